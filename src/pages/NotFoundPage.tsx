import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { MessagePage } from "./frame/MessagePage.tsx";

/** Shown for unknown addresses. */
export function NotFoundPage() {
  return (
    <MessagePage
      mood="lost"
      title="404 Page Not Found"
      text="There is nothing at this address. Maybe it was moved, or there is a typo in it."
    >
      <ButtonLink variant="primary" to="/">
        Go to the home page
      </ButtonLink>
    </MessagePage>
  );
}

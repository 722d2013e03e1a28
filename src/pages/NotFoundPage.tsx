import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { MessagePage } from "./frame/MessagePage.tsx";

/** Shown for unknown addresses. */
export function NotFoundPage() {
  return (
    <MessagePage
      mood="lost"
      title="404 Page Not Found"
      sentence="We couldn't find that page."
      text="Check the address, or go home."
    >
      <ButtonLink variant="primary" to="/">
        Go to the home page
      </ButtonLink>
    </MessagePage>
  );
}

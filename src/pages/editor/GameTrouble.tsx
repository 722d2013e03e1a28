/** A game that cannot be shown: one plain sentence and a way on (spec §8, details §16). */
import { RequestFailed } from "../../browser/request.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MessagePage } from "../frame/MessagePage.tsx";
import { useMe } from "../useMe.ts";

export interface GameTroubleProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

export function GameTrouble({ failure, onRetry }: GameTroubleProps) {
  const me = useMe();
  return (
    <MessagePage title={plainSentence(failure)}>
      <ButtonLink look="primary" to={me ? "/dashboard" : "/explore"}>
        {me ? "Go to My Games" : "Explore other games"}
      </ButtonLink>
      {mayPass(failure) && <Button onClick={onRetry}>Try again</Button>}
    </MessagePage>
  );
}

function plainSentence(failure: Error): string {
  const unknown = failure instanceof RequestFailed && failure.status === 404;
  return unknown ? "Sorry, this world could not be found." : failure.message;
}

/** The line may come back; a missing or damaged game stays so. */
function mayPass(failure: Error): boolean {
  return failure instanceof RequestFailed && failure.status !== 404;
}

/** A game that cannot be shown: one plain sentence and a way on (spec §8, details §16). */
import { RequestFailed } from "../../browser/request.ts";
import { UnreadableWorld } from "../../migrate/UnreadableWorld.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MessagePage } from "../frame/MessagePage.tsx";
import { useMe } from "../useMe.ts";
import { NotYourGame } from "./openGame.ts";

const NOT_FOUND = "Sorry, this world could not be found.";

export interface GameTroubleProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

export function GameTrouble({ failure, onRetry }: GameTroubleProps) {
  const me = useMe();
  return (
    <MessagePage mood={isUnknown(failure) ? "lost" : "broken"} title={plainSentence(failure)}>
      <ButtonLink look="primary" to={me ? "/dashboard" : "/explore"}>
        {me ? "Go to My Games" : "Explore other games"}
      </ButtonLink>
      {mayPass(failure) && <Button onClick={onRetry}>Try again</Button>}
    </MessagePage>
  );
}

function plainSentence(failure: Error): string {
  if (isUnknown(failure)) return NOT_FOUND;
  const speaksPlainly = failure instanceof RequestFailed || failure instanceof UnreadableWorld;
  return speaksPlainly ? failure.message : "This game could not be opened: something in it is damaged.";
}

function isUnknown(failure: Error): boolean {
  return failure instanceof NotYourGame || (failure instanceof RequestFailed && failure.status === 404);
}

/** The line may come back; a missing or damaged game stays so. */
function mayPass(failure: Error): boolean {
  return failure instanceof RequestFailed && failure.status !== 404;
}

import { useState } from "react";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import { AlertDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { useMe } from "../useMe.ts";
import { leaveClass } from "./leaveClass.ts";

/** Two ways out: one press for a child who sits down after another one, and one for a child who is done and may still have something to save. */
export function LeaveClass() {
  const myId = useMe()?.id ?? "";
  const [isAsking, setAsking] = useState(false);
  const finish = async () => {
    if (await hasUnsaved(myId)) setAsking(true);
    else await leaveClass();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void leaveClass()}>
        That's not me
      </Button>
      <Button onClick={() => void finish()}>I'm done</Button>
      {isAsking && (
        <AlertDialog
          title="Leave now?"
          onClose={() => setAsking(false)}
          answers={
            <>
              <Button onClick={() => void leaveClass()}>Leave</Button>
              <Button variant="primary" data-first="" onClick={() => setAsking(false)}>
                Stay
              </Button>
            </>
          }
        >
          <p>Some of your work isn't saved yet. It stays on this computer until you sign in here again.</p>
        </AlertDialog>
      )}
    </>
  );
}

/** A browser that keeps nothing has nothing to ask about. */
async function hasUnsaved(userId: string): Promise<boolean> {
  const newest = await recoveryStore.newestOfGames(userId).catch(() => []);
  return newest.some(({ isSaved }) => !isSaved);
}

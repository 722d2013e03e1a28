import { Hand } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { after } from "../../../browser/timers.ts";
import { Button } from "../../../widgets/Button.tsx";
import styles from "./InLesson.module.css";
import { lessonNow, moveHand } from "./lessonNow.ts";

/** How long a child can read where the hand is seen. */
const SAID_MS = 6000;

/** A child asks for the teacher. The teacher's look takes the hand down, and so does the child. */
export function HandUp() {
  const now = useStore(lessonNow, (state) => state.now);
  const isTold = useStore(lessonNow, ({ handToTell }) => handToTell === null);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => (isSaid ? after(SAID_MS, () => setSaid(false)) : undefined), [isSaid]);
  if (!now) return null;
  const isUp = now.handIsUp;
  const raise = () => {
    moveHand(!isUp);
    setSaid(!isUp);
  };
  return (
    <span className={styles.hand}>
      <Button
        variant={isUp ? "sunny" : "plain"}
        aria-label={isUp ? "Hand is up" : "Hand up"}
        aria-pressed={isUp}
        onClick={raise}
      >
        <Hand size={20} aria-hidden="true" /> <span className={styles.handWord}>{isUp ? "Hand is up" : "Hand up"}</span>
      </Button>
      <span className={styles.handSaid} role="status">
        {isSaid &&
          isUp &&
          isTold &&
          (now.hasWall ? "Your teacher can see your hand." : "Your teacher will see it when they look.")}
      </span>
    </span>
  );
}

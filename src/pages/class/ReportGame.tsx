import { Flag } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { reportGame } from "../../api/classCalls.ts";
import type { Reason } from "../../api/operations.ts";
import type { WorldCard } from "../../api/wire.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { usePupil } from "../useMe.ts";
import { ReportDialog } from "./ReportDialog.tsx";
import { useAct } from "./useAct.ts";

/** A way to say that a game is not all right: to the teacher in a class, elsewhere to whoever runs the site. */
export function ReportGame({ world: { id, name } }: { readonly world: Pick<WorldCard, "id" | "name"> }) {
  const navigate = useNavigate();
  const isInClass = usePupil() !== null;
  const [isAsking, setAsking] = useState(false);
  const { message, act } = useAct();
  const to = isInClass ? "your teacher" : "a grown-up of this site";
  const report = (reason: Reason) =>
    act(async () => {
      setAsking(false);
      await reportGame({ worldId: id, reason });
      announce(`Thank you. Now ${to} looks at it.`);
      void navigate(isInClass ? "/gallery" : "/explore");
    });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <Flag size={16} aria-hidden="true" /> Report this game
      </Button>
      {message && <p role="alert">{message}</p>}
      {isAsking && (
        <ReportDialog name={name} to={to} onReport={(reason) => void report(reason)} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

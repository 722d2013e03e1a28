import { useCallback, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Report } from "../../api/operations.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { useLoaded } from "../useLoaded.ts";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { ReportedGame } from "./ReportedGame.tsx";
import { useAct } from "./useAct.ts";

/** What children of the class reported. The game is out of the sight of whoever did. */
export function ReportsDialog({ of: { id }, onClose }: ClassDialogProps) {
  const { loaded, retry, update } = useLoaded(useCallback(() => teacher.reports(id), [id]));
  const { message, act } = useAct();
  const close = (reportId: string) =>
    act(async () => {
      await teacher.closeReport(id, reportId);
      update((reports) => reports.filter((report) => report.id !== reportId));
    });
  /** The name of the game that was taken down last. */
  const [down, setDown] = useState<string | null>(null);
  const takeDown = ({ id: reportId, game }: Report) =>
    act(async () => {
      await teacher.changeGame(id, game.id, { isShown: false, isLetOut: false });
      await teacher.closeReport(id, reportId);
      update((reports) => reports.filter((report) => report.id !== reportId));
      setDown(shownName(game.name));
    });
  return (
    <Dialog open title="Reports" width={760} onClose={onClose}>
      {message && <Banner tone="danger">{message}</Banner>}
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {down !== null && (
        <Banner>
          {down} is taken down: only its maker and you see it. You can hang it up again in Games of the class.
        </Banner>
      )}
      {loaded.status === "ready" && loaded.value.length === 0 && (
        <p>{down === null ? "Nothing was reported." : "Nothing more was reported."}</p>
      )}
      {loaded.status === "ready" && (
        <ul>
          {loaded.value.map((report) => (
            <ReportedGame key={report.id} report={report}>
              <Button
                wide
                aria-label={`Take it down: ${shownName(report.game.name)}`}
                onClick={() => void takeDown(report)}
              >
                Take it down
              </Button>
              <Button
                wide
                aria-label={`It's fine: ${shownName(report.game.name)}`}
                onClick={() => void close(report.id)}
              >
                It's fine
              </Button>
            </ReportedGame>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

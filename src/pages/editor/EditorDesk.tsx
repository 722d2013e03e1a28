/** Where everything of the editor lies (details §2): toolbar, stage over library, inspector at the side. */
import { BookOpen, X } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { Inspector } from "../../panels/inspector/Inspector.tsx";
import { Library } from "../../panels/library/Library.tsx";
import { Modals } from "../../panels/modals/Modals.tsx";
import { NoticeBar } from "../../panels/notice/NoticeBar.tsx";
import { Toolbar } from "../../panels/toolbar/Toolbar.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./EditorDesk.module.css";
import { StagePlace } from "./StagePlace.tsx";
import { usePublishing } from "./usePublishing.ts";

export function EditorDesk({ record }: { readonly record: WorldRecord }) {
  const navigate = useNavigate();
  const publishing = usePublishing(record);
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <div className={styles.desk}>
      <Toolbar
        onPlayerView={() => void navigate(`/play/${record.id}`)}
        onExit={() => void navigate("/dashboard")}
        publishing={publishing}
      />
      <main className={styles.column}>
        <StagePlace />
        <Library />
      </main>
      <div className={styles.sheetButton}>
        <Button look="primary" size="small" aria-expanded={sheetOpen} onClick={() => setSheetOpen(true)}>
          <BookOpen size={18} aria-hidden="true" /> Rules
        </Button>
      </div>
      <aside
        className={styles.inspector}
        data-open={sheetOpen}
        aria-label="Inspector"
        onKeyDown={({ key }) => key === "Escape" && setSheetOpen(false)}
      >
        <div className={styles.sheetClose}>
          <IconButton
            icon={<X size={20} aria-hidden="true" />}
            name="Close the inspector"
            onClick={() => setSheetOpen(false)}
          />
        </div>
        <ErrorBoundary>
          <Inspector />
        </ErrorBoundary>
      </aside>
      <ErrorBoundary>
        <Modals />
      </ErrorBoundary>
      <NoticeBar />
    </div>
  );
}

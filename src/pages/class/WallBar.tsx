import {
  Download,
  Ellipsis,
  FlagTriangleRight,
  KeyRound,
  Pause,
  Play,
  Presentation,
  Projector,
  QrCode,
  Send,
  Trash2,
  Users,
  X,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { teacher } from "../../api/classCalls.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { NameNib } from "./ClassPicture.tsx";
import { useCardsToPrint } from "./cardsToPrint.ts";
import { shownCode } from "./classPaths.ts";
import type { UpdateWall, WallNow } from "./useWall.ts";
import styles from "./Wall.module.css";

/** What opens over the wall. */
export type DialogOfWall = "code" | "names" | "handOut" | "games" | "collect" | "reports" | "print" | "wipe";

interface WallBarProps {
  readonly wall: WallNow;
  readonly update: UpdateWall;
  readonly isProjected: boolean;
  readonly onProject: () => void;
  readonly onShow: () => void;
  readonly onDialog: (dialog: DialogOfWall) => void;
}

/** The bar over the wall: the code at the left, and at the right what is done with everybody at once. */
export function WallBar(props: WallBarProps) {
  const { wall, isProjected, onProject, onDialog } = props;
  const { name, code, openUntil } = wall.class;
  return (
    <header className={styles.bar} data-paused={wall.lesson.isPaused}>
      <Link to="/dashboard" className={styles.home} aria-label="My Games">
        <NameNib place={0} size={40} />
      </Link>
      <h1 className={styles.className}>{name}</h1>
      <button
        type="button"
        className={styles.code}
        aria-label={`Class code ${shownCode(code)}: ${openUntil ? "the door is open" : "the door is shut"}`}
        onClick={() => onDialog("code")}
      >
        {shownCode(code)} <QrCode size={18} aria-hidden="true" />
        <span className={styles.door} data-open={openUntil !== null}>
          {openUntil ? "Open" : "Shut"}
        </span>
      </button>
      {isProjected ? <LeaveProjector onLeave={onProject} /> : <Acts {...props} />}
    </header>
  );
}

/** The way out, by Escape too, has the focus. */
function LeaveProjector({ onLeave }: { readonly onLeave: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.acts}>
      <Button ref={button} onClick={onLeave} onKeyDown={({ key }) => key === "Escape" && onLeave()}>
        <X size={18} aria-hidden="true" /> Leave projector view
      </Button>
    </div>
  );
}

function Acts({ wall, update, onProject, onShow, onDialog }: WallBarProps) {
  const { id } = wall.class;
  const { isPaused } = wall.lesson;
  const { cards } = useCardsToPrint(id);
  const pause = () => {
    update({ lesson: { ...wall.lesson, isPaused: !isPaused } });
    void teacher.setLesson(id, { isPaused: !isPaused }).catch(() => update({ lesson: wall.lesson }));
  };
  return (
    <div className={styles.acts}>
      {isPaused && <strong className={styles.paused}>{pausedWords(countOf(wall))}</strong>}
      <Button variant="sunny" aria-label="Everybody look here" onClick={onShow}>
        <Presentation size={18} aria-hidden="true" /> <span className={styles.word}>Everybody look here</span>
      </Button>
      <Button aria-label={isPaused ? "Go on" : "Pause all"} aria-pressed={isPaused} onClick={pause}>
        {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}{" "}
        <span className={styles.word}>{isPaused ? "Go on" : "Pause all"}</span>
      </Button>
      <Button aria-label="Hand out" onClick={() => onDialog("handOut")}>
        <Send size={18} aria-hidden="true" /> <span className={styles.word}>Hand out</span>
      </Button>
      <Button aria-label="Collect" onClick={() => onDialog("collect")}>
        <Download size={18} aria-hidden="true" /> <span className={styles.word}>Collect</span>
      </Button>
      <Menu align="end" trigger={<IconButton raised icon={<Ellipsis size={20} aria-hidden="true" />} name="More" />}>
        <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={() => onDialog("names")}>
          Names and pictures
        </MenuItem>
        <MenuItem icon={<KeyRound size={18} aria-hidden="true" />} onSelect={() => onDialog("print")}>
          {cards.length === 0 ? "Print cards to sign in" : `Print cards to sign in (${cards.length} ready)`}
        </MenuItem>
        <MenuItem icon={<Play size={18} aria-hidden="true" />} onSelect={() => onDialog("games")}>
          Games of the class
        </MenuItem>
        <MenuItem icon={<FlagTriangleRight size={18} aria-hidden="true" />} onSelect={() => onDialog("reports")}>
          {wall.reports === 0 ? "Reports" : `Reports (${wall.reports})`}
        </MenuItem>
        <MenuItem icon={<Projector size={18} aria-hidden="true" />} onSelect={onProject}>
          Projector view
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={() => onDialog("wipe")}>
          End of the year
        </MenuItem>
      </Menu>
    </div>
  );
}

function pausedWords(count: number): string {
  return count === 1 ? "1 child is paused." : `${count} children are paused.`;
}

function countOf({ tiles }: WallNow): number {
  return tiles.filter(({ isHere }) => isHere).length;
}

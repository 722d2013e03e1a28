import { ChevronRight, Clapperboard, Globe, Lock, Printer, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { DataPicture } from "../../pictures/DataPicture.tsx";
import { useStagePicture } from "../../pictures/StageDrawing.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { Pane } from "./Pane.tsx";
import type { SharedGame, WayOut } from "./SharedGame.ts";
import styles from "./ShareList.module.css";

/** The small picture of the stage, CSS px; what is higher is cut off. */
const PICTURE = { width: 60, height: 40 };

export interface ShareListProps {
  readonly game: SharedGame;
  /** Has the focus at first. */
  readonly first: WayOut;
  readonly onChoose: (way: WayOut) => void;
}

/** The ways to share a game, one below the other: first the file, which needs no network and shows nobody's name to strangers. */
export function ShareList({ game, first, onChoose }: ShareListProps) {
  const row = (way: WayOut) => ({ isFirst: way === first, onPress: () => onChoose(way) });
  return (
    <Pane title={game.isMine ? "Share your game" : "Share this game"}>
      <div className={styles.rows}>
        <Row {...row("file")} sign={<Globe size={40} />} tone="file" title="Web page file">
          Plays on any computer. No internet needed.
        </Row>
        <Row {...row("picture")} sign={<StagePicture />} tone="picture" title="Picture">
          A picture with the game inside.
        </Row>
        {game.film && (
          <Row {...row("film")} sign={<Clapperboard size={40} />} tone="film" title="Film">
            {game.isMine ? "The last seconds of your game." : "The last seconds you played."}
          </Row>
        )}
        {!game.isInClass && (
          <Row {...row("link")} sign={<QrCode size={44} />} tone="link" title="Link" pill={pillOf(game)}>
            Play it on another screen.
          </Row>
        )}
        <Row {...row("print")} sign={<Printer size={40} />} tone="print" title="Print the rules">
          {game.isMine ? "Your rules as a comic on paper." : "The rules as a comic on paper."}
        </Row>
      </div>
    </Pane>
  );
}

function pillOf({ record, isPublished }: SharedGame): string | null {
  if (isLocalId(record.id)) return "Account first";
  return isPublished ? null : "Publish first";
}

interface RowProps {
  readonly sign: ReactNode;
  /** The color behind the sign. */
  readonly tone: WayOut;
  readonly title: string;
  /** What has to be done before. */
  readonly pill?: string | null;
  readonly children: ReactNode;
  readonly isFirst: boolean;
  readonly onPress: () => void;
}

function Row({ sign, tone, title, pill = null, children, isFirst, onPress }: RowProps) {
  return (
    <button type="button" className={styles.row} data-first={isFirst || undefined} onClick={onPress}>
      <span className={styles.sign} data-tone={tone} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.hint}>{children}</span>
      </span>
      {pill !== null && (
        <span className={styles.pill}>
          <Lock size={15} strokeWidth={2.4} aria-hidden="true" /> {pill}
        </span>
      )}
      <ChevronRight className={styles.arrow} size={24} aria-hidden="true" />
    </button>
  );
}

function StagePicture() {
  const editor = useEditor();
  const { characters, world } = editor.store.getState().document;
  const stage = currentStage(world) ?? null;
  const url = useStagePicture(stage, characters, PICTURE.width);
  const height = stage ? (PICTURE.width * stage.height) / stage.width : PICTURE.height;
  return (
    <span className={styles.picture}>
      <DataPicture url={url} width={PICTURE.width} height={height} />
    </span>
  );
}

import { useEffect } from "react";
import type { PupilStatus } from "../../../api/classes.ts";
import { every } from "../../../browser/timers.ts";
import type { Editor } from "../../../editor/Editor.ts";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import { drawStageThumbnail } from "../../../pictures/thumbnail.ts";
import { lessonNow, tellWall } from "./lessonNow.ts";
import { StuckWatch } from "./StuckWatch.ts";

/** How often the wall may hear of this child. Nothing is told while nothing changes. */
const LOOK_MS = 1000;
/** How often it may get a picture, and how wide that is: for a tile, and while the teacher looks closely. */
const FOR_TILE = { everyMs: 4000, width: 320 };
const FOR_LOOK = { everyMs: LOOK_MS, width: 640 };

/** Tells the teacher's wall what this child does and what is on the stage. Nothing of it runs in a tick. */
export function useStatus(worldId: string): void {
  const editor = useEditor();
  useEffect(() => {
    const teller = new Teller(editor, worldId);
    const ends = [
      every(LOOK_MS, () => void teller.look()),
      lessonNow.subscribe(({ isConnected, now, handToTell }, before) => {
        // The server may be another one, or have started again: it hears everything.
        if (isConnected && !before.isConnected) teller.tellAll();
        else if (handToTell !== null && handToTell !== before.handToTell) void teller.look();
        if (now?.isLookedAt && !before.now?.isLookedAt) teller.showClosely();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor, worldId]);
}

class Teller {
  readonly #editor: Editor;
  readonly #worldId: string;
  readonly #stuck = new StuckWatch();
  #told = "";
  #pictured: unknown = null;
  #picturedAt = 0;
  #isTelling = false;

  constructor(editor: Editor, worldId: string) {
    this.#editor = editor;
    this.#worldId = worldId;
  }

  tellAll(): void {
    this.#told = "";
    this.#pictured = null;
    this.#picturedAt = 0;
  }

  /** The picture that a tile has is too small to look at closely. */
  showClosely(): void {
    this.#pictured = null;
    this.#picturedAt = 0;
    void this.look();
  }

  async look(): Promise<void> {
    const { isConnected, handToTell } = lessonNow.getState();
    if (this.#isTelling || !isConnected || document.hidden) return;
    this.#isTelling = true;
    const status = this.#status();
    const picture = await this.#newPicture();
    const text = JSON.stringify(status);
    if (picture !== null || text !== this.#told || handToTell !== null) {
      const isHeard = await tellWall(picture === null ? status : { ...status, picture });
      if (isHeard) this.#told = text;
    }
    this.#isTelling = false;
  }

  #status(): PupilStatus {
    const { document: game, playback } = this.#editor.store.getState();
    const rule = this.#stuck.look(Date.now(), this.#editor);
    const doing = rule !== null ? "stuck" : playback.running ? "playing" : "making";
    return { doing, rule: rule ?? "", worldId: this.#worldId, worldName: game.world.metadata.name };
  }

  /** Null while the stage looks the same, and not more often than the wall needs. */
  async #newPicture(): Promise<string | null> {
    const { playback, store } = this.#editor;
    const stage = playback.live.stage();
    const { everyMs, width } = lessonNow.getState().now?.isLookedAt ? FOR_LOOK : FOR_TILE;
    if (!stage || stage === this.#pictured || Date.now() - this.#picturedAt < everyMs) return null;
    this.#pictured = stage;
    this.#picturedAt = Date.now();
    return drawStageThumbnail(stage, store.getState().document.characters, width);
  }
}

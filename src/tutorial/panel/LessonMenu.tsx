import { ArrowLeft, ChevronsDownUp, Ellipsis, LogOut, SkipForward, Volume2, VolumeX } from "lucide-react";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { onSoundChange, type SoundSettings, setSoundSettings, soundSettings } from "../../browser/sound.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { offeredWith } from "../lessons/sets.ts";
import type { Lessons } from "../runner/Lessons.ts";
import type { LessonView } from "../runner/LessonView.ts";
import { boxOf, overlaps, type PageBox } from "./boxes.ts";
import styles from "./Tutorial.module.css";

export interface LessonMenuProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
  /** What Nib points at. */
  readonly targets: readonly PageBox[];
}

/**
 * One step back or ahead, the list of lessons, the sound, and folding or leaving the lesson. A press or Tab elsewhere closes it. Not a Radix menu: its portal would lie outside the lesson's
 * layer, from which an open dialog takes the focus back.
 */
export function LessonMenu(props: LessonMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const side = useFreeSide(list, isOpen, props.targets);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useEscapeFirst(() => {
    const isHere = isOpen && menu.current?.contains(document.activeElement) === true;
    if (isHere) close();
    return isHere;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeElsewhere, { capture: true });
    document.addEventListener("focusin", closeElsewhere);
    return () => {
      document.removeEventListener("pointerdown", closeElsewhere, { capture: true });
      document.removeEventListener("focusin", closeElsewhere);
    };
  }, [isOpen]);
  return (
    <div ref={menu} className={styles.menuAnchor}>
      <IconButton
        ref={opener}
        icon={<Ellipsis size={20} aria-hidden="true" />}
        name="More about the lesson"
        tooltipSide="top"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div ref={list} id={id} className={styles.menu} data-side={side}>
          <Entries {...props} onDone={close} />
        </div>
      )}
    </div>
  );
}

type SideOfBar = "left" | "right";

/** The right end of the bar, over the button of the menu, unless the menu would cover what Nib points at and would not at the left end. */
function useFreeSide(list: RefObject<HTMLElement | null>, isOpen: boolean, targets: readonly PageBox[]): SideOfBar {
  const [side, setSide] = useState<SideOfBar>("right");
  useLayoutEffect(() => {
    const bar = list.current?.closest("section");
    if (!isOpen || !list.current || !bar) return;
    const [menu, { left, width }] = [boxOf(list.current), boxOf(bar)];
    const covers = (at: number) => targets.some((target) => overlaps(target, { ...menu, left: at }));
    setSide(covers(left + width - menu.width) && !covers(left) ? "left" : "right");
  }, [list, isOpen, targets]);
  return side;
}

function Entries({ lessons, view, onDone }: LessonMenuProps & { readonly onDone: () => void }) {
  const then = (call: () => void) => () => {
    call();
    onDone();
  };
  return (
    <>
      <div className={styles.menuRow}>
        <Button size="small" variant="plain" disabled={!view.canGoBack} onClick={then(() => lessons.back())}>
          <ArrowLeft size={16} aria-hidden="true" /> Step back
        </Button>
        <Button size="small" variant="plain" onClick={then(() => lessons.skip())}>
          <SkipForward size={16} aria-hidden="true" /> Skip this
        </Button>
      </div>
      <ol className={styles.lessons} aria-label="Lessons">
        {offeredWith(view.set).map(({ set, lesson, title }) => (
          <li key={title}>
            <button
              type="button"
              className={styles.lesson}
              aria-current={set === view.set && lesson === view.lesson ? "step" : undefined}
              onClick={then(() => lessons.choose(set, lesson))}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      <SoundRow />
      <div className={styles.menuRow}>
        <Button size="small" variant="plain" onClick={() => lessons.fold(true)}>
          <ChevronsDownUp size={16} aria-hidden="true" /> Fold away
        </Button>
        <Button size="small" variant="plain" onClick={() => lessons.leave()}>
          <LogOut size={16} aria-hidden="true" /> Leave lesson
        </Button>
      </div>
    </>
  );
}

function SoundRow() {
  const sound = useSound();
  const Icon = sound.isOn ? Volume2 : VolumeX;
  return (
    <div className={styles.menuRow}>
      <IconButton
        icon={<Icon size={20} aria-hidden="true" />}
        name={sound.isOn ? "Turn the sound off" : "Turn the sound on"}
        tooltipSide="top"
        onClick={() => sound.turn(!sound.isOn)}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label="Volume"
        min={0}
        max={100}
        step={10}
        value={sound.volume}
        disabled={!sound.isOn}
        onChange={(event) => sound.setVolume(Number(event.target.value))}
      />
    </div>
  );
}

interface SoundChoice extends SoundSettings {
  readonly turn: (on: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

/** Whether sound is on, and its volume: one setting for this browser. */
function useSound(): SoundChoice {
  const sound = useSyncExternalStore(onSoundChange, soundSettings);
  return {
    ...sound,
    turn: (isOn) => setSoundSettings({ ...soundSettings(), isOn }),
    setVolume: (volume) => setSoundSettings({ ...soundSettings(), volume }),
  };
}

import { Check, Mic, Play, Square } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { barsOf } from "../../../audio/bars.ts";
import { keptSound, SECONDS_MAX } from "../../../audio/keptWave.ts";
import { cut, evened, PEAK, type Span, soundingPart } from "../../../audio/loudness.ts";
import type { HeardSound } from "../../../browser/microphone.ts";
import type { OwnSound } from "../../../editor/actions/SoundActions.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Field } from "../../../widgets/Field.tsx";
import { NibSays } from "./NibSays.tsx";
import frame from "./SoundsDialog.module.css";
import styles from "./TrimPane.module.css";
import { useHearing } from "./useHearing.ts";
import { VoiceBox } from "./VoiceBox.tsx";
import { WaveTrimmer } from "./WaveTrimmer.tsx";

const BARS = 86;

export interface TrimPaneProps {
  readonly sound: HeardSound;
  readonly name: string;
  readonly onAgain: () => void;
  /** Returns why it cannot be kept, or null. */
  readonly onKeep: (sound: OwnSound) => string | null;
  readonly onCancel: () => void;
}

/** What was recorded: cut, heard, named and kept. */
export function TrimPane({ sound, name, onAgain, onKeep, onCancel }: TrimPaneProps) {
  const { rate } = sound;
  const samples = useMemo(() => evened(sound.samples.subarray(0, SECONDS_MAX * rate), rate, 0.28), [sound, rate]);
  const bars = useMemo(() => barsOf(samples, BARS).map((level) => level / PEAK), [samples]);
  const [span, setSpan] = useState<Span>(() => soundingPart(samples, rate));
  const [typed, setTyped] = useState(name);
  const [isShared, share] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hearing = useHearing();
  const part = () => keptSound(cut(samples, rate, span), rate);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const keep = () => {
    const kept = { name: typed.trim() || name, data: part(), voice: isShared ? "yes" : "home" } as const;
    setRefusal(onKeep(kept));
  };
  const isHeard = hearing.heard !== null;
  return (
    <>
      <div className={`${frame.content} ${styles.content}`}>
        <NibSays pose="cheer" title="Got it! Pull the yellow handles to cut it.">
          Make noises. Don't say your name.
        </NibSays>
        <WaveTrimmer
          bars={bars}
          seconds={samples.length / rate}
          span={span}
          isHeard={isHeard}
          onChange={(next) => {
            hearing.stop();
            setSpan(next);
          }}
        />
        <div className={styles.buttons}>
          <Button
            ref={first}
            variant="go"
            size="large"
            onClick={() => (isHeard ? hearing.stop() : hearing.play("part", [part()]))}
          >
            {isHeard ? <Square size={20} fill="currentColor" aria-hidden="true" /> : <PlaySign />}
            {isHeard ? "Stop" : "Play"}
          </Button>
          <Button size="large" onClick={onAgain}>
            <Mic size={20} aria-hidden="true" /> Record again
          </Button>
          <span className={styles.length}>{lengthOf(span)}</span>
        </div>
        <div className={styles.name}>
          <Field label="Call it" value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
        </div>
        <VoiceBox isShared={isShared} onShare={share} />
      </div>
      <footer className={frame.foot}>
        <p role="alert">{refusal}</p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={keep}>
          <Check size={18} aria-hidden="true" /> Keep it
        </Button>
      </footer>
    </>
  );
}

export function PlaySign() {
  return <Play size={20} fill="currentColor" aria-hidden="true" />;
}

function lengthOf({ from, to }: Span): string {
  const tenths = Math.round((to - from) * 10) / 10;
  return tenths === 1 ? "1 second" : `${tenths} seconds`;
}

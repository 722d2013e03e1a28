import { ArrowLeft, Hand, Pause, Play, SkipForward, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../widgets/Button.tsx";
import { IconButton, type IconButtonProps } from "../../widgets/IconButton.tsx";
import type { Lessons } from "../runner/Lessons.ts";
import type { LessonView } from "../runner/LessonView.ts";
import styles from "./Tutorial.module.css";

export interface StepButtonsProps {
  readonly lessons: Lessons;
  readonly view: LessonView;
}

/** The buttons of a step: back, its speech, its own button, two answers, an offer or Next; and Show me. */
export function StepButtons({ lessons, view }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      {view.canGoBack && (
        <Quiet
          icon={<ArrowLeft size={20} aria-hidden="true" />}
          name="One step back in the lesson"
          onClick={() => lessons.back()}
        />
      )}
      <SpeechButton lessons={lessons} view={view} />
      <MainButtons lessons={lessons} view={view} />
      {view.gesture.length > 0 && !view.offer && (
        <Pressed variant="sunny" onPress={() => lessons.showMe()}>
          <Hand size={20} aria-hidden="true" /> <span className={styles.showWord}>Show me</span>
        </Pressed>
      )}
    </div>
  );
}

function MainButtons({ lessons, view }: StepButtonsProps) {
  const { offer, wait } = view;
  if (offer) {
    return (
      <Pressed variant="sunny" isFirst onPress={() => lessons.takeOffer()}>
        {offer.label}
      </Pressed>
    );
  }
  if (wait.kind === "button") {
    return (
      <>
        {wait.decline && (
          <Pressed variant="plain" onPress={() => lessons.leave()}>
            {wait.decline}
          </Pressed>
        )}
        <Pressed variant="sunny" isFirst onPress={() => lessons.press()}>
          {wait.label}
        </Pressed>
      </>
    );
  }
  if (wait.kind === "answer") {
    return wait.choices.map((answer, index) => (
      <Pressed key={answer} variant="sunny" isFirst={index === 0} onPress={() => lessons.answer(answer)}>
        {answer}
      </Pressed>
    ));
  }
  return (
    <Quiet
      icon={<SkipForward size={20} aria-hidden="true" />}
      name="Next"
      data-first=""
      raised
      aria-disabled={!view.canSkip}
      onClick={() => lessons.next()}
    />
  );
}

/** One button at one place, for what can be done with the speech right now. */
function SpeechButton({ lessons, view }: StepButtonsProps) {
  if (view.offer) return null;
  if (view.paused)
    return <Quiet icon={<Play size={20} aria-hidden="true" />} name="Go on speaking" onClick={() => lessons.goOn()} />;
  if (view.speaking)
    return <Quiet icon={<Pause size={20} aria-hidden="true" />} name="Pause" onClick={() => lessons.pause()} />;
  return (
    <Quiet icon={<Volume2 size={20} aria-hidden="true" />} name="Say it again" onClick={() => lessons.sayAgain()} />
  );
}

/** A mouse press leaves the focus where it was, so that a running game keeps receiving keys. */
function Quiet(props: IconButtonProps) {
  return <IconButton {...props} tooltipSide="top" onMouseDown={(event) => event.preventDefault()} />;
}

interface PressedProps {
  readonly variant: "sunny" | "plain";
  readonly isFirst?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Pressed({ variant, isFirst, onPress, children }: PressedProps) {
  return (
    <Button
      variant={variant}
      data-first={isFirst ? "" : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

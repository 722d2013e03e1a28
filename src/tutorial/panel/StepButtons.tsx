import { ArrowLeft, Hand, Pause, Play, SkipForward } from "lucide-react";
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

/** The buttons of a step: its own button, two answers, an offer, or back, pause and next; and Show me. */
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
      <MainButtons lessons={lessons} view={view} />
      {view.gesture.length > 0 && !view.offer && (
        <Pressed variant="plain" onPress={() => lessons.showMe()}>
          <Hand size={18} aria-hidden="true" /> Show me
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
        <Pressed variant="sunny" isFirst isStep onPress={() => lessons.press()}>
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
  return <SpeechButtons lessons={lessons} view={view} />;
}

function SpeechButtons({ lessons, view }: StepButtonsProps) {
  return (
    <>
      <Quiet
        icon={view.paused ? <Play size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
        name={view.paused ? "Go on speaking" : "Pause"}
        onClick={() => (view.paused ? lessons.goOn() : lessons.pause())}
      />
      <Quiet
        icon={<SkipForward size={20} aria-hidden="true" />}
        name="Next"
        data-first=""
        raised
        aria-disabled={!view.canSkip}
        onClick={() => lessons.next()}
      />
    </>
  );
}

/**
 * A mouse press leaves the focus where it was, so that a running game keeps receiving keys. The tooltip is beside the button, because Nib's
 * words are above it.
 */
function Quiet(props: IconButtonProps) {
  return <IconButton {...props} tooltipSide="right" onMouseDown={(event) => event.preventDefault()} />;
}

interface PressedProps {
  readonly variant: "sunny" | "plain";
  readonly isFirst?: boolean;
  readonly isStep?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Pressed({ variant, isFirst, isStep, onPress, children }: PressedProps) {
  return (
    <Button
      variant={variant}
      size="small"
      data-first={isFirst ? "" : undefined}
      data-step-button={isStep ? "" : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

import { Hand, Pause, Play, SkipForward, Volume2 } from "lucide-react";
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

/** The buttons of a step: its speech, its own button, two answers, an offer or Next; and Show me. */
export function StepButtons({ lessons, view }: StepButtonsProps) {
  const canShow = view.gesture.length > 0 && !view.offer;
  const isSpeechFirst = view.wait.kind === "fact" && !canShow;
  return (
    <div className={styles.buttons}>
      <SpeechButton lessons={lessons} view={view} isFirst={isSpeechFirst} />
      <MainButtons lessons={lessons} view={view} />
      {canShow && (
        <Pressed variant="sunny" isFirst onPress={() => lessons.showMe()}>
          <Hand size={20} aria-hidden="true" /> <span className={styles.showWord}>Show me</span>
        </Pressed>
      )}
    </div>
  );
}

function MainButtons({ lessons, view }: StepButtonsProps) {
  const { offer, wait } = view;
  if (offer) {
    if (offer.label === null) return null;
    return (
      <Pressed
        variant={offer.repair.kind === "closeDialog" ? "plain" : "sunny"}
        isFirst
        onPress={() => lessons.takeOffer()}
      >
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
  if (wait.kind === "fact") return null;
  return (
    <Quiet
      icon={<SkipForward size={20} aria-hidden="true" />}
      name="Next"
      data-first=""
      raised
      onClick={() => lessons.next()}
    />
  );
}

interface SpeechButtonProps extends StepButtonsProps {
  /** It is the first thing to press, because the step has no button of its own. */
  readonly isFirst: boolean;
}

/** One button at one place, for what can be done with the speech right now. */
function SpeechButton({ lessons, view, isFirst }: SpeechButtonProps) {
  if (view.offer) return null;
  const first = isFirst ? { "data-first": "" } : {};
  if (view.paused)
    return (
      <Quiet
        {...first}
        icon={<Play size={20} aria-hidden="true" />}
        name="Keep talking"
        onClick={() => lessons.goOn()}
      />
    );
  if (view.speaking)
    return (
      <Quiet {...first} icon={<Pause size={20} aria-hidden="true" />} name="Pause" onClick={() => lessons.pause()} />
    );
  return (
    <Quiet
      {...first}
      icon={<Volume2 size={20} aria-hidden="true" />}
      name="Say it again"
      onClick={() => lessons.sayAgain()}
    />
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

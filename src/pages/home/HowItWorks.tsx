/** The product in three steps. */
import { Clapperboard, Grid2x2Plus, type LucideIcon, Play } from "lucide-react";
import styles from "../HomePage.module.css";

interface Step {
  readonly Icon: LucideIcon;
  readonly look: string | undefined;
  readonly title: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  {
    Icon: Grid2x2Plus,
    look: styles.place,
    title: "Put it on the grid",
    text: "Pick a hero, a bee, a boulder, a door. Drag them onto your stage, wherever you like.",
  },
  {
    Icon: Clapperboard,
    look: styles.act,
    title: "Act it out",
    text: "Here is the picture before, there is the picture after. Move things in the second one, and that is your rule.",
  },
  {
    Icon: Play,
    look: styles.play,
    title: "Press Play",
    text: "Everybody on the stage follows your rules. Step back, change your mind, then share it with your friends.",
  },
];

export function HowItWorks() {
  return (
    <section className={styles.how}>
      <h2>Games you teach, not type</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ Icon, look, title, text }) => (
          <li key={title} className={styles.step}>
            <span className={[styles.mark, look].join(" ")}>
              <Icon size={28} strokeWidth={2.4} aria-hidden="true" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

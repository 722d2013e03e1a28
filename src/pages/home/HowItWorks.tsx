import styles from "./Home.module.css";

interface Step {
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  {
    picture: "/ui/step-draw.png",
    title: "Draw it",
    text: "Paint your own characters, dot by dot, or pick a hero, a bee or a boulder that is ready. Put them on the grid.",
  },
  {
    picture: "/ui/step-act.png",
    title: "Act it out",
    text: "On the left is what happens before. On the right you show what happens after. That is a rule, and you made it.",
  },
  {
    picture: "/ui/step-play.png",
    title: "Play it",
    text: "Press Play, and everybody follows your rules. Step back, change your mind, and show your friends.",
  },
];

export function HowItWorks() {
  return (
    <section className={styles.section}>
      <h2>Games you teach, not type</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ picture, title, text }) => (
          <li key={title} className={styles.step}>
            <img src={picture} alt="" width={320} height={200} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

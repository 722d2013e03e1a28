/** Games a child could make, as pictures. */
import styles from "./Home.module.css";

const IDEAS = [
  { picture: "/ui/idea-maze.png", title: "A maze", text: "Find the key before the ghost finds you." },
  { picture: "/ui/idea-garden.png", title: "A garden", text: "Where it rains, something grows." },
  { picture: "/ui/idea-space.png", title: "A flight", text: "Steer between the rocks to the star." },
  { picture: "/ui/idea-dragon.png", title: "An adventure", text: "Three hearts, one dragon, one treasure." },
] as const;

export function GameIdeas() {
  return (
    <div className={styles.band}>
      <section className={styles.section}>
        <h2>What will you make?</h2>
        <ul className={styles.ideas}>
          {IDEAS.map(({ picture, title, text }) => (
            <li key={title}>
              <img src={picture} alt="" width={320} height={200} loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

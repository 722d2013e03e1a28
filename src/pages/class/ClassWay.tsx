import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useMe } from "../useMe.ts";
import styles from "./ClassWay.module.css";
import { useHasClasses } from "./hasClasses.ts";
import { doorPath } from "./pictures.ts";
import { rememberedClass } from "./rememberedClass.ts";

/**
 * The way to a class from the home page; nothing where nobody may make classes. A device that knows its class leads right there. Links alone,
 * because every visitor of the home page loads them.
 */
export function ClassWay() {
  const hasClasses = useHasClasses();
  const isSignedIn = useMe() !== null;
  if (!hasClasses || isSignedIn) return null;
  const known = rememberedClass();
  return (
    <p className={styles.way}>
      {known ? (
        <ButtonLink to={doorPath(known)}>Go to your class</ButtonLink>
      ) : (
        <ButtonLink to="/class">I have a class code</ButtonLink>
      )}
    </p>
  );
}

import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useMe } from "../useMe.ts";
import styles from "./ClassWay.module.css";
import { doorPath } from "./pictures.ts";
import { rememberedClass } from "./rememberedClass.ts";

/** The way to a class from the home page, for children who are not signed in. A device that knows its class leads right there. */
export function ClassWay() {
  const isSignedIn = useMe() !== null;
  if (isSignedIn) return null;
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

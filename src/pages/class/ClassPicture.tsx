import type { CSSProperties } from "react";
import styles from "./ClassPicture.module.css";
import { placeOf } from "./pictures.ts";

/** One of the pictures that a child taps; what is around it says its name. */
export function ClassPicture({ picture }: { readonly picture: number }) {
  return <span className={styles.picture} style={placeOf(picture) as CSSProperties} aria-hidden="true" />;
}

/** Nib in a color that follows the place in the list of names, never anything secret. */
export function NameNib({ place, size = 54 }: { readonly place: number; readonly size?: number }) {
  const style = { "--turn": `${(place * 47) % 360}deg` } as CSSProperties;
  return (
    <img
      src="/ui/logo.png"
      srcSet="/ui/logo@2x.png 2x"
      alt=""
      width={size}
      height={size}
      className={styles.nib}
      style={style}
    />
  );
}

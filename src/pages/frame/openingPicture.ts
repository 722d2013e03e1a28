/** The picture of a game that is seen while its editor is on its way. Shown without React, which comes with the editor. */
import styles from "./OpeningPicture.module.css";

interface OpeningPicture {
  /** The address of the page that is opened. */
  readonly path: string;
  readonly picture: string;
}

let opening: OpeningPicture | null = null;

/** Shows a picture, a URL of this site, in `place`, until the page at `path` takes the place. Rejects if it cannot be decoded. */
export async function showOpeningPicture(place: Element, { path, picture }: OpeningPicture): Promise<void> {
  const image = new Image();
  image.className = styles.picture ?? "";
  image.alt = "";
  image.src = picture;
  await image.decode();
  // On a slow machine the page may come first. Replacing what React has drawn would break the page.
  if (place.hasChildNodes()) return;
  opening = { path, picture };
  const middle = document.createElement("div");
  middle.className = styles.place ?? "";
  middle.append(image);
  place.replaceChildren(middle);
}

/** The picture that is shown while the page at `path` is opened; null if there is none. */
export function openingPictureAt(path: string): string | null {
  return opening?.path === path ? opening.picture : null;
}

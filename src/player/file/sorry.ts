import { element } from "../elements.ts";
import styles from "./File.module.css";

/** In the place of a game that cannot be shown. */
export function showSorry(page: HTMLElement): void {
  const said = element("p", styles.sorry, "This file is damaged, so the game can't play. Please ask for a new file.");
  said.setAttribute("role", "alert");
  page.append(said);
}

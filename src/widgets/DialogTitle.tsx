/** The name of a dialog that lays out its own head (see `Dialog`). */
import { Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import styles from "./Dialog.module.css";

export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Title className={styles.title}>{children}</Title>;
}

import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface TabPage<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** Names the list of tabs for screen readers. */
  readonly name: string;
  readonly pages: readonly TabPage<Key>[];
  readonly shown: Key;
  readonly onShow: (key: Key) => void;
}

/** A panel with several pages, one of which is shown. */
export function Tabs<Key extends string>({ name, pages, shown, onShow }: TabsProps<Key>) {
  const show = (key: string) => {
    const page = pages.find((candidate) => candidate.key === key);
    if (page) onShow(page.key);
  };
  return (
    <Root className={styles.tabs} value={shown} onValueChange={show}>
      <List className={styles.list} aria-label={name}>
        {pages.map(({ key, label }) => (
          // Only the chosen tab is a tab stop, also after the page has changed it: focusing another one would choose it.
          <Trigger key={key} value={key} className={styles.tab} tabIndex={key === shown ? 0 : -1}>
            {label}
          </Trigger>
        ))}
      </List>
      {pages.map(({ key, content }) => (
        <Content key={key} value={key} className={styles.panel} tabIndex={-1}>
          {content}
        </Content>
      ))}
    </Root>
  );
}

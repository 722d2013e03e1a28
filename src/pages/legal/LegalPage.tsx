/** A page of plain words about rights and duties: a heading, when it was last changed, and sections that links can lead to. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import page from "../frame/Page.module.css";
import { usePageTitle } from "../frame/usePageTitle.ts";
import styles from "./LegalPage.module.css";

export interface LegalPageProps {
  readonly title: string;
  /** The whole page in two or three sentences. */
  readonly inShort: ReactNode;
  readonly children: ReactNode;
}

const LAST_CHANGED = "21 November 2026";

export function LegalPage({ title, inShort, children }: LegalPageProps) {
  usePageTitle(title);
  return (
    <main className={page.page}>
      <article className={styles.words}>
        <h1 className={page.title}>{title}</h1>
        <p className={styles.date}>Last changed on {LAST_CHANGED}.</p>
        <div className={styles.short}>{inShort}</div>
        {children}
      </article>
    </main>
  );
}

export interface LegalSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The page comes after the address was read, so whoever was sent to this section is brought to it now. */
export function LegalSection({ id, title, children }: LegalSectionProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import page from "../frame/Page.module.css";
import { usePageTitle } from "../frame/pageTitle.ts";
import styles from "./LegalPage.module.css";

export interface LegalPageProps {
  readonly title: string;
  /** A summary of the page in two or three sentences. */
  readonly inShort: ReactNode;
  readonly children: ReactNode;
}

const LAST_CHANGED = "November 27, 2026";

/** A legal page: a heading, the date of the last change, a summary, and sections with anchors. */
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

/** Scrolls to the section in the address, because the page is rendered after the browser tried to do so. */
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

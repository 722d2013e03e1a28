import { useLocation, useNavigate } from "react-router";
import { Disclosure } from "../widgets/Disclosure.tsx";
import page from "./frame/Page.module.css";
import { usePageTitle } from "./frame/pageTitle.ts";
import styles from "./parents/Parents.module.css";
import { QUESTION_GROUPS, type QuestionGroup } from "./parents/questions.tsx";

/** Answers for parents and teachers. Every question has an anchor. */
export function FaqPage() {
  usePageTitle("For Parents");
  return (
    <main className={page.page}>
      <div className={styles.questions}>
        <header className={styles.head}>
          <div>
            <h1 className={page.title}>For Parents</h1>
            <p className={page.lead}>And for teachers, grandparents and everyone who looks after a child.</p>
          </div>
          <img src="/ui/together.png" alt="" width={320} height={160} className={styles.picture} />
        </header>
        {QUESTION_GROUPS.map((group) => (
          <Questions key={group.title} {...group} />
        ))}
      </div>
    </main>
  );
}

function Questions({ title, questions }: QuestionGroup) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          id={question.id}
          title={question.title}
          isTarget={hash === `#${question.id}`}
          onOpen={() => void navigate({ hash: question.id }, { replace: true, preventScrollReset: true })}
        >
          {question.answer}
        </Disclosure>
      ))}
    </section>
  );
}

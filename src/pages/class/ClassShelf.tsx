import { Plus, Users } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { teacher } from "../../api/classCalls.ts";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useLoaded } from "../useLoaded.ts";
import cards from "./Card.module.css";
import styles from "./ClassShelf.module.css";
import { shownCode, wallPath } from "./classPaths.ts";
import { MakeClassDialog } from "./MakeClassDialog.tsx";

/** The classes of a teacher, in My Games. Nothing for anybody else. */
export function ClassShelf() {
  const navigate = useNavigate();
  const { loaded } = useLoaded(teacher.mine);
  const [isMaking, setMaking] = useState(false);
  if (loaded.status !== "ready") return null;
  const { isTeacher, isOperator, classes } = loaded.value;
  if (!isTeacher && !isOperator && classes.length === 0) return null;
  return (
    <section className={cards.card} aria-labelledby="my-classes">
      <header className={styles.head}>
        <h2 id="my-classes">My Classes</h2>
        {isOperator && <ButtonLink to="/operator">Look after this site</ButtonLink>}
        {isTeacher && (
          <Button variant={classes.length === 0 ? "primary" : "plain"} onClick={() => setMaking(true)}>
            <Plus size={18} aria-hidden="true" /> Make a class
          </Button>
        )}
      </header>
      <ul className={styles.classes}>
        {classes.map(({ id, name, code, pupils }) => (
          <li key={id}>
            <ButtonLink wide size="large" to={wallPath(id)} name={`Open ${name}`}>
              <Users size={20} aria-hidden="true" /> {name}
              <span className={styles.code}>{shownCode(code)}</span>
              <span className={styles.count}>{pupils.length === 1 ? "1 child" : `${pupils.length} children`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {isMaking && (
        <MakeClassDialog onMade={({ id }) => void navigate(wallPath(id))} onClose={() => setMaking(false)} />
      )}
    </section>
  );
}

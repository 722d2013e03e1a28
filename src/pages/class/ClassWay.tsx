import { Users } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { useMe } from "../useMe.ts";
import { ClassCodeForm } from "./ClassCodeForm.tsx";
import styles from "./ClassWay.module.css";
import { useHasClasses } from "./hasClasses.ts";
import { doorPath } from "./pictures.ts";
import { rememberedClass } from "./rememberedClass.ts";

/** The way to a class from the home page; nothing where nobody may make classes. A device that knows its class leads right there. */
export function ClassWay() {
  const hasClasses = useHasClasses();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isSignedIn = useMe() !== null;
  if (!hasClasses || isSignedIn) return null;
  const known = rememberedClass();
  return (
    <p className={styles.way}>
      {known ? (
        <ButtonLink to={doorPath(known)}>
          <Users size={18} aria-hidden="true" /> Go to your class
        </ButtonLink>
      ) : (
        <Button onClick={() => setAsking(true)}>
          <Users size={18} aria-hidden="true" /> I have a class code
        </Button>
      )}
      {isAsking && (
        <Dialog open title="What is your class code?" width={420} onClose={() => setAsking(false)}>
          <ClassCodeForm message={null} onCode={(code) => void navigate(doorPath(code))} />
        </Dialog>
      )}
    </p>
  );
}

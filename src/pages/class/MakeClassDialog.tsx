import { useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Class } from "../../api/classes.ts";
import { CLASS_NAME_MAX } from "../../api/classLimits.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { NamesField, useTypedNames } from "./NamesField.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

interface MakeClassDialogProps {
  readonly onMade: (made: Class) => void;
  readonly onClose: () => void;
}

/** A class in half a minute: its name, and a list of first names. */
export function MakeClassDialog({ onMade, onClose }: MakeClassDialogProps) {
  const [name, setName] = useState("");
  const { text, isOther, names, setText } = useTypedNames();
  const { isBusy, message, act } = useAct();
  const isReady = name.trim() !== "" && names.length > 0;
  const make = () => act(async () => onMade(await teacher.make({ name: name.trim(), names: [...names] })));
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={() => void make()}>
        {names.length === 0 ? "Make the class" : `Make the class of ${names.length}`}
      </Button>
    </>
  );
  return (
    <Dialog open title="Make a class" width={560} onClose={onClose} footer={footer}>
      <div className={styles.stack}>
        <Field
          label="Name of the class"
          placeholder="Class 3b"
          value={name}
          maxLength={CLASS_NAME_MAX}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NamesField
          label="First names"
          hint="One in each line, or paste a list. Animals or nicknames work too: no last names, please."
          rows={6}
          text={text}
          isOther={isOther}
          onText={setText}
        />
        {message && <Banner tone="danger">{message}</Banner>}
      </div>
    </Dialog>
  );
}

import { Ellipsis, Images, LogOut, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Class, Pupil } from "../../api/classes.ts";
import { PUPIL_NAME_MAX } from "../../api/classLimits.ts";
import { AlertDialog } from "../../widgets/AlertDialog.tsx";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Field } from "../../widgets/Field.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import type { ChangingDialogProps } from "./CodeDialog.tsx";
import { dropCards } from "./cardsToPrint.ts";
import { NamesField, useTypedNames } from "./NamesField.tsx";
import { PrintDialog } from "./PrintDialog.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

type Change = (call: () => Promise<Class>) => Promise<boolean>;

interface NamesDialogProps extends ChangingDialogProps {
  /** Ids of the children who are signed in now. */
  readonly here: readonly string[];
}

/** The list of names: rename, new pictures, opening it again, leaving, and adding more. */
export function NamesDialog({ of, here, onChange, onClose }: NamesDialogProps) {
  const { id, pupils } = of;
  const { message, act } = useAct();
  const [renamed, setRenamed] = useState<Pupil | null>(null);
  /** Said where a name was taken, and another one was given. */
  const [taken, setTaken] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Pupil | null>(null);
  const [printed, setPrinted] = useState<Pupil | null>(null);
  const change: Change = (call) => act(async () => onChange(await call()));
  return (
    <Dialog open title="Names and pictures" width={640} onClose={onClose}>
      <div className={styles.stack}>
        <AddNames onAdd={(names) => change(() => teacher.addPupils(id, names))} />
        <ul className={styles.names}>
          {pupils.map((pupil) => (
            <li key={pupil.id} className={styles.nameRow}>
              <strong>{pupil.name}</strong>
              <span className={styles.soft}>{stateOf(pupil)}</span>
              {pupil.isLocked && (
                <Button size="small" onClick={() => void change(() => teacher.unlock(id, pupil.id))}>
                  Open again
                </Button>
              )}
              <Menu
                align="end"
                trigger={
                  <IconButton
                    icon={<Ellipsis size={20} aria-hidden="true" />}
                    name={`More for ${pupil.name}`}
                    size="small"
                  />
                }
              >
                <MenuItem icon={<Pencil size={18} aria-hidden="true" />} onSelect={() => setRenamed(pupil)}>
                  Change the name
                </MenuItem>
                <MenuItem
                  icon={<Images size={18} aria-hidden="true" />}
                  onSelect={() => {
                    dropCards(id, [pupil.id]);
                    void change(() => teacher.forgetPictures(id, pupil.id));
                  }}
                >
                  Let {pupil.name} choose new pictures
                </MenuItem>
                <MenuItem icon={<Printer size={18} aria-hidden="true" />} onSelect={() => setPrinted(pupil)}>
                  Print a card for {pupil.name}
                </MenuItem>
                <MenuSeparator />
                <MenuItem
                  icon={<LogOut size={18} aria-hidden="true" />}
                  tone="danger"
                  onSelect={() => setLeaving(pupil)}
                >
                  Leave the class
                </MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
        {message && <Banner tone="danger">{message}</Banner>}
        {taken && <Banner>{taken}</Banner>}
      </div>
      {renamed && (
        <Rename
          pupil={renamed}
          onName={(name) => {
            setRenamed(null);
            void change(async () => {
              const changed = await teacher.renamePupil(id, renamed.id, name);
              const given = changed.pupils.find((pupil) => pupil.id === renamed.id)?.name ?? name;
              setTaken(given.startsWith(`${name} `) ? `There's already a ${name}, so this one is ${given}.` : null);
              return changed;
            });
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      {printed && <PrintDialog of={of} child={printed} here={here} onClose={() => setPrinted(null)} />}
      {leaving && (
        <AlertDialog
          title={`${leaving.name} leaves?`}
          onClose={() => setLeaving(null)}
          answers={
            <>
              <Button data-first="" onClick={() => setLeaving(null)}>
                Stay
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setLeaving(null);
                  dropCards(id, [leaving.id]);
                  void change(() => teacher.removePupil(id, leaving.id));
                }}
              >
                Leave for good
              </Button>
            </>
          }
        >
          <p>All games of {leaving.name} are deleted too. Collect them first if you want to keep them.</p>
        </AlertDialog>
      )}
    </Dialog>
  );
}

function stateOf({ hasPictures, isLocked }: Pupil): string {
  if (isLocked) return "Too many wrong tries";
  return hasPictures ? "Has pictures" : "Chooses pictures at the next sign-in";
}

interface RenameProps {
  readonly pupil: Pupil;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function Rename({ pupil, onName, onClose }: RenameProps) {
  const [name, setName] = useState(pupil.name);
  return (
    <Dialog open title="Change the name" width={400} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") onName(name.trim());
        }}
      >
        <Field
          label="First name"
          value={name}
          maxLength={PUPIL_NAME_MAX}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    </Dialog>
  );
}

function AddNames({ onAdd }: { readonly onAdd: (names: readonly string[]) => Promise<boolean> }) {
  const { text, isOther, names, setText } = useTypedNames();
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (names.length > 0) void onAdd(names).then((isAdded) => isAdded && setText(""));
      }}
    >
      <NamesField
        label="More names"
        hint="One in each line, or with commas between them."
        rows={2}
        text={text}
        isOther={isOther}
        onText={setText}
      />
      <Button type="submit">{names.length < 2 ? "Add" : `Add ${names.length}`}</Button>
    </form>
  );
}

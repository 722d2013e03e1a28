import { Dialog } from "../../../widgets/Dialog.tsx";
import { DoneButton } from "../../../widgets/DoneButton.tsx";
import styles from "./KeysDialog.module.css";
import { KEY_GROUPS, type KeyGroup, type KeyLine } from "./keyList.ts";

/** The help that lists the keys of the editor. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open isStatic title="Keys" width={820} onClose={onClose} footer={<DoneButton onClick={onClose} />}>
      <div className={styles.groups}>
        {KEY_GROUPS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      <p className={styles.hint}>On a Mac, the Command key ⌘ is Ctrl.</p>
    </Dialog>
  );
}

function Group({ title, lines }: KeyGroup) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.keys} ${line.does}`} {...line} />
        ))}
      </dl>
    </section>
  );
}

function Line({ keys, does }: KeyLine) {
  return (
    <div className={styles.line}>
      <dt className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd className={styles.does}>{does}</dd>
    </div>
  );
}

import { ChevronDown, Compass, Hash, type LucideIcon, Map as MapIcon, Plus, Trash2 } from "lucide-react";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import type { Actor, Actors } from "../../engine/index.ts";
import { type AddKind, type AddUse, addChoices } from "../../recording/addChoices.ts";
import type { Recording } from "../../recording/index.ts";
import type { Readable } from "../../recording/operands.ts";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuHeading, MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import styles from "./ChipLine.module.css";
import { RowActor } from "./RowActor.tsx";

const MoreSteps = lazy(async () => ({ default: (await import("./MoreRows.tsx")).MoreSteps }));

export interface AddRowMenuProps {
  readonly use: AddUse;
  readonly recording: Recording;
  /** The actors whose values are offered. */
  readonly actors: Actors;
  readonly onAdd: (what: Readable) => void;
  /** Called before a row is added in another way. */
  readonly onAdded: () => void;
  /** Offered for a step: the actor goes away. */
  readonly onTakeAway?: (actor: Actor) => void;
}

const LABELS: Readonly<Record<AddUse, string>> = { check: "Add a check", step: "Add a step" };

/** Everything that a new row can be about: the alternative to dragging a variable here from the inspector. */
export function AddRowMenu({ use, recording, actors, onAdd, onAdded, onTakeAway }: AddRowMenuProps) {
  const game = useGameContext();
  const trigger = (
    <button type="button" className={styles.add} aria-label={LABELS[use]} title={LABELS[use]}>
      <Plus size={17} strokeWidth={3} aria-hidden="true" /> <span className={styles.addLabel}>{LABELS[use]}</span>
    </button>
  );
  const groups = addChoices(recording, game, actors, use);
  return (
    <Menu trigger={trigger}>
      {groups.map(({ actor, title, choices }) => (
        <Fragment key={actor?.id ?? "game"}>
          <MenuHeading>{title}</MenuHeading>
          {choices.map(({ operand, kind, label }) => (
            <MenuItem key={JSON.stringify(operand)} icon={pictureOf(kind, actor)} onSelect={() => onAdd(operand)}>
              {label}
            </MenuItem>
          ))}
          {actor && onTakeAway && (
            <MenuItem icon={<Sign icon={Trash2} />} onSelect={() => onTakeAway(actor)}>
              Take it away
            </MenuItem>
          )}
        </Fragment>
      ))}
      <More>
        <MoreSteps
          speakers={groups.flatMap(({ actor, title }) => (actor ? [{ actor, title }] : []))}
          onAdded={onAdded}
        />
      </More>
    </Menu>
  );
}

/** The end of the menu: what a child asks for later than the rest is behind More. */
function More({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuSeparator />
      {isOpen ? (
        <Suspense>{children}</Suspense>
      ) : (
        <MenuItem icon={<Sign icon={ChevronDown} />} staysOpen onSelect={() => setOpen(true)}>
          More
        </MenuItem>
      )}
    </>
  );
}

const ICON = 22;

function pictureOf(kind: AddKind, actor: Actor | null): ReactNode {
  switch (kind) {
    case "look":
      return actor && <RowActor actor={actor} />;
    case "direction":
      return <Sign icon={Compass} />;
    case "stage":
      return <Sign icon={MapIcon} />;
    case "number":
      return <Sign icon={Hash} />;
  }
}

/** An icon in the room that a picture of an actor takes. */
function Sign({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className={styles.sign}>
      <Icon size={ICON} aria-hidden="true" />
    </span>
  );
}

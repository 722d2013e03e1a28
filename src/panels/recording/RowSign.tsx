import {
  Dices,
  DoorOpen,
  Flag,
  Frown,
  Hash,
  HelpCircle,
  type LucideIcon,
  Map as MapIcon,
  MessageCircle,
  Trophy,
  Volume2,
} from "lucide-react";
import type { ChipSign } from "../../recording/chips.ts";
import styles from "./ChipLine.module.css";
import { ROW_PICTURE } from "./RowActor.tsx";

const ICONS: Readonly<Record<ChipSign, LucideIcon>> = {
  count: Hash,
  luck: Dices,
  sound: Volume2,
  say: MessageCircle,
  stage: MapIcon,
  travel: DoorOpen,
  won: Trophy,
  lost: Frown,
  over: Flag,
  unknown: HelpCircle,
};

/** The picture of a check or step that is about no actor. */
export function RowSign({ sign }: { readonly sign: ChipSign }) {
  const Icon = ICONS[sign];
  return (
    <span className={styles.sign}>
      <Icon size={ROW_PICTURE - 6} aria-hidden="true" />
    </span>
  );
}

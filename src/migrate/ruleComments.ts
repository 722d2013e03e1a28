import { type FlowContainer, type Id, isFields, type RuleNode, VARIABLE_TEXT_MAX } from "../engine/index.ts";
import { fieldsOf, oneLine, textOf } from "./reading.ts";

/** Older documents have comments among the rules. Each becomes the note of the rule below it, or else of the one above. */
export interface RuleComment {
  readonly type: "comment";
  readonly text: string;
}

/** Null for anything but a comment. */
export function readComment(value: unknown): RuleComment | null {
  if (!isFields(value) || value.type !== "comment") return null;
  const text = textOf(fieldsOf(value).text);
  return text === null ? null : { type: "comment", text: oneLine(text).trim() };
}

/** A list of comments alone becomes the note of an empty group, for which `newId` gives the id. */
export function commentsAsNotes(items: readonly (RuleNode | RuleComment)[], newId: () => Id): RuleNode[] {
  const nodes: RuleNode[] = [];
  let waiting: string[] = [];
  for (const item of items) {
    if (item.type === "comment") waiting.push(item.text);
    else {
      nodes.push(withNote(item, [...waiting, item.note ?? ""]));
      waiting = [];
    }
  }
  const last = nodes.pop();
  if (last) return [...nodes, withNote(last, [last.note ?? "", ...waiting])];
  return waiting.some((text) => text !== "") ? [withNote(emptyGroup(newId()), waiting)] : [];
}

function withNote(node: RuleNode, texts: readonly string[]): RuleNode {
  const note = texts.filter((text) => text !== "").join(" · ");
  return note === (node.note ?? "") ? node : { ...node, note: note.slice(0, VARIABLE_TEXT_MAX) };
}

function emptyGroup(id: Id): FlowContainer {
  return { type: "group-flow", id, name: "Notes", behavior: "first", rules: [] };
}

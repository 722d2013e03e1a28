import { CURRENT_STAGE, type Globals, type GlobalVariable, type Id, own, VARIABLE_TEXT_MAX } from "../engine/index.ts";
import { fieldsOf, isFields, mapOf, nameOf, textOf } from "./reading.ts";

/** The world's variables; the one that names the current stage is always there and names a stage that is there (spec §3). */
export function readGlobals(value: unknown, stageIds: readonly Id[]): Globals {
  const globals = mapOf(value, readGlobal);
  const current = own(globals, CURRENT_STAGE);
  if (current && stageIds.includes(current.value)) return globals;
  const first = stageIds[0] ?? "";
  const name = current?.name ?? "Current Stage";
  return { ...globals, [CURRENT_STAGE]: { id: CURRENT_STAGE, name, value: first, type: "stage" } };
}

function readGlobal(value: unknown, id: Id): GlobalVariable | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  return {
    id,
    name: nameOf(fields.name, "Untitled"),
    value: (textOf(fields.value) ?? "0").slice(0, VARIABLE_TEXT_MAX),
    ...(typeof fields.type === "string" ? { type: fields.type } : {}),
  };
}

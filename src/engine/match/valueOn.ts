import { compileOperand, Roles } from "../compile/CompiledOperand.ts";
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import type { Operand } from "../world/rule.ts";
import { read } from "./operand.ts";
import { type MatchScene, UNBOUND } from "./Sight.ts";

/** What an operand reads on a stage on which every actor is the rule actor of the same id; undefined if what it names is gone. */
export function valueOn(scene: MatchScene, operand: Operand): string | undefined {
  const { actors } = scene.stage;
  const appearances = new AppearanceTable(new Map(Object.entries(scene.characters)), scene.kinds);
  const stage = new LiveStage(scene.stage, appearances, Object.values(actors));
  const roles = new Roles(appearances, actors);
  const compiled = compileOperand(operand, roles);
  const named = "actorId" in operand ? stage.table.slotOf(operand.actorId) : undefined;
  const bound = Int32Array.from({ length: roles.count }, () => named ?? UNBOUND);
  return read(compiled, { stage, globals: new Map(Object.entries(scene.globals)) }, bound);
}

import type { Format } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";

const START = '{"check":"';
const ROW = '","row":';

/** A row as a JSON object behind a digest of it, so that a letter that the disk changed never becomes another child's password or game. */
export function rowFormat<Row extends { readonly id: string }>(id: string): Format<Row> {
  return {
    toText(row) {
      const text = JSON.stringify(row);
      return `${START}${digestOf(text)}${ROW}${text}}`;
    },

    fromText(text) {
      const at = text.indexOf(ROW);
      const json = text.slice(at + ROW.length, -1);
      if (!text.startsWith(START) || !text.endsWith("}") || text.slice(START.length, at) !== digestOf(json))
        return null;
      const row: Row = JSON.parse(json);
      // A file under the name of another row.
      return row.id === id ? row : null;
    },
  };
}

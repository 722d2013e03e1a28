/** Whether everybody may find this game, changed at once on the server (product §7). */
import { useState } from "react";
import { saveWorld } from "../../api/client.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { announce } from "../../widgets/announcement.ts";

export interface Publishing {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function usePublishing({ id, published }: WorldRecord): Publishing {
  const [on, setOn] = useState(published);
  async function change(wished: boolean) {
    setOn(wished);
    try {
      await saveWorld(id, { published: wished });
      announce(wished ? "Published" : "Not published any more");
    } catch {
      setOn(!wished);
      announce("That could not be changed just now");
    }
  }
  return { on, onChange: (wished) => void change(wished) };
}

/** The game of a child named Ann, as lists show it. */
import type { WorldCard } from "../../../src/api/wire.ts";

export const ANNS_CARD: WorldCard = {
  id: "w1",
  userId: "ann",
  name: "Frog",
  thumbnail: "",
  user: { username: "ann" },
  forkParent: null,
  forkCount: 0,
  playCount: 0,
  published: false,
  sharesNotes: false,
  description: "",
  whatCanIChange: "",
  kind: null,
  revision: 3,
  updatedAt: "2026-01-01T00:00:00Z",
};

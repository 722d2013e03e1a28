/** From how many plays on they are told: a small count says nothing, and zero is sad. */
export const PLAYS_TOLD = 5;

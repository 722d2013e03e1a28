import { NavigationType, useLocation, useNavigationType } from "react-router";

/** The state of the navigation from the editor of a game to the page that lists it. */
export interface LeftGameState {
  readonly leftGame: string;
}

/** The id of the game whose editor the child has just left, so that its card can be pointed out; null after Back or a reload. */
export function useLeftGame(): string | null {
  const { state }: { readonly state: Partial<LeftGameState> | null } = useLocation();
  return useNavigationType() === NavigationType.Pop ? null : (state?.leftGame ?? null);
}

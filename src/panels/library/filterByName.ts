/** The items whose name contains the typed text, ignoring case. */
export function filterByName<T extends { readonly name: string }>(things: readonly T[], typed: string): readonly T[] {
  const part = typed.trim().toLocaleLowerCase();
  return part === "" ? things : things.filter(({ name }) => name.toLocaleLowerCase().includes(part));
}

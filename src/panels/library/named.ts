/** Finding a thing by a part of its name, whatever the size of its letters. */
export function named<T extends { readonly name: string }>(things: readonly T[], typed: string): readonly T[] {
  const part = typed.trim().toLocaleLowerCase();
  return part === "" ? things : things.filter(({ name }) => name.toLocaleLowerCase().includes(part));
}

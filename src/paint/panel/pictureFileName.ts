/** The name of the picture file of a look, as every file system takes it: `hero-idle.png` (details §11 "Import"). */
export function pictureFileName(character: string, appearance: string): string {
  return `${plain(character) || "character"}-${plain(appearance) || "appearance"}.png`;
}

function plain(name: string): string {
  return name
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

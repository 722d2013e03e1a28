/** What a game needs of the site besides its own document: it travels in the same file, because a file can ask no site. */
import { soundAddresses } from "../../browser/openSound.ts";
import { type Character, own, rulesIn, type Sound, type Stage, type WorldDocument } from "../../engine/index.ts";
import { pictureAddress } from "../../migrate/pictures.ts";

/** Data URLs by their addresses on the site. */
export type Carried = Readonly<Record<string, string>>;

/** The addresses of the pictures of a game that are files of the site, and of the sounds of the library that it plays. */
export function carriedAddresses({ world, characters }: WorldDocument): readonly string[] {
  const stages = Object.values(world.stages);
  const grounds = stages.map(({ background }) => pictureAddress(background) ?? "");
  const looks = Object.values(characters).flatMap(({ spritesheet }) => Object.values(spritesheet.appearances).flat());
  const rules = Object.values(characters).flatMap((character) => rulesIn(character.rules));
  const played = rules.flatMap(({ actions }) => actions.flatMap((one) => (one.type === "sound" ? [one.sound] : [])));
  const music = stages.flatMap((stage) => stage.music ?? []);
  const heard = [...played, ...music].flatMap((id) => own(world.sounds ?? {}, id) ?? []).map(soundAddress);
  return [...new Set([...grounds, ...looks, ...heard])].filter(isOfSite);
}

/** The game without addresses of the site. A sound that was not carried is silent, and a picture is not seen. */
export function withCarried({ world, characters, ...document }: WorldDocument, carried: Carried): WorldDocument {
  return {
    ...document,
    characters: mapped(characters, (character) => withLooks(character, carried)),
    world: {
      ...world,
      stages: mapped(world.stages, (stage) => withGround(stage, carried)),
      ...(world.sounds ? { sounds: mapped(world.sounds, (sound) => withData(sound, carried)) } : {}),
    },
  };
}

function isOfSite(address: string): boolean {
  return address.startsWith("/");
}

/** Its own data, or the address in the form that every browser plays. */
function soundAddress(sound: Sound): string {
  return soundAddresses(sound).at(-1) ?? "";
}

function withData(sound: Sound, carried: Carried): Sound {
  return sound.data === undefined ? { ...sound, data: own(carried, soundAddress(sound)) ?? "" } : sound;
}

/** A landscape of the site keeps its colors by its address, and here because it is told to. */
function withGround(stage: Stage, carried: Carried): Stage {
  const address = pictureAddress(stage.background) ?? "";
  if (!isOfSite(address)) return stage;
  const data = own(carried, address);
  return data === undefined ? { ...stage, background: "" } : { ...stage, background: `url(${data})`, dim: false };
}

function withLooks(character: Character, carried: Carried): Character {
  const { spritesheet } = character;
  const frames = (all: readonly string[]) => all.map((one) => (isOfSite(one) ? (own(carried, one) ?? "") : one));
  return { ...character, spritesheet: { ...spritesheet, appearances: mapped(spritesheet.appearances, frames) } };
}

function mapped<Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)]));
}

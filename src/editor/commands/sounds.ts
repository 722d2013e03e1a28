import {
  type Id,
  own,
  rulesIn,
  SOUNDS_MAX,
  type Sound,
  stagesInOrder,
  type VoiceReach,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEntry, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { cleanName } from "./names.ts";
import { withoutNamed } from "./ruleCleanup.ts";
import { changeStage } from "./stages.ts";
import { soundNamed } from "./uses.ts";

type Sounds = Readonly<Record<Id, Sound>>;

/** Adds a sound. In a full game it takes the place of a sound of the library that nothing plays; `played` are those of the open recording. */
export function addSound(document: WorldDocument, sound: Sound, played: ReadonlySet<Id>): WorldDocument {
  const sounds = withRoom(document, played);
  return sounds === null || own(sounds, sound.id) ? document : withSounds(document, withEntry(sounds, sound.id, sound));
}

/** Whether another sound can be added. */
export function hasRoomForSound(document: WorldDocument, played: ReadonlySet<Id>): boolean {
  return withRoom(document, played) !== null;
}

/** Null if the game is full. */
function withRoom(document: WorldDocument, played: ReadonlySet<Id>): Sounds | null {
  const { sounds = {} } = document.world;
  if (Object.keys(sounds).length < SOUNDS_MAX) return sounds;
  const used = new Set([...played, ...playedIn(document)]);
  const unused = Object.values(sounds).find(({ id, data }) => data === undefined && !used.has(id));
  return unused ? withoutEntry(sounds, unused.id) : null;
}

/** The sounds that rules play, and the music of the stages. */
function playedIn({ characters, world }: WorldDocument): readonly Id[] {
  const inRules = Object.values(characters).flatMap(({ rules }) => rulesIn(rules).flatMap(({ actions }) => actions));
  return [
    ...inRules.flatMap((action) => (action.type === "sound" ? [action.sound] : [])),
    ...stagesInOrder(world).flatMap(({ music }) => music ?? []),
  ];
}

/** Only a sound of one's own has a name that can be changed. */
export function renameSound(document: WorldDocument, soundId: Id, typed: string): WorldDocument {
  return changeSound(document, soundId, (sound) => {
    const name = cleanName(typed, sound.name);
    return name === sound.name || sound.data === undefined ? sound : { ...sound, name };
  });
}

/** Says whether a recorded voice may leave with the copies that others get. */
export function setVoice(document: WorldDocument, soundId: Id, voice: VoiceReach): WorldDocument {
  return changeSound(document, soundId, (sound) =>
    sound.voice === undefined || sound.voice === voice ? sound : { ...sound, voice },
  );
}

/** Deletes a sound, the steps of rules that play it, and the music of stages that it is. */
export function deleteSound(document: WorldDocument, soundId: Id): WorldDocument {
  const { sounds = {}, stages } = document.world;
  if (!own(sounds, soundId)) return document;
  const silenced = Object.values(stages)
    .filter(({ music }) => music === soundId)
    .reduce((changed, { id }) => setMusic(changed, id, null), document);
  const deleted = withSounds(silenced, withoutEntry(sounds, soundId));
  return { ...deleted, characters: withoutNamed(deleted.characters, soundNamed(soundId)) };
}

/** Null: the stage has no music. */
export function setMusic(document: WorldDocument, stageId: Id, soundId: Id | null): WorldDocument {
  return changeStage(document, stageId, (stage) => {
    if ((stage.music ?? null) === soundId) return stage;
    const { music: _before, ...silent } = stage;
    return soundId === null ? silent : { ...silent, music: soundId };
  });
}

function changeSound(document: WorldDocument, soundId: Id, change: (sound: Sound) => Sound): WorldDocument {
  const { sounds } = document.world;
  return sounds ? withSounds(document, changeEntry(sounds, soundId, change)) : document;
}

function withSounds(document: WorldDocument, sounds: Sounds): WorldDocument {
  if (sounds === document.world.sounds) return document;
  return { ...document, world: { ...document.world, sounds } };
}

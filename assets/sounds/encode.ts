/** Packs a WAV as Opus and as MP3, for browsers that do not play the first (stack §8). Needs ffmpeg, only when sounds are made. */
import { spawnSync } from "node:child_process";

export interface Packing {
  /** kbit/s. */
  readonly opus: number;
  readonly mp3: number;
  /** What Opus is to take care of. */
  readonly application: "audio" | "voip";
  /** Filters of ffmpeg that the sound goes through first. */
  readonly filters?: string;
}

/** No names, no dates: the same sound is the same file. */
const PLAIN = ["-map_metadata", "-1", "-bitexact", "-fflags", "+bitexact", "-flags:a", "+bitexact"];
/** Frames of sound and nothing else. */
const AS_MP3 = ["-c:a", "libmp3lame", "-ar", "24000", "-write_xing", "0", "-id3v2_version", "0"];

/** Writes `place`.opus and `place`.mp3. */
export function encode(wav: string, place: string, { opus, mp3, application, filters }: Packing): void {
  const source = ["-v", "error", "-y", "-i", wav, ...(filters ? ["-af", filters] : []), "-ac", "1", ...PLAIN];
  run("ffmpeg", [...source, "-c:a", "libopus", "-b:a", `${opus}k`, "-application", application, `${place}.opus`]);
  run("ffmpeg", [...source, ...AS_MP3, "-b:a", `${mp3}k`, `${place}.mp3`]);
}

/** Answers what the program wrote; throws what it complained of. */
export function run(program: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw new Error(`${program} could not be started: is it installed? (${error.message})`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return `${stdout}${stderr}`;
}

import { after, TimedOut, withTimeout } from "./timers.ts";

/** Why nothing can be recorded here: browsers give no microphone to a page without HTTPS, and some have none to give. */
export type NoMicrophone = "insecure" | "missing";

/** Null if the microphone can be asked for. */
export function whyNoMicrophone(): NoMicrophone | null {
  if (!globalThis.isSecureContext) return "insecure";
  const canRecord = "AudioContext" in globalThis && "MediaRecorder" in globalThis;
  return canRecord && navigator.mediaDevices ? null : "missing";
}

/** One channel of samples, `rate` a second. */
export interface HeardSound {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly rate: number;
}

export interface Listening {
  /** How loud it is now, 0 to 1. */
  readonly level: () => number;
  /** Turns the microphone off and answers what was heard; null if that could not be read. */
  readonly finish: () => Promise<HeardSound | null>;
  /** Turns the microphone off; what was heard is forgotten. */
  readonly cancel: () => void;
}

/** Some browsers never answer if nobody says yes or no. */
const PATIENCE_MS = 60_000;
const READING_MS = 10_000;

/** Turns the microphone on, once somebody has allowed it. Null if it is refused, missing or in use. */
export async function listen(): Promise<Listening | null> {
  try {
    const asked = navigator.mediaDevices.getUserMedia({ audio: true });
    // An answer after we gave up must not leave the microphone on.
    asked.then((late) => after(PATIENCE_MS, () => late.active && turnOff(late))).catch(() => undefined);
    return listeningTo(await withTimeout(asked, PATIENCE_MS));
  } catch (fault) {
    if (!(fault instanceof DOMException || fault instanceof TimedOut)) console.warn("No microphone", fault);
    return null;
  }
}

function listeningTo(stream: MediaStream): Listening {
  const context = new AudioContext();
  const meter = context.createAnalyser();
  meter.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(meter);
  const now = new Float32Array(meter.fftSize);
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
  const stopped = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve()));
  recorder.start();
  const end = () => {
    if (recorder.state !== "inactive") recorder.stop();
    turnOff(stream);
  };
  return {
    level: () => {
      meter.getFloatTimeDomainData(now);
      return now.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    finish: async () => {
      end();
      try {
        await withTimeout(stopped, READING_MS);
        return await decoded(context, new Blob(pieces));
      } catch (fault) {
        console.warn("The recording could not be read", fault);
        return null;
      } finally {
        void context.close();
      }
    },
    cancel: () => {
      end();
      void context.close();
    },
  };
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Both ears are mixed into one channel. */
async function decoded(context: AudioContext, recording: Blob): Promise<HeardSound> {
  const buffer = await withTimeout(context.decodeAudioData(await recording.arrayBuffer()), READING_MS);
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n));
  const samples = Float32Array.from({ length: buffer.length }, (_, n) => {
    return channels.reduce((sum, channel) => sum + (channel[n] ?? 0), 0) / channels.length;
  });
  return { samples, rate: buffer.sampleRate };
}

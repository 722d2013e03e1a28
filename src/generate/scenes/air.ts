import { firstKnown } from "../words.ts";
import { HEIGHT, type Scenery, type Tint, WIDTH } from "./Scenery.ts";

export type Time = "day" | "night" | "sunset" | "dawn";
export type Weather = "clear" | "rain" | "snow" | "fog" | "storm" | "rainbow" | "cloudy";

const TIMES: Readonly<Record<string, Time>> = {
  night: "night",
  midnight: "night",
  moonlit: "night",
  moonlight: "night",
  moon: "night",
  dark: "night",
  stars: "night",
  starry: "night",
  spooky: "night",
  haunted: "night",
  sunset: "sunset",
  evening: "sunset",
  dusk: "sunset",
  autumn: "sunset",
  fall: "sunset",
  twilight: "sunset",
  dawn: "dawn",
  sunrise: "dawn",
  morning: "dawn",
  pink: "dawn",
  early: "dawn",
  day: "day",
  noon: "day",
  sunny: "day",
};
const WEATHERS: Readonly<Record<string, Weather>> = {
  rain: "rain",
  rainy: "rain",
  raining: "rain",
  wet: "rain",
  snow: "snow",
  snowy: "snow",
  snowing: "snow",
  winter: "snow",
  blizzard: "snow",
  christmas: "snow",
  fog: "fog",
  foggy: "fog",
  mist: "fog",
  misty: "fog",
  haze: "fog",
  storm: "storm",
  stormy: "storm",
  thunder: "storm",
  lightning: "storm",
  thunderstorm: "storm",
  rainbow: "rainbow",
  cloud: "cloudy",
  cloudy: "cloudy",
  overcast: "cloudy",
  windy: "cloudy",
};

export function timeIn(words: readonly string[]): Time {
  return firstKnown(words, TIMES) ?? "day";
}

export function weatherIn(words: readonly string[]): Weather {
  return firstKnown(words, WEATHERS) ?? "clear";
}

const SKIES: Readonly<Record<Time, readonly Tint[]>> = {
  day: [0x7cc4f2, 0x96d3f6, 0xb2e1f9, 0xcdeefb, 0xe4f7fd],
  night: [0x14143a, 0x1d1d4e, 0x2a2a66, 0x3a3a80, 0x4c4c98],
  sunset: [0x5b4a9a, 0x9a5aa0, 0xe0708a, 0xf89a6c, 0xfec97a],
  dawn: [0x8fb4ec, 0xb5c0f2, 0xdcc8ee, 0xf8cfd8, 0xfee6cc],
};
const STORM_SKY = [0x39435a, 0x4a566e, 0x5e6c84, 0x76859b] as const;

/** The factors for red, green and blue by which the time of day changes everything below the sky. */
const LIGHTS: Readonly<Record<Time, readonly [number, number, number]>> = {
  day: [1, 1, 1],
  night: [0.42, 0.48, 0.78],
  sunset: [1.02, 0.8, 0.78],
  dawn: [1.02, 0.93, 0.98],
};

export function lightOf(time: Time, weather: Weather): readonly [number, number, number] {
  const [red, green, blue] = LIGHTS[time];
  const dull = weather === "storm" ? 0.7 : weather === "rain" ? 0.85 : 1;
  return [red * dull, green * dull, Math.min(1, blue * dull + (1 - dull) * 0.25)];
}

export function drawSky(scene: Scenery, time: Time, weather: Weather, bottom = 170): Scenery {
  const isGray = weather === "storm" || (weather === "rain" && time === "day");
  scene.bands(
    isGray ? (weather === "storm" ? STORM_SKY : [0x7f94ad, 0x97abc0, 0xb1c2d2, 0xc9d6e2]) : SKIES[time],
    bottom,
  );
  scene.box(0, bottom, WIDTH, HEIGHT - bottom, scene.at(0, bottom - 1));
  if (time === "night") drawStars(scene, 110, bottom);
  if (!isGray) drawSun(scene, time);
  if (weather === "rainbow") drawRainbow(scene);
  const clouds = weather === "clear" ? 5 : weather === "rainbow" ? 4 : 10;
  const light = time === "night" ? 0x5a5a9e : isGray ? 0xa9b6c6 : time === "sunset" ? 0xfcc0a0 : 0xffffff;
  const dim = time === "night" ? 0x46468a : isGray ? 0x8c9bb0 : time === "sunset" ? 0xd98a98 : 0xdcecf8;
  if (time !== "night" || weather !== "clear")
    scene.spread(clouds, 3, (x, chance) => skyCloud(scene, x, 24 + chance * 80, 7 + chance * 9, light, dim));
  return scene;
}

export function drawStars(scene: Scenery, count: number, bottom: number): void {
  for (let n = 0; n < count; n++) {
    const [x, y] = [Math.floor(scene.chance(n, 1) * WIDTH), Math.floor(scene.chance(n, 2) * bottom)];
    scene.put(x, y, 0xfff8d8);
    if (n % 9 === 0)
      scene
        .put(x - 1, y, 0xbfc3f0)
        .put(x + 1, y, 0xbfc3f0)
        .put(x, y - 1, 0xbfc3f0)
        .put(x, y + 1, 0xbfc3f0);
  }
}

function drawSun(scene: Scenery, time: Time): void {
  const x = 60 + Math.floor(scene.chance(4, 4) * 320);
  if (time === "night")
    scene
      .disc(x, 46, 24, 24, 0x3a3a80)
      .disc(x, 46, 17, 17, 0xfff3c4)
      .disc(x - 5, 41, 3, 3, 0xe8d9a0)
      .disc(x + 5, 50, 4, 4, 0xe8d9a0)
      .disc(x + 4, 40, 2, 2, 0xe8d9a0);
  else if (time === "sunset") scene.disc(x, 128, 34, 34, 0xfdb878).disc(x, 128, 26, 26, 0xffe09a);
  else
    scene
      .disc(x, 46, 26, 26, time === "dawn" ? 0xfbe3d0 : 0xcdeefb)
      .disc(x, 46, 19, 19, 0xffe98f)
      .disc(x, 46, 15, 15, 0xfff6c0);
}

function drawRainbow(scene: Scenery): void {
  const tints = [0xf28b8b, 0xf9b978, 0xfbe98a, 0x9fdd8c, 0x86c6f2, 0xb59ae6];
  for (let angle = 0; angle < 1800; angle++) {
    const turn = (angle / 1800) * Math.PI;
    tints.forEach((tint, n) => {
      scene.box(220 - Math.cos(turn) * (170 - n * 6), 190 - Math.sin(turn) * (160 - n * 6), 3, 6, tint);
    });
  }
}

export function skyCloud(scene: Scenery, x: number, y: number, size: number, light: Tint, dim: Tint): void {
  const puffs = [
    [-1.5, 0.1, 0.75],
    [1.5, 0.15, 0.7],
    [-0.5, -0.45, 1],
    [0.65, -0.2, 0.85],
  ] as const;
  const flat = Math.round(y + size * 0.5);
  for (const [tint, rise, share] of [
    [dim, 0, 1],
    [light, 0.2, 0.9],
  ] as const) {
    for (const [dx, dy, r] of puffs) {
      for (let row = Math.floor(y + (dy - r) * size); row < flat - (tint === light ? 2 : 0); row++) {
        const half =
          r * share * size * Math.sqrt(Math.max(0, 1 - ((row - y - (dy - rise) * size) / (r * share * size)) ** 2));
        if (half > 0) scene.box(Math.round(x + dx * size - half), row, Math.round(half * 2), 1, tint);
      }
    }
  }
}

/** Draws the weather in front of the whole scene. */
export function drawWeather(scene: Scenery, weather: Weather): Scenery {
  if (weather === "rain" || weather === "storm") {
    for (let n = 0; n < 420; n++) {
      const [x, y] = [scene.chance(n, 21) * WIDTH, scene.chance(n, 22) * HEIGHT];
      for (let step = 0; step < 6; step++)
        scene.put(x - Math.floor(step / 3), y + step, step < 3 ? 0xa8d4f0 : 0xd6edfa);
    }
  }
  if (weather === "storm") drawLightning(scene);
  if (weather === "snow") {
    for (let n = 0; n < 380; n++)
      scene.box(
        scene.chance(n, 23) * WIDTH,
        scene.chance(n, 24) * HEIGHT,
        n % 3 === 0 ? 2 : 1,
        n % 3 === 0 ? 2 : 1,
        0xffffff,
      );
  }
  if (weather === "fog") {
    for (let y = 110; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++)
        if ((x + y) % 2 === 0 && Math.sin(y / 9 + Math.sin(x / 46) * 1.4) > -0.2) scene.put(x, y, 0xe4ebf0);
  }
  return scene;
}

function drawLightning(scene: Scenery): void {
  let x = 90 + Math.floor(scene.chance(8, 8) * 260);
  for (let y = 30; y < 150; y++) {
    x += Math.floor(y / 14) % 2 === 0 ? 1.4 : -0.9;
    scene.box(x, y, 3, 1, 0xfff3a0).put(x + 1, y, 0xffffff);
  }
}

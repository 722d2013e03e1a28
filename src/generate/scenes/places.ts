import { drawStars, skyCloud, type Time } from "./air.ts";
import { cottage, meadow, palm } from "./outdoors.ts";
import { HEIGHT, type Scenery, type Tint, WIDTH } from "./Scenery.ts";

function waves(scene: Scenery, top: number, tint: Tint): void {
  for (let y = top; y < HEIGHT; y += 9) {
    for (let x = 0; x < WIDTH; x += 34) {
      const left = x + Math.floor(scene.chance(x, y) * 24);
      if (scene.chance(y, x) < 0.6) scene.box(left, y, 10, 1, tint).box(left + 3, y - 1, 5, 1, tint);
    }
  }
}

export function beach(scene: Scenery): void {
  scene.bands([0x3a9ad6, 0x4fb0e0, 0x6fc6ea, 0x96dcf0], 214, 136);
  waves(scene, 144, 0xc8eefa);
  scene.disc(96, 137, 36, 9, 0x7cc47a).box(50, 138, 100, 8, 0x43a3da);
  const shore = scene.hills(208, [6, 3], [1, 3]);
  scene
    .land((x) => shore(x) - 5, 0xdff6fc, 0xffffff, 2)
    .land(shore, 0xf3dca6, 0xfbedc8, 4)
    .scatter(shore, 0xdfc288, 0.22, [
      [0, 0],
      [1, 0],
    ]);
  palm(scene, 350, 234, 104, 0x3f9a5c, 0x8a6242);
  parasol(scene, 119, 180);
  scene.spread(9, 41, (x, chance) =>
    scene.disc(x, 236 + chance * 16, 4, 3, chance > 0.5 ? 0xf8a0a8 : 0xffffff).put(x, 236 + chance * 16, 0xe07c88),
  );
}

function parasol(scene: Scenery, x: number, y: number): void {
  scene.box(x - 1, y + 6, 3, 56, 0xd8d0c0);
  for (let row = 0; row < 16; row++) {
    const half = Math.round(31 * Math.sqrt(1 - ((16 - row) / 16.5) ** 2));
    for (let dx = -half; dx < half; dx++) {
      const stripe = Math.floor((dx / half + 1) * 2.5);
      scene.put(x + dx, y + row, stripe % 2 === 0 ? 0xe8575a : 0xfffdf6);
    }
  }
}

export function sea(scene: Scenery): void {
  scene.bands([0x2f86c8, 0x3f98d4, 0x58aee0, 0x3a90cc, 0x2f7cba], HEIGHT, 140);
  waves(scene, 150, 0xa9ddf4);
  scene.box(280, 176, 70, 4, 0x6b4a3a).cone(315, 118, 26, 52, 0xfffdf6, 0xdcecf8).box(314, 112, 3, 64, 0x6b4a3a);
  for (let row = 0; row < 16; row++) scene.box(284 + row, 180 + row, 62 - row * 2, 1, row < 4 ? 0xc94a4a : 0x8a5a40);
  waves(scene, 196, 0xc8eefa);
}

export function underwater(scene: Scenery): void {
  scene.bands([0x59c4e6, 0x43b0dc, 0x3198ce, 0x2680bc, 0x1f6aa6], HEIGHT);
  for (let ray = 0; ray < 6; ray++)
    for (let y = 0; y < 150; y++)
      for (let x = 0; x < 16 + y / 12; x++) if ((x + y) % 3 === 0) scene.put(30 + ray * 74 + x - y * 0.3, y, 0x7dd4ee);
  scene.land(scene.hills(200, [14, 8], [2, 5]), 0x2a76a8, 0x3a8cbc);
  const floor = scene.hills(228, [7, 4], [1, 3]);
  scene.spread(13, 42, (x, chance) =>
    weed(scene, x, floor(x) + 6, 34 + chance * 50, chance > 0.5 ? 0x2f9a72 : 0x57b45e),
  );
  scene
    .spread(8, 43, (x, chance) => coral(scene, x, floor(x) + 4, chance))
    .land(floor, 0xe9d3a0, 0xf6e6c0, 4)
    .scatter(floor, 0xcfb57e, 0.25, [
      [0, 0],
      [1, 0],
    ]);
  scene.spread(26, 44, (x, chance) =>
    scene.disc(x, 20 + scene.chance(x, 45) * 170, 2 + chance * 2, 2 + chance * 2, 0xbfeaf8),
  );
  scene.spread(7, 46, (x, chance) =>
    swimmer(
      scene,
      x,
      50 + scene.chance(x, 47) * 110,
      [0xf8983c, 0xffd54a, 0xf693b4, 0x9d7bd8][Math.floor(chance * 4)] ?? 0xf8983c,
    ),
  );
}

function weed(scene: Scenery, x: number, y: number, high: number, tint: Tint): void {
  for (let step = 0; step < high; step++)
    scene.box(x + Math.sin(step / 8) * 4, y - step, 5 - (step / high) * 3, 1, tint);
}

function coral(scene: Scenery, x: number, y: number, chance: number): void {
  const tint = [0xf2788c, 0xf8a25a, 0xc58ae6][Math.floor(chance * 3)] ?? 0xf2788c;
  for (const [dx, high] of [
    [-12, 18],
    [-4, 30],
    [5, 24],
    [12, 14],
  ] as const)
    scene
      .box(x + dx, y - high, 5, high, tint)
      .disc(x + dx + 2, y - high, 4, 4, tint)
      .box(x - 12, y - 10, 28, 5, tint);
}

function swimmer(scene: Scenery, x: number, y: number, tint: Tint): void {
  scene
    .disc(x, y, 9, 6, tint)
    .cone(x + 11, y - 5, 5, 10, tint, tint)
    .box(x - 5, y - 2, 2, 2, 0x2a2440)
    .box(x + 1, y - 3, 2, 6, 0xffffff);
}

export function city(scene: Scenery, time: Time): void {
  const isLit = time === "night" || time === "sunset";
  blocks(scene, 18, 51, { base: 210, high: 120, wall: 0xa9bcd6, window: isLit ? 0xffe9a0 : 0xc4d4e8 });
  blocks(scene, 12, 52, { base: 222, high: 104, wall: 0x7f93b8, window: isLit ? 0xffdf7c : 0xbcd4ee });
  scene.box(0, 222, WIDTH, 8, 0xd8dce2).box(0, 230, WIDTH, 30, 0x5a6074).box(0, 222, WIDTH, 2, 0xf0f2f5);
  for (let x = 6; x < WIDTH; x += 40) scene.box(x, 244, 22, 3, 0xf4e9b0);
  scene.spread(9, 53, (x) => scene.box(x, 206, 3, 18, 0x7a5138).ball(x + 1, 202, 10, [0x3c8f5a, 0x5fb868, 0x8fd67a]));
}

interface Blocks {
  readonly base: number;
  readonly high: number;
  readonly wall: Tint;
  readonly window: Tint;
}

function blocks(scene: Scenery, count: number, variant: number, { base, high, wall, window }: Blocks): void {
  for (let n = 0; n < count; n++) {
    const [width, tall] = [
      WIDTH / count - 2 + Math.floor(scene.chance(n, variant) * 6),
      high * (0.4 + scene.chance(n, variant + 1) * 0.6),
    ];
    const [left, top] = [(n * WIDTH) / count, base - tall];
    scene
      .box(left, top, width, tall, wall)
      .box(left + width - 4, top, 4, tall, wall - 0x141414)
      .box(left, top, width, 2, wall + 0x121212);
    if (n % 3 === 0) scene.box(left + width / 2, top - 12, 2, 12, wall - 0x141414);
    for (let y = top + 7; y < base - 8; y += 11)
      for (let x = left + 4; x < left + width - 7; x += 8) if (scene.chance(x, y) > 0.3) scene.box(x, y, 4, 6, window);
  }
}

export function village(scene: Scenery): void {
  meadow(scene);
  const roofs = [0xd9565a, 0xe08a3c, 0x7152b4, 0x3a6cc0, 0x2f9a8a];
  scene.spread(9, 54, (x, chance) =>
    cottage(scene, x - 13, 206 + chance * 8, roofs[Math.floor(chance * 50) % 5] ?? 0xd9565a, 0xf6e6c8),
  );
  scene.bands([0xd9b98f, 0xcaa67a], 256, 232);
}

export function castleHill(scene: Scenery): void {
  meadow(scene);
  const [wall, dark] = [0xb9c2d2, 0x97a3b8];
  for (const [x, width, top] of [
    [150, 140, 112],
    [128, 34, 84],
    [278, 34, 84],
    [198, 44, 62],
  ] as const) {
    scene.box(x, top, width, 206 - top, wall).box(x + width * 0.7, top, width * 0.3, 206 - top, dark);
    for (let tooth = x; tooth < x + width; tooth += 12) scene.box(tooth, top - 7, 7, 7, wall);
  }
  for (const [x, top, half] of [
    [145, 42, 24],
    [295, 42, 24],
    [220, 16, 30],
  ] as const)
    scene
      .cone(x, top, half, 40, 0xd9565a, 0xa83a50)
      .box(x, top - 14, 2, 16, 0x6b4a3a)
      .box(x + 2, top - 14, 14, 8, 0xffd54a);
  scene.disc(220, 178, 18, 24, 0x7a5138).box(202, 178, 37, 30, 0x7a5138).box(218, 156, 4, 52, 0x5a3d30);
  for (const [x, y] of [
    [140, 110],
    [290, 110],
    [170, 140],
    [264, 140],
    [217, 90],
  ] as const)
    scene.disc(x + 3, y, 4, 5, 0x3a4460).box(x, y, 7, 10, 0x3a4460);
  scene.land(scene.hills(212, [4, 3], [1, 4]), 0x5bb264, 0x86d474);
}

export function road(scene: Scenery): void {
  meadow(scene);
  scene
    .box(0, 206, WIDTH, 54, 0x6a7084)
    .box(0, 206, WIDTH, 3, 0xe8e4d8)
    .box(0, 255, WIDTH, 5, 0x5bb264)
    .box(0, 252, WIDTH, 3, 0xe8e4d8);
  for (let x = 8; x < WIDTH; x += 44) scene.box(x, 229, 24, 4, 0xffe9a0);
}

export function cave(scene: Scenery): void {
  scene.bands([0x2c2444, 0x3a3056, 0x4a3e68, 0x3a3056], HEIGHT);
  scene.disc(220, 128, 150, 84, 0x574a78).disc(220, 132, 116, 62, 0x66588a);
  for (let n = 0; n < 22; n++) spike(scene, n * 20 + scene.chance(n, 62) * 12, 0, 30 + scene.chance(n, 63) * 50, 1);
  for (let n = 0; n < 20; n++) spike(scene, n * 22 + scene.chance(n, 64) * 12, 226, 14 + scene.chance(n, 65) * 34, -1);
  const floor = scene.hills(222, [5, 3], [2, 5]);
  scene.land(floor, 0x2c2444, 0x54467a).scatter(floor, 0x3f3560, 0.3, [
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
  const glow = [
    [0x2f8aa8, 0x5fd0dc, 0xc8f6f4],
    [0x8a4ab0, 0xc58ae6, 0xf0d8fc],
    [0x2f9a72, 0x6fdca0, 0xd4f8dc],
  ] as const;
  scene.spread(10, 66, (x, chance) => {
    const [dark, middle, light] = glow[Math.floor(chance * 3)] ?? glow[0];
    for (const [dx, high] of [
      [-7, 16],
      [0, 28],
      [7, 18],
    ] as const)
      scene
        .cone(x + dx, floor(x) + 6 - high, 5, high, middle, dark)
        .box(x + dx - 1, floor(x) + 10 - high, 1, high / 2, light);
  });
}

function spike(scene: Scenery, x: number, y: number, long: number, down: 1 | -1): void {
  for (let step = 0; step < long; step++) {
    const half = ((long - step) / long) * 8;
    scene.box(x - half, y + down * step, half, 1, 0x3f3560).box(x, y + down * step, half, 1, 0x2c2444);
  }
}

export function space(scene: Scenery): void {
  scene.bands([0x120f30, 0x19164a, 0x221d5c, 0x19164a], HEIGHT);
  for (let n = 0; n < 900; n++) {
    const [x, y] = [
      scene.chance(n, 71) * WIDTH,
      130 + Math.sin(scene.chance(n, 71) * 7) * 40 + (scene.chance(n, 72) - 0.5) * 90,
    ];
    if (n % 2 === 0) scene.box(x, y, 2, 1, n % 3 === 0 ? 0x3f2f7c : 0x32276c);
  }
  drawStars(scene, 190, HEIGHT);
  scene.ball(110 + scene.chance(1, 73) * 60, 92, 36, [0xb85a3c, 0xe8884a, 0xfcbf78]);
  const [x, y] = [320, 158];
  scene
    .disc(x, y, 62, 9, 0xd8c4f0)
    .disc(x, y - 1, 52, 6, 0x221d5c)
    .ball(x, y - 4, 30, [0x5a4aa8, 0x8a78d8, 0xc0b2f6])
    .box(x - 44, y + 1, 88, 4, 0xd8c4f0);
  scene
    .ball(388, 52, 13, [0x2f8a8a, 0x5fc8bc, 0xaeeee2])
    .ball(52, 210, 17, [0x8a90a8, 0xb8bed0, 0xe0e4ee])
    .disc(48, 206, 4, 3, 0x8a90a8)
    .disc(58, 214, 3, 2, 0x8a90a8);
}

export function moonland(scene: Scenery): void {
  space(scene);
  const near = scene.hills(204, [8, 4], [2, 5]);
  scene.land(scene.hills(186, [12, 6], [3, 5]), 0x8a90a8, 0xa9aec4).land(near, 0xb8bed0, 0xdde1ec);
  scene.spread(12, 74, (x, chance) =>
    scene
      .disc(x, near(x) + 16 + chance * 30, 9 + chance * 9, 3 + chance * 2, 0x979db4)
      .disc(x, near(x) + 17 + chance * 30, 7 + chance * 7, 2 + chance, 0xa6acc2),
  );
}

export function heaven(scene: Scenery): void {
  scene.bands([0x6fb8f0, 0x8fcaf5, 0xb0dcf8, 0xc8e8fa, 0xdcf0fc], HEIGHT);
  for (let row = 0; row < 9; row++) {
    scene.spread(3 + row, 81 + row, (x, chance) => {
      const dim = row % 2 === 0 ? 0xd4e8f8 : 0xe2f0fb;
      skyCloud(scene, x, 24 + row * 29 + chance * 16, 6 + row * 1.3 + chance * 4, 0xffffff, dim);
    });
  }
}

export function indoors(scene: Scenery): void {
  scene.box(0, 0, WIDTH, 190, 0xf6e3c0);
  for (let x = 0; x < WIDTH; x += 24) scene.box(x, 0, 12, 190, 0xf2d9b0);
  scene.box(0, 184, WIDTH, 8, 0xfffaf0).box(0, 192, WIDTH, 68, 0xb9824e);
  for (let y = 192; y < HEIGHT; y += 14)
    scene.box(0, y, WIDTH, 1, 0x96643a).spread(7, y, (x) => scene.box(x, y, 1, 14, 0x96643a));
  scene
    .box(160, 40, 120, 90, 0xfffaf0)
    .box(168, 48, 104, 74, 0x9bd5f6)
    .disc(196, 110, 34, 20, 0x86ca7e)
    .disc(250, 114, 30, 16, 0x6fb86c)
    .box(160, 122, 120, 8, 0xfffaf0)
    .box(160, 130, 120, 8, 0xf6e3c0)
    .box(218, 48, 4, 74, 0xfffaf0)
    .box(168, 83, 104, 4, 0xfffaf0);
  for (const [x, tint] of [
    [146, 0xe8707a],
    [276, 0xe8707a],
  ] as const)
    for (let fold = 0; fold < 22; fold++) scene.box(x + fold, 34, 1, 108, fold % 6 < 3 ? tint : 0xd0566a);
  scene
    .box(30, 150, 84, 46, 0x7a93c8)
    .box(24, 166, 96, 36, 0x8fa8da)
    .box(20, 160, 14, 42, 0x7a93c8)
    .box(110, 160, 14, 42, 0x7a93c8);
  scene
    .box(330, 110, 74, 86, 0xa06f42)
    .box(336, 116, 62, 22, 0x7a5030)
    .box(336, 144, 62, 22, 0x7a5030)
    .box(336, 172, 62, 20, 0x7a5030);
  for (let n = 0; n < 9; n++)
    scene
      .box(340 + n * 6, 120 + (n % 3) * 2, 5, 18 - (n % 3) * 2, [0xe8575a, 0x5fbd60, 0x4f9ae6][n % 3] ?? 0)
      .box(340 + n * 6, 148 + (n % 2) * 3, 5, 18 - (n % 2) * 3, [0xffd54a, 0x9d7bd8][n % 2] ?? 0);
  scene.disc(220, 228, 110, 20, 0xd0566a).disc(220, 228, 96, 16, 0xe8808c).disc(220, 228, 60, 9, 0xf6b8c0);
}

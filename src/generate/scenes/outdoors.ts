import { HEIGHT, type Ridge, type Scenery, type Tint, WIDTH } from "./Scenery.ts";

function roundTree(
  scene: Scenery,
  x: number,
  y: number,
  size: number,
  leaves: readonly [Tint, Tint, Tint],
  trunk: Tint,
): void {
  scene.box(x - size / 8, y - size, Math.max(2, size / 4), size, trunk).ball(x, y - size * 1.4, size * 0.85, leaves);
  scene
    .ball(x - size * 0.55, y - size * 1.1, size * 0.5, leaves)
    .ball(x + size * 0.55, y - size * 1.1, size * 0.5, leaves);
}

function firTree(scene: Scenery, x: number, y: number, size: number, light: Tint, dark: Tint, trunk: Tint): void {
  scene.box(x - 1, y - size * 0.2, Math.max(2, size / 8), size * 0.2, trunk);
  for (const [top, half, high] of [
    [0.4, 0.34, 0.46],
    [0.68, 0.27, 0.42],
    [1, 0.2, 0.44],
  ] as const)
    scene.cone(x, y - size * (top + 0.12), size * half, size * high, light, dark);
}

export function cottage(scene: Scenery, x: number, y: number, roof: Tint, wall: Tint): void {
  scene
    .box(x, y - 16, 26, 16, wall)
    .box(x + 20, y - 16, 6, 16, 0xd9b98f)
    .cone(x + 13, y - 28, 17, 13, roof, 0x9c3a4a);
  scene.box(x + 4, y - 11, 5, 6, 0x8fd0f0).box(x + 15, y - 10, 6, 10, 0x7f4b3d);
}

const GREEN = [0x3c8f5a, 0x5fb868, 0x8fd67a] as const;

export function meadow(scene: Scenery): void {
  const [far, middle, near] = [
    scene.hills(150, [10, 7, 3], [2, 5, 9]),
    scene.hills(182, [12, 6], [1, 4]),
    scene.hills(218, [8, 4], [2, 3]),
  ];
  scene.land(scene.peaks(152, 56, 7), 0x9fc4dc, 0xb9d8ea, 2).land(far, 0xa3d9a0, 0xc2ebb2);
  scene
    .land(middle, 0x7cc77a, 0xa3e08c)
    .spread(12, 11, (x, chance) => roundTree(scene, x, middle(x) + 4, 9 + chance * 6, GREEN, 0x7a5138));
  scene.land(near, 0x5bb264, 0x86d474).scatter(near, 0x3f9355, 0.3);
  flowers(scene, near);
}

export function flowers(scene: Scenery, ridge: Ridge): void {
  const petals = [0xf693b4, 0xffd54a, 0xffffff, 0xb68ae6];
  scene.spread(38, 31, (x, chance) => {
    const y = ridge(x) + 8 + chance * (HEIGHT - ridge(x) - 14);
    const tint = petals[Math.floor(chance * 97) % petals.length] ?? 0xffffff;
    scene
      .box(x - 1, y, 3, 1, tint)
      .box(x, y - 1, 1, 3, tint)
      .put(x, y, 0xfff0a0);
  });
}

export function forest(scene: Scenery): void {
  const [far, near] = [scene.hills(168, [6, 3], [2, 5]), scene.hills(214, [6, 3], [1, 3])];
  scene
    .spread(34, 12, (x, chance) => firTree(scene, x, 176, 44 + chance * 26, 0x8fc0a4, 0x7db395, 0x8a7f70))
    .land(far, 0x7db38a, 0x98c99a);
  scene
    .spread(17, 13, (x, chance) => firTree(scene, x, far(x) + 22, 66 + chance * 30, 0x4f9a72, 0x3f8565, 0x6b4a3a))
    .land(scene.hills(200, [5, 2], [1, 4]), 0x5aa568, 0x7cc47a);
  scene
    .spread(9, 14, (x, chance) => firTree(scene, x, near(x) + 8, 84 + chance * 40, 0x3a8560, 0x2c6f54, 0x5a3d30))
    .land(near, 0x4a9a58, 0x70bd6c)
    .scatter(near, 0x357f4a, 0.34);
  scene.spread(6, 15, (x, chance) => mushroom(scene, x, near(x) + 14 + chance * 16));
}

function mushroom(scene: Scenery, x: number, y: number): void {
  scene
    .box(x - 1, y, 3, 5, 0xf7e9d0)
    .disc(x, y - 1, 6, 4, 0xe8575a)
    .box(x - 5, y + 1, 11, 3, 0x4a9a58)
    .box(x - 1, y, 3, 5, 0xf7e9d0)
    .put(x - 2, y - 2, 0xffffff)
    .put(x + 2, y - 3, 0xffffff);
}

export function jungle(scene: Scenery): void {
  const near = scene.hills(216, [7, 4], [2, 5]);
  scene
    .land(scene.hills(130, [16, 9], [3, 7]), 0x8fd0a0, 0xa9e0ac)
    .land(scene.hills(164, [14, 8], [2, 6]), 0x58b070, 0x7cc87c);
  scene
    .spread(9, 16, (x, chance) => palm(scene, x, 220, 80 + chance * 50, 0x3f9a5c, 0x7a5138))
    .land(near, 0x2f8550, 0x52ad62)
    .scatter(near, 0x1f6b44, 0.4);
  scene.spread(16, 17, (x, chance) => scene.ball(x, near(x) + 2, 10 + chance * 9, [0x1f6b44, 0x3a945a, 0x68bd6c]));
  scene.spread(9, 18, (x, chance) => vine(scene, x, 30 + chance * 60));
}

function vine(scene: Scenery, x: number, long: number): void {
  for (let y = 0; y < long; y++)
    scene
      .box(x + Math.sin(y / 9) * 3, y, 2, 1, 0x2f8550)
      .box(x + Math.sin(y / 9) * 3 + (y % 12 < 6 ? 2 : -3), y, y % 6 === 0 ? 3 : 0, 2, 0x58b070);
}

export function palm(scene: Scenery, x: number, y: number, high: number, leaves: Tint, trunk: Tint): void {
  for (let step = 0; step < high; step++)
    scene.box(x + Math.sin(step / high) * 10, y - step, 5, 1, step % 6 === 0 ? 0x5a3d30 : trunk);
  const [top, middle] = [y - high, x + 10];
  for (const side of [-1, 1]) {
    for (const [reach, drop] of [
      [34, 22],
      [40, 8],
      [28, -8],
    ] as const) {
      for (let step = 0; step < reach; step++) {
        const fall = (step / reach) ** 2 * drop * 1.4 - Math.sin((step / reach) * Math.PI) * 8;
        scene.box(middle + side * step, top + fall - 2, 2, 5 - (step / reach) * 3, step % 5 === 0 ? 0x7cc87c : leaves);
      }
    }
  }
  scene
    .ball(middle - 3, top + 3, 4, [0x5a3d30, 0x7a5138, 0xa87750])
    .ball(middle + 5, top + 4, 4, [0x5a3d30, 0x7a5138, 0xa87750]);
}

export function mountains(scene: Scenery): void {
  scene.land(scene.peaks(176, 90, 6), 0xa9bcd8, 0xc3d2e6, 2);
  snowyPeaks(scene, scene.peaks(206, 130, 5), 0x7c90b4, 0x93a6c6);
  const near = scene.hills(214, [9, 5], [2, 5]);
  scene
    .land(near, 0x6dae7c, 0x8fca8e)
    .spread(22, 19, (x, chance) => firTree(scene, x, near(x) + 6, 22 + chance * 16, 0x4a8f6a, 0x3a7a5a, 0x6b4a3a))
    .scatter(near, 0x559a68, 0.3);
}

function snowyPeaks(scene: Scenery, ridge: Ridge, tint: Tint, rim: Tint): void {
  scene.land(ridge, tint, rim, 4);
  for (let x = 0; x < WIDTH; x++) {
    const deep = 150 - ridge(x) + ((x * 5) % 7) - 3 + Math.sin(x / 4) * 4;
    if (deep > 0) scene.box(x, ridge(x), 1, deep * 0.6, 0xf4f8fc).box(x, ridge(x) + deep * 0.6 - 3, 1, 3, 0xd4e2f0);
  }
}

export function desert(scene: Scenery): void {
  scene.cone(320, 104, 70, 76, 0xe8c080, 0xc99a5c).cone(250, 132, 42, 46, 0xe2b878, 0xc09054);
  scene
    .land(scene.hills(172, [10, 4], [2, 5]), 0xf0cd8c, 0xf9e2ae)
    .land(scene.hills(196, [12, 5], [1, 3]), 0xe6b970, 0xf3d394);
  const near = scene.hills(226, [9, 4], [2, 3]);
  scene
    .spread(6, 20, (x, chance) => cactus(scene, x, 206 + chance * 12, 22 + chance * 16))
    .land(near, 0xd9a45c, 0xecc07c)
    .scatter(near, 0xc08c4a, 0.25, [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
}

function cactus(scene: Scenery, x: number, y: number, high: number): void {
  scene
    .box(x, y - high, 7, high, 0x4f9f62)
    .box(x + 5, y - high, 2, high, 0x3a8050)
    .box(x - 8, y - high * 0.7, 5, high * 0.3, 0x4f9f62)
    .box(x - 8, y - high * 0.45, 9, 4, 0x4f9f62);
  scene
    .box(x + 11, y - high * 0.85, 4, high * 0.3, 0x4f9f62)
    .box(x + 7, y - high * 0.6, 8, 4, 0x3a8050)
    .box(x + 2, y - high - 2, 3, 2, 0xf693b4);
}

export function snowland(scene: Scenery): void {
  snowyPeaks(scene, scene.peaks(180, 96, 6), 0x9fb6d4, 0xc4d6ea);
  const [far, near] = [scene.hills(178, [9, 4], [2, 5]), scene.hills(214, [8, 4], [1, 3])];
  scene
    .land(far, 0xdce9f6, 0xf4f9fd)
    .spread(15, 21, (x, chance) => snowFir(scene, x, far(x) + 12, 36 + chance * 22))
    .land(near, 0xeef5fb, 0xffffff)
    .scatter(near, 0xd0e0ef, 0.3);
  scene
    .ball(90, 214, 13, [0xc4d6ea, 0xf4f8fc, 0xffffff])
    .ball(90, 194, 9, [0xc4d6ea, 0xf4f8fc, 0xffffff])
    .box(84, 182, 13, 3, 0x4c4768)
    .box(86, 176, 9, 6, 0x4c4768)
    .put(87, 193, 0x2a2440)
    .put(93, 193, 0x2a2440)
    .box(90, 195, 5, 2, 0xf8983c);
}

function snowFir(scene: Scenery, x: number, y: number, size: number): void {
  firTree(scene, x, y, size, 0x6fa89a, 0x5a9388, 0x7a5138);
  for (const part of [0.2, 0.48, 0.8])
    scene.cone(x, y - size * (part + 0.32), size * 0.15, size * 0.16, 0xffffff, 0xdce9f6);
}

export function volcano(scene: Scenery): void {
  scene.disc(226, 52, 26, 12, 0x8a7f90).disc(246, 36, 22, 11, 0x9a90a0).disc(220, 24, 18, 9, 0xaaa0b0);
  for (let y = 74; y < HEIGHT; y++) {
    const half = 28 + (y - 74) * 0.72;
    scene.box(220 - half, y, half * 1.3, 1, 0x7a5560).box(220 + half * 0.3, y, half * 0.7, 1, 0x5c3f50);
  }
  scene.disc(220, 75, 28, 6, 0xf26a3c).disc(220, 75, 22, 4, 0xffb347).disc(220, 75, 13, 2, 0xfff0a0);
  for (const [left, turn] of [
    [204, 1],
    [221, 2],
    [236, 3],
  ] as const) {
    for (let y = 78; y < 200; y++) {
      const x = left + Math.sin(y / 11 + turn) * 5 + (left - 220) * (y - 78) * 0.012;
      scene.box(x, y, 6, 1, y % 5 === 0 ? 0xffb347 : 0xf26a3c);
    }
  }
  const near = scene.hills(206, [8, 5], [2, 5]);
  scene.land(near, 0x4c3a48, 0x6b5260).scatter(near, 0x3a2c38, 0.4, [
    [0, 0],
    [1, 0],
    [2, 1],
    [1, 1],
  ]);
  scene.spread(5, 22, (x, chance) =>
    scene.disc(x, near(x) + 22 + chance * 14, 24, 5, 0xf26a3c).disc(x, near(x) + 21 + chance * 14, 18, 3, 0xffb347),
  );
}

export function farm(scene: Scenery): void {
  meadow(scene);
  const near = scene.hills(206, [4, 2], [1, 3]);
  scene.land(near, 0x7cc06a, 0xa0d880);
  for (let x = -260; x < WIDTH + 260; x += 26)
    for (let y = 224; y < HEIGHT; y++)
      scene.box(220 + (x - 220) * (1 + (y - 224) / 60), y, 9 + (y - 224) / 6, 1, y % 8 < 4 ? 0x9a6a42 : 0xab7a4e);
  scene
    .box(300, 158, 74, 50, 0xc94a4a)
    .box(360, 158, 14, 50, 0xa83a40)
    .cone(337, 130, 46, 30, 0x8a3a44, 0x6d2c38)
    .box(324, 178, 26, 30, 0xf4e4cc)
    .box(327, 181, 20, 27, 0xa83a40)
    .box(334, 146, 8, 8, 0xf4e4cc);
  for (let x = 4; x < 280; x += 22)
    scene.box(x, 196, 4, 22, 0xf4ead8).box(x, 200, 22, 3, 0xf4ead8).box(x, 209, 22, 3, 0xe0d2ba);
}

const SWEETS = [
  [0xd9568c, 0xf693b4, 0xfcc4d2],
  [0x7152b4, 0xb08ae4, 0xd6c2f6],
  [0x2fa59a, 0x6fd3c4, 0xaeeee2],
  [0xeda92f, 0xffd54a, 0xfff0a0],
] as const;

export function candy(scene: Scenery): void {
  const near = scene.hills(216, [8, 4], [2, 3]);
  scene
    .land(scene.hills(150, [14, 7], [3, 5]), 0xf9c6dc, 0xfde0ec)
    .land(scene.hills(182, [12, 5], [2, 4]), 0xc9b2f0, 0xe2d4fa);
  scene.spread(11, 23, (x, chance) =>
    lollipop(scene, x, 216, 46 + chance * 42, SWEETS[Math.floor(chance * 40) % 4] ?? SWEETS[0]),
  );
  scene
    .land(near, 0x8fdcc0, 0xfff6fa, 7)
    .scatter(near, 0xf693b4, 0.22, [
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    .scatter(near, 0xffe98f, 0.18, [
      [3, 3],
      [3, 4],
      [3, 5],
    ]);
}

function lollipop(scene: Scenery, x: number, y: number, high: number, sweet: readonly [Tint, Tint, Tint]): void {
  scene.box(x - 1, y - high, 4, high, 0xfffdf6).ball(x, y - high, 15, sweet);
  for (let turn = 0; turn < 60; turn++)
    scene.box(x + Math.cos(turn / 5) * (turn / 5), y - high + Math.sin(turn / 5) * (turn / 5), 2, 2, 0xfffdf6);
}

// @ts-check
/** Which files of PixiJS this product never asks for, and what stands in for them: a test keeps src/stage from asking. */

/**
 * By the end of its path: a file whose one export is called like it.
 * @type {readonly string[]}
 */
const ONE_THING = [
  // Masks, and the copies of pictures that only they and filters need; the pipe of colour masks is asked at every drawing.
  ...["AlphaMask", "ColorMask", "StencilMask", "AlphaMaskPipe", "StencilMaskPipe", "CanvasStencilMaskPipe"],
  ...["ExtractSystem", "GenerateTextureSystem"],
  // Films, pictures packed for cards, meshes and particles.
  ...["VideoSource", "glUploadVideoResource", "glUploadCompressedTextureResource"],
  ...["GlMeshAdaptor", "ParticleBuffer", "generateParticleUpdatePolyfill"],
  // Shapes told as SVG, and other fillings than a colour.
  ...["SVGParser", "parseSVGPath", "FillGradient", "FillPattern"],
  // Programs for WebGPU: each shader would be written and read for it, too. And blocks of uniforms, of which ours have none.
  ...["GpuProgram", "GpuUboSystem", "GlUboSystem", "UboSystem"],
  // What writes functions as text, which the content security policy forbids and pixi.js/unsafe-eval replaces.
  "generateUniformsSync",
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const OTHERS = {
  GenerateShaderSyncCode: ["generateShaderSyncCode"],
  generateUboSyncPolyfill: ["generateUboSyncPolyfillSTD40", "generateUboSyncPolyfillWGSL"],
};

/** What each room would leave behind for ever, or would ask a canvas of its own for, and what stands in for it. */
const ANSWERED = {
  // Numbers each program of the graphics card for people who look for faults, and so makes the same program another text in each room, all of which are kept.
  setProgramName: "export const setProgramName = (source) => source;",
  // A picture behind the picture, which only blends and filters that we do not have need: its shader goes on listening to the one white texture.
  GlBackBufferSystem: `export class GlBackBufferSystem { useBackBuffer = false; }
GlBackBufferSystem.extension = { type: ["webgl-system"], name: "backBuffer", priority: 1 };`,
  // The canvas that is drawn on has been asked (src/pixi/pixi.ts).
  isWebGLSupported: "export const isWebGLSupported = () => true;",
  // Our programs ask for no more, so nobody has to find out whether there is more.
  getMaxFragmentPrecision: 'export const getMaxFragmentPrecision = () => "mediump";',
  // Ours take so few textures at once (src/pixi/pixi.ts) that every card can tell them apart.
  checkMaxIfStatementsInShader: "export const checkMaxIfStatementsInShader = (most) => most;",
};

/** Is nothing that PixiJS would take for a part of its own, and fails loudly where it is called. @param {string} name */
function nobody(name) {
  return `export class ${name} { static extension = { type: [] }; static from() {} }`;
}

/** What stands in for a file of PixiJS, by its name without ending. @type {ReadonlyMap<string, string>} */
export const STAND_INS = new Map([
  ...ONE_THING.map((name) => /** @type {const} */ ([name, nobody(name)])),
  ...Object.entries(OTHERS).map(([file, names]) => /** @type {const} */ ([file, names.map(nobody).join("\n")])),
  ...Object.entries(ANSWERED),
]);

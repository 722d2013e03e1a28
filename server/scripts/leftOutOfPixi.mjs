// @ts-check
/**
 * Files of PixiJS that this product never uses, and the code that replaces them in the build.
 * tests/tools/leanPixi.test.ts checks that the replacements export the same names as the installed version, and that no
 * drawing calls them.
 */

/**
 * Files whose only export has the name of the file.
 * @type {readonly string[]}
 */
const ONE_THING = [
  // Masks, and copies of textures, which only masks and filters need. The pipe for color masks would run in every
  // frame.
  ...["AlphaMask", "ColorMask", "StencilMask", "AlphaMaskPipe", "StencilMaskPipe", "CanvasStencilMaskPipe"],
  ...["ExtractSystem", "GenerateTextureSystem"],
  // Videos, compressed textures, meshes and particles.
  ...["VideoSource", "glUploadVideoResource", "glUploadCompressedTextureResource"],
  ...["GlMeshAdaptor", "ParticleBuffer", "generateParticleUpdatePolyfill"],
  // Shapes from SVG, gradients and patterns.
  ...["SVGParser", "parseSVGPath", "FillGradient", "FillPattern"],
  // Shader programs for WebGPU, which would be generated beside those for WebGL, and uniform blocks, which our shaders
  // do not have.
  ...["GpuProgram", "GpuUboSystem", "GlUboSystem", "UboSystem"],
  // Generates functions from text. The content security policy forbids that, so pixi.js/unsafe-eval replaces it.
  "generateUniformsSync",
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const OTHERS = {
  GenerateShaderSyncCode: ["generateShaderSyncCode"],
  generateUboSyncPolyfill: ["generateUboSyncPolyfillSTD40", "generateUboSyncPolyfillWGSL"],
};

/**
 * Files that would leak memory with each canvas, or create a canvas of their own to test the browser, by the code that
 * replaces them.
 */
const ANSWERED = {
  // Numbers shader programs for debugging. That makes the source of the same program different for each canvas, and
  // PixiJS caches all of them.
  setProgramName: "export const setProgramName = (source) => source;",
  // A back buffer, which only blend modes and filters need. Its shader never stops listening to the shared white
  // texture.
  GlBackBufferSystem: `export class GlBackBufferSystem { useBackBuffer = false; }
GlBackBufferSystem.extension = { type: ["webgl-system"], name: "backBuffer", priority: 1 };`,
  // src/pixi/graphicsCard.ts has tested the canvas itself.
  isWebGLSupported: "export const isWebGLSupported = () => true;",
  // Our shaders never ask for more, so there is nothing to find out.
  getMaxFragmentPrecision: 'export const getMaxFragmentPrecision = () => "mediump";',
  // We use fewer textures at once than every graphics card supports.
  checkMaxIfStatementsInShader: "export const checkMaxIfStatementsInShader = (most) => most;",
};

/**
 * Returns the code of a class that PixiJS does not register as an extension, and that throws if it is used.
 * @param {string} name
 */
function unusedClass(name) {
  return `export class ${name} { static extension = { type: [] }; static from() {} }`;
}

/**
 * The code that replaces a file of PixiJS, by the file's name without its ending.
 * @type {ReadonlyMap<string, string>}
 */
export const STAND_INS = new Map([
  ...ONE_THING.map((name) => /** @type {const} */ ([name, unusedClass(name)])),
  ...Object.entries(OTHERS).map(([file, names]) => /** @type {const} */ ([file, names.map(unusedClass).join("\n")])),
  ...Object.entries(ANSWERED),
]);

import {
  Batcher,
  type BatcherOptions,
  Buffer,
  BufferUsage,
  type DefaultBatchableQuadElement,
  ExtensionType,
  Geometry,
  getBatchSamplersUniformGroup,
  type IndexBufferArray,
  Shader,
} from "pixi.js";
import { pointProgram } from "./pointProgram.ts";

/** The name of these batches and of their pipe in PixiJS. */
export const POINTS = "points";

const BYTES = 4;
const FLOATS = { format: "float32x2", bytes: 2 * BYTES } as const;
/** The attributes of a picture, in the order of the buffer. */
const ATTRIBUTES = {
  aBegin: FLOATS,
  aEnd: FLOATS,
  aTextureBegin: FLOATS,
  aTextureEnd: FLOATS,
  aColor: { format: "unorm8x4", bytes: BYTES },
  aTurnAndTexture: { format: "uint16x2", bytes: BYTES },
} as const;
const POINT_BYTES = Object.values(ATTRIBUTES).reduce((sum, { bytes }) => sum + bytes, 0);

/** Shared by all canvases, as the batchers of PixiJS are. */
const shaders = new Map<number, Shader>();

/** Draws each picture as a single point. With software rendering, the cost of a distant crowd is that of its triangles. */
export class PointBatcher extends Batcher {
  static readonly extension = { type: [ExtensionType.Batcher], name: POINTS };
  override readonly name = POINTS;
  override readonly vertexSize = POINT_BYTES / BYTES;
  override readonly geometry = newGeometry();
  override readonly shader: Shader;

  constructor(options: BatcherOptions) {
    super(options);
    this.shader = shaders.get(options.maxTextures) ?? newShader(options.maxTextures);
    shaders.set(options.maxTextures, this.shader);
  }

  override packQuadAttributes(
    { bounds, texture, transform, color }: DefaultBatchableQuadElement,
    floats: Float32Array,
    words: Uint32Array,
    start: number,
    textureId: number,
  ): void {
    const { a, b, c, d, tx, ty } = transform;
    const { minX, minY, maxX, maxY } = bounds;
    const { x0, y0, x2, y2 } = texture.uvs;
    floats[start] = a * minX + c * minY + tx;
    floats[start + 1] = b * minX + d * minY + ty;
    floats[start + 2] = a * maxX + c * maxY + tx;
    floats[start + 3] = b * maxX + d * maxY + ty;
    floats[start + 4] = x0;
    floats[start + 5] = y0;
    floats[start + 6] = x2;
    floats[start + 7] = y2;
    words[start + 8] = color;
    // Pictures are rotated by quarters: half a rotation swaps the corners, a quarter also swaps the axes.
    words[start + 9] = (textureId << 16) | (Math.abs(b) > Math.abs(a) ? 1 : 0);
  }

  override packQuadIndex(indices: IndexBufferArray, at: number, point: number): void {
    indices[at] = point;
  }

  override packAttributes(): void {
    throw new Error("Only whole pictures are drawn as points.");
  }
}

function newGeometry(): Geometry {
  const buffer = newBuffer(new Float32Array(1), BufferUsage.VERTEX);
  let offset = 0;
  const attributes = Object.entries(ATTRIBUTES).map(([name, { format, bytes }]) => {
    offset += bytes;
    return [name, { buffer, format, stride: POINT_BYTES, offset: offset - bytes }] as const;
  });
  return new Geometry({
    attributes: Object.fromEntries(attributes),
    indexBuffer: newBuffer(new Uint32Array(1), BufferUsage.INDEX),
    topology: "point-list",
  });
}

/** Filled with the batch. */
function newBuffer(data: Float32Array | Uint32Array, use: BufferUsage): Buffer {
  return new Buffer({ data, usage: use | BufferUsage.COPY_DST, shrinkToFit: false });
}

function newShader(textures: number): Shader {
  const resources = { batchSamplers: getBatchSamplersUniformGroup(textures) };
  return new Shader({ glProgram: pointProgram(textures), resources });
}

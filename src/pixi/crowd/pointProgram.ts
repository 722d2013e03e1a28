import { GlProgram } from "pixi.js";

/** Corners are rounded to whole pixels, as everywhere (`roundPixels`). A point whose center is out of sight would not be drawn. */
const vertex = `
  in vec2 aBegin;
  in vec2 aEnd;
  in vec2 aTextureBegin;
  in vec2 aTextureEnd;
  in vec4 aColor;
  in vec2 aTurnAndTexture;

  uniform mat3 uProjectionMatrix;
  uniform mat3 uWorldTransformMatrix;
  uniform vec4 uWorldColorAlpha;
  uniform vec2 uResolution;

  out vec4 vColor;
  out vec2 vBegin;
  out vec2 vPixel;
  out vec2 vTextureBegin;
  out vec2 vAcross;
  out vec2 vDown;
  out float vTexture;

  vec2 pixelOf(vec2 place) {
    vec2 clip = (uProjectionMatrix * uWorldTransformMatrix * vec3(place, 1.)).xy;
    return floor((clip * .5 + .5) * uResolution + .5);
  }

  void main(void) {
    vec2 begin = pixelOf(aBegin);
    vec2 end = pixelOf(aEnd);
    vec2 size = abs(end - begin);
    vec2 middle = clamp((begin + end) * .5, vec2(0.), uResolution);
    gl_Position = vec4(middle / uResolution * 2. - 1., 0., 1.);
    gl_PointSize = max(size.x, size.y);
    vec2 across = aTextureEnd - aTextureBegin;
    bool isTurned = aTurnAndTexture.x == 1.;
    vBegin = begin;
    vPixel = 1. / (end - begin);
    vTextureBegin = aTextureBegin;
    vAcross = isTurned ? vec2(0., across.y) : vec2(across.x, 0.);
    vDown = isTurned ? vec2(across.x, 0.) : vec2(0., across.y);
    vColor = vec4(aColor.rgb * aColor.a, aColor.a) * uWorldColorAlpha;
    vTexture = aTurnAndTexture.y;
  }`;

/** A point is square; pixels outside the picture are discarded. */
const fragmentFor = (textures: number) => `
  in vec4 vColor;
  in vec2 vBegin;
  in vec2 vPixel;
  in vec2 vTextureBegin;
  in vec2 vAcross;
  in vec2 vDown;
  in float vTexture;
  out vec4 finalColor;

  uniform sampler2D uTextures[${textures}];

  void main(void) {
    vec2 share = (gl_FragCoord.xy - vBegin) * vPixel;
    if (any(notEqual(share, clamp(share, 0., 1.)))) discard;
    vec2 place = vTextureBegin + share.x * vAcross + share.y * vDown;
    ${Array.from({ length: textures }, (_, n) => `if (vTexture < ${n}.5) finalColor = texture(uTextures[${n}], place) * vColor;`).join(" else ")}
  }`;

/**
 * The shader that draws a picture as a single point, with the same shape and pixels as the two triangles of PixiJS. `textures`: the maximum
 * number of textures in a batch.
 */
export function pointProgram(textures: number): GlProgram {
  return GlProgram.from({ name: "points", vertex, fragment: fragmentFor(textures) });
}

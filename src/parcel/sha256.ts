/** The SHA-256 of bytes. Browsers have one of their own only for pages with HTTPS, and a school's own server may have none. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(FIRST);
  const blocks = padded(bytes);
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let word = 0; word < 16; word++) words[word] = blocks.getUint32(at + word * 4);
    extend(words);
    mix(state, words);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    hash.setUint32(index * 4, word);
  });
  return new Uint8Array(hash.buffer);
}

/** The bytes, a single 1, zeros up to a multiple of 64 bytes, and at the end how many bits the bytes have. */
function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const blocks = new Uint8Array(size);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return view;
}

/** Makes the other 48 words of a block out of its 16. */
function extend(words: Uint32Array): void {
  for (let at = 16; at < 64; at++) {
    const [before15 = 0, before2 = 0] = [words[at - 15], words[at - 2]];
    const small0 = turned(before15, 7) ^ turned(before15, 18) ^ (before15 >>> 3);
    const small1 = turned(before2, 17) ^ turned(before2, 19) ^ (before2 >>> 10);
    words[at] = (words[at - 16] ?? 0) + small0 + (words[at - 7] ?? 0) + small1;
  }
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const added = h + sum1 + choice + (ROUNDS[round] ?? 0) + (words[round] ?? 0);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

const PRIMES = firstPrimes(64);
/** The first 32 bits behind the point of the square roots of the first eight primes, and of the cube roots of the first 64. */
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) >>> 0;
}

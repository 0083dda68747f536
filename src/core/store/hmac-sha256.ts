/**
 * Computes HMAC-SHA256 in the script itself: a list shows a hundred links, and a call of Google's for each would cost more
 * than all the rest of it.
 */

/** A block has so many words of 32 bits. */
const blockWords = 16;

const initial: number[] = [];
const constants: number[] = [];
for (let number = 2; constants.length < 64; number += 1) {
  let divisor = 2;
  while (number % divisor > 0) divisor += 1;
  if (divisor < number) continue;
  // The first digits of the roots of primes behind the point. A double carries more of them than are taken.
  if (initial.length < 8) initial.push((Math.sqrt(number) * 2 ** 32) | 0);
  constants.push((Math.cbrt(number) * 2 ** 32) | 0);
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The state after the blocks of some words. All numbers of these lists are there: their places are counted. */
function absorb(state: readonly number[], words: readonly number[]): readonly number[] {
  const block = words.slice(0, blockWords);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round += 1) {
    if (round >= blockWords) {
      const early = block[round - 15] as number;
      const late = block[round - 2] as number;
      const sum = (block[round - 16] as number) + (block[round - 7] as number);
      const mixed = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      block.push((sum + mixed + (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))) | 0);
    }
    const added = h + (constants[round] as number) + (block[round] as number);
    const first = (added + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g))) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const after = [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] as number)) | 0);
  return words.length > blockWords ? absorb(after, words.slice(blockWords)) : after;
}

/** The words of a text, the last one filled up with zeros, changed by a mask. */
function wordsOf(text: string, length: number, mask = 0): number[] {
  return Array.from({ length }, (_, word) => {
    let value = 0;
    for (let at = word * 4; at < word * 4 + 4; at += 1) value = (value << 8) | (text.charCodeAt(at) || 0);
    return value ^ mask;
  });
}

/** The words behind one block, with the end of the message: a bit, and the length of all of it in bits. */
function ended(text: string): number[] {
  const words = wordsOf(`${text}\x80`, (text.length + 4) >> 2);
  // The length takes two words, of which the first is 0 here.
  do words.push(0);
  while (words.length % blockWords !== blockWords - 1);
  return [...words, (text.length + blockWords * 4) * 8];
}

// The states behind the block of the key, which all links of a list have in common.
const known = new Map<string, readonly (readonly number[])[]>();

/**
 * The code of a message as hexadecimal digits, 64 of them.
 * @param key 1 to 64 characters of ASCII
 * @param message ASCII
 */
export function hmacSha256(key: string, message: string): string {
  if (!known.has(key)) {
    const masks = [0x36363636, 0x5c5c5c5c];
    known.set(
      key,
      masks.map((mask) => absorb(initial, wordsOf(key, blockWords, mask))),
    );
  }
  const [inner = [], outer = []] = known.get(key) ?? [];
  const digest = absorb(inner, ended(message));
  const end = [...digest, 1 << 31, 0, 0, 0, 0, 0, 0, (blockWords + 8) * 32];
  return absorb(outer, end)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

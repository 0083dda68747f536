import fc from 'fast-check';
import { modeOfKey, keyChecksum, toBase62, crc32 } from '../../../src/core/access/api-key-format.ts';
import { generateKey, randomBase62 } from '../../../src/core/access/generate-key.ts';
import { createFakeWorkspace } from './fake-workspace.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const zeros = '0'.repeat(32);

describe('the form of an API key', () => {
  test('computes the published checksums', () => {
    expect(crc32('123456789')).toBe(0xcbf43926);
    expect(crc32('')).toBe(0);
    expect(keyChecksum(zeros)).toBe('2wjyrI');
  });

  test('fills numbers with zeros up to six letters, which hold any checksum', () => {
    expect(toBase62(0, 6)).toBe('000000');
    expect(toBase62(61, 6)).toBe('00000z');
    expect(toBase62(0xffffffff, 6)).toBe('4gfFC3');
  });

  test.each(['live', 'test', 'local'])('tells the mode of a %s key by its prefix', (mode) => {
    expect(modeOfKey(`bbk_${mode}_${zeros}2wjyrI`)).toBe(mode);
  });

  test.each([
    ['', 'empty'],
    [`bbk_live_${zeros}2wjyrJ`, 'wrong checksum'],
    [`bbk_live_${zeros}2wjyr`, 'too short'],
    [`bbk_live_${zeros}2wjyrI0`, 'too long'],
    [`bbk_live_${zeros}2wjyrI\n`, 'a line break after it'],
    [`BBK_LIVE_${zeros}2wjyrI`, 'capitals'],
    [`bbk_prod_${zeros}2wjyrI`, 'an unknown mode'],
  ])('refuses %j: %s', (text) => {
    expect(modeOfKey(text)).toBeNull();
  });

  test('makes keys that are well-formed and never alike', () => {
    const workspace = createFakeWorkspace();
    const keys = Array.from({ length: 500 }, () => generateKey(workspace, 'live'));
    for (const key of keys) expect(modeOfKey(key)).toBe('live');
    expect(new Set(keys).size).toBe(500);
    expect(keys[0]).toMatch(/^bbk_live_[0-9A-Za-z]{38}$/);
  });

  test('notices any single mistyped letter', () => {
    const key = generateKey(createFakeWorkspace(), 'live');
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 46 }), fc.constantFrom(...letters), (at, letter) => {
        fc.pre(key[at] !== letter);
        expect(modeOfKey(key.slice(0, at) + letter + key.slice(at + 1))).toBeNull();
      }),
    );
  });

  test('draws every letter equally often', () => {
    const text = randomBase62(createFakeWorkspace(), 62_000);
    for (const letter of letters) {
      const times = text.split(letter).length - 1;
      // 1000 expected; six standard deviations either side.
      expect(Math.abs(times - 1000)).toBeLessThan(190);
    }
  });

  test('skips the bytes that would favour the first letters', () => {
    const bytes = [255, 248, 247, 0, 61, 62];
    const digest = { sha256: () => bytes, sha256Hex: String, utf8Length: Number };
    const { random } = createFakeWorkspace();
    expect(randomBase62({ random, digest }, 4)).toBe('z0z0');
  });
});

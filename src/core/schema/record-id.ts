/** Makes and reads ids of records: ULIDs whose random part hides the record's sequence number, and with it its row. */
import { idForm } from './identifier.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLength = 10;
// 45 random bits distinguish what is made in one millisecond; 35 bits hold any sequence number of a sheet.
const randomLength = 9;
const sequenceLength = 7;
// Ids of test mode have this number more: no sheet has so many records, and version 1.0 made no such id.
const testMark = 26 * 32 ** (sequenceLength - 1);

/**
 * A new id. Ids of one kind ascend with time, as their times rise strictly.
 * @param sequence the record's number within its sheet, from 1
 * @param uuid a random UUID
 * @param livemode false for an id of test mode
 */
export function newRecordId(
  prefix: string,
  timeMs: number,
  sequence: number,
  uuid: string,
  livemode = true,
): string {
  const open = digitsOf(timeMs, timeLength) + randomDigits(uuid);
  return `${prefix}_${open}${mask(digitsOf(livemode ? sequence : sequence + testMark, sequenceLength), open)}`;
}

/** The sequence number that an id of this prefix hides, or null when the text is no such id. */
export function sequenceOf(id: string, prefix: string): number | null {
  if (!idForm.test(id) || !id.startsWith(`${prefix}_`)) return null;
  const hidden = hiddenNumber(id);
  return isMarked(hidden) ? hidden - testMark : hidden;
}

/** True for an id that test mode has made, whatever its prefix is. */
export function isTestId(id: string): boolean {
  return idForm.test(id) && isMarked(hiddenNumber(id));
}

/** True for an id that one mode has made, when it is asked for in the other one. */
export function isOfOtherMode(id: string, livemode: boolean): boolean {
  return idForm.test(id) && isTestId(id) === livemode;
}

function isMarked(hidden: number): boolean {
  return Math.floor(hidden / 32 ** (sequenceLength - 1)) === testMark / 32 ** (sequenceLength - 1);
}

function hiddenNumber(id: string): number {
  const start = id.indexOf('_') + 1;
  const split = start + timeLength + randomLength;
  return numberIn(mask(id.slice(split), id.slice(start, split)));
}

/** When the record with this id was created, as milliseconds since the Unix epoch. */
export function timeOf(id: string): number {
  return numberIn(id.slice(id.indexOf('_') + 1).slice(0, timeLength));
}

function numberIn(digits: string): number {
  let value = 0;
  // A loop, because a search reads the numbers of all ids of a sheet.
  for (let index = 0; index < digits.length; index += 1)
    value = value * 32 + alphabet.indexOf(digits.charAt(index));
  return value;
}

function digitsOf(value: number, length: number): string {
  let rest = value;
  let digits = '';
  for (let index = 0; index < length; index += 1) {
    digits = alphabet.charAt(rest % 32) + digits;
    rest = Math.floor(rest / 32);
  }
  return digits;
}

// The digits 12 and 16 of a UUID are its version and variant: the random ones stand before and behind.
function randomDigits(uuid: string): string {
  const hex = uuid.replace(/-/g, '');
  const random = hex.slice(0, 12) + hex.slice(18);
  let digits = '';
  for (let index = 0; index < randomLength; index += 1) {
    digits += alphabet.charAt(Number.parseInt(random.slice(index * 2, index * 2 + 2), 16) % 32);
  }
  return digits;
}

// Exclusive or with digits derived from the rest of the id: applied twice it restores the masked digits. It keeps ids
// from counting up visibly; it keeps no secret.
function mask(digits: string, seed: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  let masked = '';
  for (let index = 0; index < digits.length; index += 1) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + index;
    masked += alphabet.charAt((alphabet.indexOf(digits.charAt(index)) ^ (state >>> 24)) & 31);
  }
  return masked;
}

/** Writes pictures of black and white squares as PNG files. */
import { encodeBase64 } from './base64.ts';

/** True is black. */
export type Bitmap = readonly (readonly boolean[])[];

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The largest block that deflate stores as it is. */
const blockMax = 65_535;

/**
 * The picture as a data URI: one bit for each pixel, and stored without compression, as a code is small.
 * @throws Error for a picture without a pixel
 */
export function pngDataUri(bitmap: Bitmap): string {
  const height = bitmap.length;
  const width = bitmap[0]?.length ?? 0;
  if (width === 0) throw new Error('The picture has no pixel.');
  const header = [...uint32(width), ...uint32(height), 1, 0, 0, 0, 0];
  const file = [
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', stored(bitmap.flatMap(rowBytes))),
    ...chunk('IEND', []),
  ];
  return `data:image/png;base64,${encodeBase64(file)}`;
}

// A row begins with its filter, 0 for none; in gray of one bit, 1 is white.
function rowBytes(row: readonly boolean[]): number[] {
  const bytes = [0];
  for (let start = 0; start < row.length; start += 8) {
    let byte = 0;
    for (let bit = 0; bit < 8; bit += 1) byte = byte * 2 + (row[start + bit] === true ? 0 : 1);
    bytes.push(byte);
  }
  return bytes;
}

/** The bytes in the form of zlib. */
function stored(bytes: readonly number[]): number[] {
  const result = [0x78, 0x01];
  for (let start = 0; start < bytes.length; start += blockMax) {
    const block = bytes.slice(start, start + blockMax);
    const isLast = start + blockMax >= bytes.length;
    const length = block.length;
    const inverted = ~length & 0xffff;
    result.push(isLast ? 1 : 0, ...uint16Little(length), ...uint16Little(inverted), ...block);
  }
  return [...result, ...uint32(adler32(bytes))];
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(named))];
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function uint16Little(value: number): number[] {
  return [value & 0xff, value >>> 8];
}

function adler32(bytes: readonly number[]): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function crc32(bytes: readonly number[]): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

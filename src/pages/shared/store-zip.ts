/** Writes a ZIP archive of files, without compressing them. */

interface ZippedFile {
  /** The name in the archive; no two are the same. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** Version 2.0 of the format. */
const version = 20;
/** Names in UTF-8. */
const flags = 0x0800;
const stored = 0;
/** January 1st, 1980, the first day that the format knows. */
const firstDay = 0x21;

/** A number of a header by its length in bytes. */
type Field = readonly [length: 2 | 4, value: number];

/** The archive, its parts in their order, without times. It may have 65,535 parts and 4 GB, the limits of the format. */
export function storeZip(files: readonly ZippedFile[]): Blob {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const nameBytes = new TextEncoder().encode(name);
    const facts: Field[] = [
      [2, flags],
      [2, stored],
      [2, 0],
      [2, firstDay],
      [4, checksum(data)],
      [4, data.length],
      [4, data.length],
      [2, nameBytes.length],
      [2, 0],
    ];
    const local = [fields([4, localHeader], [2, version], ...facts), nameBytes, data];
    const attributes: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(
      fields([4, centralHeader], [2, version], [2, version], ...facts, ...attributes),
      nameBytes,
    );
    parts.push(...local);
    offset += lengthOf(local);
  }
  const count = files.length;
  const end = fields(
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, lengthOf(directory)],
    [4, offset],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: 'application/zip' });
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** The numbers, their lowest bytes first. */
function fields(...all: readonly Field[]): Uint8Array {
  return Uint8Array.from(
    all.flatMap(([length, value]) => Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff)),
  );
}

// The polynomial of CRC-32, its bits reversed.
const polynomial = 0xedb88320;

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
  return remainder;
});

function checksum(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

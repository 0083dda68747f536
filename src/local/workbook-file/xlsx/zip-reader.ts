/** Reads the parts of a ZIP archive one by one, so that a large one never stands in memory as text. */
import { isAscii } from 'node:buffer';
import { PassThrough, Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { UnreadableWorkbook } from '../workbook-file-error.ts';

export interface ZipPart {
  readonly name: string;
  /** The whole part. */
  bytes(): Uint8Array;
  /** Its bytes, piece by piece. */
  pieces(): AsyncIterable<Buffer>;
  /** Its text, piece by piece. */
  texts(): AsyncIterable<string>;
  /** As it stands in the archive, so that another archive can take it over. */
  readonly packed: PackedPart;
}

/** The compressed bytes of a part, and what an archive says of them. */
export interface PackedPart {
  readonly method: number;
  readonly data: Uint8Array;
  /** The CRC-32 of the bytes, and their length. */
  readonly sum: number;
  readonly length: number;
}

const endOfDirectory = 0x06054b50;
const centralHeader = 0x02014b50;
const centralHeaderLength = 46;
const localHeaderLength = 30;
const endLength = 22;
/** What the files of older programs begin with, and those with a password. */
const olderFormat = 0xd0cf11e0;
const commentLengthMax = 0xffff;
const stored = 0;
const deflated = 8;
/** Measured with 900 MB of XML: pieces of 32 or 256 kB take a tenth more time. */
const pieceBytes = 64 * 1024;

/** The parts in their order. @throws UnreadableWorkbook when the bytes are no archive of deflated or stored parts */
export function readZip(given: Uint8Array): ZipPart[] {
  try {
    return readDirectory(given);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableWorkbook('it was cut off or damaged');
  }
}

function readDirectory(given: Uint8Array): ZipPart[] {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const end = findEnd(bytes);
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bytes.readUInt32LE(at) !== centralHeader) throw new UnreadableWorkbook('it was cut off or damaged');
    const method = bytes.readUInt16LE(at + 10);
    const length = bytes.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      bytes.readUInt16LE(at + place),
    ) as [number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + centralHeaderLength, at + centralHeaderLength + nameLength);
    const start = local + localHeaderLength + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = { method, data: bytes.subarray(start, start + length) };
    const [sum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)];
    parts.push(zipPart(name, { ...packed, sum, length: size }));
    at += centralHeaderLength + nameLength + extraLength + commentLength;
  }
  return parts;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - commentLengthMax);
  for (let at = bytes.length - endLength; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  throw new UnreadableWorkbook(otherKind(bytes));
}

/** What bytes are that are no archive. */
function otherKind(bytes: Buffer): string {
  if (bytes.length === 0) return 'it is empty';
  if (bytes.length > 3 && bytes.readUInt32BE(0) === olderFormat)
    return 'it has a password, or the older format .xls; save it as .xlsx without a password';
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'it was cut off or damaged';
  return 'it has another format than .xlsx';
}

/** A part by its name and its bytes as they stand in the archive. */
export function zipPart(name: string, packed: PackedPart): ZipPart {
  const { method, data } = packed;
  if (method !== stored && method !== deflated)
    throw new UnreadableWorkbook(`its part ${name} is compressed in a way that is not read here`);
  const pieces = (): AsyncIterable<Buffer> =>
    Readable.from([data]).pipe(
      method === stored ? new PassThrough() : createInflateRaw({ chunkSize: pieceBytes }),
    );
  return {
    name,
    packed,
    bytes: () => (method === stored ? data : inflateRawSync(data)),
    pieces,
    async *texts() {
      const decoder = new StringDecoder('utf8');
      // A letter that is cut in two leaves its first bytes with the decoder, and begins the next piece with others than ASCII.
      for await (const piece of pieces())
        yield isAscii(piece) ? piece.toString('latin1') : decoder.write(piece);
      yield decoder.end();
    },
  };
}

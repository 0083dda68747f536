/** Writes a ZIP archive piece by piece, so that a large part never stands in memory whole. */
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { PackedPart } from './zip-reader.ts';

/** A part by its content, or as it stands in another archive. */
export type ZipSource =
  | { readonly name: string; readonly pieces: Pieces }
  | { readonly name: string; readonly packed: PackedPart };

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const localHeader = 0x04034b50;
const descriptorHeader = 0x08074b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/** Version 2.0 of the format. */
const version = 20;
/** Names in UTF-8; sum and sizes of a part follow its data. */
const flags = 0x0808;
const deflated = 8;
/** January 1st, 1980, the first day that the format knows. */
const firstDay = 0x21;

/** The length of gzip's own header, which Node writes without optional parts, and of the sum and size at its end. */
const gzipHeaderLength = 10;
const gzipTrailerLength = 8;

/** XML of rows repeats itself so much that more effort takes twice the time and saves a tenth. */
const level = 2;

/** Larger pieces are handed on less often. */
const chunkSize = 128 * 1024;

/** A number of a header by its length in bytes. */
type Field = readonly [length: 2 | 4, value: number];

/** The bytes of the archive, its parts in their order, without their times. */
export async function* writeZip(sources: Iterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let count = 0;
  let offset = 0;
  for (const source of sources) {
    const encodedName = Buffer.from(source.name);
    const method = 'packed' in source ? source.packed.method : deflated;
    const kind: Field[] = [
      [2, version],
      [2, flags],
      [2, method],
      [2, 0],
      [2, firstDay],
    ];
    const lengths: Field[] = [
      [2, encodedName.length],
      [2, 0],
    ];
    const start = [fields([4, localHeader], ...kind, [4, 0], [4, 0], [4, 0], ...lengths), encodedName];
    yield* start;
    const { sum, length, size } =
      'packed' in source ? yield* take(source.packed) : yield* pack(source.pieces);
    const facts: Field[] = [
      [4, sum],
      [4, length],
      [4, size],
    ];
    const end = fields([4, descriptorHeader], ...facts);
    yield end;
    const attributes: Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(
      fields([4, centralHeader], [2, version], ...kind, ...facts, ...lengths, ...attributes),
      encodedName,
    );
    offset += [...start, end].reduce((sum, bytes) => sum + bytes.length, length);
    count += 1;
  }
  const whole = Buffer.concat(directory);
  yield whole;
  yield fields(
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, whole.length],
    [4, offset],
    [2, 0],
  );
}

/** What an archive says of a part behind its bytes. */
interface Facts {
  readonly sum: number;
  /** Compressed, and not. */
  readonly length: number;
  readonly size: number;
}

function* take({ data, sum, length: size }: PackedPart): Generator<Uint8Array, Facts> {
  yield data;
  return { sum, length: data.length, size };
}

async function* pack(pieces: Pieces): AsyncGenerator<Uint8Array, Facts> {
  let length = 0;
  let trailer = Buffer.alloc(0);
  for await (const piece of deflatedPieces(pieces)) {
    // The last bytes are held back, because they are gzip's own.
    const held = Buffer.concat([trailer, piece]);
    const data = held.subarray(0, -gzipTrailerLength);
    trailer = held.subarray(-gzipTrailerLength);
    length += data.length;
    yield data;
  }
  return { sum: trailer.readUInt32LE(0), length, size: trailer.readUInt32LE(4) };
}

function fields(...all: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(all.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of all) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

/** The pieces compressed by gzip, because that sums them up too, without gzip's own header. */
async function* deflatedPieces(pieces: Pieces): AsyncGenerator<Buffer> {
  const packed = createGzip({ level, chunkSize });
  // An error of the pieces comes out of the iteration below.
  pipeline(Readable.from(pieces, { objectMode: true }), packed, () => undefined);
  let toSkip = gzipHeaderLength;
  for await (const piece of packed as AsyncIterable<Buffer>) {
    const skipped = Math.min(toSkip, piece.length);
    toSkip -= skipped;
    if (skipped < piece.length) yield piece.subarray(skipped);
  }
}

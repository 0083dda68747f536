/** Writes a ZIP archive piece by piece, so that a large part never stands in memory whole. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

export interface ZipSource {
  readonly name: string;
  readonly pieces: Iterable<string | Uint8Array>;
}

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

/** A number of a header by its length in bytes. */
type Field = readonly [length: 2 | 4, value: number];

/** The bytes of the archive, its parts in their order, without their times. */
export async function* writeZip(sources: Iterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let count = 0;
  let offset = 0;
  for (const { name, pieces } of sources) {
    const encodedName = Buffer.from(name);
    const kind: Field[] = [
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, firstDay],
    ];
    const lengths: Field[] = [
      [2, encodedName.length],
      [2, 0],
    ];
    const start = [fields([4, localHeader], ...kind, [4, 0], [4, 0], [4, 0], ...lengths), encodedName];
    yield* start;
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
    const facts: Field[] = [
      [4, trailer.readUInt32LE(0)],
      [4, length],
      [4, trailer.readUInt32LE(4)],
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

function fields(...all: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(all.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of all) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

/** The pieces compressed by gzip, because that sums them up too, without gzip's own header. */
async function* deflatedPieces(pieces: ZipSource['pieces']): AsyncGenerator<Buffer> {
  const packed = Readable.from(pieces, { objectMode: true }).pipe(createGzip({ level }));
  let toSkip = gzipHeaderLength;
  for await (const piece of packed as AsyncIterable<Buffer>) {
    const skipped = Math.min(toSkip, piece.length);
    toSkip -= skipped;
    if (skipped < piece.length) yield piece.subarray(skipped);
  }
}

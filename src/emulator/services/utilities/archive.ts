/** Compresses blobs as Google's Utilities does: gzip for one, ZIP for several. */
import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import type { Realm } from '../../realm/realm.ts';

export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function gzip(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes);
}

/** @throws Exception for bytes that are no gzip */
export function ungzip(realm: Realm, bytes: Uint8Array): Uint8Array {
  return uncompressed(realm, () => gunzipSync(bytes));
}

/** The length of gzip's own header, which Node writes without optional parts, and of the sum and size at its end. */
const gzipHeaderLength = 10;
const gzipTrailerLength = 8;

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

const localHeaderLength = 30;
const centralHeaderLength = 46;
const endLength = 22;

/** Version 2.0 of the format, names in UTF-8, deflated. */
const version = 20;
const utf8Names = 0x0800;
const deflated = 8;

/** January 1st, 1980, the first day that the format knows. */
const firstDay = 0x21;

/** A ZIP archive of the files in their order, without their times. */
export function zip(files: readonly ArchivedFile[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const encodedName = Buffer.from(name);
    const packed = gzipSync(bytes);
    const data = packed.subarray(gzipHeaderLength, -gzipTrailerLength);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(version, 0);
    facts.writeUInt16LE(utf8Names, 2);
    facts.writeUInt16LE(deflated, 4);
    facts.writeUInt16LE(firstDay, 8);
    facts.writeUInt32LE(packed.readUInt32LE(packed.length - gzipTrailerLength), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(encodedName.length, 22);
    parts.push(uint32(localHeader), facts, encodedName, data);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(offset, 10);
    directory.push(uint32(centralHeader), facts.subarray(0, 2), facts, attributes, encodedName);
    offset += localHeaderLength + encodedName.length + data.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

/** @throws Exception for bytes that are no ZIP archive, or one whose files are neither deflated nor stored */
export function unzip(realm: Realm, archive: Uint8Array): ArchivedFile[] {
  return uncompressed(realm, () => {
    const bytes = Buffer.from(archive);
    const end = bytes.lastIndexOf(uint32(endOfDirectory));
    const files: ArchivedFile[] = [];
    let at = bytes.readUInt32LE(end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
      const nameLength = bytes.readUInt16LE(at + 28);
      files.push({
        name: bytes.toString('utf8', at + centralHeaderLength, at + centralHeaderLength + nameLength),
        bytes: contentAt(bytes, bytes.readUInt32LE(at + 42), {
          method: bytes.readUInt16LE(at + 10),
          length: bytes.readUInt32LE(at + 20),
        }),
      });
      at += centralHeaderLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return files;
  });
}

function contentAt(
  archive: Buffer,
  header: number,
  { method, length }: { readonly method: number; readonly length: number },
): Uint8Array {
  const start =
    header + localHeaderLength + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const data = archive.subarray(start, start + length);
  if (method === deflated) return inflateRawSync(data);
  if (method === 0) return data;
  throw new RangeError(`Compression method ${method}`);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** @throws Exception when Node cannot read the bytes; Google's own words for that are in no source */
function uncompressed<T>(realm: Realm, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw realm.exception(`Could not decompress: ${(error as Error).message}`);
  }
}

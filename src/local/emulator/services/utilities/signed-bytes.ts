/** Bytes as Google hands them to scripts: numbers from -128 to 127, as Java has them. */

/** Signed numbers of bytes. */
export function toSignedBytes(bytes: Uint8Array): number[] {
  return Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Bytes of signed numbers; unsigned ones up to 255 are taken too, as Google takes them. */
export function fromSignedBytes(values: Iterable<number>): Uint8Array {
  return Uint8Array.from(values, (value) => value & 0xff);
}

/** True for what a script passes as `Byte[]`. */
export function isByteArray(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

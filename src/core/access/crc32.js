/** Computes the checksum that tells a mistyped API key from an unknown one without asking anyone. */
/** The CRC-32 of ASCII text (polynomial of IEEE 802.3), from 0 to 2^32 - 1. */
export function crc32(text) {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    // Bit by bit: a key has 32 letters, and a table of 256 numbers would be built on every execution.
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

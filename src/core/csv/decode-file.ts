/** Makes text of the bytes of a file, strictly: no character is replaced by another one. */

export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  | { readonly ok: false; readonly reason: string };

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The `TextDecoder` of a browser or of Node. */
type StrictDecoder = new (
  label: string,
  options: { readonly fatal: true },
) => { decode(bytes: Uint8Array): string };

/** By the byte order mark; without one as UTF-8, and what is not UTF-8 as Windows-1252, as Excel writes its plain CSV. */
export function decodeFile(bytes: Uint8Array, Decoder: StrictDecoder): DecodedText {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = decodeAs(first === 0xff ? 'utf-16le' : 'utf-16be', bytes, Decoder);
    return text === null
      ? refused('begins as UTF-16, but is not UTF-16 throughout; it may have been cut off')
      : accepted(text, 'UTF-16');
  }
  // A text of another tool has no such byte, but UTF-16 without a mark, workbooks and pictures do.
  if (bytes.includes(0))
    return refused('is no text; a workbook has to be saved as CSV first (Save as › CSV UTF-8)');
  const text = decodeAs('utf-8', bytes, Decoder);
  if (text !== null) return accepted(text, 'UTF-8');
  if (first === 0xef && second === 0xbb)
    return refused('begins as UTF-8, but is not UTF-8 throughout; it may have been cut off');
  const unknown = bytes.findIndex((byte) => byte >= 0x80 && byte < 0xa0 && highSigns[byte - 0x80] === ' ');
  return unknown < 0
    ? accepted(decodeLegacy(bytes), 'Windows-1252')
    : refused(`is neither UTF-8, UTF-16 nor Windows-1252, as its byte ${unknown + 1} shows`);
}

// What Windows-1252 has from 0x80 to 0x9F; five places are empty. The decoders of some versions of Node have controls there.
const highSigns = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const pieceLength = 8192;

function decodeLegacy(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += pieceLength)
    text += String.fromCharCode(...bytes.subarray(at, at + pieceLength));
  return text.replace(/[\x80-\x9f]/g, (sign) => highSigns[sign.charCodeAt(0) - 0x80] ?? sign);
}

function decodeAs(label: string, bytes: Uint8Array, Decoder: StrictDecoder): string | null {
  try {
    return new Decoder(label, { fatal: true }).decode(bytes);
  } catch (_otherBytes) {
    return null;
  }
}

// A replacement character in the bytes themselves stands for one that was lost before.
function accepted(text: string, encoding: Encoding): DecodedText {
  const lost = text.indexOf('\uFFFD');
  if (lost < 0) return { ok: true, text, encoding };
  const line = text.slice(0, lost).split(/\r\n|\n|\r/).length;
  return refused(
    `has a replacement character (\uFFFD) in line ${line}: another program has lost a letter there, so export it again`,
  );
}

function refused(problem: string): DecodedText {
  return { ok: false, reason: `The file ${problem}. Save it as UTF-8, and choose it again.` };
}

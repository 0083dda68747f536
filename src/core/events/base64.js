/** Writes bytes in Base64, which Apps Script's language does not bring along. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** @param bytes numbers from 0 to 255 */
export function toBase64(bytes) {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second, third] = bytes.slice(index, index + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += alphabet.charAt(bits >> 18) + alphabet.charAt((bits >> 12) & 63);
    text += second === undefined ? '=' : alphabet.charAt((bits >> 6) & 63);
    text += third === undefined ? '=' : alphabet.charAt(bits & 63);
  }
  return text;
}

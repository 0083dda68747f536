/** Creates the id of a request that the gateway answers itself. */

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

/** `req_` and 26 characters that sort by `nowMs`, milliseconds since 1970. */
export function mintRequestId(nowMs: number): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_CHARACTERS));
  return `req_${encodeTime(nowMs)}${Array.from(random, (byte) => CROCKFORD.charAt(byte % 32)).join('')}`;
}

function encodeTime(nowMs: number): string {
  let rest = Math.floor(nowMs);
  let text = '';
  for (let place = 0; place < TIME_CHARACTERS; place += 1) {
    text = CROCKFORD.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

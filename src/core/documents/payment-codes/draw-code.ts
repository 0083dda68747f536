/**
 * Draws payment codes as pictures. Google's converter draws a picture of a data URI exactly; the squares of a table get
 * hairlines between them there, and vector graphics are left out.
 */
import { encode } from 'uqr';
import type { PaymentCode } from './payment-code.ts';
import { type Bitmap, pngDataUri } from './png.ts';

/** How many pixels a square of the code is wide: enough for a sharp edge, wherever a reader of PDFs blurs it. */
const scale = 6;

/** The blank border that readers need, in squares. The payment part of a Swiss bill has its own. */
const quietSquares = 4;

/**
 * Codes of the versions 7 to 13 have a mark in their middle by which readers find their way. The Swiss cross would cover
 * it, and some readers take the cross for the mark; the next version has none there.
 */
const swissVersionMin = 14;

/** The code as a data URI of a PNG, error correction M. */
export function drawPaymentCode({ kind, payload }: PaymentCode): string {
  const isSwiss = kind === 'swiss_qr';
  const { data } = encode(payload, {
    ecc: 'M',
    boostEcc: false,
    ...(isSwiss ? { border: 0, minVersion: swissVersionMin } : { border: quietSquares }),
  });
  const picture = enlarged(data);
  return pngDataUri(isSwiss ? withSwissCross(picture) : picture);
}

function enlarged(squares: Bitmap): Bitmap {
  return squares.flatMap((row) => {
    const wide = row.flatMap((isBlack) => Array<boolean>(scale).fill(isBlack));
    return Array<readonly boolean[]>(scale).fill(wide);
  });
}

/** Millimetres: the code, the cross with its white border, and the black square in it. */
const codeMm = 46;
const crossMm = 7;
const blackMm = 6;

// The bars of the cross in the black square, as parts of its width: each bar is 20 wide and 60 long of 100.
const barHalf = 0.1;
const barEnd = 0.3;

/** Puts the Swiss cross into the middle. */
function withSwissCross(picture: Bitmap): Bitmap {
  const size = picture.length;
  return picture.map((row, y) =>
    row.map((isBlack, x) => {
      const across = Math.abs((x + 0.5) / size - 0.5) * codeMm;
      const down = Math.abs((y + 0.5) / size - 0.5) * codeMm;
      if (Math.max(across, down) > crossMm / 2) return isBlack;
      if (Math.max(across, down) > blackMm / 2) return false;
      const [narrow, long] = [Math.min(across, down) / blackMm, Math.max(across, down) / blackMm];
      return !(narrow <= barHalf && long <= barEnd);
    }),
  );
}

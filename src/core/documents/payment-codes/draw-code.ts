/** Draws payment codes as shapes, which writers of HTML and PDF fill. */
import { encode } from 'uqr';
import type { PaymentCode } from './payment-code.ts';

/** A square picture. Its unit is a square of the code, and its shapes are filled one after the other. */
export interface Drawing {
  /** How many units it is wide, its blank border included. */
  readonly size: number;
  readonly shapes: readonly Shape[];
}

/** A closed path in the language of SVG. */
interface Shape {
  readonly path: string;
  readonly colour: 'black' | 'white';
}

/** The blank border that readers need, in squares. The payment part of a Swiss bill has its own. */
const quietSquares = 4;

/**
 * Codes of the versions 7 to 13 have a mark in their middle by which readers find their way. The Swiss cross would cover
 * it, and some readers take the cross for the mark; the next version has none there.
 */
const swissVersionMin = 14;

/** Draws the code with error correction M. */
export function drawPaymentCode({ kind, payload }: PaymentCode): Drawing {
  const isSwiss = kind === 'swiss_qr';
  const { data, size } = encode(payload, {
    ecc: 'M',
    boostEcc: false,
    ...(isSwiss ? { border: 0, minVersion: swissVersionMin } : { border: quietSquares }),
  });
  const squares: Shape = { path: data.flatMap(rowRuns).join(''), colour: 'black' };
  return { size, shapes: isSwiss ? [squares, ...swissCross(size)] : [squares] };
}

// Neighbours are one rectangle, so that no reader shows a hairline between them.
function rowRuns(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    runs.push(rectangle(start, y, x + 1 - start, 1));
  }
  return runs;
}

function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Millimetres: the code, the cross with its white border, and the black square in it. */
const codeMm = 46;
const crossMm = 7;
const blackMm = 6;

// The bars of the cross, as parts of the black square: 60 of 100 long and 20 wide.
const barLength = 0.6;
const barWidth = 0.2;

function swissCross(size: number): Shape[] {
  const middle = (width: number, height = width): string => {
    const [w, h] = [width, height].map((mm) => (mm * size) / codeMm) as [number, number];
    return rectangle((size - w) / 2, (size - h) / 2, w, h);
  };
  const [long, narrow] = [barLength * blackMm, barWidth * blackMm];
  return [
    { path: middle(crossMm), colour: 'white' },
    { path: middle(blackMm), colour: 'black' },
    { path: middle(long, narrow) + middle(narrow, long), colour: 'white' },
  ];
}

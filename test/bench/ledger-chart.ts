/** Draws the measurements at 100,000 invoices beside those of the best public peers, as an SVG for light and dark pages. */
import type { Measurement } from './measure-group.ts';

interface Bar {
  readonly label: string;
  readonly op: string;
  /** Seconds of the best public project that keeps records in a sheet, at as many rows; null: none does it. */
  readonly peerSeconds: number | null;
}

// The peers' calls are charged by the same model; they have no authentication, rate limit, lock or event.
const bars: readonly Bar[] = [
  { label: 'List the newest 50', op: 'list', peerSeconds: 0.5 },
  { label: 'Get one by its id', op: 'get_hint', peerSeconds: 1.35 },
  { label: 'Create, with 3 lines', op: 'create3', peerSeconds: 0.76 },
  { label: 'Book a payment', op: 'payment', peerSeconds: null },
  { label: 'Change one', op: 'patch', peerSeconds: null },
  { label: 'List one month of 36', op: 'filter_month', peerSeconds: 12.8 },
  { label: 'Count all', op: 'count', peerSeconds: 0.18 },
];

const rows = 100_000;
const [width, left, perSecond, pitch, top] = [640, 170, 260, 40, 44];
// A longer bar is cut, and a gap before its end shows that.
const lengthMax = 410;
const gap = 24;

/**
 * @param measurements of a workbook of 100,000 invoices that nobody has sorted, among others
 * @throws Error when an operation of the chart was not measured
 */
export function ledgerChart(measurements: readonly Measurement[]): string {
  const drawn = bars.flatMap(({ label, op, peerSeconds }, index) => {
    const measured = measurements.find((one) => one.op === op && one.rows === rows);
    if (measured === undefined) throw new Error(`${op} was not measured at ${rows} invoices.`);
    const y = top + index * pitch;
    const own = bar(y, measured.ms / 1000, 'own');
    const peer = peerSeconds === null ? [] : bar(y + 15, peerSeconds, 'peer');
    return [`<text class="label" x="${left - 10}" y="${y + 11}">${label}</text>`, ...own, ...peer];
  });
  const height = top + bars.length * pitch + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Seconds for each operation at 100,000 invoices">`,
    `<style>${style}</style>`,
    `<text class="title" x="10" y="20">Seconds at 100,000 invoices</text>`,
    `<rect class="own" x="${left + 90}" y="10" width="12" height="12" rx="2"/><text x="${left + 108}" y="20">this API</text>`,
    `<rect class="peer" x="${left + 180}" y="10" width="12" height="12" rx="2"/><text x="${left + 198}" y="20">best public peer, without keys, limits, locks</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function bar(y: number, seconds: number, kind: 'own' | 'peer'): string[] {
  const length = Math.min(Math.round(seconds * perSecond), lengthMax);
  const isCut = seconds * perSecond > lengthMax;
  const piece = (x: number, width: number): string =>
    `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="13" rx="2"/>`;
  return [
    ...(isCut ? [piece(left, length - gap), piece(left + length - gap + 6, gap - 6)] : [piece(left, length)]),
    `<text x="${left + length + 6}" y="${y + 11}">${seconds.toFixed(2)}</text>`,
  ];
}

// The colours of the page around the chart are unknown, so the text has a grey that is readable on white and on black.
const style = [
  'text{font:12px system-ui,sans-serif;fill:#59636e}',
  '.title{font-weight:600}',
  '.label{text-anchor:end}',
  '.own{fill:#1a7f64}',
  '.peer{fill:#b08900}',
  '@media (prefers-color-scheme:dark){text{fill:#b6bec7}.own{fill:#3fb594}.peer{fill:#d4a72c}}',
].join('');

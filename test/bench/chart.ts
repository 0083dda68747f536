/** Draws the README's chart: the bench's figures at 100,000 invoices beside those of the best public peers. Its words on speed come from the same figures. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedLatency } from '../../src/emulator/execution/latency.ts';
import type { OperationName } from './budgets.ts';
import { measureSize, type Measurement } from './measure.ts';
import { requestGroup } from './operations/groups.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Bar {
  readonly label: string;
  readonly op: OperationName;
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

const [width, left, perSecond, pitch, top] = [640, 170, 260, 40, 44];
// A longer bar is cut, and a gap before its end shows that.
const lengthMax = 410;
const gap = 24;

/** Measures at 100,000 invoices, and writes docs/how-fast.svg and the speed in the README. */
export function drawChart(): void {
  const { measurements } = measureSize(100_000, [requestGroup]);
  writeFileSync(join(root, 'docs/how-fast.svg'), chartOf(measurements));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const told = `$1\n${speedOf(measurements)}\n$2`;
  writeFileSync(join(root, 'README.md'), readme.replace(/(<!-- speed -->).*(<!-- end of speed -->)/s, told));
  console.log(speedOf(measurements));
}

function chartOf(measurements: readonly Measurement[]): string {
  const drawn = bars.flatMap(({ label, op, peerSeconds }, index) => {
    const y = top + index * pitch;
    const own = bar(y, measured(measurements, op).ms / 1000, 'own');
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

/** What published web apps on sheets take, as a multiple of the sum of the medians. */
const reported = { from: 2, to: 5 } as const;
// `Code.js` may have 160 KiB, and comes close to that.
const scriptKb = 145;

/** What the README says of the speed, in the figures of these measurements. */
export function speedOf(measurements: readonly Measurement[]): string {
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  const { baseMs, perBundleKbMs } = publishedLatency.request;
  const shareMs = baseMs + perBundleKbMs * scriptKb;
  const writeMs = shareMs + measured(measurements, 'create3').ms;
  const [list, create, payment] = (['list', 'create3', 'payment'] as const).map((op) =>
    seconds(measured(measurements, op).pessimistic_ms),
  );
  return [
    'The figures are counted calls × published medians: a lower bound, and not timed at Google.',
    `What nobody has published is estimated: with it, a list takes ${list} seconds, a new invoice ${create}, a payment ${payment}.`,
    `Google's own time, about ${seconds(shareMs)} seconds for a request, comes on top of both.`,
    `For a new invoice the sum is ${seconds(writeMs)} seconds; published web apps on sheets report two to five times such sums, so expect ${seconds(writeMs * reported.from)} to ${seconds(writeMs * reported.to)} seconds for a write.`,
    '*Measure this Google*, below the checks of *Health*, says what it is with your account.',
  ].join(' ');
}

function measured(measurements: readonly Measurement[], op: OperationName): Measurement {
  const found = measurements.find((one) => one.op === op);
  if (found === undefined) throw new Error(`${op} was not measured.`);
  return found;
}

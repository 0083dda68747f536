/** Measures what a request costs the processor, in milliseconds of the machine that the limit was set on. */
import { expectDocumented } from '../contract/support/expect-documented.ts';
import { readWebAppAnswer } from '../contract/support/envelope.ts';
import type { Answered, TestWorkspace } from '../contract/support/test-workspace.ts';

/** No request may cost more, whatever it says. */
export const costMsMax = 200;

/** An answer to nonsense is hardly longer than the nonsense of a person: a hundred faults, a sentence each. */
export const answerLengthMax = 20_000;

export interface MeasuredRequest {
  readonly answer: Answered;
  readonly costMs: number;
  /** How long the answer of the web app is, in characters. */
  readonly length: number;
}

/** The envelope of a request with a key, as text. */
export function envelopeText({ key }: TestWorkspace, parts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ headers: { 'x-api-key': key }, ...parts });
}

// Others use the processor too, and an engine makes code fast when it has run a few times.
const attemptsMax = 10;

// The job takes so long on the machine that the limit was set on.
const jobMs = 22;

/** Sends text to the web app and checks that the answer is documented; the cheapest of ten attempts counts. */
export function measure(
  { emulator, clock }: TestWorkspace,
  text: string,
  { method, path }: { readonly method: string; readonly path: string },
): MeasuredRequest {
  let best: MeasuredRequest | undefined;
  for (let attempt = 0; attempt < attemptsMax && (best?.costMs ?? costMsMax) >= costMsMax; attempt += 1) {
    clock.advance(650);
    const pace = cpuMs(doJob) / jobMs;
    let length = 0;
    let answer: Answered | undefined;
    const costMs =
      cpuMs(() => {
        const response = emulator.webApp({
          method: 'POST',
          queryString: '',
          contentType: 'text/plain',
          body: text,
        });
        length = response.kind === 'html' ? 0 : response.content.length;
        answer = readWebAppAnswer(response);
      }) / Math.max(1, pace);
    if (answer !== undefined && costMs < (best?.costMs ?? Infinity)) best = { answer, costMs, length };
  }
  if (best === undefined) throw new Error('There was no answer.');
  expectDocumented(method, path, best.answer);
  return best;
}

/** What a job costs, the cheapest of ten attempts. */
export function cheapest(job: () => void): number {
  let best = Infinity;
  for (let attempt = 0; attempt < attemptsMax && best >= costMsMax; attempt += 1) {
    const pace = cpuMs(doJob) / jobMs;
    best = Math.min(best, cpuMs(job) / Math.max(1, pace));
  }
  return best;
}

function cpuMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const sample = JSON.stringify(Array.from({ length: 2000 }, (_, index) => ({ id: `id ${index}`, index })));

function doJob(): void {
  for (let turn = 0; turn < 20; turn += 1) JSON.stringify(JSON.parse(sample));
}

/** So many texts, joined by commas unless otherwise said. */
export function many(count: number, write: (index: number) => string, separator = ','): string {
  return Array.from({ length: count }, (_, index) => write(index)).join(separator);
}

/**
 * One case of the enumeration: a write meets a fault at one of its service calls, and what its caller is told is compared
 * with what the journal has committed.
 */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { callCounter, type FaultKind, faultAt } from '../../contract/support/faults.ts';
import { journalOf } from '../../contract/support/ledger.ts';
import type { Scene } from '../../contract/support/scene.ts';
import type { Answered, CallOptions } from '../../contract/support/test-workspace.ts';

export interface Write {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** False for a caller who sends no Idempotency-Key. */
  readonly isKeyed?: boolean;
}

export interface Fault {
  readonly index: number;
  readonly kind: FaultKind;
}

/** An A1 range is made without asking Google. */
const asksNothing = 'Spreadsheet.getRange';

// Calls that leave nothing behind: to fail after one of them is to fail before it.
const harmless = /^(Utilities|Spreadsheet)\.|\.(get\w*|findAll)$/;

/** Every fault that a write can meet: each call fails once, fails with all later ones, or fails after it was carried out. */
export function faultsOf(calls: readonly ServiceCall[]): Fault[] {
  return calls.flatMap(({ member }, index): Fault[] => {
    if (member === asksNothing) return [];
    const kinds: readonly FaultKind[] = harmless.test(member)
      ? ['throw_once', 'throw_always']
      : ['throw_once', 'throw_always', 'apply_and_throw'];
    return kinds.map((kind) => ({ index, kind }));
  });
}

/** The service calls of a write that nothing happens to. */
export function callsOf(scene: Scene, write: Write): readonly ServiceCall[] {
  const { interceptor, calls } = callCounter();
  const answer = scene.callFaulty({ interceptor }, write.method, write.path, optionsOf(write));
  if (answer === null || answer.status >= 300) throw new Error(`${write.name}: ${JSON.stringify(answer)}`);
  return calls;
}

/** What the caller was told: that it is done, that nothing was done, or that nobody knows. */
type Told = 'done' | 'nothing_done' | 'unknown';

export interface Verdict {
  readonly told: Told;
  /** The broken promises, a sentence each. */
  readonly faults: readonly string[];
}

/**
 * Judges one case. The caller's first request meets the fault; then somebody else writes, so that whatever is to be
 * redone is redone; then the caller sends the request again, if it has a key.
 */
export function judge(scene: Scene, write: Write, { index, kind }: Fault): Verdict {
  const { method, path } = write;
  const options = optionsOf(write);
  const fault = faultAt(index, kind);
  const before = entriesOf(scene);
  const first = scene.callFaulty({ interceptor: fault.interceptor }, method, path, options);
  const other = scene.call('POST', '/api/v1/products', { body: { name: 'Another', unit_price: 1 } });
  const committed = entriesOf(scene) - before - 1;
  const told = toldBy(first);
  const faults = [
    ...(other.status === 201 ? [] : [`the next write is answered ${other.status}`]),
    ...(told === 'done' && committed !== 1 ? [`told that it is done, and committed ${committed} times`] : []),
    ...(told === 'nothing_done' && committed !== 0
      ? [`told ${String(first?.body?.code)}, and committed ${committed} times`]
      : []),
    ...(told === 'unknown' ? unknownFaults(first) : []),
    ...(committed > 1 ? [`committed ${committed} times`] : []),
    ...(told === 'done' ? shownFaults(scene, write, first) : []),
  ];
  if (write.isKeyed !== false) {
    const again = scene.call(method, path, options);
    const total = entriesOf(scene) - before - 1;
    if (again.status >= 300) faults.push(`the repetition is answered ${again.status}`);
    if (total !== 1) faults.push(`with its repetition committed ${total} times`);
    if (told === 'done' && JSON.stringify(again.body) !== JSON.stringify(first?.body))
      faults.push('the repetition is answered otherwise');
  }
  const place = `${write.name}: ${kind} at ${index} ${fault.hit()?.member ?? 'the end'}`;
  return { told, faults: faults.map((text) => `${place}: ${text}`) };
}

function optionsOf({ body, isKeyed = true }: Write): CallOptions {
  return {
    ...(isKeyed ? { headers: { 'idempotency-key': 'the-one' } } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

function entriesOf({ workbook }: Scene): number {
  return journalOf(workbook).length;
}

// A page of Google's instead of an answer tells nothing.
function toldBy(answer: Answered | null): Told {
  if (answer?.body?.code === 'outcome_unknown' || answer === null || answer.status === 0) return 'unknown';
  return answer.status < 300 ? 'done' : 'nothing_done';
}

// Words that send the caller away to look, and no invitation to repeat.
function unknownFaults(answer: Answered | null): string[] {
  if (answer === null) return [];
  const { status, headers, body } = answer;
  const isHelpful =
    /same Idempotency-Key/.test(body.detail) && /external_id, number or created_at/.test(body.detail);
  return [
    ...(status === 503 && Number(headers['Retry-After']) > 0 ? [] : [`${status} without a time to wait`]),
    ...(isHelpful ? [] : [`told only "${body.detail}"`]),
  ];
}

// What was told stands in the sheet once the next writer has been there.
function shownFaults(scene: Scene, { method, path }: Write, first: Answered | null): string[] {
  const place = first?.headers.Location ?? path.replace(/(\/[a-z]+_[0-9A-Z]{26})\/\w+$/, '$1');
  const read = scene.call('GET', place);
  if (method === 'DELETE') return read.status === 404 ? [] : ['the record is still there'];
  const { secret: _told, ...told } = first?.body ?? {};
  const { secret: _none, ...shown } = read.body ?? {};
  return JSON.stringify(shown) === JSON.stringify({ ...told, warnings: shown.warnings })
    ? []
    : [`the record is not what was told: ${read.status}`];
}

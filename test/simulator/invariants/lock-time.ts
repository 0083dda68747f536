/** No execution keeps the others waiting: a lock is held for two and a half seconds at most, by the latency of Google's services. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import type { EndedExecution } from '../actors/exchange.ts';
import type { LoggedCall } from '../execution/call-log.ts';
import { isWholeRow } from '../execution/placing-window.ts';
import type { Invariant } from './invariant.ts';

// Single commits of a line edit with a formula, and of packs, take up to 2.4 s.
const heldMsMax = 2_500;

/**
 * Nobody holds a lock longer than two and a half seconds of own calls; twice as long who also finishes what another one has left, a
 * dead execution or a person, who meets an empty cache, under whose hands a person moves rows or columns, or whose calls
 * fail. An execution that begins behind a move has no more time than any other.
 */
export const locksHeldShortly: Invariant = {
  name: 'nobody holds a lock longer than two and a half seconds',
  check({ executions, scene: { journalSheetId }, world: { movesMs }, skewMs }) {
    return executions.flatMap((execution) => {
      const startMs = (execution.calls[0]?.nowMs ?? 0) - skewMs;
      const isUndisturbed = (calls: readonly LoggedCall[]): boolean => {
        const endMs = (calls.at(-1)?.nowMs ?? 0) + skewMs;
        return !movesMs.some((ms) => ms >= startMs && ms <= endMs) && isPlain(calls, journalSheetId);
      };
      return holdsOf(execution)
        .filter(({ ms, calls }) => ms > (isUndisturbed(calls) ? heldMsMax : 2 * heldMsMax))
        .map(({ lock, ms }) => `${execution.id} ${execution.purpose} holds ${lock} for ${Math.round(ms)} ms`);
    });
  },
};

interface Hold {
  readonly lock: string;
  readonly ms: number;
  readonly calls: readonly LoggedCall[];
}

/** Each time that an execution held a lock: until it released it, or until its end. */
function holdsOf({ calls }: EndedExecution): Hold[] {
  return calls.flatMap(({ call, result }, position) => {
    const [lock] = call.detail;
    const isTaken = call.member === 'Lock.tryLock' && result.kind === 'value' && result.value === true;
    if (!isTaken) return [];
    const rest = calls.slice(position + 1);
    const end = rest.findIndex(
      (one) => one.call.member === 'Lock.releaseLock' && one.call.detail[0] === lock,
    );
    const held = end < 0 ? rest : rest.slice(0, end + 1);
    return [{ lock: String(lock), ms: held.reduce((sum, one) => sum + takenMs(one.call), 0), calls: held }];
  });
}

function takenMs({ member, ms, detail }: ServiceCall): number {
  return member === 'Utilities.sleep' ? ms + Number(detail[0]) : ms;
}

// A request brings in the rest of the script when it meets a person's edit or unfinished rows; whoever has that already
// reads the whole row of the entry to finish.
function isPlain(calls: readonly LoggedCall[], journalSheetId: number): boolean {
  return calls.every(
    ({ call: { service, member, detail }, result }) =>
      result.kind === 'value' &&
      service !== 'html' &&
      member !== 'Properties.getProperties' &&
      !(member === 'Range.getValues' && detail[0] === journalSheetId && isWholeRow(String(detail[1]))),
  );
}

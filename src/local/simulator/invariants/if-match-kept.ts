/** A write with If-Match changes the very state that its tag names, and is refused only when there is another. */
import { type Exchange, isAcknowledged } from '../exchange.ts';
import type { JudgedRun } from '../judged-run.ts';
import { isHandled, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

export const ifMatchKept: Invariant = {
  name: 'If-Match is kept',
  check: (run) =>
    run.exchanges.flatMap((exchange) => {
      const { call, answer } = exchange;
      const tag = call.headers?.['if-match'];
      const id = call.path.split('/')[4] ?? '';
      // A tag may name what a person has typed and nobody has committed.
      if (tag === undefined || answer === null || isHandled(run, id)) return [];
      const found = { run, exchange, tag, id };
      if (isAcknowledged(exchange)) return writtenFaults(found);
      return answer.status === 412 ? refusedFaults(found) : [];
    }),
};

interface Tagged {
  readonly run: JudgedRun;
  readonly exchange: Exchange;
  readonly tag: string;
  readonly id: string;
}

function writtenFaults({ run, exchange, tag, id }: Tagged): string[] {
  const { call, answer } = exchange;
  const entry = run.entryOf(exchange);
  const state = statesOf(run).find((one) => one.entry === entry && one.id === id);
  // What changed nothing shows the state that it met.
  const met = state === undefined ? answer?.body.etag : state.before?.shown.etag;
  return met === tag ? [] : [`${call.method} ${call.path} was to meet ${tag} and met ${String(met)}`];
}

function refusedFaults({ run, exchange, tag, id }: Tagged): string[] {
  const own = statesOf(run).filter((one) => one.id === id);
  const isLast = (state: State | undefined): boolean =>
    state?.kind !== 'deleted' && state?.shown.etag === tag;
  const { call, answer } = exchange;
  return isLast(own[own.length - 1])
    ? [
        `${call.method} ${call.path} was to meet ${tag}, which it is, and was told ${String(answer?.body.code)}`,
      ]
    : [];
}

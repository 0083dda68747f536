/** Nothing of live data shows in test data, and nothing of test data in live data. */
import { isTestId } from '../../../src/core/schema/record-id.ts';
import { testName, testSheetPrefix } from '../../../src/core/test-mode.ts';
import { type SimulatedExchange, isAcknowledged, isFinal } from '../actors/exchange.ts';
import type { LoggedCall } from '../execution/call-log.ts';
import type { RunHistory } from '../oracle/run-history.ts';
import { recordRows, sheetsOfRecords } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

/** Rows, entries, answers and webhooks of a mode hold ids of that mode alone, and test keys write under names of theirs. */
export const modesApart: Invariant = {
  name: 'nothing crosses between live and test data',
  check: (run) => [
    ...foundAcross(run),
    ...strayRows(run),
    ...strayEntries(run),
    ...strayAnswers(run),
    ...strayNames(run),
  ],
};

function foundAcross({ strayExchanges }: RunHistory): string[] {
  return strayExchanges
    .filter(({ answer }) => isFinal(answer) && answer.status !== 404)
    .map(({ call, answer }) => `${call.method} ${call.path} of the other mode is answered ${answer?.status}`);
}

function strayRows({ world }: RunHistory): string[] {
  return sheetsOfRecords.flatMap(({ name }) =>
    [name, testSheetPrefix + name].flatMap((sheet) =>
      recordRows(world.workbook, sheet)
        .filter(({ id }) => isTestId(id) !== (sheet !== name))
        .map(({ id, row }) => `row ${row} of "${sheet}" has the id ${id}`),
    ),
  );
}

function strayEntries({ journal, testJournal, testExchanges }: RunHistory): string[] {
  const idsIn = (entries: RunHistory['journal']): string[] =>
    entries.flatMap(({ records, events }) => [...records, ...events].map(({ id }) => id));
  const committed = new Set(idsIn(testJournal));
  return [
    ...idsIn(journal)
      .filter((id) => isTestId(id))
      .map((id) => `the journal has ${id}`),
    ...[...committed].filter((id) => !isTestId(id)).map((id) => `the journal of test mode has ${id}`),
    ...testExchanges
      // What was cleared is in no journal.
      .filter((exchange) => isAcknowledged(exchange) && exchange.call.path !== '/api/v1/test_data')
      .filter(({ answer }) => !committed.has(String(answer?.body.id)))
      .map(({ call }) => `${call.method} ${call.path} of a test key is in no journal of test mode`),
  ];
}

// Ids of keys, workspaces and requests are of no mode.
const recordId = /\b(?!ws_|req_)[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}\b/g;

// What only the answers of one mode say, beside ids.
const liveWords = /"livemode":true|"number":"(?!TEST-)/g;
const testWords = /"livemode":false|"number":"TEST-/g;

function strayAnswers({ exchanges, testExchanges, world }: RunHistory): string[] {
  const strays = (text: string, livemode: boolean): string[] => [
    ...(text.match(recordId) ?? []).filter((id) => isTestId(id) === livemode),
    ...(text.match(livemode ? testWords : liveWords) ?? []),
  ];
  const inAnswers = (all: readonly SimulatedExchange[], livemode: boolean): string[] =>
    all.flatMap(({ answer, call }) =>
      strays(answer === null || answer.status >= 300 ? '' : JSON.stringify(answer.body), livemode).map(
        (id) => `${call.method} ${call.path} of a ${livemode ? 'live' : 'test'} key is told of ${id}`,
      ),
    );
  return [
    ...inAnswers(exchanges, true),
    ...inAnswers(testExchanges, false),
    // No endpoint of test mode is there.
    ...world.sent.flatMap(({ body }) => strays(body, true).map((id) => `a live endpoint is told of ${id}`)),
  ];
}

const writing: Readonly<Record<string, (detail: readonly unknown[]) => readonly unknown[]>> = {
  'Cache.put': ([, name]) => [name],
  'Cache.putAll': ([, ...entries]) => entries.map((entry) => (Array.isArray(entry) ? entry[0] : undefined)),
  'Cache.remove': ([, name]) => [name],
  'Properties.setProperty': ([name]) => [name],
  'Properties.deleteProperty': ([name]) => [name],
};

function strayNames({ exchanges, testExchanges }: RunHistory): string[] {
  const ofLive = new Set(exchanges.flatMap(({ attempts }) => attempts.map(({ id }) => id)));
  const isOwn = (name: string): boolean => testName(name) === name || name.startsWith(testName(''));
  return testExchanges.flatMap(({ attempts }) =>
    attempts
      .filter(({ id }) => !ofLive.has(id))
      .flatMap(({ id, calls }) =>
        calls
          .flatMap(namesWritten)
          .filter((name) => !isOwn(name))
          .map((name) => `${id} writes "${name}" for a test key`),
      ),
  );
}

function namesWritten({ call: { member, detail } }: LoggedCall): string[] {
  return (writing[member]?.(detail) ?? []).filter((name): name is string => typeof name === 'string');
}

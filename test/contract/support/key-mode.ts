/**
 * Runs the contract a second time under a test key: `CONTRACT_KEY_MODE=test`. The tests stay as they are. What they send and
 * see is translated: the numbers of test mode lose their prefix, its sheets the word in front of their names. No test may
 * change a cell of live data then, and none of test data where `CONTRACT_KEY_MODE=live` has put some beside.
 */
import { testSheetPrefix } from '../../../src/core/test-mode.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import type { Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { PlainRequest } from './envelope.ts';
import type { Answered } from './test-workspace.ts';

/** True when the keys of the tests are test keys. */
export const isTestKeyed = process.env.CONTRACT_KEY_MODE === 'test';

/** True when there is test data beside the live data that the tests are about. */
export const isBesideTestData = process.env.CONTRACT_KEY_MODE === 'live';

const numberPrefix = 'TEST-';

/** The answer to the menu's question for the access of a key. */
export function accessOf(preset: string): string {
  return isTestKeyed ? `test ${preset}` : preset;
}

/** The request with the numbers of test mode. */
export function asSent(request: PlainRequest): PlainRequest {
  if (!isTestKeyed) return request;
  const { body, query } = request;
  return {
    ...request,
    query: query.replace(/\b(number|invoice_number)=(?=[^&])/g, `$1=${numberPrefix}`),
    ...(body !== undefined && {
      body: body
        .replace(
          /("(?:(?:invoice_|quotation_|credit_note_|display_)?number|payment_reference)":\s*")(?!Draft )(?=[^"])/g,
          `$1${numberPrefix}`,
        )
        .replace(/"livemode":true/g, '"livemode":false'),
    }),
  };
}

/** The answer without what tells it from one about live data, once it has told that. */
export function asReceived(answer: Answered): Answered {
  if (!isTestKeyed) return answer;
  const text = JSON.stringify(answer.body);
  expect(text).not.toContain('"livemode":true');
  const body = text.replace(/"livemode":false/g, '"livemode":true').replaceAll(numberPrefix, '');
  return { ...answer, body: JSON.parse(body) };
}

/** A text of a sheet without the prefix of numbers. */
export function asShown<Value>(value: Value): Value {
  return isTestKeyed && typeof value === 'string' ? (value.replace(numberPrefix, '') as Value) : value;
}

/** The emulator that is told of a person's edits by the names that the sheets have in the view. */
export function throughView(emulator: Emulator, workbook: Workbook): Emulator {
  if (!isTestKeyed) return emulator;
  const real = (name: string): string => {
    const isMade = workbook.data.sheets.some((sheet) => sheet.name === testSheetPrefix + name);
    return isMade ? testSheetPrefix + name : name;
  };
  return {
    ...emulator,
    personDid: (event) =>
      emulator.personDid('sheet' in event ? { ...event, sheet: real(event.sheet) } : event),
  };
}

/** The workbook in which the sheets of test mode have the names that those of live data have. */
export function viewOf(workbook: Workbook): Workbook {
  if (!isTestKeyed) return workbook;
  const sheetsOf = (): SheetData[] => {
    const { sheets } = workbook.data;
    const names = sheets.map(({ name }) => name);
    return sheets.map((sheet) => renamed(sheet, names));
  };
  return {
    ...workbook,
    get data() {
      return { ...workbook.data, sheets: sheetsOf() };
    },
  };
}

function renamed(sheet: SheetData, names: readonly string[]): SheetData {
  const { name } = sheet;
  const isTest = name.startsWith(testSheetPrefix);
  if (!isTest && !names.includes(testSheetPrefix + name)) return sheet;
  const shown = isTest ? name.slice(testSheetPrefix.length) : `live ${name}`;
  return new Proxy(sheet, {
    get: (target, key) => (key === 'name' ? shown : Reflect.get(target, key, target)),
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

interface Watched {
  readonly cells: () => string;
  before: string;
}

const watched: Watched[] = [];

/** Sees to it that no test of this file changes a cell of the mode that its key is not of. */
export function watchOtherMode(workbook: Workbook): void {
  if (!isTestKeyed && !isBesideTestData) return;
  const isOther = ({ name }: { readonly name: string }): boolean =>
    name.startsWith(testSheetPrefix) === isBesideTestData;
  const cells = (): string => JSON.stringify(workbook.toSnapshot().sheets.filter(isOther));
  watched.push({ cells, before: cells() });
}

/** Takes the live data as they are now: the owner has changed a setting, which both modes have. */
export function expectLiveChange(): void {
  for (const one of watched) one.before = one.cells();
}

afterEach(() => {
  for (const { cells, before } of watched) expect(cells() === before).toBe(true);
});

/** Kept runs that have broken a promise about what was asked and answered. */
import {
  decodeEntry,
  encodeEntry,
  type JournalEntry,
  markText,
} from '../../../src/core/store/journal/journal-entry.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { SimulatedExchange } from '../actors/exchange.ts';
import type { FinishedRun } from '../schedule/run.ts';
import { plainCell } from '../world/billing-sheets.ts';

type Tampering = (run: FinishedRun) => FinishedRun;
type Shown = Record<string, unknown>;

/** By the name of the promise that is broken. */
export const moneyTamperings: Readonly<Record<string, Tampering>> = {
  'nothing is credited twice': withAmount('invoice', 'credit_notes_total', '9.00'),
  'credit is conserved': withAmount('payment', 'unapplied_amount', '9.00'),
  'due is never negative': withAmount('invoice', 'amount_due', '-9.00'),
  'payments settle their invoices': (run) => {
    run.world.person.deleteRows('Payments', 2, 1);
    return run;
  },
  'versions rise one by one': shownOtherwise('invoice', (shown) => ({ ...shown, version: 5 })),
  'one quotation is one invoice': shownOtherwise('invoice', (shown) => ({ ...shown, quotation_id: 'quo_0' })),
  'what is unique is had once': shownOtherwise('invoice', (shown) => ({ ...shown, external_id: 'the same' })),
  'If-Match is kept': asking((call) => ({ ...call, headers: { 'if-match': '"0"' } })),
  'a name is one customer': asking((call) => ({ ...call, body: { customer_name: 'Ada Lovelace' } })),
  'one key is one request': (run) => {
    const written = run.exchanges.find(({ call }) => call.path.endsWith('/invoices'));
    const other = written && { ...written, call: { ...written.call, body: { total: 1 } } };
    return { ...run, exchanges: other === undefined ? [] : [...run.exchanges, other] };
  },
};

/** As if something else had been asked. */
function asking(change: (call: SimulatedExchange['call']) => SimulatedExchange['call']): Tampering {
  return (run) => ({
    ...run,
    exchanges: run.exchanges.map((exchange) =>
      exchange.call.method === 'POST' ? { ...exchange, call: change(exchange.call) } : exchange,
    ),
  });
}

/** As if the journal had told otherwise of every record of a kind. */
function shownOtherwise(object: string, change: (shown: Shown) => Shown): Tampering {
  return (run) => {
    const rows = sheetNamed(run.world.workbook, 'journal')?.rows ?? [];
    for (const [index, row] of rows.entries()) {
      if (index === 0) continue;
      const entry = decodeEntry(Array.from(row, plainCell));
      const records = entry.records.map((record) =>
        record.object === object
          ? { ...record, text: JSON.stringify(change(JSON.parse(record.text) as Shown)) }
          : record,
      );
      rows[index] = rowOf({ ...entry, records });
    }
    return run;
  };
}

/** As if each record of a kind had another amount in a field. */
function withAmount(object: string, name: string, amount: string): Tampering {
  return shownOtherwise(object, (shown) => ({
    ...shown,
    [name]: Number(amount),
    amounts: { ...(shown.amounts as Shown), [name]: amount },
  }));
}

function rowOf(entry: JournalEntry): (string | number | boolean)[] {
  const cells = encodeEntry(entry).map((cell) => (typeof cell === 'number' ? cell : String(cell)));
  cells[4] = markText('applied', entry.at);
  return cells;
}

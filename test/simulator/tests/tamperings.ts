/** Runs that break an invariant: for each invariant, a good run that is changed afterwards. */
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { SimulatedExchange } from '../actors/exchange.ts';
import type { FinishedRun } from '../schedule/run.ts';
import { recordRows } from '../world/billing-sheets.ts';
import { moneyTamperings } from './money-tamperings.ts';

/** Changes a run; what it leaves alone stays as it was. */
type Tampering = (run: FinishedRun) => FinishedRun;

/** By the name of the promise that is broken. */
export const tamperings: Readonly<Record<string, Tampering>> = {
  ...moneyTamperings,
  'every request comes to an answer': (run) => ({ ...run, finalReads: { ...run.finalReads, written: null } }),
  'every answer is well-formed': withAnswer('POST', (answer) => ({ ...answer, headers: {} })),
  'what was acknowledged is committed': withExchange('POST', (exchange) => ({
    ...exchange,
    idempotencyKey: 'never used',
    answer: exchange.answer && { ...exchange.answer, body: { ...exchange.answer.body, id: 'inv_0' } },
  })),
  'what was refused is not committed': withExchange('POST', (exchange) => ({
    ...exchange,
    attempts: exchange.attempts.map((attempt) => ({
      ...attempt,
      answer: { status: 503, headers: {}, body: { code: 'workspace_unavailable' } },
    })),
  })),
  'nothing crosses between live and test data': (run) => {
    const [first] = recordRows(run.world.workbook, 'Test Customers');
    return typing(
      run,
      'Test Customers',
      first?.row ?? 0,
      first?.columns.get('ID') ?? 0,
      run.scene.facts.ids.customer ?? '',
    );
  },
  'one key is one write': withAnswer('POST', (answer) => ({ ...answer, body: { ...answer.body, total: 1 } })),
  'reads see acknowledged writes': changingLists((data) => data.map((record) => ({ ...record, version: 0 }))),
  'lists are in order': changingLists((data) => [...data].reverse()),
  'lists are complete': (run) => {
    run.finalReads.lists.set('payments', {
      status: 200,
      headers: {},
      body: { object: 'list', data: [], has_more: false },
    });
    return run;
  },
  'the journal is unbroken': (run) => typing(run, 'journal', 3, 1, 99),
  'numbers are unique': (run) => {
    const [first, second] = recordRows(run.world.workbook, 'Quotations');
    const column = first?.columns.get('Number') ?? 0;
    return typing(run, 'Quotations', second?.row ?? 0, column, String(first?.cells[column - 1]));
  },
  'rows match the journal': (run) => {
    run.world.person.deleteRows('Products', 2, 1);
    return run;
  },
  'lines match their documents': (run) => {
    run.world.person.deleteRows('Invoice items', 2, 1);
    return run;
  },
  'what people type is kept': (run) => {
    run.world.typedCustomers += 1;
    return run;
  },
  'nothing is deleted but what somebody deleted': (run) => {
    // The last entry tells of a record that is gone.
    const { workbook, scene } = run.world;
    const rows = workbook.data.sheets.find(({ id }) => id === scene.journalSheetId)?.rows ?? [];
    const cells = rows[rows.length - 1] ?? [];
    const index = cells.findIndex((cell) => String(cell).includes('"kind":"created"'));
    cells[index] = String(cells[index]).replace('"kind":"created"', '"kind":"deleted"');
    return run;
  },
  'every committed event is told': (run) => {
    const { events } = run.finalReads;
    const told = (events?.body.data ?? []) as readonly unknown[];
    const fewer = events && { ...events, body: { ...events.body, data: told.slice(1) } };
    return { ...run, finalReads: { ...run.finalReads, events: fewer } };
  },
  'webhooks are delivered': (run) => {
    const noTrigger = run.world.sent.map((one) => ({ ...one, isAccepted: false }));
    return { ...run, world: { ...run.world, sent: noTrigger } };
  },
  'webhooks prove what they say': (run) => {
    const forged = run.world.sent.map((one) => ({ ...one, signature: 'v1,bm8=' }));
    return { ...run, world: { ...run.world, sent: forged } };
  },
  'endpoints are kept with their secrets': (run) => {
    const properties = run.world.emulator.world.properties.open('script');
    for (const name of properties.values.keys())
      if (name.startsWith('webhook_secret.')) properties.delete(name);
    return run;
  },
  'keys work until they are ended': (run) => {
    const properties = run.world.emulator.world.properties.open('script');
    for (const name of properties.values.keys()) if (name.startsWith('api_key.')) properties.delete(name);
    return run;
  },
  'the rate limit is kept': (run) => {
    const busyAdmittedMs = Array.from({ length: 101 }, (_, index) => index * 599);
    return { ...run, scene: { ...run.scene, busyAdmittedMs } };
  },
  'revoked keys are refused': (run) => {
    const [execution] = run.executions;
    const cost = { ms: 0, documentCalls: 0, cellsRead: 0, cellsWritten: 0 };
    const call = { service: 'html', member: 'Ui.alert', detail: ['Revoked', ''], ...cost } as const;
    const shown = { call, result: { kind: 'value', value: 'OK' }, nowMs: 0 } as const;
    const revoked = execution === undefined ? [] : [{ ...execution, calls: [shown], endedAt: 0 }];
    const [exchange] = run.exchanges;
    const used =
      exchange === undefined ? [] : [{ ...exchange, call: { ...exchange.call, key: 'revoked' } as const }];
    return { ...run, executions: revoked, exchanges: used };
  },
  'answers belong to their requests': withExchange('POST', (exchange) => ({
    ...exchange,
    requestId: 'req_of_another',
  })),
  'the table of keys is that of the properties': (run) => {
    run.world.emulator.world.properties.open('script').set('rate_lock', 'user 0 owner@localhost');
    return run;
  },
  'nobody holds a lock longer than two and a half seconds': (run) => ({
    ...run,
    executions: run.executions.map((execution) => ({
      ...execution,
      calls: execution.calls.map((one) => ({ ...one, call: { ...one.call, ms: 1_000 } })),
    })),
  }),
  'a mail is sent once': (run) => {
    const { mailbox } = run.world.emulator.world;
    mailbox.push(...mailbox);
    return run;
  },
  'mails come to an end': (run) => {
    const [mail] = recordRows(run.world.workbook, 'Emails');
    return typing(run, 'Emails', mail?.row ?? 0, mail?.columns.get('Status') ?? 0, 'sending');
  },
  'no formula outside formula cells': (run) => typing(run, 'Customers', 2, 3, '=1+1'),
  'no lock is held at the end': (run) => {
    run.world.emulator.holdLock('script');
    return run;
  },
  'the script does not fail': (run) => {
    const [execution] = run.executions;
    const text = 'TypeError: x is not a function';
    return execution === undefined
      ? run
      : {
          ...run,
          executions: [
            {
              ...execution,
              outcome: { ...execution.outcome, ok: false, reason: 'threw', text, error: null },
            },
          ],
        };
  },
};

type Answered = NonNullable<SimulatedExchange['answer']>;

function withExchange(method: string, change: (exchange: SimulatedExchange) => SimulatedExchange): Tampering {
  return (run) => ({
    ...run,
    exchanges: run.exchanges.map((exchange) =>
      exchange.call.method === method ? change(exchange) : exchange,
    ),
  });
}

function withAnswer(method: string, change: (answer: Answered) => Answered): Tampering {
  return withExchange(method, (exchange) => ({
    ...exchange,
    answer: exchange.answer && change(exchange.answer),
    attempts: exchange.attempts.map((attempt) => ({
      ...attempt,
      answer: attempt.answer && change(attempt.answer),
    })),
  }));
}

function changingLists(change: (data: readonly object[]) => readonly object[]): Tampering {
  return withAnswer('GET', (answer) =>
    answer.body.object === 'list'
      ? { ...answer, body: { ...answer.body, data: change(answer.body.data as readonly object[]) } }
      : answer,
  );
}

function typing(
  run: FinishedRun,
  sheet: string,
  row: number,
  column: number,
  value: string | number,
): FinishedRun {
  const { workbook } = run.world;
  const found = sheetNamed(workbook, sheet);
  if (typeof value === 'string' && value.startsWith('='))
    workbook.apply({ op: 'set_formulas', sheet_id: found?.id ?? -1, row, column, formulas: [[value]] });
  else {
    const cells = found?.rows[row - 1];
    if (cells !== undefined) cells[column - 1] = value;
  }
  return run;
}

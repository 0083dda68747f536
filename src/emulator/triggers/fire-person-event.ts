/** Fires a script's simple and installed triggers for something that a person did in the spreadsheet. */
import type { ExecutionKind } from '../execution/execution.ts';
import type { Services } from '../services/services.ts';
import { sheetNamed } from '../spreadsheet/workbook/workbook.ts';
import { strict } from '../realm/strict.ts';
import type { GridArea } from '../spreadsheet/workbook/workbook-snapshot.ts';
import type { World } from '../world.ts';
import { type TriggerRunner, recordFailure, type TriggerRun } from './clock-triggers.ts';
import { beginCharge, refuseForToday } from './trigger-quota.ts';
import type { TriggerEventType } from './trigger-table.ts';

/** Google's enumeration ChangeType of an onChange event. */
export type ChangeType =
  | 'EDIT'
  | 'INSERT_ROW'
  | 'INSERT_COLUMN'
  | 'REMOVE_ROW'
  | 'REMOVE_COLUMN'
  | 'INSERT_GRID'
  | 'REMOVE_GRID'
  | 'FORMAT'
  | 'OTHER';

/** Something that a person did; writes of the script itself fire no trigger. */
export type PersonEvent = PersonEdit | PersonChange | PersonOpen;

export interface PersonEdit {
  readonly kind: 'edit';
  readonly user: string;
  readonly sheet: string;
  readonly area: GridArea;
  /** The text typed, only of a single cell. */
  readonly value?: string;
  /** The content of the single cell before; missing when it was blank. */
  readonly oldValue?: string;
}

export interface PersonChange {
  readonly kind: 'change';
  readonly user: string;
  readonly changeType: ChangeType;
}

interface PersonOpen {
  readonly kind: 'open';
  readonly user: string;
}

const simpleHandlers: Readonly<Record<PersonEvent['kind'], string | undefined>> = {
  edit: 'onEdit',
  change: undefined,
  open: 'onOpen',
};

const eventTypes: Readonly<Record<PersonEvent['kind'], TriggerEventType>> = {
  edit: 'ON_EDIT',
  change: 'ON_CHANGE',
  open: 'ON_OPEN',
};

/**
 * Google fires both kinds of trigger for an edit, because it is a change too. A handler installed under a simple name
 * runs twice.
 */
export function firePersonEvent(runner: TriggerRunner, event: PersonEvent): readonly TriggerRun[] {
  const runs = [...fireSimple(runner, event), ...fireInstalled(runner, event)];
  if (event.kind !== 'edit') return runs;
  return [...runs, ...fireInstalled(runner, { kind: 'change', user: event.user, changeType: 'EDIT' })];
}

function fireSimple({ world, run }: TriggerRunner, event: PersonEvent): TriggerRun[] {
  const handler = simpleHandlers[event.kind];
  if (!handler) return [];
  const outcome = run(handler, (services) => [eventObject(world, services, event, { authMode: 'LIMITED' })], {
    kind: 'simple_trigger',
    activeUser: event.user,
  });
  if (!outcome.ok && outcome.reason === 'function_missing') return [];
  recordFailure(world, handler, outcome);
  return [{ handler, outcome }];
}

function fireInstalled({ world, run }: TriggerRunner, event: PersonEvent): TriggerRun[] {
  const installed = world.triggers.list().filter((record) => record.eventType === eventTypes[event.kind]);
  return installed
    .filter(({ disabled }) => !disabled)
    .map(({ handler, uid }) => {
      const extra = { authMode: 'FULL', triggerUid: uid };
      const kind: ExecutionKind = 'installable_trigger';
      const refusal = refuseForToday(world);
      const charge = beginCharge(world);
      const outcome =
        refusal ??
        run(handler, (services) => [eventObject(world, services, event, extra)], {
          kind,
          activeUser: event.user,
        });
      if (refusal === null) charge(outcome);
      recordFailure(world, handler, outcome);
      return { handler, triggerUid: uid, outcome };
    });
}

/** The event of a trigger: its range and spreadsheet belong to the services of one attempt. */
export function eventObject(
  { workbook }: Pick<World, 'workbook'>,
  { realm, spreadsheet }: Services,
  event: PersonEvent,
  extra: Readonly<Record<string, string>>,
): object {
  const source = spreadsheet.spreadsheetObject();
  const user = strict(realm, 'User', { getEmail: () => event.user });
  const common = { ...extra, source, user };
  if (event.kind === 'open') return common;
  if (event.kind === 'change') return { ...common, changeType: event.changeType };
  const { row, column, rows, columns } = event.area;
  const sheet = sheetNamed(workbook, event.sheet);
  if (!sheet) throw new Error(`A person cannot edit the sheet "${event.sheet}", which does not exist.`);
  // Google's Range carries its corners as plain properties in an event alone.
  const range = Object.assign(spreadsheet.rangeObject(sheet.id, event.area), {
    rowStart: row,
    rowEnd: row + rows - 1,
    columnStart: column,
    columnEnd: column + columns - 1,
  });
  const single = rows * columns === 1;
  return {
    ...common,
    range,
    ...(single && event.value !== undefined ? { value: event.value } : {}),
    ...(single && event.oldValue !== undefined ? { oldValue: event.oldValue } : {}),
  };
}

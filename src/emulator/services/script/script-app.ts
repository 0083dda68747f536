/** Google's ScriptApp. */
import type { Authorization } from '../../execution/authorization.ts';
import { enumeration, strict } from '../../realm/strict.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { type ClockTriggerBuilder, createClockTriggerBuilder, weekDays } from './clock-trigger-builder.ts';
import {
  type AuthorizationMembers,
  authorizationMembers,
  type ConsentWorld,
} from './script-authorization.ts';
import { createTrigger, type Trigger, type TriggerWorld } from './trigger.ts';
import {
  createSpreadsheetTriggerBuilder,
  type SpreadsheetTriggerBuilder,
} from './spreadsheet-trigger-builder.ts';

export interface ScriptApp extends AuthorizationMembers {
  readonly EventType: Readonly<Record<string, string>>;
  readonly TriggerSource: Readonly<Record<'CLOCK' | 'SPREADSHEETS', string>>;
  readonly WeekDay: Readonly<Record<string, string>>;
  deleteTrigger(trigger: Trigger): null;
  getProjectTriggers(): Trigger[];
  getScriptId(): string;
  getService(): { getUrl(): string | null; isEnabled(): boolean };
  newTrigger(handler: string): {
    timeBased(): ClockTriggerBuilder;
    forSpreadsheet(spreadsheet: unknown): SpreadsheetTriggerBuilder;
  };
}

interface ScriptWorld {
  readonly consent: ConsentWorld;
  readonly triggers: TriggerWorld;
  readonly authorization: Authorization;
  readonly scriptId: string;
  /** The manifest's zone. */
  readonly timeZone: string;
  /** Where the web app is served, or null when it is not deployed. */
  readonly webAppUrl: string | null;
}

/** The service as one execution sees it. */
export function createScriptApp(execution: Execution, world: ScriptWorld): ScriptApp {
  const { gate, realm } = execution;
  const { triggers, authorization, timeZone, webAppUrl } = world;
  const isWithDomain = execution.switches.webAppUrlForm === 'with_domain';
  const shownUrl = isWithDomain ? withDomain(webAppUrl, triggers.owner) : webAppUrl;
  const requireScope = (member: string): void =>
    authorization.require(`ScriptApp.${member}`, 'script.scriptapp');
  return strict(realm, 'ScriptApp', {
    ...authorizationMembers(execution, world.consent),
    EventType: enumeration('EventType', ['CLOCK', 'ON_OPEN', 'ON_EDIT', 'ON_CHANGE', 'ON_FORM_SUBMIT']),
    TriggerSource: enumeration('TriggerSource', ['CLOCK', 'SPREADSHEETS']),
    WeekDay: enumeration('WeekDay', weekDays),
    deleteTrigger(trigger) {
      requireScope('deleteTrigger');
      const uid = trigger.getUniqueId();
      gate.pass(freeCall('script', 'ScriptApp.deleteTrigger', [uid]), () => triggers.table.delete(uid));
      return null;
    },
    getProjectTriggers() {
      requireScope('getProjectTriggers');
      const records = gate.pass(freeCall('script', 'ScriptApp.getProjectTriggers'), () =>
        triggers.table.list(),
      );
      return realm.array(records.map((record) => createTrigger(realm, record, triggers.spreadsheetId)));
    },
    getScriptId: () => world.scriptId,
    getService: () =>
      strict(realm, 'Service', { getUrl: () => shownUrl, isEnabled: () => webAppUrl !== null }),
    newTrigger(handler) {
      requireScope('newTrigger');
      return strict(realm, 'TriggerBuilder', {
        timeBased: () => createClockTriggerBuilder(execution, triggers, { handler, timeZone }),
        forSpreadsheet: () => createSpreadsheetTriggerBuilder(execution, triggers, handler),
      });
    },
  });
}

/** The address as accounts of a Workspace are shown it; several public web apps are published under such addresses. */
function withDomain(webAppUrl: string | null, owner: string): string | null {
  const domain = owner.slice(owner.indexOf('@') + 1);
  return webAppUrl?.replace(/^(https:\/\/script\.google\.com)\/macros\//, `$1/a/macros/${domain}/`) ?? null;
}

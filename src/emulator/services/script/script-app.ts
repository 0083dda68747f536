/** Google's ScriptApp. */
import type { Authorization } from '../../execution/authorization.ts';
import { strict } from '../../realm/strict.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { type ClockTriggerBuilder, createClockTriggerBuilder } from './clock-trigger-builder.ts';
import {
  type AuthorizationMembers,
  authorizationMembers,
  type ConsentWorld,
} from './script-authorization.ts';
import { createTrigger, type Trigger, triggerUid, type TriggerWorld } from './trigger.ts';
import {
  createSpreadsheetTriggerBuilder,
  type SpreadsheetTriggerBuilder,
} from './spreadsheet-trigger-builder.ts';

export interface ScriptApp extends AuthorizationMembers {
  deleteTrigger(trigger: Trigger): null;
  getProjectTriggers(): Trigger[];
  getService(): { getUrl(): string | null };
  newTrigger(handler: string): {
    timeBased(): ClockTriggerBuilder;
    forSpreadsheet(spreadsheet: unknown): SpreadsheetTriggerBuilder;
  };
}

interface ScriptWorld {
  readonly consent: ConsentWorld;
  readonly triggers: TriggerWorld;
  readonly authorization: Authorization;
  /** Where the web app is served, or null when it is not deployed. */
  readonly webAppUrl: string | null;
}

/** The service as one execution sees it. */
export function createScriptApp(execution: Execution, world: ScriptWorld): ScriptApp {
  const { gate, realm } = execution;
  const { triggers, authorization, webAppUrl } = world;
  const isWithDomain = execution.switches.webAppUrlForm === 'with_domain';
  const shownUrl = isWithDomain ? withDomain(webAppUrl, triggers.owner) : webAppUrl;
  const requireScope = (member: string): void =>
    authorization.require(`ScriptApp.${member}`, 'script.scriptapp');
  return strict(realm, 'ScriptApp', {
    ...authorizationMembers(execution, world.consent),
    deleteTrigger(trigger) {
      requireScope('deleteTrigger');
      const uid = triggerUid(trigger);
      gate.pass(freeCall('script', 'ScriptApp.deleteTrigger', [uid]), () => triggers.table.delete(uid));
      return null;
    },
    getProjectTriggers() {
      requireScope('getProjectTriggers');
      const records = gate.pass(freeCall('script', 'ScriptApp.getProjectTriggers'), () =>
        triggers.table.list(),
      );
      return realm.array(records.map((record) => createTrigger(realm, record)));
    },
    getService: () => strict(realm, 'Service', { getUrl: () => shownUrl }),
    newTrigger(handler) {
      requireScope('newTrigger');
      return strict(realm, 'TriggerBuilder', {
        timeBased: () => createClockTriggerBuilder(execution, triggers, handler),
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

/** Google's PropertiesService. */
import type { DailyQuotas } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { effectiveUser } from '../../execution/authorization.ts';
import { strict } from '../../realm/strict.ts';
import { createProperties, type Properties } from './properties.ts';
import type { PropertyStores } from './property-stores.ts';

export interface PropertiesService {
  getScriptProperties(): Properties;
  getUserProperties(): Properties;
  getDocumentProperties(): Properties;
}

interface PropertiesWorld {
  readonly stores: PropertyStores;
  readonly quotas: DailyQuotas;
  /** The deployer's e-mail. */
  readonly owner: string;
}

/** The service as one execution sees it. */
export function createPropertiesService(execution: Execution, world: PropertiesWorld): PropertiesService {
  const open = (store: string): Properties =>
    createProperties(execution, world.stores.open(store), world.quotas);
  return strict(execution.realm, 'PropertiesService', {
    getScriptProperties: () => open('script'),
    getUserProperties: () => open(`user:${effectiveUser(execution, world.owner)}`),
    getDocumentProperties: () => open('document'),
  });
}

/** Google's PropertiesService. */
import type { DailyQuotas } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import { createProperties, type EmulatedProperties } from './properties.ts';
import type { PropertyStores } from './property-stores.ts';

export interface PropertiesService {
  getScriptProperties(): EmulatedProperties;
}

interface PropertiesWorld {
  readonly stores: PropertyStores;
  readonly quotas: DailyQuotas;
}

/** The service as one execution sees it. */
export function createPropertiesService(
  execution: Execution,
  { stores, quotas }: PropertiesWorld,
): PropertiesService {
  return strict(execution.realm, 'PropertiesService', {
    getScriptProperties: () => createProperties(execution, stores.open('script'), quotas),
  });
}

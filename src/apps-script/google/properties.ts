/** The workspace's durable values: Google's script properties. */
import type { Properties } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

export function googleProperties(service: GoogleAppsScript.Properties.PropertiesService): Properties {
  const properties = (): GoogleAppsScript.Properties.Properties => service.getScriptProperties();
  return {
    get: (name) => serviceCall(() => properties().getProperty(name)),
    getAll: () => serviceCall(() => properties().getProperties()),
    set(name, value) {
      serviceCall(() => properties().setProperty(name, value));
    },
    delete(name) {
      serviceCall(() => properties().deleteProperty(name));
    },
  };
}

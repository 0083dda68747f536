/** Finds where the script is deployed as a web app. */
import { serviceCall } from '../google/service-call.ts';

/** Ends in `/exec`; null while it is not deployed, or when Google names only the test deployment, which others cannot call. */
export function webAppUrl(): string | null {
  const url: string | null = serviceCall(() => ScriptApp.getService().getUrl());
  return url?.endsWith('/exec') === true ? url : null;
}

/** Finds the address at which the script is deployed as a web app. */
import { serviceCall } from '../google/service-call.ts';

/** The property with the address that the owner has given: the one that Google gives is not always right. */
const urlName = 'web_app_url';

/** The address, which ends in `/exec`; null while the owner has not given it and Google does not either. */
export function webAppUrl(): string | null {
  const given: string | null = serviceCall(() =>
    PropertiesService.getScriptProperties().getProperty(urlName),
  );
  return given ?? googleWebAppUrl();
}

/**
 * The address that Google gives; null while the script is not deployed, or when it is the test deployment, which others
 * cannot call.
 */
export function googleWebAppUrl(): string | null {
  const url: string | null = serviceCall(() => ScriptApp.getService().getUrl());
  return url?.endsWith('/exec') === true ? url : null;
}

/** Stores the address that the owner has given. */
export function keepWebAppUrl(url: string): void {
  serviceCall(() => PropertiesService.getScriptProperties().setProperty(urlName, url));
}

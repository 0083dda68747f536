/** Finds and stores the address at which the script is deployed as a web app. */
import { readWebAppUrl } from '../../core/web-app-url.ts';
import { serviceCall } from '../google/service-call.ts';

/** The property with the address that the owner has entered, because the address that Google gives is not always right. */
const urlName = 'web_app_url';

/** The address, which ends in `/exec`; null when the owner has entered none and Google gives none. */
export function webAppUrl(): string | null {
  const given: string | null = serviceCall(() =>
    PropertiesService.getScriptProperties().getProperty(urlName),
  );
  return given ?? googleWebAppUrl();
}

/**
 * The address that Google gives, without the domain of the account. It is null while the script is not deployed, or when
 * Google gives the test deployment, which only editors of the script can call.
 */
export function googleWebAppUrl(): string | null {
  const url: string | null = serviceCall(() => ScriptApp.getService().getUrl());
  const read = readWebAppUrl(url ?? '');
  return 'url' in read ? read.url : null;
}

/** Stores the address in the property of its own. */
export function storeWebAppUrl(url: string): void {
  serviceCall(() => PropertiesService.getScriptProperties().setProperty(urlName, url));
}

/** Knows where the script is deployed as a web app. */
import { serviceCall } from '../google/service-call.ts';

/** The property that holds the address which the owner has given: Google's own word for it is not always right. */
const urlName = 'web_app_url';

/** Ends in `/exec`; null while nobody has given it and Google does not tell it. */
export function webAppUrl(): string | null {
  const given: string | null = serviceCall(() =>
    PropertiesService.getScriptProperties().getProperty(urlName),
  );
  return given ?? toldUrl();
}

/** The address that Google tells; null while the script is not deployed, or when that is the test deployment, which others cannot call. */
export function toldUrl(): string | null {
  const url: string | null = serviceCall(() => ScriptApp.getService().getUrl());
  return url?.endsWith('/exec') === true ? url : null;
}

/** Keeps the address that the owner has given. */
export function keepWebAppUrl(url: string): void {
  serviceCall(() => PropertiesService.getScriptProperties().setProperty(urlName, url));
}

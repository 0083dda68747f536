/** Makes the links to the pages on which customers see their documents. */
import type { JsonObject } from '../schema/represent.ts';
import type { Settings } from '../settings.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { isTestId } from '../schema/record-id.ts';

// 160 bits of the code, as hexadecimal digits.
const codeLength = 40;

/** The last part of a link: nobody can make it up who does not know the secret. */
export function linkToken(
  { link_secret }: Pick<Settings, 'link_secret'>,
  id: string,
  version: number,
): string {
  const code = hmacSha256(link_secret, `${isTestId(id) ? 'test' : 'live'}.${id}.${version}`);
  return `${id}_${version}_${code.slice(0, codeLength)}`;
}

/** The page of a document: at the gateway where there is one, else at the web app. A draft has none. */
export function hostedUrl(
  { id, status, customer, link_version }: JsonObject,
  settings: Pick<Settings, 'gateway_url' | 'link_secret' | 'web_app_url'>,
): string | null {
  const { gateway_url: gateway, link_secret, web_app_url: webApp } = settings;
  // The customer of a document stands in it from the moment at which it leaves its draft.
  if (status === 'draft' || customer == null || link_secret === '' || !(gateway || webApp)) return null;
  const token = linkToken(settings, String(id), Number(link_version ?? 0));
  return gateway ? `${gateway}/d/${token}` : `${webApp}?page=${token}`;
}

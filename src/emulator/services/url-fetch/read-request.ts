/** Reads the arguments of UrlFetchApp: a URL and Google's options. */
import type { Realm } from '../../realm/realm.ts';
import { fromSignedBytes, isByteArray } from '../utilities/bytes.ts';
import type { FetchRequest } from './transport.ts';

/** 2 KB by the quota page. */
const urlLengthMax = 2_048;

/** 50 MB by the quota page. */
const bodyBytesMax = 50 * 1024 * 1024;

/** 8 KB by the quota page. */
const headerBytesMax = 8 * 1024;

/** For each call, by the quota page. */
const headersMax = 100;

/** Google gives up after a minute (justin.poehnelt.com, the guide to UrlFetchApp). */
const timeoutMsMax = 60_000;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Google's options of `fetch`, as the reference lists them. */
export interface FetchOptions {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly payload?: unknown;
  readonly muteHttpExceptions?: boolean;
  readonly followRedirects?: boolean;
  readonly validateHttpsCertificates?: boolean;
  readonly escaping?: boolean;
  readonly timeoutSeconds?: number;
}

interface SenderFacts {
  readonly scriptId: string;
  /** False: `timeoutSeconds` is ignored. */
  readonly knowsTimeout: boolean;
}

/** @throws Exception for a URL, a method or a size that Google refuses */
export function readRequest(
  realm: Realm,
  url: unknown,
  options: FetchOptions,
  { scriptId, knowsTimeout }: SenderFacts,
): FetchRequest {
  const { body, contentType } = readPayload(options.payload);
  const method = String(options.method ?? (body ? 'post' : 'get')).toUpperCase();
  if (!methods.includes(method)) throw realm.exception(`Attribute provided with invalid value: method`);
  if ((body?.byteLength ?? 0) > bodyBytesMax) throw realm.exception('Limit Exceeded: URLFetch POST Size.');
  const headers = checkHeaders(realm, options.headers ?? {});
  const type = typeOf(headers, options.contentType) ?? contentType ?? (method === 'POST' ? formType : null);
  return {
    url: checkUrl(realm, url),
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isContentType(name))),
      ...(type === null ? {} : { 'Content-Type': type }),
      'User-Agent': `Mozilla/5.0 (compatible; Google-Apps-Script; beanserver; +https://script.google.com; id: ${scriptId})`,
    },
    body,
    followRedirects: options.followRedirects ?? true,
    validateHttpsCertificates: options.validateHttpsCertificates ?? true,
    timeoutMs: knowsTimeout
      ? Math.min(timeoutMsMax, (options.timeoutSeconds ?? Number.POSITIVE_INFINITY) * 1000)
      : timeoutMsMax,
  };
}

/** The type of a POST that names none, also of one without a body (gas-fakes' testfetch.js, run on the live service). */
const formType = 'application/x-www-form-urlencoded';

function isContentType(header: string): boolean {
  return header.toLowerCase() === 'content-type';
}

/**
 * The type that the script asks for; a header counts as the option does, as in countless scripts that post JSON.
 * @throws Error when both are there and differ, because no source says which of them Google sends
 */
function typeOf(headers: Readonly<Record<string, string>>, option: string | undefined): string | undefined {
  const header = Object.entries(headers).find(([name]) => isContentType(name))?.[1];
  if (header !== undefined && option !== undefined && header !== option)
    throw new Error(`not known to the emulator: whether Google sends ${header} or ${option}`);
  return header ?? option;
}

function checkUrl(realm: Realm, url: unknown): string {
  if (url === null || url === undefined || url === '')
    throw realm.exception('Attribute provided with no value: url');
  const text = String(url);
  if (text.length > urlLengthMax) throw realm.exception('Limit Exceeded: URLFetch URL Length.');
  // A URL without a scheme is taken for http, as Google does.
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address))
    throw realm.exception(`Invalid argument: ${text}`);
  return address;
}

function checkHeaders(realm: Realm, headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const bytes = entries.reduce((sum, [name, value]) => sum + name.length + Buffer.byteLength(value), 0);
  if (entries.length > headersMax || bytes > headerBytesMax)
    throw realm.exception('Limit Exceeded: URLFetch Header Size.');
  const refused = entries.find(([name]) => /^(host|content-length)$/i.test(name));
  if (refused) throw realm.exception(`Attribute provided with invalid value: Header:${refused[0]}`);
  return Object.fromEntries(entries);
}

/**
 * Text and bytes go as they are.
 * @throws Error for a blob and for the fields of a form, which scripts of ours do not send
 */
function readPayload(payload: unknown): { readonly body: Uint8Array | null; readonly contentType?: string } {
  if (payload === undefined || payload === null) return { body: null };
  if (typeof payload === 'string') return { body: Buffer.from(payload, 'utf8'), contentType: formType };
  if (isByteArray(payload)) return { body: fromSignedBytes(payload), contentType: formType };
  throw new Error('not implemented in the emulator: a payload that is neither text nor bytes');
}

/** Tells which refusals an operation may answer with. */
import type { Route } from '../api/operation.ts';
import { type ErrorCode, errorTable } from '../errors/error-table.ts';

type AppliesTo = (route: Route) => boolean;

const always: AppliesTo = () => true;
const never: AppliesTo = () => false;
const isWrite: AppliesTo = ({ method }) => method !== 'GET';
const namesRecord: AppliesTo = ({ path }) => path.includes('{id}');
const writesField =
  (name: string): AppliesTo =>
  (route) =>
    isWrite(route) && name in route.resource.fields;
const writesUnique =
  (code: ErrorCode): AppliesTo =>
  (route) =>
    isWrite(route) && Object.values<ErrorCode | undefined>(route.resource.unique).includes(code);

/** Where most refusals of a status come from. A status that is not listed can come from anywhere. */
const byStatus: Readonly<Record<number, AppliesTo>> = {
  404: namesRecord,
  // Only a method that the path does not take is answered so, and those are not documented.
  405: never,
  409: (route) => isWrite(route) && namesRecord(route),
  412: (route) => isWrite(route) && namesRecord(route),
  413: isWrite,
  415: isWrite,
  422: isWrite,
};

/** Where refusals come from that are not as usual for their status. */
const byCode: Partial<Readonly<Record<ErrorCode, AppliesTo>>> = {
  malformed_json: isWrite,
  cursor_invalid: ({ parameters }) => parameters.includes('cursor'),
  cursor_mismatch: ({ parameters }) => parameters.includes('cursor'),
  invalid_idempotency_key: isWrite,
  // A key travels in a URL only where the web app is called without a gateway, and there for reading.
  key_not_allowed_in_url: ({ method }) => method === 'GET',
  // Only a call of the web app that names no path at all is answered so.
  no_route: never,
  route_not_found: never,
  number_taken: writesField('number'),
  number_reserved: writesField('number'),
  external_id_taken: writesUnique('external_id_taken'),
  sku_taken: writesUnique('sku_taken'),
  period_locked: (route) => isWrite(route) && route.resource.object === 'invoice',
  record_quarantined: (route) => namesRecord(route) || writesField('customer_id')(route),
};

/** The codes by status, the lowest status first. */
export function refusalCodes(route: Route): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = new Map<number, ErrorCode[]>();
  for (const code of Object.keys(errorTable) as ErrorCode[]) {
    const { status } = errorTable[code];
    const applies = byCode[code] ?? byStatus[status] ?? always;
    if (!applies(route)) continue;
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return new Map([...codes].sort(([left], [right]) => left - right));
}

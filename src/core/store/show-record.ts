/** Represents a record as the API answers it, with the fields that are computed at each read. */
import { allowedActions } from '../schema/action.ts';
import { displayName } from '../schema/draft-name.ts';
import { type JsonObject, represent } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Settings } from '../settings.ts';
import { hostedUrl } from './hosted-link.ts';
import type { BuildInfo } from '../workspace.ts';

/** What a read knows beside the record. */
interface ReadContext {
  /** The workspace's calendar day. */
  readonly today: string;
  readonly settings: Settings;
  readonly workspace: { readonly livemode: boolean; readonly build: Pick<BuildInfo, 'keyMode'> };
}

/**
 * Returns the record with the fields that are computed at each read.
 * @param fingerprint that of the record's row, from which the ETag is made
 * @param warnings those of the request that is being answered
 */
export function showRecord(
  resource: Resource,
  record: JsonObject,
  fingerprint: string,
  { today, settings, workspace }: ReadContext,
  warnings: readonly unknown[] = [],
): JsonObject {
  const whole = {
    ...record,
    ...resource.derive?.(record, today, settings),
    object: resource.object,
    livemode: livemodeOf(workspace),
    etag: etagOf(fingerprint),
    ...('display_number' in resource.fields && { display_number: displayName(record) }),
    ...('hosted_url' in resource.fields && { hosted_url: hostedUrl(record, settings) }),
    allowed_actions: allowedActions(resource, record),
    warnings,
  };
  return represent(resource.fields, whole);
}

/** The entity tag of a row with this fingerprint. */
export function etagOf(fingerprint: string): string {
  return `"${fingerprint}"`;
}

/** What objects show as their `livemode`: what is on a developer's own machine is not live. */
export function livemodeOf({ build, livemode }: ReadContext['workspace']): boolean {
  return build.keyMode === 'live' && livemode;
}

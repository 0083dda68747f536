/** The options of a gateway, and the contract of a directory of workspaces. */
import type { FetchFunction, RedirectMode } from '../transport/fetch-hop.ts';
import type { PackingSettings } from '../transport/packing-settings.ts';
import type { TransportLimits } from '../transport/transport-settings.ts';
import type { AccessLogger } from './access-log.ts';
import type { BaseUrl } from './base-url.ts';
import type { CallerAddress } from './caller-address.ts';

/** Where a workspace is deployed. */
export interface WorkspaceTarget {
  /** The web app's address, ending in `/exec`. */
  readonly execUrl: string;
}

/** Finds a workspace by its name in the path, or the only one by null. */
export type WorkspaceDirectory = (
  name: string | null,
) => WorkspaceTarget | null | Promise<WorkspaceTarget | null>;

/** All options of a gateway. */
export interface GatewayOptions {
  readonly workspaces: WorkspaceDirectory;
  readonly fetch: FetchFunction;
  /** How `fetch` treats redirects; `manual` by default, which no browser allows. */
  readonly redirect?: RedirectMode | undefined;
  readonly limits?: Partial<TransportLimits> | undefined;
  /** How requests that have to wait travel together. */
  readonly packing?: Partial<PackingSettings> | undefined;
  /** Writes access log entries; by default nothing does. */
  readonly log?: AccessLogger | undefined;
  /** The URL under which callers reach the gateway; by default the origin of the request's URL. */
  readonly baseUrl?: BaseUrl | undefined;
  /** Finds the address of the caller of a page; by default none is known. */
  readonly callerAddress?: CallerAddress | undefined;
  /** True where the host does not compress answers itself. */
  readonly compresses?: boolean | undefined;
  /** Milliseconds since 1970, for the log and the ids of requests. */
  readonly now?: (() => number) | undefined;
  /** Milliseconds since some moment, for waiting; by default of a clock that nobody can set. */
  readonly elapsedMs?: (() => number) | undefined;
  /** From 0 to 1, for jitter alone. */
  readonly random?: (() => number) | undefined;
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
}

/** The error of a directory that cannot be read at the moment. A later attempt may succeed. */
export class DirectoryOutage extends Error {
  constructor(cause: unknown) {
    super(`The directory of workspaces cannot be read. ${cause}`, { cause });
    this.name = 'DirectoryOutage';
  }
}

/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
/** Optional settings of the client. */
export interface BillingFetchOptions {
    /** The `fetch` that carries the calls; the platform's own by default. */
    readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
    /** A clock in milliseconds, by which a refused key is remembered; `performance.now` by default. */
    readonly now?: () => number;
}
/** The type of `fetch`, as SDKs take it. */
export type BillingFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
/**
 * Creates a `fetch` for one workspace. It uses the path of a URL, which begins with `/api/v1`, `/health` or
 * `/openapi.json`, and ignores the host; a URL may also begin with the URL of the web app. Keys, methods, headers
 * and answers are those of plain HTTP. A write makes one record, however often it is repeated.
 *
 * @param address the address of the deployment, ending in `/exec`, in any form that Google shows
 * @throws TypeError when the address is not that of a web app
 */
export declare function createBillingFetch(address: string, options?: BillingFetchOptions): BillingFetch;

/*!
 * Business Billing API 1.0.0, build a8e8b0eae54a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
/** What a caller may give besides the address. */
export interface BillingFetchOptions {
    /** The `fetch` that carries the calls; the platform's own by default. */
    readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
    /** The time in milliseconds since 1970, by which a refused key is remembered; `Date.now` by default. */
    readonly now?: () => number;
}
/** What SDKs take as their `fetch`. */
export type BillingFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
/**
 * Makes a `fetch` for one workspace. Of a URL it reads what begins with `/api/v1`, `/health` or `/openapi.json`,
 * whatever host stands before it; a URL may also begin with the web app's own. Keys, methods and headers are
 * those of plain HTTP, and so are the answers; one write is one record, however often it has to be repeated.
 *
 * @param execUrl the address of the deployment, ending in `/exec`
 * @throws TypeError when the address is none of a web app
 */
export declare function createBillingFetch(execUrl: string, options?: BillingFetchOptions): BillingFetch;

/** Finds the gateway that serves the API as plain HTTP, where the page can know of one. */

declare global {
  /** Set by the local runtime, which serves a gateway itself. */
  var billingGateway: string | undefined;
}

/** Without the slash at its end; null where nothing but the web app is known. */
export function gatewayAddress(): string | null {
  return globalThis.billingGateway ?? null;
}

/** Finds the gateway that serves the API as plain HTTP, if the page knows one. */

declare global {
  /** Set by the local runtime, which serves a gateway itself. */
  var billingGateway: string | undefined;
}

/** The gateway's URL without the slash at its end; null when only the web app is known. */
export function gatewayAddress(): string | null {
  return globalThis.billingGateway ?? null;
}

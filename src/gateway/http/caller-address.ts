/** Finds the address of a caller, which is kept beside the acceptance of an offer. */

/**
 * Returns the address that a request came from; empty where it is not known.
 * @param host what the host passes along with the request
 */
export type CallerAddress = (request: Request, host: unknown) => string;

// An address of version 4 or 6, perhaps with a zone.
const ADDRESS = /^[0-9a-fA-F.:%\w-]{2,60}$/;

/** The address of a connection to a Node server; behind a trusted proxy, the first one that it names. */
export function nodeCallerAddress(trustsProxy: boolean): CallerAddress {
  return (request, host) => {
    const [forwarded = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
    const named = trustsProxy ? forwarded.trim() : '';
    const { incoming } = (host ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
    return wellFormed(named || (incoming?.socket?.remoteAddress ?? ''));
  };
}

/** Cloudflare sets this header, and removes the one that a caller sends. */
export const workerCallerAddress: CallerAddress = (request) =>
  wellFormed(request.headers.get('cf-connecting-ip') ?? '');

function wellFormed(address: string): string {
  return ADDRESS.test(address) ? address : '';
}

// A caller of version 6 has as many addresses as it likes, and the same first half in all of them.
const GROUPS_OF_NETWORK = 4;

/** The network of an address: those in it are taken for one caller where anybody can make up names. */
export function networkOf(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  return (address.split('::')[0] ?? '').split(':').slice(0, GROUPS_OF_NETWORK).join(':');
}

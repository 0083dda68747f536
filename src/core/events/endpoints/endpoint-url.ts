/** Declares the field that takes the address of an endpoint: a public HTTPS address, judged by its text alone. */
import * as v from 'valibot';
import type { Kind } from '../../schema/kind.ts';
import { faultText, notText } from '../../schema/problem.ts';

/** The host's own limit is 2,048; what is over it would fail at each attempt. */
export const urlLengthMax = 2000;

const hostLengthMax = 253;

/** Names that lead into a network of one's own, wherever they are resolved. */
const privateSuffixes = ['localhost', 'local', 'internal'];

const forms = {
  characters: /^[\x21-\x7e]+$/,
  whole: /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)([/?][^#]*)?$/,
  // RFC 3986 lets a path and a query hold these characters; servers disagree about all others.
  rest: /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/,
  label: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
  // A last label of letters is no part of an IP address in any of its notations.
  topLabel: /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/,
  loopback: /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/,
};

/** @param allowsLoopback true on a developer's own machine alone */
export function urlKind(allowsLoopback: boolean): Kind<string> {
  return {
    schema: v.pipe(
      v.string(notText),
      v.check(
        (url) => urlFault(url, allowsLoopback) === null,
        ({ input }) => faultText('url_not_allowed', urlFault(input, allowsLoopback) ?? ''),
      ),
      v.metadata({
        format: 'uri',
        maxLength: urlLengthMax,
        pattern: '^[Hh][Tt][Tt][Pp][Ss]://[^/]*[.][^/]+',
      }),
    ),
    cell: 'text',
  };
}

/**
 * The rule that an address breaks, as a sentence, or null.
 * @param allowsLoopback true on a developer's own machine alone: plain HTTP to that machine is taken as well
 */
export function urlFault(url: string, allowsLoopback: boolean): string | null {
  if (url.length > urlLengthMax) return `Must have at most ${urlLengthMax} characters.`;
  if (!forms.characters.test(url))
    return 'Must be ASCII without blanks: write other names in Punycode and other characters as %XX.';
  const [, scheme = '', authority = '', rest = ''] = forms.whole.exec(url) ?? [];
  if (scheme === '') {
    const isCut = url.includes('#');
    return isCut ? 'Must not have a fragment (#…).' : 'Must be an absolute URL: https://….';
  }
  if (!forms.rest.test(rest))
    return 'Its path and query may hold only what a URL holds: write the rest as %XX.';
  if (allowsLoopback && forms.loopback.test(`${scheme.toLowerCase()}://${authority}`)) return null;
  if (scheme.toLowerCase() !== 'https') return 'Must begin with https://.';
  return authorityFault(authority);
}

function authorityFault(authority: string): string | null {
  if (authority.includes('@')) return 'Must not hold a user name or a password.';
  if (authority.startsWith('[')) return 'Must not be an IP address.';
  const [host = '', port, ...more] = authority.split(':');
  if (more.length > 0) return 'Must not be an IP address.';
  if (port !== undefined && port !== '443') return 'Must use port 443.';
  return hostFault(host.toLowerCase());
}

function hostFault(host: string): string | null {
  if (host === '') return 'Must name a host.';
  const labels = host.split('.');
  const top = labels[labels.length - 1] ?? '';
  if (privateSuffixes.includes(top)) return `Must not end in .${top}, which leads into a private network.`;
  if (host.length > hostLengthMax || !labels.every((label) => forms.label.test(label)))
    return 'Must name its host by a DNS name of letters, digits and hyphens.';
  // The browsers' rule: a last label of digits, or 0x and digits, makes the whole an IP address.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(top)) return 'Must not be an IP address.';
  if (labels.length < 2) return 'Must name its host by a DNS name with a dot.';
  return forms.topLabel.test(top) ? null : 'Must name its host by a DNS name that ends in letters.';
}

/** Names the profiles of EN 16931 that documents are exported in, with the identifiers that each asks for. */

export type Profile = 'en16931' | 'peppol' | 'xrechnung';

export type Syntax = 'ubl' | 'cii';

const standard = 'urn:cen.eu:en16931:2017';

// Peppol names its business process, and XRechnung asks for one and proposes that of Peppol.
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

interface ProfileIdentifiers {
  /** BT-24. */
  readonly specification: string;
  /** BT-23; null where none is asked for. */
  readonly process: string | null;
  readonly syntaxes: readonly Syntax[];
}

/** The register of profiles, in the order in which they are documented. */
export const profiles: Readonly<Record<Profile, ProfileIdentifiers>> = {
  en16931: { specification: standard, process: null, syntaxes: ['ubl', 'cii'] },
  peppol: {
    specification: `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    process: billing,
    syntaxes: ['ubl'],
  },
  xrechnung: {
    specification: `${standard}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
    process: billing,
    syntaxes: ['ubl', 'cii'],
  },
};

/** The names of all profiles, or of those that a syntax can carry. */
export function profileNames(syntax?: Syntax): Profile[] {
  const names = Object.keys(profiles) as Profile[];
  return names.filter((name) => syntax === undefined || profiles[name].syntaxes.includes(syntax));
}

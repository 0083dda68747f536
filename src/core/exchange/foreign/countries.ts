/** Knows countries by their English and German names, as other tools write them. */
import { isCountry } from '../../billing/country.ts';

// Browsers and Node have it; Apps Script, for which the types of this folder are chosen, reads no other tool's file.
const platform = globalThis as unknown as {
  readonly Intl: {
    readonly DisplayNames: new (
      locales: readonly string[],
      options: { readonly type: 'region'; readonly fallback: 'none' },
    ) => { of(code: string): string | undefined };
  };
};

/** Names that the list of the platform does not have. */
const otherNames: Readonly<Record<string, string>> = {
  US: 'usa, united states of america, u.s.a., u.s., vereinigte staaten von amerika',
  GB: 'uk, u.k., great britain, england, scotland, wales, northern ireland, großbritannien, schottland',
  NL: 'holland, the netherlands',
  DE: 'federal republic of germany, brd, bundesrepublik deutschland',
  CZ: 'czech republic, czechia, tschechische republik',
  TR: 'turkey, türkiye, turkiye',
  RU: 'russian federation, russland',
  KR: 'korea, republic of korea, south korea, korea republic of',
  KP: 'north korea',
  VN: 'viet nam',
  HK: 'hong kong',
  MO: 'macau, macao',
  MK: 'macedonia, north macedonia',
  CI: 'ivory coast, cote d ivoire',
  SZ: 'swaziland',
  MM: 'burma',
  CV: 'cape verde',
  BO: 'bolivia, plurinational state of bolivia',
  VE: 'bolivarian republic of venezuela',
  IR: 'islamic republic of iran',
  TZ: 'united republic of tanzania',
  MD: 'republic of moldova',
  SY: 'syrian arab republic',
  LA: 'lao people s democratic republic',
  BA: 'bosnia and herzegovina, bosnia',
  AE: 'uae, united arab emirates',
  GR: 'el, hellas',
  IE: 'republic of ireland',
  VA: 'holy see',
  PS: 'palestine',
  CD: 'democratic republic of the congo',
  CG: 'republic of the congo, congo',
};

// Made of the names when the first country is looked up.
const byName = new Map<string, string>();

/** The ISO code of a country that is given by code or name; null when the text is none. */
export function countryOf(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (isCountry(code)) return code;
  if (byName.size === 0) addNames();
  return byName.get(plain(text)) ?? null;
}

function addNames(): void {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  for (const language of ['en', 'de']) {
    const shown = new platform.Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) byName.set(plain(shown.of(code) ?? code), code);
  }
  for (const [code, list] of Object.entries(otherNames))
    for (const name of list.split(', ')) byName.set(plain(name), code);
}

function plain(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return letters
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .replace(/^ ?the /, '')
    .trim();
}

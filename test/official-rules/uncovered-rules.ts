/** Says of every official rule that ours do not name why no document of ours can break it. */

type Reason = readonly [rules: RegExp, why: string];

const standard: readonly Reason[] = [
  [
    /^(UBL|CII)-(CR|DT|SR)-/,
    'The writers write no other element, none twice, and each with the type that it has.',
  ],
  [
    /^BR-(01|04|05|12|13|14|15|16|21|22|23|24|26|45|46|47|48)$/,
    'Always written, from fields that no document lacks.',
  ],
  [
    /^BR-(17|18|19|20|56|61)$/,
    'Payees and tax representatives are not in our records; a transfer is one with an account.',
  ],
  [/^BR-2[78]$/, 'The sign of a negative price moves to the quantity; gross prices are not written.'],
  [/^BR-30$/, 'Periods of lines are not written.'],
  [
    /^BR-(31|32|33|36|37|38|41|42|43|44)$/,
    'Discounts are written with amount, reason and category; charges are not.',
  ],
  [
    /^BR-(49|50|51|52|53|54|55|57|62|63|64|65)$/,
    'Written together with what the rule asks for, or not at all.',
  ],
  [/^BR-(AF|AG|B)-/, 'IGIC, IPSI and split payment are not among our categories.'],
  [/^BR-CL-/, 'Codes come from lists that the API holds its input to.'],
  [
    /^BR-CO-(03|05|06|07|08|19|20|21|22|23|24)$/,
    'One date or one reason is written, never two that could differ, never none.',
  ],
  [/^BR-CO-1[0-68]$/, 'One rule of ours, BR-CO-15, compares all sums, to the cent.'],
  [/^BR-DEC-/, 'Two rules of ours, BR-DEC-14 and BR-DEC-15, refuse currencies with three decimals.'],
  [
    /^BR-(AE|E|G|IC|O|S|Z)-01$/,
    'Every group of the breakdown has its lines, and every line its group (BR-CO-15).',
  ],
  [
    /^BR-(AE|E|G|IC|O|S|Z)-0[234]$/,
    'What the category asks of the parties for lines, it asks for discounts, too (rule 02).',
  ],
  [
    /^BR-(AE|E|G|IC|O|S|Z)-0[5-9]$/,
    'The rate fits the category (BR-S-05), and the sums of a group its lines (BR-CO-15, BR-CO-17).',
  ],
  [/^BR-(AE|IC|G|O|S|Z)-10$/, 'These categories have one reason, which is written, or must have none.'],
  [
    /^BR-O-1[1-4]$/,
    'One rule of ours, BR-O-11, lets nothing else stand beside what is outside the scope of VAT.',
  ],
];

const german: readonly Reason[] = [
  [/^(BR-DE-1|DE-R-001)$/, 'A means of payment is always written.'],
  [/^(BR-DE-2|DE-R-002)$/, 'Name, telephone and e-mail of the seller have a rule each.'],
  [/^(BR-DE-14|DE-R-014)$/, 'The rate of each group is always written.'],
  [/^(BR-DE-22|DE-R-022)$/, 'There are no attachments.'],
  [
    /^(BR-DE-2[345]-[ab]|DE-R-02[345]-[12]|BR-DE-3[01]|DE-R-03[01])$/,
    'A transfer has its account; cards and direct debits are not written.',
  ],
  [
    /^BR-(DE-CVD|TMP|DEX)-/,
    'For clean vehicles and for the extension of XRechnung, which documents do not say they keep.',
  ],
];

const peppol: readonly Reason[] = [
  [/^PEPPOL-EN16931-(R001|R004|R007)$/, 'The identifiers of profile and process are constants.'],
  [
    /^PEPPOL-EN16931-(R002|R005|R008|R051|R053|R054|R055)$/,
    'One note, no empty element, and each currency once; tax in another currency only with its sign.',
  ],
  [
    /^PEPPOL-EN16931-R04[0-6](-[12])?$/,
    'Discounts are amounts without a base; gross prices are not written.',
  ],
  [
    /^PEPPOL-EN16931-(R061|R080|R100|R101|R110|R111|R121|R130)$/,
    'Mandates, projects, references of lines, periods of lines and base quantities are not written.',
  ],
  [
    /^PEPPOL-EN16931-(CL00[1-7]|F001)$/,
    'Codes and dates come from lists and kinds that the API holds its input to.',
  ],
  [
    /^PEPPOL-EN16931-P01/,
    'Type codes are 380 and 381; codes of exemptions belong to their category (P0104).',
  ],
];

const national: readonly Reason[] = [
  [
    /^DK-R-(00[3-9]|01[0136])$/,
    'Danish classifications, giro slips and credit notes with a negative sum are not written.',
  ],
  [/^GR-R-/, 'A Greek seller is never ready: GR-R-004-1.'],
  [/^IS-R-(00[6-9]|010)$/, 'Icelandic giro slips and EINDAGI are not written.'],
  [
    /^NL-R-(001|006|007|009)$/,
    'The credited invoice is always named; representatives and references of order lines are not written.',
  ],
  [/^SE-R-00[2-46]$/, 'The form of Swedish numbers has two rules of ours, SE-R-001 and SE-R-013.'],
];

const reasons: readonly Reason[] = [...standard, ...german, ...peppol, ...national];

/** Why no document can break the rule; null when nobody has said so. */
export function whyUncovered(rule: string): string | null {
  return reasons.find(([rules]) => rules.test(rule))?.[1] ?? null;
}

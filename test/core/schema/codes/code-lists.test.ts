/** The lists of codes: every code of theirs is taken, and the nearest is named for another. */
import { codeLists } from '../../../../src/core/schema/codes/code-lists.ts';
import { isUsualUnitCode, unitCodeOf } from '../../../../src/core/billing/unit-codes.ts';

test.each(['HUR', 'C62', 'XPK', 'XZZ', '10', '4K', 'E48', 'ZZ', 'A2', 'X43', 'NM3'])(
  '%s is a unit code',
  (code) => {
    expect(codeLists.unitCodeFault(code)).toBeNull();
  },
);

test.each(['HRR', 'A0', 'X00', '', 'HU'])('"%s" is no unit code', (code) => {
  expect(codeLists.unitCodeFault(code)).toMatch(/Recommendation 20/);
});

test('a word is told its code', () => {
  expect(codeLists.unitCodeFault('HOUR')).toContain('Did you mean "HUR"?');
});

test('the codes of common words are in the list', () => {
  const words = [
    'hour',
    'day',
    'week',
    'month',
    'year',
    'piece',
    'kg',
    'g',
    't',
    'm',
    'cm',
    'mm',
    'km',
    'm2',
    'l',
  ];
  for (const word of [...words, 'm3', 'kwh', 'set', 'pair', 'minute']) {
    const code = unitCodeOf(word) ?? '';
    expect({ word, fault: codeLists.unitCodeFault(code) }).toEqual({ word, fault: null });
    expect(isUsualUnitCode(code)).toBe(true);
  }
  expect(['Hours', 'hrs.', 'days', 'pièces', 'semaines', 'pcs'].map(unitCodeOf)).toEqual([
    ...['HUR', 'HUR', 'DAY', 'C62', 'WEE', 'C62'],
  ]);
  // Nobody's plural: milliseconds are no metres.
  expect(['constructor', 'ms', 'gs', 's'].map(unitCodeOf)).toEqual([null, null, null, null]);
});

test('schemes and exemption codes are those of their lists', () => {
  for (const scheme of ['0002', '0088', '0204', '9959', 'EM'])
    expect(codeLists.addressSchemeFault(scheme)).toBeNull();
  expect(codeLists.addressSchemeFault('0203')).toBeNull();
  expect(codeLists.addressSchemeFault('0001')).toContain('Did you mean "0002"?');
  for (const code of [
    'VATEX-EU-AE',
    'VATEX-EU-132-1Q',
    'VATEX-EU-151-1AA',
    'VATEX-FR-CGI261-4',
    'VATEX-FR-CGI261E-2',
  ])
    expect(codeLists.exemptionCodeFault(code)).toBeNull();
  expect(codeLists.exemptionCodeFault('VATEX-EU-AF')).toContain('Did you mean');
});

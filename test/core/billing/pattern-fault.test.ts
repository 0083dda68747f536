/** Shows which patterns a workspace may make its numbers from. */

import { findPatternFault } from '../../../src/core/billing/pattern-fault.ts';

describe('findPatternFault', () => {
  test.each([
    'INV-{YYYY}-{SEQ:4}',
    'QUO-{YYYY}-{SEQ:4}',
    '{SEQ:1}',
    '{SEQ:9}',
    '{FY}/{MM}/{SEQ:3}',
    '{YY}{MM}{SEQ:5}',
    '{YYYY}-{YYYY} {SEQ:2} Ltd.',
    'Rechnung №{SEQ:6}',
    `${'x'.repeat(41)}{SEQ:1}`,
    `${'🧾'.repeat(41)}{SEQ:1}`,
  ])('accepts %s', (pattern) => {
    expect(findPatternFault(pattern)).toBeNull();
  });

  test.each([
    ['no sequence', 'INV-{YYYY}'],
    ['no text at all', ''],
    ['two sequences', '{SEQ:2}-{SEQ:4}'],
    ['a sequence without digits', 'INV-{SEQ}'],
    ['a sequence of no digits', 'INV-{SEQ:0}'],
    ['a sequence of ten digits', 'INV-{SEQ:10}'],
    ['an unknown token', 'INV-{DD}-{SEQ:4}'],
    ['a token in lower case', 'INV-{yyyy}-{SEQ:4}'],
    ['an open brace', 'INV-{SEQ:4}{'],
    ['a closing brace', 'INV}-{SEQ:4}'],
    ['nested braces', '{{SEQ:4}}'],
    ['a leading blank', ' {SEQ:4}'],
    ['a trailing no-break space', '{SEQ:4}\u00a0'],
    ['a control character', 'INV\t{SEQ:4}'],
    ['half of a surrogate pair', '\ud83e{SEQ:4}'],
  ])('refuses %s', (_, pattern) => {
    expect(findPatternFault(pattern)).toMatchObject({ code: 'invalid_format' });
  });

  test('refuses a pattern whose numbers could grow beyond fifty characters', () => {
    expect(findPatternFault(`${'x'.repeat(42)}{SEQ:1}`)).toMatchObject({ code: 'too_long' });
    expect(findPatternFault(`${'x'.repeat(38)}{FY}{SEQ:4}`)).toMatchObject({ code: 'too_long' });
    expect(findPatternFault(`${'x'.repeat(37)}{FY}{SEQ:4}`)).toBeNull();
  });
});

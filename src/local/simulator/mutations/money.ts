/** Mutations of what was asked and answered: sums, lines, rules that exclude each other, idempotency keys. */
import type { Mutation } from './mutation.ts';

const core = 'src/core';
const booking = `${core}/resources/invoicing/book-payment.ts`;

export const moneyMutations: readonly Mutation[] = [
  {
    name: 'payment_overwrites',
    description: 'A payment is booked as all that was ever paid, so the one before it is forgotten.',
    replacements: [
      {
        file: booking,
        find: 'settle(invoice, addDecimals(String(invoice.amount_paid), amount), draft.now)',
        replace: "settle(invoice, addDecimals('0', amount), draft.now)",
      },
    ],
  },
  {
    name: 'void_payment_keeps_sum',
    description: 'A payment that is voided still counts as paid.',
    replacements: [
      {
        file: booking,
        find: 'subtractDecimals(String(invoice.amount_paid), String(payment.amount));',
        replace: "subtractDecimals(String(invoice.amount_paid), '0');",
      },
    ],
  },
  {
    name: 'sums_left_to_hands',
    description: 'What a person does to the rows of payments changes no invoice.',
    replacements: [
      {
        file: `${core}/sheet-edits/deletions/recompute-rollups.ts`,
        find: 'return isRight ? [] : [id];',
        replace: "return isRight || id !== '' ? [] : [id];",
      },
    ],
  },
  {
    name: 'patch_loses_line',
    description: 'The last of several lines of a patch is dropped.',
    replacements: [
      {
        file: `${core}/resources/documents/fill-lines.ts`,
        find: '  return lines.map((line, index) => {',
        replace:
          '  return lines.slice(0, terms.known.length > 0 && lines.length > 1 ? -1 : undefined).map((line, index) => {',
      },
    ],
  },
  {
    name: 'patch_empties_notes',
    description: 'A patch empties the notes that it does not name.',
    replacements: [
      {
        file: `${core}/api/operations/update.ts`,
        find: 'draft.change(resource, record, changes);',
        replace:
          "draft.change(resource, record, { ...changes, ...('notes' in body ? {} : { notes: null }) });",
      },
    ],
  },
  {
    name: 'discount_cent_misplaced',
    description: 'The cents of a discount that are left when it is shared go to the smallest remainders.',
    replacements: [
      {
        file: `${core}/billing/discount-shares.ts`,
        find: 'compareDecimals(b.remainder, a.remainder))) {',
        replace: 'compareDecimals(a.remainder, b.remainder))) {',
      },
    ],
  },
  {
    name: 'version_not_raised',
    description: 'A changed record keeps its version.',
    replacements: [
      {
        file: `${core}/store/begin-transaction.ts`,
        find: 'version: Number(before.stored.record.version) + 1,',
        replace: 'version: Number(before.stored.record.version),',
      },
    ],
  },
  {
    name: 'states_not_checked',
    description: 'Actions are carried out in any state, so one quotation becomes two invoices.',
    replacements: [
      {
        file: `${core}/api/operations/act.ts`,
        find: '      refuseState(resource, action, record);',
        replace: "      if (String(record.status) === '') refuseState(resource, action, record);",
      },
    ],
  },
  {
    name: 'conversion_changes_notes',
    description: 'The invoice of a quotation has other notes than that.',
    replacements: [
      {
        file: `${core}/resources/quoting/quotation-actions.ts`,
        find: '    ...copied,\n    ...blankInvoice,',
        replace: "    ...copied,\n    ...blankInvoice,\n    notes: 'Converted',",
      },
    ],
  },
  {
    name: 'if_match_ignored',
    description: 'A write goes through whatever If-Match says.',
    replacements: [
      {
        file: `${core}/api/find-for-write.ts`,
        find: 'some((tag) => matches(wanted, tag))) return;',
        replace: "some((tag) => matches(wanted, tag) || tag !== '')) return;",
      },
    ],
  },
  {
    name: 'if_match_never_met',
    description: 'A tag that names the record as it is counts as an old one.',
    replacements: [
      {
        file: `${core}/api/find-for-write.ts`,
        find: "['*', current].includes(tag.trim()",
        replace: "['*'].includes(tag.trim()",
      },
    ],
  },
  {
    name: 'sku_not_unique',
    description: 'Two records may share what no two may share.',
    replacements: [
      {
        file: `${core}/schema/refuse-taken.ts`,
        find: 'if (holder === undefined) continue;',
        replace: "if (holder === undefined || field !== '') continue;",
      },
    ],
  },
  {
    name: 'customer_twice',
    description: 'A document for a name makes a customer although one has that name.',
    replacements: [
      {
        file: `${core}/resources/documents/billed-customer.ts`,
        find: 'return only ?? newCustomer(draft, name, address);',
        replace: "return (name === '' && only) || newCustomer(draft, name, address);",
      },
    ],
  },
  {
    name: 'fingerprint_not_compared',
    description: 'Another request under a known key is answered with what the first one made.',
    replacements: [
      {
        file: `${core}/store/transact.ts`,
        find: "entry.fingerprint !== '' && entry.fingerprint !== attempt.fingerprint",
        replace: "entry.fingerprint === '' && entry.fingerprint !== attempt.fingerprint",
      },
    ],
  },
  {
    name: 'key_only_in_tail',
    description: 'A key is looked for among the newest transactions alone.',
    replacements: [
      {
        file: `${core}/store/journal/find-earlier.ts`,
        find: 'oldest.atMs < clock.now() - memoryMs) return [];',
        replace: 'oldest.atMs < clock.now() + memoryMs) return [];',
      },
    ],
  },
  {
    name: 'key_forgotten_soon',
    description: 'A key is remembered for half a day.',
    replacements: [
      {
        file: `${core}/store/journal/find-earlier.ts`,
        find: 'const memoryMs = 24 * 60 * 60 * 1000;',
        replace: 'const memoryMs = 12 * 60 * 60 * 1000;',
      },
    ],
  },
];

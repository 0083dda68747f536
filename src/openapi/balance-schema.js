/** Documents what a customer owes. */
import { decimalName } from './decimal-schema.ts';
import { define } from './definitions.ts';
import { answerObject, schemaReference } from './json-schema.ts';
/** Adds the schema of a customer's balance, and refers to it. */
export function defineBalance(definitions) {
  const amounts = define(
    definitions,
    'BalanceEntryAmounts',
    answerObject({ balance_due: schemaReference(decimalName) }),
  );
  const entry = define(
    definitions,
    'BalanceEntry',
    answerObject({
      currency: { type: 'string', examples: ['EUR'] },
      balance_due: { type: 'number', description: 'What is due on open and partially paid invoices.' },
      amounts: { ...amounts, description: 'The same decimals as exact text.' },
    }),
  );
  return define(
    definitions,
    'Balance',
    answerObject({
      object: { type: 'string', const: 'balance' },
      customer_id: { type: 'string', description: 'The customer who owes it.' },
      balances: { type: 'array', items: entry, description: 'One for each currency.' },
    }),
  );
}

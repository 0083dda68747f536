/** How money is given back: what a refund, and the body of every action that makes one, says about it. */
import { optional } from '../../schema/field.ts';
import { choice, day, money, text } from '../../schema/kinds.ts';

/** The fields of a refund that its maker decides. */
export const refundTerms = {
  amount: optional(money({ min: '0' }), 'The amount. Default: all that can be refunded.'),
  refund_date: optional(day, 'The date of the refund. Default: today.'),
  method: optional(
    choice(['bank_transfer', 'card', 'cash', 'check', 'direct_debit', 'online', 'other']),
    'How the money is given back.',
  ),
  reference: optional(text(100), 'A reference, for example for the bank statement.'),
};

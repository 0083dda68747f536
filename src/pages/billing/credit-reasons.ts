/** Why an invoice is credited, in the words of the dialog. */

/** The value and the words of each reason. */
export const reasons = [
  ['', 'Choose a reason'],
  ['order_change', 'The order was changed'],
  ['order_cancellation', 'The order was canceled'],
  ['product_unsatisfactory', 'The customer is not satisfied'],
  ['price_correction', 'The price is corrected'],
  ['duplicate', 'It was billed twice'],
  ['fraudulent', 'The order was fraudulent'],
  ['other', 'Another reason'],
] as const;

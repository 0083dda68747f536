/** Declares the settings about accounts and payments. */
import { defaulted, optional } from '../../schema/field.ts';
import { choice, text } from '../../schema/kinds.ts';
import { defaultSettings } from '../../settings.ts';
import { bic, iban, qrIban, upiId } from '../bank-kinds.ts';
import { setting } from '../setting.ts';

export const bankSettings = {
  account_name: setting(
    'bank',
    'Account holder',
    'Where it is not the business.',
    optional(text(100), 'The holder of the account, where it is not the business.'),
  ),
  iban: setting(
    'bank',
    'IBAN',
    'For example DE89 3704 0044 0532 0130 00.',
    optional(iban, 'The account that invoices are paid to. The owner gets a mail when it changes.'),
  ),
  bic: setting('bank', 'BIC', '8 or 11 characters, for example COBADEFFXXX.', optional(bic, 'The bank.')),
  qr_iban: setting(
    'bank',
    'QR-IBAN',
    'Of Swiss QR bills: its bank’s number is 30000 to 31999.',
    optional(qrIban, 'The account that Swiss QR bills with a QR reference are paid to.'),
  ),
  upi_id: setting(
    'bank',
    'UPI id',
    'For payments in India, for example lovelace@upi.',
    optional(upiId, 'The address for payments in India.'),
  ),
  payment_reference_form: setting(
    'bank',
    'Payment reference',
    'number: payers quote the number of the invoice. rf: a creditor reference, RF18….',
    defaulted(
      choice(['number', 'rf']),
      'What a payer quotes: the number of the document, or a creditor reference (ISO 11649).',
      { before: defaultSettings.payment_reference_form },
    ),
  ),
} as const;

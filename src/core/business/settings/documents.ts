/** Declares the settings of new documents and their look. */
import { language } from '../../resources/address.ts';
import { defaulted, optional } from '../../schema/field.ts';
import { bool, choice, currency, integer, text } from '../../schema/kinds.ts';
import { defaultSettings } from '../../settings.ts';
import { documentWords } from '../document-words.ts';
import { logoKind } from '../logo.ts';
import { matching } from '../matching.ts';
import { setting } from '../setting.ts';

const colour = matching(
  20,
  /^#[0-9a-f]{6}$/i,
  'Must be a colour as # and six hexadecimal digits, for example #1a73e8.',
);

// Links begin with it, so it has no query and no slash at its end. A gateway on the owner's own machine needs no https.
const gatewayAddress = matching(
  200,
  /^(https:[/]{2}[A-Za-z0-9_.-]+(:[0-9]+)?|http:[/]{2}(localhost|127[.]0[.]0[.]1)(:[0-9]+)?)([/][A-Za-z0-9_.-]+)*$/,
  'Must be the address of a gateway without a slash at its end, for example https://billing.example.com.',
);

export const documentsSettings = {
  currency: setting(
    'documents',
    'Currency',
    'ISO 4217, for example EUR.',
    defaulted(currency, 'The currency of new documents.', { before: defaultSettings.currency }),
  ),
  payment_terms_days: setting(
    'documents',
    'Payment terms (days)',
    'Days until an invoice is due, 0 to 365.',
    defaulted(integer(0, 365), 'Days until an invoice is due.', {
      before: defaultSettings.payment_terms_days,
    }),
  ),
  language: setting(
    'documents',
    'Language',
    'Of documents: en, de, fr, nl, es or it.',
    defaulted(language, 'The language of documents.', { before: defaultSettings.language }),
  ),
  paper: setting(
    'documents',
    'Paper',
    'auto, a4 or letter. auto: Letter in US, CA, MX, CO, CL and PH, else A4.',
    defaulted(
      choice(['auto', 'a4', 'letter']),
      'The paper of documents. `auto`: Letter for a seller in US, CA, MX, CO, CL or PH, else A4. With a Swiss payment part always A4.',
      { before: defaultSettings.paper },
    ),
  ),
  document_footer: setting(
    'documents',
    'Footer of documents',
    'At most 1,000 characters.',
    optional(text(1000), 'The text at the foot of documents.'),
    'lines',
  ),
  document_words: setting(
    'documents',
    'Words of documents',
    'A line for each word of your own, for example de.invoice = Faktura. The handbook lists them.',
    optional(
      documentWords,
      'Words of documents, pages and mails in place of the usual ones: a line for each, as `language.word = text`.',
    ),
    'lines',
  ),
  logo: setting(
    'documents',
    'Logo',
    'A PNG or JPEG as a data URI. Choose the file on the screen Business of the developer area.',
    optional(logoKind, 'The logo of documents: a PNG or JPEG as a data URI.'),
    'logo',
  ),
  colour: setting(
    'documents',
    'Colour',
    'Of lines and headings, as #1a73e8.',
    optional(colour, 'The colour of lines and headings, `#rrggbb`.'),
    'colour',
  ),
  gateway_url: setting(
    'documents',
    'Gateway',
    'Where links to the pages of customers begin, for example https://billing.example.com. Blank: the web app.',
    optional(
      gatewayAddress,
      'Where links to hosted pages begin: the address of the gateway. Null: the web app.',
    ),
  ),
  invoice_accepted_quotations: setting(
    'documents',
    'Make an invoice of an accepted quotation at once',
    'yes or no. yes: whoever accepts a quotation gets its invoice at the same moment, issued and open.',
    defaulted(
      bool,
      'True: accepting a quotation makes its open invoice at once. Where none can be made, for example because the books are closed, the quotation is accepted all the same, and `warnings` say `invoice_not_made`.',
      { before: defaultSettings.invoice_accepted_quotations },
    ),
  ),
} as const;

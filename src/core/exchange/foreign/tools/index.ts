/** Every tool whose files are read by a list of columns of its own. */
import type { ForeignTool } from '../tool.ts';
import { accountingTools } from './accounting.ts';
import { addressBookTools } from './address-books.ts';
import { erpTools } from './erp.ts';
import { germanTools } from './german.ts';
import { shopTools } from './shops.ts';

export const foreignTools: readonly ForeignTool[] = [
  ...accountingTools,
  ...shopTools,
  ...erpTools,
  ...germanTools,
  ...addressBookTools,
];

/** Lists of other records, which would pass for customers or products: none of them is imported. */
export const otherLists: readonly { readonly what: string; readonly knownBy: readonly string[] }[] = [
  { what: 'invoices of Xero', knownBy: ['ContactName', 'InvoiceNumber'] },
  { what: 'a bank statement of Xero', knownBy: ['Date', 'Amount', 'Payee'] },
  { what: 'invoices of Zoho', knownBy: ['Invoice Number', 'Invoice Status'] },
  { what: 'payments of Zoho', knownBy: ['Payment Number', 'Invoice Number'] },
  { what: 'open invoices of QuickBooks', knownBy: ['Transaction type', 'Open balance'] },
  { what: 'invoices of FreshBooks', knownBy: ['Client Name', 'Invoice #'] },
  { what: 'invoices of Wave', knownBy: ['customer', 'invoice_num'] },
  { what: 'payments of Stripe', knownBy: ['id', 'Amount Refunded'] },
];

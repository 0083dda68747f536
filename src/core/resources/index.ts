/** The register of resources, in the order of their sheets: a new one is a file of its own and a line here. */
import type { Resource } from '../schema/resource.ts';
import { creditNotes } from './credit-notes.ts';
import { customers } from './customers.ts';
import { emails } from './emails.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { quotations } from './quotations.ts';
import { refunds } from './refunds.ts';

export const resources: readonly Resource[] = [
  customers,
  products,
  quotations,
  invoices,
  payments,
  creditNotes,
  refunds,
  emails,
];

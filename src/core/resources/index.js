import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { products } from './products.ts';
import { quotations } from './quotations.ts';
export const resources = [customers, products, quotations, invoices, payments];

/** The register of resources: a new one is a file of its own and a line here. */
import type { Resource } from '../schema/resource.ts';
import { customers } from './customers.ts';
import { invoices } from './invoices.ts';
import { products } from './products.ts';
import { quotations } from './quotations.ts';

export const resources: readonly Resource[] = [invoices, quotations, customers, products];

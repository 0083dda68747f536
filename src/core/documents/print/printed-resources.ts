/** Lists the resources whose records can be printed. */
import { creditNotes } from '../../resources/credit-notes.ts';
import { invoices } from '../../resources/invoices.ts';
import { quotations } from '../../resources/quotations.ts';
import type { Resource } from '../../schema/resource.ts';

export const printedResources: readonly Resource[] = [invoices, quotations, creditNotes];

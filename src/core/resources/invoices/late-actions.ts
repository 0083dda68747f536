/** The actions that few take on an invoice. */
import { addActions } from '../../records/add-actions.ts';
import { rotateLink, rotation } from '../documents/rotate-link.ts';
import { invoices } from '../invoices.ts';
import { laterInvoiceStatuses } from './transitions.ts';

addActions(invoices, [rotateLink('an invoice')], [rotation(['open', ...laterInvoiceStatuses])]);

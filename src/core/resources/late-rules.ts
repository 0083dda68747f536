/** Adds the rules and actions that stand in the script of rare requests. Every part that acts on records there loads it. */
import './credit-notes/rules.ts';
import './emails/rules.ts';
import './invoices/late-actions.ts';
import './payments/late-actions.ts';
import './quotations/rules.ts';
import './refunds/rules.ts';

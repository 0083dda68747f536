/** The plans of this script's own sheets. */
import { resources } from '../../core/resources/index.ts';
import { type ColumnNotes, type SheetPlan, sheetPlans } from './sheet-plan.ts';

// Set when the bundle is built, from the descriptions of the fields.
declare const COLUMN_NOTES: ColumnNotes;

export function ownPlans(): readonly SheetPlan[] {
  return sheetPlans(resources, COLUMN_NOTES);
}

/** The plans of this script's own sheets. */
import { resources } from '../../core/resources/index.ts';
import { type SheetPlan, sheetPlans } from './sheet-plan.ts';

export function ownPlans(): readonly SheetPlan[] {
  return sheetPlans(resources);
}

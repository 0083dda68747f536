/** The colours of headers and of system columns. System columns are grey, because people do not need them. */
import type { ColumnPlan } from '../sheet-plan.ts';

export const headerColour = '#174EA6';
export const headerTextColour = '#FFFFFF';
export const systemTextColour = '#5F6368';

/** The background of a column's header. */
export function headerColourOf({ isSystem }: ColumnPlan): string {
  return isSystem ? systemTextColour : headerColour;
}

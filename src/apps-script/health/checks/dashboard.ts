/** Checks that the Dashboard has its formulas and charts, and that no cell of it shows an error. */
import { findDashboardFaults, setUpDashboard } from '../../workbook/dashboard/set-up-dashboard.ts';
import { todayIn } from '../../workbook/dashboard/figures-sheet.ts';
import { fixable, forPerson, good, type HealthCheck } from '../health-check.ts';

/** No more cells are named, because one wrong figure makes many. */
const shownMax = 5;

export const dashboardCheck: HealthCheck = {
  id: 'dashboard',
  title: 'Dashboard',
  run({ workspace, spreadsheet }) {
    const { repairable, errors } = findDashboardFaults(
      spreadsheet,
      todayIn(workspace, spreadsheet.getSpreadsheetTimeZone()),
    );
    const named = errors.slice(0, shownMax).join(', ') + (errors.length > shownMax ? ', …' : '');
    const shown = errors.length === 0 ? [] : [`Cells that show an error: ${errors.length} (${named}).`];
    if (repairable.length > 0) return fixable('warning', [...repairable, ...shown]);
    if (shown.length === 0) return good('All its formulas and charts are there, and none shows an error.');
    return forPerson('warning', [
      ...shown,
      'Their formulas are right. Repair "Sheets and headers" first. If those are in order, a cell of the records shows an error: look for cells that begin with # in the sheets Invoices, Payments, Quotations and Customers, and type the value there.',
    ]);
  },
  fix({ workspace, spreadsheet }) {
    setUpDashboard(SpreadsheetApp, todayIn(workspace, spreadsheet.getSpreadsheetTimeZone()));
    return [];
  },
};

/** How the cells of the Dashboard look. */
import { headerColour } from '../looks/renew-headers.ts';
import type { LookName } from './planned-cell.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

const quietColour = '#5F6368';
const alarmColour = '#A50E0E';
const amounts = '#,##0.00';

export const dashboardLooks: Readonly<Record<LookName, (cell: Range) => Range>> = {
  title: (cell) => cell.setFontSize(20).setFontWeight('bold'),
  quiet: (cell) => cell.setFontColor(quietColour),
  label: (cell) => cell.setFontColor(quietColour),
  large: (cell) => large(cell),
  alarming: (cell) => large(cell).setFontColor(alarmColour),
  remark: (cell) => cell.setFontColor(quietColour).setFontSize(9),
  heading: (cell) => cell.setFontSize(12).setFontWeight('bold').setFontColor(headerColour),
  tableHeader: (cell) => cell.setFontColor(quietColour).setFontWeight('bold'),
  numberHeader: (cell) =>
    cell.setFontColor(quietColour).setFontWeight('bold').setHorizontalAlignment('right'),
  text: (cell) => cell.setHorizontalAlignment('left'),
  count: (cell) => cell.setNumberFormat('0').setHorizontalAlignment('right'),
  amount: (cell) => cell.setNumberFormat(amounts).setHorizontalAlignment('right'),
};

function large(cell: Range): Range {
  return cell.setFontSize(18).setFontWeight('bold').setNumberFormat(amounts).setHorizontalAlignment('left');
}

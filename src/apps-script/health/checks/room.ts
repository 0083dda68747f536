/** Checks how much of Google's limits is left for cells of the spreadsheet and for script properties. */
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** Google's limits for the cells of a file and for the bytes of all properties. */
const cellsMax = 10_000_000;
const propertyBytesMax = 500_000;

/** The check warns the owner from this share of a limit on. */
const warnShare = 0.8;

export const roomCheck: HealthCheck = {
  id: 'room',
  title: 'Room',
  run({ workspace: { digest, properties }, spreadsheet }) {
    const cells = spreadsheet
      .getSheets()
      .reduce((sum, sheet) => sum + sheet.getMaxRows() * sheet.getMaxColumns(), 0);
    const bytes = Object.entries(properties.getAll()).reduce(
      (sum, [name, value]) => sum + digest.utf8Length(name) + digest.utf8Length(value),
      0,
    );
    const used = `${percent(cells / cellsMax)} of ${cellsMax / 1_000_000} million cells, ${percent(bytes / propertyBytesMax)} of ${propertyBytesMax / 1000} kB of properties.`;
    if (cells < warnShare * cellsMax && bytes < warnShare * propertyBytesMax) return good(`Used: ${used}`);
    return forPerson('warning', [
      `Used: ${used} Delete your own sheets and blank rows, or start a new spreadsheet.`,
    ]);
  },
};

function percent(share: number): string {
  return share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`;
}

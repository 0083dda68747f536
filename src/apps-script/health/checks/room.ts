/** Checks how much room Google leaves: cells of the spreadsheet, and the script's properties. */
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** Google's limits: cells of a file, and bytes of all properties. */
const cellsMax = 10_000_000;
const propertyBytesMax = 500_000;

/** From here on the owner should do something about it. */
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

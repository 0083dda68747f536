/** Makes the script take the sheets of a run for large ones: they have few rows, and would never be searched. */

// The few payments and products of a scene, and the twenty rows read below them, are still read whole.
const cells = 450;

/** Takes the place of the limit below which the script reads a sheet whole. */
export function smallerSheetCells(): number {
  return cells;
}

/** Takes the place of the number of ids that must be spared. */
export function fewerSparedIds(): number {
  return -1_000;
}

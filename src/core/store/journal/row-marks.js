/** Beside the series, in their form: a name and a number. */
export function rowMarks(changes) {
  const marked = changes.filter(
    ({ kind, resource: { keeper } }) => keeper === undefined && kind !== 'created' && kind !== 'told',
  );
  return Object.fromEntries(marked.map(({ kind, resource, seq }) => [`${kind}:${resource.sheet}:${seq}`, 1]));
}
/** The series alone. */
export function seriesIn(text) {
  const entries = Object.entries(JSON.parse(text));
  return Object.fromEntries(entries.filter(([name]) => !/^(updated|deleted|returned):.+:\d+$/.test(name)));
}
/** In the order of the entries. */
export function marksIn(entries) {
  const marks = [];
  for (const { transaction, series } of entries) {
    series.replace(/"(updated|deleted|returned):([^:]+):(\d+)":1/g, (whole, kind, sheet, seq) => {
      marks.push({ kind, sheet, seq: Number(seq), transaction });
      return whole;
    });
  }
  return marks;
}

const apostrophe = "'";
/** The document, its texts written and read in a way. */
export function textDocument(document, way) {
  if (way === '') return document;
  const kept = way === apostrophe ? '' : way;
  const dress = (cell) => (typeof cell === 'string' && cell !== '' ? way + cell : cell);
  const undress = (cell) =>
    typeof cell === 'string' && cell.startsWith(kept) ? cell.slice(kept.length) : cell;
  return {
    ...document,
    read: (sheet, area) => document.read(sheet, area).map((cells) => cells.map(undress)),
    readRow: (sheet, row) => document.readRow(sheet, row).map(undress),
    write: (sheet, row, column, values, formats) =>
      document.write(
        sheet,
        row,
        column,
        values.map((cells) => cells.map(dress)),
        formats,
      ),
    find(sheet, column, firstRow, text, isPattern) {
      const find = (sought) => document.find(sheet, column, firstRow, sought, isPattern);
      // What a person has typed has nothing in front of it.
      if (isPattern) return find(text.replace(/^\^/, `^${kept && `${kept}?`}`));
      return kept === '' ? find(text) : [...find(text), ...find(kept + text)];
    },
  };
}

/** True for the table of records, false for that of their line items. */
export function isRecordTable(table) {
  return 'checkIndex' in table;
}
/** The number format of a column's cells: text must never be parsed, amounts are written for people. */
export function cellFormat({ cell, decimal, percent }) {
  // A cell without a format takes on that of a typed 19%: by it the 0.19 that Google makes of it is known.
  if (percent) return 'General';
  if (decimal) return '#,##0.00####';
  if (cell === 'number') return '0';
  return cell === 'text' ? '@' : 'General';
}
/** The table of a resource's records. */
export function recordTable(resource) {
  const data = Array.from({ length: resource.dataCells }, (_, index) =>
    storeColumn(
      index === 0 ? 'data' : `data_${index + 1}`,
      index === 0 ? 'Data' : `Data ${index + 1}`,
      'text',
      'What has no column of its own, as JSON.',
      true,
    ),
  );
  const columns = [
    ...fieldColumns(resource.fields),
    storeColumn('rev', 'Revision', 'number', 'The journal entry that wrote this row last.'),
    storeColumn('check', 'Check', 'text', 'Tells an edit by hand from what the API wrote.'),
    ...data,
  ];
  return {
    sheet: resource.sheet,
    resource,
    columns,
    idIndex: indexOf(columns, 'id'),
    revIndex: indexOf(columns, 'rev'),
    checkIndex: indexOf(columns, 'check'),
    dataIndex: indexOf(columns, 'data'),
  };
}
/** The table that shows the line items of a resource to people, or null when it has none. */
export function itemsTable(resource) {
  const fields = resource.fields.items?.kind.fields;
  if (resource.itemsSheet === undefined || fields === undefined) return null;
  const columns = [
    storeColumn('document_number', 'Document', 'text', 'The number of the document.'),
    ...fieldColumns(fields),
    storeColumn('document_id', 'Document ID', 'text', 'The id of the document.'),
    storeColumn('rev', 'Revision', 'number', 'The journal entry that wrote this row last.'),
  ];
  return {
    sheet: resource.itemsSheet,
    columns,
    idIndex: indexOf(columns, 'document_id'),
    revIndex: indexOf(columns, 'rev'),
  };
}
function fieldColumns(fields) {
  const columns = Object.entries(fields).flatMap(([key, { kind, column, description }]) => {
    if (column === undefined) return [];
    const { header, system = false, hidden = false } = column;
    return [
      {
        key,
        header,
        cell: kind.cell,
        decimal: kind.decimal !== undefined,
        percent: kind.percent,
        description,
        system,
        hidden,
      },
    ];
  });
  return [...columns.filter(({ system }) => !system), ...columns.filter(({ system }) => system)];
}
function storeColumn(key, header, cell, description, hidden = false) {
  return { key, header, cell, decimal: false, description, system: true, hidden };
}
function indexOf(columns, key) {
  return columns.findIndex((column) => column.key === key);
}

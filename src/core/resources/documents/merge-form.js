/** The record's input form without what the patch replaces in other words. */
export function mergeForm(form, patch, record) {
  const isNamed = (field) => patch[field] !== undefined && patch[field] !== null;
  const rest = { ...form };
  const drop = (...fields) => {
    for (const field of fields) delete rest[field];
  };
  // A customer is found by its id unless the patch names another.
  drop('customer_name', 'customer_email');
  if (isNamed('customer_name') && !isNamed('customer_id')) drop('customer_id');
  if (isNamed('discount')) drop('discount_percent');
  if (isNamed('discount_percent') || rest.discount_percent !== undefined) drop('discount');
  const wasTotal = record.shape === 'total';
  const staysTotal = wasTotal && !isNamed('items');
  if (!staysTotal) drop('total');
  // None of this goes with a total, and lines without it begin anew.
  if (wasTotal || patch.items === null) drop('items', 'discount', 'discount_percent', 'tax_inclusive');
  const [line] = record.items;
  return staysTotal && record.tax_inclusive === true ? { ...rest, tax_rate: line?.tax_rate } : rest;
}

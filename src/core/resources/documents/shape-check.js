/** Faults of the shape; those of single fields are found by validation. */
export function checkShape(body) {
  const problems = [];
  const fault = (field, code, message) => {
    problems.push({ pointer: `/${field}`, code, message });
  };
  const has = (field) => body[field] !== undefined && body[field] !== null;
  const isShapeA = has('items');
  if (!has('customer_id') && !has('customer_name')) {
    for (const field of ['customer_id', 'customer_name'])
      fault(field, 'required', 'Give customer_id or customer_name.');
  }
  if (!isShapeA && !has('total')) {
    for (const field of ['items', 'total']) fault(field, 'required', 'Give items, or a total.');
  }
  if (Array.isArray(body.items) && body.items.length === 0)
    fault('items', 'required', 'Give at least one line.');
  if (has('discount') && has('discount_percent')) {
    for (const field of ['discount', 'discount_percent']) {
      fault(field, 'mutually_exclusive', 'Give either discount or discount_percent.');
    }
  }
  if (isShapeA && has('tax_rate'))
    fault('tax_rate', 'mutually_exclusive', 'With items, give the tax_rate of each line.');
  if (!isShapeA && has('total')) checkShapeB(body, has, fault);
  return problems;
}
function checkShapeB(body, has, fault) {
  const excluded = 'Not together with a total alone: the total stays as sent.';
  if (has('discount') && Number(body.discount) !== 0) fault('discount', 'mutually_exclusive', excluded);
  if (has('discount_percent')) fault('discount_percent', 'mutually_exclusive', excluded);
  if (has('tax_inclusive')) fault('tax_inclusive', 'mutually_exclusive', excluded);
}

export function snapshotOf({ id, name, email, tax_ids, billing_address }) {
  // A customer's record has these fields of these types.
  return { id, name, email, tax_ids, billing_address };
}

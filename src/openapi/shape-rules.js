/** Absent or null, which mean the same on input. */
export const absent = { type: 'null' };
/** True for an object in which all these fields are given. */
function given(...fields) {
  return {
    required: fields,
    properties: Object.fromEntries(fields.map((field) => [field, { not: absent }])),
  };
}
function notGiven(field) {
  return { properties: { [field]: absent } };
}
const oneDiscount = { anyOf: [notGiven('discount'), notGiven('discount_percent')] };
// Who is billed must be said one way or the other.
const partyRule = { anyOf: [given('customer_id'), given('customer_name')] };
/** What a document with items must say. */
export const itemsRules = { allOf: [partyRule, oneDiscount] };
/** What a document of a total must say. Generators of types make alternatives of a bare `anyOf`. */
export const totalRules = { allOf: [partyRule] };
/** What each line must say: a product says the rest. */
export const lineRules = {
  allOf: [{ anyOf: [given('product_id'), given('description', 'unit_price')] }, oneDiscount],
};
/** A discount of nothing, which is all that a total alone may be given with. */
export const noDiscount = {
  anyOf: [{ const: 0 }, { type: 'string', pattern: '^0+(\\.0+)?$' }, absent],
  description: 'A total alone takes no discount.',
};

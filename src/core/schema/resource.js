/** Declares a resource. */
export function resource(declaration) {
  // Validation gives `create` exactly the input of these fields, and the store keeps exactly their records.
  return declaration;
}

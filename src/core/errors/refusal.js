export class Refusal extends Error {
  code;
  facts;
  /** @param detail a sentence for a person: what is wrong, where, and what to do */
  constructor(code, detail, facts = {}) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}
/** A refusal for faults of the body; one that several checks have found is told once. */
export function invalid(found) {
  const problems = found.filter(({ pointer, code }, index) => {
    const first = found.findIndex((other) => other.pointer === pointer && other.code === code);
    return first === index;
  });
  const count = problems.length === 1 ? '1 field is invalid.' : `${problems.length} fields are invalid.`;
  return new Refusal('validation_failed', count, { problems });
}
/** A refusal that is worth repeating: the workspace could not do it now. */
export function busy(code, detail, retryAfterSeconds) {
  return new Refusal(code, detail, { retryAfterSeconds });
}

/** The name of the promise that a violation speaks of: two runs that break one promise are one finding. */
export function promiseOf(violation: string): string {
  return violation.slice(0, violation.indexOf(':'));
}

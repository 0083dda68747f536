/** Describes what the totals of a document are computed from. */
export {};

/** The register of kinds that resources are declared with. */
export { bool } from './bool.ts';
export { choice } from './choice.ts';
export { country, currency, email, sequenceCode } from './codes.ts';
export { day, timestamp } from './day.ts';
export { decimal, money, percentage } from './decimal.ts';
export { identifier } from './identifier.ts';
export { integer } from './integer.ts';
export { metadata } from './metadata.ts';
export { list, object, textList } from './object.ts';
export { code, text } from './text.ts';

/** The register of kinds that resources are declared with. */
export { bool } from './choices.ts';
export { choice } from './choices.ts';
export { country, currency, email, sequenceCode } from './texts.ts';
export { day, timestamp } from './day.ts';
export { decimal, money, percentage } from './numbers.ts';
export { identifier } from './identifier.ts';
export { integer } from './numbers.ts';
export { metadata } from './object.ts';
export { list, object, textList } from './object.ts';
export { addressScheme, exemptionCode, unitCode } from './texts.ts';
export { code, text } from './texts.ts';

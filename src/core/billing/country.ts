/** Knows the countries of ISO 3166-1. */

// The officially assigned alpha-2 codes as of 2026-01-01: the first letter of each word, with each of its other letters.
const codesByLetter =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ ' +
  'VACEGINU WFS YET ZAMW';

/** True for an ISO 3166-1 alpha-2 code in upper case. */
export function isCountry(code: string): boolean {
  const [first = '', second = ''] = code;
  return /^[A-Z]{2}$/.test(code) && new RegExp(`\\b${first}[A-Z]*${second}`).test(codesByLetter);
}

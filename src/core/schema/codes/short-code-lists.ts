/** Knows the lists EAS (schemes of electronic addresses) and VATEX (reasons for no tax); the background script holds them. */
import { nearestHint } from '../nearest-name.ts';

/** The list EAS of CEF: codes of four digits, and five that are letters. */
export const addressSchemes: readonly string[] = (
  '2 7 9 37 60 88 96 97 106 130 135 142 147 151 154 158 170 177 183 184 188 190 191 192 193 194 195 196 198 199 200 ' +
  '201 202 203 204 205 208 209 210 211 212 213 215 216 217 218 221 225 230 235 240 244 9901 9910 9913 9914 9915 ' +
  '9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 ' +
  '9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959 AN AQ AS AU EM'
)
  .split(' ')
  .map((one) => (/^\d/.test(one) ? one.padStart(4, '0') : one));

/** A sentence that says what is wrong with a scheme and names the nearest one, or null when the list has it. */
export function addressSchemeFault(scheme: string): string | null {
  if (addressSchemes.includes(scheme)) return null;
  return `Must be a code of the list EAS, for example 0088 for a GLN.${nearestHint(scheme, addressSchemes)}`;
}

/** The list VATEX: articles of the VAT directive and of the French law behind their first letters. */
export const exemptionCodes: readonly string[] = [
  ...['EU-79-C', 'EU-132', 'EU-143', 'EU-143-1FA', 'EU-144', 'EU-146-1E', 'EU-148', 'EU-151', 'EU-151-1AA'],
  ...['EU-153', 'EU-159', 'EU-309', 'EU-AE', 'EU-D', 'EU-F', 'EU-G', 'EU-I', 'EU-IC', 'EU-J', 'EU-O'],
  ...Array.from('ABCDEFGHIJKLMNOPQ', (letter) => `EU-132-1${letter}`),
  ...Array.from('ABCDEFGHIJKL', (letter) => `EU-143-1${letter}`),
  ...Array.from('ABCDEFG', (letter) => `EU-148-${letter}`),
  ...Array.from('ABCDE', (letter) => `EU-151-1${letter}`),
  ...['FR-FRANCHISE', 'FR-CNWVAT', 'FR-AE', 'FR-298SEXDECIESA', 'FR-CGI275', 'FR-CGI277A'],
  ...'1 2 3 4 5 7 8 A B C-1 C-2 C-3 D-1 D-1BIS D-2 D-3 D-4 E-1 E-2'
    .split(' ')
    .map((paragraph) => `FR-CGI261${/^\d/.test(paragraph) ? '-' : ''}${paragraph}`),
].map((article) => `VATEX-${article}`);

/** A sentence that says what is wrong with an exemption code and names the nearest one, or null when the list has it. */
export function exemptionCodeFault(code: string): string | null {
  if (exemptionCodes.includes(code)) return null;
  return `Must be a code of the list VATEX, for example VATEX-EU-AE.${nearestHint(code, exemptionCodes)}`;
}

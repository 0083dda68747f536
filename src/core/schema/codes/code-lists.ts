/** What few requests ask of long lists of codes: the background script holds it, and the host loads it when it is asked. */
import { addressSchemeFault, exemptionCodeFault } from './short-code-lists.ts';
import { unitCodeFault } from './unit-code-list.ts';
import { type TaxIdWarning, taxIdWarning } from './vat-numbers.ts';

export interface CodeLists {
  /** A sentence that says what is wrong with a unit code and names the nearest one, or null when the list has it. */
  unitCodeFault(code: string): string | null;
  /** The same for the scheme of an electronic address (EAS). */
  addressSchemeFault(scheme: string): string | null;
  /** The same for the code of a reason for no tax (VATEX). */
  exemptionCodeFault(code: string): string | null;
  /**
   * What should be checked about a tax id: its type, or that it fits its country; null for nothing.
   * @param country of the party's address, null when it is unknown
   */
  taxIdWarning(type: string, value: string, country: string | null): TaxIdWarning | null;
}

export const codeLists: CodeLists = {
  unitCodeFault,
  addressSchemeFault,
  exemptionCodeFault,
  taxIdWarning,
};

/** The semantic model of EN 16931 as far as our records have its terms; both syntaxes are written from it. */
import type { Decimal } from '../../billing/decimal.ts';
import type { PostalAddress } from '../../settings.ts';
import type { Profile } from './profiles.ts';
import type { ElectronicAddress } from './source.ts';

/** The codes of UNTDID 5305 that our tax categories stand for. */
export type CategoryCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** Comments name the business terms. Amounts are fixed texts with the decimals of the currency. */
export interface SemanticInvoice {
  readonly profile: Profile;
  readonly isCreditNote: boolean;
  /** BT-1, BT-2, BT-9. */
  readonly number: string | null;
  readonly issueDate: string | null;
  readonly dueDate: string | null;
  /** BT-5. */
  readonly currency: string;
  /** BT-10, BT-13. */
  readonly buyerReference: string | null;
  readonly orderReference: string | null;
  /** BT-20, BT-22. */
  readonly paymentTerms: string | null;
  readonly note: string | null;
  /** BG-3. */
  readonly preceding: { readonly number: string; readonly date: string | null } | null;
  readonly seller: Party;
  readonly buyer: Party;
  /** BG-13: BT-72 and BG-15. */
  readonly deliveryDate: string | null;
  readonly deliveryAddress: PostalAddress | null;
  /** BG-14. */
  readonly period: { readonly start: string | null; readonly end: string | null } | null;
  readonly payment: PaymentInstructions;
  /** BG-20. */
  readonly allowances: readonly DocumentAllowance[];
  readonly totals: Totals;
  /** BG-23. */
  readonly taxes: readonly TaxGroup[];
  /** BG-25. */
  readonly lines: readonly EInvoiceLine[];
}

/** BG-4 or BG-7. */
export interface Party {
  /** BT-27, BT-44. */
  readonly name: string | null;
  /** BT-28. */
  readonly tradeName: string | null;
  /** BT-30, BT-47. */
  readonly registration: { readonly value: string; readonly scheme: string | null } | null;
  /** BT-31, BT-48. */
  readonly vatId: string | null;
  /** BT-32. */
  readonly taxNumber: string | null;
  readonly address: PostalAddress | null;
  /** BG-6, BG-9. */
  readonly contact: Contact;
  /** BT-34, BT-49. */
  readonly electronicAddress: ElectronicAddress | null;
}

interface Contact {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** BG-16 with BG-17. */
export interface PaymentInstructions {
  /** BT-81, of UNTDID 4461. */
  readonly meansCode: string;
  /** BT-83. */
  readonly reference: string | null;
  /** BT-84 to BT-86. */
  readonly iban: string | null;
  readonly accountName: string | null;
  readonly bic: string | null;
}

/** A category with its rate; `rate` has no place where nothing is taxable. */
export interface TaxTerms {
  /** BT-118, BT-151; null where a line names none. */
  readonly category: CategoryCode | null;
  readonly rate: Decimal;
}

export interface DocumentAllowance extends TaxTerms {
  readonly amount: string;
}

export interface TaxGroup extends TaxTerms {
  /** BT-116, BT-117. */
  readonly taxable: string;
  readonly tax: string;
  /** BT-120, BT-121. */
  readonly reason: string | null;
  readonly reasonCode: string | null;
}

export interface EInvoiceLine extends TaxTerms {
  /** BT-126: the place of the line, from 1 on. */
  readonly id: string;
  /** BT-153. */
  readonly name: string;
  /** BT-155. */
  readonly sku: string | null;
  /** BT-129, BT-130, BT-146: the price is never negative, because its sign has moved to the quantity. */
  readonly quantity: Decimal;
  readonly unitCode: string;
  readonly price: Decimal;
  /** BT-136, zero for none. */
  readonly allowance: string;
  /** BT-131. */
  readonly netAmount: string;
}

/** BG-22, with BT-6 and BT-111. */
export interface Totals {
  /** BT-106, BT-107, BT-109, BT-110, BT-112, BT-113, BT-115. */
  readonly lines: string;
  readonly allowances: string;
  readonly taxExclusive: string;
  readonly tax: string;
  readonly taxInclusive: string;
  readonly prepaid: string;
  readonly due: string;
  readonly accountingTax: { readonly currency: string; readonly amount: string } | null;
}

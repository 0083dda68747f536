/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
export type Health = {
  object: "health";
  /** The state of the workspace, at most a minute old: `ok`, or `degraded` while requests are refused until the owner repairs the spreadsheet, or while Google does not start a trigger, so that webhooks wait. */
  status: string;
  /** The build of the script. */
  build: string;
};

/** An exact decimal number as text. */
export type Decimal = string;

/** An ISO 4217 currency with 0, 2 or 3 decimals. */
export type Currency = "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAD" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";

/** One error in a body or a query. It has a `pointer` or a `parameter`. */
export type Fault = {
  /** JSON Pointer to the field; empty for the whole body. */
  pointer?: string;
  /** The name of the query parameter. */
  parameter?: string;
  /** A parameter has the code of the problem. A field has one of those in `x-codes`, each with its meaning; in a batch, also the code of a conflict. */
  code: string;
  /** What is wrong and how to correct it, for people. */
  message: string;
};

/** One fact that is missing or wrong. */
export type MissingFact = {
  /** The id of the rule in EN 16931 or in the profile. */
  rule: string;
  /** JSON Pointer to the field of the document. What is under `/seller` stands in the workspace, and is filled in once; what is under `/customer`, in the customer. */
  pointer: string;
  /** What to do, for people. */
  message: string;
};

/** A time, or a day, which means the whole day in the time zone of the workspace. */
export type DayOrTime = string;

export type TaxIdCreate = {
  /** The type of the number, for example `eu_vat`. */
  type?: string | null;
  /** The number. */
  value: string;
};

export type AddressCountryCreate = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";

export type AddressCreate = {
  line1?: Line1Input;
  line2?: Line2Input;
  /** City. */
  city?: string | null;
  state?: StateInput;
  /** Postal code. */
  postal_code?: string | null;
  /** ISO 3166-1 alpha-2 country code. */
  country?: AddressCountryCreate | null;
};

export type CustomerElectronicAddressCreate = {
  scheme: SchemeInput;
  value: ValueInput;
};

export type CustomerLanguageCreate = "en" | "de" | "fr" | "nl" | "es" | "it";

export type CustomerCreate = {
  name: CustomerNameInput;
  email?: EmailInput;
  phone?: PhoneInput;
  company?: CompanyInput;
  /** The contact person. */
  contact_name?: string | null;
  /** Tax registration numbers. */
  tax_ids?: TaxIdCreate[] | null;
  tax_id?: TaxIdInput;
  registration_number?: RegistrationNumberInput;
  /** The billing address, as shown on documents. */
  billing_address?: AddressCreate | null;
  /** Where goods are sent, if not to the billing address. */
  shipping_address?: AddressCreate | null;
  /** Where electronic invoices are sent. */
  electronic_address?: CustomerElectronicAddressCreate | null;
  buyer_reference?: CustomerBuyerReferenceInput;
  /** The language of documents for the customer. */
  language?: CustomerLanguageCreate | null;
  /** The currency of new documents. */
  currency?: Currency | null;
  /** Days until an invoice is due. */
  payment_terms_days?: number | null;
  /** True: lines without their own tax rate are not taxed. */
  tax_exempt?: boolean | null;
  notes?: RecordNotesInput;
  external_id?: CustomerExternalIdInput;
  /** True: cannot be used in new documents. */
  archived?: boolean | null;
  metadata?: MetadataInput;
};

export type TaxCategoryCreate = "standard" | "zero" | "exempt" | "reverse_charge" | "intra_community" | "export" | "outside_scope";

export type ProductCreate = {
  name: ProductNameInput;
  /** A longer description. */
  description?: string | null;
  sku?: ProductSkuInput;
  unit_price: ProductUnitPriceInput;
  /** The currency of the price. Default: that of the workspace. */
  currency?: Currency | null;
  tax_rate?: ProductTaxRateInput;
  tax_name?: TaxNameInput;
  tax_category?: TaxCategoryInput;
  tax_exemption_reason?: TaxExemptionReasonInput;
  tax_exemption_code?: TaxExemptionCodeInput;
  unit?: UnitInput;
  unit_code?: UnitCodeInput;
  /** False: cannot be used in new documents. */
  active?: boolean | null;
  external_id?: ProductExternalIdInput;
  metadata?: MetadataInput;
};

export type InvoiceStatusCreate = "draft" | "open";

export type ItemCreate = {
  /** The id of the line. In a PATCH, a line with its id is updated. */
  id?: string | null;
  /** The product. It supplies the fields that the line leaves out. */
  product_id?: string | null;
  sku?: ItemSkuInput;
  description?: ItemDescriptionInput;
  quantity?: QuantityInput;
  unit?: UnitInput;
  unit_code?: UnitCodeInput;
  tax_rate?: ItemTaxRateInput;
  tax_name?: TaxNameInput;
  tax_category?: TaxCategoryInput;
  tax_exemption_reason?: TaxExemptionReasonInput;
  tax_exemption_code?: TaxExemptionCodeInput;
  discount?: ItemDiscountInput;
  discount_percent?: ItemDiscountPercentInput;
  unit_price?: ItemUnitPriceInput;
};

export type ServicePeriodCreate = {
  /** The first day of the supply. */
  start: string;
  /** The last day of the supply. */
  end: string;
};

/** Shape A: line items. The API computes the totals. */
export type InvoiceCreateFromItems = {
  number?: NumberInput;
  status?: InvoiceStatusInput;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  invoice_date?: CreditNoteDateInput;
  due_date?: DueDateInput;
  currency?: DocumentCurrencyInput;
  discount?: DocumentDiscountInput;
  discount_percent?: DocumentDiscountPercentInput;
  /** True: the unit prices include tax. */
  tax_inclusive?: boolean | null;
  items: DocumentItemsInput;
  tax_rate?: null;
  total?: DocumentTotalInput;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  service_period?: ServicePeriodInput;
  delivery_address?: DeliveryAddressInput;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
};

/** Shape B: a total, stored as you send it. */
export type InvoiceCreateFromTotal = {
  number?: NumberInput;
  status?: InvoiceStatusInput;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  invoice_date?: CreditNoteDateInput;
  due_date?: DueDateInput;
  currency?: DocumentCurrencyInput;
  /** Not allowed with a total alone. */
  discount?: 0 | string | null;
  discount_percent?: null;
  tax_inclusive?: null;
  items?: null;
  tax_rate?: DocumentTaxRateInput;
  total: InvoiceCreateFromTotalTotalInput;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  service_period?: ServicePeriodInput;
  delivery_address?: DeliveryAddressInput;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
};

/** Send either `items`, or a `total` alone. */
export type InvoiceCreate = InvoiceCreateFromItems | InvoiceCreateFromTotal;

export type PaymentOverpaymentCreate = "refuse" | "credit";

export type PaymentMethodCreate = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type PaymentCreate = {
  /** The id of the invoice. This, `invoice_number`, or for a deposit `customer_id` is required. */
  invoice_id?: string | null;
  invoice_number?: InvoiceNumberInput;
  /** The customer. Default: that of the invoice. Without an invoice, the payment is a deposit of this customer. */
  customer_id?: string | null;
  /** `credit`: what is more than the amount due stays as the customer’s credit. Default: it is refused. */
  overpayment?: PaymentOverpaymentCreate | null;
  amount?: PaymentOrInvoiceAmountInput;
  currency?: PaymentOrInvoiceCurrencyInput;
  payment_date?: PaymentDateInput;
  /** The payment method. */
  method?: PaymentMethodCreate | null;
  reference?: PaymentOrInvoiceReferenceInput;
  notes?: RecordNotesInput;
  external_id?: PaymentOrInvoiceExternalIdInput;
  metadata?: MetadataInput;
};

export type QuotationStatusCreate = "draft" | "sent";

/** Shape A: line items. The API computes the totals. */
export type QuotationCreateFromItems = {
  number?: NumberInput;
  status?: QuotationStatusInput;
  title?: TitleInput;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  quotation_date?: CreditNoteDateInput;
  expiry_date?: ExpiryDateInput;
  currency?: DocumentCurrencyInput;
  discount?: DocumentDiscountInput;
  discount_percent?: DocumentDiscountPercentInput;
  /** True: the unit prices include tax. */
  tax_inclusive?: boolean | null;
  items: DocumentItemsInput;
  tax_rate?: null;
  total?: DocumentTotalInput;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  service_period?: ServicePeriodInput;
  delivery_address?: DeliveryAddressInput;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
};

/** Shape B: a total, stored as you send it. */
export type QuotationCreateFromTotal = {
  number?: NumberInput;
  status?: QuotationStatusInput;
  title?: TitleInput;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  quotation_date?: CreditNoteDateInput;
  expiry_date?: ExpiryDateInput;
  currency?: DocumentCurrencyInput;
  /** Not allowed with a total alone. */
  discount?: 0 | string | null;
  discount_percent?: null;
  tax_inclusive?: null;
  items?: null;
  tax_rate?: DocumentTaxRateInput;
  total: InvoiceCreateFromTotalTotalInput;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  service_period?: ServicePeriodInput;
  delivery_address?: DeliveryAddressInput;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
};

/** Send either `items`, or a `total` alone. */
export type QuotationCreate = QuotationCreateFromItems | QuotationCreateFromTotal;

export type CreditNoteStatusCreate = "draft" | "issued";

export type CreditNoteReasonCreate = "duplicate" | "order_change" | "order_cancellation" | "product_unsatisfactory" | "price_correction" | "fraudulent" | "other";

export type CreditNoteLineCreate = {
  /** The line of the invoice. */
  invoice_item_id: string;
  /** How much of its quantity is taken back. At most 4 decimals, and 15 significant digits. */
  quantity?: number | string | null;
  /** How much of its amount is credited, in the terms of the line’s own amount. No more decimals than the currency has, and 15 significant digits. */
  amount?: number | string | null;
};

export type CreditNoteRefundMethodCreate = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type CreditNoteRefundCreate = {
  amount?: CreditOrRefundAmountInput;
  refund_date?: CreditOrRefundRefundDateInput;
  /** How the money is given back. */
  method?: CreditNoteRefundMethodCreate | null;
  reference?: CreditOrRefundReferenceInput;
};

export type CreditNoteCreate = {
  number?: NumberInput;
  /** draft or issued when it is created, issued when not given. Actions make it void. */
  status?: CreditNoteStatusCreate | null;
  /** The invoice. Either this or `invoice_number` is required. */
  invoice_id?: string | null;
  invoice_number?: InvoiceNumberInput;
  credit_note_date?: CreditNoteDateInput;
  /** Why it is credited. */
  reason: CreditNoteReasonCreate;
  reason_text?: ReasonTextInput;
  lines?: LinesInput;
  amount?: CreditAmountInput;
  /** How the customer gets back what the invoice does not owe any more. */
  refund?: CreditNoteRefundCreate | null;
  notes?: DocumentNotesInput;
  external_id?: CreditExternalIdInput;
  metadata?: MetadataInput;
};

export type RefundMethodCreate = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type RefundCreate = {
  /** The credit note whose credit is paid out. This, its number or a payment is required. */
  credit_note_id?: string | null;
  /** The number of the credit note. */
  credit_note_number?: string | null;
  /** The payment of which a part that is not applied is given back. */
  payment_id?: string | null;
  amount?: CreditOrRefundAmountInput;
  refund_date?: CreditOrRefundRefundDateInput;
  /** How the money is given back. */
  method?: RefundMethodCreate | null;
  reference?: CreditOrRefundReferenceInput;
  notes?: RecordNotesInput;
  external_id?: RefundExternalIdInput;
  metadata?: MetadataInput;
};

export type WebhookEndpointEventTypesCreate = "*" | "customer.*" | "product.*" | "quotation.*" | "invoice.*" | "payment.*" | "credit_note.*" | "refund.*" | "email.*" | "workspace.*" | "customer.created" | "customer.updated" | "customer.deleted" | "product.created" | "product.updated" | "product.deleted" | "quotation.created" | "quotation.updated" | "quotation.deleted" | "quotation.sent" | "quotation.accepted" | "quotation.declined" | "quotation.canceled" | "quotation.invoiced" | "quotation.viewed" | "invoice.created" | "invoice.updated" | "invoice.deleted" | "invoice.finalized" | "invoice.voided" | "invoice.uncollectible" | "invoice.paid" | "invoice.partially_paid" | "invoice.credited" | "invoice.overdue" | "payment.received" | "payment.updated" | "payment.deleted" | "payment.voided" | "payment.applied" | "credit_note.created" | "credit_note.updated" | "credit_note.deleted" | "credit_note.issued" | "credit_note.applied" | "credit_note.voided" | "refund.created" | "refund.updated" | "refund.deleted" | "refund.voided" | "email.queued" | "email.updated" | "email.deleted" | "email.canceled" | "email.sent" | "email.failed" | "workspace.updated";

export type WebhookEndpointStatusCreate = "enabled" | "disabled";

export type WebhookEndpointCreate = {
  url: UrlInput;
  description?: WebhookDescriptionInput;
  /** The events to send: types, `invoice.*`, or `*` for all. */
  event_types?: WebhookEndpointEventTypesCreate[] | null;
  /** A disabled endpoint receives no events. */
  status?: WebhookEndpointStatusCreate | null;
};

export type ListPage = {
  object: "list";
  /** The path of the list. */
  url: string;
  /** True when another page follows. */
  has_more: boolean;
  /** The `cursor` of the next page. */
  next_cursor: string | null;
  /** How many records there are on all pages, with `include=total_count`. */
  total_count?: number;
  /** How many records of this page cannot be shown until someone corrects their rows in the sheet. */
  quarantined?: number;
};

export type TaxId = {
  /** The type of the number, for example `eu_vat`. */
  type: string | null;
  /** The number. */
  value: string;
};

export type Address = {
  /** Street and number. */
  line1: string | null;
  /** A further line. */
  line2: string | null;
  /** City. */
  city: string | null;
  /** State or province. */
  state: string | null;
  /** Postal code. */
  postal_code: string | null;
  /** ISO 3166-1 alpha-2 country code. */
  country: string | null;
};

export type ElectronicAddress = {
  /** The scheme, a code of the list EAS, for example `0088` for a GLN. */
  scheme: string;
  /** The address within the scheme. */
  value: string;
};

export type Warning = {
  /** The code of the warning. */
  code: string;
  /** The warning in words. */
  message: string;
  /** The field that the warning is about. */
  pointer: string | null;
};

export type Customer = {
  /** The id of the customer. */
  id: string;
  /** Always `customer`. */
  object: "customer";
  livemode: RecordLivemode;
  /** The name, as shown on documents. */
  name: string;
  /** The e-mail address for documents. */
  email: string | null;
  /** The phone number. */
  phone: string | null;
  /** The company, if the name is that of a person. */
  company: string | null;
  /** The contact person. */
  contact_name: string | null;
  /** Tax registration numbers. */
  tax_ids: TaxId[];
  /** The value of the first tax id. */
  tax_id: string | null;
  /** The number in the commercial register. */
  registration_number: string | null;
  /** The billing address, as shown on documents. */
  billing_address: Address | null;
  /** Where goods are sent, if not to the billing address. */
  shipping_address: Address | null;
  /** Where electronic invoices are sent. */
  electronic_address: ElectronicAddress | null;
  /** What the customer wants to read on each document. */
  buyer_reference: string | null;
  language: Language;
  /** The currency of new documents. */
  currency: string | null;
  /** Days until an invoice is due. */
  payment_terms_days: number | null;
  /** True: lines without their own tax rate are not taxed. */
  tax_exempt: boolean;
  /** Notes for yourself. */
  notes: string | null;
  /** Your own id for the customer; unique. */
  external_id: string | null;
  /** True: cannot be used in new documents. */
  archived: boolean;
  metadata: Metadata;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
};

export type CustomerList = ListPage & {
  data: Customer[];
} & Record<string, unknown>;

export type ProductAmounts = {
  unit_price: Decimal;
  tax_rate: RecordAmount;
  currency: string;
};

export type Product = {
  /** The id of the product. */
  id: string;
  /** Always `product`. */
  object: "product";
  livemode: RecordLivemode;
  /** The name. It becomes the description of a line. */
  name: string;
  /** A longer description. */
  description: string | null;
  /** SKU (stock keeping unit); unique. */
  sku: string | null;
  /** The price of one unit, in the currency of the product. */
  unit_price: number;
  /** The currency of the price. Default: that of the workspace. */
  currency: string;
  /** The tax rate in percent. */
  tax_rate: number | null;
  tax_name: TaxName;
  tax_category: TaxCategory;
  tax_exemption_reason: TaxExemptionReason;
  tax_exemption_code: TaxExemptionCode;
  unit: Unit;
  unit_code: UnitCode;
  /** False: cannot be used in new documents. */
  active: boolean;
  /** Your own id for the product; unique. */
  external_id: string | null;
  metadata: Metadata;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: ProductAmounts;
};

export type ProductList = ListPage & {
  data: Product[];
} & Record<string, unknown>;

export type DocumentCustomer = {
  /** The id of the customer. */
  id: string | null;
  /** The name. */
  name: string | null;
  /** The e-mail address. */
  email: string | null;
  /** Tax registration numbers. */
  tax_ids: TaxId[] | null;
  /** The address. */
  billing_address: Address | null;
  /** The company, if the name is that of a person. */
  company: string | null;
  /** The contact person. */
  contact_name: string | null;
  /** The phone number. */
  phone: string | null;
  /** Where goods are sent. */
  shipping_address: Address | null;
  /** Where electronic invoices are sent. */
  electronic_address: ElectronicAddress | null;
  /** The language of the documents. */
  language: string | null;
};

export type Seller = {
  /** The legal name of the business. */
  name: string | null;
  /** The name that it trades under. */
  trade_name: string | null;
  /** The address. */
  address: Address | null;
  /** Tax registration numbers. */
  tax_ids: TaxId[] | null;
  /** The number in the commercial register. */
  registration_number: string | null;
  /** The e-mail address. */
  email: string | null;
  /** The phone number. */
  phone: string | null;
  /** The contact person. */
  contact_name: string | null;
  /** The web site. */
  website: string | null;
  /** The bank account to pay to. */
  iban: string | null;
  /** The bank of the account. */
  bic: string | null;
  /** The holder of the account. */
  account_name: string | null;
  /** The account of Swiss QR-bills. */
  qr_iban: string | null;
  /** The address of Indian payments. */
  upi_id: string | null;
  /** The sender of electronic invoices. */
  electronic_address: ElectronicAddress | null;
  /** The language of the documents. */
  language: string | null;
};

export type ItemAmounts = {
  quantity: Decimal;
  tax_rate: Decimal;
  discount: RecordAmount;
  discount_percent: RecordAmount;
  unit_price: Decimal;
  amount: Decimal;
  currency: string;
};

export type Item = {
  id: Id;
  product_id: ProductId;
  sku: Sku;
  description: Description;
  quantity: Quantity;
  unit: Unit;
  unit_code: UnitCode;
  tax_rate: TaxRate;
  tax_name: TaxName;
  tax_category: TaxCategory;
  tax_exemption_reason: TaxExemptionReason;
  tax_exemption_code: TaxExemptionCode;
  discount: RecordDiscount;
  /** A discount on this line, in percent. */
  discount_percent: number | null;
  unit_price: UnitPrice;
  amount: ItemAmount;
  /** The same numbers as exact text. */
  amounts: ItemAmounts;
};

export type TaxBreakdownAmounts = {
  tax_rate: Decimal;
  taxable: Decimal;
  tax: Decimal;
  currency: string;
};

export type TaxBreakdown = {
  /** The rate in percent. */
  tax_rate: number;
  tax_name: TaxName;
  category: Category;
  /** Why there is no tax. */
  reason: string | null;
  /** The code of that reason (VATEX). */
  code: string | null;
  /** The taxable amount at this rate, without tax. */
  taxable: number;
  /** The tax. */
  tax: number;
  /** The same numbers as exact text. */
  amounts: TaxBreakdownAmounts;
};

export type ServicePeriod = {
  /** The first day of the supply. */
  start: string;
  /** The last day of the supply. */
  end: string;
};

export type BaseAmountsAmounts = {
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  currency: string;
};

export type BaseAmounts = {
  /** The currency of the workspace. */
  currency: string;
  /** The taxable amount. */
  taxable_total: number;
  /** The tax. */
  tax_total: number;
  /** The total. */
  total: number;
  /** The same numbers as exact text. */
  amounts: BaseAmountsAmounts;
};

export type InvoiceStatusTransitions = {
  /** When the invoice was finalized. */
  finalized_at: string | null;
  /** When the invoice was paid in full. */
  paid_at: string | null;
  voided_at: VoidedAt;
  /** When it was marked as uncollectible. */
  uncollectible_at: string | null;
};

export type InvoiceAmounts = {
  discount: Decimal;
  discount_percent: RecordAmount;
  subtotal: Decimal;
  discount_total: Decimal;
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  amount_paid: Decimal;
  amount_credited: Decimal;
  credit_notes_total: Decimal;
  own_credited: Decimal;
  amount_due: Decimal;
  exchange_rate: RecordAmount;
  currency: string;
};

export type Invoice = {
  /** The id of the invoice. */
  id: string;
  /** Always `invoice`. */
  object: "invoice";
  livemode: RecordLivemode;
  number: DocumentNumber;
  display_number: DisplayNumber;
  status: InvoiceStatus;
  shape: Shape;
  customer_id: CustomerId;
  customer_name: CustomerName;
  customer_email: CustomerEmail;
  customer: InvoiceCustomer;
  seller: DocumentSeller;
  invoice_date: CreditNoteDate;
  /** The due date. Default: from the payment terms. */
  due_date: string | null;
  currency: DocumentCurrency;
  discount: DocumentDiscount;
  /** A discount on the subtotal, in percent. */
  discount_percent: number | null;
  /** True: the unit prices include tax. */
  tax_inclusive: boolean;
  /** The line items (shape A). */
  items: Item[];
  subtotal: Subtotal;
  /** The discount on the subtotal. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  total: Total;
  /** The amount paid. */
  amount_paid: number;
  /** What credit notes have taken off the amount due. */
  amount_credited: number;
  /** The sum of the issued credit notes about the invoice. */
  credit_notes_total: number;
  /** The part of `amount_credited` that comes from credit notes about this invoice. */
  own_credited: number;
  /** The amount still due: the total less what was paid and credited. */
  amount_due: number;
  tax_breakdown: DocumentTaxBreakdown;
  notes: Notes;
  /** Terms shown to the customer. */
  terms: string | null;
  /** The customer’s order number. */
  po_number: string | null;
  payment_reference: PaymentReference;
  buyer_reference: BuyerReference;
  service_date: ServiceDate;
  service_period: DocumentServicePeriod;
  delivery_address: DeliveryAddress;
  exchange_rate: ExchangeRate;
  exchange_rate_date: ExchangeRateDate;
  base_amounts: DocumentBaseAmounts;
  external_id: ExternalId;
  metadata: Metadata;
  /** The quotation that was converted to this invoice. */
  quotation_id: string | null;
  /** True when the due date has passed and the invoice is not fully paid. */
  is_overdue: boolean;
  hosted_url: HostedUrl;
  link_version: LinkVersion;
  last_emailed_at: LastEmailedAt;
  emails_count: EmailsCount;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  /** Why the invoice was voided. */
  void_reason: string | null;
  /** When the status changed. */
  status_transitions: InvoiceStatusTransitions;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: InvoiceAmounts;
  /** With `expand` alone: the records that it names. */
  expanded?: InvoiceExpanded;
};

export type InvoiceList = ListPage & {
  data: Invoice[];
} & Record<string, unknown>;

export type PaymentAllocationAmounts = {
  amount: Decimal;
  currency: string;
};

export type PaymentAllocation = {
  /** The invoice. */
  invoice_id: string;
  /** Its number. */
  invoice_number: string | null;
  /** The amount that is applied to it. */
  amount: number;
  /** When it was applied. */
  date: string;
  /** The same numbers as exact text. */
  amounts: PaymentAllocationAmounts;
};

export type PaymentAmounts = {
  amount: Decimal;
  unapplied_amount: Decimal;
  applied_amount: Decimal;
  refunded_amount: Decimal;
  currency: string;
};

export type Payment = {
  /** The id of the payment. */
  id: string;
  /** Always `payment`. */
  object: "payment";
  livemode: RecordLivemode;
  /** The id of the invoice. This, `invoice_number`, or for a deposit `customer_id` is required. */
  invoice_id: string | null;
  /** The number of the invoice. */
  invoice_number: string | null;
  /** True while an invoice that it is for has no row any more, because a person has deleted that: the payment stays, and can be voided. */
  invoice_deleted: boolean;
  /** The customer. Default: that of the invoice. Without an invoice, the payment is a deposit of this customer. */
  customer_id: string;
  status: PaymentStatus;
  /** The amount, in the currency of the invoice. Default: the whole amount due. */
  amount: number;
  currency: PaymentCurrency;
  /** The date of the payment. Default: today. */
  payment_date: string;
  method: PaymentMethod;
  /** A reference, for example from the bank statement. */
  reference: string | null;
  /** Notes for yourself. */
  notes: string | null;
  /** Your own id for the payment; unique, so that no payment is recorded twice. */
  external_id: string | null;
  metadata: Metadata;
  /** What is neither applied to an invoice nor refunded. */
  unapplied_amount: number;
  /** What is applied to invoices. */
  applied_amount: number;
  /** What was refunded. */
  refunded_amount: number;
  /** The invoices that it is applied to. */
  allocations: PaymentAllocation[];
  voided_at: VoidedAt;
  /** Why it was voided. */
  void_reason: string | null;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: PaymentAmounts;
  /** With `expand` alone: the records that it names. */
  expanded?: Expanded;
};

export type PaymentList = ListPage & {
  data: Payment[];
} & Record<string, unknown>;

export type QuotationAcceptedBy = {
  /** Who accepted. */
  name: string | null;
  /** Their e-mail address. */
  email: string | null;
};

export type QuotationAmounts = {
  discount: Decimal;
  discount_percent: RecordAmount;
  subtotal: Decimal;
  discount_total: Decimal;
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  exchange_rate: RecordAmount;
  currency: string;
};

export type Quotation = {
  /** The id of the quotation. */
  id: string;
  /** Always `quotation`. */
  object: "quotation";
  livemode: RecordLivemode;
  number: DocumentNumber;
  display_number: DisplayNumber;
  status: QuotationStatus;
  /** The subject of the quotation. */
  title: string | null;
  shape: Shape;
  customer_id: CustomerId;
  customer_name: CustomerName;
  customer_email: CustomerEmail;
  customer: InvoiceCustomer;
  seller: DocumentSeller;
  quotation_date: CreditNoteDate;
  /** 30 days later when not given. */
  expiry_date: string | null;
  currency: DocumentCurrency;
  discount: DocumentDiscount;
  /** A discount on the subtotal, in percent. */
  discount_percent: number | null;
  /** True: the unit prices include tax. */
  tax_inclusive: boolean;
  /** The line items (shape A). */
  items: Item[];
  subtotal: Subtotal;
  /** The discount on the subtotal. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  total: Total;
  tax_breakdown: DocumentTaxBreakdown;
  notes: Notes;
  /** Terms shown to the customer. */
  terms: string | null;
  /** The customer’s order number. */
  po_number: string | null;
  payment_reference: PaymentReference;
  buyer_reference: BuyerReference;
  service_date: ServiceDate;
  service_period: DocumentServicePeriod;
  delivery_address: DeliveryAddress;
  exchange_rate: ExchangeRate;
  exchange_rate_date: ExchangeRateDate;
  base_amounts: DocumentBaseAmounts;
  external_id: ExternalId;
  metadata: Metadata;
  /** When the customer accepted. */
  accepted_at: string | null;
  /** Who accepted. */
  accepted_by: QuotationAcceptedBy | null;
  /** When the customer declined. */
  declined_at: string | null;
  /** Why the customer declined. */
  decline_reason: string | null;
  /** Why the quotation was canceled. */
  cancel_reason: string | null;
  /** The invoice that the quotation was converted to. */
  invoice_id: string | null;
  /** True when the expiry date has passed without an answer. */
  is_expired: boolean;
  /** When the customer saw the page first. */
  viewed_at: string | null;
  /** `hosted_page` when the customer accepted there. */
  accepted_via: string | null;
  hosted_url: HostedUrl;
  link_version: LinkVersion;
  last_emailed_at: LastEmailedAt;
  emails_count: EmailsCount;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: QuotationAmounts;
  /** With `expand` alone: the records that it names. */
  expanded?: Expanded;
};

export type QuotationList = ListPage & {
  data: Quotation[];
} & Record<string, unknown>;

export type RefundAmounts = {
  amount: Decimal;
  currency: string;
};

export type Refund = {
  /** The id of the refund. */
  id: string;
  /** Always `refund`. */
  object: "refund";
  livemode: RecordLivemode;
  /** The credit note whose credit is paid out. This, its number or a payment is required. */
  credit_note_id: string | null;
  /** The number of the credit note. */
  credit_note_number: string | null;
  /** The payment of which a part that is not applied is given back. */
  payment_id: string | null;
  /** The customer. */
  customer_id: string;
  /** paid or voided. */
  status: string;
  /** The amount. Default: all that can be refunded. */
  amount: number;
  /** The currency of the credit note or the payment. */
  currency: string;
  /** The date of the refund. Default: today. */
  refund_date: string;
  method: RefundOrCreditMethod;
  /** A reference, for example for the bank statement. */
  reference: string | null;
  /** Notes for yourself. */
  notes: string | null;
  /** Your own id for the refund; unique. */
  external_id: string | null;
  metadata: Metadata;
  voided_at: VoidedAt;
  /** Why it was voided. */
  void_reason: string | null;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: RefundAmounts;
};

export type RefundList = ListPage & {
  data: Refund[];
} & Record<string, unknown>;

export type CreditNoteAllocationAmounts = {
  amount: Decimal;
  currency: string;
};

export type CreditNoteAllocation = {
  /** The invoice. */
  invoice_id: string;
  /** Its number. */
  invoice_number: string | null;
  /** The amount that is applied to it. */
  amount: number;
  /** When it was applied. */
  date: string;
  /** The same numbers as exact text. */
  amounts: CreditNoteAllocationAmounts;
};

export type CreditNoteLineAmounts = {
  quantity: RecordAmount;
  amount: RecordAmount;
  currency: string;
};

export type CreditNoteLine = {
  invoice_item_id: InvoiceItemId;
  /** How much of its quantity is taken back. */
  quantity: number | null;
  /** How much of its amount is credited, in the terms of the line’s own amount. */
  amount: number | null;
  /** The same numbers as exact text. */
  amounts: CreditNoteLineAmounts;
};

export type CreditNoteRefundAmounts = {
  amount: RecordAmount;
  currency: string;
};

export type CreditNoteRefund = {
  /** The amount. Default: all that can be refunded. */
  amount: number | null;
  /** The date of the refund. Default: today. */
  refund_date: string | null;
  method: RefundOrCreditMethod;
  /** A reference, for example for the bank statement. */
  reference: string | null;
  /** The same numbers as exact text. */
  amounts: CreditNoteRefundAmounts;
};

export type CreditNoteItemAmounts = {
  invoice_quantity: RecordAmount;
  quantity: Decimal;
  tax_rate: Decimal;
  discount: RecordAmount;
  discount_percent: RecordAmount;
  unit_price: Decimal;
  amount: Decimal;
  currency: string;
};

export type CreditNoteItem = {
  id: Id;
  invoice_item_id: InvoiceItemId;
  /** How much of the line’s quantity is taken back; null when an amount of the line is credited. */
  invoice_quantity: number | null;
  product_id: ProductId;
  sku: Sku;
  description: Description;
  quantity: Quantity;
  unit: Unit;
  unit_code: UnitCode;
  tax_rate: TaxRate;
  tax_name: TaxName;
  tax_category: TaxCategory;
  tax_exemption_reason: TaxExemptionReason;
  tax_exemption_code: TaxExemptionCode;
  discount: RecordDiscount;
  /** A discount on this line, in percent. */
  discount_percent: number | null;
  unit_price: UnitPrice;
  amount: ItemAmount;
  /** The same numbers as exact text. */
  amounts: CreditNoteItemAmounts;
};

export type CreditNoteAmounts = {
  amount: RecordAmount;
  exchange_rate: RecordAmount;
  subtotal: Decimal;
  discount_total: Decimal;
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  applied_amount: Decimal;
  refunded_amount: Decimal;
  remaining_credit: Decimal;
  currency: string;
};

export type CreditNote = {
  /** The id of the credit note. */
  id: string;
  /** Always `credit note`. */
  object: "credit_note";
  livemode: RecordLivemode;
  number: DocumentNumber;
  display_number: DisplayNumber;
  status: CreditStatus;
  invoice_id: InvoiceId;
  /** The number of the invoice. */
  invoice_number: string | null;
  allocations: Allocations;
  /** The date of the invoice. */
  invoice_date: string | null;
  /** The customer of the invoice. */
  customer_id: string;
  /** The name of the customer. */
  customer_name: string;
  customer: InvoiceCustomer;
  seller: DocumentSeller;
  credit_note_date: CreditNoteDate;
  reason: Reason;
  /** The reason in words. Required with `other`. */
  reason_text: string | null;
  lines: Lines;
  amount: CreditAmount;
  refund: CreditRefund;
  /** The currency of the invoice. */
  currency: string;
  /** The exchange rate of the invoice. */
  exchange_rate: number | null;
  /** The day of the exchange rate. */
  exchange_rate_date: string | null;
  base_amounts: DocumentBaseAmounts;
  /** True: the amounts of the lines include tax. */
  tax_inclusive: boolean;
  /** What is credited, line by line. */
  items: CreditNoteItem[];
  subtotal: Subtotal;
  /** The part of the invoice’s discount that is taken back. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  /** The amount that is credited, with tax. */
  total: number;
  tax_breakdown: DocumentTaxBreakdown;
  /** What has lowered the amount due of invoices. */
  applied_amount: number;
  /** What was refunded. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  remaining_credit: number;
  notes: Notes;
  /** Your own id for it; unique among credit notes. */
  external_id: string | null;
  metadata: Metadata;
  /** When it was issued. */
  issued_at: string | null;
  voided_at: VoidedAt;
  /** Why it was voided. */
  void_reason: string | null;
  hosted_url: HostedUrl;
  link_version: LinkVersion;
  last_emailed_at: LastEmailedAt;
  emails_count: EmailsCount;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  /** The same numbers as exact text. */
  amounts: CreditNoteAmounts;
};

export type CreditNoteList = ListPage & {
  data: CreditNote[];
} & Record<string, unknown>;

export type Email = {
  /** The id of the email. */
  id: string;
  /** Always `email`. */
  object: "email";
  livemode: RecordLivemode;
  status: EmailStatus;
  /** What the mail leads to. */
  resource_type: string;
  /** The id of the document. */
  resource_id: string;
  /** The number of the document. */
  document_number: string;
  /** The recipients. */
  to: string[];
  /** Who gets a copy. */
  cc: string[];
  /** The subject. */
  subject: string;
  /** The text in place of the usual sentence; null for that. */
  message: string | null;
  /** What is attached. */
  attach: string[];
  /** The language of the mail. */
  language: string;
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next; null when it is not. */
  next_attempt_at: string | null;
  /** When it was sent. */
  sent_at: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
  allowed_actions: AllowedActions;
  warnings: RecordWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
};

export type EmailList = ListPage & {
  data: Email[];
} & Record<string, unknown>;

export type WorkspaceElectronicAddress = {
  /** The scheme, a code of the list EAS. */
  scheme: string;
  /** The address within the scheme. */
  value: string;
};

export type WorkspaceAmounts = {
  default_tax_rate: RecordAmount;
  currency: string;
};

export type Workspace = {
  /** The id of the workspace. */
  id: string;
  /** Always `workspace`. */
  object: "workspace";
  livemode: RecordLivemode;
  /** The legal name of the business, as documents show it. */
  name: string | null;
  /** The name that customers know, where it is another one. */
  trade_name: string | null;
  /** The address of the business. */
  address: Address | null;
  /** The e-mail address that documents show. */
  email: string | null;
  /** The phone number that documents show. */
  phone: string | null;
  /** Whom customers ask for. */
  contact_name: string | null;
  /** The address of the website. */
  website: string | null;
  /** The address of the business in the network of electronic invoices. */
  electronic_address: WorkspaceElectronicAddress | null;
  /** The tax registration numbers of the business. */
  tax_ids: TaxId[];
  /** The number in the register of companies. */
  registration_number: string | null;
  /** The tax rate in percent of lines that are typed in the sheet without one. */
  default_tax_rate: number | null;
  zero_rate_category: ZeroRateCategory;
  /** The reason that such a line shows. */
  zero_rate_reason: string | null;
  /** The code (VATEX) of that reason. */
  zero_rate_exemption_code: string | null;
  /** The holder of the account, where it is not the business. */
  account_name: string | null;
  /** The account that invoices are paid to. The owner gets a mail when it changes. */
  iban: string | null;
  /** The bank. */
  bic: string | null;
  /** The account that Swiss QR bills with a QR reference are paid to. */
  qr_iban: string | null;
  /** The address for payments in India. */
  upi_id: string | null;
  /** What a payer quotes: the number of the document, or a creditor reference (ISO 11649). */
  payment_reference_form: string;
  /** The currency of new documents. */
  currency: string;
  /** Days until an invoice is due. */
  payment_terms_days: number;
  /** The language of documents. */
  language: string;
  /** The paper of documents. `auto`: Letter for a seller in US, CA, MX, CO, CL or PH, else A4. With a Swiss payment part always A4. */
  paper: string;
  /** The text at the foot of documents. */
  document_footer: string | null;
  /** Words of documents, pages and mails in place of the usual ones: a line for each, as `language.word = text`. */
  document_words: string | null;
  /** The logo of documents: a PNG or JPEG as a data URI. */
  logo: string | null;
  /** The colour of lines and headings, `#rrggbb`. */
  colour: string | null;
  /** Where links to hosted pages begin: the address of the gateway. Null: the web app. */
  gateway_url: string | null;
  /** True: accepting a quotation makes its open invoice at once. Where none can be made, for example because the books are closed, the quotation is accepted all the same, and `warnings` say `invoice_not_made`. */
  invoice_accepted_quotations: boolean;
  /** The pattern of invoice numbers. */
  invoice_number: string;
  /** The pattern of quotation numbers. */
  quotation_number: string;
  /** The pattern of credit note numbers. */
  credit_note_number: string;
  /** The month in which the fiscal year begins. */
  fiscal_year_start: number;
  /** No document may be dated this day or before. */
  books_closed_through: string | null;
  /** The time zone of the spreadsheet (IANA), in which a day begins. */
  timezone: string | null;
  /** Warnings about the request: tax numbers that should be checked. */
  warnings: Warning[];
  version: Version;
  etag: Etag;
  /** When the workspace was set up. */
  created_at: string;
  /** When one of its settings changed last. */
  updated_at: string;
  /** The same numbers as exact text. */
  amounts: WorkspaceAmounts;
};

export type WebhookEndpointEarlierSecret = {
  /** When the secret was created. */
  created_at: string;
  /** When it expires. Until then, it signs as well. */
  expires_at: string;
};

export type WebhookEndpoint = {
  /** The id of the webhook_endpoint. */
  id: string;
  /** Always `webhook_endpoint`. */
  object: "webhook_endpoint";
  livemode: RecordLivemode;
  /** The public address that events are sent to: https, port 443. */
  url: string;
  /** A note on what the endpoint is for. */
  description: string | null;
  event_types: EventTypes;
  status: WebhookOrPingedStatus;
  disabled_reason: DisabledReason;
  /** Signs the events. Shown once, when it is created; `null` afterwards. */
  secret: string | null;
  /** When the secret was created. */
  secret_created_at: string;
  /** When the previous secret was created, if the secret was rotated. */
  previous_secret_created_at: string | null;
  /** When the previous secret expires. Until then, both secrets sign. */
  previous_secret_expires_at: string | null;
  earlier_secrets: EarlierSecrets;
  warnings: WebhookOrPingedWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  /** When the record was last changed. */
  updated_at: string;
};

export type WebhookEndpointList = ListPage & {
  data: WebhookEndpoint[];
} & Record<string, unknown>;

/** A record that was deleted, in lists with `include=deleted`. */
export type Tombstone = {
  /** The id of the deleted record. */
  id: string;
  /** The type of the record, for example `invoice`. */
  object: string;
  deleted: true;
  /** When the record was deleted. */
  updated_at: string;
};

/** The page with `include=deleted`. */
export type CustomerListWithDeleted = ListPage & {
  data: ((Customer | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type ProductListWithDeleted = ListPage & {
  data: ((Product | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type InvoiceListWithDeleted = ListPage & {
  data: ((Invoice | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type PaymentListWithDeleted = ListPage & {
  data: ((Payment | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type QuotationListWithDeleted = ListPage & {
  data: ((Quotation | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type CreditNoteListWithDeleted = ListPage & {
  data: ((CreditNote | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type RefundListWithDeleted = ListPage & {
  data: ((Refund | Tombstone)[]);
} & Record<string, unknown>;

/** The page with `include=deleted`. */
export type EmailListWithDeleted = ListPage & {
  data: ((Email | Tombstone)[]);
} & Record<string, unknown>;

/** What a key without the scope `customers:read` is told of what it has written. */
export type CustomerReceipt = {
  /** The id of the customer. */
  id: string;
  /** Always `customer`. */
  object: "customer";
};

/** What a key without the scope `products:read` is told of what it has written. */
export type ProductReceipt = {
  /** The id of the product. */
  id: string;
  /** Always `product`. */
  object: "product";
};

export type ReceiptAmounts = {
  subtotal: Decimal;
  discount_total: Decimal;
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  currency: string;
};

/** What a key without the scope `invoices:read` is told of what it has written. */
export type InvoiceReceipt = {
  /** The id of the record; null in a preview. */
  id: string | null;
  /** Always `invoice`. */
  object: "invoice";
  number: DocumentNumber;
  status: InvoiceStatus;
  currency: DocumentCurrency;
  subtotal: Subtotal;
  /** The discount on the subtotal. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  total: Total;
  allowed_actions: AllowedActions;
  /** The same numbers as exact text. */
  amounts: ReceiptAmounts;
};

export type PaymentReceiptAmounts = {
  amount: Decimal;
  currency: string;
};

/** What a key without the scope `payments:read` is told of what it has written. */
export type PaymentReceipt = {
  /** The id of the payment. */
  id: string;
  /** Always `payment`. */
  object: "payment";
  status: PaymentStatus;
  /** The amount, in the currency of the invoice. Default: the whole amount due. */
  amount: number;
  currency: PaymentCurrency;
  allowed_actions: AllowedActions;
  /** The same numbers as exact text. */
  amounts: PaymentReceiptAmounts;
};

/** What a key without the scope `quotations:read` is told of what it has written. */
export type QuotationReceipt = {
  /** The id of the quotation. */
  id: string;
  /** Always `quotation`. */
  object: "quotation";
  number: DocumentNumber;
  status: QuotationStatus;
  currency: DocumentCurrency;
  subtotal: Subtotal;
  /** The discount on the subtotal. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  total: Total;
  allowed_actions: AllowedActions;
  /** The same numbers as exact text. */
  amounts: ReceiptAmounts;
};

export type RefundReceiptAmounts = {
  amount: Decimal;
  currency: string;
};

/** What a key without the scope `refunds:read` is told of what it has written. */
export type RefundReceipt = {
  /** The id of the refund. */
  id: string;
  /** Always `refund`. */
  object: "refund";
  /** paid or voided. */
  status: string;
  /** The amount. Default: all that can be refunded. */
  amount: number;
  /** The currency of the credit note or the payment. */
  currency: string;
  allowed_actions: AllowedActions;
  /** The same numbers as exact text. */
  amounts: RefundReceiptAmounts;
};

export type CreditNoteReceiptAmounts = {
  amount: RecordAmount;
  subtotal: Decimal;
  discount_total: Decimal;
  taxable_total: Decimal;
  tax_total: Decimal;
  total: Decimal;
  currency: string;
};

/** What a key without the scope `credit_notes:read` is told of what it has written. */
export type CreditNoteReceipt = {
  /** The id of the record; null in a preview. */
  id: string | null;
  /** Always `credit note`. */
  object: "credit_note";
  number: DocumentNumber;
  status: CreditStatus;
  amount: CreditAmount;
  /** The currency of the invoice. */
  currency: string;
  subtotal: Subtotal;
  /** The part of the invoice’s discount that is taken back. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  /** The amount that is credited, with tax. */
  total: number;
  allowed_actions: AllowedActions;
  /** The same numbers as exact text. */
  amounts: CreditNoteReceiptAmounts;
};

/** What a key without the scope `emails:read` is told of what it has written. */
export type EmailReceipt = {
  /** The id of the email. */
  id: string;
  /** Always `email`. */
  object: "email";
  status: EmailStatus;
  allowed_actions: AllowedActions;
};

export type BatchEntry = {
  /** The place of the record in `data`. */
  index: number;
  /** 201, or the status of the problem. */
  status: number;
  problem?: Problem;
};

export type CustomerBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: CustomerCreate[];
  atomic?: AtomicInput;
};

export type CustomerBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Customer[];
};

export type CustomerBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Customer;
  } & Record<string, unknown>)[]);
};

export type ProductBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: ProductCreate[];
  atomic?: AtomicInput;
};

export type ProductBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Product[];
};

export type ProductBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Product;
  } & Record<string, unknown>)[]);
};

export type QuotationBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: QuotationCreate[];
  atomic?: AtomicInput;
};

export type QuotationBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Quotation[];
};

export type QuotationBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Quotation;
  } & Record<string, unknown>)[]);
};

export type InvoiceBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: InvoiceCreate[];
  atomic?: AtomicInput;
};

export type InvoiceBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Invoice[];
};

export type InvoiceBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Invoice;
  } & Record<string, unknown>)[]);
};

export type PaymentBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: PaymentCreate[];
  atomic?: AtomicInput;
};

export type PaymentBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Payment[];
};

export type PaymentBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Payment;
  } & Record<string, unknown>)[]);
};

export type CreditNoteBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: CreditNoteCreate[];
  atomic?: AtomicInput;
};

export type CreditNoteBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: CreditNote[];
};

export type CreditNoteBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: CreditNote;
  } & Record<string, unknown>)[]);
};

export type RefundBatchCreate = {
  /** The bodies of 1 to 50 records, with at most 500 lines. */
  data: RefundCreate[];
  atomic?: AtomicInput;
};

export type RefundBatch = {
  object: "batch";
  /** The records, in the order of the request. */
  data: Refund[];
};

export type RefundBatchResult = {
  object: "batch_result";
  /** What became of each record, in the order of the request. */
  results: ((BatchEntry & {
    data?: Refund;
  } & Record<string, unknown>)[]);
};

export type Deleted = {
  /** The id of the deleted record. */
  id: string;
  /** The type of the record, for example `invoice`. */
  object: string;
  deleted: true;
};

export type AddressUpdate = {
  line1?: Line1Input;
  line2?: Line2Input;
  /** City. */
  city?: string | null;
  state?: StateInput;
  /** Postal code. */
  postal_code?: string | null;
  /** ISO 3166-1 alpha-2 country code. */
  country?: string | null;
};

export type CustomerElectronicAddressUpdate = {
  scheme?: SchemeInput;
  value?: ValueInput;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type CustomerUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  name?: CustomerNameInput;
  email?: EmailInput;
  phone?: PhoneInput;
  company?: CompanyInput;
  /** The contact person. */
  contact_name?: string | null;
  /** Tax registration numbers. */
  tax_ids?: TaxIdCreate[] | null;
  tax_id?: TaxIdInput;
  registration_number?: RegistrationNumberInput;
  /** The billing address, as shown on documents. */
  billing_address?: AddressUpdate | null;
  /** Where goods are sent, if not to the billing address. */
  shipping_address?: AddressUpdate | null;
  /** Where electronic invoices are sent. */
  electronic_address?: CustomerElectronicAddressUpdate | null;
  buyer_reference?: CustomerBuyerReferenceInput;
  language?: Language;
  /** The currency of new documents. */
  currency?: string | null;
  /** Days until an invoice is due. */
  payment_terms_days?: number | null;
  /** True: lines without their own tax rate are not taxed. */
  tax_exempt?: boolean | null;
  notes?: RecordNotesInput;
  external_id?: CustomerExternalIdInput;
  /** True: cannot be used in new documents. */
  archived?: boolean | null;
  metadata?: MetadataInput;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type ProductUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  name?: ProductNameInput;
  /** A longer description. */
  description?: string | null;
  sku?: ProductSkuInput;
  unit_price?: ProductUnitPriceInput;
  /** The currency of the price. Default: that of the workspace. */
  currency?: string | null;
  tax_rate?: ProductTaxRateInput;
  tax_name?: TaxNameInput;
  tax_category?: TaxCategory;
  tax_exemption_reason?: TaxExemptionReasonInput;
  tax_exemption_code?: TaxExemptionCodeInput;
  unit?: UnitInput;
  unit_code?: UnitCodeInput;
  /** False: cannot be used in new documents. */
  active?: boolean | null;
  external_id?: ProductExternalIdInput;
  metadata?: MetadataInput;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

/** A line with the `id` of an existing line is a merge patch of that line: fields that it does not name stay, and `null` clears a field or gives its default. Another `product_id` fills the line from that product. A line without an `id` is new. Lines that are not in the list are removed. */
export type ItemUpdate = {
  /** The id of the line. In a PATCH, a line with its id is updated. */
  id?: string | null;
  /** The product. It supplies the fields that the line leaves out. */
  product_id?: string | null;
  sku?: ItemSkuInput;
  description?: ItemDescriptionInput;
  quantity?: QuantityInput;
  unit?: UnitInput;
  unit_code?: UnitCodeInput;
  tax_rate?: ItemTaxRateInput;
  tax_name?: TaxNameInput;
  tax_category?: TaxCategory;
  tax_exemption_reason?: TaxExemptionReasonInput;
  tax_exemption_code?: TaxExemptionCodeInput;
  discount?: ItemDiscountInput;
  discount_percent?: ItemDiscountPercentInput;
  unit_price?: ItemUnitPriceInput;
  amount?: unknown;
  amounts?: unknown;
};

export type ServicePeriodUpdate = {
  /** The first day of the supply. */
  start?: string;
  /** The last day of the supply. */
  end?: string;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type InvoiceUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  number?: NumberInput;
  display_number?: unknown;
  status?: RecordRefundDateInput;
  shape?: unknown;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  customer?: unknown;
  seller?: unknown;
  invoice_date?: CreditNoteDateInput;
  due_date?: DueDateInput;
  /** The currency. Default: that of the customer, or of the workspace. */
  currency?: string | null;
  discount?: DocumentDiscountInput;
  discount_percent?: DocumentDiscountPercentInput;
  /** True: the unit prices include tax. */
  tax_inclusive?: boolean | null;
  items?: InvoiceUpdateItemsInput;
  tax_rate?: DocumentTaxRateInput;
  subtotal?: unknown;
  discount_total?: unknown;
  taxable_total?: unknown;
  tax_total?: unknown;
  total?: DocumentTotalInput;
  amount_paid?: unknown;
  amount_credited?: unknown;
  credit_notes_total?: unknown;
  own_credited?: unknown;
  amount_due?: unknown;
  tax_breakdown?: unknown;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  /** The days of the supply. Not together with `service_date`. */
  service_period?: ServicePeriodUpdate | null;
  /** Where the goods went, if not to the billing address. */
  delivery_address?: AddressUpdate | null;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  base_amounts?: unknown;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
  quotation_id?: unknown;
  is_overdue?: unknown;
  hosted_url?: unknown;
  link_version?: unknown;
  last_emailed_at?: unknown;
  emails_count?: unknown;
  allowed_actions?: unknown;
  warnings?: unknown;
  void_reason?: unknown;
  status_transitions?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

export type VoidInvoiceInput = {
  reason?: ReasonInput;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type PaymentUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  invoice_id?: RecordRefundDateInput;
  invoice_number?: RecordRefundDateInput;
  invoice_deleted?: unknown;
  customer_id?: RecordRefundDateInput;
  /** `credit`: what is more than the amount due stays as the customer’s credit. Default: it is refused. */
  overpayment?: string | null;
  status?: unknown;
  amount?: RecordRefundDateInput;
  currency?: RecordRefundDateInput;
  payment_date?: PaymentDateInput;
  method?: PaymentMethod;
  reference?: PaymentOrInvoiceReferenceInput;
  notes?: RecordNotesInput;
  external_id?: PaymentOrInvoiceExternalIdInput;
  metadata?: MetadataInput;
  unapplied_amount?: unknown;
  applied_amount?: unknown;
  refunded_amount?: unknown;
  allocations?: unknown;
  voided_at?: unknown;
  void_reason?: unknown;
  allowed_actions?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

export type CreateInvoicePaymentOverpaymentInput = "refuse" | "credit";

export type CreateInvoicePaymentMethodInput = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type CreateInvoicePaymentInput = {
  /** `credit`: what is more than the amount due stays as the customer’s credit. Default: it is refused. */
  overpayment?: CreateInvoicePaymentOverpaymentInput | null;
  amount?: PaymentOrInvoiceAmountInput;
  currency?: PaymentOrInvoiceCurrencyInput;
  payment_date?: PaymentDateInput;
  /** The payment method. */
  method?: CreateInvoicePaymentMethodInput | null;
  reference?: PaymentOrInvoiceReferenceInput;
  notes?: RecordNotesInput;
  external_id?: PaymentOrInvoiceExternalIdInput;
  metadata?: MetadataInput;
};

export type AcceptQuotationAcceptedByInput = {
  /** Who accepted. */
  name?: string | null;
  /** Their e-mail address. */
  email?: string | null;
};

export type AcceptQuotationInput = {
  /** True: accept the quotation even after its expiry date. */
  override_expiry?: boolean | null;
  /** Who accepted. */
  accepted_by?: AcceptQuotationAcceptedByInput | null;
};

export type DeclineQuotationInput = {
  /** Why the customer declined. */
  reason?: string | null;
};

export type CancelQuotationInput = {
  /** Why it is canceled. */
  reason?: string | null;
};

export type ConvertQuotationStatusInput = "draft" | "open";

export type ConvertQuotationInput = {
  /** The invoice date. Default: today. */
  invoice_date?: string | null;
  due_date?: DueDateInput;
  /** The number. Default: the next number of the series. */
  number?: string | null;
  /** `open` when not given. */
  status?: ConvertQuotationStatusInput | null;
};

export type VoidPaymentInput = {
  reason?: ReasonInput;
};

export type ApplyPaymentInput = {
  /** The invoice of the same customer and currency. */
  invoice_id: string;
  amount?: ApplyAmountInput;
  /** The date. Default: today. */
  date?: string | null;
};

export type UnapplyPaymentInput = {
  /** The invoice that it is applied to. */
  invoice_id: string;
  amount?: UnapplyAmountInput;
};

export type RefundPaymentMethodInput = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type RefundPaymentInput = {
  amount?: CreditOrRefundAmountInput;
  refund_date?: CreditOrRefundRefundDateInput;
  /** How the money is given back. */
  method?: RefundPaymentMethodInput | null;
  reference?: CreditOrRefundReferenceInput;
};

export type ApplyCreditNoteInput = {
  /** The invoice of the same customer and currency. */
  invoice_id: string;
  amount?: ApplyAmountInput;
  /** The date. Default: today. */
  date?: string | null;
};

export type UnapplyCreditNoteInput = {
  /** The invoice that it is applied to. */
  invoice_id: string;
  amount?: UnapplyAmountInput;
};

export type RefundCreditNoteMethodInput = "bank_transfer" | "card" | "cash" | "check" | "direct_debit" | "online" | "other";

export type RefundCreditNoteInput = {
  amount?: CreditOrRefundAmountInput;
  refund_date?: CreditOrRefundRefundDateInput;
  /** How the money is given back. */
  method?: RefundCreditNoteMethodInput | null;
  reference?: CreditOrRefundReferenceInput;
};

export type VoidCreditNoteInput = {
  reason?: ReasonInput;
};

export type VoidRefundInput = {
  reason?: ReasonInput;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type QuotationUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  number?: NumberInput;
  display_number?: unknown;
  status?: RecordRefundDateInput;
  title?: TitleInput;
  shape?: unknown;
  customer_id?: CustomerIdInput;
  customer_name?: DocumentCustomerNameInput;
  customer_email?: CustomerEmailInput;
  customer?: unknown;
  seller?: unknown;
  quotation_date?: CreditNoteDateInput;
  expiry_date?: ExpiryDateInput;
  /** The currency. Default: that of the customer, or of the workspace. */
  currency?: string | null;
  discount?: DocumentDiscountInput;
  discount_percent?: DocumentDiscountPercentInput;
  /** True: the unit prices include tax. */
  tax_inclusive?: boolean | null;
  items?: InvoiceUpdateItemsInput;
  tax_rate?: DocumentTaxRateInput;
  subtotal?: unknown;
  discount_total?: unknown;
  taxable_total?: unknown;
  tax_total?: unknown;
  total?: DocumentTotalInput;
  tax_breakdown?: unknown;
  notes?: DocumentNotesInput;
  terms?: TermsInput;
  po_number?: PoNumberInput;
  payment_reference?: PaymentReferenceInput;
  buyer_reference?: DocumentBuyerReferenceInput;
  service_date?: ServiceDateInput;
  /** The days of the supply. Not together with `service_date`. */
  service_period?: ServicePeriodUpdate | null;
  /** Where the goods went, if not to the billing address. */
  delivery_address?: AddressUpdate | null;
  exchange_rate?: ExchangeRateInput;
  exchange_rate_date?: ExchangeRateDateInput;
  base_amounts?: unknown;
  external_id?: DocumentExternalIdInput;
  metadata?: MetadataInput;
  accepted_at?: unknown;
  accepted_by?: unknown;
  declined_at?: unknown;
  decline_reason?: unknown;
  cancel_reason?: unknown;
  invoice_id?: unknown;
  is_expired?: unknown;
  viewed_at?: unknown;
  accepted_via?: unknown;
  hosted_url?: unknown;
  link_version?: unknown;
  last_emailed_at?: unknown;
  emails_count?: unknown;
  allowed_actions?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

export type CreditNoteRefundUpdate = {
  amount?: CreditOrRefundAmountInput;
  refund_date?: CreditOrRefundRefundDateInput;
  method?: RefundOrCreditMethod;
  reference?: CreditOrRefundReferenceInput;
  amounts?: unknown;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type CreditNoteUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  number?: NumberInput;
  display_number?: unknown;
  status?: RecordRefundDateInput;
  invoice_id?: RecordRefundDateInput;
  invoice_number?: RecordRefundDateInput;
  allocations?: unknown;
  invoice_date?: unknown;
  customer_id?: unknown;
  customer_name?: unknown;
  customer?: unknown;
  seller?: unknown;
  credit_note_date?: CreditNoteDateInput;
  reason?: Reason;
  reason_text?: ReasonTextInput;
  lines?: LinesInput;
  amount?: CreditAmountInput;
  /** How the customer gets back what the invoice does not owe any more. */
  refund?: CreditNoteRefundUpdate | null;
  currency?: unknown;
  exchange_rate?: unknown;
  exchange_rate_date?: unknown;
  base_amounts?: unknown;
  tax_inclusive?: unknown;
  items?: unknown;
  subtotal?: unknown;
  discount_total?: unknown;
  taxable_total?: unknown;
  tax_total?: unknown;
  total?: unknown;
  tax_breakdown?: unknown;
  applied_amount?: unknown;
  refunded_amount?: unknown;
  remaining_credit?: unknown;
  notes?: DocumentNotesInput;
  external_id?: CreditExternalIdInput;
  metadata?: MetadataInput;
  issued_at?: unknown;
  voided_at?: unknown;
  void_reason?: unknown;
  hosted_url?: unknown;
  link_version?: unknown;
  last_emailed_at?: unknown;
  emails_count?: unknown;
  allowed_actions?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type RefundUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  credit_note_id?: RecordRefundDateInput;
  credit_note_number?: RecordRefundDateInput;
  payment_id?: RecordRefundDateInput;
  customer_id?: unknown;
  status?: unknown;
  amount?: RecordRefundDateInput;
  currency?: unknown;
  refund_date?: RecordRefundDateInput;
  method?: RefundOrCreditMethod;
  reference?: CreditOrRefundReferenceInput;
  notes?: RecordNotesInput;
  external_id?: RefundExternalIdInput;
  metadata?: MetadataInput;
  voided_at?: unknown;
  void_reason?: unknown;
  allowed_actions?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

export type InvoicePreviewItem = {
  /** The id of the line. In a PATCH, a line with its id is updated. */
  id: null;
  product_id: ProductId;
  sku: Sku;
  description: Description;
  quantity: Quantity;
  unit: Unit;
  unit_code: UnitCode;
  tax_rate: TaxRate;
  tax_name: TaxName;
  tax_category: TaxCategory;
  tax_exemption_reason: TaxExemptionReason;
  tax_exemption_code: TaxExemptionCode;
  discount: RecordDiscount;
  /** A discount on this line, in percent. */
  discount_percent: number | null;
  unit_price: UnitPrice;
  amount: ItemAmount;
  /** The same numbers as exact text. */
  amounts: ItemAmounts;
};

/** The record that the request would create. Fields that only a stored record has are null, and it has no actions. */
export type InvoicePreview = {
  /** The id of the invoice. */
  id: null;
  /** Always `invoice`. */
  object: "invoice";
  livemode: RecordLivemode;
  /** The number of the document. Default: the next number of the series. */
  number: null;
  display_number: DisplayNumber;
  status: InvoiceStatus;
  shape: Shape;
  /** The customer; null for a new one. */
  customer_id: string | null;
  customer_name: CustomerName;
  customer_email: CustomerEmail;
  customer: InvoiceCustomer;
  seller: DocumentSeller;
  invoice_date: CreditNoteDate;
  /** The due date. Default: from the payment terms. */
  due_date: string | null;
  currency: DocumentCurrency;
  discount: DocumentDiscount;
  /** A discount on the subtotal, in percent. */
  discount_percent: number | null;
  /** True: the unit prices include tax. */
  tax_inclusive: boolean;
  /** The line items (shape A). */
  items: InvoicePreviewItem[];
  subtotal: Subtotal;
  /** The discount on the subtotal. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  total: Total;
  /** The amount paid. */
  amount_paid: number;
  /** What credit notes have taken off the amount due. */
  amount_credited: number;
  /** The sum of the issued credit notes about the invoice. */
  credit_notes_total: number;
  /** The part of `amount_credited` that comes from credit notes about this invoice. */
  own_credited: number;
  /** The amount still due: the total less what was paid and credited. */
  amount_due: number;
  tax_breakdown: DocumentTaxBreakdown;
  notes: Notes;
  /** Terms shown to the customer. */
  terms: string | null;
  /** The customer’s order number. */
  po_number: string | null;
  payment_reference: PaymentReference;
  buyer_reference: BuyerReference;
  service_date: ServiceDate;
  service_period: DocumentServicePeriod;
  delivery_address: DeliveryAddress;
  exchange_rate: ExchangeRate;
  exchange_rate_date: ExchangeRateDate;
  base_amounts: DocumentBaseAmounts;
  external_id: ExternalId;
  metadata: Metadata;
  /** The quotation that was converted to this invoice. */
  quotation_id: string | null;
  /** True when the due date has passed and the invoice is not fully paid. */
  is_overdue: boolean;
  hosted_url: HostedUrl;
  link_version: LinkVersion;
  last_emailed_at: LastEmailedAt;
  emails_count: EmailsCount;
  /** What the record allows now. */
  allowed_actions: string[];
  warnings: RecordWarnings;
  /** Why the invoice was voided. */
  void_reason: string | null;
  /** When the status changed. */
  status_transitions: InvoiceStatusTransitions;
  /** Rises by one with every change. */
  version: null;
  /** The entity tag, as in the ETag header. */
  etag: null;
  /** When the record was created. */
  created_at: null;
  /** When the record changed last. */
  updated_at: null;
  /** The same numbers as exact text. */
  amounts: InvoiceAmounts;
};

export type CreditNotePreviewItem = {
  /** The id of the line. In a PATCH, a line with its id is updated. */
  id: null;
  invoice_item_id: InvoiceItemId;
  /** How much of the line’s quantity is taken back; null when an amount of the line is credited. */
  invoice_quantity: number | null;
  product_id: ProductId;
  sku: Sku;
  description: Description;
  quantity: Quantity;
  unit: Unit;
  unit_code: UnitCode;
  tax_rate: TaxRate;
  tax_name: TaxName;
  tax_category: TaxCategory;
  tax_exemption_reason: TaxExemptionReason;
  tax_exemption_code: TaxExemptionCode;
  discount: RecordDiscount;
  /** A discount on this line, in percent. */
  discount_percent: number | null;
  unit_price: UnitPrice;
  amount: ItemAmount;
  /** The same numbers as exact text. */
  amounts: CreditNoteItemAmounts;
};

/** The record that the request would create. Fields that only a stored record has are null, and it has no actions. */
export type CreditNotePreview = {
  /** The id of the credit note. */
  id: null;
  /** Always `credit note`. */
  object: "credit_note";
  livemode: RecordLivemode;
  /** The number of the document. Default: the next number of the series. */
  number: null;
  display_number: DisplayNumber;
  status: CreditStatus;
  invoice_id: InvoiceId;
  /** The number of the invoice. */
  invoice_number: string | null;
  allocations: Allocations;
  /** The date of the invoice. */
  invoice_date: string | null;
  /** The customer; null for a new one. */
  customer_id: string | null;
  /** The name of the customer. */
  customer_name: string;
  customer: InvoiceCustomer;
  seller: DocumentSeller;
  credit_note_date: CreditNoteDate;
  reason: Reason;
  /** The reason in words. Required with `other`. */
  reason_text: string | null;
  lines: Lines;
  amount: CreditAmount;
  refund: CreditRefund;
  /** The currency of the invoice. */
  currency: string;
  /** The exchange rate of the invoice. */
  exchange_rate: number | null;
  /** The day of the exchange rate. */
  exchange_rate_date: string | null;
  base_amounts: DocumentBaseAmounts;
  /** True: the amounts of the lines include tax. */
  tax_inclusive: boolean;
  /** What is credited, line by line. */
  items: CreditNotePreviewItem[];
  subtotal: Subtotal;
  /** The part of the invoice’s discount that is taken back. */
  discount_total: number;
  taxable_total: TaxableTotal;
  /** The tax. */
  tax_total: number;
  /** The amount that is credited, with tax. */
  total: number;
  tax_breakdown: DocumentTaxBreakdown;
  /** What has lowered the amount due of invoices. */
  applied_amount: number;
  /** What was refunded. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  remaining_credit: number;
  notes: Notes;
  /** Your own id for it; unique among credit notes. */
  external_id: string | null;
  metadata: Metadata;
  /** When it was issued. */
  issued_at: string | null;
  voided_at: VoidedAt;
  /** Why it was voided. */
  void_reason: string | null;
  hosted_url: HostedUrl;
  link_version: LinkVersion;
  last_emailed_at: LastEmailedAt;
  emails_count: EmailsCount;
  /** What the record allows now. */
  allowed_actions: string[];
  warnings: RecordWarnings;
  /** Rises by one with every change. */
  version: null;
  /** The entity tag, as in the ETag header. */
  etag: null;
  /** When the record was created. */
  created_at: null;
  /** When the record changed last. */
  updated_at: null;
  /** The same numbers as exact text. */
  amounts: CreditNoteAmounts;
  /** What can be credited of the invoice, with tax. */
  max_creditable?: number;
  /** What can be credited of each line. */
  creditable_lines?: {
    /** The line of the invoice. */
    invoice_item_id: string;
    /** The quantity that can be taken back. */
    quantity: number;
    /** The amount that can be credited, in the terms of the line. */
    amount: number;
  }[];
};

export type EinvoiceCheck = {
  object: "einvoice_check";
  /** The profile that was checked. */
  profile: string;
  /** True when the document can be exported with this profile. */
  ready: boolean;
  /** What hinders it. */
  missing: MissingFact[];
  /** What is accepted, and should be looked at. */
  warnings: MissingFact[];
};

export type AttachInput = "pdf" | "facturx" | "ubl";

export type EmailInvoiceLanguageInput = "en" | "de" | "fr" | "nl" | "es" | "it";

export type EmailInvoiceInput = {
  to?: ToInput;
  cc?: CcInput;
  subject?: SubjectInput;
  message?: MessageInput;
  attach?: EmailAttachInput;
  /** The language of the mail. Default: that of the document. */
  language?: EmailInvoiceLanguageInput | null;
};

export type EmailQuotationLanguageInput = "en" | "de" | "fr" | "nl" | "es" | "it";

export type EmailQuotationInput = {
  to?: ToInput;
  cc?: CcInput;
  subject?: SubjectInput;
  message?: MessageInput;
  attach?: EmailAttachInput;
  /** The language of the mail. Default: that of the document. */
  language?: EmailQuotationLanguageInput | null;
};

export type EmailCreditNoteLanguageInput = "en" | "de" | "fr" | "nl" | "es" | "it";

export type EmailCreditNoteInput = {
  to?: ToInput;
  cc?: CcInput;
  subject?: SubjectInput;
  message?: MessageInput;
  attach?: EmailAttachInput;
  /** The language of the mail. Default: that of the document. */
  language?: EmailCreditNoteLanguageInput | null;
};

export type TaxReportRowAmounts = {
  taxable: Decimal;
  tax: Decimal;
  currency: string;
};

export type TaxReportRow = {
  currency: string;
  category: Category;
  /** The rate in percent. */
  tax_rate: number;
  /** The net amount at this rate. */
  taxable: number;
  /** The tax. */
  tax: number;
  /** The same numbers as exact text. */
  amounts: TaxReportRowAmounts;
  /** How many documents the row is summed of. */
  count: number;
};

export type TaxReport = {
  object: "tax_report";
  livemode: TaxReportLivemode;
  /** The first day of the period. */
  from: string;
  /** The last day of the period. */
  to: string;
  /** Which day puts a document into the period. */
  basis: string;
  /** One row for each currency, category and rate. */
  rows: TaxReportRow[];
};

export type ReceivablesAmounts = {
  not_due: Decimal;
  days_1_30: Decimal;
  days_31_60: Decimal;
  days_61_90: Decimal;
  over_90: Decimal;
  total: Decimal;
  currency: string;
};

export type CustomerReceivables = {
  /** The customer. */
  customer_id: string;
  /** The name on the newest of these invoices. */
  customer_name: string | null;
  currency: string;
  /** How many invoices are summed. */
  invoice_count: number;
  /** What is due on this day or later, or has no due date. */
  not_due: number;
  /** What has been due for 1 to 30 days. */
  days_1_30: number;
  /** What has been due for 31 to 60 days. */
  days_31_60: number;
  /** What has been due for 61 to 90 days. */
  days_61_90: number;
  /** What has been due for more than 90 days. */
  over_90: number;
  /** All that is due. */
  total: number;
  /** The same numbers as exact text. */
  amounts: ReceivablesAmounts;
};

export type Receivables = {
  currency: string;
  /** How many invoices are summed. */
  invoice_count: number;
  /** What is due on this day or later, or has no due date. */
  not_due: number;
  /** What has been due for 1 to 30 days. */
  days_1_30: number;
  /** What has been due for 31 to 60 days. */
  days_31_60: number;
  /** What has been due for 61 to 90 days. */
  days_61_90: number;
  /** What has been due for more than 90 days. */
  over_90: number;
  /** All that is due. */
  total: number;
  /** The same numbers as exact text. */
  amounts: ReceivablesAmounts;
};

export type ReceivablesReport = {
  object: "receivables_report";
  livemode: TaxReportLivemode;
  /** The day at which ages are counted. */
  on: string;
  /** One entry for each customer and currency. */
  customers: CustomerReceivables[];
  /** One entry for each currency. */
  totals: Receivables[];
};

export type Api = {
  object: "api";
  version: string;
  /** Paths by name. */
  links: Record<string, string>;
};

export type MeKey = {
  /** The id of the key. It is not secret. */
  id: string;
  /** The name that the owner chose. */
  name: string;
  /** The last four characters of the key. */
  last4: string;
  /** What the key may do. */
  scopes: string[];
  /** When the key was created. */
  created_at: string | null;
  /** When the key expires; null for never. */
  expires_at: string | null;
};

export type MeRateLimit = {
  /** Requests allowed in the window. */
  limit: number;
  /** Length of the window in seconds. */
  window_seconds: number;
};

export type MeWorkspace = {
  /** The id of the workspace, as events name it. It never changes. */
  id: string;
  /** The name of the business. */
  name: string;
  /** The currency of new documents. */
  currency: string;
  /** The time zone that decides which day it is. */
  timezone: string;
  /** Days until an invoice is due. */
  payment_terms_days: number;
};

export type Me = {
  object: "me";
  /** True: the key works with the live data of the workspace. False: with its test data. */
  livemode: boolean;
  key: MeKey;
  rate_limit: MeRateLimit;
  workspace: MeWorkspace;
};

export type WorkspaceElectronicAddressUpdate = {
  /** The scheme, a code of the list EAS. */
  scheme?: string;
  value?: ValueInput;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type WorkspaceUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  /** The legal name of the business, as documents show it. */
  name?: string | null;
  /** The name that customers know, where it is another one. */
  trade_name?: string | null;
  /** The address of the business. */
  address?: AddressUpdate | null;
  /** The e-mail address that documents show. */
  email?: string | null;
  /** The phone number that documents show. */
  phone?: string | null;
  /** Whom customers ask for. */
  contact_name?: string | null;
  /** The address of the website. */
  website?: string | null;
  /** The address of the business in the network of electronic invoices. */
  electronic_address?: WorkspaceElectronicAddressUpdate | null;
  /** The tax registration numbers of the business. */
  tax_ids?: TaxIdCreate[] | null;
  /** The number in the register of companies. */
  registration_number?: string | null;
  /** The tax rate in percent of lines that are typed in the sheet without one. At most 4 decimals. */
  default_tax_rate?: number | string | null;
  zero_rate_category?: ZeroRateCategory;
  /** The reason that such a line shows. */
  zero_rate_reason?: string | null;
  /** The code (VATEX) of that reason. */
  zero_rate_exemption_code?: string | null;
  /** The holder of the account, where it is not the business. */
  account_name?: string | null;
  /** The account that invoices are paid to. The owner gets a mail when it changes. */
  iban?: string | null;
  /** The bank. */
  bic?: string | null;
  /** The account that Swiss QR bills with a QR reference are paid to. */
  qr_iban?: string | null;
  /** The address for payments in India. */
  upi_id?: string | null;
  /** What a payer quotes: the number of the document, or a creditor reference (ISO 11649). */
  payment_reference_form?: string | null;
  /** The currency of new documents. */
  currency?: string | null;
  /** Days until an invoice is due. */
  payment_terms_days?: number | null;
  /** The language of documents. */
  language?: string | null;
  /** The paper of documents. `auto`: Letter for a seller in US, CA, MX, CO, CL or PH, else A4. With a Swiss payment part always A4. */
  paper?: string | null;
  /** The text at the foot of documents. */
  document_footer?: string | null;
  /** Words of documents, pages and mails in place of the usual ones: a line for each, as `language.word = text`. */
  document_words?: string | null;
  /** The logo of documents: a PNG or JPEG as a data URI. */
  logo?: string | null;
  /** The colour of lines and headings, `#rrggbb`. */
  colour?: string | null;
  /** Where links to hosted pages begin: the address of the gateway. Null: the web app. */
  gateway_url?: string | null;
  /** True: accepting a quotation makes its open invoice at once. Where none can be made, for example because the books are closed, the quotation is accepted all the same, and `warnings` say `invoice_not_made`. */
  invoice_accepted_quotations?: boolean | null;
  /** The pattern of invoice numbers. */
  invoice_number?: string | null;
  /** The pattern of quotation numbers. */
  quotation_number?: string | null;
  /** The pattern of credit note numbers. */
  credit_note_number?: string | null;
  /** The month in which the fiscal year begins. */
  fiscal_year_start?: number | null;
  /** No document may be dated this day or before. */
  books_closed_through?: string | null;
  timezone?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
  amounts?: unknown;
};

export type BalanceEntryAmounts = {
  balance_due: Decimal;
  overdue: Decimal;
  credit_available: Decimal;
  currency: string;
};

export type BalanceEntry = {
  currency: string;
  /** The amount due on open and partially paid invoices. */
  balance_due: number;
  /** The part of it whose due date has passed. */
  overdue: number;
  /** The credit of credit notes and payments that can be applied or refunded. */
  credit_available: number;
  /** The same numbers as exact text. */
  amounts: BalanceEntryAmounts;
};

export type Balance = {
  object: "balance";
  livemode: TaxReportLivemode;
  /** The customer who owes the balance. */
  customer_id: string;
  /** One balance for each currency. */
  balances: BalanceEntry[];
};

export type EventData = {
  /** The record as it was then. Its field `object` names its type. */
  object: Record<string, unknown>;
  /** The names of the fields that this commit changed, besides `version` and `updated_at`. Empty for a record that is new, deleted or as before. */
  changed?: string[];
};

export type Event = {
  /** The id of the event. */
  id: string;
  object: "event";
  /** The type of the event: the name of one of the `webhooks`. */
  type: string;
  /** When it was committed. */
  timestamp: string;
  data: EventData;
  /** The id of the workspace, as `/me` names it. */
  workspace_id?: string;
  /** True: the event is about live data. False: about test data. */
  livemode?: boolean;
  /** Who caused the event: a request to the API, an edit in the sheet, an import, or the calendar. */
  source?: string;
  /** The `X-Request-Id` of the request that caused it; null when none did. */
  request_id?: string | null;
};

export type EventList = {
  object: "list";
  /** The path of the list. */
  url: string;
  data: Event[];
  /** True when another page follows. */
  has_more: boolean;
  /** The `cursor` of the next page. */
  next_cursor: string | null;
};

/** A JSON Merge Patch: missing fields stay, `null` clears a field, lists are replaced as a whole. A line with the `id` of an existing line keeps the fields that it does not name. Fields that are `readOnly` may be sent with the value that you read; the schema of the record describes them. */
export type WebhookEndpointUpdate = {
  id?: unknown;
  object?: unknown;
  livemode?: unknown;
  url?: UrlInput;
  description?: WebhookDescriptionInput;
  /** The events to send: types, `invoice.*`, or `*` for all. */
  event_types?: string[] | null;
  /** A disabled endpoint receives no events. */
  status?: string | null;
  disabled_reason?: unknown;
  secret?: unknown;
  secret_created_at?: unknown;
  previous_secret_created_at?: unknown;
  previous_secret_expires_at?: unknown;
  earlier_secrets?: unknown;
  warnings?: unknown;
  version?: unknown;
  etag?: unknown;
  created_at?: unknown;
  updated_at?: unknown;
};

export type PingedWebhookEndpoint = {
  /** The id of the webhook_endpoint. */
  id: string;
  /** Always `webhook_endpoint`. */
  object: "webhook_endpoint";
  livemode: RecordLivemode;
  /** The public address that events are sent to: https, port 443. */
  url: string;
  /** A note on what the endpoint is for. */
  description: string | null;
  event_types: EventTypes;
  status: WebhookOrPingedStatus;
  disabled_reason: DisabledReason;
  /** Signs the events. Shown once, when it is created; `null` afterwards. */
  secret: string | null;
  /** When the secret was created. */
  secret_created_at: string;
  /** When the previous secret was created, if the secret was rotated. */
  previous_secret_created_at: string | null;
  /** When the previous secret expires. Until then, both secrets sign. */
  previous_secret_expires_at: string | null;
  earlier_secrets: EarlierSecrets;
  warnings: WebhookOrPingedWarnings;
  version: Version;
  etag: Etag;
  created_at: CreatedAt;
  /** When the record was last changed. */
  updated_at: string;
  /** The test event. */
  event_id: string;
  /** Its delivery, which is attempted within a minute. */
  delivery_id: string;
};

export type RotateSecretWebhookEndpointInput = {
  /** For how many hours the old secret signs as well; 24 when not given. With 0 no earlier secret signs any more. */
  overlap_hours?: number | null;
};

export type RecoverWebhookEndpointInput = {
  /** Resend events from this instant on, at most 30 days ago. */
  since: string;
  /** Resend events up to this instant; now when not given. */
  until?: string | null;
};

export type Recovery = {
  object: "recovery";
  /** The endpoint whose deliveries are recovered. */
  endpoint_id: string;
  /** Events from this time on. */
  since: string;
  /** Events up to this time. */
  until: string;
  /** How many deliveries were scheduled. */
  delivery_count: number;
  /** True when you need to call it again. */
  has_more: boolean;
  /** The `since` of that next call. */
  next_since: string | null;
};

export type DeliveryAttempt = {
  /** The number of the attempt, from 1. */
  attempt: number;
  /** When the attempt began. */
  at: string;
  /** The HTTP status of the answer. */
  status_code: number | null;
  /** Why there was no answer. */
  error: string | null;
  /** Duration in milliseconds, together with the requests sent at the same time. */
  duration_ms: number;
  /** The beginning of the answer. */
  response: string | null;
};

export type Delivery = {
  /** The id of the delivery. */
  id: string;
  object: "delivery";
  livemode: TaxReportLivemode;
  /** The endpoint that the event is sent to. */
  endpoint_id: string;
  /** The event that is sent. */
  event_id: string;
  /** The type of that event. */
  event_type: string;
  /** `pending`: up to 10 attempts are made. `canceled`: the endpoint was disabled or deleted. */
  status: string;
  /** How many attempts were made. */
  attempt_count: number;
  /** When the next attempt is due. */
  next_attempt_at: string | null;
  /** When the delivery was created. */
  created_at: string;
  /** The latest attempts, oldest first. */
  attempts: DeliveryAttempt[];
};

export type DeliveryList = {
  object: "list";
  /** The path of the list. */
  url: string;
  data: Delivery[];
  /** True when another page follows. */
  has_more: boolean;
  /** The `cursor` of the next page. */
  next_cursor: string | null;
};

export type ClearedTestData = {
  object: "test_data";
  /** Always true. */
  deleted: true;
};

export type InvoiceExpanded = {
  /** Newest first. */
  credit_notes?: CreditNote[];
  customer?: InvoiceOrExpandedCustomer;
  /** Newest first. */
  payments?: Payment[];
  /** The record that `quotation_id` names; null when there is none. */
  quotation?: Quotation | null;
};

export type Expanded = {
  customer?: InvoiceOrExpandedCustomer;
  /** The record that `invoice_id` names; null when there is none. */
  invoice?: Invoice | null;
};

export type CustomerEvent = Event & {
  data?: {
    object?: Customer;
  };
};

export type DeletedEvent = Event & {
  data?: {
    object?: Deleted;
  };
};

export type ProductEvent = Event & {
  data?: {
    object?: Product;
  };
};

export type QuotationEvent = Event & {
  data?: {
    object?: Quotation;
  };
};

export type InvoiceEvent = Event & {
  data?: {
    object?: Invoice;
  };
};

export type PaymentEvent = Event & {
  data?: {
    object?: Payment;
  };
};

export type CreditNoteEvent = Event & {
  data?: {
    object?: CreditNote;
  };
};

export type RefundEvent = Event & {
  data?: {
    object?: Refund;
  };
};

export type EmailEvent = Event & {
  data?: {
    object?: Email;
  };
};

export type WorkspaceEvent = Event & {
  data?: {
    object?: Workspace;
  };
};

export type WebhookEndpointEvent = Event & {
  data?: {
    object?: WebhookEndpoint;
  };
};

/** Street and number. */
export type Line1Input = string | null;

/** A further line. */
export type Line2Input = string | null;

/** State or province. */
export type StateInput = string | null;

/** The scheme, a code of the list EAS, for example `0088` for a GLN. */
export type SchemeInput = string;

/** The address within the scheme. */
export type ValueInput = string;

/** The name, as shown on documents. */
export type CustomerNameInput = string;

/** The e-mail address for documents. */
export type EmailInput = string | null;

/** The phone number. */
export type PhoneInput = string | null;

/** The company, if the name is that of a person. */
export type CompanyInput = string | null;

/** The value of the first tax id. */
export type TaxIdInput = string | null;

/** The number in the commercial register. */
export type RegistrationNumberInput = string | null;

/** What the customer wants to read on each document. */
export type CustomerBuyerReferenceInput = string | null;

/** Notes for yourself. */
export type RecordNotesInput = string | null;

/** Your own id for the customer; unique. */
export type CustomerExternalIdInput = string | null;

/** Your own data: texts by name. */
export type MetadataInput = (Record<string, string | null>) | null;

/** The name. It becomes the description of a line. */
export type ProductNameInput = string;

/** SKU (stock keeping unit); unique. */
export type ProductSkuInput = string | null;

/** The price of one unit, in the currency of the product. At most 6 decimals, and 15 significant digits. */
export type ProductUnitPriceInput = number | string;

/** The tax rate in percent. At most 4 decimals. */
export type ProductTaxRateInput = number | string | null;

/** The name of the tax. */
export type TaxNameInput = string | null;

/** The tax category (EN 16931). A rate above 0 is `standard`; for the rate 0 it says why there is no tax. */
export type TaxCategoryInput = TaxCategoryCreate | null;

/** Why there is no tax, in words for the customer. */
export type TaxExemptionReasonInput = string | null;

/** The code of that reason, of the list VATEX. */
export type TaxExemptionCodeInput = string | null;

/** The unit, for example `hour`. */
export type UnitInput = string | null;

/** The code of the unit (UN/ECE Recommendation 20), for example `HUR`. Default: that of a common `unit`. */
export type UnitCodeInput = string | null;

/** Your own id for the product; unique. */
export type ProductExternalIdInput = string | null;

/** The SKU (stock keeping unit) of the product. In place of `product_id`, it names the product. */
export type ItemSkuInput = string | null;

/** The description. Required without a product. */
export type ItemDescriptionInput = string | null;

/** The quantity. Default: 1. Negative for a return. At most 4 decimals, and 15 significant digits. */
export type QuantityInput = number | string | null;

/** The tax rate in percent. Default: that of the product, or 0. At most 4 decimals. */
export type ItemTaxRateInput = number | string | null;

/** A discount on this line, as an amount. No more decimals than the currency has, and 15 significant digits. */
export type ItemDiscountInput = number | string | null;

/** A discount on this line, in percent. At most 4 decimals. */
export type ItemDiscountPercentInput = number | string | null;

/** The price of one unit. Required without a product. At most 6 decimals, and 15 significant digits. */
export type ItemUnitPriceInput = number | string | null;

/** The number of the document. Default: the next number of the series. */
export type NumberInput = string | null;

/** draft or open when it is created, open when not given. Actions make it partially_paid, paid, credited, void or uncollectible. */
export type InvoiceStatusInput = InvoiceStatusCreate | null;

/** The id of the customer. Either this or `customer_name` is required. */
export type CustomerIdInput = string | null;

/** The name of the customer. An unknown name creates a new customer. */
export type DocumentCustomerNameInput = string | null;

/** The e-mail address. It distinguishes customers with the same name, and is stored with a new customer. */
export type CustomerEmailInput = string | null;

/** The date of the document. Default: today. Optional in a draft. */
export type CreditNoteDateInput = string | null;

/** The due date. Default: from the payment terms. */
export type DueDateInput = string | null;

/** The currency. Default: that of the customer, or of the workspace. */
export type DocumentCurrencyInput = Currency | null;

/** A discount on the subtotal, as an amount. No more decimals than the currency has, and 15 significant digits. */
export type DocumentDiscountInput = number | string | null;

/** A discount on the subtotal, in percent. At most 4 decimals. */
export type DocumentDiscountPercentInput = number | string | null;

/** The line items (shape A). */
export type DocumentItemsInput = ItemCreate[];

/** The total, with tax. Without items it makes shape B; with items it is checked against their sum. No more decimals than the currency has, and 15 significant digits. */
export type DocumentTotalInput = number | string | null;

/** Shown to the customer. */
export type DocumentNotesInput = string | null;

/** Terms shown to the customer. */
export type TermsInput = string | null;

/** The customer’s order number. */
export type PoNumberInput = string | null;

/** What the payer quotes. Default: the number, or a creditor reference (ISO 11649) made of it. */
export type PaymentReferenceInput = string | null;

/** What the buyer wants to read on the document. Default: the customer’s. */
export type DocumentBuyerReferenceInput = string | null;

/** The day of the supply. Not together with `service_period`. */
export type ServiceDateInput = string | null;

/** The days of the supply. Not together with `service_date`. */
export type ServicePeriodInput = ServicePeriodCreate | null;

/** Where the goods went, if not to the billing address. */
export type DeliveryAddressInput = AddressCreate | null;

/** How much one unit of the document’s currency is in that of the workspace. At most 6 decimals, and 15 significant digits. */
export type ExchangeRateInput = number | string | null;

/** The day of the exchange rate. Default: the date of the document. */
export type ExchangeRateDateInput = string | null;

/** Your own id for the document; unique among invoices, and among quotations. */
export type DocumentExternalIdInput = string | null;

/** The tax rate, in percent, that `total` includes (shape B). At most 4 decimals. */
export type DocumentTaxRateInput = number | string | null;

/** The total, with tax. Without items it makes shape B; with items it is checked against their sum. No more decimals than the currency has, and 15 significant digits. */
export type InvoiceCreateFromTotalTotalInput = number | string;

/** The number of the invoice. */
export type InvoiceNumberInput = string | null;

/** The amount, in the currency of the invoice. Default: the whole amount due. No more decimals than the currency has, and 15 significant digits. */
export type PaymentOrInvoiceAmountInput = number | string | null;

/** The currency of the invoice; that of a deposit. Default: that of the customer, or of the workspace. */
export type PaymentOrInvoiceCurrencyInput = Currency | null;

/** The date of the payment. Default: today. */
export type PaymentDateInput = string | null;

/** A reference, for example from the bank statement. */
export type PaymentOrInvoiceReferenceInput = string | null;

/** Your own id for the payment; unique, so that no payment is recorded twice. */
export type PaymentOrInvoiceExternalIdInput = string | null;

/** draft or sent when it is created, draft when not given. Actions make it accepted, declined, canceled or invoiced. */
export type QuotationStatusInput = QuotationStatusCreate | null;

/** The subject of the quotation. */
export type TitleInput = string | null;

/** 30 days later when not given. */
export type ExpiryDateInput = string | null;

/** The amount. Default: all that can be refunded. No more decimals than the currency has, and 15 significant digits. */
export type CreditOrRefundAmountInput = number | string | null;

/** The date of the refund. Default: today. */
export type CreditOrRefundRefundDateInput = string | null;

/** A reference, for example for the bank statement. */
export type CreditOrRefundReferenceInput = string | null;

/** The reason in words. Required with `other`. */
export type ReasonTextInput = string | null;

/** What to credit of which lines, by quantity or by amount; neither of both for all that is left of a line. */
export type LinesInput = CreditNoteLineCreate[] | null;

/** What to credit, with tax: it is spread over the tax rates. Without `lines` and `amount`: all that is left. No more decimals than the currency has, and 15 significant digits. */
export type CreditAmountInput = number | string | null;

/** Your own id for it; unique among credit notes. */
export type CreditExternalIdInput = string | null;

/** Your own id for the refund; unique. */
export type RefundExternalIdInput = string | null;

/** The public address that events are sent to: https, port 443. */
export type UrlInput = string;

/** A note on what the endpoint is for. */
export type WebhookDescriptionInput = string | null;

/** False for test data. */
export type RecordLivemode = boolean;

/** The language of documents for the customer. */
export type Language = string | null;

/** Your own data: texts by name. */
export type Metadata = Record<string, string>;

/** Warnings about the record. */
export type RecordWarnings = Warning[];

/** Rises by one with every change. */
export type Version = number;

/** The entity tag, as in the ETag header. */
export type Etag = string;

/** When the record was created. */
export type CreatedAt = string;

/** When the record changed last. */
export type UpdatedAt = string;

export type RecordAmount = Decimal | null;

/** The name of the tax. */
export type TaxName = string | null;

/** The tax category (EN 16931). A rate above 0 is `standard`; for the rate 0 it says why there is no tax. */
export type TaxCategory = string | null;

/** Why there is no tax, in words for the customer. */
export type TaxExemptionReason = string | null;

/** The code of that reason, of the list VATEX. */
export type TaxExemptionCode = string | null;

/** The unit, for example `hour`. */
export type Unit = string | null;

/** The code of the unit (UN/ECE Recommendation 20), for example `HUR`. Default: that of a common `unit`. */
export type UnitCode = string | null;

/** The id of the line. In a PATCH, a line with its id is updated. */
export type Id = string;

/** The product. It supplies the fields that the line leaves out. */
export type ProductId = string | null;

/** The SKU (stock keeping unit) of the product. In place of `product_id`, it names the product. */
export type Sku = string | null;

/** The description. Required without a product. */
export type Description = string;

/** The quantity. Default: 1. Negative for a return. */
export type Quantity = number;

/** The tax rate in percent. Default: that of the product, or 0. */
export type TaxRate = number;

/** A discount on this line, as an amount. */
export type RecordDiscount = Decimal | null;

/** The price of one unit. Required without a product. */
export type UnitPrice = number;

/** Quantity times unit price, minus the discount of the line. */
export type ItemAmount = number;

/** The tax category (EN 16931). */
export type Category = string | null;

/** When it was voided. */
export type VoidedAt = string | null;

/** The number of the document. Default: the next number of the series. */
export type DocumentNumber = string | null;

/** The number, or the name of a draft without one, such as `Draft 12`. */
export type DisplayNumber = string;

/** draft or open when it is created, open when not given. Actions make it partially_paid, paid, credited, void or uncollectible. */
export type InvoiceStatus = string;

/** The shape of the document: made from items or from a total. */
export type Shape = string;

/** The id of the customer. Either this or `customer_name` is required. */
export type CustomerId = string;

/** The name of the customer. An unknown name creates a new customer. */
export type CustomerName = string;

/** The e-mail address. It distinguishes customers with the same name, and is stored with a new customer. */
export type CustomerEmail = string | null;

/** The customer at the time when the document was finalized or sent. */
export type InvoiceCustomer = DocumentCustomer | null;

/** The business as it was when the document left its draft; in a draft, as it is now. Null in documents of version 1.0. */
export type DocumentSeller = Seller | null;

/** The date of the document. Default: today. Optional in a draft. */
export type CreditNoteDate = string | null;

/** The currency. Default: that of the customer, or of the workspace. */
export type DocumentCurrency = string;

/** A discount on the subtotal, as an amount. */
export type DocumentDiscount = Decimal;

/** The sum of the lines. */
export type Subtotal = number;

/** The taxable amount, without tax. */
export type TaxableTotal = number;

/** The total, with tax. Without items it makes shape B; with items it is checked against their sum. */
export type Total = number;

/** The tax by rate, name and category, the higher rate first. */
export type DocumentTaxBreakdown = TaxBreakdown[];

/** Shown to the customer. */
export type Notes = string | null;

/** What the payer quotes. Default: the number, or a creditor reference (ISO 11649) made of it. */
export type PaymentReference = string | null;

/** What the buyer wants to read on the document. Default: the customer’s. */
export type BuyerReference = string | null;

/** The day of the supply. Not together with `service_period`. */
export type ServiceDate = string | null;

/** The days of the supply. Not together with `service_date`. */
export type DocumentServicePeriod = ServicePeriod | null;

/** Where the goods went, if not to the billing address. */
export type DeliveryAddress = Address | null;

/** How much one unit of the document’s currency is in that of the workspace. */
export type ExchangeRate = number | null;

/** The day of the exchange rate. Default: the date of the document. */
export type ExchangeRateDate = string | null;

/** The sums in the currency of the workspace, by the exchange rate. */
export type DocumentBaseAmounts = BaseAmounts | null;

/** Your own id for the document; unique among invoices, and among quotations. */
export type ExternalId = string | null;

/** The page to give to the customer. Null in a draft, and until the address of the gateway or of the web app is known. */
export type HostedUrl = string | null;

/** How often the link was replaced: older links lead nowhere. */
export type LinkVersion = number;

/** When a mail with it was sent last. */
export type LastEmailedAt = string | null;

/** How many mails with it were sent. */
export type EmailsCount = number;

/** What the record allows now. */
export type AllowedActions = string[];

/** received or voided. */
export type PaymentStatus = string;

/** The currency of the invoice; that of a deposit. Default: that of the customer, or of the workspace. */
export type PaymentCurrency = string;

/** The payment method. */
export type PaymentMethod = string | null;

/** draft or sent when it is created, draft when not given. Actions make it accepted, declined, canceled or invoiced. */
export type QuotationStatus = string;

/** How the money is given back. */
export type RefundOrCreditMethod = string | null;

/** The line of the invoice. */
export type InvoiceItemId = string;

/** draft or issued when it is created, issued when not given. Actions make it void. */
export type CreditStatus = string;

/** The invoice. Either this or `invoice_number` is required. */
export type InvoiceId = string;

/** The invoices whose amount due it has lowered. */
export type Allocations = CreditNoteAllocation[];

/** Why it is credited. */
export type Reason = string;

/** What to credit of which lines, by quantity or by amount; neither of both for all that is left of a line. */
export type Lines = CreditNoteLine[];

/** What to credit, with tax: it is spread over the tax rates. Without `lines` and `amount`: all that is left. */
export type CreditAmount = number | null;

/** How the customer gets back what the invoice does not owe any more. */
export type CreditRefund = CreditNoteRefund | null;

/** `queued` until a trigger sends it, within a minute or two; `sending` while it does; then `sent`, or `failed` for good. */
export type EmailStatus = string;

/** The tax category of a line with rate 0 that names none and whose product has none. */
export type ZeroRateCategory = string | null;

/** The events to send: types, `invoice.*`, or `*` for all. */
export type EventTypes = string[];

/** A disabled endpoint receives no events. */
export type WebhookOrPingedStatus = string;

/** Why it is disabled: on request, because it answered 410, or because all deliveries failed for five days. */
export type DisabledReason = string | null;

/** The secrets before the previous one that have not expired, if the secret was rotated several times. */
export type EarlierSecrets = WebhookEndpointEarlierSecret[];

/** Warnings about the request: an address that should be checked. */
export type WebhookOrPingedWarnings = Warning[];

/** False: each record is created or refused for itself. Default: true, all or none. */
export type AtomicInput = boolean | null;

/** Read-only here: actions change it, see `allowed_actions`. */
export type RecordRefundDateInput = unknown;

/** The line items (shape A). */
export type InvoiceUpdateItemsInput = ItemUpdate[] | null;

/** Why it is voided. */
export type ReasonInput = string | null;

/** The amount. Default: as much as is due and left. No more decimals than the currency has, and 15 significant digits. */
export type ApplyAmountInput = number | string | null;

/** The amount. Default: all that is applied to it. No more decimals than the currency has, and 15 significant digits. */
export type UnapplyAmountInput = number | string | null;

/** The recipients. Default: the customer’s e-mail address. */
export type ToInput = string[] | null;

/** Who gets a copy. */
export type CcInput = string[] | null;

/** Default: what it is, its number and who sends it. */
export type SubjectInput = string | null;

/** The text in place of the usual sentence. The link and the account stay. */
export type MessageInput = string | null;

/** `pdf`; `facturx`, which is the PDF with the electronic invoice in it; `ubl`, the electronic invoice as a file. Default: `pdf`. */
export type EmailAttachInput = AttachInput[] | null;

/** True: it is about live data. False: about test data, or data on a developer’s own machine. */
export type TaxReportLivemode = boolean;

/** The record that `customer_id` names; null when there is none. */
export type InvoiceOrExpandedCustomer = Customer | null;

/** The operations: what each takes, answers and can be refused with. */
export interface Operations {
  /** List all customers: `GET /api/v1/customers` */
  listCustomers: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `name`, `email`, `company`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `email` is this. Upper and lower case are the same. */
        email?: string;
        /** `name` is this. Upper and lower case are the same. */
        name?: string;
        /** `archived` is true, or false. */
        archived?: boolean;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
      };
    };
    answer: CustomerList;
    /** The answer with `include=deleted`. */
    withDeleted: CustomerListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a customer: `POST /api/v1/customers` */
  createCustomer: {
    parts: {
      body: CustomerCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Customer;
    /** The answer to a key that may not read such records. */
    receipt: CustomerReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a customer: `GET /api/v1/customers/{id}` */
  getCustomer: {
    parts: {
      path: {
        /** The id of the customer, `cus_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Customer;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a customer: `PATCH /api/v1/customers/{id}` */
  updateCustomer: {
    parts: {
      path: {
        /** The id of the customer, `cus_` and 26 characters. */
        id: string;
      };
      body: CustomerUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Customer;
    /** The answer to a key that may not read such records. */
    receipt: CustomerReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete a customer: `DELETE /api/v1/customers/{id}` */
  deleteCustomer: {
    parts: {
      path: {
        /** The id of the customer, `cus_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all products: `GET /api/v1/products` */
  listProducts: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `name`, `sku`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `sku` is this. */
        sku?: string;
        /** `active` is true, or false. */
        active?: boolean;
        /** `unit_price` is at least this. */
        "unit_price[gte]"?: number;
        /** `unit_price` is more than this. */
        "unit_price[gt]"?: number;
        /** `unit_price` is at most this. */
        "unit_price[lte]"?: number;
        /** `unit_price` is less than this. */
        "unit_price[lt]"?: number;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
      };
    };
    answer: ProductList;
    /** The answer with `include=deleted`. */
    withDeleted: ProductListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a product: `POST /api/v1/products` */
  createProduct: {
    parts: {
      body: ProductCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Product;
    /** The answer to a key that may not read such records. */
    receipt: ProductReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "sku_taken" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a product: `GET /api/v1/products/{id}` */
  getProduct: {
    parts: {
      path: {
        /** The id of the product, `prd_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Product;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a product: `PATCH /api/v1/products/{id}` */
  updateProduct: {
    parts: {
      path: {
        /** The id of the product, `prd_` and 26 characters. */
        id: string;
      };
      body: ProductUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Product;
    /** The answer to a key that may not read such records. */
    receipt: ProductReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "sku_taken" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete a product: `DELETE /api/v1/products/{id}` */
  deleteProduct: {
    parts: {
      path: {
        /** The id of the product, `prd_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all invoices: `GET /api/v1/invoices` */
  listInvoices: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "invoice_date" | "-invoice_date" | "due_date" | "-due_date" | "total" | "-total" | "amount_due" | "-amount_due";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `number`, `customer_name`, `po_number`, `external_id`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `number` is this. */
        number?: string;
        /** `currency` is this, or one of these, separated by commas. */
        currency?: string;
        /** `quotation_id` is this, or one of these, separated by commas. */
        quotation_id?: string;
        /** `invoice_date` is this day. */
        invoice_date?: string;
        /** `invoice_date` is at or after this day. */
        "invoice_date[gte]"?: string;
        /** `invoice_date` is after this day. */
        "invoice_date[gt]"?: string;
        /** `invoice_date` is at or before this day. */
        "invoice_date[lte]"?: string;
        /** `invoice_date` is before this day. */
        "invoice_date[lt]"?: string;
        /** `due_date` is this day. */
        due_date?: string;
        /** `due_date` is at or after this day. */
        "due_date[gte]"?: string;
        /** `due_date` is after this day. */
        "due_date[gt]"?: string;
        /** `due_date` is at or before this day. */
        "due_date[lte]"?: string;
        /** `due_date` is before this day. */
        "due_date[lt]"?: string;
        /** `total` is at least this. */
        "total[gte]"?: number;
        /** `total` is more than this. */
        "total[gt]"?: number;
        /** `total` is at most this. */
        "total[lte]"?: number;
        /** `total` is less than this. */
        "total[lt]"?: number;
        /** `amount_due` is at least this. */
        "amount_due[gte]"?: number;
        /** `amount_due` is more than this. */
        "amount_due[gt]"?: number;
        /** `amount_due` is at most this. */
        "amount_due[lte]"?: number;
        /** `amount_due` is less than this. */
        "amount_due[lt]"?: number;
        /** `is_overdue` is true, or false. */
        overdue?: boolean;
        /** `is_overdue` is true, or false. */
        is_overdue?: boolean;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
        /** Shows other records in `expanded`: `credit_notes`, `customer`, `payments`, `quotation`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
    };
    answer: InvoiceList;
    /** The answer with `include=deleted`. */
    withDeleted: InvoiceListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create an invoice: `POST /api/v1/invoices` */
  createInvoice: {
    parts: {
      body: InvoiceCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get an invoice: `GET /api/v1/invoices/{id}` */
  getInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** Shows other records in `expanded`: `credit_notes`, `customer`, `payments`, `quotation`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Invoice;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update an invoice: `PATCH /api/v1/invoices/{id}` */
  updateInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      body: InvoiceUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invoice_not_editable" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete an invoice: `DELETE /api/v1/invoices/{id}` */
  deleteInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Finalize a draft: `POST /api/v1/invoices/{id}/finalize` */
  finalizeInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Void an invoice: `POST /api/v1/invoices/{id}/void` */
  voidInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      body?: VoidInvoiceInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "invoice_has_credit_notes" | "invoice_has_payments" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all payments: `GET /api/v1/payments` */
  listPayments: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "payment_date" | "-payment_date";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `invoice_id` is this, or one of these, separated by commas. */
        invoice_id?: string;
        /** `invoice_number` is this. */
        invoice_number?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `method` is this, or one of these, separated by commas. */
        method?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `payment_date` is this day. */
        payment_date?: string;
        /** `payment_date` is at or after this day. */
        "payment_date[gte]"?: string;
        /** `payment_date` is after this day. */
        "payment_date[gt]"?: string;
        /** `payment_date` is at or before this day. */
        "payment_date[lte]"?: string;
        /** `payment_date` is before this day. */
        "payment_date[lt]"?: string;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
        /** Shows other records in `expanded`: `customer`, `invoice`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
    };
    answer: PaymentList;
    /** The answer with `include=deleted`. */
    withDeleted: PaymentListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Record a payment: `POST /api/v1/payments` */
  createPayment: {
    parts: {
      body: PaymentCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a payment: `GET /api/v1/payments/{id}` */
  getPayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      query?: {
        /** Shows other records in `expanded`: `customer`, `invoice`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Payment;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a payment: `PATCH /api/v1/payments/{id}` */
  updatePayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      body: PaymentUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Record a payment for an invoice: `POST /api/v1/invoices/{id}/payments` */
  createInvoicePayment: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      body?: CreateInvoicePaymentInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List the payments of an invoice: `GET /api/v1/invoices/{id}/payments` */
  listInvoicePayments: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "payment_date" | "-payment_date";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `invoice_number` is this. */
        invoice_number?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `method` is this, or one of these, separated by commas. */
        method?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `payment_date` is this day. */
        payment_date?: string;
        /** `payment_date` is at or after this day. */
        "payment_date[gte]"?: string;
        /** `payment_date` is after this day. */
        "payment_date[gt]"?: string;
        /** `payment_date` is at or before this day. */
        "payment_date[lte]"?: string;
        /** `payment_date` is before this day. */
        "payment_date[lt]"?: string;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
        /** Shows other records in `expanded`: `customer`, `invoice`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
    };
    answer: PaymentList;
    /** The answer with `include=deleted`. */
    withDeleted: PaymentListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Send a quotation: `POST /api/v1/quotations/{id}/send` */
  sendQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Issue a quotation: `POST /api/v1/quotations/{id}/issue` */
  issueQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Accept a quotation: `POST /api/v1/quotations/{id}/accept` */
  acceptQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body?: AcceptQuotationInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "quotation_expired" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Decline a quotation: `POST /api/v1/quotations/{id}/decline` */
  declineQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body?: DeclineQuotationInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Cancel a quotation: `POST /api/v1/quotations/{id}/cancel` */
  cancelQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body?: CancelQuotationInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Convert a quotation to an invoice: `POST /api/v1/quotations/{id}/convert` */
  convertQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body?: ConvertQuotationInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "quotation_already_invoiced" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Duplicate as a draft: `POST /api/v1/quotations/{id}/duplicate` */
  duplicateQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Replace the link to the page of a quotation: `POST /api/v1/quotations/{id}/rotate_link` */
  rotateLinkQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Mark as uncollectible: `POST /api/v1/invoices/{id}/mark_uncollectible` */
  markUncollectibleInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Duplicate as a draft: `POST /api/v1/invoices/{id}/duplicate` */
  duplicateInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Replace the link to the page of an invoice: `POST /api/v1/invoices/{id}/rotate_link` */
  rotateLinkInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Invoice;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Void a payment: `POST /api/v1/payments/{id}/void` */
  voidPayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      body?: VoidPaymentInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "payment_already_voided" | "payment_refunded" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Apply a deposit or an overpayment: `POST /api/v1/payments/{id}/apply` */
  applyPayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      body: ApplyPaymentInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Take an applied payment back: `POST /api/v1/payments/{id}/unapply` */
  unapplyPayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      body: UnapplyPaymentInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Payment;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Refund a deposit or an overpayment: `POST /api/v1/payments/{id}/refund` */
  refundPayment: {
    parts: {
      path: {
        /** The id of the payment, `pay_` and 26 characters. */
        id: string;
      };
      body?: RefundPaymentInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Refund;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Issue a draft: `POST /api/v1/credit_notes/{id}/issue` */
  issueCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Apply credit to an invoice: `POST /api/v1/credit_notes/{id}/apply` */
  applyCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body: ApplyCreditNoteInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Take applied credit back: `POST /api/v1/credit_notes/{id}/unapply` */
  unapplyCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body: UnapplyCreditNoteInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Refund credit: `POST /api/v1/credit_notes/{id}/refund` */
  refundCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body?: RefundCreditNoteInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Refund;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Void a credit note: `POST /api/v1/credit_notes/{id}/void` */
  voidCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body?: VoidCreditNoteInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "credit_note_applied" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Replace the link to the page of a credit note: `POST /api/v1/credit_notes/{id}/rotate_link` */
  rotateLinkCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Void a refund: `POST /api/v1/refunds/{id}/void` */
  voidRefund: {
    parts: {
      path: {
        /** The id of the refund, `ref_` and 26 characters. */
        id: string;
      };
      body?: VoidRefundInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Refund;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Cancel a mail: `POST /api/v1/emails/{id}/cancel` */
  cancelEmail: {
    parts: {
      path: {
        /** The id of the email, `em_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Email;
    /** The answer to a key that may not read such records. */
    receipt: EmailReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all quotations: `GET /api/v1/quotations` */
  listQuotations: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "total" | "-total";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `number`, `customer_name`, `po_number`, `external_id`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `number` is this. */
        number?: string;
        /** `currency` is this, or one of these, separated by commas. */
        currency?: string;
        /** `quotation_date` is this day. */
        quotation_date?: string;
        /** `quotation_date` is at or after this day. */
        "quotation_date[gte]"?: string;
        /** `quotation_date` is after this day. */
        "quotation_date[gt]"?: string;
        /** `quotation_date` is at or before this day. */
        "quotation_date[lte]"?: string;
        /** `quotation_date` is before this day. */
        "quotation_date[lt]"?: string;
        /** `expiry_date` is this day. */
        expiry_date?: string;
        /** `expiry_date` is at or after this day. */
        "expiry_date[gte]"?: string;
        /** `expiry_date` is after this day. */
        "expiry_date[gt]"?: string;
        /** `expiry_date` is at or before this day. */
        "expiry_date[lte]"?: string;
        /** `expiry_date` is before this day. */
        "expiry_date[lt]"?: string;
        /** `total` is at least this. */
        "total[gte]"?: number;
        /** `total` is more than this. */
        "total[gt]"?: number;
        /** `total` is at most this. */
        "total[lte]"?: number;
        /** `total` is less than this. */
        "total[lt]"?: number;
        /** `is_expired` is true, or false. */
        expired?: boolean;
        /** `is_expired` is true, or false. */
        is_expired?: boolean;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
        /** Shows other records in `expanded`: `customer`, `invoice`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
    };
    answer: QuotationList;
    /** The answer with `include=deleted`. */
    withDeleted: QuotationListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a quotation: `POST /api/v1/quotations` */
  createQuotation: {
    parts: {
      body: QuotationCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a quotation: `GET /api/v1/quotations/{id}` */
  getQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      query?: {
        /** Shows other records in `expanded`: `customer`, `invoice`, separated by commas. Each needs the scope to read such records. A list has at most 100 records then. */
        expand?: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Quotation;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a quotation: `PATCH /api/v1/quotations/{id}` */
  updateQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body: QuotationUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Quotation;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "quotation_not_editable" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete a quotation: `DELETE /api/v1/quotations/{id}` */
  deleteQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all credit notes: `GET /api/v1/credit_notes` */
  listCreditNotes: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "credit_note_date" | "-credit_note_date" | "total" | "-total" | "remaining_credit" | "-remaining_credit";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `number`, `customer_name`, `invoice_number`, `external_id`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `invoice_id` is this, or one of these, separated by commas. */
        invoice_id?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `number` is this. */
        number?: string;
        /** `currency` is this, or one of these, separated by commas. */
        currency?: string;
        /** `reason` is this, or one of these, separated by commas. */
        reason?: string;
        /** `credit_note_date` is this day. */
        credit_note_date?: string;
        /** `credit_note_date` is at or after this day. */
        "credit_note_date[gte]"?: string;
        /** `credit_note_date` is after this day. */
        "credit_note_date[gt]"?: string;
        /** `credit_note_date` is at or before this day. */
        "credit_note_date[lte]"?: string;
        /** `credit_note_date` is before this day. */
        "credit_note_date[lt]"?: string;
        /** `total` is at least this. */
        "total[gte]"?: number;
        /** `total` is more than this. */
        "total[gt]"?: number;
        /** `total` is at most this. */
        "total[lte]"?: number;
        /** `total` is less than this. */
        "total[lt]"?: number;
        /** `remaining_credit` is at least this. */
        "remaining_credit[gte]"?: number;
        /** `remaining_credit` is more than this. */
        "remaining_credit[gt]"?: number;
        /** `remaining_credit` is at most this. */
        "remaining_credit[lte]"?: number;
        /** `remaining_credit` is less than this. */
        "remaining_credit[lt]"?: number;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
      };
    };
    answer: CreditNoteList;
    /** The answer with `include=deleted`. */
    withDeleted: CreditNoteListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a credit note: `POST /api/v1/credit_notes` */
  createCreditNote: {
    parts: {
      body: CreditNoteCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all refunds: `GET /api/v1/refunds` */
  listRefunds: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `credit_note_id` is this, or one of these, separated by commas. */
        credit_note_id?: string;
        /** `payment_id` is this, or one of these, separated by commas. */
        payment_id?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `method` is this, or one of these, separated by commas. */
        method?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `refund_date` is this day. */
        refund_date?: string;
        /** `refund_date` is at or after this day. */
        "refund_date[gte]"?: string;
        /** `refund_date` is after this day. */
        "refund_date[gt]"?: string;
        /** `refund_date` is at or before this day. */
        "refund_date[lte]"?: string;
        /** `refund_date` is before this day. */
        "refund_date[lt]"?: string;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
      };
    };
    answer: RefundList;
    /** The answer with `include=deleted`. */
    withDeleted: RefundListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a refund: `POST /api/v1/refunds` */
  createRefund: {
    parts: {
      body: RefundCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Refund;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all emails: `GET /api/v1/emails` */
  listEmails: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `document_number`, `addresses`, `subject`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** Events about the record with this id. */
        resource_id?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
      };
    };
    answer: EmailList;
    /** The answer with `include=deleted`. */
    withDeleted: EmailListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a credit note: `GET /api/v1/credit_notes/{id}` */
  getCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: CreditNote;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a credit note: `PATCH /api/v1/credit_notes/{id}` */
  updateCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body: CreditNoteUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: CreditNote;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete a credit note: `DELETE /api/v1/credit_notes/{id}` */
  deleteCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a refund: `GET /api/v1/refunds/{id}` */
  getRefund: {
    parts: {
      path: {
        /** The id of the refund, `ref_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Refund;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a refund: `PATCH /api/v1/refunds/{id}` */
  updateRefund: {
    parts: {
      path: {
        /** The id of the refund, `ref_` and 26 characters. */
        id: string;
      };
      body: RefundUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Refund;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "external_id_taken" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get an email: `GET /api/v1/emails/{id}` */
  getEmail: {
    parts: {
      path: {
        /** The id of the email, `em_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Email;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several customers: `POST /api/v1/customers/batch` */
  createCustomerBatch: {
    parts: {
      body: CustomerBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: CustomerBatch | CustomerBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: CustomerReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several products: `POST /api/v1/products/batch` */
  createProductBatch: {
    parts: {
      body: ProductBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: ProductBatch | ProductBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: ProductReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several quotations: `POST /api/v1/quotations/batch` */
  createQuotationBatch: {
    parts: {
      body: QuotationBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: QuotationBatch | QuotationBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: QuotationReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several invoices: `POST /api/v1/invoices/batch` */
  createInvoiceBatch: {
    parts: {
      body: InvoiceBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: InvoiceBatch | InvoiceBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several payments: `POST /api/v1/payments/batch` */
  createPaymentBatch: {
    parts: {
      body: PaymentBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: PaymentBatch | PaymentBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: PaymentReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several credit notes: `POST /api/v1/credit_notes/batch` */
  createCreditNoteBatch: {
    parts: {
      body: CreditNoteBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: CreditNoteBatch | CreditNoteBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create several refunds: `POST /api/v1/refunds/batch` */
  createRefundBatch: {
    parts: {
      body: RefundBatchCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: RefundBatch | RefundBatchResult;
    /** The answer to a key that may not read such records. */
    receipt: RefundReceipt;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Preview an invoice: `POST /api/v1/invoices/preview` */
  previewInvoice: {
    parts: {
      body: InvoiceCreate;
    };
    answer: InvoicePreview;
    /** The answer to a key that may not read such records. */
    receipt: InvoiceReceipt;
    code: "credentials_conflict" | "external_id_taken" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Preview a credit note: `POST /api/v1/credit_notes/preview` */
  previewCreditNote: {
    parts: {
      body: CreditNoteCreate;
    };
    answer: CreditNotePreview;
    /** The answer to a key that may not read such records. */
    receipt: CreditNoteReceipt;
    code: "credentials_conflict" | "external_id_taken" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "period_locked" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List the credit notes of an invoice: `GET /api/v1/invoices/{id}/credit_notes` */
  listInvoiceCreditNotes: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** The field to sort by. A leading minus sorts in descending order. */
        sort?: "created_at" | "-created_at" | "updated_at" | "-updated_at" | "number" | "-number" | "credit_note_date" | "-credit_note_date" | "total" | "-total" | "remaining_credit" | "-remaining_credit";
        /** Additions to the list, separated by commas: `total_count` counts the records on all pages, `deleted` adds the deletions of the last 30 days. */
        include?: string;
        /** Finds records with this text in `number`, `customer_name`, `invoice_number`, `external_id`. Upper and lower case are the same. */
        q?: string;
        /** `id` is this, or one of these, separated by commas. */
        id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
        /** `updated_at` is at or after this time. */
        "updated_at[gte]"?: DayOrTime;
        /** `updated_at` is after this time. */
        "updated_at[gt]"?: DayOrTime;
        /** `updated_at` is at or before this time. */
        "updated_at[lte]"?: DayOrTime;
        /** `updated_at` is before this time. */
        "updated_at[lt]"?: DayOrTime;
        /** `external_id` is this. */
        external_id?: string;
        /** `status` is this, or one of these, separated by commas. */
        status?: string;
        /** `customer_id` is this, or one of these, separated by commas. */
        customer_id?: string;
        /** `number` is this. */
        number?: string;
        /** `currency` is this, or one of these, separated by commas. */
        currency?: string;
        /** `reason` is this, or one of these, separated by commas. */
        reason?: string;
        /** `credit_note_date` is this day. */
        credit_note_date?: string;
        /** `credit_note_date` is at or after this day. */
        "credit_note_date[gte]"?: string;
        /** `credit_note_date` is after this day. */
        "credit_note_date[gt]"?: string;
        /** `credit_note_date` is at or before this day. */
        "credit_note_date[lte]"?: string;
        /** `credit_note_date` is before this day. */
        "credit_note_date[lt]"?: string;
        /** `total` is at least this. */
        "total[gte]"?: number;
        /** `total` is more than this. */
        "total[gt]"?: number;
        /** `total` is at most this. */
        "total[lte]"?: number;
        /** `total` is less than this. */
        "total[lt]"?: number;
        /** `remaining_credit` is at least this. */
        "remaining_credit[gte]"?: number;
        /** `remaining_credit` is more than this. */
        "remaining_credit[gt]"?: number;
        /** `remaining_credit` is at most this. */
        "remaining_credit[lte]"?: number;
        /** `remaining_credit` is less than this. */
        "remaining_credit[lt]"?: number;
        /** `metadata[key]=value` finds the records whose `metadata` has exactly this text under this key. Several keys must all fit, at most 5. */
        metadata?: Record<string, string>;
      };
    };
    answer: CreditNoteList;
    /** The answer with `include=deleted`. */
    withDeleted: CreditNoteListWithDeleted;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Export an invoice as UBL 2.1: `GET /api/v1/invoices/{id}/ubl` */
  getInvoiceUbl: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: string;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Export an invoice as CII D16B: `GET /api/v1/invoices/{id}/cii` */
  getInvoiceCii: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: string;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Check an invoice for its electronic form: `GET /api/v1/invoices/{id}/einvoice_check` */
  getInvoiceEinvoiceCheck: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: EinvoiceCheck;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Export a credit note as UBL 2.1: `GET /api/v1/credit_notes/{id}/ubl` */
  getCreditNoteUbl: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: string;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Export a credit note as CII D16B: `GET /api/v1/credit_notes/{id}/cii` */
  getCreditNoteCii: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: string;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Check a credit note for its electronic form: `GET /api/v1/credit_notes/{id}/einvoice_check` */
  getCreditNoteEinvoiceCheck: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      query?: {
        /** What the electronic invoice must be fit for. CII has no profile `peppol`. */
        profile?: "en16931" | "peppol" | "xrechnung";
      };
    };
    answer: EinvoiceCheck;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print an invoice as HTML: `GET /api/v1/invoices/{id}/html` */
  getInvoiceHtml: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: string;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print an invoice as PDF: `GET /api/v1/invoices/{id}/pdf` */
  getInvoicePdf: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      query?: {
        /** The PDF carries the electronic invoice of this profile: Factur-X, which is ZUGFeRD. */
        einvoice?: "en16931" | "xrechnung";
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Uint8Array;
    conditional: true;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print a quotation as HTML: `GET /api/v1/quotations/{id}/html` */
  getQuotationHtml: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: string;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print a quotation as PDF: `GET /api/v1/quotations/{id}/pdf` */
  getQuotationPdf: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Uint8Array;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print a credit note as HTML: `GET /api/v1/credit_notes/{id}/html` */
  getCreditNoteHtml: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: string;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Print a credit note as PDF: `GET /api/v1/credit_notes/{id}/pdf` */
  getCreditNotePdf: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      query?: {
        /** The PDF carries the electronic invoice of this profile: Factur-X, which is ZUGFeRD. */
        einvoice?: "en16931" | "xrechnung";
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Uint8Array;
    conditional: true;
    code: "credentials_conflict" | "einvoice_not_ready" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Mail an invoice: `POST /api/v1/invoices/{id}/email` */
  emailInvoice: {
    parts: {
      path: {
        /** The id of the invoice, `inv_` and 26 characters. */
        id: string;
      };
      body?: EmailInvoiceInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Email;
    /** The answer to a key that may not read such records. */
    receipt: EmailReceipt;
    code: "credentials_conflict" | "einvoice_not_ready" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "no_recipient" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Mail a quotation: `POST /api/v1/quotations/{id}/email` */
  emailQuotation: {
    parts: {
      path: {
        /** The id of the quotation, `quo_` and 26 characters. */
        id: string;
      };
      body?: EmailQuotationInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Email;
    /** The answer to a key that may not read such records. */
    receipt: EmailReceipt;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "no_recipient" | "not_found" | "number_reserved" | "number_taken" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Mail a credit note: `POST /api/v1/credit_notes/{id}/email` */
  emailCreditNote: {
    parts: {
      path: {
        /** The id of the credit_note, `cn_` and 26 characters. */
        id: string;
      };
      body?: EmailCreditNoteInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Email;
    /** The answer to a key that may not read such records. */
    receipt: EmailReceipt;
    code: "credentials_conflict" | "einvoice_not_ready" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "no_recipient" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Report the tax of a period: `GET /api/v1/reports/tax` */
  getTaxReport: {
    parts: {
      query: {
        /** The first day of the period. */
        from: string;
        /** The last day of the period. */
        to: string;
        /** `issued`: documents by their dates. `paid`: what was paid of them, by the days of payments and refunds. */
        basis?: "issued" | "paid";
        /** The form of the answer. */
        format?: "json" | "csv";
      };
    };
    answer: TaxReport | string;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Report what customers owe: `GET /api/v1/reports/receivables` */
  getReceivablesReport: {
    parts: {
      query?: {
        /** The day at which ages are counted. Default: today. */
        on?: string;
        /** The form of the answer. */
        format?: "json" | "csv";
      };
    };
    answer: ReceivablesReport | string;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get the API root: `GET /api/v1` */
  getApi: {
    parts: {
    };
    answer: Api;
    code: "credentials_conflict" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get the current API key: `GET /api/v1/me` */
  getMe: {
    parts: {
    };
    answer: Me;
    code: "credentials_conflict" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get the workspace: `GET /api/v1/workspace` */
  getWorkspace: {
    parts: {
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: Workspace;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update the workspace: `PATCH /api/v1/workspace` */
  updateWorkspace: {
    parts: {
      body: WorkspaceUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Workspace;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get the balance of a customer: `GET /api/v1/customers/{id}/balance` */
  getCustomerBalance: {
    parts: {
      path: {
        /** The id of the customer, `cus_` and 26 characters. */
        id: string;
      };
    };
    answer: Balance;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all events: `GET /api/v1/events` */
  listEvents: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
        /** Events of these types, separated by commas; `invoice.*` is every event of invoices. */
        type?: string;
        /** Events about the record with this id. */
        resource_id?: string;
        /** `created_at` is at or after this time. */
        "created_at[gte]"?: DayOrTime;
        /** `created_at` is after this time. */
        "created_at[gt]"?: DayOrTime;
        /** `created_at` is at or before this time. */
        "created_at[lte]"?: DayOrTime;
        /** `created_at` is before this time. */
        "created_at[lt]"?: DayOrTime;
      };
    };
    answer: EventList;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get an event: `GET /api/v1/events/{id}` */
  getEvent: {
    parts: {
      path: {
        /** The id of the event, `evt_` and 26 characters. */
        id: string;
      };
    };
    answer: Event;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "record_quarantined" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List all webhook endpoints: `GET /api/v1/webhook_endpoints` */
  listWebhookEndpoints: {
    parts: {
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
      };
    };
    answer: WebhookEndpointList;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Create a webhook endpoint: `POST /api/v1/webhook_endpoints` */
  createWebhookEndpoint: {
    parts: {
      body: WebhookEndpointCreate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: WebhookEndpoint;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "too_many_endpoints" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a webhook endpoint: `GET /api/v1/webhook_endpoints/{id}` */
  getWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      /** The `etag` of the record as you have it, or several of them. If the record is still the same, the answer is 304 without a body. */
      ifNoneMatch?: string;
    };
    answer: WebhookEndpoint;
    conditional: true;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Update a webhook endpoint: `PATCH /api/v1/webhook_endpoints/{id}` */
  updateWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      body: WebhookEndpointUpdate;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: WebhookEndpoint;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Delete a webhook endpoint: `DELETE /api/v1/webhook_endpoints/{id}` */
  deleteWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: Deleted;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Send a test event to a webhook endpoint: `POST /api/v1/webhook_endpoints/{id}/ping` */
  pingWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: PingedWebhookEndpoint;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Rotate the secret of a webhook endpoint: `POST /api/v1/webhook_endpoints/{id}/rotate_secret` */
  rotateSecretWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      body?: RotateSecretWebhookEndpointInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
      /** The `etag` of the record as you read it, several of them, or `*`. If the record has changed since, the answer is 412. */
      ifMatch?: string;
    };
    answer: WebhookEndpoint;
    code: "credentials_conflict" | "etag_mismatch" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Recover missed deliveries: `POST /api/v1/webhook_endpoints/{id}/recover` */
  recoverWebhookEndpoint: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      body: RecoverWebhookEndpointInput;
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Recovery;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "malformed_json" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "unsupported_media_type" | "validation_failed" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** List the deliveries of a webhook endpoint: `GET /api/v1/webhook_endpoints/{id}/deliveries` */
  listDeliveries: {
    parts: {
      path: {
        /** The id of the webhook_endpoint, `we_` and 26 characters. */
        id: string;
      };
      query?: {
        /** The maximum number of records on a page. A page that would pass 2 MB has fewer, and `has_more` is true. */
        limit?: number;
        /** The `next_cursor` of the previous page. Keep all other parameters the same. */
        cursor?: string;
      };
    };
    answer: DeliveryList;
    code: "credentials_conflict" | "cursor_invalid" | "cursor_mismatch" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get a delivery: `GET /api/v1/deliveries/{id}` */
  getDelivery: {
    parts: {
      path: {
        /** The id of the delivery, `dlv_` and 26 characters. */
        id: string;
      };
    };
    answer: Delivery;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "key_not_allowed_in_url" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Resend a delivery: `POST /api/v1/deliveries/{id}/resend` */
  resendDelivery: {
    parts: {
      path: {
        /** The id of the delivery, `dlv_` and 26 characters. */
        id: string;
      };
      /** Makes the request safe to repeat. For at least 24 hours, a request with the same key gets the first answer again and changes nothing. */
      idempotencyKey?: string;
    };
    answer: Delivery;
    code: "credentials_conflict" | "idempotency_key_reused" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_idempotency_key" | "invalid_parameter" | "invalid_state" | "missing_api_key" | "not_found" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Clear the test data: `DELETE /api/v1/test_data` */
  clearTestData: {
    parts: {
    };
    answer: ClearedTestData;
    code: "credentials_conflict" | "insufficient_scope" | "internal_error" | "invalid_api_key" | "invalid_parameter" | "missing_api_key" | "not_deletable" | "outcome_unknown" | "payload_too_large" | "rate_limited" | "unknown_parameter" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Check the health of the workspace: `GET /health` */
  getHealth: {
    parts: {
    };
    answer: Health;
    code: "internal_error" | "outcome_unknown" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
  /** Get the OpenAPI document: `GET /openapi.json` */
  getOpenApi: {
    parts: {
    };
    answer: Record<string, unknown>;
    code: "internal_error" | "outcome_unknown" | "workspace_busy" | "workspace_misconfigured" | "workspace_unavailable";
  };
}

/** The codes of refusals, each with its HTTP status. */
export interface ProblemStatuses {
  /** The body is not valid JSON, or not a JSON object. */
  malformed_json: 400;
  /** The list has no such parameter. The error suggests the nearest name. */
  unknown_parameter: 400;
  /** A parameter has an invalid value, or is repeated. */
  invalid_parameter: 400;
  /** The cursor is not valid. Start again without it. */
  cursor_invalid: 400;
  /** The cursor belongs to other filters. Keep the filters while you page. */
  cursor_mismatch: 400;
  /** Both headers carry a key, and the keys differ. Send one. */
  credentials_conflict: 400;
  /** The Idempotency-Key is empty, too long or not visible ASCII. */
  invalid_idempotency_key: 400;
  /** The web app was called without a path. Send an envelope. */
  no_route: 400;
  /** The request has no API key. Send it in one of the two headers. */
  missing_api_key: 401;
  /** The API key is unknown, mistyped, revoked or expired. */
  invalid_api_key: 401;
  /** The key may not do this. `required_scope` names the scope that it lacks. */
  insufficient_scope: 403;
  /** Only a read-only key may be sent in a URL. Send an envelope. */
  key_not_allowed_in_url: 403;
  /** No record has this id, or it was deleted. */
  not_found: 404;
  /** There is nothing at this path. */
  route_not_found: 404;
  /** The gateway knows no workspace at this address. */
  workspace_not_found: 404;
  /** The path does not support this method. `Allow` lists the methods that it supports. */
  method_not_allowed: 405;
  /** The status of the record does not allow this. `allowed_actions` lists what it allows. */
  invalid_state: 409;
  /** The content of a finalized invoice cannot be changed. Void it and create another. */
  invoice_not_editable: 409;
  /** The content of a sent quotation cannot be changed. Duplicate it and send the copy. */
  quotation_not_editable: 409;
  /** The record is not a draft, or other records refer to it. Void, archive or deactivate it. */
  not_deletable: 409;
  /** An invoice with payments cannot be voided. Void its payments first. */
  invoice_has_payments: 409;
  /** The quotation has expired. Send `override_expiry` to accept it anyway. */
  quotation_expired: 409;
  /** The quotation was already converted to an invoice: `invoice_id`. */
  quotation_already_invoiced: 409;
  /** The payment is already void. */
  payment_already_voided: 409;
  /** Another document has this number: `existing_id`. */
  number_taken: 409;
  /** The number belongs to the series. Its next number is `next_number`. */
  number_reserved: 409;
  /** Another record has this `external_id`: `existing_id`. It may be your own earlier request. */
  external_id_taken: 409;
  /** Another product has this SKU: `existing_id`. */
  sku_taken: 409;
  /** The books are closed through that day. */
  period_locked: 409;
  /** The workspace has the maximum number of webhook endpoints. Delete one. */
  too_many_endpoints: 409;
  /** A cell of the record cannot be read; `column` and `reason` say why. Someone must correct it in the sheet. */
  record_quarantined: 409;
  /** The credit was applied to other invoices or refunded. Take that back before you void the note. */
  credit_note_applied: 409;
  /** An invoice with credit cannot be voided. Void its credit notes first. */
  invoice_has_credit_notes: 409;
  /** A part of the payment was refunded. Void the refund first. */
  payment_refunded: 409;
  /** The record has changed since you read it. Read it again. */
  etag_mismatch: 412;
  /** The body is longer than 256 KiB, the path with its query than 8 KiB, or the headers than 16 KiB. */
  payload_too_large: 413;
  /** The body is not declared as JSON, or is compressed. Send `Content-Type: application/json`, and no `Content-Encoding`. */
  unsupported_media_type: 415;
  /** Some fields are invalid. `errors` lists all of them. */
  validation_failed: 422;
  /** The document lacks what the profile asks for. `missing` lists it all. */
  einvoice_not_ready: 422;
  /** Nobody is named in `to`, and the customer has no e-mail address. */
  no_recipient: 422;
  /** The Idempotency-Key was used with another request. Use a new one. */
  idempotency_key_reused: 422;
  /** The key has reached its rate limit. Wait as long as `Retry-After` says. */
  rate_limited: 429;
  /** The API failed. Find the `request_id` in the log. Repeat a write with its Idempotency-Key. */
  internal_error: 500;
  /** The answer was lost on its way back. Repeat a write with its Idempotency-Key. */
  upstream_invalid_answer: 502;
  /** Another request held the workspace for too long. Repeat after `Retry-After`. */
  workspace_busy: 503;
  /** Google failed for a moment, or a quota is used up. Nothing was done. Repeat after `Retry-After`. */
  workspace_unavailable: 503;
  /** Google did not confirm the write: it may be done or not. Repeat it with the same Idempotency-Key. If you sent none, list by `external_id`, `number` or `created_at` before you repeat it. */
  outcome_unknown: 503;
  /** A sheet or header is missing or renamed; `sheet` and `column` name it. Or the script and the sheets have different versions. */
  workspace_misconfigured: 503;
  /** Too many requests at once. Repeat after `Retry-After`. */
  workspace_overloaded: 503;
  /** No answer came in time. The request may have been carried out. Repeat a write with its Idempotency-Key. */
  upstream_timeout: 504;
}
/** A code of a refusal. */
export type ErrorCode = keyof ProblemStatuses;
/** An error. Members that are not required belong to some codes only. Later versions may add more. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  /** The type of the problem. It is not an address. */
  type: string;
  /** What the code means. */
  title: string;
  /** What is wrong in this case and what to do, for people. */
  detail: string;
  /** The path of the request. */
  instance: string;
  /** The id of the request in the log of the workspace. */
  request_id: string;
  /** All errors at once, at most 100. */
  errors?: Fault[];
  /** How many errors there are beside those in `errors`. */
  more?: number;
  /** The status of the record. */
  current_status?: string;
  /** The actions that the record allows. */
  allowed_actions?: string[];
  /** The current entity tag of the record. */
  current_etag?: string;
  /** The record that already has the value, or that has to be corrected. */
  existing_id?: string;
  /** The next number of the series. */
  next_number?: string;
  /** The invoice that the quotation was converted to. */
  invoice_id?: string;
  /** The scope that the key lacks. */
  required_scope?: string;
  /** The sheet that someone has to repair. */
  sheet?: string;
  /** The column that someone has to repair. */
  column?: string;
  /** What is wrong with the row. */
  reason?: string;
  /** The profile of the electronic invoice. */
  profile?: string;
  /** What the electronic invoice lacks. */
  missing?: MissingFact[];
  /** The HTTP status. */
  status: ProblemStatuses[Code];
  /** The code that programs test. Later versions may add codes. */
  code: Code;
}

/** The events by their type. */
export interface WebhookEvents {
  /** A customer was created. */
  "customer.created": CustomerEvent & {
    type?: "customer.created";
  };
  /** A customer was changed. */
  "customer.updated": CustomerEvent & {
    type?: "customer.updated";
  };
  /** A customer was deleted. */
  "customer.deleted": DeletedEvent & {
    type?: "customer.deleted";
  };
  /** A product was created. */
  "product.created": ProductEvent & {
    type?: "product.created";
  };
  /** A product was changed. */
  "product.updated": ProductEvent & {
    type?: "product.updated";
  };
  /** A product was deleted. */
  "product.deleted": DeletedEvent & {
    type?: "product.deleted";
  };
  /** A quotation was created, as a draft or sent. */
  "quotation.created": QuotationEvent & {
    type?: "quotation.created";
  };
  /** A quotation was changed, or may be invoiced again because the invoice made of it was deleted or voided. */
  "quotation.updated": QuotationEvent & {
    type?: "quotation.updated";
  };
  /** A draft was deleted, or the row of a quotation in the sheet. */
  "quotation.deleted": DeletedEvent & {
    type?: "quotation.deleted";
  };
  /** A quotation was sent. It has a number and can be accepted. */
  "quotation.sent": QuotationEvent & {
    type?: "quotation.sent";
  };
  /** A quotation was accepted: by the customer on its page, in the sheet or by a request. */
  "quotation.accepted": QuotationEvent & {
    type?: "quotation.accepted";
  };
  /** A quotation was declined: by the customer on its page, in the sheet or by a request. */
  "quotation.declined": QuotationEvent & {
    type?: "quotation.declined";
  };
  /** A quotation was canceled. */
  "quotation.canceled": QuotationEvent & {
    type?: "quotation.canceled";
  };
  /** A quotation was converted to an invoice. */
  "quotation.invoiced": QuotationEvent & {
    type?: "quotation.invoiced";
  };
  /** A customer opened the page of a quotation for the first time. */
  "quotation.viewed": QuotationEvent & {
    type?: "quotation.viewed";
  };
  /** An invoice was created, as a draft or open. */
  "invoice.created": InvoiceEvent & {
    type?: "invoice.created";
  };
  /** An invoice was changed, or what is paid or credited of it without a change that has an event. */
  "invoice.updated": InvoiceEvent & {
    type?: "invoice.updated";
  };
  /** A draft was deleted, or the row of an invoice in the sheet. */
  "invoice.deleted": DeletedEvent & {
    type?: "invoice.deleted";
  };
  /** An invoice was issued: finalized, created open, converted from a quotation, or typed. It has a number and can be paid. */
  "invoice.finalized": InvoiceEvent & {
    type?: "invoice.finalized";
  };
  /** An invoice was voided. It keeps its number. */
  "invoice.voided": InvoiceEvent & {
    type?: "invoice.voided";
  };
  /** An invoice was marked as uncollectible. It can still be paid. */
  "invoice.uncollectible": InvoiceEvent & {
    type?: "invoice.uncollectible";
  };
  /** Nothing of an invoice is due any more, and something of it was paid. */
  "invoice.paid": InvoiceEvent & {
    type?: "invoice.paid";
  };
  /** Part of an invoice was paid. */
  "invoice.partially_paid": InvoiceEvent & {
    type?: "invoice.partially_paid";
  };
  /** An invoice was credited in full. */
  "invoice.credited": InvoiceEvent & {
    type?: "invoice.credited";
  };
  /** The due date of an unpaid invoice has passed. It comes once for each due date. */
  "invoice.overdue": InvoiceEvent & {
    type?: "invoice.overdue";
  };
  /** A payment was recorded: by a request, in the sheet or by an import. */
  "payment.received": PaymentEvent & {
    type?: "payment.received";
  };
  /** A payment was changed, taken back from an invoice or refunded, or its deleted row was restored. */
  "payment.updated": PaymentEvent & {
    type?: "payment.updated";
  };
  /** The row of a payment was deleted in the sheet. Its invoice owes the amount again. */
  "payment.deleted": DeletedEvent & {
    type?: "payment.deleted";
  };
  /** A payment was voided. Its invoice owes the amount again. */
  "payment.voided": PaymentEvent & {
    type?: "payment.voided";
  };
  /** A deposit or an overpayment was applied to an invoice. */
  "payment.applied": PaymentEvent & {
    type?: "payment.applied";
  };
  /** A credit note was created, as a draft or issued. */
  "credit_note.created": CreditNoteEvent & {
    type?: "credit_note.created";
  };
  /** A credit note was changed, taken back from an invoice or refunded. */
  "credit_note.updated": CreditNoteEvent & {
    type?: "credit_note.updated";
  };
  /** A draft was deleted, or the row of a credit note in the sheet. */
  "credit_note.deleted": DeletedEvent & {
    type?: "credit_note.deleted";
  };
  /** A credit note was issued. It has a number and lowers what its invoice owes. */
  "credit_note.issued": CreditNoteEvent & {
    type?: "credit_note.issued";
  };
  /** The rest of a credit note was applied to another invoice. */
  "credit_note.applied": CreditNoteEvent & {
    type?: "credit_note.applied";
  };
  /** A credit note was voided. Its invoice owes the amount again. */
  "credit_note.voided": CreditNoteEvent & {
    type?: "credit_note.voided";
  };
  /** Money was paid back: of a payment, or of a credit note. */
  "refund.created": RefundEvent & {
    type?: "refund.created";
  };
  /** A refund was changed. */
  "refund.updated": RefundEvent & {
    type?: "refund.updated";
  };
  /** The row of a refund was deleted in the sheet, as if it had not been paid. */
  "refund.deleted": DeletedEvent & {
    type?: "refund.deleted";
  };
  /** A refund was voided, as if it had not been paid. */
  "refund.voided": RefundEvent & {
    type?: "refund.voided";
  };
  /** An email was queued. */
  "email.queued": EmailEvent & {
    type?: "email.queued";
  };
  /** An email was updated. */
  "email.updated": EmailEvent & {
    type?: "email.updated";
  };
  /** An email was deleted. */
  "email.deleted": DeletedEvent & {
    type?: "email.deleted";
  };
  /** An email was canceled. */
  "email.canceled": EmailEvent & {
    type?: "email.canceled";
  };
  /** An email was sent. */
  "email.sent": EmailEvent & {
    type?: "email.sent";
  };
  /** An email was failed. */
  "email.failed": EmailEvent & {
    type?: "email.failed";
  };
  /** A setting of the workspace was changed. */
  "workspace.updated": WorkspaceEvent & {
    type?: "workspace.updated";
  };
  /** A test event, sent on request. */
  "webhook.ping": WebhookEndpointEvent & {
    type?: "webhook.ping";
  };
}

/** An event, as a webhook brings it; `type` tells which. */
export type WebhookEvent = WebhookEvents[keyof WebhookEvents];

/** The settings of a client. */
export interface ClientSettings {
  /** The API key. */
  key: string;
  /** Where the gateway is, for example `https://billing.example.com`. Not needed beside a `fetch` of `createBillingFetch`. */
  baseUrl?: string;
  /** The `fetch` that carries the requests; the platform's by default. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** How often a request is sent at most; 5 by default. */
  attempts?: number;
  /** The longest pause that is waited for, in milliseconds; 60,000 by default. A longer `Retry-After` ends the attempts. */
  pauseMaxMs?: number;
}

/** The name of an operation. */
export type OperationId = keyof Operations;

/** The name of an operation that answers pages. */
export type ListId = {
  [Id in OperationId]: Operations[Id]['answer'] extends { next_cursor: string | null; data: unknown[] } ? Id : never;
}[OperationId];

/** What a call of an operation may carry. */
export type Parts<Id extends OperationId> = Operations[Id]['parts'] & {
  /** Further headers. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Given<P> = {} extends P ? [parts?: P] : [parts: P];

/** Answers the record, list or document; null when it has not changed since `ifNoneMatch`. */
type Method<Id extends OperationId> = Operations[Id] extends { conditional: true }
  ? {
      (parts: Parts<Id> & { ifNoneMatch: string }): Promise<Operations[Id]['answer'] | null>;
      (...given: Given<Omit<Parts<Id>, 'ifNoneMatch'>>): Promise<Operations[Id]['answer']>;
    }
  : (...given: Given<Parts<Id>>) => Promise<Operations[Id]['answer']>;

/** An answer with its status and headers; `data` is null after 304. */
export interface Answer<Id extends OperationId> {
  status: number;
  headers: Headers;
  data: Operations[Id] extends { conditional: true } ? Operations[Id]['answer'] | null : Operations[Id]['answer'];
}

/** A client: a method per operation, `request` for the headers of an answer, `each` for the records of all pages. */
export type BillingClient = { readonly [Id in OperationId]: Method<Id> } & {
  readonly request: <Id extends OperationId>(operationId: Id, ...given: Given<Parts<Id>>) => Promise<Answer<Id>>;
  readonly each: <Id extends ListId>(
    operationId: Id,
    ...given: Given<Parts<Id>>
  ) => AsyncGenerator<Operations[Id]['answer'] extends { data: (infer Item)[] } ? Item : never, void>;
};

/**
 * Creates a client. A request that is not answered, or answered with 429, 502, 503 or 504, is sent again after the
 * time that `Retry-After` says, and a write with the same `Idempotency-Key`, so that it is carried out once.
 */
export declare function createBillingClient(settings: ClientSettings): BillingClient;

/** A refused request. Its message is the problem's detail. */
export declare class BillingRefusal<Code extends ErrorCode = ErrorCode> extends Error {
  /** The HTTP status. */
  readonly status: number;
  /** The code that programs test: one of `ErrorCode`, a later one, or `no_problem` when something else has answered. */
  readonly code: Code | (string & {});
  readonly problem: Problem<Code>;
  readonly headers: Headers;
}

/** True for a refusal, and when codes are given, for a refusal with one of them. */
export declare function isRefusal<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is BillingRefusal<Code>;

/** The codes that an operation can be refused with, besides those of every request. */
export type CodeOf<Id extends OperationId> = Operations[Id]['code'];

/** A webhook that is not genuine. */
export declare class WebhookForged extends Error {}

/** What arrived at the address of a webhook endpoint. */
export interface ArrivedWebhook {
  /** The headers, as `fetch` or as Node has them. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body: neither parsed nor printed again. */
  body: string | Uint8Array;
  /** The secret of the endpoint, `whsec_…`. */
  secret: string;
  /** How far its clock may be off, in seconds; 300 by default. */
  toleranceSeconds?: number;
}

/**
 * The event of a genuine webhook. Later versions may send other types, which programs ignore.
 * @throws WebhookForged when a header is missing, the time is not now, or no signature is the secret's
 */
export declare function verifyWebhook(arrived: ArrivedWebhook): Promise<WebhookEvent>;

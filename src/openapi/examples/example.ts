/** An example: a request that works as it is written, and the status of its answer. */
import { resources } from '../../core/resources/index.ts';

export interface RequestExample {
  readonly operationId: string;
  /** Unique within the operation, for example `from_items`. */
  readonly name: string;
  /** One sentence for a reader. */
  readonly summary: string;
  readonly request: ExampleRequest;
  readonly expectedStatus: number;
  /** The status that a live key gets, where the example needs a test key. */
  readonly liveStatus?: number;
  /** The name in `exampleIds` of the record in the answer, or of the first one of a list. */
  readonly makes?: keyof typeof exampleIds;
}

interface ExampleRequest {
  /** The id in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const writtenIds = {
  customer: 'cus_01KEBZ6R00V5T9QJ4M8XHD2C7A',
  formerCustomer: 'cus_01KEBZ6Y6G1QD8ZK5W3T0RPN4V',
  product: 'prd_01KEBZ7N40B3W6YFZ1K9RSE5GP',
  formerProduct: 'prd_01KEBZ7TAR9M2HCX6J0Q4VD8SE',
  quotation: 'quo_01KEBZ9E20X8G4PSR0JB7YW1ZF',
  declinedQuotation: 'quo_01KEBZ98GR5C1VTN7A4KMX0Q6D',
  canceledQuotation: 'quo_01KEBZ9M8GTY3F0R6E2PQ9J5KB',
  copiedQuotation: 'quo_01KEBZ9SZ0W7ND4G1HX8C5VM2T',
  invoice: 'inv_01KEBZ8JX0H7C2DNQ5TV4M6A3K',
  quotedInvoice: 'inv_01KEBZA340PZ6K9S1W7XE8BR5Q',
  draftInvoice: 'inv_01KEBZA97G2J4XV0T6FYMN3HDC',
  wrongInvoice: 'inv_01KEBZAF7R8QS5E1B9K0RWZ7GP',
  unpaidInvoice: 'inv_01KEBZAM50C3TD6V2N4JHX8YQA',
  copiedInvoice: 'inv_01KEBZAS5GFW9M7P0ZK1E4RS6B',
  payment: 'pay_01KEBZAY40V2N8C5QJ7T3DXG9H',
  wrongPayment: 'pay_01KEBZB3G05R1KZW6FM8P4YSE0',
  returnedInvoice: 'inv_01KEBZB5E0E7P2H6SN4V9QW1KC',
  creditNote: 'cn_01KEBZB5W0D7G3M9XQ4T1R8HNA',
  draftCreditNote: 'cn_01KEBZB6D0S2K8V5ZC1WY6PF3J',
  wrongCreditNote: 'cn_01KEBZB6K0J7Q2C9XM5R8V1THG',
  refund: 'ref_01KEBZB6V0H4N9T2EG7Q5JXM8B',
  cashRefund: 'ref_01KEBZB7A0P6W1C8RV3D9SKZ4Y',
  deposit: 'pay_01KEBZB7R0X5J2F8QH6N4TMC1V',
  depositInvoice: 'inv_01KEBZB8700G9Z3B7KW5RE2DSP',
  electronicInvoice: 'inv_01KEBZB8D0Q3H8M5T2D7XK9C4V',
  electronicCreditNote: 'cn_01KEBZB8J0C7T2K9V5N8HQ1M6D',
  email: 'em_01KEBZB7M0T4W8P2N6C9Q3H5XR',
  canceledEmail: 'em_01KEBZB7P0R8D3K6V1Z9X5G2NC',
  event: 'evt_01KEBZB8R0Z6Y2H4E9SC1XJ7VN',
  webhookEndpoint: 'we_01KEBZBEA0P4K7R2M9XT5Q8CWD',
  formerWebhookEndpoint: 'we_01KEBZBKZ0D3N8V6H1YS4F7G2J',
  delivery: 'dlv_01KEBZBSN0J5C2W9Q6TA3E8XKM',
} as const;

/**
 * Ids in the examples. Each stands for the record in the answer of the example with this name in `makes`:
 * a client that runs the examples replaces it with the id of that answer. A resource that no written example names
 * has one under the name of its object, for the example that is derived.
 */
export const exampleIds: typeof writtenIds = { ...writtenIds, ...derivedIds() };

function derivedIds(): Readonly<Record<string, string>> {
  const written = Object.values(writtenIds);
  const missing = resources.filter(({ idPrefix }) => !written.some((id) => id.startsWith(`${idPrefix}_`)));
  return Object.fromEntries(
    missing.map(({ object, idPrefix }, index) => [
      object,
      `${idPrefix}_01KEBZC2G0R7M4X9V1T8${String(index + 1).padStart(6, '0')}`,
    ]),
  );
}

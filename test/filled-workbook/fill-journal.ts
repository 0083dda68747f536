/** Makes the journal rows and delivery rows of a full workbook that retention has not deleted. */
import { type Delivery, deliveryPrefix } from '../../src/core/events/deliveries/delivery.ts';
import { encodeDelivery } from '../../src/core/events/deliveries/delivery-row.ts';
import {
  encodeEntry,
  type JournalEntry,
  journalHeaders,
  markText,
} from '../../src/core/store/journal/journal-entry.ts';
import { newRecordId } from '../../src/core/schema/record-id.ts';
import type { Cell } from '../../src/core/workspace.ts';
import { createRandom, uuidFrom } from '../seeded-random.ts';

/** A transaction that is still in the journal, with the sample entry that its row is copied from. */
export interface Kept {
  readonly transaction: number;
  readonly atMs: number;
  readonly sample: JournalEntry;
}

const appliedIndex = journalHeaders.indexOf('applied');
const fannedOutIndex = journalHeaders.indexOf('fanned_out');

/** Journal rows marked as applied, because their records are those of the sample and must not be written to the sheets. */
export function journalRows(
  kept: readonly Kept[],
  { series, isFannedOut }: { readonly series: JournalEntry['series']; readonly isFannedOut: boolean },
): Cell[][] {
  return kept.map(({ transaction, atMs, sample }) => {
    const at = new Date(atMs).toISOString();
    return encodeEntry({ ...sample, series, transaction, at }).map((cell, column) => {
      if (column === appliedIndex) return markText('applied', at);
      return column === fannedOutIndex && isFannedOut ? markText('fanned_out', at) : cell;
    });
  });
}

/** One delivery of each event to one endpoint, which accepted it at the first attempt. */
export function deliveryRows(kept: readonly Kept[]): Cell[][] {
  const random = createRandom('the deliveries of a full workbook');
  const endpointId = newRecordId('we', kept[0]?.atMs ?? 0, 1, uuidFrom(random));
  return kept.flatMap(({ transaction, atMs, sample }) =>
    sample.events.map(({ type }) => {
      const at = new Date(atMs).toISOString();
      const taken = { attempt: 1, at, status_code: 204, error: null, duration_ms: 200, response: null };
      const delivery: Delivery = {
        id: newRecordId(deliveryPrefix, atMs, transaction, uuidFrom(random)),
        endpointId,
        dueMs: null,
        attempts: 1,
        status: 'succeeded',
        log: [taken],
        eventId: newRecordId('evt', atMs, transaction, uuidFrom(random)),
        eventType: type,
        transaction,
        createdAt: at,
      };
      return encodeDelivery(delivery);
    }),
  );
}

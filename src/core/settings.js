/** What the owner has set for the whole workspace, kept in one property so that no request reads a sheet for it. */
import { busy, Refusal } from './errors/refusal.ts';
/** The layout that this code works with: it touches no workbook of another one. */
export const schemaVersion = 2;
export const settingsName = 'settings';
// The longest that the cache keeps a value: whoever changes the settings changes it, too.
const settingsTtlSeconds = 21600;
// As long as a write waits for the lock.
const lockWaitMs = 20000;
export const defaultSettings = {
  name: '',
  currency: 'EUR',
  time_zone: 'Etc/UTC',
  payment_terms_days: 30,
  invoice_number: 'INV-{YYYY}-{SEQ:4}',
  quotation_number: 'QUO-{YYYY}-{SEQ:4}',
  fiscal_year_start: 1,
  books_closed_through: null,
  schema_version: schemaVersion,
  text_way: '',
};
/**
 * The settings, from the cached text when there is one, else from their property.
 * @param cached the cache value named `settings`, undefined when it is missing
 */
export function loadSettings({ properties }, cached) {
  const text = cached ?? properties.get(settingsName);
  if (text === null) return defaultSettings;
  // The first layout did not tell its number.
  return { ...defaultSettings, schema_version: 1, ...JSON.parse(text) };
}
/** @throws Refusal workspace_misconfigured when the sheets have a layout of other code, or are between two layouts */
export function refuseOtherLayout({ schema_version: found }) {
  if (found === schemaVersion) return;
  throw new Refusal(
    'workspace_misconfigured',
    `The sheets have layout ${found}, the script ${schemaVersion}. Deploy the newest script, then choose Billing API › Set up.`,
    { retryAfterSeconds: 60 },
  );
}
/**
 * Stores settings and makes them seen at once: under the lock, as nobody else may cache older ones meanwhile.
 * @throws Refusal workspace_busy
 */
export function saveSettings({ cache, lock, properties }, settings) {
  const text = JSON.stringify(settings);
  if (!lock.tryAcquire(lockWaitMs)) throw busy('workspace_busy', 'Writes are in progress. Try again.', 2);
  try {
    // First of all, so that not even a killed execution leaves it stale.
    cache.remove(settingsName);
    properties.set(settingsName, text);
    cache.put(settingsName, text, settingsTtlSeconds);
  } finally {
    lock.release();
  }
}

/** Which tests a setting of the platform's unsettled facts is tried with: those that can tell its sides apart. */
import type { Switches } from '../../src/emulator/switches.ts';

/** Whatever uses emulated services and declares no setting of its own. */
const all = [
  'test/contract',
  'test/apps-script',
  'test/conformance',
  'test/core/(events|store|exchange)',
  'test/local/exchange',
  'test/readme/owner-steps',
  'test/architecture/new-resource',
];

/** What becomes of written cells: texts, numbers, rows that the API writes and those that a person has moved. */
const cells = [
  'test/conformance',
  'test/core/store',
  'test/local/exchange',
  'test/apps-script/(text-probe|workbook|upgrade)',
  'test/contract/.+/(copies|dates|every-resource|exchange|memory|sweep|invoice-lines|newest-row|own-columns)',
  'test/contract/.+/(customers|products|quotations|payments|records|lost-parts|partial-update)\\.',
];

const windows = [
  'test/conformance',
  'test/core/store',
  'test/contract/.+/(further-reading|lists|sorts|newest-row|lost-parts|sorted-journal|unapplied-events)',
];

const locks = [
  'test/conformance',
  'test/apps-script/(health|rate-lock|connect)',
  'test/contract/.+/(rate-limit|service|partial-update|authentication|scopes|order-of-checks|one-lock|error-codes)',
  'test/contract/idempotency',
];

const secrets = [
  'test/conformance',
  'test/contract/(.+/)?(authentication|scopes|webhooks)',
  'test/core/events',
  'test/core/jobs',
];

const triggers = [
  'test/apps-script',
  'test/conformance',
  'test/core/events',
  'test/core/jobs',
  'test/contract/webhooks',
];

const addresses = ['test/apps-script', 'test/readme/owner-steps'];

/** Patterns of jest for each fact that is flipped alone; all unkind at once is tried with everything. */
export const triedTests: Readonly<Record<keyof Switches | 'unkind', readonly string[]>> = {
  textInTextCell: cells,
  formulaInTextCell: cells,
  parsedSigns: cells,
  leadingApostrophe: cells,
  numberInTextCell: cells,
  newRowsInheritFormat: cells,
  carriageReturn: cells,
  rangeBeyondGrid: windows,
  // The API relies on one side; what the probe says of the other is tried.
  finderInHiddenColumns: ['test/apps-script/health', 'test/emulator/spreadsheet/text'],
  finderInBlankCells: [
    'test/emulator/spreadsheet/text',
    'test/contract/lists',
    'test/contract/durability/shifted-questions',
  ],
  // The tests of crashes try both sides themselves, and take long.
  pendingWritesAtKill: ['test/conformance', 'test/contract/.+/(partial-update|lost-parts)'],
  documentLockInWebApp: locks,
  userLock: locks,
  lockRate: locks,
  propertyValueBytesMax: secrets,
  getPropertiesCost: secrets,
  fetchAllFailure: triggers,
  fetchTimeoutOption: triggers,
  webAppUrlForm: addresses,
  triggerMadeInTrigger: triggers,
  recalculation: ['test/conformance', 'test/apps-script/workbook', 'test/contract/sheet-edits'],
  pdfBeyondTables: ['test/emulator/services/html', 'test/contract/documents'],
  commentsInTemplateLiterals: ['test/emulator/services/html', 'test/apps-script'],
  unkind: all,
};

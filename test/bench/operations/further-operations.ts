/** The measured lists with what few requests ask for: an entry of the metadata, and other records beside those listed. */
import { get, type Operation, type PreparedWorkspace } from './operation.ts';

const markedCount = 10;
const listedMax = 100;
const scatteredCount = 25;

export const furtherOperations: readonly Operation[] = [
  {
    name: 'metadata_none',
    status: 200,
    limits: {
      ms: [250, 500, 780],
      pessimistic: [580, 830, 1110],
      calls: [1, 3, 3],
      searches: {
        columns: 2,
        because: 'the data of the invoices is searched for the entry, and for records of several cells',
      },
    },
    run: (workspace) => get(workspace, 'invoices', 'limit=50&metadata[channel]=web'),
  },
  {
    name: 'metadata_10',
    status: 200,
    limits: {
      ms: [250, 1110, 1390],
      pessimistic: [580, 1450, 1720],
      calls: [1, 13, 13],
      searches: {
        columns: 2,
        because: 'the data of the invoices is searched for the entry, and for records of several cells',
      },
    },
    prepare: markScattered,
    run: (workspace) => get(workspace, 'invoices', 'limit=50&metadata[channel]=web'),
  },
  {
    name: 'metadata_beyond_ascii',
    status: 200,
    limits: {
      ms: [250, 1730, 2000],
      pessimistic: [580, 2060, 2330],
      calls: [1, 23, 23],
      searches: {
        columns: 2,
        because: 'the data of the invoices is searched for the entry, and for records of several cells',
      },
    },
    run: (workspace) => get(workspace, 'invoices', `limit=50&metadata[region]=${encodeURIComponent('Süd')}`),
  },
  {
    name: 'expand_100',
    status: 200,
    limits: {
      ms: [510, 680, 750],
      pessimistic: [960, 1140, 1190],
      calls: [4, 5, 5],
      searches: { columns: 1, because: 'the payments are searched for those of the invoices' },
    },
    run: (workspace) => get(workspace, 'invoices', `limit=${listedMax}&expand=customer,payments,quotation`),
  },
  {
    name: 'expand_scattered_25',
    status: 200,
    limits: {
      ms: [510, 3820, 4100],
      pessimistic: [960, 4230, 4560],
      calls: [4, 52, 57],
      searches: {
        columns: 2,
        because: 'the invoices are searched for their ids, and the payments for those of the invoices',
      },
    },
    run: (workspace) =>
      get(
        workspace,
        'invoices',
        `id=${scattered(workspace, scatteredCount).join(',')}&expand=customer,payments`,
      ),
  },
  {
    name: 'expand_one',
    status: 200,
    limits: {
      ms: [470, 480, 620],
      pessimistic: [920, 940, 1080],
      calls: [4, 4, 4],
      searches: { columns: 1, because: 'the payments are searched for those of the invoice' },
    },
    run: (workspace) =>
      get(workspace, `invoices/${scattered(workspace, 1)[0]}`, 'expand=customer,payments,quotation'),
  },
];

/** The ids of so many invoices, as far from one another as the sheet allows. */
function scattered({ invoiceIds }: PreparedWorkspace, count: number): readonly string[] {
  // The customers are billed in turn: an odd step reaches as many of them.
  const step = Math.max(1, Math.floor((invoiceIds.length - 1) / count));
  return invoiceIds.filter((_id, index) => index % step === 0).slice(0, count);
}

// A page that few programs make: ten invoices all over the sheet have an entry in their metadata.
function markScattered(workspace: PreparedWorkspace): string {
  const { bench, key } = workspace;
  for (const id of scattered(workspace, markedCount)) {
    // The pause keeps the requests below the rate limit.
    bench.emulator.world.clock.advance(1000);
    const body = { metadata: { channel: 'web', region: 'Süd' } };
    const { status } = bench.send(key, 'PATCH', `/api/v1/invoices/${id}`, { body });
    if (status !== 200) throw new Error(`${id} was not marked: ${status}`);
  }
  return '';
}

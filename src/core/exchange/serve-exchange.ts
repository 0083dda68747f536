/** Answers the requests of an export or an import from the workspace. */
import { Refusal } from '../errors/refusal.ts';
import { sheetRulesOf } from '../resources/sheet-rules.ts';
import type { Resource } from '../schema/resource.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { startSession } from '../store/start-session.ts';
import type { Session } from '../store/session.ts';
import type { Workspace } from '../workspace.ts';
import { flatHeaders } from './csv/flat-record.ts';
import type {
  ExchangePort,
  ExportPageRequest,
  RestoreOrder,
  TableOrder,
  WorkspaceHead,
} from './exchange-port.ts';
import { type ExportPage, exportPage } from './export-page.ts';
import { importable } from './foreign-columns.ts';
import { type ImportedTable, importTable } from './import-table.ts';
import { type Restored, restoreRecords } from './restore-records.ts';

/** The port as the workspace answers it, without waiting. */
export type ExchangeServer = {
  readonly [Name in keyof ExchangePort]: (
    ...given: Parameters<ExchangePort[Name]>
  ) => Awaited<ReturnType<ExchangePort[Name]>>;
};

export function serveExchange(workspace: Workspace): ExchangeServer {
  const { resources } = workspace;
  const open = (): Session => startSession(workspace);
  const named = (plural: string): Resource => {
    const resource = resources.find((one) => one.plural === plural);
    if (resource === undefined) throw new Refusal('invalid_parameter', `There are no ${plural}.`);
    return resource;
  };
  return {
    head(): WorkspaceHead {
      const session = open();
      return {
        at: new Date(workspace.clock.now()).toISOString(),
        settings: session.settings,
        series: readJournalTail(session).series,
        resources: resources.map((resource) => ({
          plural: resource.plural,
          header: flatHeaders(resource.fields),
          openStatuses: resource.openStatuses ?? null,
          belongsBy: sheetRulesOf(resource).rollup?.link ?? null,
        })),
        importable,
      };
    },
    page: ({ plural, before }: ExportPageRequest): ExportPage => exportPage(open(), named(plural), before),
    restore: ({ plural, records, series }: RestoreOrder): Restored =>
      restoreRecords(open(), { resource: named(plural), records, series }),
    importTable: (order: TableOrder): ImportedTable => importTable(open(), order),
  };
}

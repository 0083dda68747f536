/** Answers the requests of an export or an import from the workspace. */
import { Refusal } from '../errors/refusal.ts';
import { sheetRulesOf } from '../resources/sheet-rules.ts';
import type { Settings } from '../settings.ts';
import { endRunning, showRunning } from '../store/running-work.ts';
import type { Resource } from '../schema/resource.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { startSession } from '../store/start-session.ts';
import type { Session } from '../store/session.ts';
import type { Workspace } from '../workspace.ts';
import { flatHeaders } from './flat-record.ts';
import type {
  ExchangePort,
  ExportedSettings,
  ExportPageRequest,
  ImportProgress,
  RestoreOrder,
  RowsOrder,
  SettingsOrder,
  TableOrder,
  WorkspaceHead,
} from './exchange-port.ts';
import { type ExportPage, exportPage } from './export-page.ts';
import { type ImportedTable, importForeign, importOwn } from './import-table.ts';
import { importable, importTargets } from './import-targets.ts';
import { type Restored, restoreRecords } from './restore-records.ts';
import { type RestoredSettings, restoreSettings, shownWorkspace } from './restore-settings.ts';

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
  // Others who look at the sidebar see the import, too.
  const told = <Outcome extends { readonly taken: number }>(
    progress: ImportProgress | undefined,
    run: () => Outcome,
  ): Outcome => {
    const outcome = run();
    if (progress === undefined) return outcome;
    const { done, all } = progress;
    if (done + outcome.taken >= all) endRunning(workspace);
    else showRunning(workspace, `Importing: ${done + outcome.taken} of ${all}`);
    return outcome;
  };
  return {
    head(): WorkspaceHead {
      const session = open();
      return {
        at: new Date(workspace.clock.now()).toISOString(),
        settings: withoutLinks(session.settings),
        workspace: shownWorkspace(session),
        series: readJournalTail(session).series,
        resources: resources.map((resource) => ({
          plural: resource.plural,
          idPrefix: resource.idPrefix,
          header: flatHeaders(resource.fields),
          openStatuses: resource.openStatuses ?? null,
          belongsBy: sheetRulesOf(resource).rollups?.[0]?.link ?? null,
        })),
        importable: Object.fromEntries(importable.map((plural) => [plural, importTargets(named(plural))])),
      };
    },
    page: ({ plural, before }: ExportPageRequest): ExportPage => exportPage(open(), named(plural), before),
    restoreSettings: ({ workspace: exported }: SettingsOrder): RestoredSettings =>
      restoreSettings(open(), exported),
    restore: ({ plural, records, series, progress }: RestoreOrder): Restored =>
      told(progress, () => restoreRecords(open(), { resource: named(plural), records, series })),
    importTable: (order: TableOrder): ImportedTable =>
      told(order.progress, () => importOwn(open(), named(order.plural), order)),
    importRows: (order: RowsOrder): ImportedTable => told(order.progress, () => importForeign(open(), order)),
  };
}

// The secret stays here, because it makes the link to any page; the address is that of this deployment.
function withoutLinks({
  link_secret: _secret,
  web_app_url: _address,
  ...settings
}: Settings): ExportedSettings {
  return settings;
}

/**
 * The port of what is loaded on demand, because few requests need it. A member loads the script that it stands in, once,
 * and throws ServiceFailure when Google does not give that.
 */
import type { LimitedAnswers } from './api/limited-answers.ts';
import type { ApiRequest } from './api/message.ts';
import type { Answer, Route } from './api/operation.ts';
import type { Printer } from './documents/printer.ts';
import type { Refusal } from './errors/refusal.ts';
import type { Resource } from './schema/resource.ts';
import type { CodeLists } from './schema/codes/code-lists.ts';
import type { JournalTail } from './store/journal/journal-tail.ts';
import type { Session } from './store/session.ts';
import type { GroupRules } from './store/transaction/group-rules.ts';
import type { Placing } from './store/write/place-writes.ts';
import type { PlacedCells } from './store/write/placed-cells.ts';
import type { AdoptedRow } from './store/write/row-write.ts';
import type { TestSheets } from './test-sheets.ts';
import type { SheetDocument, Workspace } from './workspace.ts';

export interface Background {
  /** The routes that few requests ask for. */
  routes(): readonly Route[];
  /** The refusal of a request that no route takes. */
  refusalOfRoute(request: Pick<ApiRequest, 'method' | 'path'>): Refusal;
  /** What restricts the answers to keys that may not read all records. */
  limitedAnswers(): LimitedAnswers;
  /** The rules of writes that are committed together. */
  groupRules(): GroupRules;
  /** The document in which the sheets of these resources, which Set up has not made, are read as ones without rows. */
  absentSheets(workspace: Workspace, resources: readonly Resource[]): SheetDocument;
  /** The document whose columns are read where Google's search would pass over what is hidden. */
  searchByReading(document: SheetDocument): SheetDocument;
  /** The long lists of codes. */
  codeLists(): CodeLists;
  /** Answers a request for the page of a document. */
  hostedPage(workspace: Workspace, request: ApiRequest): Answer;
  /** What prints documents. */
  printer(): Printer;
  /**
   * Commits what a person has changed in one row of a sheet; null while that is under way. The caller holds the lock
   * before and after.
   */
  readonly applyRow: ((livemode: boolean, sheet: string, row: number) => void) | null;
  /** True when the rows of the newest transaction are there; asked when its writer has not left word of it. */
  isTailWritten(session: Session, tail: JournalTail): boolean;
  /** Writes the rows that the newest transaction of a mode lacks after a crash. The caller holds the lock before and after. */
  finishTail(livemode: boolean): void;
  /**
   * The highest number of every series in the rows; it is needed only when a person has cut the journal.
   * @param names the series that the journal knows
   */
  seriesOfRows(livemode: boolean, names: readonly string[]): Readonly<Record<string, number>>;
  /** Places a record into the row that a person has typed. */
  placeAdopted(placing: Placing, write: AdoptedRow): PlacedCells[];
  testSheets(): TestSheets;
  /** True when somebody must repair something, or a trigger is late; `/health` alone asks. */
  isDegraded(): boolean;
}

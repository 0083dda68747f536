/**
 * Loads the further scripts on demand, because Google would parse them for every request if they were script files. They
 * are plain text: compressed, they would be half as long, and each run would pay for unpacking them.
 */
import type { ApiRequest, ApiResponse } from '../core/api/message.ts';
import type { Background } from '../core/background.ts';
import type { Printer } from '../core/documents/printer.ts';
import type { FoundWork, DispatcherWork } from '../core/events/dispatcher/find-work.ts';
import type { MinuteTrigger } from '../core/minute-trigger.ts';
import type { OwnerMail } from '../core/owner-mail.ts';
import type { Workspace } from '../core/workspace.ts';
import { serviceCall } from './google/service-call.ts';

/** What later scripts use of Code.js: the build puts it in here, in the order in which those scripts take it. */
declare const SHARED: readonly unknown[];

/** What the script of rare requests gives to Code.js. */
export interface RequestsScript
  extends Pick<
    Background,
    | 'routes'
    | 'refusalOfRoute'
    | 'limitedAnswers'
    | 'groupRules'
    | 'absentSheets'
    | 'searchByReading'
    | 'codeLists'
    | 'isTailWritten'
    | 'placeAdopted'
    | 'finishTail'
  > {
  minuteTrigger(): MinuteTrigger;
  ownerMail(): OwnerMail;
}

interface LoadedRequests {
  readonly requests: RequestsScript;
  /** What the background script uses of it: the build adds it. */
  readonly SHARED: readonly unknown[];
}

/** What the owner's script gives to Code.js, beside the functions that Google calls by their names. */
export interface BackgroundScript
  extends Pick<Background, 'hostedPage' | 'isDegraded' | 'printer' | 'seriesOfRows' | 'testSheets'> {
  applyRow(livemode: boolean, sheet: string, row: number): void;
  greet(): void;
  doWork(work: FoundWork & DispatcherWork): void;
  handleOtherChange(event: GoogleAppsScript.Events.SheetsOnChange): void;
  probeLocks(workspace: Workspace, request: ApiRequest): ApiResponse | null;
  showPage(
    workspace: Workspace,
    event: {
      readonly parameter: Readonly<Record<string, string>>;
      readonly postData?: { readonly contents?: string };
    },
  ): GoogleAppsScript.HTML.HtmlOutput | GoogleAppsScript.Content.TextOutput;
}

/**
 * Loads `requests.html`, what rare requests need: one service call.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadRequests(): LoadedRequests {
  return compileScript(readScript('requests'), 'BillingRequests', SHARED) as LoadedRequests;
}

/**
 * Loads `background.html`, what the owner and the triggers need, behind the requests, whose modules it uses: two service
 * calls.
 * @throws ServiceFailure when Google does not give a file
 */
export function loadBackground(): { readonly background: BackgroundScript } {
  const shared = [...SHARED, ...loadRequests().SHARED];
  return compileScript(readScript('background'), 'BillingBackground', shared) as ReturnType<
    typeof loadBackground
  >;
}

/** The port of what is loaded on demand: a member loads the script that it stands in, unless another one has. */
export function loadedBackground(): Background {
  let requestsScript: RequestsScript | undefined;
  let backgroundScript: BackgroundScript | undefined;
  const requests = (): RequestsScript => {
    requestsScript ??= loadRequests().requests;
    return requestsScript;
  };
  const background = (): BackgroundScript => {
    backgroundScript ??= loadBackground().background;
    return backgroundScript;
  };
  return {
    routes: () => requests().routes(),
    refusalOfRoute: (request) => requests().refusalOfRoute(request),
    limitedAnswers: () => requests().limitedAnswers(),
    groupRules: () => requests().groupRules(),
    absentSheets: (workspace, resources) => requests().absentSheets(workspace, resources),
    searchByReading: (document) => requests().searchByReading(document),
    codeLists: () => requests().codeLists(),
    placeAdopted: (placing, write) => requests().placeAdopted(placing, write),
    isTailWritten: (session, tail) => requests().isTailWritten(session, tail),
    finishTail: (livemode) => requests().finishTail(livemode),
    applyRow: (livemode, sheet, row) => background().applyRow(livemode, sheet, row),
    hostedPage: (workspace, request) => background().hostedPage(workspace, request),
    isDegraded: () => background().isDegraded(),
    printer: () => background().printer(),
    seriesOfRows: (livemode, names) => background().seriesOfRows(livemode, names),
    testSheets: () => background().testSheets(),
  };
}

/**
 * Loads `pdf.html`, what draws PDFs: one service call, and some 0.1 s of parsing.
 * @throws ServiceFailure when Google does not give the file
 */
export function loadPdf(): { readonly drawPdf: Printer['pdf'] } {
  return compileScript(readScript('pdf'), 'BillingPdf', []) as ReturnType<typeof loadPdf>;
}

function readScript(name: string): string {
  return serviceCall(() => HtmlService.createTemplateFromFile(name).getRawContent());
}

/**
 * Compiles the text of a script in the scope of this execution. The simulator replaces this function, to compile once for
 * many executions.
 * @public the simulator's build finds it by its name
 */
export function compileScript(script: string, name: string, shared: readonly unknown[]): unknown {
  // The text is safe to run: the owner has pushed it together with this code, as part of the same script version.
  return new Function('shared', `${script};return ${name}`)(shared);
}

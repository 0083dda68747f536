/** The facts about the platform that no source settles, each as a named switch; the tests run with every side of it. */

export interface Switches {
  /** Text written to a cell formatted `@`: kept as it is, or read as if it were typed into any other cell. */
  readonly textInTextCell: 'kept' | 'parsed';
  /** Text that begins with `=` written to a cell formatted `@`: kept as text, or taken for a formula. */
  readonly formulaInTextCell: 'text' | 'formula';
  /** The signs before a text written to a cell formatted `@` that make Google read it as if it were typed elsewhere. */
  readonly parsedSigns: '' | '+' | '-' | '@' | '+-@';
  /** A leading apostrophe of a written string: taken away as in the user interface, or stored with the text. */
  readonly leadingApostrophe: 'stripped' | 'stored';
  /** A number written to a cell formatted `@` comes back as a number or as text. */
  readonly numberInTextCell: 'number' | 'text';
  /** Rows added by insertRows or by growth take over the number formats of the row above, or none. */
  readonly newRowsInheritFormat: boolean;
  /** A carriage return in a cell is kept, or CR LF becomes LF. */
  readonly carriageReturn: 'kept' | 'normalised';
  /** An A1 range beyond the grid is accepted and its first read or applied write throws, or it throws itself, or is clipped. */
  readonly rangeBeyondGrid: 'accepted' | 'throws' | 'clipped';
  /** TextFinder looks at hidden columns too, as the search of the user interface does, or passes over them. */
  readonly finderInHiddenColumns: 'searches' | 'passes_over';
  /** TextFinder compares blank cells with a regular expression too, as scripts that look for `^$` expect, or passes over them. */
  readonly finderInBlankCells: 'searches' | 'passes_over';
  /** At the end of a killed execution, pending writes are applied before its locks are freed, or after. */
  readonly pendingWritesAtKill: 'before_locks' | 'after_locks';
  /** The user lock of a web app that runs as its deployer excludes all callers, or only the same session. */
  readonly userLock: 'excludes_all' | 'excludes_same_session';
  /** LockService takes any number of calls, or refuses them when many come in a short time. */
  readonly lockRate: 'unlimited' | 'limited';
  /** Largest property value: 9 KB as documented, or 500 KB as measured in 2023. */
  readonly propertyValueBytesMax: 9216 | 524287;
  /** How many quota units one getProperties() costs: one call, or one for each property. */
  readonly getPropertiesCost: 'one' | 'each';
  /** fetchAll with one failing member: throws for all, or answers the others. */
  readonly fetchAllFailure: 'throws_for_all' | 'answers_others';
  /** The option `timeoutSeconds` of UrlFetchApp, which is new: honoured, or ignored as every unknown option is. */
  readonly fetchTimeoutOption: 'honoured' | 'ignored';
  /** `getService().getUrl()` gives the address without an account, or with the domain of the owner's Workspace. */
  readonly webAppUrlForm: 'plain' | 'with_domain';
  /** A clock trigger created inside a trigger's own run is born disabled, or works. */
  readonly triggerMadeInTrigger: 'disabled' | 'works';
  /** What looks like a comment inside a template literal of a page's script: stripped when the page is served, or kept. */
  readonly commentsInTemplateLiterals: 'stripped' | 'kept';
  /** The first document call after a change waits until formulas are computed again, or nothing waits for them. */
  readonly recalculation: 'awaited' | 'free';
}

/** For each switch, the side that more sources support. */
export const likelySwitches: Switches = {
  textInTextCell: 'kept',
  formulaInTextCell: 'text',
  parsedSigns: '',
  leadingApostrophe: 'stripped',
  numberInTextCell: 'number',
  newRowsInheritFormat: true,
  carriageReturn: 'kept',
  rangeBeyondGrid: 'accepted',
  finderInHiddenColumns: 'searches',
  finderInBlankCells: 'searches',
  pendingWritesAtKill: 'before_locks',
  userLock: 'excludes_all',
  lockRate: 'unlimited',
  propertyValueBytesMax: 9216,
  getPropertiesCost: 'one',
  fetchAllFailure: 'answers_others',
  fetchTimeoutOption: 'honoured',
  webAppUrlForm: 'plain',
  triggerMadeInTrigger: 'works',
  commentsInTemplateLiterals: 'stripped',
  recalculation: 'free',
};

/** The side of each switch that is harder to live with, as long as a cell formatted as text keeps texts. */
export const unkindSwitches: Switches = {
  textInTextCell: 'kept',
  formulaInTextCell: 'formula',
  parsedSigns: '+-@',
  leadingApostrophe: 'stored',
  numberInTextCell: 'text',
  newRowsInheritFormat: false,
  carriageReturn: 'normalised',
  rangeBeyondGrid: 'throws',
  finderInHiddenColumns: 'passes_over',
  finderInBlankCells: 'passes_over',
  pendingWritesAtKill: 'after_locks',
  userLock: 'excludes_same_session',
  lockRate: 'limited',
  propertyValueBytesMax: 9216,
  getPropertiesCost: 'each',
  fetchAllFailure: 'throws_for_all',
  fetchTimeoutOption: 'ignored',
  webAppUrlForm: 'with_domain',
  triggerMadeInTrigger: 'disabled',
  commentsInTemplateLiterals: 'stripped',
  // To count what is computed takes as long as many a run of the simulator, so the other side is tried alone.
  recalculation: 'free',
};

/** As unkind as can be: no format and no apostrophe keeps a text, and only a guard in front of it does. */
export const guardedSwitches: Switches = { ...unkindSwitches, textInTextCell: 'parsed' };

/** The other side of each switch, also where neither is the unkind one. */
const flipped: Switches = {
  ...guardedSwitches,
  rangeBeyondGrid: 'clipped',
  finderInHiddenColumns: 'passes_over',
  propertyValueBytesMax: 524287,
  commentsInTemplateLiterals: 'kept',
  recalculation: 'awaited',
};

/** Settings by name; one fact alone is named after its switch. */
export const switchSettings: ReadonlyMap<string, Switches> = new Map([
  ['likely', likelySwitches],
  ...Object.keys(likelySwitches).map((name): [string, Switches] => [
    name,
    { ...likelySwitches, [name]: flipped[name as keyof Switches] },
  ]),
  ['unkind', unkindSwitches],
]);

/** @throws Error that lists the settings when none has this name */
export function settingNamed(name: string): Switches {
  const setting = switchSettings.get(name);
  if (setting !== undefined) return setting;
  throw new Error(`There is no setting "${name}"; there are ${[...switchSettings.keys()].join(', ')}.`);
}

/**
 * Lets a Set up that has died go on where it stopped. A property names the sheets that this Set up makes; one of them
 * whose header row is frozen is finished, because that is written last.
 */
import { endRunning, showRunning } from '../../core/store/running-work.ts';
import type { Workspace } from '../../core/workspace.ts';
import type { NamedSheets } from './named-sheets.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const progressName = 'set_up_progress';

// Later than this, somebody may have changed the sheets, so Set up looks at all of them again.
const keptMs = 86_400_000;

interface Progress {
  readonly build: string;
  readonly at: number;
  readonly made: readonly string[];
}

export interface SetUpProgress {
  /** True for a sheet that this Set up has made and finished before it died. */
  readonly isFinished: (name: string) => boolean;
  /** True for a sheet that an earlier run of this Set up was about to make. */
  readonly isMade: (name: string) => boolean;
  /** Remembers the sheets that this run is about to make. */
  readonly remember: (made: readonly string[]) => void;
  /** The sheets that this Set up makes, or has made before it died. */
  readonly blank: () => readonly string[];
  /** Shows the owner that a sheet is ready. */
  readonly tell: (name: string) => void;
  /** Forgets the progress, because all is done. */
  readonly end: () => void;
}

/** @param names the sheets that Set up makes, in the order in which they are finished */
export function openProgress(
  { properties, cache, clock, build }: Workspace,
  spreadsheet: Spreadsheet,
  sheets: NamedSheets,
  names: readonly string[],
): SetUpProgress {
  const text = properties.get(progressName);
  const before = text === null ? null : (JSON.parse(text) as Progress);
  const isValid = before !== null && before.build === build.id && clock.now() - before.at < keptMs;
  const made = isValid ? before.made : [];
  let all = made;
  let isStored = text !== null;
  let isTold = false;
  // A look at the frozen rows is a service call, so each sheet is looked at once.
  const finished = new Set(made.filter((name) => (sheets.find(name)?.getFrozenRows() ?? 0) > 0));
  return {
    isFinished: (name) => finished.has(name),
    isMade: (name) => made.includes(name),
    remember(added) {
      if (added.every((name) => all.includes(name))) return;
      all = [...new Set([...all, ...added])];
      const progress: Progress = { build: build.id, at: clock.now(), made: all };
      properties.set(progressName, JSON.stringify(progress));
      isStored = true;
    },
    blank: () => all,
    tell(name) {
      const words = `${name} is ready, ${names.indexOf(name) + 1} of ${names.length}`;
      spreadsheet.toast(words, 'Set up');
      showRunning({ cache }, `Set up: ${words}`);
      isTold = true;
    },
    end() {
      if (isTold) endRunning({ cache });
      if (isStored) properties.delete(progressName);
      isStored = false;
    },
  };
}

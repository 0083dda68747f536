/** An owner who does anything at all in the sheets, in between the API's traffic, breaks no promise. */
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createRandom as createSeededRandom, uuidFrom } from '../seeded-random.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { doRandomAct } from './owner-acts.ts';
import { restoreHeaders } from './row-and-column-acts.ts';
import { createOwnerRandom, type Random } from './random.ts';
import type { OwnerContext } from './owner-context.ts';
import { consistencyFaults } from './consistency-faults.ts';
import { sendRandomRequest } from './random-requests.ts';

// `npm run owner` does thousands; here is a share of them.
const edits = Number(process.env.OWNER_EDITS ?? 75);
const seed = Number(process.env.OWNER_SEED ?? 1);
/** After so many edits a new workbook begins: the sweep and the check read all rows of an old one each time. */
const editsPerWorkbook = Number(process.env.OWNER_EDITS_PER_WORKBOOK ?? 150);
const editsPerCheck = 25;
/** How often a long run says how far it is. */
const editsPerReport = 500;

// An hour looks at a share of the rows, and begins with those that were not looked at for the longest time.
const hoursOfDay = 24;

function sweepForDay({ emulator, clock }: TestWorkspace): void {
  for (let hour = 0; hour < hoursOfDay; hour += 1) {
    clock.advance(3_600_000);
    const outcome = emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
    if (!outcome.ok) throw new Error(outcome.text);
  }
}

function openScenery({ workbook, clock }: TestWorkspace, random: Random): OwnerContext {
  return {
    workbook,
    personEdits: createPersonEdits(workbook, clock),
    random,
    deletions: [],
    renamings: [],
    sheet: (name) => {
      const found = sheetNamed(workbook, name);
      if (found === undefined) throw new Error(`There is no sheet "${name}".`);
      return found;
    },
  };
}

function work(ownSeed: number, count: number, report: (done: number) => void): void {
  const random = createOwnerRandom(ownSeed);
  const ids = createSeededRandom(`ids of ${ownSeed}`);
  const workspace = createTestWorkspace({ uuid: () => uuidFrom(ids) });
  const context = openScenery(workspace, random);
  for (let edit = 1; edit <= count; edit += 1) {
    for (const event of doRandomAct(context)) {
      // One trigger in eight is lost.
      if (event === undefined || random.below(8) === 0) continue;
      for (const { outcome } of workspace.emulator.personDid({ ...event, user: owner }))
        if (!outcome.ok) throw new Error(outcome.text);
    }
    if (random.below(2) === 0) sendRandomRequest(workspace, random);
    report(edit);
    if (edit % editsPerCheck !== 0) continue;
    restoreHeaders(context);
    sweepForDay(workspace);
    expect([edit, consistencyFaults(workspace)]).toEqual([edit, []]);
  }
}

test(`${edits} edits by a person, seed ${seed}`, () => {
  const beganMs = Date.now();
  for (let done = 0; done < edits; done += editsPerWorkbook) {
    const ownSeed = seed + done;
    const count = Math.min(editsPerWorkbook, edits - done);
    try {
      work(ownSeed, count, (edit) => {
        if ((done + edit) % editsPerReport !== 0) return;
        const seconds = Math.round((Date.now() - beganMs) / 1000);
        process.stderr.write(`${done + edit} of ${edits} edits, ${seconds} s\n`);
      });
    } catch (error) {
      throw new Error(`It is OWNER_SEED=${ownSeed} OWNER_EDITS=${count} that fails.`, { cause: error });
    }
  }
});

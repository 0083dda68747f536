/** An owner who does anything at all in the sheets, in between the API's traffic, breaks no promise. */
import { createHands } from '../../src/local/emulator/spreadsheet/hands.ts';
import { sheetNamed } from '../../src/local/emulator/spreadsheet/workbook.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/test-workspace.ts';
import { doSomething, type Scenery } from './deeds.ts';
import { createRandom } from './random.ts';
import { unsettledFaults } from './settled.ts';
import { askSomething } from './traffic.ts';

// `npm run owner` does thousands; here is a share of them.
const edits = Number(process.env.OWNER_EDITS ?? 75);
const seed = Number(process.env.OWNER_SEED ?? 1);
/** After so many edits a new workbook begins: an old one grows slow, and hides how a young one fails. */
const editsPerWorkbook = 150;
const editsPerCheck = 25;

function sweep({ emulator }: TestWorkspace): void {
  const outcome = emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
}

function work(workspace: TestWorkspace, count: number, ownSeed: number): void {
  const { emulator, workbook, clock } = workspace;
  const random = createRandom(ownSeed);
  const scenery: Scenery = {
    hands: createHands(workbook, clock),
    random,
    sheet: (name) => {
      const found = sheetNamed(workbook, name);
      if (found === undefined) throw new Error(`There is no sheet "${name}".`);
      return found;
    },
  };
  for (let edit = 1; edit <= count; edit += 1) {
    for (const event of doSomething(scenery)) {
      // One trigger in eight is lost.
      if (event === undefined || random.below(8) === 0) continue;
      for (const { outcome } of emulator.personDid({ ...event, user: owner }))
        if (!outcome.ok) throw new Error(outcome.text);
    }
    if (random.below(2) === 0) askSomething(workspace, random);
    if (edit % editsPerCheck !== 0) continue;
    sweep(workspace);
    expect([edit, unsettledFaults(workspace)]).toEqual([edit, []]);
  }
}

test(`${edits} edits by hand, seed ${seed}`, () => {
  for (let done = 0; done < edits; done += editsPerWorkbook) {
    const ownSeed = seed + done;
    const workspace = createTestWorkspace();
    try {
      work(workspace, Math.min(editsPerWorkbook, edits - done), ownSeed);
    } catch (error) {
      throw new Error(`It is OWNER_SEED=${ownSeed} OWNER_EDITS=${editsPerWorkbook} that fails.`, {
        cause: error,
      });
    }
  }
});

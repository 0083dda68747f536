/** Types, pastes, clears and undoes: what a person writes into cells. */
import { messageOf } from '../shared/loaded.ts';
import { question } from '../shared/question.ts';
import { callWorkbook, sendOnClosing } from './ask-server.ts';
import { copiedText, fitted, pastedTexts, reachesBeyond, selectedTexts, type Texts } from './clipboard.ts';
import {
  type HistoryEntry,
  forgotten,
  type History,
  noHistory,
  redoEdit,
  remembered,
  undoEdit,
} from './history.ts';
import type { EditResult, WorkbookCall, WorkbookEdit } from './protocol.ts';
import { pasteQuestion, protectedQuestion } from './questions.ts';
import type { WorkbookScreen } from './screen.ts';
import { shownCellAt, columnLetters, enteredAt, type CellPlace, selectedArea, withTexts } from './state.ts';
import type { WorkbookActions } from './view.ts';

export interface Edits
  extends Pick<
    WorkbookActions,
    'typed' | 'choose' | 'edit' | 'enter' | 'leave' | 'clear' | 'cancel' | 'copy' | 'paste' | 'undo' | 'redo'
  > {
  /** Enters what is being typed, so that it is never lost; resolves when the server has it. */
  readonly settled: () => Promise<void>;
  /** Carries out an edit that moves rows or columns. */
  readonly act: (call: WorkbookEdit) => Promise<void>;
  /** Reads the sheet again, unless an edit is under way, which does so behind it. */
  readonly again: () => Promise<void>;
}

type PasteCall = Extract<WorkbookCall, { op: 'paste' }>;

/** @param step goes on from a cell that was entered */
export function createEdits(screen: WorkbookScreen, step: (down: number, right: number) => void): Edits {
  const { state, change, note, focus, refocus, failed, sheet } = screen;
  let history: History = noHistory;
  let underWay = 0;
  let entering = Promise.resolve();

  const again = async (): Promise<void> => {
    if (underWay === 0) await screen.readAgain();
  };
  const send = async (call: WorkbookCall): Promise<EditResult> => {
    change({ message: 'Working…' });
    underWay += 1;
    try {
      return await callWorkbook<EditResult>(call);
    } finally {
      underWay -= 1;
    }
  };
  const conclude = async (done: EditResult): Promise<void> => {
    await again();
    change({ message: wordsOf(done) });
    refocus();
  };
  const act = async (call: WorkbookEdit): Promise<void> => {
    const done = await send(call);
    if (done.isProtected === true) {
      await again();
      if (await question(protectedQuestion(call.sheet, null))) await act({ ...call, isMeant: true });
      else change({ message: '' });
      return;
    }
    history = forgotten(history, call.sheet);
    await conclude(done);
  };
  /** The text goes back into the editor; when the person types elsewhere by now, the message keeps it. */
  const giveBack = ({ row, column, texts, sheet: name }: PasteCall, reason: string): void => {
    const [[text = ''] = []] = texts;
    if (state().edited !== null || name !== sheet()) {
      change({ message: `${reason} Not entered at ${columnLetters(column)}${row}: ${text}` });
      return;
    }
    const place = { row, column };
    const edited = { text, seen: enteredAt(state().rows, place), isNarrowed: false, choice: -1 };
    change({ selected: place, anchor: place, edited, message: reason });
    refocus();
  };
  const write = async (place: CellPlace, texts: Texts, seen?: string): Promise<void> => {
    const typed = seen === undefined ? {} : { seen };
    await enter({ op: 'paste', sheet: sheet(), ...place, texts, ...typed });
  };
  const enter = async (call: PasteCall): Promise<void> => {
    const { rows } = state();
    const { texts, row, column } = call;
    const place = { row, column };
    const isOne = texts.length === 1 && texts[0]?.length === 1;
    if (rows !== null) change({ rows: withTexts(rows, place, texts) });
    try {
      const done = await send(call);
      if (done.changedMeanwhile !== undefined) return await overwrite(call, done.changedMeanwhile);
      if (done.isProtected === true) return await insist(call);
      if (done.isAccepted && done.before !== undefined)
        history = remembered(history, { sheet: call.sheet, place, before: done.before, after: texts });
      await conclude(done);
      if (!done.isAccepted && isOne) giveBack(call, wordsOf(done));
    } catch (error) {
      await again().catch(() => undefined);
      if (isOne) giveBack(call, messageOf(error));
      else throw error;
    }
  };
  /** A protection warns before this edit: the person decides. */
  const insist = async (call: PasteCall): Promise<void> => {
    await again();
    if (await question(protectedQuestion(call.sheet, call.texts))) await enter({ ...call, isMeant: true });
    else change({ message: '' });
  };
  /** Another tab, or the API, has changed the cell while it was typed into: the person decides. */
  const overwrite = async (call: PasteCall, now: string): Promise<void> => {
    await again();
    const [[text = ''] = []] = call.texts;
    const isMeant = await question({
      title: 'This cell has changed meanwhile',
      sentences: [
        `It has: ${now === '' ? '(nothing)' : now}`,
        `You typed: ${text === '' ? '(nothing)' : text}`,
      ],
      yes: 'Enter mine',
      no: 'Keep the other',
    });
    if (isMeant) await write({ row: call.row, column: call.column }, call.texts);
    else change({ message: '' });
  };
  const settled = async (): Promise<void> => {
    const { edited, selected, rows } = state();
    if (edited === null) return await entering;
    change({ edited: null });
    if (edited.text === enteredAt(rows, selected)) return;
    const written = write(selected, [[edited.text]], edited.seen);
    // Who goes on elsewhere waits for cells that were left before, too; their own callers are told what failed.
    entering = Promise.allSettled([entering, written]).then(() => undefined);
    await written;
  };
  const repeat = (
    taken: { entry: HistoryEntry; history: History } | null,
    which: 'before' | 'after',
  ): void => {
    if (taken === null) {
      change({ message: which === 'before' ? 'Nothing to undo.' : 'Nothing to redo.' });
      return;
    }
    const { entry } = taken;
    history = taken.history;
    const reachSheet = entry.sheet === sheet() ? Promise.resolve() : screen.read(entry.sheet, 1);
    reachSheet
      .then(() =>
        send({ op: 'paste', sheet: entry.sheet, ...entry.place, texts: entry[which], isMeant: true }),
      )
      .then(conclude)
      .then(() => change({ selected: entry.place, anchor: entry.place }))
      .then(refocus)
      .catch(failed);
  };
  const clear = (): void => {
    const { rows, columns } = selectedArea(state());
    const blank = Array<string>(columns[1] - columns[0] + 1).fill('');
    const texts = Array.from({ length: rows[1] - rows[0] + 1 }, () => blank);
    write({ row: rows[0], column: columns[0] }, texts).catch(failed);
  };
  const typedAnew = (text: string): void => {
    const { edited, rows, selected } = state();
    if (edited === null) return;
    const changed = { edited: { ...edited, text, isNarrowed: true, choice: -1 } };
    // The editor shows it already; only a drop-down has to be drawn.
    if (shownCellAt(rows, selected)?.choices === undefined) note(changed);
    else change(changed);
  };
  // What is typed when the page is closed is entered without it.
  addEventListener('pagehide', () => {
    const { edited, selected, rows } = state();
    if (edited !== null && edited.text !== enteredAt(rows, selected))
      sendOnClosing({ op: 'paste', sheet: sheet(), ...selected, texts: [[edited.text]] });
  });
  addEventListener('beforeunload', (event) => {
    if (underWay > 0) event.preventDefault();
  });
  return {
    settled,
    act,
    again,
    typed: typedAnew,
    choose(choice) {
      const { edited } = state();
      if (edited !== null) change({ edited: { ...edited, choice } });
    },
    edit(text) {
      const { rows, columns } = selectedArea(state());
      const corner = { row: rows[0], column: columns[0] };
      const before = enteredAt(state().rows, corner);
      const seen = underWay === 0 ? before : undefined;
      const edited = { text: text ?? before, seen, isNarrowed: text !== null && text !== '', choice: -1 };
      change({ selected: corner, anchor: corner, edited });
      focus();
      // What is typed narrows the choices, and does not go on behind the one that is there.
      if (text === null) document.querySelector<HTMLInputElement>('.editor[role="combobox"]')?.select();
    },
    enter(text, down, right) {
      const { edited } = state();
      if (edited !== null) note({ edited: { ...edited, text } });
      settled().catch(failed);
      step(down, right);
    },
    leave() {
      // The person has only gone to another program, and comes back to the field.
      if (document.hasFocus()) settled().catch(failed);
    },
    cancel() {
      change({ edited: null });
      focus();
    },
    clear,
    copy(event, cuts) {
      const { rows } = state();
      if (rows === null) return;
      event.preventDefault();
      if (reachesBeyond(rows, state())) copyFar(screen);
      else event.clipboardData?.setData('text/plain', copiedText(selectedTexts(rows, state())));
      if (cuts) clear();
    },
    paste(event) {
      const copied = event.clipboardData?.getData('text/plain') ?? '';
      const { rows } = state();
      if (copied === '' || rows === null) return;
      event.preventDefault();
      const texts = fitted(pastedTexts(copied), state());
      const area = selectedArea(state());
      const place = { row: area.rows[0], column: area.columns[0] };
      const asked = pasteQuestion(rows, place, texts);
      Promise.resolve(asked === null ? true : question(asked))
        .then((isMeant) => {
          if (!isMeant) return undefined;
          const known = asked === null ? {} : ({ isMeant: true } as const);
          return enter({ op: 'paste', sheet: sheet(), ...place, texts, ...known });
        })
        .catch(failed);
    },
    undo: () => repeat(undoEdit(history), 'before'),
    redo: () => repeat(redoEdit(history), 'after'),
  };
}

/** Copies rows that the page does not show: the server has them. */
function copyFar({ state, sheet, failed }: WorkbookScreen): void {
  const { rows, columns } = selectedArea(state());
  const texts = callWorkbook<Texts>({
    op: 'texts',
    sheet: sheet(),
    row: rows[0],
    column: columns[0],
    rows: rows[1] - rows[0] + 1,
    columns: columns[1] - columns[0] + 1,
  });
  const blob = texts.then((all) => new Blob([copiedText(all)], { type: 'text/plain' }));
  navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]).catch(failed);
}

function wordsOf({ isAccepted, triggers, told = [] }: EditResult): string {
  if (!isAccepted) return 'The cell takes only what its list offers.';
  const failures = triggers.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  if (failures.length > 0) return `A trigger failed: ${failures.join(' ')}`;
  return told.length === 0 ? 'Done.' : told.join(' ');
}

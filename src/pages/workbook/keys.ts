/** What a key does in the grid while no cell is edited, as in Google Sheets. */

export type Command =
  | { readonly does: 'step'; readonly down: number; readonly right: number; readonly extends: boolean }
  | { readonly does: 'type'; readonly text: string }
  | { readonly does: 'edit' | 'compose' | 'clear' | 'undo' | 'redo' | 'all' | 'row' | 'column' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing'>;

// More than any sheet has.
const farAway = 10_000_000;
// To the last cell with content, or to the next one behind blank cells.
const toEdge = Number.POSITIVE_INFINITY;

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -farAway],
  End: [0, farAway],
  'Control+Home': [-farAway, -farAway],
  'Control+End': [farAway, farAway],
  'Control+ArrowDown': [toEdge, 0],
  'Control+ArrowUp': [-toEdge, 0],
  'Control+ArrowRight': [0, toEdge],
  'Control+ArrowLeft': [0, -toEdge],
};

const commands: Readonly<Record<string, Command['does']>> = {
  Enter: 'edit',
  F2: 'edit',
  'Alt+ArrowDown': 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  'Control+z': 'undo',
  'Control+y': 'redo',
  'Control+Shift+z': 'redo',
  'Control+a': 'all',
  'Shift+ ': 'row',
  'Control+ ': 'column',
};

/** @param pageRows how many rows the window shows; null: the key is left to the browser */
export function commandOf(pressed: Pressed, pageRows: number): Command | null {
  const { shiftKey, altKey, isComposing } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (isComposing || key === 'Process' || key === 'Dead' || key === 'Unidentified')
    return { does: 'compose' };
  const held = (isControl ? 'Control+' : '') + (altKey ? 'Alt+' : '');
  const page = { PageDown: pageRows, PageUp: -pageRows }[key];
  const step = page === undefined ? steps[held + key] : ([page, 0] as const);
  if (step !== undefined && !(altKey && page !== undefined))
    return { does: 'step', down: step[0], right: step[1], extends: shiftKey };
  const does = commands[`${held}${shiftKey ? 'Shift+' : ''}${key}`];
  if (does !== undefined) return { does } as Command;
  return key.length === 1 && !isControl && !altKey ? { does: 'type', text: pressed.key } : null;
}

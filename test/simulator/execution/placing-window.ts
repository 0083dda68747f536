/**
 * Tells when a person's hand may not come between two calls: from the read that fixes where a row goes to its flush.
 * No program can exclude what happens there; everywhere else people may do what they like.
 */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';

export interface PlacingWindow {
  readonly isOpen: boolean;
  /** Told of every call that has come back without an exception. */
  observe(call: ServiceCall): void;
  /** Told of the end of the execution. */
  close(): void;
}

/** @param journalSheetId the sheet whose row is the commit */
export function watchPlacing(journalSheetId: number): PlacingWindow {
  let isOpen = false;
  let isRedoing = false;
  let unflushed: 'entry' | 'mark' | null = null;
  const close = (): void => {
    isOpen = false;
    isRedoing = false;
    unflushed = null;
  };
  const flushed = (): void => {
    // Behind the flush of its entry a transaction places its rows; a redo goes on until it marks the entry as applied.
    isOpen = unflushed === 'entry' || (isRedoing && unflushed !== 'mark');
    if (unflushed === 'mark') isRedoing = false;
    unflushed = null;
  };
  return {
    get isOpen() {
      return isOpen;
    },
    close,
    observe({ member, detail }) {
      const [sheet, area] = detail;
      if (member === 'Lock.releaseLock') close();
      else if (member === 'SpreadsheetApp.flush') flushed();
      else if (sheet !== journalSheetId) isOpen ||= writesCells(member);
      else if (member === 'Range.setValues') unflushed = isOneCell(String(area)) ? 'mark' : 'entry';
      else if (member === 'Range.getValues' && isWholeRow(String(area))) {
        // A whole entry is read to be replayed, where nothing is written, or to be done again.
        isOpen = true;
        isRedoing = true;
      }
    },
  };
}

/** True for a call that writes to a row where it was read to stand: a hand before it comes between the two. */
export function writesCells(member: string): boolean {
  return /^Range\.(set|clear)/.test(member);
}

function isOneCell(area: string): boolean {
  const [first, last = first] = area.split(':');
  return first === last;
}

/** True for an area that is one row from its first column on, and no header. */
export function isWholeRow(area: string): boolean {
  const [, first, last] = /^A(\d+):[A-Z]+(\d+)$/.exec(area) ?? [];
  return first !== undefined && first === last && first !== '1';
}

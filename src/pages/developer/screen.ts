/** What a screen of the developer area is. */
import type { CallServer } from '../shared/call-server.ts';

/** What a screen is given. */
export interface ScreenContext {
  readonly call: CallServer;
  /** Where it draws. */
  readonly place: HTMLElement;
  /** Goes to another screen. */
  readonly goTo: (id: string) => void;
}

export interface Screen {
  readonly id: string;
  readonly title: string;
  /** True for a screen that fills its place to the edges. */
  readonly hasOwnLayout?: boolean;
  /** Draws itself, and anew whenever something of it changes. */
  readonly show: (context: ScreenContext) => void;
}

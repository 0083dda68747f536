/** The contract of a screen of the developer area. */
import type { CallServer } from '../shared/call-server.ts';

/** The context that the page passes to a screen. */
export interface ScreenContext {
  readonly call: CallServer;
  /** False while the screen is about test data. */
  readonly livemode: boolean;
  /** The element that the screen draws into. */
  readonly place: HTMLElement;
  /** Goes to another screen. */
  readonly goTo: (id: string) => void;
}

export interface Screen {
  readonly id: string;
  readonly title: string;
  /** True for a screen that fills its place to the edges. */
  readonly hasOwnLayout?: boolean;
  /** True for a screen that shows live or test data, as the owner chooses; the others are about live data. */
  readonly hasModes?: boolean;
  /** Draws the screen, and draws it again whenever its state changes. */
  readonly show: (context: ScreenContext) => void;
}

/** The functions that Google may call by name: all that Code.js declares besides its own object. */

export interface GlobalFunction {
  readonly name: string;
  /** Google passes an event, or a page passes an argument. */
  readonly takesEvent: boolean;
  /** True for what is not needed by billing requests, and stands in the script that is loaded on demand. */
  readonly isBackground: boolean;
}

export const globalFunctions: readonly GlobalFunction[] = [
  { name: 'doGet', takesEvent: true, isBackground: false },
  { name: 'doPost', takesEvent: true, isBackground: false },
  // A simple trigger: it may do little, and the menu needs little.
  { name: 'onOpen', takesEvent: false, isBackground: false },
  { name: 'setUp', takesEvent: false, isBackground: true },
  { name: 'createApiKey', takesEvent: false, isBackground: true },
  { name: 'revokeApiKey', takesEvent: false, isBackground: true },
  { name: 'showDeveloperArea', takesEvent: false, isBackground: true },
  { name: 'showSidebar', takesEvent: false, isBackground: true },
  // The one function that the pages call.
  { name: 'developerArea', takesEvent: true, isBackground: true },
  { name: 'checkAllRows', takesEvent: false, isBackground: true },
  { name: 'runDispatcher', takesEvent: false, isBackground: true },
  // Not called onEdit and onChange: those names would make Google run them twice.
  { name: 'handleEdit', takesEvent: true, isBackground: true },
  { name: 'handleChange', takesEvent: true, isBackground: true },
  { name: 'sweepRows', takesEvent: false, isBackground: true },
];

/** Lists the functions that Google may call by name. Code.js declares these and its own object, and nothing else. */

export interface GlobalFunction {
  readonly name: string;
  /** Google passes an event, or a page passes an argument. */
  readonly takesEvent: boolean;
  /** True for a function that no billing request needs: it stands in the background script, which is loaded on demand. */
  readonly isBackground: boolean;
}

export const globalFunctions: readonly GlobalFunction[] = [
  { name: 'doGet', takesEvent: true, isBackground: false },
  { name: 'doPost', takesEvent: true, isBackground: false },
  // Google runs it as a simple trigger with few permissions; the menu needs no more.
  { name: 'onOpen', takesEvent: false, isBackground: false },
  { name: 'setUp', takesEvent: false, isBackground: true },
  { name: 'testWebApp', takesEvent: false, isBackground: true },
  { name: 'clearTestData', takesEvent: false, isBackground: true },
  { name: 'checkHealth', takesEvent: false, isBackground: true },
  { name: 'createApiKey', takesEvent: false, isBackground: true },
  { name: 'revokeApiKey', takesEvent: false, isBackground: true },
  { name: 'newInvoice', takesEvent: false, isBackground: true },
  { name: 'newQuotation', takesEvent: false, isBackground: true },
  { name: 'recordPayment', takesEvent: false, isBackground: true },
  { name: 'creditInvoice', takesEvent: false, isBackground: true },
  { name: 'correctInvoice', takesEvent: false, isBackground: true },
  { name: 'duplicateDocument', takesEvent: false, isBackground: true },
  { name: 'openDocument', takesEvent: false, isBackground: true },
  { name: 'savePdf', takesEvent: false, isBackground: true },
  { name: 'mailDocument', takesEvent: false, isBackground: true },
  { name: 'showDeveloperArea', takesEvent: false, isBackground: true },
  { name: 'showSidebar', takesEvent: false, isBackground: true },
  // The pages call this function, and no other.
  { name: 'developerArea', takesEvent: true, isBackground: true },
  { name: 'checkAllRows', takesEvent: false, isBackground: true },
  { name: 'runDispatcher', takesEvent: false, isBackground: false },
  { name: 'runUpkeep', takesEvent: false, isBackground: false },
  // They are not named onEdit and onChange, because Google would run functions with those names a second time.
  { name: 'handleEdit', takesEvent: true, isBackground: true },
  { name: 'handleChange', takesEvent: true, isBackground: false },
  { name: 'sweepRows', takesEvent: false, isBackground: true },
];

/** Google's class Ui of a spreadsheet. */
import type { Authorization } from '../../execution/authorization.ts';
import { enumeration, strict } from '../../realm/strict.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { type HtmlOutput, servedContent, titleOfOutput } from '../html/html-output.ts';
import { createMenu, type Menu } from './menu.ts';
import type { DialogAnswer, EmulatedScreen, ScreenItem } from './screen.ts';

interface PromptResponse {
  getResponseText(): string;
  getSelectedButton(): string;
}

interface Ui {
  readonly Button: Readonly<Record<'CLOSE' | 'OK' | 'CANCEL' | 'YES' | 'NO', string>>;
  readonly ButtonSet: Readonly<Record<'OK' | 'OK_CANCEL' | 'YES_NO' | 'YES_NO_CANCEL', string>>;
  /** Takes a message, a message and buttons, or a title, a message and buttons. */
  alert(...args: unknown[]): string;
  prompt(...args: unknown[]): PromptResponse;
  createMenu(caption: string): Menu;
  showModalDialog(page: HtmlOutput, title: string): void;
  showSidebar(page: HtmlOutput): void;
}

/** The Ui as one execution sees it. */
export function createUi(execution: Execution, screen: EmulatedScreen, authorization: Authorization): Ui {
  const show = (member: string, shown: ScreenItem, answers: boolean): DialogAnswer =>
    execution.gate.pass(freeCall('html', `Ui.${member}`, [shown.title, shown.content]), () => {
      screen.shown.push(shown);
      return answers ? screen.answer(shown) : { button: 'CLOSE', text: '' };
    });
  const showPage = (member: string, kind: ScreenItem['kind'], page: HtmlOutput, title: string): void => {
    authorization.require(`Ui.${member}`, 'script.container.ui');
    show(member, { kind, title, content: servedContent(page) }, false);
  };
  return strict(execution.realm, 'Ui', {
    Button: enumeration('Button', ['CLOSE', 'OK', 'CANCEL', 'YES', 'NO']),
    ButtonSet: enumeration('ButtonSet', ['OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL']),
    alert: (...args) => show('alert', { kind: 'alert', ...readQuestion(args) }, true).button,
    prompt(...args) {
      const { button, text } = show('prompt', { kind: 'prompt', ...readQuestion(args) }, true);
      return strict(execution.realm, 'PromptResponse', {
        getResponseText: () => text,
        getSelectedButton: () => button,
      });
    },
    createMenu: (caption) => createMenu(execution, screen, caption),
    showModalDialog: (page, title) => showPage('showModalDialog', 'modal_dialog', page, title),
    showSidebar: (page) => showPage('showSidebar', 'sidebar', page, titleOfOutput(page)),
  });
}

/** With three arguments the first is the title. */
function readQuestion(args: readonly unknown[]): { readonly title: string; readonly content: string } {
  const [title, content] = args.length < 3 ? ['', args[0]] : args;
  return { title: String(title), content: String(content) };
}

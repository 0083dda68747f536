import { createAuthorization } from '../../../../src/emulator/execution/authorization.ts';
import { createHtmlOutput } from '../../../../src/emulator/services/html/html-output.ts';
import { createEmulatedScreen } from '../../../../src/emulator/services/ui/screen.ts';
import { createUi } from '../../../../src/emulator/services/ui/ui.ts';
import { hostRealm } from '../../../../src/emulator/realm/realm.ts';
import { testExecution } from '../../support/test-execution.ts';

function setUp(scopes?: readonly string[]) {
  const screen = createEmulatedScreen();
  const { execution } = testExecution({ kind: 'menu' });
  return { screen, ui: createUi(execution, screen, createAuthorization(execution, scopes)) };
}

const page = createHtmlOutput('<p>hi</p>', {
  realm: hostRealm,
  inTemplateLiterals: 'stripped',
}).setTitle('Panel');

describe('Ui (developers.google.com/apps-script/reference/base/ui)', () => {
  test('shows a menu with items and separators, and not before it is added', () => {
    const { screen, ui } = setUp();
    const menu = ui.createMenu('Billing').addItem('Open', 'open').addSeparator();
    expect(screen.menus.size).toBe(0);
    menu.addToUi();
    expect(screen.menus.get('Billing')?.entries).toEqual([
      { kind: 'item', caption: 'Open', functionName: 'open' },
      { kind: 'separator' },
    ]);
  });

  test('asks the person and hands the answer over', () => {
    const { screen, ui } = setUp();
    screen.answer = (question) => ({ button: question.title === 'Delete?' ? 'NO' : 'OK', text: 'typed' });
    expect(ui.alert('Delete?', 'All of it', ui.ButtonSet.YES_NO)).toBe(ui.Button.NO);
    expect(ui.alert('Done')).toBe(ui.Button.OK);
    const response = ui.prompt('Name', ui.ButtonSet.OK_CANCEL);
    expect([response.getResponseText(), response.getSelectedButton()]).toEqual(['typed', 'OK']);
    expect(screen.shown).toEqual([
      { kind: 'alert', title: 'Delete?', content: 'All of it' },
      { kind: 'alert', title: '', content: 'Done' },
      { kind: 'prompt', title: '', content: 'Name' },
    ]);
  });

  test('shows pages in a dialog or at the side', () => {
    const { screen, ui } = setUp();
    ui.showModalDialog(page, 'Dialog');
    ui.showSidebar(page);
    expect(screen.shown).toEqual([
      { kind: 'modal_dialog', title: 'Dialog', content: '<p>hi</p>' },
      { kind: 'sidebar', title: 'Panel', content: '<p>hi</p>' },
    ]);
  });

  test('needs a scope to show a page, and none for a menu', () => {
    const { ui } = setUp([]);
    expect(() => ui.showSidebar(page)).toThrow(
      'Specified permissions are not sufficient to call Ui.showSidebar. Required permissions: https://www.googleapis.com/auth/script.container.ui',
    );
    expect(() => ui.createMenu('x').addToUi()).not.toThrow();
  });
});

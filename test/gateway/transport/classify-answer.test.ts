/** Proves that every known page of Google becomes its cause, and that no page passes for an answer. */
import { classifyAnswer as classify } from '../../../src/gateway/transport/classify-answer.ts';
import type { HopAnswer } from '../../../src/gateway/transport/fetch-hop.ts';
import { readAnswer } from '../../../src/gateway/transport/read-answer.ts';
import { DRIVE_PAGE, errorPage, SIGN_IN_PAGE } from '../google-pages.ts';

const classifyAnswer = (got: HopAnswer): object => classify(got, readAnswer);

function answer(status: number, body: string, extra: Partial<HopAnswer> = {}): HopAnswer {
  const contentType = body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  return { kind: 'answer', status, body, contentType, location: null, url: '', isHidden: false, ...extra };
}

describe('an HTML page', () => {
  test.each([
    [
      'Exception: There are too many scripts running simultaneously for this Google user account.',
      'too_many_at_once',
    ],
    [
      'There are too many executions running simultaneously for this Apps Script project.',
      'too_many_at_once',
    ],
    ['Zu viele Skripts werden gleichzeitig ausgeführt.', 'too_many_at_once'],
    ['同時に実行されているスクリプトが多すぎます。', 'too_many_at_once'],
    [
      'Service invoked too many times in a short time: exec qps. Try Utilities.sleep(1000) between calls.',
      'too_fast',
    ],
    ['Dienst zu oft aufgerufen: exec qps. Versuchen Sie Utilities.sleep(1000).', 'too_fast'],
    ['短時間に呼び出されました: exec qps。Utilities.sleep(1000) をお試しください。', 'too_fast'],
    ['Service invoked too many times for one day: urlfetch.', 'daily_quota'],
    ['Service using too much computer time for one day', 'daily_quota'],
    ['Dienst an einem Tag zu oft aufgerufen: urlfetch.', 'daily_quota'],
    ['1 日に呼び出した回数: urlfetch', 'daily_quota'],
    ['Exceeded maximum execution time', 'ran_too_long'],
    ['Maximale Ausführungszeit überschritten', 'ran_too_long'],
    ['起動時間の最大値を超えました', 'ran_too_long'],
    ['Authorization is required to perform that action.', 'sign_in_required'],
    ['Exception: Service error: Spreadsheets (line 12, file "Code")', 'script_failed'],
    ['TypeError: Cannot read properties of null', 'script_failed'],
    ['Exception: Trop de fichiers ouverts simultanément (ligne 12, fichier « Code »)', 'script_failed'],
    ['Die Tabelle fehlt. (Zeile 12, Datei "Code")', 'script_failed'],
    ['シートがありません（行 3、ファイル「Code」）Error: sheet', 'script_failed'],
    ['Fehler: Skriptfunktion nicht gefunden: doPost', 'script_failed'],
    ['エラー: スクリプト関数が見つかりません: doGet', 'script_failed'],
  ])('that says "%s" means %s', (message, cause) => {
    expect(classifyAnswer(answer(200, errorPage(message)))).toEqual({ kind: 'failed', cause });
  });

  // No source lists Google's sentences in these languages; they are translated here from the English ones.
  test.each([
    [
      'fr',
      'Trop de scripts sont exécutés simultanément pour ce compte utilisateur Google.',
      'too_many_at_once',
    ],
    ['es', 'Hay demasiadas secuencias de comandos ejecutándose simultáneamente.', 'too_many_at_once'],
    ['pt', 'Há muitos scripts em execução simultaneamente nesta conta.', 'too_many_at_once'],
    ['it', 'Troppi script in esecuzione contemporaneamente per questo account.', 'too_many_at_once'],
    ['nl', 'Er worden te veel scripts tegelijkertijd uitgevoerd.', 'too_many_at_once'],
    ['pl', 'Zbyt wiele skryptów działa jednocześnie.', 'too_many_at_once'],
    ['ru', 'Слишком много скриптов выполняется одновременно.', 'too_many_at_once'],
    ['zh', '此 Google 用户帐号同时运行的脚本过多。', 'too_many_at_once'],
    ['ko', '이 Google 사용자 계정에서 동시에 실행되는 스크립트가 너무 많습니다.', 'too_many_at_once'],
    ['fr', 'Service appelé trop de fois en un jour : urlfetch.', 'daily_quota'],
    ['es', 'El servicio se invocó demasiadas veces en un día: urlfetch.', 'daily_quota'],
    ['pt', 'Serviço invocado muitas vezes em um dia: urlfetch.', 'daily_quota'],
    ['ru', 'Служба вызвана слишком много раз за один день: urlfetch.', 'daily_quota'],
    ['fr', 'Durée maximale d’exécution dépassée', 'ran_too_long'],
    ['es', 'Se ha superado el tiempo máximo de ejecución', 'ran_too_long'],
    ['pt', 'Tempo máximo de execução excedido', 'ran_too_long'],
    ['it', 'Tempo massimo di esecuzione superato', 'ran_too_long'],
    ['ru', 'Превышено максимальное время выполнения', 'ran_too_long'],
    ['zh', '超过最长执行时间', 'ran_too_long'],
    ['fr', 'Une autorisation est requise pour effectuer cette action.', 'sign_in_required'],
    ['is', 'Of mörg forskriftir eru keyrðar í einu.', 'google_refused'],
  ])('in %s that says "%s" means %s', (_language, message, cause) => {
    expect(classifyAnswer(answer(200, errorPage(message, '')))).toEqual({ kind: 'failed', cause });
  });

  test('of the empty answer means that the deployed script is another', () => {
    const page = errorPage('Le script est terminé, mais n’a rien renvoyé.', 'Apps Script');
    expect(classifyAnswer(answer(200, page))).toEqual({ kind: 'failed', cause: 'script_failed' });
  });

  test('with a sign-in link means that the deployment is not open to everyone', () => {
    expect(classifyAnswer(answer(200, SIGN_IN_PAGE))).toEqual({ kind: 'failed', cause: 'sign_in_required' });
  });

  test('is none of the workspace’s answers even when its type says JSON', () => {
    const page = answer(200, ` \n${errorPage('x')}`, { contentType: 'application/json' });
    expect(classifyAnswer(page)).toEqual({ kind: 'failed', cause: 'google_refused' });
  });

  test('is known by its type when its text does not begin like one', () => {
    const page = answer(200, 'The script completed but did not return anything.', {
      contentType: 'text/html',
    });
    expect(classifyAnswer(page)).toEqual({ kind: 'failed', cause: 'script_failed' });
  });
});

describe('a status', () => {
  test.each([
    [401, 'sign_in_required'],
    [403, 'sign_in_required'],
    [404, 'unknown_deployment'],
    [405, 'not_an_envelope'],
    [429, 'too_fast'],
    [500, 'google_error'],
    [503, 'google_error'],
    [504, 'no_answer_in_time'],
  ])('of %i means %s, in whatever language its page is', (status, cause) => {
    expect(classifyAnswer(answer(status, DRIVE_PAGE))).toEqual({ kind: 'failed', cause });
  });

  test('of 302 is a redirect to its location', () => {
    const redirect = answer(302, '', { location: '/macros/echo' });
    expect(classifyAnswer(redirect)).toEqual({ kind: 'redirect', location: '/macros/echo' });
  });

  test('of 302 without a location is no envelope', () => {
    expect(classifyAnswer(answer(302, ''))).toEqual({ kind: 'failed', cause: 'not_an_envelope' });
  });
});

describe('a text that is no page', () => {
  test('is an envelope when it has status and headers', () => {
    const envelope = { status: 404, headers: { 'X-Request-Id': 'req_1' }, body: { code: 'not_found' } };
    expect(classifyAnswer(answer(200, JSON.stringify(envelope)))).toEqual({ kind: 'envelope', envelope });
  });

  test.each([
    JSON.stringify({ status: 400, headers: {}, body: { code: 'no_route' } }),
    JSON.stringify({ status: 400, code: 'no_route' }),
  ])('is a lost answer when the script ran without its request: %s', (text) => {
    expect(classifyAnswer(answer(200, text))).toEqual({ kind: 'failed', cause: 'answer_lost' });
  });

  test.each([
    '',
    'ok',
    '[]',
    'null',
    '{"status":"200","headers":{}}',
    '{"status":99,"headers":{}}',
    '{"status":200}',
  ])('is no envelope otherwise: %s', (text) => {
    expect(classifyAnswer(answer(200, text))).toEqual({ kind: 'failed', cause: 'not_an_envelope' });
  });
});

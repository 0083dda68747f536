/** The recipe for Google Forms, in a context with the services it uses: an answer is billed once, however often it comes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { type AnsweredRecord, madeOf, recipeFolder, startRecipes } from './recipes.ts';

const recipes = startRecipes();
const script = readFileSync(join(recipeFolder, 'google-forms.gs'), 'utf8');

beforeAll(async () => {
  await recipes.post('/api/v1/products', { name: 'Lamp making', sku: 'LAMP-MAKING', unit_price: '80.00' });
});

/** An event of the trigger, with the answers by the titles of their questions. */
function eventOf(id: string, answers: Readonly<Record<string, string>>): object {
  const getItemResponses = () =>
    Object.entries(answers).map(([title, given]) => ({
      getItem: () => ({ getTitle: () => title }),
      getResponse: () => given,
    }));
  return { response: { getId: () => id, getRespondentEmail: () => '', getItemResponses } };
}

/** Runs the script of the form. @param lost how many answers Google loses after the web app has carried them out */
async function submit(
  event: object,
  lost = 0,
): Promise<{ readonly answer: AnsweredRecord; readonly sleeps: number[] }> {
  const { EXEC = '', KEY = '' } = await recipes.variables();
  const sleeps: number[] = [];
  let fetched = 0;
  const fetchText = (
    url: string,
    { payload, contentType }: { payload: string; contentType: string },
  ): string => {
    const args = ['-sL', '-H', `Content-Type: ${contentType}`, '--data-binary', '@-', url];
    const { stdout } = spawnSync('curl', args, { input: payload, encoding: 'utf8' });
    fetched += 1;
    return fetched <= lost ? '<!DOCTYPE html><title>Error</title>' : stdout;
  };
  const services = {
    UrlFetchApp: {
      fetch: (url: string, options: never) => ({ getContentText: () => fetchText(url, options) }),
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => KEY }) },
    Utilities: { sleep: (ms: number) => sleeps.push(ms) },
    event,
  };
  const context = createContext(services);
  const own = script.replace('https://script.google.com/macros/s/<deployment id>/exec', EXEC);
  return { answer: runInContext(`${own}\nonAnswer(event)`, context) as AnsweredRecord, sleeps };
}

const answers = { Name: 'Zoë Söhne', 'E-mail': 'zoe@example.com', Course: 'LAMP-MAKING', Places: '2' };

test('an answer for which the trigger runs twice is one invoice', async () => {
  const event = eventOf('2_ABaOnufQ9', answers);
  const [first, second] = [await submit(event), await submit(event)];
  expect(second.answer.id).toBe(first.answer.id);
  expect((await madeOf(recipes, 'google-form-')).invoices).toMatchObject([
    {
      external_id: 'google-form-2_ABaOnufQ9',
      customer_name: 'Zoë Söhne',
      items: [{ description: 'Lamp making', quantity: 2 }],
      amounts: { total: '160.00' },
    },
  ]);
});

test('an answer of the API that Google loses is asked for again, and nothing is billed twice', async () => {
  const { answer, sleeps } = await submit(eventOf('2_lost', answers), 2);
  expect(sleeps).toEqual([2000, 4000]);
  expect((await madeOf(recipes, 'google-form-2_lost')).invoices).toMatchObject([{ id: answer.id }]);
});

test('an answer that was edited stays as it was billed, and one that names no course is refused', async () => {
  const edited = await submit(eventOf('2_ABaOnufQ9', { ...answers, Places: '3' }));
  expect(edited.answer.code).toBe('idempotency_key_reused');
  await expect(submit(eventOf('2_wrong', { ...answers, Course: 'NONE' }))).rejects.toThrow('/items/0');
  expect((await madeOf(recipes, 'google-form-')).invoices).toHaveLength(2);
});

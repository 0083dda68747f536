/** Proves which addresses of a web app are taken, in which form they are kept, and what is said of the others. */
import { readWebAppUrl } from '../../src/core/web-app-url.ts';

const plain = 'https://script.google.com/macros/s/AKfycb-x_1/exec';

test.each([
  plain,
  ` ${plain}\r\n`,
  'HTTPS://Script.Google.com/macros/s/AKfycb-x_1/exec',
  'https://script.google.com/a/macros/example.com/s/AKfycb-x_1/exec',
  'https://script.google.com/a/macros/my-school.ac.uk/s/AKfycb-x_1/exec',
  'https://script.google.com/macros/u/1/s/AKfycb-x_1/exec',
  'https://script.google.com/a/example.com/macros/s/AKfycb-x_1/exec',
  'https://script.google.com/a/example.com/macros/u/12/s/AKfycb-x_1/exec',
])('%j is read as the address that anybody may call', (text) => {
  expect(readWebAppUrl(text)).toEqual({ url: plain, isLocal: false });
});

test.each([
  'http://localhost:8787/macros/s/local/exec',
  'http://127.0.0.1:1/macros/s/local/exec',
  'http://[::1]:1/exec',
])('%s leads to this machine', (url) => {
  expect(readWebAppUrl(url)).toEqual({ url, isLocal: true });
});

test.each([
  ['', 'There is no address.'],
  ['nonsense', 'It is not a URL.'],
  ['macros/s/AKfycb/exec', 'It is not a URL.'],
  ['AKfycb-x_1', 'This is the ID of a deployment.'],
  ['https://docs.google.com/spreadsheets/d/1abc/edit#gid=0', 'This is the address of a document'],
  ['https://script.google.com/home/projects/1abc/edit', 'This is the address of the script editor.'],
  ['https://script.google.com/u/1/home/projects/1abc/edit', 'This is the address of the script editor.'],
  ['https://script.google.com/d/1abc/edit', 'This is the address of the script editor.'],
  ['https://script.google.com/macros/library/d/1abc/3', 'This is the address of a library.'],
  ['https://accounts.google.com/ServiceLogin?continue=https://x/exec', 'a sign-in page'],
  ['https://script.googleusercontent.com/macros/echo?user_content_key=a', 'keeps one answer for a moment'],
  ['https://script.google.com/macros/s/a/dev', 'answers editors of the script only'],
  ['https://script.google.com/a/macros/example.com/s/a/dev', 'answers editors of the script only'],
  ['https://script.google.com/macros/s/a/dev?x=1', 'answers editors of the script only'],
  [`${plain}/`, 'leave out what comes after it'],
  [`${plain}?authuser=1`, 'leave out what comes after it'],
  [`${plain}#x`, 'leave out what comes after it'],
  ['http://script.google.com/macros/s/a/exec', 'It must begin with https.'],
  ['https://script.google.com/macros/s/a', 'not the address of a web app on script.google.com'],
  ['https://script.google.com/macros/s/a/b/exec', 'not the address of a web app on script.google.com'],
  ['https://script.google.com/a/macros/s/a/exec', 'not the address of a web app on script.google.com'],
  ['https://example.com/exec', 'not the address of a web app on script.google.com'],
  ['https://script.google.com.example.com/macros/s/a/exec', 'not the address of a web app'],
  ['https://example.com/https://script.google.com/macros/s/a/exec', 'not the address of a web app'],
  ['https://u:p@script.google.com/macros/s/a/exec', 'not the address of a web app'],
  ['https://localhost.example.com/exec', 'not the address of a web app'],
])('%j is refused, with what it is and what to copy', (text, words) => {
  const read = readWebAppUrl(text);
  const fault = 'fault' in read ? read.fault : '';
  expect(fault).toContain(words);
  expect(fault).toMatch(/Copy the Web app URL of Deploy › Manage deployments: .+\/exec$/);
});

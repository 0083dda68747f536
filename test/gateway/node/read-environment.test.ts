/** Proves what the environment must say. */
import { readEnvironment } from '../../../src/gateway/node/read-environment.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';

test('needs the address of the web app alone', () => {
  expect(readEnvironment({ EXEC_URL })).toEqual({
    settings: { port: 8787, host: '0.0.0.0', execUrl: EXEC_URL },
  });
});

test('takes port and host', () => {
  expect(readEnvironment({ EXEC_URL, PORT: '0', HOST: '::1' })).toEqual({
    settings: { port: 0, host: '::1', execUrl: EXEC_URL },
  });
});

test('names everything that is wrong at once', () => {
  expect(readEnvironment({ PORT: '80.5' })).toEqual({
    faults: [expect.stringContaining('PORT'), expect.stringContaining('EXEC_URL is missing')],
  });
  expect(readEnvironment({ EXEC_URL: 'https://example.com/' })).toEqual({
    faults: [expect.stringContaining('EXEC_URL cannot be used. It must end in /exec.')],
  });
});

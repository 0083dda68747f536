/** What clasp knows of whoever has logged in, as it keeps it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessToken } from './fake-google.ts';

/** Writes `clasprc.json` into a folder, with a token that never has to be renewed. */
export function writeCredentials(folder: string): void {
  const token = { type: 'authorized_user', access_token: accessToken, expiry_date: 4e12 };
  const person = { client_id: 'nobody', client_secret: 'nothing', refresh_token: 'none' };
  writeFileSync(
    join(folder, 'clasprc.json'),
    JSON.stringify({ tokens: { default: { ...token, ...person } } }),
  );
}

/** Pages of Google's front end as clients of web apps meet them, in three languages. */

/** An error page of a script, which Google sends with status 200. */
export function errorPage(message: string, title = 'Error'): string {
  return (
    `<!DOCTYPE html><html><head><title>${title}</title></head><body>` +
    '<div style="text-align:center;font-family:monospace;margin:50px auto 0;max-width:600px">' +
    `${message}</div></body></html>`
  );
}

/** The page of a deployment that is not open to everyone. */
export const SIGN_IN_PAGE =
  '<!doctype html><html lang="de"><head><title>Google Drive</title></head><body>' +
  '<a href="https://accounts.google.com/ServiceLogin?continue=x">Anmelden</a></body></html>';

/** The page of a lost answer or an unknown deployment, in the owner's language. */
export const DRIVE_PAGE =
  '<!DOCTYPE html><html lang="de"><head><title>Seite nicht gefunden</title></head><body>' +
  '<p>Die Datei kann derzeit leider nicht geöffnet werden.</p></body></html>';

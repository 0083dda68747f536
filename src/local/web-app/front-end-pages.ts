/** The HTML pages of Google's front end, with the words by which clients tell them apart. */

/** Status 404 of the first hop: no deployment has that id. */
export const unknownDeploymentPage = drivePage(
  'Page Not Found',
  'Sorry, the file you have requested does not exist.',
);

/** Status 404 of the second hop: it comes in bursts although the script has run. */
export const echoNotFoundPage = drivePage('Page Not Found', 'Sorry, unable to open the file at this time.');

/** Status 405: a method that no script gets, or a parameter name that Google keeps to itself. */
export const methodRefusedPage = drivePage(
  'Page Not Found',
  'Sorry, the file you have requested does not exist. Please check the address and try again.',
);

/** Status 200 for an anonymous caller with a path after `/exec`, or of `/dev`. */
export const signInPage = drivePage(
  'Sign in - Google Accounts',
  'Meet Google Drive – One place for all your files',
);

/** Status 401: Google takes an Authorization header for one of its own tokens. */
export const unauthorizedPage =
  '<HTML><HEAD><TITLE>Unauthorized</TITLE></HEAD><BODY BGCOLOR="#FFFFFF" TEXT="#000000">' +
  '<H1>Unauthorized</H1><H2>Error 401</H2></BODY></HTML>';

/** Status 403 of a HEAD request. */
export const forbiddenPage = drivePage('Google Drive - Access Denied', 'You need access');

/** Body of Google's page for an owner with 30 executions running, by the quota page. */
export const tooManySimultaneousText =
  'There are too many scripts running simultaneously for this Google user account.';

/** Body of Google's page for too many requests in a second, as tanaikech's table of web-app errors has it. */
export const tooManyPerSecondText =
  'Service invoked too many times in a short time: exec qps. Try Utilities.sleep(1000) between calls.';

function drivePage(title: string, text: string): string {
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    `<title>${title}</title></head><body><div id="af-error-container"><p class="errorMessage">${text}</p></div></body></html>`
  );
}

/** Reads the URL of a web app as people copy it, and turns every form of it into the one that anybody may call. */

/** `url`: the form without an account. `isLocal`: it leads to this machine. `fault`: what was given instead, and what to copy. */
export type ReadWebAppUrl = { readonly url: string; readonly isLocal: boolean } | { readonly fault: string };

/**
 * Google shows one deployment under several addresses: with the domain of a Workspace account, in a newer and an older
 * form, and with the number of the account when several are signed in. The id of the deployment is the same in all.
 */
const deployed =
  /^https:\/\/script\.google\.com\/(?:macros|a\/macros\/[^/?#\s]+|a\/[^/?#\s]+\/macros)(?:\/u\/\d+)?\/s\/([\w-]+)\/exec$/i;

/** The local runtime, which serves its web app on the machine that asks. */
const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/(?:[\w-]+\/)*exec$/i;

/** The addresses that people copy by mistake. The first match counts. */
const mistakes: readonly (readonly [given: RegExp, words: string])[] = [
  [/^$/, 'There is no address.'],
  [/^https:\/\/docs\.google\.com\//i, 'This is the address of a document, not of a web app.'],
  [/^https:\/\/accounts\.google\.com\//i, 'This is the address of a sign-in page, not of a web app.'],
  [/^https:\/\/script\.googleusercontent\.com\//i, 'At this address Google keeps one answer for a moment.'],
  [/^https:\/\/script\.google\.com\/(?:u\/\d+\/)?(?:home|d)\//i, 'This is the address of the script editor.'],
  [/^https:\/\/script\.google\.com\/.*\/library\//i, 'This is the address of a library.'],
  [/\/dev(?:[/?#].*)?$/i, 'An address that ends in /dev answers editors of the script only.'],
  [/\/exec[/?#]/i, 'It must end in /exec: leave out what comes after it.'],
  [/^AKfyc[\w-]+$/, 'This is the ID of a deployment.'],
  [/^http:\/\/script\.google\.com\//i, 'It must begin with https.'],
  [/^https?:\/\/[^/\s]+/i, 'This is not the address of a web app on script.google.com.'],
];

const advice =
  'Copy the Web app URL of Deploy › Manage deployments: https://script.google.com/macros/s/…/exec';

/** Reads an address; spaces and line breaks around it do not matter. */
export function readWebAppUrl(text: string): ReadWebAppUrl {
  const given = text.trim();
  const id = deployed.exec(given)?.[1];
  if (id !== undefined) return { url: `https://script.google.com/macros/s/${id}/exec`, isLocal: false };
  if (local.test(given)) return { url: given, isLocal: true };
  const [, words] = mistakes.find(([mistake]) => mistake.test(given)) ?? [];
  return { fault: `${words ?? 'It is not a URL.'} ${advice}` };
}

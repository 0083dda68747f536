/** Says what to do about what Google says when it refuses a script. */

const advice: readonly (readonly [said: RegExp, advice: string])[] = [
  [
    /for one day/i,
    'Google’s quota for a day is used up. It comes back within 24 hours; until then the API answers 503.',
  ],
  [
    /permission to call|authori[sz]ation is required/i,
    'Google asks for a permission. Choose Billing API › Set up in the spreadsheet, and allow what it asks for.',
  ],
  [/maximum execution time|timed out/i, 'Google stops what takes too long. Try again.'],
  [/running simultaneously|in a short time/i, 'Too much runs at once. Wait a minute, then try again.'],
];

/** The message with what to do about it, when it is one of Google's that people can do something about. */
export function withAdvice(message: string): string {
  const [, words] = advice.find(([said]) => said.test(message)) ?? [];
  return words === undefined || message.includes(words) ? message : `${message} ${words}`;
}

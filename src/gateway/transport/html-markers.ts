/** Patterns that recognize Google's HTML pages, in the language of any owner. */
import type { FailureCause } from './failure.ts';

/** A pattern of a page, and the cause that it shows. */
interface HtmlMarker {
  readonly pattern: RegExp;
  readonly cause: FailureCause;
}

/** "At the same time" in the languages of Google's pages. Only stems, because no source lists the sentences. */
const atTheSameTime = [
  'simult[aá]n|contemporaneamente|gleichzeitig|gelijktijdig|tegelijk|samtidig|samanaikaises',
  'jednocześnie|równocześnie|současně|súčasne|egyidejű|egyszerre|concomitent|istovremeno',
  'одновременн|одночасн|едновременн|ταυτόχρον|aynı anda|eş ?zamanlı|בו[- ]זמנית|متزامن|نفس الوقت',
  '同時|同时|동시|พร้อมกัน|cùng lúc|đồng thời|bersamaan|serentak|एक साथ',
].join('|');

const oneDay = [
  'for one day|too much computer time|einem Tag|un (seul )?jour|une (seule )?journée|un (solo |mismo )?día',
  'um (único |só )?dia|un (solo )?giorno|één dag|\\ben dag|yhden päivän|jeden dzień|jednego dnia|jeden den|egy nap',
  'o zi\\b|один день|одного дня|сутки|μία ημέρα|bir gün|יום אחד|يوم واحد',
  '1 ?日|一日|一天|1 ?天|하루|1일|หนึ่งวัน|một ngày|satu hari|एक दिन',
].join('|');

const longest =
  'maxim|máxim|massim|maksim|maksym|maximál|legnagyobb|максимальн|μέγιστ|en uzun|azami|最大|最長|最长|최대|สูงสุด|tối đa';

const running = [
  'execu|exécu|ejecu|esecu|ausführ|uitvoer|wykon|körning|kørsel|kjøring|suoritus|provád|végrehajt|выполнен|виконан',
  'εκτέλεσ|çalış|yürüt|実行|起動|执行|執行|실행|ทำงาน|thực thi|eksekusi',
].join('|');

const consent = 'authori[sz]|autoris|autori[zs]a|autorizz|autoryz|авториз|yetkilend|承認|授权|授權|승인';

/**
 * The first match decides. Names of services, functions and addresses come first, because Google never translates
 * them. Then come limits that a running script meets; then marks of a failed script, the name of an error or a
 * place in the code; then reasons why Google did not start the script. Any other error page of Apps Script is a
 * refusal with unknown words: our script catches its own errors, so Google has refused or stopped it.
 */
export const HTML_MARKERS: readonly HtmlMarker[] = [
  { pattern: /maxsimultaneous/i, cause: 'too_many_at_once' },
  { pattern: /\bqps\b|Utilities\.sleep\(|too many times (per second|in a short time)/i, cause: 'too_fast' },
  { pattern: /accounts\.google\.com|ServiceLogin|Meet Google Drive/i, cause: 'sign_in_required' },
  { pattern: /<title>Apps Script<\/title>|\bdo(Get|Post)\b/, cause: 'script_failed' },
  { pattern: new RegExp(oneDay, 'i'), cause: 'daily_quota' },
  { pattern: near(longest, running), cause: 'ran_too_long' },
  { pattern: /\b\w*Error: |\(\p{L}+ \d+, [^)]*["“«„][^)]*\)/u, cause: 'script_failed' },
  { pattern: new RegExp(atTheSameTime, 'i'), cause: 'too_many_at_once' },
  { pattern: new RegExp(consent, 'i'), cause: 'sign_in_required' },
  { pattern: /\bException: /, cause: 'script_failed' },
  { pattern: /font-family: ?monospace|docs\/script\/images/i, cause: 'google_refused' },
];

/** Matches both texts in one sentence, in either order. */
function near(first: string, second: string): RegExp {
  return new RegExp(`(${first})[^<.]{0,60}(${second})|(${second})[^<.]{0,60}(${first})`, 'i');
}

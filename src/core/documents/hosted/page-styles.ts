/** The style sheet of the pages that customers see, but for the printed document within them. */
import type { Colours } from '../print/colour.ts';

/** The colours of a screen; whatever is text on them has a contrast of at least 4.5. */
const light = `--ink: #1a1d21; --grey: #5b6470; --page: #f4f5f7; --card: #ffffff; --shade: #f4f5f7; --line: #d9dee4; --edge: #7b8490;
 --green: #137333; --on-green: #e6f4ea; --red: #a50e0e; --on-red: #fce8e6; --amber: #7a4f01; --on-amber: #fef7e0; --blue: #174ea6; --on-blue: #e8f0fe;`;
const dark = `--ink: #e6e8eb; --grey: #a3abb5; --page: #16181c; --card: #1f2227; --shade: #2a2e35; --line: #3a4049; --edge: #7d8793;
 --green: #81c995; --on-green: #16301f; --red: #f28b82; --on-red: #3b1a19; --amber: #fdd663; --on-amber: #3a2e10; --blue: #8ab4f8; --on-blue: #172a46;`;

/**
 * Rules for everything but the document; on paper the document stands alone.
 * @param colours those of the business: its button has the one that white can be read on
 */
export function pageStyles({ accent, heading }: Colours): string {
  return `
:root { color-scheme: light dark; ${light} --accent: ${accent}; --button: ${heading}; --on-button: #ffffff; }
@media (prefers-color-scheme: dark) { :root { ${dark} --button: #e6e8eb; --on-button: #16181c; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", sans-serif; font-size: 16px; line-height: 1.5; color: var(--ink); background: var(--page); }
main { display: flex; flex-direction: column; gap: 16px; max-width: 720px; margin: 0 auto; padding: 16px; }
.ribbon { padding: 8px 16px; font-weight: bold; text-align: center; color: var(--red); background: var(--on-red); }
.side, .answer { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
.card { padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.summary { border-top: 4px solid var(--accent); }
.from { margin: 0 0 2px; font-size: 15px; color: var(--grey); overflow-wrap: anywhere; }
.head-line { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 6px 12px; }
.summary h1 { margin: 0; font-size: 17px; line-height: 1.35; overflow-wrap: anywhere; min-width: 0; }
.state { margin: 0; padding: 2px 12px; border-radius: 14px; font-size: 15px; font-weight: bold; background: var(--shade); color: var(--ink); }
.state.good { background: var(--on-green); color: var(--green); }
.state.bad { background: var(--on-red); color: var(--red); }
.state.part { background: var(--on-amber); color: var(--amber); }
.state.open { background: var(--on-blue); color: var(--blue); }
.summary .amount { margin: 14px 0 0; }
.summary .amount span { display: block; font-size: 15px; color: var(--grey); }
.summary .amount strong { display: block; font-size: 32px; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.until { margin: 2px 0 0; color: var(--grey); }
.settled { margin: 14px 0 0; font-variant-numeric: tabular-nums; }
.settled div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; border-top: 1px solid var(--line); }
.settled dt { color: var(--grey); }
.settled dd { margin: 0; text-align: right; }
.buttons { display: flex; flex-direction: column; gap: 10px; margin-top: 18px; }
.button { display: block; width: 100%; min-height: 48px; padding: 11px 16px; font: inherit; font-weight: bold; text-align: center; text-decoration: none; color: var(--on-button); background: var(--button); border: 1px solid var(--button); border-radius: 8px; cursor: pointer; }
.button.quiet { color: var(--ink); background: transparent; border-color: var(--edge); }
.button.refuse { margin-top: 12px; color: var(--red); background: transparent; border-color: var(--red); }
.further { display: block; padding: 12px 0 2px; text-align: center; color: var(--blue); }
.note { margin: 16px 0 0; padding: 10px 14px; border-left: 4px solid var(--edge); border-radius: 4px; background: var(--shade); overflow-wrap: anywhere; }
.answer > .note { margin: 0; }
/* A browser scrolls to the answer, and what it answers stays in sight. */
.summary > [id] { scroll-margin-top: 60vh; }
.note.good { border-color: var(--green); background: var(--on-green); }
.note.bad { border-color: var(--red); background: var(--on-red); }
.card h2, summary { margin: 0; font-size: 18px; line-height: 1.3; font-weight: bold; }
summary { cursor: pointer; margin: -12px 0; padding: 12px 0; }
.pay dl { margin: 6px 0 0; }
.pay dl div { padding: 8px 0; border-bottom: 1px solid var(--line); }
.pay dt { font-size: 14px; color: var(--grey); }
.pay dd { margin: 0; overflow-wrap: anywhere; }
.copy { font-weight: bold; -webkit-user-select: all; user-select: all; }
.groups span { margin-right: 0.35em; }
.pay p { margin: 14px 0 0; }
.pay .hint { margin: 4px 0 0; }
.pay .code { display: block; width: 100%; aspect-ratio: 1; max-width: 260px; margin: 4px auto 0; background: #ffffff; border: 12px solid #ffffff; border-radius: 8px; }
.pay summary { margin: 4px 0 -14px; padding: 14px 0; font-size: 16px; color: var(--blue); }
details[open] > summary { margin-bottom: 0; }
.hint { text-align: center; font-size: 14px; color: var(--grey); }
.wide { display: none; margin-top: 16px; }
label { display: block; margin: 14px 0 4px; font-weight: bold; }
label .optional { font-weight: normal; color: var(--grey); }
input[type=text], input[type=email], textarea { width: 100%; min-height: 48px; padding: 10px 12px; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
input[aria-invalid=true], textarea[aria-invalid=true] { border-color: var(--red); border-width: 2px; }
.fault { margin: 4px 0 0; color: var(--red); font-weight: bold; }
.fault + .button { margin-top: 14px; }
.tick { display: flex; gap: 12px; align-items: flex-start; margin: 18px 0; font-weight: normal; }
.tick input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--blue); }
@media screen and (min-width: 901px) {
main { display: grid; grid-template-columns: minmax(0, 1fr) 340px; grid-template-rows: auto 1fr; gap: 20px 32px; max-width: 1072px; padding: 32px 16px; align-items: start; }
main > .card { grid-column: 1 / -1; }
.side { grid-column: 2; grid-row: 1; }
.side.fixed { grid-row: 1 / span 2; position: sticky; top: 32px; }
.paper { grid-column: 1; grid-row: 1 / span 2; }
.answer { grid-column: 2; grid-row: 2; }
.narrow, .jump { display: none; }
.wide { display: block; }
}
@media print {
body { background: #ffffff; }
main { display: block; max-width: none; padding: 0; }
.screen { display: none; }
}
`;
}

/** The style sheet of the pages that customers see, around the printed document. */

/** Rules for everything but the document; on paper the document stands alone. */
export const pageStyles = `
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", sans-serif; font-size: 16px; line-height: 1.5; color: #1f2933; background: #eef1f4; }
main { max-width: 860px; margin: 0 auto; }
.card { margin: 0 0 16px; padding: 20px; background: #ffffff; border: 1px solid #d9dee4; border-radius: 8px; }
.from { margin: 0 0 4px; color: #52606d; overflow-wrap: anywhere; }
.top h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
.state { display: inline-block; margin: 0 0 16px; padding: 2px 12px; border-radius: 14px; font-weight: bold; background: #e6ebf0; color: #1f2933; }
.state.good { background: #d3f2df; color: #0b5330; }
.state.bad { background: #fde3e0; color: #8f1d14; }
.state.open { background: #fff0cc; color: #6b4700; }
.sums { margin: 0; }
.sums div { display: flex; justify-content: space-between; gap: 16px; padding: 6px 0; border-top: 1px solid #e4e8ec; }
.sums dt { color: #52606d; }
.sums dd { margin: 0; font-weight: bold; text-align: right; }
.sums .main dt, .sums .main dd { font-size: 20px; color: #1f2933; }
.note { margin: 0 0 16px; padding: 12px 16px; border-left: 4px solid #8795a3; background: #ffffff; border-radius: 4px; overflow-wrap: anywhere; }
.note.good { border-color: #12804a; }
.note.bad { border-color: #b42318; }
.card h2, summary { margin: 0; font-size: 18px; line-height: 1.3; font-weight: bold; }
summary { cursor: pointer; padding: 8px 0; }
label { display: block; margin: 14px 0 4px; font-weight: bold; }
label .optional { font-weight: normal; color: #52606d; }
input[type=text], input[type=email], textarea { width: 100%; padding: 10px 12px; font: inherit; color: inherit; background: #ffffff; border: 1px solid #7b8794; border-radius: 6px; }
input:focus-visible, textarea:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible, .paper:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
[aria-invalid=true] { border-color: #b42318; border-width: 2px; }
.fault { margin: 4px 0 0; color: #8f1d14; font-weight: bold; }
.tick { display: flex; gap: 12px; align-items: flex-start; margin: 18px 0; font-weight: normal; }
.tick input { flex: none; width: 24px; height: 24px; margin: 0; }
button, .button { display: inline-block; min-height: 48px; padding: 11px 22px; font: inherit; font-weight: bold; text-decoration: none; color: #ffffff; background: #12633b; border: 0; border-radius: 6px; cursor: pointer; }
button.quiet { color: #8f1d14; background: #ffffff; border: 1px solid #b42318; margin-top: 12px; }
.files { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px; padding: 0; list-style: none; }
.files .button { color: #174a86; background: #ffffff; border: 1px solid #7b8794; }
.jump { margin: 16px 0 0; }
.paper { margin: 0 0 16px; padding: 20px; background: #ffffff; border: 1px solid #d9dee4; border-radius: 8px; overflow-x: auto; }
@media screen {
  .paper .doc h1 { font-size: 20px; }
}
@media print {
  body { padding: 0; background: #ffffff; }
  main { max-width: none; }
  .screen { display: none; }
  .paper { margin: 0; padding: 0; border: 0; overflow: visible; }
}
`;

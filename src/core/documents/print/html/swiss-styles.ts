/** The style sheet of the Swiss payment part, whose sizes and letters its style guide prescribes. */
export const swissStyles = `
.doc .qr-page { page: payment-part; break-before: page; width: 210mm; font: 10pt/1.2 Helvetica, Arial, "Liberation Sans", sans-serif; color: #000000; }
.doc .qr-cut { padding: 187mm 0 1mm; font-size: 7pt; text-align: center; border-bottom: 0.5pt dashed #000000; }
.doc .qr-bill { display: grid; grid-template-columns: 62mm 56mm 92mm; height: 105mm; }
.doc .qr-bill > div { box-sizing: border-box; padding: 5mm; overflow: hidden; }
.doc .qr-bill > .qr-receipt { position: relative; border-right: 0.5pt dashed #000000; }
.doc .qr-bill > .qr-code-cell { padding-right: 0; }
.doc .qr-bill > .qr-details { padding-left: 0; }
.doc .qr-title { height: 7mm; font-size: 11pt; font-weight: bold; }
.doc .qr-code { display: block; width: 46mm; height: 46mm; margin: 5mm 5mm 5mm 0; }
.doc .qr-info h3 { margin: 0; font-size: 8pt; }
.doc .qr-info p { margin: 0 0 2.5mm 0; }
.doc .qr-receipt .qr-info { height: 56mm; }
.doc .qr-receipt .qr-info h3 { font-size: 6pt; }
.doc .qr-receipt .qr-info p { font-size: 8pt; margin-bottom: 1.8mm; }
.doc .qr-sums th { padding-right: 5mm; font-size: 8pt; font-weight: bold; }
.doc .qr-sums td { padding-right: 5mm; }
.doc .qr-receipt .qr-sums th { font-size: 6pt; }
.doc .qr-receipt .qr-sums td { font-size: 8pt; }
.doc .qr-acceptance { position: absolute; right: 5mm; bottom: 20mm; font-size: 6pt; font-weight: bold; }
.doc .qr-blank { width: 65mm; height: 25mm; border: 0.75pt solid #000000; }
.doc .qr-receipt .qr-blank { width: 52mm; height: 20mm; }
@media screen { .doc .qr-page { max-width: 100%; overflow-x: auto; } .doc .qr-cut { padding-top: 24pt; } .doc .qr-cut, .doc .qr-bill { width: 210mm; } }`;

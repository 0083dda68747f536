/** The style sheet of the Swiss payment part, whose sizes and letters its style guide prescribes. */
export const swissStyles = `
.doc .qr-page { page: payment-part; page-break-before: always; width: 210mm; padding-top: 186mm; font-family: Helvetica, Arial, "Liberation Sans", sans-serif; line-height: 1.2; color: #000000; }
.doc .qr-page table { width: auto; }
.doc table.qr-bill { width: 210mm; table-layout: fixed; }
.doc .qr-cut { height: 5mm; font-size: 7pt; text-align: center; vertical-align: bottom; border-bottom: 0.5pt dashed #000000; }
.doc .qr-column-receipt { width: 62mm; }
.doc .qr-column-code { width: 56mm; }
.doc .qr-column-details { width: 92mm; }
.doc .qr-receipt { height: 95mm; padding: 5mm; border-right: 0.5pt dashed #000000; }
.doc .qr-code-cell { height: 95mm; padding: 5mm 0 5mm 5mm; }
.doc .qr-details { height: 95mm; padding: 5mm 5mm 5mm 0; }
.doc .qr-title { height: 7mm; font-size: 11pt; font-weight: bold; }
.doc .qr-code { display: block; width: 46mm; height: 46mm; margin: 5mm 5mm 5mm 0; image-rendering: pixelated; }
.doc .qr-info h3 { margin: 0; font-size: 8pt; font-weight: bold; }
.doc .qr-info p { margin: 0 0 2.5mm 0; font-size: 10pt; }
.doc .qr-receipt .qr-info { height: 56mm; }
.doc .qr-receipt .qr-info h3 { font-size: 6pt; }
.doc .qr-receipt .qr-info p { font-size: 8pt; margin-bottom: 1.8mm; }
.doc .qr-sums th { padding-right: 5mm; font-size: 8pt; font-weight: bold; }
.doc .qr-sums td { padding-right: 5mm; font-size: 10pt; }
.doc .qr-receipt .qr-sums th { font-size: 6pt; }
.doc .qr-receipt .qr-sums td { font-size: 8pt; }
.doc .qr-acceptance { margin-top: 6mm; font-size: 6pt; font-weight: bold; text-align: right; }
.doc .qr-blank { width: 65mm; height: 25mm; border: 0.75pt solid #000000; }
.doc .qr-receipt .qr-blank { width: 52mm; height: 20mm; }
@media screen { .doc .qr-page { padding-top: 24pt; } }`;

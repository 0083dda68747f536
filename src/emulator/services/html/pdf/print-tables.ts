/**
 * Prints a page as a PDF of plain text: each row of a table is a line with its cells side by side. That is less than any
 * real converter gives, and enough to see which texts reach the paper, and in which order.
 */

const lineHeight = 12;
const linesPerPage = 62;
const pageHeight = 842;
const margin = 40;

/** Where a line ends. */
const lineEnds = /<br\b[^>]*>|<\/(?:tr|p|div|h[1-6]|li|table|title)>/gi;
const cellEnds = /<\/t[dh]>/gi;

/** The bytes of a PDF in A4. */
export function printTables(html: string): Uint8Array {
  const lines = textLines(html);
  const pages: string[][] = [];
  for (let start = 0; start === 0 || start < lines.length; start += linesPerPage)
    pages.push(lines.slice(start, start + linesPerPage));
  return writePdf(pages);
}

/** The lines of text that a page shows. */
export function textLines(html: string): string[] {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .replace(cellEnds, '   ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_entity, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

function writePdf(pages: readonly (readonly string[])[]): Uint8Array {
  const firstPage = 4;
  const kids = pages.map((_page, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = pageContent(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}

function pageContent(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${winAnsi(line)}) Tj T*`).join('\n');
  return `BT /F1 9 Tf ${lineHeight} TL ${margin} ${pageHeight - margin} Td\n${shown}\nET`;
}

// The signs of Windows-1252 that are not those of Latin 1, by their bytes.
const windowsSigns: Readonly<Record<string, string>> = {
  '€': '\x80',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
};

// A sign that the font does not have is shown as a question mark.
function winAnsi(text: string): string {
  return Array.from(text, (sign) => {
    const shown = windowsSigns[sign] ?? (sign.charCodeAt(0) > 255 ? '?' : sign);
    return /[()\\]/.test(shown) ? `\\${shown}` : shown;
  }).join('');
}

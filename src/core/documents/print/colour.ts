/** Chooses the colours of a document from the one of the business. */

/** The colour where the business has none. */
const usual = '#1f3a5f';
const ink = '#1f2933';

export interface Colours {
  /** Of lines and areas: as the business has it. */
  readonly accent: string;
  /** Of headings: the same where it is dark enough to be read on white, else that of the text. */
  readonly heading: string;
}

/** A ratio that everybody can read, by the guidelines for accessible pages. */
const contrastMin = 4.5;

/** @param colour `#rrggbb`, or null */
export function coloursOf(colour: string | null): Colours {
  const accent = colour !== null && /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : usual;
  return { accent, heading: contrastWithWhite(accent) >= contrastMin ? accent : ink };
}

function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

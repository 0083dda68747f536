/** The logo of documents: a picture as text, which is looked at before it is accepted. */
import * as v from 'valibot';
import type { Kind } from '../schema/kind.ts';
import { faultText, notText } from '../schema/problem.ts';

/** A cell of the sheet Settings holds 50,000 characters, and five properties of 9,000 bytes hold as many. */
export const logoLengthMax = 45_000;

/** Every file of these types begins with these bytes, and so does its Base64 text. */
const signatures = { 'image/png': 'iVBORw0KGgo', 'image/jpeg': '/9j/' } as const;

const form = /^data:([a-z0-9.+/-]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** A PNG or a JPEG as a data URI. An SVG is refused, because it can hold scripts. */
export const logoKind: Kind<string> = {
  schema: v.pipe(
    v.string(notText),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? faultOf(dataset.value) : null;
      if (message !== null) addIssue({ message });
    }),
    v.metadata({ maxLength: logoLengthMax }),
  ),
  cell: 'json',
};

function faultOf(value: string): string | null {
  if (value.length > logoLengthMax)
    return faultText(
      'too_long',
      `Must have at most ${logoLengthMax} characters, which is a picture of about 33 kB. This one has ${value.length}.`,
    );
  const [, type = '', data = ''] = form.exec(value) ?? [];
  if (type === '')
    return faultText('invalid_format', 'Must be a data URI in Base64: data:image/png;base64,…');
  if (type !== 'image/png' && type !== 'image/jpeg')
    return faultText('invalid_format', `Must be a PNG or a JPEG. ${type} is not taken.`);
  if (data.startsWith(signatures[type]) && data.length % 4 === 0) return null;
  return faultText('invalid_format', `Says that it is ${type}, but its first bytes are not those of one.`);
}

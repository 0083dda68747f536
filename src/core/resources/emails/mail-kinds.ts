/** Kinds of what a mail has: addresses, lines without breaks, attachments. */
import * as v from 'valibot';
import type { Kind } from '../../schema/kind.ts';
import { choice, email, text } from '../../schema/kinds.ts';
import { counted } from '../../schema/object.ts';
import { faultText } from '../../schema/problem.ts';

const wrongList = faultText('invalid_type', 'Must be a list of texts.');

function listOf<Value>(schema: v.GenericSchema<unknown, Value>, max: number): Kind<readonly Value[]> {
  return { schema: v.pipe(counted(schema, max, wrongList), v.metadata({ maxItems: max })), cell: 'json' };
}

/** E-mail addresses. */
export function recipients(max: number): Kind<readonly string[]> {
  return listOf(email.schema, max);
}

/** Text on one line: a line break in the head of a mail would begin another header. */
export function oneLine(max: number): Kind<string> {
  return {
    ...text(max),
    schema: v.pipe(
      text(max).schema,
      v.regex(/^[^\r\n]*$/, faultText('invalid_format', 'Must be on one line.')),
      v.metadata({ form: 'line' }),
    ),
  };
}

const attachment = choice(['pdf', 'facturx', 'ubl']);

/** The files that a mail can have. */
export const attachments = listOf(attachment.schema, 3);

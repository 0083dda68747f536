/** What the dialogs that make a draft like another document show in the end: the draft, to be written on. */
import type { TemplateResult } from 'lit-html';
import { savedView } from './form.ts';
import type { DialogContext, ShownRecord } from './operate.ts';
import { shownMoney } from './totals.ts';

interface Copied {
  readonly context: DialogContext;
  readonly draft: ShownRecord;
  readonly title: string;
  readonly sentences: readonly string[];
}

export function copyView({ context, draft, title, sentences }: Copied): TemplateResult {
  const { id, customer_name, total, currency } = draft;
  const object = draft.object === 'quotation' ? 'quotation' : 'invoice';
  return savedView({
    context,
    record: draft,
    title,
    sentences: [...sentences, `${String(customer_name)}: ${shownMoney(total, currency)}.`],
    further: [
      {
        words: 'Change the draft',
        isMain: true,
        take: () => context.show(object, { object, id: String(id) }),
      },
    ],
  });
}

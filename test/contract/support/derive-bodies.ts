/** Derives bodies of records from the declarations: of any resource, also of one that the tests have never heard of. */
import * as v from 'valibot';
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { type Field, type Fields, isGiven } from '../../../src/core/schema/field.ts';
import type { Kind } from '../../../src/core/schema/kind.ts';
import type { Resource } from '../../../src/core/schema/resource.ts';
import type { TestClient } from './test-client.ts';

interface DerivedBodies {
  /** Each makes a record that may be changed and, if any of its kind may, be deleted; one for each shape. */
  readonly bodiesOf: (resource: Resource) => readonly (() => object)[];
  /** A valid value of a kind that is another than the present one. */
  readonly anotherValue: (kind: Kind<unknown>, present: unknown) => unknown;
  /** A name that no record has. */
  readonly newName: () => string;
}

const lines = [{ description: 'Gears', unit_price: 10 }];

function documentBodies(): (() => object)[] {
  const draft = { customer_name: 'Ada', status: 'draft' };
  return [() => ({ ...draft, items: lines }), () => ({ ...draft, total: 100 })];
}

/** The records that others refer to are made in the workspace. */
export function deriveBodies({ bill, create, did }: TestClient): DerivedBodies {
  let asked = 0;
  // Drafts of credit notes claim nothing of their invoice, so all of them are about the same.
  let credited: ReturnType<TestClient['bill']> | undefined;
  const creditedInvoice = () => (credited ??= bill());
  // What the required fields do not tell: only a draft may change, and only an open invoice be paid.
  const bodies: Readonly<Record<string, readonly (() => object)[]>> = {
    quotations: documentBodies(),
    invoices: documentBodies(),
    payments: [() => ({ invoice_id: bill().id, amount: 1 })],
    credit_notes: [() => ({ invoice_id: creditedInvoice().id, reason: 'duplicate', status: 'draft' })],
    refunds: [
      () => {
        const paid = bill();
        did(paid, 'payments');
        const note = create('credit_notes', { invoice_id: paid.id, reason: 'duplicate' });
        return { credit_note_id: note.id, amount: 1 };
      },
    ],
  };

  function bodiesOf({ plural, fields }: Resource): readonly (() => object)[] {
    return bodies[plural] ?? [() => objectOf(fields, ({ mode }) => mode === 'required')];
  }

  // Texts, numbers and objects of which at least one is valid for every kind; no text is given twice.
  function candidates(): readonly unknown[] {
    asked += 1;
    return [
      ...[true, false, `Changed-${asked}`, `changed-${asked}@example.com`, 'CHF', 'CHE', 'CH', '2026-03-05'],
      ...['7', '8', 7, '0088', 'VATEX-EU-AE', { changed: `yes-${asked}` }],
    ];
  }

  function newName(): string {
    asked += 1;
    return `Changed ${asked}`;
  }

  function anotherValue(kind: Kind<unknown>, present: unknown): unknown {
    if (kind.refersTo !== undefined) return referred(kind.refersTo);
    if (kind.fields?.invoice_item_id?.mode === 'required')
      return [{ invoice_item_id: creditedInvoice().items[0].id, quantity: 0.5 }];
    if (kind.fields !== undefined) {
      const isOwnLine = 'unit_price' in kind.fields;
      const content = isOwnLine ? { description: 'Changed', unit_price: 8 } : objectOf(kind.fields, isGiven);
      return kind.list === true ? [content] : content;
    }
    return [...(kind.words ?? []), ...candidates()].find(
      (value) =>
        v.is(kind.schema, value) &&
        JSON.stringify(value) !== JSON.stringify(present) &&
        value !== String(present),
    );
  }

  function objectOf(fields: Fields, isWanted: (field: Field) => boolean): Record<string, unknown> {
    const wanted = Object.entries(fields).filter(([, field]) => isWanted(field));
    return Object.fromEntries(wanted.map(([name, { kind }]) => [name, anotherValue(kind, null)]));
  }

  function referred(prefix: string): string {
    const resource = resources.find(({ idPrefix }) => idPrefix === prefix);
    if (resource === undefined) throw new Error(`No resource has the prefix ${prefix}.`);
    return create(resource.plural, bodiesOf(resource)[0]?.()).id;
  }

  return { bodiesOf, anotherValue, newName };
}

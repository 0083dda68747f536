/** Exports an invoice or a credit note as an electronic invoice, and says what one lacks. */
import { fileNameOf } from '../../documents/file-name.ts';
import { buildModel } from '../../documents/einvoice/build-model.ts';
import { checkEInvoice } from '../../documents/einvoice/check.ts';
import { type Profile, profileNames, type Syntax } from '../../documents/einvoice/profiles.ts';
import { readEInvoiceSources } from '../../documents/einvoice/find-source.ts';
import type { EInvoiceSource } from '../../documents/einvoice/source.ts';
import { writers } from '../../documents/einvoice/writers.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Answer, Call } from '../operation.ts';
import { oneOf } from '../lists/read-page.ts';
import { refuseParameters } from '../read-query.ts';
import { requireRecord } from './retrieve.ts';

/**
 * The document as XML, as JSON text. It has no entity tag, because it changes with payments and with today's customer,
 * and the record does not.
 * @throws Refusal not_found, record_quarantined, invalid_parameter, einvoice_not_ready
 */
export function getEInvoice(resource: Resource, syntax: Syntax, call: Call): Answer {
  const profile = profileOf(call, profileNames(syntax));
  const source = sourceOf(resource, call);
  const { ready, missing } = checkEInvoice(source, profile, syntax);
  if (!ready) {
    const [first] = missing;
    const detail =
      missing.length === 1 ? `${first?.pointer}: ${first?.message}` : `${missing.length} facts are missing.`;
    throw new Refusal('einvoice_not_ready', detail, { members: { profile, missing } });
  }
  return {
    status: 200,
    body: JSON.stringify(writers[syntax](buildModel(source, profile))),
    headers: {
      'Content-Type': 'application/xml',
      'Content-Disposition': `attachment; filename="${fileNameOf(source.number ?? call.id)}.xml"`,
    },
  };
}

/** @throws Refusal not_found, record_quarantined, invalid_parameter */
export function getEInvoiceCheck(resource: Resource, call: Call): Answer {
  const profile = profileOf(call, profileNames());
  const source = sourceOf(resource, call);
  const { ready, missing, warnings } = checkEInvoice(source, profile);
  return {
    status: 200,
    body: JSON.stringify({ object: 'einvoice_check', profile, ready, missing, warnings }),
  };
}

function sourceOf(resource: Resource, call: Call): EInvoiceSource {
  const { record } = requireRecord(resource, call);
  return readEInvoiceSources(call.session, [record])(record);
}

function profileOf({ query: { profile: given = 'en16931' } }: Call, known: readonly Profile[]): Profile {
  const found = known.find((name) => name === given);
  if (found !== undefined) return found;
  refuseParameters([{ parameter: 'profile', code: 'invalid_parameter', message: oneOf(given, known) }]);
  throw new Error('The profile was not refused.');
}

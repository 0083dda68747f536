/** Exports an invoice or a credit note as an electronic invoice, and says what one lacks. */
import { fileNameOf } from '../../documents/file-name.ts';
import { buildModel } from '../../documents/einvoice/build-model.ts';
import { checkEInvoice } from '../../documents/einvoice/check.ts';
import { type Profile, profileNames, type Syntax } from '../../documents/einvoice/profiles.ts';
import { readEInvoiceSources } from '../../documents/einvoice/find-source.ts';
import { requireReady } from '../../documents/einvoice/require-ready.ts';
import type { EInvoiceSource } from '../../documents/einvoice/source.ts';
import { writers } from '../../documents/einvoice/writers.ts';
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
  requireReady(source, profile, syntax);
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

function profileOf({ query }: Call, known: readonly Profile[]): Profile {
  return knownProfile('profile', query.profile ?? 'en16931', known);
}

/**
 * The profile that a parameter names.
 * @throws Refusal invalid_parameter
 */
export function knownProfile<Known extends Profile>(
  parameter: string,
  given: string,
  known: readonly Known[],
): Known {
  const found = known.find((name) => name === given);
  if (found !== undefined) return found;
  refuseParameters([{ parameter, code: 'invalid_parameter', message: oneOf(given, known) }]);
  throw new Error('The profile was not refused.');
}

import { exampleGallery } from '../../src/openapi/example-gallery.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import { withAnswers } from '../../src/pages/reference/model/documented-answers.ts';
import { pingType } from '../../src/core/events/event.ts';
import { recordEventTypes } from '../../src/core/events/event-types.ts';
import { eventSample } from '../../src/pages/reference/model/event-sample.ts';
import type { OpenApi } from '../../src/pages/reference/model/open-api.ts';

const document = withAnswers(JSON.parse(JSON.stringify(openApiDocument())) as OpenApi, exampleGallery());

interface Sample {
  readonly type: string;
  readonly data: { readonly object: { readonly object: string; readonly status?: string } };
}

test.each([...recordEventTypes, pingType])(
  '%s has a sample about a record of its kind, without a secret',
  (type) => {
    const sample = eventSample(document, type) as Sample;
    expect(sample.type).toBe(type);
    expect(sample.data.object.object).toBe(type === 'webhook.ping' ? 'webhook_endpoint' : type.split('.')[0]);
    expect(JSON.stringify(sample)).not.toContain('whsec_');
  },
);

test('a sample shows the status that its event tells of', () => {
  const statusOf = (type: string): string | undefined =>
    (eventSample(document, type) as Sample).data.object.status;
  expect(statusOf('invoice.paid')).toBe('paid');
  expect(statusOf('invoice.voided')).toBe('void');
  expect(statusOf('quotation.accepted')).toBe('accepted');
});

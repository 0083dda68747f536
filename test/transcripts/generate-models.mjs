// Writes Python classes for the records of the OpenAPI document: node generate-models.mjs <document> <folder>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';

const [document, folder] = process.argv.slice(2);
const { schemas } = JSON.parse(readFileSync(document, 'utf8')).components;
const definitions = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/definitions/'));
const records = new JSONSchemaInput(new FetchingJSONSchemaStore());
for (const name of ['CustomerList', 'ProductList', 'QuotationList', 'InvoiceList', 'PaymentList'])
  await records.addSource({ name, schema: JSON.stringify({ $ref: `#/definitions/${name}`, definitions }) });
const inputData = new InputData();
inputData.addInput(records);
const { lines } = await quicktype({ inputData, lang: 'python' });
writeFileSync(join(folder, 'billing_models.py'), lines.join('\n'));

/** The reference as a page of its own, with the document in the page. */
import { readDocument } from './model/documented-answers.ts';
import { mountReference } from './mount-reference.ts';

// A placeholder, because the page does not know the deployment.
const webApp = 'https://script.google.com/macros/s/…/exec';

const data = document.getElementById('openapi')?.textContent ?? 'null';
const root = document.getElementById('root');
if (root !== null) {
  const isServed = location.protocol.startsWith('http');
  const gateway = isServed ? location.origin : 'https://billing.example.com';
  mountReference(root, readDocument(data), { gateway, webApp });
}

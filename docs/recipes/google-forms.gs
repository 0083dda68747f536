/** Google Forms, script of the form: each answer becomes an invoice. Its trigger is onAnswer, "On form submit". */
const EXEC = 'https://script.google.com/macros/s/<deployment id>/exec';

function onAnswer({ response }) {
  const given = {};
  for (const answer of response.getItemResponses()) given[answer.getItem().getTitle()] = answer.getResponse();
  const quantity = Number(given.Places);
  return create('/api/v1/invoices', {
    customer_name: given.Name,
    customer_email: response.getRespondentEmail() || given['E-mail'],
    items: [{ sku: given.Course, quantity }],
    external_id: `google-form-${response.getId()}`,
  });
}

/** Sends the request until an answer comes back: with its Idempotency-Key it is carried out once. */
function create(path, body) {
  const key = PropertiesService.getScriptProperties().getProperty('KEY');
  const headers = { 'x-api-key': key, 'idempotency-key': body.external_id };
  const payload = JSON.stringify({ method: 'POST', path, headers, body });
  const options = { method: 'post', contentType: 'application/json', payload, muteHttpExceptions: true };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const text = UrlFetchApp.fetch(EXEC, options).getContentText();
    const answer = text.startsWith('{"status":') ? JSON.parse(text) : { status: 502, body: {} };
    if (answer.status < 300) return answer.body;
    const isBilled = ['external_id_taken', 'idempotency_key_reused'].includes(answer.body.code);
    if (isBilled) return answer.body;
    const mayRepeat = [429, 502, 503, 504].includes(answer.status) || answer.body.code === 'no_route';
    if (!mayRepeat) throw new Error(answer.body.detail);
    Utilities.sleep(attempt * 2000);
  }
  throw new Error('Google has lost five answers. Run it again: nothing is billed twice.');
}

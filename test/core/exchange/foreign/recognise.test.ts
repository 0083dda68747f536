import { recogniseOther, recogniseTool } from '../../../../src/core/exchange/foreign/recognise.ts';

test.each([
  ['Wave customers', 'customer_name,email,contact_first_name,province/state'],
  ['Odoo customers', 'Name,Street,Street2,ZIP,Related Company'],
  ['Odoo customers', 'id,name,street,country_id/id'],
  ['Outlook customers', 'Title,First Name,Last Name,Company,Business Street,E-mail Address'],
  ['Google Contacts customers', 'Name,Given Name,Family Name,E-mail 1 - Value'],
  ['Zoho products', 'Item ID,Item Name,SKU,Rate'],
  ['Square products', 'Token,Item Name,Variation Name,SKU,Price'],
  ['Shopify products', 'Handle,Title,Body (HTML),Variant Price'],
  ['lexoffice products', 'Artikelnummer,Bezeichnung,Bruttopreis,Steuerart'],
  ['Xero customers', '*ContactName,EmailAddress,POAddressLine1'],
])('%s', (name, header) => {
  const tool = recogniseTool(header.split(','));
  expect(`${tool?.name} ${tool?.plural}`).toBe(name);
});

test.each([
  'Name,Email,Phone',
  'Client name,Email',
  'Title,Price,SKU',
  'id,name,email',
  'Contact name,Notes',
])('%s is of an unknown program', (header) => {
  expect(recogniseTool(header.split(','))).toBeNull();
  expect(recogniseOther(header.split(','))).toBeNull();
});

test.each([
  ['invoices of Xero', '*ContactName,*InvoiceNumber,*InvoiceDate'],
  ['open invoices of QuickBooks', ',Date,Transaction type,Num,Open balance'],
  ['payments of Stripe', 'id,Description,Amount,Amount Refunded'],
])('%s are neither customers nor products', (what, header) => {
  expect(recogniseOther(header.split(','))).toBe(what);
});

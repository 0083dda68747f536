/** A page of ten invoices, of the size that the API answers. */

/** About 12 kB of JSON. */
export const sampleList = {
  object: 'list',
  url: '/api/v1/invoices',
  data: Array.from({ length: 10 }, (_invoice, index) => ({
    id: `inv_01KE${String(index).padStart(22, '0')}`,
    object: 'invoice',
    number: `INV-2026-${String(index + 1).padStart(4, '0')}`,
    status: 'open',
    customer_name: 'Orchestre de Chambre Mistral',
    items: Array.from({ length: 3 }, (_item, line) => ({
      id: `li_${index}_${line}`,
      description: 'A usual line of an invoice, of a usual length',
      quantity: 3,
      unit_price: 19.99,
      tax_rate: 20,
      amount: 59.97,
      amounts: { unit_price: '19.99', quantity: '3', tax_rate: '20', amount: '59.97' },
    })),
    subtotal: 179.91,
    tax_total: 35.98,
    total: 215.89,
    amounts: { subtotal: '179.91', tax_total: '35.98', total: '215.89', currency: 'EUR' },
  })),
  has_more: true,
  next_cursor: 'eyJ2IjoxLCJrIjoxMH0',
};

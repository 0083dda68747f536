/** Holds the words of mails that customers get in every language of documents. */
import type { Language } from './language.ts';

/** The placeholders are `{number}`, `{sender}`, `{name}`, `{sum}`, `{date}` and, of a credit note, `{invoice}`. */
const en = {
  invoice_subject: 'Invoice {number} from {sender}',
  quotation_subject: 'Quotation {number} from {sender}',
  credit_note_subject: 'Credit note {number} from {sender}',
  greeting: 'Dear {name},',
  invoice_text: 'Here is your invoice {number} for {sum}, due {date}.',
  settled_text: 'Here is your invoice {number} for {sum}. It is settled.',
  quotation_text: 'Here is your quotation {number} for {sum}, valid until {date}.',
  credit_note_text: 'Here is your credit note {number} for {sum}, for invoice {invoice}.',
  due: '{sum}, due {date}',
  valid: '{sum}, valid until {date}',
  invoice_button: 'View invoice',
  quotation_button: 'View quotation',
  credit_note_button: 'View credit note',
  link: 'Or open this address:',
  attached: 'Attached:',
  closing: 'Kind regards',
};

export type MailWords = Readonly<Record<keyof typeof en, string>>;

const de: MailWords = {
  invoice_subject: 'Rechnung {number} von {sender}',
  quotation_subject: 'Angebot {number} von {sender}',
  credit_note_subject: 'Rechnungskorrektur {number} von {sender}',
  greeting: 'Guten Tag {name},',
  invoice_text: 'hier ist Ihre Rechnung {number} über {sum}, fällig am {date}.',
  settled_text: 'hier ist Ihre Rechnung {number} über {sum}. Sie ist beglichen.',
  quotation_text: 'hier ist Ihr Angebot {number} über {sum}, gültig bis {date}.',
  credit_note_text: 'hier ist Ihre Rechnungskorrektur {number} über {sum} zur Rechnung {invoice}.',
  due: '{sum}, fällig am {date}',
  valid: '{sum}, gültig bis {date}',
  invoice_button: 'Rechnung ansehen',
  quotation_button: 'Angebot ansehen',
  credit_note_button: 'Rechnungskorrektur ansehen',
  link: 'Oder öffnen Sie diese Adresse:',
  attached: 'Anhang:',
  closing: 'Mit freundlichen Grüßen',
};

const fr: MailWords = {
  invoice_subject: 'Facture {number} de {sender}',
  quotation_subject: 'Devis {number} de {sender}',
  credit_note_subject: 'Avoir {number} de {sender}',
  greeting: 'Bonjour {name},',
  invoice_text: 'Voici votre facture {number} de {sum}, à régler au plus tard le {date}.',
  settled_text: 'Voici votre facture {number} de {sum}. Elle est réglée.',
  quotation_text: 'Voici votre devis {number} de {sum}, valable jusqu’au {date}.',
  credit_note_text: 'Voici votre avoir {number} de {sum}, sur la facture {invoice}.',
  due: '{sum}, échéance le {date}',
  valid: '{sum}, valable jusqu’au {date}',
  invoice_button: 'Voir la facture',
  quotation_button: 'Voir le devis',
  credit_note_button: 'Voir l’avoir',
  link: 'Ou ouvrez cette adresse :',
  attached: 'Pièce jointe :',
  closing: 'Cordialement',
};

const nl: MailWords = {
  invoice_subject: 'Factuur {number} van {sender}',
  quotation_subject: 'Offerte {number} van {sender}',
  credit_note_subject: 'Creditnota {number} van {sender}',
  greeting: 'Beste {name},',
  invoice_text: 'Hierbij uw factuur {number} van {sum}, te betalen uiterlijk op {date}.',
  settled_text: 'Hierbij uw factuur {number} van {sum}. Deze is voldaan.',
  quotation_text: 'Hierbij uw offerte {number} van {sum}, geldig tot {date}.',
  credit_note_text: 'Hierbij uw creditnota {number} van {sum}, bij factuur {invoice}.',
  due: '{sum}, vervaldatum {date}',
  valid: '{sum}, geldig tot {date}',
  invoice_button: 'Bekijk factuur',
  quotation_button: 'Bekijk offerte',
  credit_note_button: 'Bekijk creditnota',
  link: 'Of open dit adres:',
  attached: 'Bijlage:',
  closing: 'Met vriendelijke groeten',
};

const es: MailWords = {
  invoice_subject: 'Factura {number} de {sender}',
  quotation_subject: 'Presupuesto {number} de {sender}',
  credit_note_subject: 'Factura rectificativa {number} de {sender}',
  greeting: 'Hola, {name}:',
  invoice_text: 'Aquí tiene su factura {number} por {sum}, que vence el {date}.',
  settled_text: 'Aquí tiene su factura {number} por {sum}. Está liquidada.',
  quotation_text: 'Aquí tiene su presupuesto {number} por {sum}, válido hasta el {date}.',
  credit_note_text: 'Aquí tiene su factura rectificativa {number} por {sum}, de la factura {invoice}.',
  due: '{sum}, vence el {date}',
  valid: '{sum}, válido hasta el {date}',
  invoice_button: 'Ver factura',
  quotation_button: 'Ver presupuesto',
  credit_note_button: 'Ver factura rectificativa',
  link: 'O abra esta dirección:',
  attached: 'Adjunto:',
  closing: 'Un cordial saludo',
};

const it: MailWords = {
  invoice_subject: 'Fattura {number} da {sender}',
  quotation_subject: 'Preventivo {number} da {sender}',
  credit_note_subject: 'Nota di credito {number} da {sender}',
  greeting: 'Gentile {name},',
  invoice_text: 'ecco la sua fattura {number} di {sum}, con scadenza {date}.',
  settled_text: 'ecco la sua fattura {number} di {sum}. È saldata.',
  quotation_text: 'ecco il suo preventivo {number} di {sum}, valido fino al {date}.',
  credit_note_text: 'ecco la sua nota di credito {number} di {sum}, per la fattura {invoice}.',
  due: '{sum}, scadenza {date}',
  valid: '{sum}, valido fino al {date}',
  invoice_button: 'Visualizza fattura',
  quotation_button: 'Visualizza preventivo',
  credit_note_button: 'Visualizza nota di credito',
  link: 'Oppure apra questo indirizzo:',
  attached: 'Allegato:',
  closing: 'Distinti saluti',
};

export const mailWords: Readonly<Record<Language, MailWords>> = { en, de, fr, nl, es, it };

/** Puts an electronic invoice into a PDF as Factur-X and ZUGFeRD ask: attached, and told of in the metadata. */
import type { AttachedInvoice } from '../core/documents/printer.ts';
import { TextEncoder } from './host.ts';
import type { Sheet } from './sheet.ts';

const fileName = 'factur-x.xml';
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

export function attachInvoice(sheet: Sheet, { level, xml }: AttachedInvoice): void {
  sheet.attach(new TextEncoder().encode(xml), {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X invoice',
    relationship: 'Alternative',
  });
  sheet.tell(extensionSchema);
  sheet.tell(`
        <rdf:Description rdf:about="" xmlns:fx="${namespace}">
            <fx:DocumentType>INVOICE</fx:DocumentType>
            <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
            <fx:Version>1.0</fx:Version>
            <fx:ConformanceLevel>${level}</fx:ConformanceLevel>
        </rdf:Description>
        `);
}

const properties = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
] as const;

// PDF/A knows none of these names, and asks that each is declared.
const extensionSchema = `
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>fx</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq>${properties.map(([name, description]) => declared(name, description)).join('')}</rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        `;

function declared(name: string, description: string): string {
  return `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
}

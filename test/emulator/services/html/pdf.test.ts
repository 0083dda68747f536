import { createDailyQuotas } from '../../../../src/emulator/execution/daily-quotas.ts';
import { beyondTables } from '../../../../src/emulator/services/html/pdf/beyond-tables.ts';
import { createConversion } from '../../../../src/emulator/services/html/pdf/convert.ts';
import { printTables, textLines } from '../../../../src/emulator/services/html/pdf/print-tables.ts';
import { likelySwitches, type Switches } from '../../../../src/emulator/switches.ts';
import { testExecution } from '../../support/test-execution.ts';

function setUp(pdfBeyondTables: Switches['pdfBeyondTables'] = 'left_out') {
  const quotas = createDailyQuotas();
  const { execution, usage } = testExecution({ switches: { ...likelySwitches, pdfBeyondTables } });
  const convert = createConversion(execution, { quotas, printPdf: printTables });
  return {
    quotas,
    usage,
    convert: (html: string, type = 'application/pdf') => convert(html, type),
  };
}

const table = '<table><tr><th>Lamp &amp; co</th><td>1.00</td></tr><tr><td>€ 2</td></tr></table>';

describe('HtmlOutput.getAs (developers.google.com/apps-script/reference/html/html-output)', () => {
  test('makes a PDF that shows the cells of a row side by side', () => {
    const blob = setUp().convert(table);
    const pdf = Buffer.from(blob.getBytes().map((byte) => byte & 0xff)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4\n/);
    expect(pdf).toContain('(Lamp & co   1.00) Tj');
    expect(pdf).toContain('(\x80 2) Tj');
  });

  test('begins a new page when one is full', () => {
    const rows = Array.from({ length: 130 }, (_, index) => `<tr><td>row ${index}</td></tr>`).join('');
    const pdf = Buffer.from(printTables(`<table>${rows}</table>`)).toString('latin1');
    expect(pdf).toContain('/Count 3');
    expect(textLines(`<table>${rows}</table>`)).toHaveLength(130);
  });

  test('converts to nothing else', () => {
    expect(() => setUp().convert(table, 'image/png')).toThrow('Converting from text/html to image/png');
  });

  test('refuses the 2,001st conversion of a day', () => {
    const { convert, quotas } = setUp();
    expect(quotas.spend('conversion', 1999, 0)).toBe(true);
    const { quotas: other } = setUp();
    expect(other.spend('conversion', 2001, 0)).toBe(false);
    const nowMs = testExecution().execution.clock.now();
    while (quotas.spend('conversion', 1, nowMs));
    expect(() => convert(table)).toThrow('Service invoked too many times for one day: conversion.');
  });

  test.each([
    ['<style>div { display: flex }</style>', 'flexible boxes'],
    ['<div style="display:inline-grid">', 'grids'],
    ['<style>p{position:absolute}</style>', 'positions'],
    ['<img src="https://example.com/logo.png">', 'images from elsewhere'],
    ['<img alt=x src=logo.png>', 'images from elsewhere'],
    ['<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>', 'fonts from elsewhere'],
    ['<style>td { background: url("/a.png") }</style>', 'backgrounds from elsewhere'],
    ['<svg viewBox="0 0 1 1"></svg>', 'vector graphics'],
  ])('leaves out of %s: %s; where the switch says so, the conversion fails', (html, name) => {
    expect(beyondTables(html)).toEqual([name]);
    expect(() => setUp().convert(html)).not.toThrow();
    expect(() => setUp('fails').convert(html)).toThrow(`Conversion failed: ${name}.`);
  });

  test('takes tables with pictures of their own', () => {
    const html = `<style>td { vertical-align: top }</style>${table}<img alt="x" src="data:image/png;base64,AAAA">`;
    expect(beyondTables(html)).toEqual([]);
    expect(() => setUp('fails').convert(html)).not.toThrow();
  });
});

/** Checkboxes [gas-fakes on the live service, testsheetsdatavalidations.js; Google reference, insertCheckboxes]. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

test('are a rule of their own, with the values that the script named', () => {
  const { app, sheet } = openSpreadsheet();
  const read = (address: string) => {
    const rule = sheet.getRange(address).getDataValidation()!;
    return [rule.getCriteriaType() === app.DataValidationCriteria.CHECKBOX, rule.getCriteriaValues()];
  };
  sheet.getRange('A1:A2').setValue('before').insertCheckboxes();
  expect([...read('A1'), sheet.getRange('A1').getValue()]).toEqual([true, [], false]);
  sheet.getRange('B1:B2').insertCheckboxes('DONE');
  expect([...read('B2'), sheet.getRange('B2').getValue()]).toEqual([true, ['DONE'], '']);
  sheet.getRange('C1').insertCheckboxes('YES', 'NO');
  expect([...read('C1'), sheet.getRange('C1').getValue()]).toEqual([true, ['YES', 'NO'], 'NO']);
  expect(() => sheet.getRange('C1').setValue('maybe').getValue()).toThrow(
    'violates the data validation rules',
  );
});

test('are ticked and emptied, and other cells stay as they are', () => {
  const { app, sheet } = openSpreadsheet();
  const plain = app.newDataValidation().requireCheckbox().build();
  const named = app.newDataValidation().requireCheckbox('YES', 'NO').build();
  sheet.getRange('A1').setDataValidation(plain).setValue(true);
  sheet.getRange('A2').setDataValidation(plain).setValue(false);
  sheet.getRange('B1').setDataValidation(named).setValue('YES');
  sheet.getRange('B2').setDataValidation(named).setValue('NO');
  sheet.getRange('C1').setValue('some text');
  const all = sheet.getRange('A1:C2');
  expect(all.uncheck().getValues()).toEqual([
    [false, 'NO', 'some text'],
    [false, 'NO', ''],
  ]);
  expect(all.check().getValues()).toEqual([
    [true, 'YES', 'some text'],
    [true, 'YES', ''],
  ]);
  expect([all.isChecked(), sheet.getRange('A1:B2').isChecked()]).toEqual([null, true]);
  sheet.getRange('A1').uncheck();
  expect([sheet.getRange('A1:B2').isChecked(), sheet.getRange('A1').isChecked()]).toEqual([null, false]);
});

test('go with their values', () => {
  const { app, sheet } = openSpreadsheet();
  const range = sheet.getRange('K2:M3');
  range.setDataValidation(app.newDataValidation().requireCheckbox().build());
  range.setValues([
    [true, false, null],
    [false, false, true],
  ]);
  range.removeCheckboxes();
  expect([
    range.isBlank(),
    range
      .getDataValidations()
      .flat()
      .every((rule) => rule === null),
  ]).toEqual([true, true]);
});

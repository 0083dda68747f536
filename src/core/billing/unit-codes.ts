/** Knows the codes of UN/ECE Recommendation 20 for the units that people bill most, by the words that they write. */

// Each code with the words for it, in the languages of documents, as they are written in lower case. A plural that only adds
// an s is left out.
const wordsByCode =
  'HUR:hour,hr,hrs,h,stunde,stunden,std,heure,uur,uren,hora,ora,ore ' +
  'DAY:day,d,tag,tage,jour,dag,dagen,día,dia,giorno,giorni ' +
  'MIN:minute,min,minuten WEE:week,woche,wochen,semaine,weken,semana ' +
  'MON:month,monat,monate,mois,maand,maanden,mes,meses,mese,mesi ' +
  'ANN:year,jahr,jahre,an,ans,jaar,año,anno,anni ' +
  'C62:piece,pc,pcs,unit,item,stück,stk,pièce,stuk,stuks,unidad,unidades,pezzo,pezzi ' +
  'KGM:kg,kilo,kilogram,kilogramm GRM:g,gram,gramm TNE:t,tonne ' +
  'MTR:m,metre,meter,mètre CMT:cm MMT:mm KMT:km,kilometre,kilometer ' +
  'MTK:m2,m²,sqm MTQ:m3,m³ LTR:l,litre,liter KWH:kwh SET:set PR:pair';

const codeByWord: ReadonlyMap<string, string> = new Map(
  wordsByCode.split(' ').flatMap((entry) => {
    const [code = '', words = ''] = entry.split(':');
    return words.split(',').map((word): [string, string] => [word, code]);
  }),
);

/** The code that a unit's common name stands for, or null. */
export function unitCodeOf(unit: string): string | null {
  const word = unit.trim().toLowerCase().replace(/\.$/, '');
  return codeByWord.get(word) ?? codeByWord.get(word.replace(/(?<=...)s$/, '')) ?? null;
}

/** True for the codes that most documents use, so that the whole list need not be loaded. */
export function isUsualUnitCode(code: string): boolean {
  return /^\w+$/.test(code) && ` ${wordsByCode}`.includes(` ${code}:`);
}

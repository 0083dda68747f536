/** Knows the codes of UN/ECE Recommendation 20 for the units that people bill most, by the words that they write. */

// Each code with the words for it, in the languages of documents, as they are written in lower case.
const wordsByCode =
  'HUR:hour,hours,hr,hrs,h,stunde,stunden,std,heure,heures,uur,uren,hora,horas,ora,ore ' +
  'DAY:day,days,d,tag,tage,jour,jours,dag,dagen,día,días,dia,dias,giorno,giorni ' +
  'MIN:minute,minutes,min,minuten WEE:week,weeks,woche,wochen,semaine,semaines,weken,semana,semanas ' +
  'MON:month,months,monat,monate,mois,maand,maanden,mes,meses,mese,mesi ' +
  'ANN:year,years,jahr,jahre,an,ans,jaar,año,años,anno,anni ' +
  'C62:piece,pieces,pc,pcs,unit,units,item,items,stück,stk,pièce,pièces,stuk,stuks,unidad,unidades,pezzo,pezzi ' +
  'KGM:kg,kilo,kilogram,kilograms,kilogramm GRM:g,gram,grams,gramm TNE:t,tonne,tonnes ' +
  'MTR:m,metre,metres,meter,meters,mètre CMT:cm MMT:mm KMT:km,kilometre,kilometres,kilometer,kilometers ' +
  'MTK:m2,m²,sqm MTQ:m3,m³ LTR:l,litre,litres,liter,liters KWH:kwh SET:set,sets PR:pair,pairs';

const codeByWord: ReadonlyMap<string, string> = new Map(
  wordsByCode.split(' ').flatMap((entry) => {
    const [code = '', words = ''] = entry.split(':');
    return words.split(',').map((word): [string, string] => [word, code]);
  }),
);

/** The code that a unit's common name stands for, or null. */
export function unitCodeOf(unit: string): string | null {
  return codeByWord.get(unit.trim().toLowerCase().replace(/\.$/, '')) ?? null;
}

/** True for the codes that most documents use, so that the whole list need not be loaded. */
export function isUsualUnitCode(code: string): boolean {
  return /^\w+$/.test(code) && ` ${wordsByCode}`.includes(` ${code}:`);
}

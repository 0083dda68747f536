/** Names countries as the last line of an address does. */
import type { Language } from '../../words/language.ts';

const order: readonly Language[] = ['en', 'de', 'fr', 'nl', 'es', 'it'];

// The countries that most addresses of a document are in, in the order of the languages above.
const translated = `
AE United Arab Emirates,Vereinigte Arabische Emirate,Émirats arabes unis,Verenigde Arabische Emiraten,Emiratos Árabes Unidos,Emirati Arabi Uniti
AR Argentina,Argentinien,Argentine,Argentinië,Argentina,Argentina
AT Austria,Österreich,Autriche,Oostenrijk,Austria,Austria
AU Australia,Australien,Australie,Australië,Australia,Australia
BE Belgium,Belgien,Belgique,België,Bélgica,Belgio
BG Bulgaria,Bulgarien,Bulgarie,Bulgarije,Bulgaria,Bulgaria
BR Brazil,Brasilien,Brésil,Brazilië,Brasil,Brasile
CA Canada,Kanada,Canada,Canada,Canadá,Canada
CH Switzerland,Schweiz,Suisse,Zwitserland,Suiza,Svizzera
CL Chile,Chile,Chili,Chili,Chile,Cile
CN China,China,Chine,China,China,Cina
CO Colombia,Kolumbien,Colombie,Colombia,Colombia,Colombia
CY Cyprus,Zypern,Chypre,Cyprus,Chipre,Cipro
CZ Czechia,Tschechien,Tchéquie,Tsjechië,Chequia,Cechia
DE Germany,Deutschland,Allemagne,Duitsland,Alemania,Germania
DK Denmark,Dänemark,Danemark,Denemarken,Dinamarca,Danimarca
EE Estonia,Estland,Estonie,Estland,Estonia,Estonia
EG Egypt,Ägypten,Égypte,Egypte,Egipto,Egitto
ES Spain,Spanien,Espagne,Spanje,España,Spagna
FI Finland,Finnland,Finlande,Finland,Finlandia,Finlandia
FR France,Frankreich,France,Frankrijk,Francia,Francia
GB United Kingdom,Vereinigtes Königreich,Royaume-Uni,Verenigd Koninkrijk,Reino Unido,Regno Unito
GR Greece,Griechenland,Grèce,Griekenland,Grecia,Grecia
HK Hong Kong,Hongkong,Hong Kong,Hongkong,Hong Kong,Hong Kong
HR Croatia,Kroatien,Croatie,Kroatië,Croacia,Croazia
HU Hungary,Ungarn,Hongrie,Hongarije,Hungría,Ungheria
IE Ireland,Irland,Irlande,Ierland,Irlanda,Irlanda
IL Israel,Israel,Israël,Israël,Israel,Israele
IN India,Indien,Inde,India,India,India
IS Iceland,Island,Islande,IJsland,Islandia,Islanda
IT Italy,Italien,Italie,Italië,Italia,Italia
JP Japan,Japan,Japon,Japan,Japón,Giappone
KR South Korea,Südkorea,Corée du Sud,Zuid-Korea,Corea del Sur,Corea del Sud
LI Liechtenstein,Liechtenstein,Liechtenstein,Liechtenstein,Liechtenstein,Liechtenstein
LT Lithuania,Litauen,Lituanie,Litouwen,Lituania,Lituania
LU Luxembourg,Luxemburg,Luxembourg,Luxemburg,Luxemburgo,Lussemburgo
LV Latvia,Lettland,Lettonie,Letland,Letonia,Lettonia
MA Morocco,Marokko,Maroc,Marokko,Marruecos,Marocco
MC Monaco,Monaco,Monaco,Monaco,Mónaco,Monaco
MT Malta,Malta,Malte,Malta,Malta,Malta
MX Mexico,Mexiko,Mexique,Mexico,México,Messico
NL Netherlands,Niederlande,Pays-Bas,Nederland,Países Bajos,Paesi Bassi
NO Norway,Norwegen,Norvège,Noorwegen,Noruega,Norvegia
NZ New Zealand,Neuseeland,Nouvelle-Zélande,Nieuw-Zeeland,Nueva Zelanda,Nuova Zelanda
PL Poland,Polen,Pologne,Polen,Polonia,Polonia
PT Portugal,Portugal,Portugal,Portugal,Portugal,Portogallo
RO Romania,Rumänien,Roumanie,Roemenië,Rumanía,Romania
RS Serbia,Serbien,Serbie,Servië,Serbia,Serbia
SA Saudi Arabia,Saudi-Arabien,Arabie saoudite,Saoedi-Arabië,Arabia Saudí,Arabia Saudita
SE Sweden,Schweden,Suède,Zweden,Suecia,Svezia
SG Singapore,Singapur,Singapour,Singapore,Singapur,Singapore
SI Slovenia,Slowenien,Slovénie,Slovenië,Eslovenia,Slovenia
SK Slovakia,Slowakei,Slovaquie,Slowakije,Eslovaquia,Slovacchia
TR Türkiye,Türkei,Turquie,Turkije,Turquía,Turchia
UA Ukraine,Ukraine,Ukraine,Oekraïne,Ucrania,Ucraina
US United States,Vereinigte Staaten,États-Unis,Verenigde Staten,Estados Unidos,Stati Uniti
ZA South Africa,Südafrika,Afrique du Sud,Zuid-Afrika,Sudáfrica,Sudafrica
`;

const names: ReadonlyMap<string, readonly string[]> = new Map(
  translated
    .trim()
    .split('\n')
    .map((line): [string, readonly string[]] => [line.slice(0, 2), line.slice(3).split(',')]),
);

/** The name in upper case, as the post asks for it; of a country that few documents name its code. */
export function countryName(code: string, language: Language): string {
  return (names.get(code)?.[order.indexOf(language)] ?? code).toUpperCase();
}

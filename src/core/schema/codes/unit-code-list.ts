/** Knows every code of UN/ECE Recommendation 20 and of its annex for packages; the background script alone holds it. */
import { nearestName } from '../nearest-name.ts';
import { unitCodeOf } from '../../billing/unit-codes.ts';

// Codes that begin alike and end in one of the same signs stand together; a dash means all signs between two.
const codesByEnd =
  'D1,D8,J9,K4,M5:0-35-9 E2:0-3578 D6:0-3589 K2:0-3678 D3:0-46 A2,B6:0-46-9 B3:0-5 A4,H8:0-5789 ' +
  '2:0-578ABCG-NPQRUXYZ K5:0-589 C7,H1,H9,J3,J7,L9:0-689 C9,D2,H7,M2:0-79 A1,A3,B1,B2,B7,B8,B9,C1,C2,C3,' +
  'C4,C5,C6,C8,D5,E3,E4,E5,E6,E7,E8,E9,F1,F2,F3,F4,F5,F6,F7,F8,F9,G1,G3,G4,G5,G6,G7,G8,G9,H2,H3,H4,H5,H6,' +
  'J2,J4,J5,J6,K1,K3,K6,K8,K9,L1,L3,L4,L5,L7,L8,M1,M3,M4,M6,M7,M8,M9,N1,N2,N3,N4,N5,N6,N7,N8,N9,P1,P2,P3,' +
  'P4,P5,P6,P7,P8,P9,Q1,Q2,Q3:0-9 6:01 Q4:012 A7:013-6 A9,G2,K7,L2:013-9 1:01345I 8:01579 4:01CGHK-RTUWX ' +
  'B5,J1:02-9 E1:024-9 L6:03-9 C:03789G T:03IP 9,X,Z1:1 XP:1-4A-LNOPRTUVXYZ J8:1-57 F0:1-8 B4,D4:1-9 ' +
  'XO:1-9A-NP-Z K:1236ABIJLORTWX D:1256BDGJNT P:125DIOQRS U:12BC D9:1345 B:13478BP N:13AFLTUX G0:145689 ' +
  'M:14579CD E0:1789 R:19HMPT XT:1B-EGIKLNOR-WYZ A:2-9ABDEHIKLQSYZ G:23BEFJLMOPQV W:2ABEGM ' +
  'L:2ADFHKM-PRSY J:2EKM A5:3-69 H0:3-9 D0:34 3:34578BC D7:3478 X4:34A-DFGH S:34GQRWX Q:3ABR SM:3I ' +
  'NM:3IP A8:4-9 7:47 XB:4A-Z E:4ABQ 5:6-9ABEJ A6:89 Z:9PZ HE,HP,KB,LP,MP,MV,PL:A XQ:A-DFGHJ-NP-S ' +
  'XY:A-DFGHJ-NP-TV-Z XW,XZ:A-DFGHJ-NP-Z XX:A-DFGHJK XS:A-EHIKLMOPS-Z XI:A-HKLNZ XA:A-JLMPTV XC:A-Z ' +
  'X7:AB X8:ABC XM:ABCERSTWX XD:ABCG-NPR-Y XH:ABCGNR X1:ABDFGW H:ACHM GI:ACIP DA:ADY XN:AEFGS-V I:AEUV ' +
  'XV:AGIKLN-SY X3:AH KM:AHKQT KP:AHOP BU,CW,OZ:AI DR:AIL DM:AKOQT O:ANT V:AP KV:ART HB:AX ' +
  'XF:B-EILOPRTWX XJ:BCGRTY WE:BE XG:BILRUYZ LU:BMX DE,KC,LA,X2:C XE:C-IN F:CFHLPRS ST:CIKLNW XU:CN KI,' +
  'TI:CP DP:CRT SE:CT HA,IS,TQ,WC,WS,YR:D XR:DGJKLOTZ KS:DH MQ:DHMSW GL:DIL PT:DILN QT:DILR MN:DJ BL:DL ' +
  'MK,MR:DMW ML:DT HW,SI,TN:E MB:EFR OD:EGKM XL:EGTUVZ LE:F CL:FT AW,CK,IU:G XK:GI CT:GMN GW,MW:H IN:HKQ ' +
  'X5:HLM MA:HLMRW TA:HN KW:HNOSTY AM,X6:HP FA:HR GF:I KN:IMST TP:IR MS:K MI:KLNOU FT,YD:KQ MT:KQRSZ CM,' +
  'MM:KQT KL:KX BI,BQ,CD,JW,KE,NC,PA,PF,PG,TR:L CE:LN NI:LU AT,BP,CG,FB,HG,HK,MG,OH,OP,RO,TK:M GR:MNO KG,' +
  'RP:MS AS:MU DB:MW AN,DT,KT,MO,QA,SA:N DZ:NP LT:NR KJ:O HM:OQT SC:OR BH:P CN:PT GB:Q BA,CU,GG,HU,KU,NA,' +
  'SQ,SY,WH:R AC,LB:RT JP,TM,TT:S BF,CC,DL,DW,FI,FO,HL,JN,KA,NP,TS,VL,WT:T BT,CO,FN,HI,JO,MC,NT:U GD,HD,' +
  'KD,NE:W KH:YZ AP,HT,MH,ON:Z';

/** Every code of the list. */
export function unitCodes(): string[] {
  return codesByEnd.split(' ').flatMap((group) => {
    const [starts = '', ends = ''] = group.split(':');
    const lasts = ends.replace(/(.)-(.)/g, (_all, first: string, last: string) =>
      Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
        String.fromCharCode(first.charCodeAt(0) + at),
      ).join(''),
    );
    return starts.split(',').flatMap((start) => Array.from(lasts, (last) => start + last));
  });
}

/** A sentence that says what is wrong with a unit code and names the nearest one, or null when the list has it. */
export function unitCodeFault(code: string): string | null {
  const codes = unitCodes();
  if (codes.includes(code)) return null;
  const meant =
    unitCodeOf(code) ?? codes.find((one) => one === code.toUpperCase()) ?? nearestName(code, codes);
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
  return `Must be a unit code of UN/ECE Recommendation 20, for example HUR for hours.${hint}`;
}

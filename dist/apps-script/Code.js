"use strict";var BillingApi=(()=>{var lr=Object.defineProperty;var qu=Object.getOwnPropertyDescriptor;var Ju=Object.getOwnPropertyNames;var Lu=Object.prototype.hasOwnProperty;var Ku=(e,t)=>{for(var n in t)lr(e,n,{get:t[n],enumerable:!0})},Wu=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let o of Ju(t))!Lu.call(e,o)&&o!==n&&lr(e,o,{get:()=>t[o],enumerable:!(r=qu(t,o))||r.enumerable});return e};var Bu=e=>Wu(lr({},"__esModule",{value:!0}),e);var xp={};Ku(xp,{createApiKey:()=>vp,doGet:()=>dp,doPost:()=>yp,onOpen:()=>hp,revokeApiKey:()=>bp,setUp:()=>gp});var en="api_key.",rt="api_key_used.";function fo(e){return e.rolled_from??e.id}function Ke(e){let t=[e.revoked_at,e.expires_at].
map(n=>n===null?1/0:Date.parse(n));return Math.min(...t)}function Gu(e){try{return JSON.parse(e)}catch{return null}}function At(e){
return Object.keys(e).filter(t=>t.startsWith(en)).map(t=>Gu(e[t]??"")).filter(t=>t!==null)}var yo="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function ho(e,t){let n="";for(let r=e;r>0;r=Math.floor(r/62))n=yo.charAt(r%62)+n;return n.padStart(t,"0")}function tn(e,t){
let n="";for(let r=0;n.length<t;r++){let o=[0,1,2].map(()=>e.random.uuid());for(let i of e.digest.sha256(`${r}:${o.join(
":")}`))i<248&&(n+=yo.charAt(i%62))}return n.slice(0,t)}function go(e){let t=4294967295;for(let n=0;n<e.length;n++){t^=e.charCodeAt(n);for(let r=0;r<8;r++)t=t&1?t>>>1^3988292384:
t>>>1}return~t>>>0}var Uu=32,Yu=6,Vu=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function vo(e){return ho(go(e),Yu)}function bo(e,t){
let n=Vu.exec(e);return n!==null&&n[1]===t&&vo(n[2]??"")===n[3]}function xo(e,t){let n=tn(e,Uu);return`bbk_${t}_${n}${vo(
n)}`}var Dt="keys.1",cr=21600;function _o(e,t){return JSON.stringify(At(e).filter(n=>t<Ke(n)))}function pr(e,t,n){return JSON.
parse(e).find(o=>o.hash===t&&n<Ke(o))??null}function wo(e){e.cache.remove(Dt)}var mr=["invoices:read","invoices:write","quotations:read","quotations:write","customers:read","customers:write","produc\
ts:read","products:write","payments:read","payments:write","events:read","webhooks:manage"],fr={full:mr,"read-only":mr.filter(
e=>e.endsWith(":read")),checkout:["invoices:write","quotations:write","customers:write","products:read"]};function ko(e){
return mr.includes(e)}function Ro(e,t){return e.includes(t)}function So(e){return e.every(t=>t.endsWith(":read"))}var zu=100,Xu=80;function Ao(e,t){let n=e.name.trim().length;return n===0||n>Xu?"invalid_name":e.scopes.length===0||!e.scopes.every(ko)?"\
invalid_scopes":e.expires_at!==null&&!(Date.parse(e.expires_at)>t)?"invalid_expiry":null}function Do(e,t){return e.filter(
n=>t<Ke(n)).length<zu?null:"too_many_keys"}function Oo(e){let t=e.admittedMs.map((n,r)=>n-(e.admittedMs[r-1]??0));return[e.savedAtMs,e.unsaved,...t].map(n=>n.toString(
36)).join(",")}function Ot(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.test(e))return null;let[t=0,n=0,...r]=e.split(",").map(
s=>parseInt(s,36)),o=0;return{admittedMs:r.map(s=>(o+=s,o)),savedAtMs:t,unsaved:n}}function Co(e){let t=Ot(e)?.admittedMs??
[];return t[t.length-1]??null}var Hu=90*864e5;var Zu=1e4;function Eo(e,t){return Po(e,(n,r)=>{let o=Ao(t,r)??Do(n,r);return o?{ok:!1,problem:o}:(ea(e,n,r),{ok:!0,...Qu(
e,t,{rolledFrom:null,nowMs:r})})})}function To(e,t){return Po(e,(n,r)=>{let o=n.find(s=>s.id===t);if(!o)return{ok:!1,problem:"not_found"};if(o.revoked_at!==
null)return{ok:!0,record:o};let i={...o,revoked_at:nn(r)};return Io(e,i),{ok:!0,record:i}})}function jo(e){let t=e.properties.
getAll();return At(t).map(({hash:n,...r})=>{let o=Co(t[rt+r.id]);return{...r,last_used_at:o===null?null:nn(o)}}).sort((n,r)=>n.
created_at<r.created_at?1:-1)}function Po(e,t){if(!e.lock.tryAcquire(Zu))return{ok:!1,problem:"workspace_busy"};try{return wo(
e),t(At(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function Qu(e,t,n){let r=xo(e,e.build.keyMode),o={
id:`key_${tn(e,20)}`,name:t.name.trim(),hash:e.digest.sha256Hex(r),last4:r.slice(-4),scopes:[...new Set(t.scopes)],created_at:nn(
n.nowMs),expires_at:t.expires_at===null?null:nn(Date.parse(t.expires_at)),revoked_at:null,rolled_from:n.rolledFrom};return Io(
e,o),{key:r,record:o}}function Io(e,t){e.properties.set(en+t.id,JSON.stringify(t))}function ea(e,t,n){for(let r of t.filter(
o=>Ke(o)<n-Hu))e.properties.delete(en+r.id),e.properties.delete(rt+r.id)}function nn(e){return new Date(e).toISOString()}var we=class extends Error{constructor(t){super(`The sheet "${t}" is missing.`),this.name="SheetMissing",this.sheet=t}},
Ee=class extends Error{constructor(t,n){super(`Rows ${n.row} to ${n.row+n.rows-1} reach beyond the grid of "${t}".`),this.
name="OutsideGrid"}},Te=class extends Error{constructor(t){super(t),this.name="ServiceFailure"}};function x(e){try{return e()}catch(t){throw t instanceof we||t instanceof Ee?t:new Te(t instanceof Error?t.message:String(
t))}}function Mo(e){let t=()=>e.getScriptCache();return{get:n=>x(()=>t().get(n)),getAll:n=>x(()=>t().getAll([...n])),put:(n,r,o)=>x(
()=>t().put(n,r,o)),putAll:(n,r)=>x(()=>t().putAll({...n},r)),remove:n=>x(()=>t().remove(n))}}function on(e,{row:t,column:n,rows:r,columns:o}){let i=`${rn(n)}${t}`,s=`${rn(n+o-1)}${t+r-1}`;return`${yr(e)}!${i}:${s}`}
function Fo(e,t){return`${yr(e)}!${t}:${t}`}function dr(e,t,n){let r=rn(t);return`${yr(e)}!${r}${n}:${r}`}function rn(e){
let t=(e-1)%26,n=Math.floor((e-1)/26);return(n>0?rn(n):"")+String.fromCharCode(65+t)}function yr(e){return`'${e.replace(
/'/g,"''")}'`}function No(e){let t=()=>e.getActive(),n=(o,i,s)=>{try{return t().getRange(i).getValues()}catch(u){throw t().getSheetByName(
o)===null?new we(o):ta(u)?new Ee(o,s):u}},r=o=>{try{return t().getRange(on(o,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(i){
throw t().getSheetByName(o)===null?new we(o):i}};return{read:(o,i)=>x(()=>n(o,on(o,i),i)),readRow:(o,i)=>x(()=>n(o,Fo(o,
i),{row:i,column:1,rows:1,columns:1})[0]??[]),write:(o,i,s,u,a)=>x(()=>{let l={row:i,column:s,rows:u.length,columns:u[0]?.
length??0},c=t().getRange(on(o,l));a!==null&&c.setNumberFormats(u.map(()=>[...a])),c.setValues(u.map(p=>[...p]))}),flush:()=>x(
()=>e.flush()),find:(o,i,s,u)=>x(()=>t().getRange(dr(o,i,s)).createTextFinder(u).matchCase(!0).matchEntireCell(!0).findAll().
map(a=>a.getRow())),contains:(o,i,s,u)=>x(()=>t().getRange(dr(o,i,s)).createTextFinder(u).matchCase(!0).findNext()!==null),
gridRows:o=>x(()=>r(o).getMaxRows()),lastContentRow:o=>x(()=>r(o).getLastRow()),addRows:(o,i)=>x(()=>{let s=r(o);s.insertRowsAfter(
s.getMaxRows(),i)}),deleteRows:(o,i,s)=>x(()=>{r(o).deleteRows(i,s)}),addColumns:(o,i)=>x(()=>{let s=r(o);s.insertColumnsAfter(
s.getMaxColumns(),i)})}}function ta(e){return e instanceof Error&&/outside the dimensions of the sheet|range not found/i.
test(e.message)}function $o(e){let t=n=>x(()=>e.createHtmlOutputFromFile(n).getContent());return{openApi:()=>t("openapi"),columnNotes:()=>t(
"columns")}}function qo(e){let t=()=>e.getScriptLock();return{tryAcquire:n=>x(()=>t().tryLock(n)),release:()=>x(()=>t().releaseLock())}}var Jo={error(e,t){console.error(JSON.stringify({event:e,...t}))}};function Lo(e){let t=()=>e.getScriptProperties();return{get:n=>x(()=>t().getProperty(n)),getAll:()=>x(()=>t().getProperties()),
set(n,r){x(()=>t().setProperty(n,r))},delete(n){x(()=>t().deleteProperty(n))}}}function Ko(e){let t=n=>x(()=>e.computeDigest(e.DigestAlgorithm.SHA_256,n,e.Charset.UTF_8).map(r=>r&255));return{sha256:t,
sha256Hex:n=>t(n).map(r=>r.toString(16).padStart(2,"0")).join(""),utf8Length:n=>x(()=>e.newBlob(n).getBytes().length)}}function Wo(e){
return{uuid:()=>x(()=>e.getUuid())}}function Bo(e){return{now:()=>Date.now(),dayOf:(t,n)=>x(()=>e.formatDate(new Date(t),
n,"yyyy-MM-dd"))}}function We(){let e=Lo(PropertiesService);return{clock:Bo(Utilities),random:Wo(Utilities),digest:Ko(Utilities),properties:e,
cache:Mo(CacheService),lock:qo(LockService),document:No(SpreadsheetApp),files:$o(HtmlService),log:Jo,build:na()}}function na(){
return{id:"e474f789130e",keyMode:typeof LOCAL_RUNTIME>"u"?"live":"test"}}function Go(e){let t=hr(e,"Create an API key","A name, so that you recognise it later:");if(t===null)return;let n=Object.
keys(fr).join(", "),r=hr(e,"Create an API key",`What it may do (${n}):`);if(r===null)return;let o=Object.entries(fr).find(
([s])=>s===r.trim())?.[1];if(o===void 0){e.alert("No key was made",`"${r}" is not one of ${n}.`,e.ButtonSet.OK);return}let i=Eo(
We(),{name:t,scopes:o,expires_at:null});i.ok?e.alert("Copy this key now: it is shown this once",i.key,e.ButtonSet.OK):e.
alert("No key was made",`Reason: ${i.problem}.`,e.ButtonSet.OK)}function Uo(e){let t=We(),n=jo(t).filter(({revoked_at:a})=>a===
null),r=n.map(({name:a,last4:l,created_at:c})=>`${a} (\u2026${l}, made ${c.slice(0,10)})`),o=hr(e,"Revoke an API key",`${r.
join(`
`)}

The last four letters of the key to revoke:`);if(o===null)return;let i=n.find(({last4:a})=>a===o.trim()),s=i===void 0?null:
To(t,i.id),u=s?.ok===!0?`"${i?.name}" is refused from now on.`:`No key ends in "${o}".`;e.alert(s?.ok===!0?"Revoked":"No\
thing was revoked",u,e.ButtonSet.OK)}function hr(e,t,n){let r=e.prompt(t,n,e.ButtonSet.OK_CANCEL);return r.getSelectedButton()===
e.Button.OK?r.getResponseText():null}function v(e,t){return{status:e,title:t}}var sn={malformed_json:v(400,"The body is not valid JSON"),unknown_parameter:v(
400,"Unknown query parameter"),invalid_parameter:v(400,"Invalid query parameter"),cursor_invalid:v(400,"Invalid cursor"),
cursor_mismatch:v(400,"The cursor belongs to another query"),credentials_conflict:v(400,"Two different API keys"),invalid_idempotency_key:v(
400,"Invalid Idempotency-Key"),no_route:v(400,"No path given"),missing_api_key:v(401,"API key missing"),invalid_api_key:v(
401,"Invalid API key"),insufficient_scope:v(403,"The API key lacks a scope"),key_not_allowed_in_url:v(403,"API key not a\
llowed in a URL"),not_found:v(404,"Record not found"),route_not_found:v(404,"No such path"),method_not_allowed:v(405,"Me\
thod not allowed"),invalid_state:v(409,"Not possible in this state"),invoice_not_editable:v(409,"The invoice can no long\
er be changed"),quotation_not_editable:v(409,"The quotation can no longer be changed"),not_deletable:v(409,"The record c\
annot be deleted"),invoice_has_payments:v(409,"The invoice has payments"),quotation_expired:v(409,"The quotation has exp\
ired"),quotation_already_invoiced:v(409,"The quotation has been invoiced"),payment_already_voided:v(409,"The payment has\
 been voided"),number_taken:v(409,"The number is taken"),number_reserved:v(409,"The number is reserved"),external_id_taken:v(
409,"The external_id is taken"),sku_taken:v(409,"The sku is taken"),period_locked:v(409,"The books of this period are cl\
osed"),record_quarantined:v(409,"The record needs a correction in the sheet"),etag_mismatch:v(412,"The record has change\
d"),payload_too_large:v(413,"The body is too large"),unsupported_media_type:v(415,"Unsupported media type"),validation_failed:v(
422,"Validation failed"),idempotency_key_reused:v(422,"Idempotency-Key used with another request"),rate_limited:v(429,"T\
oo many requests"),internal_error:v(500,"Internal error"),workspace_busy:v(503,"The workspace is busy"),workspace_unavailable:v(
503,"The workspace is not available"),workspace_misconfigured:v(503,"The workbook needs attention")};var m=class extends Error{constructor(t,n,r={}){super(n),this.name="Refusal",this.code=t,this.facts=r}};function U(e){let t=e.
filter(({pointer:r,code:o},i)=>e.findIndex(u=>u.pointer===r&&u.code===o)===i),n=t.length===1?"1 field is invalid.":`${t.
length} fields are invalid.`;return new m("validation_failed",n,{problems:t})}function ot(e,t,n){return new m(e,t,{retryAfterSeconds:n})}var un,ra={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function Yo(e){return!e&&!un?ra:{lang:e?.lang??un?.lang,message:e?.message,abortEarly:e?.abortEarly??un?.abortEarly,abortPipeEarly:e?.
abortPipeEarly??un?.abortPipeEarly}}var oa;function ia(e){return oa?.get(e)}var sa;function ua(e){return sa?.get(e)}var aa;function la(e,t){return aa?.get(e)?.get(t)}function it(e){let t=typeof e;return t==="string"?`"${e}"`:t==="number"||t==="bigint"||t==="boolean"?`${e}`:t==="object"||
t==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":t}function D(e,t,n,r,o){let i=o&&"input"in o?o.input:
n.value,s=o?.expected??e.expects??null,u=o?.received??it(i),a={kind:e.kind,type:e.type,input:i,expected:s,received:u,message:`\
Invalid ${t}: ${s?`Expected ${s} but r`:"R"}eceived ${u}`,requirement:e.requirement,path:o?.path,issues:o?.issues,lang:r.
lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},l=e.kind==="schema",c=o?.message??e.message??la(e.reference,
a.lang)??(l?ua(a.lang):null)??r.message??ia(a.lang);c!==void 0&&(a.message=typeof c=="function"?c(a):c),l&&(n.typed=!1),
n.issues?n.issues.push(a):n.issues=[a]}function ca(e){let t=e.length,n=e.length-1;for(let r=0;r<n;)e.codePointAt(r)<=65535?r++:(r+=2,t--);return t}function pa(e,t){return Object.prototype.hasOwnProperty.call(e,t)&&t!=="__proto__"&&t!=="prototype"&&t!=="constructor"}function ma(e,t){let n=[...new Set(e)];return n.length>1?`(${n.join(` ${t} `)})`:n[0]??"never"}function V(e){return e["~\
standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},Yo())},e}function ue(e,t){return{kind:"validation",type:"check",reference:ue,async:!1,expects:null,requirement:e,message:t,"~run"(n,r){
return n.typed&&!this.requirement(n.value)&&D(this,"input",n,r),n}}}function gr(e){return{kind:"validation",type:"integer",reference:gr,async:!1,expects:null,requirement:Number.isInteger,message:e,
"~run"(t,n){return t.typed&&!this.requirement(t.value)&&D(this,"integer",t,n),t}}}function Ct(e,t){return{kind:"validation",type:"max_code_points",reference:Ct,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){if(n.typed){let o=ca(n.value);o>this.requirement&&D(this,"code points",n,r,{received:`${o}`})}return n}}}function vr(e,t){return{kind:"validation",type:"max_length",reference:vr,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){return n.typed&&n.value.length>this.requirement&&D(this,"length",n,r,{received:`${n.value.length}`}),n}}}function br(e,t){return{kind:"validation",type:"max_value",reference:br,async:!1,expects:`<=${e instanceof Date?e.toJSON():
it(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value<=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():it(n.value)}),n}}}function me(e){return{kind:"metadata",type:"metadata",reference:me,metadata:e}}function xr(e,t){return{kind:"validation",type:"min_value",reference:xr,async:!1,expects:`>=${e instanceof Date?e.toJSON():
it(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value>=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():it(n.value)}),n}}}function _r(e){return{kind:"transformation",type:"raw_transform",reference:_r,async:!1,"~run"(t,n){let r=e({dataset:t,config:n,
addIssue:o=>D(this,o?.label??"input",t,n,o),NEVER:null});return t.issues?t.typed=!1:t.value=r,t}}}function Et(e,t){return{kind:"validation",type:"regex",reference:Et,async:!1,expects:`${e}`,requirement:e,message:t,"~ru\
n"(n,r){return n.typed&&!this.requirement.test(n.value)&&D(this,"format",n,r),n}}}function wr(e){return{kind:"transformation",type:"transform",reference:wr,async:!1,operation:e,"~run"(t){return t.value=
this.operation(t.value),t}}}function Vo(e,t,n){return typeof e.fallback=="function"?e.fallback(t,n):e.fallback}function an(e,t,n){return typeof e.default=="function"?e.default(t,n):e.default}function ln(e,t){return V({kind:"schema",type:"array",reference:ln,expects:"Array",async:!1,item:e,message:t,"~run"(n,r){
let o=n.value;if(Array.isArray(o)){n.typed=!0,n.value=[];for(let i=0;i<o.length;i++){let s=o[i],u=this.item["~run"]({value:s},
r);if(u.issues){let a={type:"array",origin:"value",input:o,key:i,value:s};for(let l of u.issues)l.path?l.path.unshift(a):
l.path=[a],n.issues?.push(l);if(n.issues||(n.issues=u.issues),r.abortEarly){n.typed=!1;break}}u.typed||(n.typed=!1),n.value.
push(u.value)}}else D(this,"type",n,r);return n}})}function kr(e){return V({kind:"schema",type:"boolean",reference:kr,expects:"boolean",async:!1,message:e,"~run"(t,n){return typeof t.
value=="boolean"?t.typed=!0:D(this,"type",t,n),t}})}function Rr(e,t){return V({kind:"schema",type:"nullable",reference:Rr,expects:`(${e.expects} | null)`,async:!1,wrapped:e,
default:t,"~run"(n,r){return n.value===null&&(this.default!==void 0&&(n.value=an(this,n,r)),n.value===null)?(n.typed=!0,
n):this.wrapped["~run"](n,r)}})}function Sr(e,t){return V({kind:"schema",type:"nullish",reference:Sr,expects:`(${e.expects} | null | undefined)`,async:!1,
wrapped:e,default:t,"~run"(n,r){return(n.value===null||n.value===void 0)&&(this.default!==void 0&&(n.value=an(this,n,r)),
n.value===null||n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,r)}})}function Ar(e){return V({kind:"schema",type:"number",reference:Ar,expects:"number",async:!1,message:e,"~run"(t,n){return typeof t.
value=="number"&&!isNaN(t.value)?t.typed=!0:D(this,"type",t,n),t}})}function Dr(e,t){return V({kind:"schema",type:"objec\
t",reference:Dr,expects:"Object",async:!1,entries:e,message:t,"~run"(n,r){let o=n.value;if(o&&typeof o=="object"){n.typed=
!0,n.value={};for(let i in this.entries){let s=this.entries[i];if(i in o||(s.type==="exact_optional"||s.type==="optional"||
s.type==="nullish")&&s.default!==void 0){let u=i in o?o[i]:an(s),a=s["~run"]({value:u},r);if(a.issues){let l={type:"obje\
ct",origin:"value",input:o,key:i,value:u};for(let c of a.issues)c.path?c.path.unshift(l):c.path=[l],n.issues?.push(c);if(n.
issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.typed||(n.typed=!1),n.value[i]=a.value}else if(s.fallback!==
void 0)n.value[i]=Vo(s);else if(s.type!=="exact_optional"&&s.type!=="optional"&&s.type!=="nullish"&&(D(this,"key",n,r,{input:void 0,
expected:`"${i}"`,path:[{type:"object",origin:"key",input:o,key:i,value:o[i]}]}),r.abortEarly))break}}else D(this,"type",
n,r);return n}})}function Or(e,t){return V({kind:"schema",type:"picklist",reference:Or,expects:ma(e.map(it),"|"),async:!1,options:e,message:t,
"~run"(n,r){return this.options.includes(n.value)?n.typed=!0:D(this,"type",n,r),n}})}function Cr(e,t,n){return V({kind:"schema",type:"record",reference:Cr,expects:"Object",async:!1,key:e,value:t,message:n,
"~run"(r,o){let i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(let s in i)if(pa(i,s)){let u=i[s],a=this.key["\
~run"]({value:s},o);if(a.issues){let c={type:"object",origin:"key",input:i,key:s,value:u};for(let p of a.issues)p.path=[
c],r.issues?.push(p);if(r.issues||(r.issues=a.issues),o.abortEarly){r.typed=!1;break}}let l=this.value["~run"]({value:u},
o);if(l.issues){let c={type:"object",origin:"value",input:i,key:s,value:u};for(let p of l.issues)p.path?p.path.unshift(c):
p.path=[c],r.issues?.push(p);if(r.issues||(r.issues=l.issues),o.abortEarly){r.typed=!1;break}}(!a.typed||!l.typed)&&(r.typed=
!1),a.typed&&(r.value[a.value]=l.value)}}else D(this,"type",r,o);return r}})}function Er(e,t){return V({kind:"schema",type:"strict_object",reference:Er,expects:"Object",async:!1,entries:e,message:t,
"~run"(n,r){let o=n.value;if(o&&typeof o=="object"){n.typed=!0,n.value={};for(let i in this.entries){let s=this.entries[i];
if(i in o||(s.type==="exact_optional"||s.type==="optional"||s.type==="nullish")&&s.default!==void 0){let u=i in o?o[i]:an(
s),a=s["~run"]({value:u},r);if(a.issues){let l={type:"object",origin:"value",input:o,key:i,value:u};for(let c of a.issues)
c.path?c.path.unshift(l):c.path=[l],n.issues?.push(c);if(n.issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.
typed||(n.typed=!1),n.value[i]=a.value}else if(s.fallback!==void 0)n.value[i]=Vo(s);else if(s.type!=="exact_optional"&&s.
type!=="optional"&&s.type!=="nullish"&&(D(this,"key",n,r,{input:void 0,expected:`"${i}"`,path:[{type:"object",origin:"ke\
y",input:o,key:i,value:o[i]}]}),r.abortEarly))break}if(!n.issues||!r.abortEarly){for(let i in o)if(!Object.prototype.hasOwnProperty.
call(this.entries,i)){D(this,"key",n,r,{input:i,expected:"never",path:[{type:"object",origin:"key",input:o,key:i,value:o[i]}]});
break}}}else D(this,"type",n,r);return n}})}function z(e){return V({kind:"schema",type:"string",reference:z,expects:"string",async:!1,message:e,"~run"(t,n){return typeof t.
value=="string"?t.typed=!0:D(this,"type",t,n),t}})}function Tr(){return V({kind:"schema",type:"unknown",reference:Tr,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,
e}})}function O(...e){return V({...e[0],pipe:e,"~run"(t,n){for(let r of e)if(r.kind!=="metadata"){if(t.issues&&(r.kind==="sch\
ema"||r.kind==="transformation")){t.typed=!1;break}(!t.issues||!n.abortEarly&&!n.abortPipeEarly)&&(t=r["~run"](t,n))}return t}})}function zo(e,t,n){let r=e["~run"]({value:t},Yo(n));return{typed:r.typed,success:!r.issues,output:r.value,issues:r.issues}}function h(e,t){return`${e} ${t}`}function Xo(e){let t=e.indexOf(" ");return{code:e.slice(0,t),message:e.slice(t+1)}}function Be(e,t){
return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}function $(e){return{schema:O(z(h("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),Ct(100,h("too_lon\
g","Must have at most 100 characters.")),me({prefix:e})),cell:"text",refersTo:e}}var Ho=/^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;var Tt="0123456789ABCDEFGHJKMNPQRSTVWXYZ",Qo=10,ei=9,fa=7;function cn(e,t,n,r){let o=Zo(t,Qo)+da(r);return`${e}_${o}${ti(
Zo(n,fa),o)}`}function H(e,t){let n=Ho.exec(e);if(n===null||n[1]!==t)return null;let r=n[2]??"",o=Qo+ei;return ti(r.slice(
o),r.slice(0,o)).split("").reduce((s,u)=>s*32+Tt.indexOf(u),0)}function Zo(e,t){let n=e,r="";for(let o=0;o<t;o+=1)r=Tt.charAt(
n%32)+r,n=Math.floor(n/32);return r}function da(e){let t=e.replace(/-/g,""),n=t.slice(0,12)+t.slice(18),r="";for(let o=0;o<
ei;o+=1)r+=Tt.charAt(Number.parseInt(n.slice(o*2,o*2+2),16)%32);return r}function ti(e,t){let n=2166136261;for(let o=0;o<
t.length;o+=1)n=Math.imul(n^t.charCodeAt(o),16777619);let r="";for(let o=0;o<e.length;o+=1)n=Math.imul(n^n>>>15,739982445)+
o,r+=Tt.charAt((Tt.indexOf(e.charAt(o))^n>>>24)&31);return r}var ni={admittedMs:[],savedAtMs:0,unsaved:0};function jt(e,t){return Math.max(t,e.admittedMs[e.admittedMs.length-1]??0)}
function jr(e,t){return e.admittedMs.filter(n=>t-n<6e4)}function Pr(e,t){let n=jt(e,t),r=jr(e,n),o=r.length<100,i=o?[...r,
n]:r,s=(i[0]??n)+6e4;return{admitted:o,remaining:100-i.length,resetAtMs:s,retryAfterSeconds:Math.max(1,Math.ceil((s-t)/1e3)),
log:{...e,admittedMs:i,unsaved:e.unsaved+(o?1:0)}}}var pn=19,ri=36e5;function oi(e){return jt(e,0)-e.savedAtMs>=ri?!0:e.admittedMs.length>pn&&e.unsaved>pn}function ii(e){return{
...e,savedAtMs:jt(e,0),unsaved:0}}function si(e,t){if(e===null)return ni;let n=jt(e,t),r=jr(e,n),i=n-e.savedAtMs>=ri+6e4?
0:Math.min(pn,100-r.length),s=[...r,...new Array(i).fill(n)];return{...e,admittedMs:s,unsaved:pn}}function Pt(e){return`rate.${e.slice(0,16)}`}function ui(e,t){let n=Ot(e),r=n&&Pr(n,t);return r&&!r.admitted?r:null}function ai(e,t,n){
let r=rt+t.id,o=n.logSeen?li(e,t):null,{found:i,missed:s}=o?{found:o,missed:!1}:ya(e,t,n),u=Pr(i,e.clock.now()),a=u.admitted&&
oi(u.log),l=a?ii(u.log):u.log,c=Oo(l);a&&e.properties.set(r,c);let p=u.admitted||s;return Mr(e,p?{...n.unwritten,[Pt(t.hash)]:c}:
n.unwritten),u}function Mr(e,t){let[n,r]=Object.entries(t);r?e.cache.putAll(t,cr):n&&e.cache.put(n[0],n[1],cr)}function li(e,t){
return Ot(e.cache.get(Pt(t.hash)))}function ya(e,t,n){let r=rt+t.id,o=n.properties?n.properties[r]??null:e.properties.get(
r),i=Ot(o),u=!n.logSeen&&i!==null&&i.savedAtMs>=n.firstReadMs?li(e,t):null;return u?{found:u,missed:!1}:{found:si(i,e.clock.
now()),missed:!0}}var ha=1e4;function ci(e){return[Dt,Pt(e)]}function pi(e,t,n){let r=e.clock.now(),o=n[Dt],i=n[Pt(t)];if(o!==void 0){let s=pr(
o,t,r);if(!s)return{outcome:"invalid_api_key"};let u=ui(i,r);if(u)return{outcome:"rate_limited",key:s,rate:u}}if(!e.lock.
tryAcquire(ha))return{outcome:"workspace_busy"};try{return ga(e,t,{table:o,logSeen:i!==void 0,firstReadMs:r})}finally{e.
lock.release()}}function ga(e,t,n){let r=e.clock.now(),o=n.table===void 0?e.properties.getAll():null,i=o?_o(o,r):n.table??
"",s=o?{[Dt]:i}:{},u=pr(i,t,r);if(!u)return Mr(e,s),{outcome:"invalid_api_key"};let{logSeen:a,firstReadMs:l}=n,c=ai(e,u,
{firstReadMs:l,logSeen:a,properties:o,unwritten:s});return{outcome:c.admitted?"admitted":"rate_limited",key:u,rate:c}}var va=/^bearer(?: +(.*))?$/i;function mi(e,t){let n=va.exec((e.authorization??"").trim())?.[1]?.trim()??"",r=(e["x-api-\
key"]??"").trim();if(n&&r&&n!==r)return{ok:!1,code:"credentials_conflict"};let o=n||r;return o?bo(o,t)?{ok:!0,key:o}:{ok:!1,
code:"invalid_api_key"}:{ok:!1,code:"missing_api_key"}}var Ge="settings";var It={name:"",currency:"EUR",time_zone:"Etc/UTC",payment_terms_days:30,invoice_number:"INV-{YYYY}-{SEQ:4}",quotation_number:"\
QUO-{YYYY}-{SEQ:4}",fiscal_year_start:1,books_closed_through:null};function fi(e,t){let n=t??ba(e);return n===null?It:{...It,
...JSON.parse(n)}}function ba(e){let t=e.properties.get(Ge);return t!==null&&e.cache.put(Ge,t,600),t}function di(e,t){let n=JSON.
stringify(t);e.properties.set(Ge,n),e.cache.put(Ge,n,600)}var Mt="hints";var yi={journal:null,applied:0,tails:{},gaps:{},layouts:{}};function hi(e){return e===void 0?yi:{...yi,...JSON.parse(e)}}var xa=6e4/1e3,gi=`"default";q=${100};w=${xa}`;function fn(e){return{RateLimit:`"default";r=${e.remaining};t=${e.retryAfterSeconds}`,
"X-RateLimit-Limit":String(100),"X-RateLimit-Remaining":String(e.remaining),"X-RateLimit-Reset":String(Math.ceil(e.resetAtMs/
1e3))}}var vi={missing_api_key:'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',invalid_api_key:"\
The API key is not valid. Make one in the developer area of the spreadsheet.",credentials_conflict:"Authorization and x-\
api-key carry different API keys. Send one."};function bi(e,t){let n=mi(t.headers,e.build.keyMode);if(!n.ok)throw new m(
n.code,vi[n.code]);let r=e.digest.sha256Hex(n.key),o=e.cache.getAll([...ci(r),Mt,Ge]),i=pi(e,r,o);switch(i.outcome){case"\
invalid_api_key":throw new m("invalid_api_key",vi.invalid_api_key);case"workspace_busy":throw ot("workspace_busy","Other\
 requests are in progress. Send the request again.",2);case"rate_limited":throw new m("rate_limited",`At most 100 reques\
ts in 60 seconds. Wait ${i.rate.retryAfterSeconds} seconds.`,{headers:fn(i.rate),retryAfterSeconds:i.rate.retryAfterSeconds});case"\
admitted":return{...i,session:_a(e,o)}}}function xi({keyInUrl:e},{scopes:t}){if(!(e!==!0||So(t)))throw new m("key_not_al\
lowed_in_url","Only a key whose scopes are all read-only may be sent in a URL.")}function _a(e,t){let n=fi(e,t[Ge]),r=e.
clock.dayOf(e.clock.now(),n.time_zone);return{workspace:e,settings:n,today:r,hints:hi(t[Mt]),hasUnflushedWrites:!1,seenLayouts:new Map}}var _i="/api/v1";function wi(e,t,n){let r=n.startsWith(`${_i}/`)?n.slice(_i.length).replace(/(.)\/$/,"$1"):"",o=e.flatMap(
a=>{let l=wa(a.path,r);return l===null?[]:[{route:a,id:l}]});if(o.length===0)throw new m("route_not_found",`There is not\
hing at ${n}.`);let i=o.find(({route:a})=>a.method===t);if(i!==void 0)return i;let s=o.map(({route:a})=>a.method),u=[...s,
...s.includes("GET")?["HEAD"]:[]].join(", ");throw new m("method_not_allowed",`${n} does not take ${t}. It takes ${u}.`,
{headers:{Allow:u}})}function wa(e,t){let n=e.split("/"),r=t.split("/");if(n.length!==r.length)return null;let o="";for(let[
i,s]of n.entries()){let u=r[i]??"";if(s!=="{id}"){if(s!==u)return null;continue}if(u==="")return null;o=u}return o}function ki(e,{method:t,path:n}){return t!=="GET"?null:n==="/health"?{status:200,body:JSON.stringify({object:"health",status:"\
ok",build:e.build.id})}:n==="/openapi.json"?{status:200,body:e.files.openApi()}:null}var Ri=5;function Ft(e){if(e instanceof m)return e;if(e instanceof we){let t=`The sheet "${e.sheet}" is missing. Run Set\
up from the menu of the spreadsheet, or rename it back.`;return new m("workspace_misconfigured",t,{members:{sheet:e.sheet},
retryAfterSeconds:60})}return e instanceof Te?new m("workspace_unavailable","Google did not carry out the request. Send \
it again.",{retryAfterSeconds:Ri}):null}function Nt({code:e,message:t,facts:n},r,o){let{status:i,title:s}=sn[e],u=[...(n.
problems??[]).map(({details:c,...p})=>({...p,...c})),...n.parameters??[]],a={type:ka(e),title:s,status:i,code:e,detail:t,
instance:r,request_id:o,...u.length>0?{errors:u}:{},...n.members},l=n.retryAfterSeconds??(i===503?Ri:void 0);return{status:i,
body:JSON.stringify(a),headers:{"Content-Type":"application/problem+json",...n.headers,...i===401?{"WWW-Authenticate":'B\
earer realm="Business Billing API"'}:{},...l===void 0?{}:{"Retry-After":String(l)}}}}function ka(e){return`urn:problem-t\
ype:billing:${e}`}function st(e,t){let n=zo(e,t);if(n.success)return{ok:!0,value:n.output};let r=n.issues.map(Ra),o=r.filter(({code:i})=>i===
"required").map(({pointer:i})=>i);return{ok:!1,problems:r.filter(({pointer:i,code:s})=>s==="required"||!o.includes(i))}}
function Si(e,t){return t===""?null:t}function Ra(e){let t=(e.path??[]).reduce((r,o)=>Be(r,String(o.key)),"");return(e.input===
null||e.input===void 0)&&t!==""?{pointer:t,code:"required",message:"Must be given."}:{pointer:t,...Xo(e.message)}}function Ai({headers:e,body:t},{method:n,body:r}){if(r.kind==="none"||r.kind==="action"&&t.trim()==="")return;let o=["ap\
plication/json",...n==="PATCH"?["application/merge-patch+json"]:[]],i=(e["content-type"]??"application/json").split(";")[0]?.
trim().toLowerCase()??"";if(!o.includes(i))throw new m("unsupported_media_type",`Send the body as JSON, with Content-Typ\
e: ${o.join(" or ")}.`);try{return JSON.parse(t,Si)}catch(s){let u=s instanceof Error?s.message:"it cannot be read";throw new m(
"malformed_json",`The body is not valid JSON: ${u}.`)}}function ut(e,t){let n=t.map(r=>({name:r,edits:Sa(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:o})=>o<=Math.
max(2,Math.floor(r.length/3))).sort((r,o)=>r.edits-o.edits)[0];return n===void 0?null:n.name}function Sa(e,t){let n=e.slice(
0,60),r=Array.from({length:t.length+1},(o,i)=>i);for(let o=1;o<=n.length;o+=1){let i=[o];for(let s=1;s<=t.length;s+=1){let u=(r[s-
1]??0)+(n[o-1]===t[s-1]?0:1);i[s]=Math.min((r[s]??0)+1,(i[s-1]??0)+1,u)}r=i}return r[t.length]??0}function Di(e,t){let n={},r=[];for(let[i,s]of e)t.includes(i)?i in n?r.push({parameter:i,code:"invalid_parameter",message:"\
Give it once."}):n[i]=s:r.push({parameter:i,code:"unknown_parameter",message:Aa(i,t)});let[o]=r;if(o===void 0)return n;throw new m(
o.code,`The parameter "${o.parameter}": ${o.message}`,{parameters:r})}function Aa(e,t){if(t.length===0)return"This path \
takes no query parameters.";let n=ut(e,t);return n===null?`Known here: ${t.join(", ")}.`:`Did you mean "${n}"?`}function Oi(e,t,n){let r=Ti(e),o=n.method==="HEAD",i=Oa(e,t,o?{...n,method:"GET"}:n,r);return Ei(o?{...i,body:""}:i,r)}function Ci(e,t){
let n=Ti(e),r=Ft(t)??ji(e,t,n);return Ei(Nt(r,"",n),n)}function Ei({status:e,headers:t,body:n},r){return{status:e,headers:{
...{"Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,"RateLimit-Policy":gi},...t},body:n}}var Da="\
00000000-0000-4000-8000-000000000000";function Ti({clock:e,random:t}){let n=Da;try{n=t.uuid()}catch(r){if(!(r instanceof
Te))throw r}return cn("req",e.now(),0,n)}function Oa(e,t,n,r){let o={headers:{}};try{let i=Ca(e,t,n,o);return{...i,headers:{
...o.headers,...i.headers}}}catch(i){let s=Ft(i)??ji(e,i,r),u=Nt(s,n.path,r);return{...u,headers:{...o.headers,...u.headers}}}}
function Ca(e,t,n,r){Ea(e,n);let o=ki(e,n);if(o!==null)return o;let i=bi(e,n);r.headers=fn(i.rate),xi(n,i.key);let{route:s,
id:u}=wi(t,n.method,n.path);if(s.scope!==null&&!Ro(i.key.scopes,s.scope))throw new m("insufficient_scope",`The API key n\
eeds the scope ${s.scope}.`,{members:{required_scope:s.scope}});let a=Ai(n,s),l=Di(n.query,s.parameters);return s.run({session:i.
session,key:i.key,request:n,id:u,query:l,body:a})}function Ea({digest:e},{body:t}){if(!(t.length*3<=262144||e.utf8Length(
t)<=262144))throw new m("payload_too_large",`A body has at most ${262144/1024} KiB.`)}function ji({log:e},t,n){let r=t instanceof
Error?`${t.message}
${t.stack??""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new m("internal_error",`${sn.internal_error.
title}. Tell the owner this request id: ${n}.`)}function Ue({mode:e}){return e==="required"||e==="optional"||e==="always"||e==="input"}function ae({mode:e}){return e!==
"derived"&&e!=="input"}function dn({mode:e}){return e!=="internal"&&e!=="input"}function Z(e,t,n={}){return{kind:e,mode:"\
required",description:t,...n}}function f(e,t,n={}){return{kind:e,mode:"optional",description:t,...n}}function b(e,t,n={}){
return{kind:e,mode:"always",description:t,...n}}function L(e,t,n={}){return{kind:e,mode:"server",description:t,...n}}function S(e,t,n={}){
return{kind:e,mode:"stamped",description:t,...n}}function Pi(e,t){return{kind:e,mode:"input",description:t}}function Ii(e,t,n={}){
return{kind:e,mode:"internal",description:t,...n}}function W(e,t){return{kind:e,mode:"derived",description:t}}var B={schema:kr(h("invalid_type","Must be true or false.")),cell:"boolean"};function Q(e){return{schema:O(z(h("invalid_type","Must be a text.")),Or(e,t=>{let n=ut(String(t.input),e),r=n===null?"":
` Did you mean "${n}"?`;return h("invalid_enum",`Must be one of ${e.join(", ")}.${r}`)})),cell:"text"}}var Ta=[[2,"AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW \
CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR \
IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN \
NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB \
TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG"],[0,"BIF CLP DJF GNF ISK JPY KM\
F KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],[3,"BHD IQD JOD KWD LYD OMR TND"]],ja=/^[A-Z]{3}$/;function ee(e){let t=ja.test(
e)?Ta.find(([,n])=>n.includes(e)):void 0;return t?t[0]:null}var Pa=/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/,
Ia=h("invalid_type","Must be a text.");function y(e){return{schema:O(z(Ia),ue(t=>/\S/.test(t),h("required","Must hold mo\
re than blanks.")),ue(t=>!Pa.test(t),h("invalid_format","Must not hold control characters other than TAB, LF and CR, or \
lone surrogates.")),Ct(e,h("too_long",`Must have at most ${e} characters.`)),me({form:"text"})),cell:"text"}}function q(e){
return{schema:O(y(e).schema,ue(t=>t.trim()===t,h("invalid_format","Must not begin or end with blanks.")),me({form:"code"})),
cell:"text"}}function Nr(e,t,n){return{schema:O(q(e).schema,Et(t,n)),cell:"text"}}var ke={schema:O(q(10).schema,ue(e=>ee(e)!==null,h("invalid_currency","Must be an ISO 4217 currency code in upper case, \
for example EUR."))),cell:"text"},$r=Nr(2,/^[A-Z]{2}$/,h("invalid_format","Must be a country code of two upper-case lett\
ers, for example DE.")),fe=Nr(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,h("invalid_email",
"Must be an e-mail address, for example ada@example.com.")),Ye=q(50);var Ma="1900-01-01",Fa="2999-12-31",Mi=/^\d{4}-\d\d-\d\d$/;function yn(e){return Mi.test(e)&&Ni(e)&&Ji($i(e))===e}function Fi(e,t){let n=Ji($i(e)+t);return Mi.test(n)&&Ni(n)?n:null}
function de(e,t){return e===t?0:e<t?-1:1}function Ni(e){return e>=Ma&&e<=Fa}function $i(e){let[t=0,n=0,r=0]=e.split("-").
map(Number),o=n<3?t-1:t,i=Math.floor(o/4)-Math.floor(o/100)+Math.floor(o/400);return o*365+i+qi((n+9)%12)+r-1}function qi(e){
return Math.floor((e*153+2)/5)}function Ji(e){let t=Math.floor(e/146097),n=e-t*146097,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),o=Math.floor((n-r)/365),i=n-(o*365+Math.floor(o/4)-Math.floor(o/100)),s=Math.floor((i*5+2)/153),
u=(s+2)%12+1,a=t*400+o+(u<3?1:0);return`${qr(a,4)}-${qr(u,2)}-${qr(i-qi(s)+1,2)}`}function qr(e,t){return String(e).padStart(
t,"0")}var te={schema:O(z(h("invalid_type","Must be a text of the form YYYY-MM-DD.")),ue(yn,h("invalid_date","Must be a real ca\
lendar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},K={schema:O(z(h("invalid_type","Must be a text.")),
Et(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,h("invalid_format","Must be a UTC time of the form 2026-01-31T12:00:00.000\
Z."))),cell:"text"};var Na=20,$a=1,Ve=1e6,Li=1e6,qa=-7,Ja=21,La=!1,$t="[big.js] ",ze=$t+"Invalid ",hn=ze+"decimal places",Ka=ze+"rounding mo\
de",Ki=$t+"Division by zero",w={},ye=void 0,Wa=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function Wi(){function e(t){var n=this;
if(!(n instanceof e))return t===ye&&arguments.length===0?Wi():new e(t);if(t instanceof e)n.s=t.s,n.e=t.e,n.c=t.c.slice();else{
if(typeof t!="string"){if(e.strict===!0&&typeof t!="bigint")throw TypeError(ze+"value");t=t===0&&1/t<0?"-0":String(t)}Ba(
n,t)}n.constructor=e}return e.prototype=w,e.DP=Na,e.RM=$a,e.NE=qa,e.PE=Ja,e.strict=La,e.roundDown=0,e.roundHalfUp=1,e.roundHalfEven=
2,e.roundUp=3,e}function Ba(e,t){var n,r,o;if(!Wa.test(t))throw Error(ze+"number");for(e.s=t.charAt(0)=="-"?(t=t.slice(1),
-1):1,(n=t.indexOf("."))>-1&&(t=t.replace(".","")),(r=t.search(/e/i))>0?(n<0&&(n=r),n+=+t.slice(r+1),t=t.substring(0,r)):
n<0&&(n=t.length),o=t.length,r=0;r<o&&t.charAt(r)=="0";)++r;if(r==o)e.c=[e.e=0];else{for(;o>0&&t.charAt(--o)=="0";);for(e.
e=n-r-1,e.c=[],n=0;r<=o;)e.c[n++]=+t.charAt(r++)}return e}function Xe(e,t,n,r){var o=e.c;if(n===ye&&(n=e.constructor.RM),
n!==0&&n!==1&&n!==2&&n!==3)throw Error(Ka);if(t<1)r=n===3&&(r||!!o[0])||t===0&&(n===1&&o[0]>=5||n===2&&(o[0]>5||o[0]===5&&
(r||o[1]!==ye))),o.length=1,r?(e.e=e.e-t+1,o[0]=1):o[0]=e.e=0;else if(t<o.length){if(r=n===1&&o[t]>=5||n===2&&(o[t]>5||o[t]===
5&&(r||o[t+1]!==ye||o[t-1]&1))||n===3&&(r||!!o[0]),o.length=t,r){for(;++o[--t]>9;)if(o[t]=0,t===0){++e.e,o.unshift(1);break}}
for(t=o.length;!o[--t];)o.pop()}return e}function He(e,t,n){var r=e.e,o=e.c.join(""),i=o.length;if(t)o=o.charAt(0)+(i>1?
"."+o.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)o="0"+o;o="0."+o}else if(r>0)if(++r>i)for(r-=i;r--;)o+="0";else
r<i&&(o=o.slice(0,r)+"."+o.slice(r));else i>1&&(o=o.charAt(0)+"."+o.slice(1));return e.s<0&&n?"-"+o:o}w.abs=function(){var e=new this.
constructor(this);return e.s=1,e};w.cmp=function(e){var t,n=this,r=n.c,o=(e=new n.constructor(e)).c,i=n.s,s=e.s,u=n.e,a=e.
e;if(!r[0]||!o[0])return r[0]?i:o[0]?-s:0;if(i!=s)return i;if(t=i<0,u!=a)return u>a^t?1:-1;for(s=(u=r.length)<(a=o.length)?
u:a,i=-1;++i<s;)if(r[i]!=o[i])return r[i]>o[i]^t?1:-1;return u==a?0:u>a^t?1:-1};w.div=function(e){var t=this,n=t.constructor,
r=t.c,o=(e=new n(e)).c,i=t.s==e.s?1:-1,s=n.DP;if(s!==~~s||s<0||s>Ve)throw Error(hn);if(!o[0])throw Error(Ki);if(!r[0])return e.
s=i,e.c=[e.e=0],e;var u,a,l,c,p,d=o.slice(),_=u=o.length,A=r.length,R=r.slice(0,u),T=R.length,xe=e,nt=xe.c=[],Le=0,_e=s+
(xe.e=t.e-e.e)+1;for(xe.s=i,i=_e<0?0:_e,d.unshift(0);T++<u;)R.push(0);do{for(l=0;l<10;l++){if(u!=(T=R.length))c=u>T?1:-1;else
for(p=-1,c=0;++p<u;)if(o[p]!=R[p]){c=o[p]>R[p]?1:-1;break}if(c<0){for(a=T==u?o:d;T;){if(R[--T]<a[T]){for(p=T;p&&!R[--p];)
R[p]=9;--R[p],R[T]+=10}R[T]-=a[T]}for(;!R[0];)R.shift()}else break}nt[Le++]=c?l:++l,R[0]&&c?R[T]=r[_]||0:R=[r[_]]}while((_++<
A||R[0]!==ye)&&i--);return!nt[0]&&Le!=1&&(nt.shift(),xe.e--,_e--),Le>_e&&Xe(xe,_e,n.RM,R[0]!==ye),xe};w.eq=function(e){return this.
cmp(e)===0};w.gt=function(e){return this.cmp(e)>0};w.gte=function(e){return this.cmp(e)>-1};w.lt=function(e){return this.
cmp(e)<0};w.lte=function(e){return this.cmp(e)<1};w.minus=w.sub=function(e){var t,n,r,o,i=this,s=i.constructor,u=i.s,a=(e=
new s(e)).s;if(u!=a)return e.s=-a,i.plus(e);var l=i.c.slice(),c=i.e,p=e.c,d=e.e;if(!l[0]||!p[0])return p[0]?e.s=-a:l[0]?
e=new s(i):e.s=1,e;if(u=c-d){for((o=u<0)?(u=-u,r=l):(d=c,r=p),r.reverse(),a=u;a--;)r.push(0);r.reverse()}else for(n=((o=
l.length<p.length)?l:p).length,u=a=0;a<n;a++)if(l[a]!=p[a]){o=l[a]<p[a];break}if(o&&(r=l,l=p,p=r,e.s=-e.s),(a=(n=p.length)-
(t=l.length))>0)for(;a--;)l[t++]=0;for(a=t;n>u;){if(l[--n]<p[n]){for(t=n;t&&!l[--t];)l[t]=9;--l[t],l[n]+=10}l[n]-=p[n]}for(;l[--a]===
0;)l.pop();for(;l[0]===0;)l.shift(),--d;return l[0]||(e.s=1,l=[d=0]),e.c=l,e.e=d,e};w.mod=function(e){var t,n=this,r=n.constructor,
o=n.s,i=(e=new r(e)).s;if(!e.c[0])throw Error(Ki);return n.s=e.s=1,t=e.cmp(n)==1,n.s=o,e.s=i,t?new r(n):(o=r.DP,i=r.RM,r.
DP=r.RM=0,n=n.div(e),r.DP=o,r.RM=i,this.minus(n.times(e)))};w.neg=function(){var e=new this.constructor(this);return e.s=
-e.s,e};w.plus=w.add=function(e){var t,n,r,o=this,i=o.constructor;if(e=new i(e),o.s!=e.s)return e.s=-e.s,o.minus(e);var s=o.
e,u=o.c,a=e.e,l=e.c;if(!u[0]||!l[0])return l[0]||(u[0]?e=new i(o):e.s=o.s),e;if(u=u.slice(),t=s-a){for(t>0?(a=s,r=l):(t=
-t,r=u),r.reverse();t--;)r.push(0);r.reverse()}for(u.length-l.length<0&&(r=l,l=u,u=r),t=l.length,n=0;t;u[t]%=10)n=(u[--t]=
u[t]+l[t]+n)/10|0;for(n&&(u.unshift(n),++a),t=u.length;u[--t]===0;)u.pop();return e.c=u,e.e=a,e};w.pow=function(e){var t=this,
n=new t.constructor("1"),r=n,o=e<0;if(e!==~~e||e<-Li||e>Li)throw Error(ze+"exponent");for(o&&(e=-e);e&1&&(r=r.times(t)),
e>>=1,!!e;)t=t.times(t);return o?n.div(r):r};w.prec=function(e,t){if(e!==~~e||e<1||e>Ve)throw Error(ze+"precision");return Xe(
new this.constructor(this),e,t)};w.round=function(e,t){if(e===ye)e=0;else if(e!==~~e||e<-Ve||e>Ve)throw Error(hn);return Xe(
new this.constructor(this),e+this.e+1,t)};w.sqrt=function(){var e,t,n,r=this,o=r.constructor,i=r.s,s=r.e,u=new o("0.5");
if(!r.c[0])return new o(r);if(i<0)throw Error($t+"No square root");i=Math.sqrt(+He(r,!0,!0)),i===0||i===1/0?(t=r.c.join(
""),t.length+s&1||(t+="0"),i=Math.sqrt(t),s=((s+1)/2|0)-(s<0||s&1),e=new o((i==1/0?"5e":(i=i.toExponential()).slice(0,i.
indexOf("e")+1))+s)):e=new o(i+""),s=e.e+(o.DP+=4);do n=e,e=u.times(n.plus(r.div(n)));while(n.c.slice(0,s).join("")!==e.
c.slice(0,s).join(""));return Xe(e,(o.DP-=4)+e.e+1,o.RM)};w.times=w.mul=function(e){var t,n=this,r=n.constructor,o=n.c,i=(e=
new r(e)).c,s=o.length,u=i.length,a=n.e,l=e.e;if(e.s=n.s==e.s?1:-1,!o[0]||!i[0])return e.c=[e.e=0],e;for(e.e=a+l,s<u&&(t=
o,o=i,i=t,l=s,s=u,u=l),t=new Array(l=s+u);l--;)t[l]=0;for(a=u;a--;){for(u=0,l=s+a;l>a;)u=t[l]+i[a]*o[l-a-1]+u,t[l--]=u%10,
u=u/10|0;t[l]=u}for(u?++e.e:t.shift(),a=t.length;!t[--a];)t.pop();return e.c=t,e};w.toExponential=function(e,t){var n=this,
r=n.c[0];if(e!==ye){if(e!==~~e||e<0||e>Ve)throw Error(hn);for(n=Xe(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}
return He(n,!0,!!r)};w.toFixed=function(e,t){var n=this,r=n.c[0];if(e!==ye){if(e!==~~e||e<0||e>Ve)throw Error(hn);for(n=
Xe(new n.constructor(n),e+n.e+1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return He(n,!1,!!r)};w.toJSON=w.toString=function(){
var e=this,t=e.constructor;return He(e,e.e<=t.NE||e.e>=t.PE,!!e.c[0])};typeof Symbol<"u"&&(w[Symbol.for("nodejs.util.ins\
pect.custom")]=w.toJSON);w.toNumber=function(){var e=+He(this,!0,!0);if(this.constructor.strict===!0&&!this.eq(e.toString()))
throw Error($t+"Imprecise conversion");return e};w.toPrecision=function(e,t){var n=this,r=n.constructor,o=n.c[0];if(e!==
ye){if(e!==~~e||e<1||e>Ve)throw Error(ze+"precision");for(n=Xe(new r(n),e,t);n.c.length<e;)n.c.push(0)}return He(n,e<=n.
e||n.e<=r.NE||n.e>=r.PE,!!o)};w.valueOf=function(){var e=this,t=e.constructor;if(t.strict===!0)throw Error($t+"valueOf d\
isallowed");return He(e,e.e<=t.NE||e.e>=t.PE,!0)};var Ga=Wi(),I=Ga;var Ua=12,Ya=15,Va=/^-?\d+(\.\d+)?$/;function at(e){return typeof e=="string"?Va.test(e)?Bi(e):{ok:!1,code:"invalid_form\
at"}:typeof e!="number"||Number.isNaN(e)?{ok:!1,code:"invalid_type"}:Number.isFinite(e)?Bi(e):{ok:!1,code:"out_of_range"}}
function Bi(e){let t=I(e);return Gi(t)?{ok:!0,value:t.toFixed()}:{ok:!1,code:"out_of_range"}}function Gi(e){return e.e<Ua&&
e.c.length<=Ya}function gn(e){return Gi(I(e))}function Jr(e){return I(e).toFixed()}function he(e){let{c:t,e:n}=I(e);return Math.
max(0,t.length-1-n)}function M(e,t){return I(e).cmp(t)}function je(e){return I(e).lt(0)}function C(e){return I(e).eq(0)}
function Re(e,t){return I(e).plus(t).toFixed()}function ne(e,t){return I(e).minus(t).toFixed()}function re(e,t){return I(
e).times(t).toFixed()}function Ze(e){return e.reduce((t,n)=>t.plus(n),I(0)).toFixed()}function Ui(e,t,n){return I(e).div(
t).round(n).toFixed()}function Yi(e,t){let n=I(e).mod(t);return{quotient:I(e).minus(n).div(t).toFixed(),remainder:n.toFixed()}}
function lt(e,t){return I(e).round(t).toFixed()}function Vi(e){return I(`1e-${e}`).toFixed()}function vn(e,t){return I(e).
round(t).toFixed(t)}function Lr(e){return Number(Jr(e))}var za={invalid_type:h("invalid_type","Must be a number, or a decimal number as text."),invalid_format:h("invalid_format",
'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:h("out_of_range","Must have at\
 most 12 digits before the point and 15 significant digits.")};function zi(e,t){return{schema:O(Tr(),_r(({dataset:n,addIssue:r,
NEVER:o})=>{let i=at(n.value),s=i.ok?Xa(i.value,e):za[i.code];return s!==null&&r({message:s}),i.ok&&s===null?i.value:o}),
me({rules:e})),cell:"number",decimal:t}}function Xa(e,{min:t,max:n,decimals:r,notZero:o}){return o===!0&&C(e)?h("out_of_\
range","Must not be zero."):t!==void 0&&M(e,t)<0?h("out_of_range",`Must be at least ${t}.`):n!==void 0&&M(e,n)>0?h("out_\
of_range",`Must be at most ${n}.`):r!==void 0&&he(e)>r?h("too_many_decimals",`Must have at most ${r} decimals.`):null}function bn(e={}){
return zi(e,{as:"number",money:!1})}function E(e={},t="number"){return zi(e,{as:t,money:!0})}var ge=bn({min:"0",max:"100",
decimals:4});function qt(e,t){let n=h("out_of_range",`Must be a whole number from ${e} to ${t}.`);return{schema:O(Ar(h("invalid_type",
"Must be a number.")),gr(n),xr(e,n),br(t,n)),cell:"number"}}var Kr=50,Ha=["__proto__","constructor","prototype"],Wr=Cr(y(40).schema,Rr(y(500).schema),h("invalid_type","Must be an o\
bject of texts.")),Za={...Wr,"~run"(e,t){let n=e.value;if(Array.isArray(n))return Wr["~run"]({typed:!1,value:"a list"},t);
let r=typeof n=="object"&&n!==null?Object.keys(n):[],o=Wr["~run"](e,t);for(let i of r.filter(s=>Ha.includes(s))){let s=h(
"invalid_format",`The name ${i} is reserved.`);D(this,"key",o,t,{input:i,expected:"another name",message:s})}return o}},
Se={schema:O(Za,ue(e=>Object.keys(e).length<=Kr,h("too_many_items",`Must have at most ${Kr} entries.`)),me({maxProperties:Kr}),
wr(e=>{let t={};for(let[n,r]of Object.entries(e))r!==null&&(t[n]=r);return t})),cell:"json"};var Qa=h("read_only","This field is set by the server: leave it out."),el=h("invalid_type","Must be a JSON object.");function Ae(e){
let t={};for(let[n,r]of Object.entries(e))Ue(r)&&(t[n]=r.mode==="required"?r.kind.schema:Sr(r.kind.schema,null));return tl(
t,e)}function tl(e,t){let n=Dr(e,el),r=Object.keys(e);return{...Er(e),"~run"(i,s){let u=i.value;if(Array.isArray(u))return n["\
~run"]({typed:!1,value:"a list"},s);let a=n["~run"](i,s);if(typeof u!="object")return a;for(let[l,c]of Object.entries(u??
{}))r.includes(l)||D(this,"key",a,s,{input:l,expected:"never",message:Object.keys(t).includes(l)?Qa:nl(l,r),path:[{type:"\
object",origin:"key",input:u,key:l,value:c}]});return a}}}function nl(e,t){let n=ut(e,t);return h("unknown_field",`This \
field is not known here.${n===null?"":` Did you mean "${n}"?`}`)}function le(e){return{schema:Ae(e),cell:"json",fields:e}}function De(e,t){return{schema:O(ln(Ae(e),h("invalid_type","Mus\
t be a list.")),vr(t,h("too_many_items",`Must have at most ${t} entries.`))),cell:"json",fields:e,list:!0}}var Br={schema:ln(
z()),cell:"json"};var Jt=y(200),xn=le({line1:f(Jt,""),line2:f(Jt,""),city:f(Jt,""),state:f(Jt,""),postal_code:f(Jt,""),country:f($r,"")}),
_n=De({type:f(y(20),""),value:Z(y(50),"")},10);function wn(e){return e.normalize("NFKC").trim().replace(/\s+/g," ").toLowerCase()}function ve(e,t){return{id:S($(t),`The id of the ${e}.`,{column:{header:"ID",system:!0,width:240}}),object:W(y(20),`Alwa\
ys \`${e}\`.`)}}var oe={version:S(qt(1,1e9),""),etag:W(y(20),""),created_at:S(K,"",{column:{header:"Created",system:!0,width:190}}),
updated_at:S(K,"",{column:{header:"Updated",system:!0,width:190}})};var ct=De({code:Z(y(50),""),message:Z(y(1e3),""),pointer:f(y(200),"")},400);var rl={...ve("customer","cus"),name:Z(y(200),"",{column:{header:"Name",width:220}}),email:f(fe,"",{column:{header:"Emai\
l",width:220}}),phone:f(y(40),"",{column:{header:"Phone",width:140}}),company:f(y(200),"",{column:{header:"Company",width:180}}),
contact_name:f(y(200),"",{column:{header:"Contact",width:160}}),tax_ids:b(_n,""),tax_id:f(y(50),""),billing_address:f(xn,
""),currency:f(ke,"",{column:{header:"Currency",width:80}}),payment_terms_days:f(qt(0,365),"",{column:{header:"Payment t\
erms (days)",width:100}}),tax_exempt:b(B,"",{column:{header:"Tax exempt",width:90}}),notes:f(y(5e3),"",{column:{header:"\
Notes",width:240}}),external_id:f(q(100),"",{column:{header:"External ID",system:!0,width:140}}),archived:b(B,"",{column:{
header:"Archived",width:80}}),metadata:b(Se,""),name_key:Ii(y(400),"",{column:{header:"Name key",system:!0,hidden:!0}}),
warnings:W(ct,""),...oe},J={object:"customer",plural:"customers",idPrefix:"cus",sheet:"Customers",fields:rl,dataCells:2,
unique:{external_id:"external_id_taken"},create(e,t){return e.email!==null&&ol(e.email,t),Xi(e)},revise:e=>({...Xi(e)}),
insteadOfDeletion:"archived: true",complete:({name:e})=>({name_key:wn(e)})};function ol(e,t){let[n]=t.findByText(J,"emai\
l",e);n!==void 0&&t.warn({code:"possible_duplicate",message:`The customer ${String(n.id)} has the same e-mail address.`,
pointer:"/email"})}function Xi(e){let t=e.tax_id,n=e.tax_ids??[],r=t===null||n.some(({value:o})=>o===t);return{...e,tax_ids:r?
n:[{type:null,value:t},...n],tax_id:t??n[0]?.value??null,tax_exempt:e.tax_exempt??!1,archived:e.archived??!1,metadata:e.
metadata??{}}}function ie(e,t){return e.filter(n=>il(n,t)).map(({name:n})=>n)}function il({from:e,isAllowed:t},n){return(e===null||e.includes(
String(n.status)))&&(t?.(n)??!0)}function Hi(e,t,n){let{customer_id:r,customer_name:o}=t;return r===null?o===null?null:ul(e,o,t.customer_email):(o!==null&&
e.warn({code:"customer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by c\
ustomer_id.",pointer:"/customer_name"}),sl(e,r,n))}function sl(e,t,n){let r=e.find(J,t);return r===null?(e.fault({pointer:"\
/customer_id",code:"not_found",message:`There is no customer with the id ${t}.`}),null):(r.archived===!0&&t!==n&&e.fault(
{pointer:"/customer_id",code:"archived_customer",message:`The customer ${t} is archived.`}),r)}function ul(e,t,n){let r=e.
findByText(J,"name_key",wn(t)).filter(s=>s.archived!==!0&&(n===null||s.email===n)),[o,i]=r;return i!==void 0?(e.fault({pointer:"\
/customer_name",code:"customer_ambiguous",message:"Several customers have this name: give customer_id, or customer_email\
 too.",details:{candidates:r.map(({id:s,name:u,email:a})=>({id:s,name:u,email:a}))}}),null):o??al(e,t,n)}function al(e,t,n){
let r=Object.fromEntries(Object.keys(J.fields).map(i=>[i,null])),o=J.create({...r,name:t,email:n},ll(e));return e.create(
J,o)}function ll(e){return{...e,warn:()=>{}}}function Rn(e,t,n){let{discount:r,discount_percent:o}=e;if(o===null){let u=r??"0";return{amount:u,field:"discount",fault:cl(
u,t,n)}}let i=lt(re(re(t,o),"0.01"),n),s="discount_percent";return r!==null&&!C(r)?{amount:i,field:s,fault:"mutually_exc\
lusive"}:{amount:i,field:s,fault:Zi(o,je(t)?"0":"100")?"outside":null}}function cl(e,t,n){return he(e)>n?"too_many_decim\
als":!C(e)&&Zi(e,t)?"outside":null}function Zi(e,t){return je(e)||M(e,t)>0}function Qi(e,t,n){if(C(e))return t.map(()=>"0");let r=Vi(n),o=t.map(a=>je(a)?"0":a),i=re(Ze(o),r),s=o.map(a=>{let{quotient:l,
remainder:c}=Yi(re(e,a),i);return{share:re(l,r),remainder:c}}),u=ne(e,Ze(s.map(a=>a.share)));for(let a of s.slice().sort(
(l,c)=>M(c.remainder,l.remainder))){if(C(u))break;a.share=Re(a.share,r),u=ne(u,r)}return s.map(a=>a.share)}var pl={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line is bet\
ween zero and quantity times unit price."]};function es(e,t,n){let r=lt(re(e.quantity,e.unit_price),n),o=Rn(e,r,n),i=[];
if(C(e.quantity)&&i.push({pointer:`${t}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),gn(r)||
i.push({pointer:t,code:"out_of_range",message:"Quantity times unit price is too large."}),o.fault){let[s,u]=pl[o.fault];
i.push({pointer:`${t}/${o.field}`,code:s,message:u})}return{amount:ne(r,o.amount),discount_amount:o.amount,problems:i}}function ts(e){let t=new Map;for(let n of e){let r=Jr(n.tax_rate),o=n.tax_name===null?r:`${r} ${n.tax_name}`,i=Re(t.get(
o)?.amount??"0",n.amount);t.set(o,{tax_rate:r,tax_name:n.tax_name,amount:i})}return Array.from(t.values()).sort((n,r)=>M(
r.tax_rate,n.tax_rate)||ml(n.tax_name,r.tax_name))}function ml(e,t){return e===t?0:e===null||t!==null&&e<t?-1:1}function ns(e,t){
let n=re(e,t.tax_rate);if(!t.inclusive)return{taxable:e,tax:lt(re(n,"0.01"),t.decimals)};let r=Ui(n,Re("100",t.tax_rate),
t.decimals);return{taxable:ne(e,r),tax:r}}var fl={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["discount_exceeds_subtotal","The discount is \
between zero and the subtotal."]};function rs(e){let t=ee(e.currency);if(t===null)return Lt("/currency","invalid_currenc\
y","The currency is not a known ISO 4217 code.");let n=e.lines.map((s,u)=>es(s,`/items/${u}`,t)),r=n.reduce((s,u)=>s.concat(
u.problems),[]);if(r.length>0)return{ok:!1,problems:r};let o=Ze(n.map(s=>s.amount));if(je(o))return Lt("/items","out_of_\
range","The subtotal must not be negative.");let i=Rn(e,o,t);return i.fault?Lt(`/${i.field}`,...fl[i.fault]):dl(e,{lines:n,
subtotal:o,discount:i.amount,decimals:t})}function Lt(e,t,n){return{ok:!1,problems:[{pointer:e,code:t,message:n}]}}function dl(e,{
lines:t,subtotal:n,discount:r,decimals:o}){let i=yl(e,{lines:t,subtotal:n,discount:r,decimals:o}),s=Ze(i.map(p=>p.taxable)),
u=Ze(i.map(p=>p.tax)),a=Re(s,u);if(je(a))return Lt("/items","out_of_range","The total must not be negative.");let l=[n,s,
u,a];if(!i.reduce((p,d)=>p.concat(d.taxable,d.tax),l).every(gn))return Lt("/items","out_of_range","The totals have more \
than 12 digits before the point.");let c=p=>vn(p,o);return{ok:!0,totals:{lines:t.map(p=>({amount:c(p.amount),discount_amount:c(
p.discount_amount)})),subtotal:c(n),discount_total:c(r),taxable_total:c(s),tax_total:c(u),total:c(a),tax_breakdown:i.map(
p=>({...p,taxable:c(p.taxable),tax:c(p.tax)}))}}}function yl(e,{lines:t,discount:n,decimals:r}){let o=ts(e.lines.map(({tax_rate:u,
tax_name:a},l)=>({tax_rate:u,tax_name:a,amount:t[l]?.amount??"0"}))),i=o.map(u=>u.amount),s=Qi(n,i,r);return o.map(({tax_rate:u,
tax_name:a,amount:l},c)=>{let p=ne(l,s[c]??"0"),d={tax_rate:u,inclusive:e.tax_inclusive,decimals:r};return{tax_rate:u,tax_name:a,
...ns(p,d)}})}function pt(e,t,n){t===null||C(t)||M(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fraction",message:`A tax rate is a per\
centage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var hl={...ve("product","prd"),name:Z(y(200),"",{column:{header:"Name",width:220}}),description:f(y(1e3),"",{column:{header:"\
Description",width:260}}),sku:f(q(64),"",{column:{header:"SKU",width:120}}),unit_price:Z(E({min:"0",decimals:6}),"",{column:{
header:"Unit price",width:100}}),currency:b(ke,"",{column:{header:"Currency",width:80}}),tax_rate:f(ge,"",{column:{header:"\
Tax %",width:80}}),tax_name:f(y(50),"",{column:{header:"Tax name",width:120}}),unit:f(y(20),"",{column:{header:"Unit",width:80}}),
active:b(B,"",{column:{header:"Active",width:80}}),external_id:f(q(100),"",{column:{header:"External ID",system:!0,width:140}}),
metadata:b(Se,""),warnings:W(ct,""),...oe},Sn={object:"product",plural:"products",idPrefix:"prd",sheet:"Products",fields:hl,
dataCells:2,unique:{external_id:"external_id_taken",sku:"sku_taken"},create(e,t){return pt(t,e.tax_rate,"/tax_rate"),os(
e,t)},revise:(e,t)=>({...os(e,t)}),insteadOfDeletion:"active: false"};function os(e,{settings:t}){return{...e,currency:e.
currency??t.currency,active:e.active??!0,metadata:e.metadata??{}}}function is(e,t,n){return t.map((r,o)=>{let i=(l,c,p)=>e.fault({pointer:`/items/${o}/${l}`,code:c,message:p}),s=n.known.
find(({id:l})=>l===r.id)??null;if(r.id!==null&&s===null&&i("id","not_found","The document has no line with this id. Leav\
e it out."),r.discount!==null&&r.discount_percent!==null)for(let l of["discount","discount_percent"])i(l,"mutually_exclu\
sive","Give either discount or discount_percent.");pt(e,r.tax_rate,`/items/${o}/tax_rate`);let u=r.product_id!==null&&r.
product_id!==s?.product_id,a=u&&r.product_id!==null?vl(e,r.product_id,i):null;return gl(e,r,{...n,kept:s,product:a,isLost:u&&
a===null,fault:i})})}function gl(e,t,n){let{currency:r,isTaxExempt:o,kept:i,product:s,isLost:u,fault:a}=n;if(s!==null&&t.
unit_price===null&&s.currency!==r){let d=String(s.currency);a("unit_price","currency_mismatch",`The product is priced in\
 ${d}: give a unit_price in ${r}.`)}let l=t.description??mt(s?.name),c=t.unit_price??mt(s?.unit_price);l===null&&!u&&a("\
description","required","Must be given, or a product_id."),c===null&&!u&&a("unit_price","required","Must be given, or a \
product_id.");let p=o||t.tax_rate!==null?null:s;return{...t,id:i?.id??e.newId("li"),sku:mt(s?.sku)??i?.sku??null,description:l??
"",quantity:t.quantity??"1",unit:t.unit??mt(s?.unit),tax_rate:t.tax_rate??mt(p?.tax_rate)??"0",tax_name:t.tax_name??mt(p?.
tax_name),unit_price:c??"0",amount:"0"}}function vl(e,t,n){let r=e.find(Sn,t);return r===null?n("product_id","not_found",
`There is no product with the id ${t}.`):r.active===!1&&n("product_id","inactive_product",`The product ${t} is not activ\
e.`),r}function mt(e){return typeof e=="string"?e:null}function ss(e,t,{customer:n,known:r}){let o=typeof n?.currency=="string"?n.currency:null,i=t.currency??o??e.settings.currency,
s=t.items!==null,u={currency:i,isTaxExempt:n?.tax_exempt===!0,known:r},a=s?e:{...e,warn:()=>{}},l=is(a,t.items??[bl(e,t,
i,r[0]?.id??null)],u),c={currency:i,discount_percent:t.discount_percent,tax_inclusive:s?t.tax_inclusive??!1:t.tax_rate!==
null},p=rs({...c,lines:l,discount:t.discount_percent===null?t.discount:null});if(!p.ok)for(let A of p.problems)e.fault(s?
A:xl(A));if(e.stopOnFaults(),!p.ok)throw new Error("Totals were refused without a fault.");let{lines:d,..._}=p.totals;return s&&
_l(e,t.total,_.total),e.stopOnFaults(),{...c,..._,shape:s?"items":"total",items:l.map((A,R)=>({...A,amount:d[R]?.amount??
"0"})),discount:t.discount??"0"}}function bl(e,{total:t,tax_rate:n},r,o){let i=ee(r)??0;return t!==null&&he(t)>i&&e.fault(
{pointer:"/total",code:"too_many_decimals",message:`Must have at most ${i} decimals in ${r}.`}),pt(e,n,"/tax_rate"),{id:o,
product_id:null,description:"Invoice total",quantity:"1",unit:null,tax_rate:n??"0",tax_name:null,discount:null,discount_percent:null,
unit_price:t??"0"}}function xl({code:e}){return{pointer:"/total",code:e,message:"Must be zero or more, with at most 12 d\
igits before the point."}}function _l(e,t,n){t===null||M(t,n)===0||e.fault({pointer:"/total",code:"total_mismatch",message:`\
The lines add up to ${n}. Leave total out, or send that.`,details:{computed:n}})}function ft(e,t,n){let r=Hi(e,t,n?.customer_id??null),o=ss(e,t,{customer:r,known:n?.items??[]});if(r===null)throw new Error(
"A customer is missing without a fault.");return{customer:r,content:{...o,customer_id:String(r.id),customer_name:String(
r.name),customer_email:typeof r.email=="string"?r.email:null,metadata:t.metadata??{}}}}var wl=200,kl={id:b($("li"),"",{column:{header:"Line ID",system:!0}}),product_id:f($("prd"),""),sku:L(q(64),""),description:b(
y(1e3),"",{column:{header:"Description",width:320}}),quantity:b(bn({decimals:4,notZero:!0}),"",{column:{header:"Quantity",
width:80}}),unit:f(y(20),"",{column:{header:"Unit",width:80}}),tax_rate:b(ge,"",{column:{header:"Tax %",width:80}}),tax_name:f(
y(50),""),discount:f(E({min:"0"},"string"),""),discount_percent:f(ge,""),unit_price:b(E({decimals:6}),"",{column:{header:"\
Unit price",width:100}}),amount:S(E(),"",{column:{header:"Amount",width:110}})},us=De(kl,wl);var An=f(Ye,"",{column:{header:"Number",width:130}}),Dn={customer_id:b($("cus"),"",{column:{header:"Customer ID",system:!0,
width:240}}),customer_name:b(y(200),"",{column:{header:"Customer",width:220}}),customer_email:f(fe,""),customer:L(le({id:f(
$("cus"),""),name:f(y(200),""),email:f(fe,""),tax_ids:f(_n,""),billing_address:f(xn,"")}),"")},On=b(ke,"",{column:{header:"\
Currency",width:80}}),Cn={discount:b(E({min:"0"},"string"),""),discount_percent:f(ge,""),tax_inclusive:b(B,""),items:b(us,
""),tax_rate:Pi(ge,""),subtotal:S(E(),""),discount_total:S(E(),"",{column:{header:"Discount",width:100}}),taxable_total:S(
E(),""),tax_total:S(E(),"",{column:{header:"Tax",width:100}}),total:b(E(),"",{column:{header:"Total",width:110}})},En=S(
De({tax_rate:b(ge,""),tax_name:f(y(50),""),taxable:b(E(),""),tax:b(E(),"")},200),""),Tn={notes:f(y(5e3),""),terms:f(y(5e3),
""),po_number:f(y(100),"",{column:{header:"PO number",width:120}}),external_id:f(q(100),"",{column:{header:"External ID",
system:!0,width:140}}),metadata:b(Se,"")},dt={allowed_actions:W(Br,""),warnings:W(ct,"")};function Pe(e,{from:t,given:n,days:r,field:o}){let i=(u,a)=>(e.fault({pointer:`/${o}`,code:u,message:a}),t),s=n??Fi(t,r);
return s===null?i("out_of_range","Falls behind the year 2999."):de(s,t)<0?i("due_before_invoice_date",`Must not be befor\
e ${t}, the document\u2019s own date.`):s}function jn(e,t,n){let r=a=>t[a]!==void 0&&t[a]!==null,o={...e},i=(...a)=>{for(let l of a)delete o[l]};i("customer_name",
"customer_email"),r("customer_name")&&!r("customer_id")&&i("customer_id"),r("discount")&&i("discount_percent"),(r("disco\
unt_percent")||o.discount_percent!==void 0)&&i("discount");let s=n.shape==="total"&&!r("items");if(s||i("total"),n.shape!==
"total")return o;i("items","discount","tax_inclusive");let[u]=n.items;return s&&n.tax_inclusive===!0?{...o,tax_rate:u?.tax_rate}:
o}function Pn(e){let t=[],n=(i,s,u)=>{t.push({pointer:`/${i}`,code:s,message:u})},r=i=>e[i]!==void 0&&e[i]!==null,o=r("ite\
ms");if(!r("customer_id")&&!r("customer_name"))for(let i of["customer_id","customer_name"])n(i,"required","Give customer\
_id or customer_name.");if(!o&&!r("total"))for(let i of["items","total"])n(i,"required","Give items, or a total.");if(Array.
isArray(e.items)&&e.items.length===0&&n("items","required","Give at least one line."),r("discount")&&r("discount_percent"))
for(let i of["discount","discount_percent"])n(i,"mutually_exclusive","Give either discount or discount_percent.");return o&&
r("tax_rate")&&n("tax_rate","mutually_exclusive","With items, give the tax_rate of each line."),!o&&r("total")&&Rl(e,r,n),
t}function Rl(e,t,n){let r="Not together with a total alone: the total stays as sent.";t("discount")&&Number(e.discount)!==
0&&n("discount","mutually_exclusive",r),t("discount_percent")&&n("discount_percent","mutually_exclusive",r),t("tax_inclu\
sive")&&n("tax_inclusive","mutually_exclusive",r)}var Sl=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,Al=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function In(e){return e.split(Sl).map((t,n)=>n%2===0?
{kind:"text",text:t}:t==="YYYY"||t==="YY"||t==="MM"||t==="FY"?{kind:"date",part:t}:{kind:"sequence",digits:Number(t.slice(
-1))})}function as(e){let t=In(e),n=t.map(o=>o.kind==="text"?o.text:"").join("");if(/[{}]/.test(n))return{code:"invalid_\
format",message:"Only {YYYY}, {YY}, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(t.filter(o=>o.kind==="se\
quence").length!==1)return{code:"invalid_format",message:"The pattern contains {SEQ:n} exactly once."};if(Al.test(e))return{
code:"invalid_format",message:"The pattern has no blanks at its ends and no control characters."};let r=t.reduce((o,i)=>o+
Dl(i),0);return r>50?{code:"too_long",message:`With 9 digits for the sequence a number would have ${r} characters; the l\
imit is 50.`}:null}function Dl(e){return e.kind==="text"?Array.from(e.text).length:e.kind==="sequence"?9:e.part==="YYYY"||
e.part==="FY"?4:2}var Ol={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function Gr(e,t,n){return ps(e,n,r=>String(t).padStart(
r,"0"))}function ls(e,t){return ps(e,t,()=>"{SEQ}")}function cs(e,t){let n=In(e).map(Cl).join(""),[,r="",o="0",i=""]=new RegExp(`^(${n})$`).exec(t)??[],s=Number(o);return s===
0?null:{series:`${r}{SEQ}${i}`,sequence:s}}function Cl(e){return e.kind==="text"?e.text.replace(/[\\^$.*+?()[\]{}|]/g,"\\\
$&"):e.kind==="sequence"?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:Ol[e.part]}function ps(e,t,n){let[r="",o=""]=t.date.
split("-"),i={YYYY:r,YY:r.slice(2),MM:o,FY:El(r,o,t)};return In(e).map(s=>s.kind==="text"?s.text:s.kind==="date"?i[s.part]:
n(s.digits)).join("")}function El(e,t,{fiscalYearStartMonth:n=1}){let r=n>1&&Number(t)>=n;return String(Number(e)+(r?1:0))}function Mn(e,{resource:t,pattern:n,day:r,own:o}){let i={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},s=ls(
n,i),u=e.lastOf(s)+1;if(o===null)return e.use(s,u),Gr(n,u,i);let a=cs(n,o);if(a!==null&&(a.series!==s||a.sequence!==u)){
let c=Gr(n,u,i);throw new m("number_reserved",`The number "${o}" belongs to the series of this workspace, whose next is \
"${c}".`,{members:{next_number:c}})}let[l]=e.findByText(t,"number",o);if(l!==void 0)throw new m("number_taken",`The numb\
er "${o}" is taken.`,{members:{existing_id:l.id}});return a!==null&&e.use(s,u),o}function Fn({id:e,name:t,email:n,tax_ids:r,billing_address:o}){return{id:e,name:t,email:n,tax_ids:r,billing_address:o}}function Ie({settings:e},t,n){let r=e.books_closed_through;if(!(r===null||de(t,r)>0))throw new m("period_locked",`The bo\
oks are closed through ${r}: ${n} dated ${t} is not possible.`)}var Tl=["open","partially_paid"];function yt(e){return Tl.includes(String(e))}var Ur={finalized_at:null,paid_at:null,voided_at:null,
uncollectible_at:null},ht={status:"draft",customer:null,amount_paid:"0",status_transitions:Ur};function gt(e,t,n){let r=t.invoice_date??e.today,o=Nn(e,n),i=Pe(e,{from:r,given:t.due_date,days:o,field:"due_date"});Ie(
e,r,"issuing an invoice");let s=e.settings.invoice_number,u=Mn(e,{resource:j,pattern:s,day:r,own:t.number}),a=C(t.total);
return a&&e.addEvent("invoice.paid"),{number:u,status:a?"paid":"open",invoice_date:r,due_date:i,customer:Fn(n),status_transitions:{
...Ur,finalized_at:e.now,paid_at:a?e.now:null}}}function Kt(e,{invoice_date:t,due_date:n},r){return t!==null&&Pe(e,{from:t,
given:n,days:Nn(e,r),field:"due_date"}),{invoice_date:t,due_date:n}}function Nn({settings:e},t){let n=t?.payment_terms_days;
return typeof n=="number"?n:e.payment_terms_days}function $n(e,t){return{name:"duplicate",summary:"",fields:{},from:null,successStatus:201,run(n,r,o){let i=e();o.create(
i,{...Yr(o,i,n),...t(n)})}}}function Yr(e,t,n){let r={};for(let[i,s]of Object.entries(t.fields))ae(s)&&(r[i]=n[i]??null);
let o=n.items.map(i=>({...i,id:e.newId("li")}));return{...r,items:o,number:null,external_id:null,customer:null}}function Wt(e,t,n){
let r=e.find(t,String(n.customer_id));if(r===null)throw new Error(`The customer ${String(n.customer_id)} is gone.`);return r}var Jn=[{name:"finalize",summary:"",fields:{},from:["draft"],successStatus:200,run(e,t,n){n.addEvent("invoice.finalized");
let r=gt(n,e,Wt(n,J,e));n.change(j,e,{...r})}},{name:"void",summary:"",fields:{},from:["open","partially_paid","paid"],isAllowed:ms,
successStatus:200,run(e,t,n){if(!ms(e))throw new m("invoice_has_payments","Void its payments first.",{members:{current_status:e.
status}});Ie(n,String(e.invoice_date),"voiding an invoice"),n.addEvent("invoice.voided"),n.change(j,e,{status:"void",amount_due:"\
0",...qn(e,"voided_at",n.now)})}},{name:"mark_uncollectible",summary:"",fields:{},from:["open","partially_paid"],successStatus:200,
run(e,t,n){n.addEvent("invoice.uncollectible"),n.change(j,e,{status:"uncollectible",...qn(e,"uncollectible_at",n.now)})}},
$n(()=>j,({total:e})=>({...ht,invoice_date:null,due_date:null,quotation_id:null,amount_due:e}))];function ms({amount_paid:e}){
return C(String(e))}function qn(e,t,n){return{status_transitions:{...e.status_transitions,[t]:n}}}var fs=30,Ln={status:"draft",customer:null,accepted_at:null,accepted_by:null,declined_at:null,decline_reason:null,invoice_id:null};
function Kn(e,t,n){let r=t.quotation_date??e.today,o=Pe(e,{from:r,given:t.expiry_date,days:fs,field:"expiry_date"}),i=e.
settings.quotation_number;return{number:Mn(e,{resource:G,pattern:i,day:r,own:t.number}),quotation_date:r,expiry_date:o,customer:Fn(
n)}}function Vr(e,{quotation_date:t,expiry_date:n}){return t!==null&&Pe(e,{from:t,given:n,days:fs,field:"expiry_date"}),
{quotation_date:t,expiry_date:n}}var Wn=[{name:"send",summary:"",fields:{},from:["draft"],successStatus:200,run(e,t,n){n.addEvent("quotation.sent"),n.change(
G,e,{...ds(n,e),status:"sent"})}},{name:"accept",summary:"",fields:{override_expiry:f(B,""),accepted_by:f(le({name:f(y(200),
""),email:f(fe,"")}),"")},from:["draft","sent"],done:["accepted"],successStatus:200,run(e,t,n){jl(n,e,t.override_expiry===
!0),n.addEvent("quotation.accepted");let r=e.status==="draft"?ds(n,e):{},o={status:"accepted",accepted_at:n.now,accepted_by:t.
accepted_by};n.change(G,e,{...r,...o})}},{name:"decline",summary:"",fields:{reason:f(y(1e3),"")},from:["sent"],successStatus:200,
run(e,{reason:t},n){n.addEvent("quotation.declined"),n.change(G,e,{status:"declined",declined_at:n.now,decline_reason:t})}},
{name:"cancel",summary:"",fields:{},from:["draft","sent","accepted"],successStatus:200,run(e,t,n){n.addEvent("quotation.\
canceled"),n.change(G,e,{status:"canceled"})}},{name:"convert",summary:"",fields:{invoice_date:f(te,""),due_date:f(te,""),
number:f(Ye,""),status:f(Q(["draft","open"]),"")},from:["accepted"],explain:({status:e,invoice_id:t})=>e==="invoiced"?new m(
"quotation_already_invoiced",`It has become the invoice ${String(t)}.`,{members:{invoice_id:t}}):null,successStatus:201,
answers:()=>j,run:Pl},$n(()=>G,()=>({...Ln,quotation_date:null,expiry_date:null}))];function ds(e,t){return{...Kn(e,t,Wt(
e,J,t))}}function jl(e,{expiry_date:t},n){if(!(n||typeof t!="string"||de(t,e.today)>=0))throw new m("quotation_expired",
`It expired on ${t}. Send override_expiry: true to accept it all the same.`,{members:{current_status:"expired"}})}function Pl(e,t,n){
let r=Wt(n,J,e),{invoice_date:o,due_date:i,number:s}=t,u={...Yr(n,j,e),...ht,invoice_date:o,due_date:i,number:s,amount_due:e.
total,quotation_id:e.id},a=u,l=t.status==="draft"?Kt(n,a,r):gt(n,a,r),c=n.create(j,{...u,...l});n.addEvent("quotation.in\
voiced"),n.change(G,e,{status:"invoiced",invoice_id:c.id}),n.answerWith(c)}var Il=Q(["draft","sent"]),Ml={...ve("quotation","quo"),number:An,status:b(Il,"",{column:{header:"Status",width:110}}),title:f(
y(200),"",{column:{header:"Title",width:200}}),shape:S(Q(["items","total"]),""),...Dn,quotation_date:f(te,"",{column:{header:"\
Quotation date",width:110}}),expiry_date:f(te,"",{column:{header:"Expiry date",width:100}}),currency:On,...Cn,tax_breakdown:En,
...Tn,accepted_at:L(K,""),accepted_by:L(le({name:f(y(200),""),email:f(fe,"")}),""),declined_at:L(K,""),decline_reason:L(
y(1e3),""),invoice_id:L($("inv"),"",{column:{header:"Invoice ID",system:!0,width:240}}),is_expired:W(B,""),...dt,...oe},
G={object:"quotation",plural:"quotations",idPrefix:"quo",sheet:"Quotations",itemsSheet:"Quotation items",fields:Ml,dataCells:6,
unique:{external_id:"external_id_taken"},check:Pn,create(e,t){let{content:n,customer:r}=ft(t,e,null),{tax_rate:o,...i}=e,
s={...i,...n,...Ln};return e.status!=="sent"?{...s,...Vr(t,s),number:e.number}:(t.addEvent("quotation.sent"),{...s,...Kn(
t,s,r),status:"sent"})},prepareMerge:jn,editable:({status:e})=>e==="draft"?null:{fields:[],code:"quotation_not_editable"},
revise(e,t,n){let{content:r}=ft(t,e,n),{number:o,title:i,quotation_date:s,expiry_date:u,notes:a,terms:l,po_number:c,external_id:p}=e,
d=Vr(t,{quotation_date:s,expiry_date:u});return{...r,...d,number:o,title:i,notes:a,terms:l,po_number:c,external_id:p}},prepareRemoval(e){
if(e.status!=="draft")throw new m("not_deletable","Only drafts can be deleted. Cancel the quotation instead.",{members:{
current_status:e.status,allowed_actions:ie(Wn,e)}})},actions:Wn,derive:(e,t)=>({is_expired:(e.status==="draft"||e.status===
"sent")&&e.expiry_date!==null&&de(e.expiry_date,t)<0,allowed_actions:ie(Wn,e)})};var Fl=Q(["draft","open"]),Nl={...ve("invoice","inv"),number:An,status:b(Fl,"",{column:{header:"Status",width:110},createOnly:!0}),
shape:S(Q(["items","total"]),""),...Dn,invoice_date:f(te,"",{column:{header:"Invoice date",width:100}}),due_date:f(te,"",
{column:{header:"Due date",width:100}}),currency:On,...Cn,amount_paid:S(E(),"",{column:{header:"Paid",width:110}}),amount_due:S(
E(),"",{column:{header:"Due",width:110}}),tax_breakdown:En,...Tn,quotation_id:L($("quo"),"",{column:{header:"Quotation I\
D",system:!0,width:240}}),is_overdue:W(B,""),...dt,status_transitions:S(le({finalized_at:f(K,""),paid_at:f(K,""),voided_at:f(
K,""),uncollectible_at:f(K,"")}),""),...oe},$l=["due_date","notes","terms","po_number","metadata","external_id"],j={object:"\
invoice",plural:"invoices",idPrefix:"inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:Nl,dataCells:6,unique:{external_id:"\
external_id_taken"},check:Pn,create(e,t){let{content:n,customer:r}=ft(t,e,null),{tax_rate:o,...i}=e,s={...i,...n,...ht,amount_due:n.
total,quotation_id:null};return e.status!=="draft"?{...s,...gt(t,s,r)}:{...s,...Kt(t,s,r),number:e.number}},prepareMerge:jn,
editable({status:e}){return e==="draft"?null:{fields:yt(e)?$l:[],code:"invoice_not_editable"}},revise(e,t,n){let{notes:r,
terms:o,po_number:i,external_id:s}=e,u={notes:r,terms:o,po_number:i,external_id:s,metadata:e.metadata??{}};if(n.status!==
"draft")return{...u,due_date:ql(t,e.due_date,n)};let{content:a,customer:l}=ft(t,e,n),{number:c,invoice_date:p,due_date:d}=e,
_=Kt(t,{invoice_date:p,due_date:d},l);return{...a,...u,..._,number:c,amount_due:a.total}},prepareRemoval(e,t){if(e.status!==
"draft")throw new m("not_deletable","Only drafts can be deleted. Void the invoice instead.",{members:{current_status:e.status,
allowed_actions:ie(Jn,e)}});let n=e.quotation_id===null?null:t.find(G,e.quotation_id);n===null||n.invoice_id!==e.id||(t.
addEvent("quotation.updated"),t.change(G,n,{status:"accepted",invoice_id:null}))},actions:Jn,previews:!0,derive:(e,t)=>({
is_overdue:yt(e.status)&&e.due_date!==null&&de(e.due_date,t)<0&&M(e.amount_due,"0")>0&&!C(e.total),allowed_actions:ie(Jn,
e)})};function ql(e,t,n){let r=t===null?e.find(J,String(n.customer_id)):null,o=Nn(e,r);return Pe(e,{from:String(n.invoice_date),
given:t,days:o,field:"due_date"})}function ys(e,t){let n=e.find(j,t.invoice_id);if(n===null){let s=`There is no invoice with the id ${t.invoice_id}.`;throw e.
fault({pointer:"/invoice_id",code:"not_found",message:s}),e.stopOnFaults(),new Error("An invoice is missing without a fa\
ult.")}Jl(n),Ie(e,t.payment_date??e.today,"a payment");let r=String(n.amount_due),o=t.amount??r;Ll(e,o,r,String(n.currency)),
e.stopOnFaults();let i=gs(n,Re(String(n.amount_paid),o),e.now);return(i.status!==n.status||yt(i.status))&&e.addEvent(i.status===
"paid"?"invoice.paid":"invoice.partially_paid"),e.change(j,n,i),{invoice:n,amount:o}}function hs(e,t){let n=e.find(j,String(
t.invoice_id));if(n===null)throw new Error(`The invoice ${String(t.invoice_id)} of a payment is gone.`);let r=ne(String(
n.amount_paid),String(t.amount));e.change(j,n,gs(n,r,e.now))}function gs(e,t,n){let r=ne(String(e.total),t),o=C(r),s=e.status_transitions.
uncollectible_at!==null?"uncollectible":C(t)?"open":"partially_paid";return{status:o?"paid":s,amount_paid:t,amount_due:r,
...qn(e,"paid_at",o?n:null)}}function Jl(e){let{status:t}=e;if(!(yt(t)||t==="uncollectible"))throw new m("invalid_state",
`An invoice that is ${String(t)} takes no payments.`,{members:{current_status:t,allowed_actions:ie(j.actions??[],e)}})}function Ll(e,t,n,r){
let o=ee(r)??0,i=(s,u)=>e.fault({pointer:"/amount",code:s,message:u});M(t,"0")<=0&&i("out_of_range","Must be more than z\
ero."),he(t)>o&&i("too_many_decimals",`Must have at most ${o} decimals in ${r}.`),M(t,n)>0&&i("payment_exceeds_amount_du\
e",`Must be at most ${n}, which is due.`)}var vs={name:"void",summary:"",fields:{},from:["received"],explain:({status:e})=>e==="voided"?new m("payment_already_voi\
ded","The payment has been voided before."):null,successStatus:200,run(e,t,n){Ie(n,String(e.payment_date),"voiding a pay\
ment"),hs(n,e),n.addEvent("payment.voided"),n.change(zr,e,{status:"voided",voided_at:n.now})}},Kl={...ve("payment","pay"),
invoice_id:Z($("inv"),"",{column:{header:"Invoice ID",system:!0,width:240}}),invoice_number:L(Ye,"",{column:{header:"Inv\
oice",width:130}}),customer_id:S($("cus"),""),status:S(Q(["received","voided"]),"",{column:{header:"Status",width:100}}),
amount:b(E(),"",{column:{header:"Amount",width:110}}),currency:S(ke,""),payment_date:b(te,"",{column:{header:"Payment da\
te",width:110}}),method:f(Q(["bank_transfer","card","cash","check","other"]),"",{column:{header:"Method",width:110}}),reference:f(
y(100),""),notes:f(y(5e3),""),external_id:f(q(100),"",{column:{header:"External ID",system:!0,width:140}}),metadata:b(Se,
""),voided_at:L(K,""),...dt,version:oe.version,etag:oe.etag,created_at:S(K,""),updated_at:oe.updated_at},zr={object:"pay\
ment",plural:"payments",idPrefix:"pay",sheet:"Payments",fields:Kl,dataCells:1,unique:{external_id:"external_id_taken"},createdEvent:"\
payment.received",create(e,t){let{invoice:n,amount:r}=ys(t,e);return{...e,invoice_number:typeof n.number=="string"?n.number:
null,customer_id:String(n.customer_id),status:"received",amount:r,currency:String(n.currency),payment_date:e.payment_date??
t.today,metadata:e.metadata??{},voided_at:null}},actions:[vs],derive:e=>({allowed_actions:ie([vs],e)})};var Bn=[J,Sn,G,j,zr];function vt(e){return Array.isArray(e)?`[${e.map(vt).join(",")}]`:typeof e!="object"||e===null?JSON.stringify(e)??"null":
`{${Object.entries(e).sort(([n],[r])=>n<r?-1:1).map(([n,r])=>`${JSON.stringify(n)}:${vt(r)}`).join(",")}}`}function Gn(e,t){
return vt(e)===vt(t)}function Un(e,t){let n={};for(let[r,o]of Object.entries(e)){let i=t[r]??null;if(!Ue(o)||!ae(o)||i===null)continue;let s=o.
kind.fields;s===void 0?n[r]=i:o.kind.list===!0?n[r]=i.map(u=>Un(s,u)):n[r]=Un(s,i)}return n}function Xr(e,t){if(!Oe(t))return t;let n=Oe(e)?{...e}:{};for(let[r,o]of Object.entries(t))o===null?delete n[r]:n[r]=Xr(
n[r],o);return n}function Oe(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function bs(e,t,n,r,o){let i=r(n),s=Wl(t.fields,o,i);Gl(t,n,Object.keys(s.members));let u=Un(t.fields,n),a=Xr(t.prepareMerge?.(
u,s.members,n)??u,s.members),l=st(Ae(t.fields),a),c=[...s.problems,...l.ok?[]:l.problems,...t.check?.(a)??[]];if(!l.ok||
c.length>0)throw U(c);let p=t.revise?.(l.value,e,n)??{};e.stopOnFaults();let d=r({...n,...p}),_=Object.entries(p).filter(
([A])=>!Gn(d[A],i[A]));return _.length===0?null:Object.fromEntries(_)}function Wl(e,t,n,r=""){let o={},i=[];for(let[s,u]of Object.
entries(t)){if(Gn(u,n[s]??null))continue;let a=Object.keys(e).includes(s)||s==="amounts"?e[s]:null;if(a!==null&&(a===void 0||
!Ue(a)||a.createOnly===!0)){let p=s==="status"?"Is changed by actions, not by PATCH: see allowed_actions.":"Is set by th\
e server.";i.push({pointer:Be(r,s),code:"read_only",message:p});continue}let c=a?.kind.list===!0?a.kind.fields:void 0;o[s]=
c===void 0||!Array.isArray(u)?u:u.map((p,d)=>{let _=n[s]?.find(({id:A})=>Oe(p)&&A===p.id&&A!==void 0);return!Oe(p)||_===
void 0?p:Bl(c,p,_,Be(Be(r,s),d),i)})}return{members:o,problems:i}}function Bl(e,t,n,r,o){let i={};for(let[s,u]of Object.
entries(t)){let a=e[s];s==="amounts"||a!==void 0&&!Ue(a)?Gn(u,n[s]??null)||o.push({pointer:Be(r,s),code:"read_only",message:"\
Is set by the server."}):i[s]=u}return i}function Gl(e,t,n){let r=e.editable?.(t)??null;if(r===null)return;let o=n.filter(
i=>!r.fields.includes(i));if(o.length!==0)throw new m(r.code,`${o.join(", ")} cannot change while the ${e.object} is ${String(
t.status)}.`,{members:Hr(e,t)})}function Hr({actions:e=[]},t){return{current_status:t.status??null,allowed_actions:ie(e,
t)}}function Qe(e,t,n,r,o){e.hasUnflushedWrites=!0,e.workspace.document.write(t,n.row,n.column,r,o)}function Ce(e){e.workspace.
document.flush(),e.hasUnflushedWrites=!1}function Bt(e,t){let n=t.map(r=>r(e));for(let r of n)r()}function Yn(e){let t=2654435769,n=2246822507,r=e.map(Ul).join("\0");for(let o=0;o<r.length;o+=1){let i=r.charCodeAt(o);t=
Math.imul(t^i,3432918353),t=t<<15|t>>>17,n=Math.imul(n^i,461845907),n=n<<13|n>>>19}return t=xs(t^r.length^n>>>7),n=xs(n^
t),_s(t)+_s(n)}function Ul(e){return typeof e=="string"?`s${e}`:typeof e=="number"?`n${e}`:typeof e=="boolean"?`b${e}`:`\
d${e.getTime()}`}function xs(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),t^t>>>
16}function _s(e){return(e>>>0).toString(16).padStart(8,"0")}function ws(e){return e===8288||e===13}function be(e){let t=e.split("\u2060").join("\u2060\u2060").split("\r").join("\u2060\u240D");
return/^[=+\-@']/.test(t)?"\u2060"+t:t}function ce(e){return e.includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>n===
"\u240D"?"\r":n):e}function Vn(e,t){let n=[];for(let r=0;r<e.length;){let o=Yl(e,r,t);n.push(e.slice(r,o)),r=o}return n}function Yl(e,t,n){
let r=n-1,o=t;for(;o<e.length;){let i=e.charCodeAt(o),s=e.charCodeAt(o+1),u=i>=55296&&i<=56319&&s>=56320&&s<=57343;if(r-=
u||ws(i)?2:1,r<0&&o>t)break;o+=u?2:1}return o}var Vl=49e3;function Gt(e,t,n){let{fields:r,dataCells:o}=e.resource,i={};for(let[a,l]of Object.entries(r)){let c=t[a]??null;
ae(l)&&l.column===void 0&&!Zl(c)&&(i[a]=c)}let s=Vn(JSON.stringify(i),Vl);if(s.length>o)throw U([{pointer:"",code:"too_l\
ong",message:"All texts together are too long for one record."}]);let u=e.columns.map(({key:a},l)=>{if(l>=e.dataIndex)return be(
s[l-e.dataIndex]??"");let c=r[a];return c===void 0?"":zl(c,t[a]??null)});return u[e.revIndex]=n,u[e.checkIndex]=Ss(e,u),
u}function ks(e,t){let n=String(t[e.idIndex]),r={},o=Hl(t.slice(e.dataIndex));if(o===null)return Zr(n,"Data","does not h\
old what the API wrote there");for(let[l,c]of Object.entries(e.resource.fields))ae(c)&&c.column===void 0&&(r[l]=o[l]??Ql(
c));for(let[l,c]of e.columns.entries()){let p=e.resource.fields[c.key];if(p===void 0)continue;let d=Xl(p,t[l]??"");if(!d.
ok)return Zr(n,c.header,d.reason);r[c.key]=d.value}let i=Ss(e,t),s=t[e.checkIndex]===i,u=t[e.revIndex],a=H(n,e.resource.
idPrefix);return a===null?Zr(n,"ID","is not an id that the API has given"):{ok:!0,stored:{record:r,seq:a,rev:typeof u=="\
number"?u:0,fingerprint:i,isUntouched:s}}}function Rs(e,t){return e.map(({key:n,cell:r})=>{let o=t[n]??null;return o===null?
"":r==="number"?typeof o=="number"?o:Lr(String(o)):be(String(o))})}function Ss(e,t){return Yn(t.filter((n,r)=>r!==e.revIndex&&
r!==e.checkIndex))}function zl({kind:e},t){return t===null?"":e.decimal!==void 0?Lr(String(t)):e.cell==="text"?be(String(
t)):t}function Xl(e,t){if(t==="")return e.mode==="optional"||e.mode==="server"?{ok:!0,value:null}:{ok:!1,reason:"must no\
t be blank"};if(e.kind.cell==="text")return typeof t=="string"?{ok:!0,value:ce(t)}:{ok:!1,reason:"must be a text"};if(e.
kind.cell==="boolean")return typeof t=="boolean"?{ok:!0,value:t}:{ok:!1,reason:"must be TRUE or FALSE"};if(typeof t!="nu\
mber")return{ok:!1,reason:"must be a number"};if(e.kind.decimal===void 0)return{ok:!0,value:t};let n=at(t);return n.ok?n:
{ok:!1,reason:"is not a number that the API can carry"}}function Hl(e){let t=e.map(n=>ce(String(n))).join("");if(t==="")
return{};try{let n=JSON.parse(t);return typeof n=="object"&&n!==null&&!Array.isArray(n)?n:null}catch{return null}}function Zl(e){
return e===null||typeof e=="object"&&Object.keys(e).length===0}function Ql({kind:e,mode:t}){return t==="optional"||t==="\
server"?null:e.list===!0?[]:{}}function Zr(e,t,n){return{ok:!1,quarantine:{id:e,column:t,reason:n}}}function Ds(e){return e.columns.map((t,n)=>n+1)}function Os(e,t){let n=t.map(r=>String(r).trim());return e.columns.map(r=>{
let o=n.indexOf(r.header);if(o<0)throw As(e,r.header,"no column","Rename its header back, or add the column.");if(n.lastIndexOf(
r.header)===o)return o+1;throw As(e,r.header,"two columns","Rename your own.")})}function As({sheet:e},t,n,r){return new m(
"workspace_misconfigured",`The sheet "${e}" has ${n} with the header "${t}". ${r}`,{members:{sheet:e,column:t}})}function zn(e,t,n){
return e.map(r=>n[r-t]??"")}function Xn(e){let t=Math.min(...e);return{column:t,columns:Math.max(...e)-t+1}}function Ut(e,t){
let n=e.map((o,i)=>({column:o,cell:t[i]??""})).sort((o,i)=>o.column-i.column),r=[];for(let{column:o,cell:i}of n){let s=r[r.
length-1];s!==void 0&&s.column+s.cells.length===o?s.cells.push(i):r.push({column:o,cells:[i]})}return r}function Cs({hints:e},t){return e.layouts[t.sheet]??Ds(t)}function Yt(e,t){let n=e.workspace.document.readRow(t.sheet,1),
r=Os(t,n);return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{...e.hints.layouts,[t.sheet]:r}},r}function Me(e,t){
return e.seenLayouts.get(t.sheet)??Yt(e,t)}function et(e,t,n){e.hints={...e.hints,tails:{...e.hints.tails,[t]:n}}}var Qr=300;
function eo(e,t,n){let r=[...n].sort((o,i)=>o-i).slice(-Qr);e.hints={...e.hints,gaps:{...e.hints.gaps,[t]:r}}}function Es(e,t,n){
let r=e.hints.tails[t];r!==void 0&&n.row<=r.row&&et(e,t,{...r,row:r.row-n.rows}),n.seq>0&&eo(e,t,[...e.hints.gaps[t]??[],
n.seq])}function Vt({hints:e},t,n,r){return(e.gaps[t]??[]).filter(o=>o>n&&o<r).length}function Hn({workspace:e,hints:t}){
e.cache.putAll({[Mt]:JSON.stringify(t)},21600)}function Zn({cell:e}){return e==="number"?"#,##0.00####":e==="text"?"@":"General"}function N(e){let t=Array.from({length:e.
dataCells},(r,o)=>xt(o===0?"data":`data_${o+1}`,o===0?"Data":`Data ${o+1}`,"text","What has no column of its own, as JSO\
N.",!0)),n=[...Ts(e.fields),xt("rev","Revision","number","The journal entry that wrote this row last."),xt("check","Chec\
k","text","Tells an edit by hand from what the API wrote."),...t];return{sheet:e.sheet,resource:e,columns:n,idIndex:bt(n,
"id"),revIndex:bt(n,"rev"),checkIndex:bt(n,"check"),dataIndex:bt(n,"data")}}function _t(e){let t=e.fields.items?.kind.fields;
if(e.itemsSheet===void 0||t===void 0)return null;let n=[xt("document_number","Document","text","The number of the docume\
nt."),...Ts(t),xt("document_id","Document ID","text","The id of the document."),xt("rev","Revision","number","The journa\
l entry that wrote this row last.")];return{sheet:e.itemsSheet,columns:n,idIndex:bt(n,"document_id"),revIndex:bt(n,"rev")}}
function Ts(e){let t=Object.entries(e).flatMap(([n,{kind:r,column:o,description:i}])=>{if(o===void 0)return[];let{header:s,
width:u,system:a=!1,hidden:l=!1}=o;return[{key:n,header:s,cell:r.cell,description:i,system:a,hidden:l,...u===void 0?{}:{
width:u}}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}function xt(e,t,n,r,o=!1){return{key:e,header:t,
cell:n,description:r,system:!0,hidden:o}}function bt(e,t){return e.findIndex(n=>n.key===t)}function se(e,t,n,r){let o=i=>i<n.first?[]:e.read(t,{row:n.first,rows:i-n.first+1,column:r.column,columns:r.columns});try{
let i=o(n.last),s=i.length===n.last-n.first+1;return{rows:i,firstRow:n.first,gridRows:s?null:n.first+i.length-1}}catch(i){
if(!(i instanceof Ee))throw i;let s=e.gridRows(t);return{rows:o(Math.min(n.last,s)),firstRow:n.first,gridRows:s}}}function wt(e){
return e.every(t=>t==="")}var js=20,tc=200;function Ps(e,t,n,r){let{document:o}=e.workspace,i=e.hints.tails[t.sheet]?.row,u=(i===void 0?null:to(e,
t,n,i,r))??to(e,t,n,o.lastContentRow(t.sheet),r)??nc(e,t,n,r),a=u.gridRows===null?0:u.row+r-1-u.gridRows;return a>0&&o.addRows(
t.sheet,a+tc),u.row}function nc(e,t,n,r){let{document:o}=e.workspace,i=n[t.idIndex]??1,s=se(o,t.sheet,{first:1,last:o.lastContentRow(
t.sheet)},{column:i,columns:1}),u=s.rows.length;for(;u>1&&wt(s.rows[u-1]??[]);)u-=1;for(;;){let a=to(e,t,n,u,r,!0);if(a!==
null)return a;u+=r+js}}function to(e,t,n,r,o,i=!1){let s=Xn(n),u=Math.max(1,r),a=se(e.workspace.document,t.sheet,{first:u,
last:u+o+js},s),l=a.rows.map(d=>!wt(zn(n,s.column,d))),c=l.lastIndexOf(!0);return c<0&&!i||l.length-1-c<o&&a.gridRows===
null?null:{row:u+c+1,gridRows:a.gridRows}}function tt(e){return t=>{let{table:n,layout:r,rows:o,seq:i}=e,s=Ps(t,n,r,o.length);return()=>{no(t,e,s),et(t,n.sheet,{row:s+
o.length-1,seq:i})}}}function no(e,{table:t,layout:n,rows:r},o){let i=Ut(n,t.columns.map(Zn)),s=r.map(u=>Ut(n,u));for(let[
u,{column:a,cells:l}]of i.entries()){let c=s.map(p=>p[u]?.cells??[]);Qe(e,t.sheet,{row:o,column:a},c,l.map(String))}}function Fe(e,t,n,r,o){let{document:i}=e.workspace,s=n[t.idIndex]??1;if(o>1){let[u]=i.read(t.sheet,{row:o,column:s,rows:1,
columns:1});if(u?.[0]===r)return[o]}return i.find(t.sheet,s,2,r)}function ro({table:e,layout:t,id:n,row:r,seq:o}){return i=>{let s=Fe(i,e,t,n,r);return()=>oo(i,e.sheet,s,o)}}function oo(e,t,n,r){
let o=[...n].sort((i,s)=>s-i);for(let i=0;i<o.length;){let s=i;for(;o[s+1]===(o[s]??0)-1;)s+=1;let u=s-i+1;e.workspace.document.
deleteRows(t,o[s]??0,u),Es(e,t,{row:o[s]??0,rows:u,seq:r}),i=s+1}}function Is({table:e,layout:t,documentId:n,rows:r}){return o=>{let i=Fe(o,e,t,n,0),s=r.slice(i.length),u=s.length===0?null:
tt({table:e,layout:t,rows:s,seq:0})(o);return()=>{for(let[a,l]of i.slice(0,r.length).entries())no(o,{table:e,layout:t,rows:[
r[a]??[]]},l);u?.(),oo(o,e.sheet,i.slice(r.length),0)}}}function Ms(e){let{table:t,layout:n,id:r,seq:o,cells:i,changed:s}=e;return u=>{let[a]=Fe(u,t,n,r,e.row);if(a===void 0)return tt(
{table:t,layout:n,rows:[i],seq:o})(u);let l=s.map(p=>n[p]??0),c=s.map(p=>i[p]??"");return()=>{for(let p of Ut(l,c))Qe(u,
t.sheet,{row:a,column:p.column},[p.cells],null)}}}function zt(e,t,n){let{kind:r,resource:o,record:i,seq:s,before:u}=t,a=N(o),l=Me(e,a),c=String(i.id),p=u?.row??0,d=Gt(a,i,
n),_=oc(e,t,n);switch(r){case"created":return{plans:[..._,tt({table:a,layout:l,rows:[d],seq:s})],cells:d};case"deleted":
return{plans:[..._,ro({table:a,layout:l,id:c,row:p,seq:s})],cells:d};case"updated":{let A=u===null?[]:Gt(a,u.stored.record,
u.stored.rev),R=io(a,d,A).filter(T=>rc(a,T,t));return{plans:[..._,Ms({table:a,layout:l,id:c,seq:s,row:p,cells:d,changed:R})],
cells:d}}}}function io(e,t,n){return t.flatMap((r,o)=>r===n[o]||o===e.idIndex?[]:[o])}function rc(e,t,{only:n}){let r=t===
e.revIndex||t===e.checkIndex;return n==null||r||n.includes(e.columns[t]?.key??"")}function oc(e,{kind:t,resource:n,record:r,
before:o},i){let s=_t(n);if(s===null)return[];let u=Fs(s,r,i),a=o===null?null:Fs(s,o.stored.record,i);if(t==="updated"&&
JSON.stringify(u)===JSON.stringify(a))return[];let l=Me(e,s),c=String(r.id);return t==="created"?[tt({table:s,layout:l,rows:u,
seq:0})]:t==="deleted"?[ro({table:s,layout:l,id:c,row:0,seq:0})]:[Is({table:s,layout:l,documentId:c,rows:u})]}function Fs(e,t,n){
return t.items.map(r=>Rs(e.columns,{...r,document_number:t.number,document_id:t.id,rev:n}))}function Ne(e,t,n,r){let o=Cs(e,t),i=Ns(e,t,o,n,r);if(i.rows.every(ic))return i;let s=Yt(e,t);return s.every((u,a)=>u===
o[a])?i:Ns(e,t,s,n,r)}function ic({decoded:e}){return e.ok&&e.stored.isUntouched}function Ns(e,t,n,r,o){let i=Xn(n),s=se(
e.workspace.document,t.sheet,{first:r,last:o},i),u=s.rows.map(c=>zn(n,i.column,c)),a=u[u.length-1];return{rows:u.flatMap(
(c,p)=>wt(c)?[]:[{row:r+p,id:String(c[t.idIndex]),seq:H(String(c[t.idIndex]),t.resource.idPrefix),decoded:ks(t,c)}]),reachesEnd:s.
gridRows!==null||a===void 0||wt(a)}}function kt(e,t,n){let r=H(n,t.resource.idPrefix);if(r===null)return null;let o=uo(e,t,r);return(o<2?void 0:Ne(e,t,o,o).
rows.find(s=>s.id===n))??so(e,t,"id",n)[0]??null}function so(e,t,n,r){let o=Me(e,t),i=t.columns.findIndex(a=>a.key===n),
s=o[i];if(s===void 0)throw new Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.workspace.document.find(
t.sheet,s,2,be(r)).flatMap(a=>Ne(e,t,a,a).rows.filter(l=>sc(l,n,r)))}function sc(e,t,n){return t==="id"?e.id===n:!e.decoded.
ok||e.decoded.stored.record[t]===n}function uo(e,t,n){let r=e.hints.tails[t.sheet];if(r===void 0)return n+1;let o=r.seq-
n-Vt(e,t.sheet,n,r.seq+1);return r.row-o}function $s(e,t,n,r){let o=Me(e,t),i=t.columns.findIndex(u=>u.key===n);return(i>=
0?[i]:t.columns.flatMap((u,a)=>a>=t.dataIndex?[a]:[])).some(u=>e.workspace.document.contains(t.sheet,o[u]??1,2,r))}function Qn(e){if(e.decoded.ok)return e.decoded.stored;let{id:t,column:n,reason:r}=e.decoded.quarantine;throw new m("rec\
ord_quarantined",`The record ${t} cannot be used: in its row ${e.row} of the sheet, the cell in column "${n}" ${r}. Corr\
ect that cell.`,{members:{existing_id:t,column:n,reason:r}})}function er(e,t){let{workspace:n,settings:r,today:o}=e,i=Math.max(n.clock.now(),t.atMs+1),s=new Date(i).toISOString(),u=t.
transaction+1,a={...t.series},l=[],c=[],p=[],d=[],_=new Map,A=[],R=null,T=(g,k)=>cn(g,i,k,n.random.uuid()),xe=g=>a[g]??0,
nt=g=>{let k=Qn(g);return _.set(k.record,{stored:k,row:g.row}),k.record},Le=g=>{let k=_.get(g);if(k===void 0)throw new Error(
"Only a record that this draft has found can be changed.");return k},_e=(g,k)=>{l.push(g);for(let F of[...k,...A])c.push(
{id:T("evt",u),type:F,record:l.length-1});return A=[],g.record};return{now:s,today:o,settings:r,transaction:u,series:a,changes:l,
events:c,warnings:p,placeOf:Le,newId:g=>T(g,u),find(g,k){let F=kt(e,N(g),k);return F===null?null:nt(F)},findByText:(g,k,F)=>so(
e,N(g),k,F).map(nt),mentions:(g,k,F)=>$s(e,N(g),k,F),lastOf:xe,use(g,k){a[g]=k},create(g,k){let F=xe(qs(g))+1;a[qs(g)]=F;
let Qt={id:T(g.idPrefix,F),version:1,created_at:s,updated_at:s},ar=Js(g,{...k,...Qt});return _e({kind:"created",resource:g,
record:ar,seq:F,before:null},[g.createdEvent??`${g.object}.created`])},change(g,k,F){let Qt=Le(k),ar={version:Number(k.version)+
1,updated_at:s},$u=Js(g,{...k,...F,...ar});return _e({kind:"updated",resource:g,record:$u,seq:Qt.stored.seq,before:Qt},[])},
remove(g,k){let F=Le(k);_e({kind:"deleted",resource:g,record:k,seq:F.stored.seq,before:F},[`${g.object}.deleted`])},answerWith(g){
R=l.findIndex(k=>k.record===g)},answerIndex:()=>R??l.length-1,addEvent(g){A.push(g)},warn(g){p.push(g)},fault(g){d.push(
g)},stopOnFaults(){if(d.length>0)throw U(d)}}}function qs(e){return`rows:${e.plural}`}function Js(e,t){return{...t,...e.
complete?.(t)}}var P="journal",Y=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events",
"records","text"],Ls=Y.indexOf("answer"),Ks=Y.indexOf("text")+1,nr=Ks+5,uc=32e3;function Ws(e){let t=e.records.map(({text:r,
...o})=>({...o,length:r.length})),n=[e.at,e.idempotencyKey,e.fingerprint,"","",JSON.stringify(e.series),JSON.stringify(e.
answer),JSON.stringify(e.events),JSON.stringify(t),...Vn(e.records.map(({text:r})=>r).join(""),uc)];return[e.transaction,
...n.map(be)]}function Bs(e){let t=e.map(s=>ce(String(s))),n=t.slice(Ks-1).join(""),r=tr(t,"records"),o=0,i=r.map(({length:s,
...u})=>(o+=s,{...u,text:n.slice(o-s,o)}));return{transaction:Number(e[0]),at:t[Y.indexOf("at")]??"",idempotencyKey:t[Y.
indexOf("idempotency_key")]??"",fingerprint:t[Y.indexOf("fingerprint")]??"",series:tr(t,"series"),answer:tr(t,"answer"),
events:tr(t,"events"),records:i}}function tr(e,t){return JSON.parse(e[Y.indexOf(t)]??"")}var ac=500,Xt=class extends m{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the re\
quest again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}};function Gs(e,t,n){let r=Ws(
n);lc(e,t,r.length);let o=r.map((i,s)=>s===0?"0":"@");Qe(e,P,{row:t.appendRow,column:1},[r],o);try{Ce(e)}catch{cc(e,t.appendRow,
n.transaction)}}function Us(e,t,n){let r=Y.indexOf("applied")+1;Qe(e,P,{row:t,column:r},[[n]],["@"])}function lc({workspace:e},{
appendRow:t,gridRows:n},r){if(n!==null&&t>n&&e.document.addRows(P,ac),r<=nr)return;let o=r-e.document.readRow(P,1).length;
o>0&&e.document.addColumns(P,o)}function cc(e,t,n){let r;try{Ce(e),r=e.workspace.document.read(P,{row:t,column:1,rows:1,
columns:1})[0]?.[0]}catch{throw new Xt}if(r!==n)throw ot("workspace_unavailable","Google refused the write. Nothing was \
changed; send the request again.",5)}var pc=1440*60*1e3,mc=5e3,Ys=Y.indexOf("idempotency_key")+1;function Vs(e,t,n){let r=fc(t,n)??dc(e,t,n);return r===null?
null:ao(e,r)}function ao({workspace:e},t){return Bs(e.document.readRow(P,t))}function fc({recent:e},t){return e.find(n=>n.
idempotencyKey===t)?.row??null}function dc(e,t,n){let{document:r,clock:o}=e.workspace,i=t.recent[0];if(t.isComplete||i===
void 0||i.atMs<o.now()-pc)return null;if(i.row>mc)return r.find(P,Ys,2,be(n))[0]??null;let s=se(r,P,{first:2,last:i.row-
1},{column:Ys,columns:1}),u=s.rows.findIndex(([a])=>ce(String(a))===n);return u<0?null:s.firstRow+u}var yc=60,hc=20;function rr(e){let{hints:t,workspace:n}=e,o=(t.journal===null?null:zs(e,t.journal.row))??zs(e,Math.max(1,
n.document.lastContentRow(P)));return o!==null&&o.transaction>=(t.journal?.transaction??0)?o:gc(e)}function zs(e,t){let n=Math.
max(2,t-yc+1),r=se(e.workspace.document,P,{first:n,last:t+hc},Hs),o=r.rows.filter(lo).length,i=r.rows.slice(0,o).every(lo),
s=o<r.rows.length||r.gridRows!==null;if(!i||!s||o===0&&t>1)return null;let u=r.rows.slice(0,o).map((a,l)=>Qs(a,n+l));return Zs(
u)?eu(u,r.rows[o-1],{isComplete:n===2,appendRow:n+o,gridRows:r.gridRows}):null}function gc({workspace:e,hints:t}){let n=e.
document.lastContentRow(P),r=se(e.document,P,{first:2,last:n+1},Hs),o=r.rows.map((a,l)=>({cells:a,row:l+2})).filter(({cells:a})=>lo(
a));o.sort((a,l)=>Number(a.cells[0])-Number(l.cells[0]));let i=o.map(({cells:a,row:l})=>Qs(a,l)),s=i[i.length-1]?.transaction??
0;if(s===0&&n>1||!Zs(i)||s<(t.journal?.transaction??0))throw Xs();return eu(i,o[o.length-1]?.cells,{isComplete:!0,appendRow:n+
1,gridRows:r.gridRows})}function Xs(){return new m("workspace_misconfigured",'The hidden sheet "journal" has lost entrie\
s or columns. Restore it from the version history of the spreadsheet.',{members:{sheet:P},retryAfterSeconds:60})}var Hs={
column:1,columns:Ls};function lo(e){return typeof e[0]=="number"}function Zs(e){return e.every((t,n)=>n===0||t.transaction===
(e[n-1]?.transaction??0)+1)}function Qs(e,t){return{row:t,transaction:Number(e[0]),atMs:Date.parse(String(e[1])),idempotencyKey:ce(
String(e[2])),fingerprint:ce(String(e[3]))}}function eu(e,t,n){let r=e[e.length-1];return{transaction:r?.transaction??0,
row:r?.row??1,atMs:r?.atMs??0,isApplied:t===void 0||t[4]!=="",series:t===void 0?{}:bc(t[6]),recent:e,...n}}var vc=/^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/;
function bc(e){let t=ce(String(e));if(!vc.test(t))throw Xs();return JSON.parse(t)}function or(e,t){let n={};for(let[r,o]of Object.entries(e))ae(o)&&dn(o)&&(n[r]=xc(o.kind,t[r]??null));return n}function xc(e,t){
if(t===null)return null;if(e.decimal!==void 0){let r=at(t);if(!r.ok)throw new Error(`A stored decimal is not one: ${String(
t)}`);return r.value}let n=e.fields;return n===void 0?t:e.list===!0?t.map(r=>or(n,r)):or(n,t)}function tu(e,t,n){if(t.isApplied||e.hints.applied>=t.transaction)return;let r=ao(e,t.row);for(let o of r.records)_c(e,o,
r.transaction,n);Us(e,t.row,r.at),Ce(e),e.hints={...e.hints,applied:t.transaction}}function _c(e,t,n,r){let o=r.find(({object:_})=>_===
t.object);if(o===void 0)throw new Error(`The journal names an unknown kind of record: ${t.object}.`);if(t.kind==="delete\
d")return wc(e,o,t);let i=kt(e,N(o),t.id);if(i?.decoded.ok===!0&&i.decoded.stored.rev>=n&&kc(e,o,t.id))return;let u=or(o.
fields,JSON.parse(t.text)),a={...u,...o.complete?.(u)},c=i?.decoded.ok===!0&&!i.decoded.stored.isUntouched?t.changed:null,
p={kind:"updated",resource:o,record:a,seq:t.seq,before:null,only:c},{plans:d}=zt(e,p,n);Bt(e,d),Ce(e)}function wc(e,t,{id:n,
seq:r}){Bt(e,zt(e,{kind:"deleted",resource:t,record:{id:n,items:[]},seq:r,before:null},0).plans)}function kc(e,t,n){let r=_t(
t);return r===null||Fe(e,r,Me(e,r),n,0).length>0}function ir(e,t,n){let r={},o={},i=0;for(let[s,u]of Object.entries(e)){if(!dn(u))continue;let{kind:a}=u,l=t[s]??null;r[s]=
s==="amounts"?o:Rc(a,l,n),a.decimal!==void 0&&(i+=1,o[s]=l===null?null:nu(a,l,n))}return i===0||("currency"in e&&"items"in
e&&(o.currency=t.currency??null),r.amounts=o),r}function Rc(e,t,n){if(t===null)return null;if(e.decimal!==void 0){let o=nu(
e,t,n);return e.decimal.as==="string"?o:Number(o)}let r=e.fields;return r===void 0?t:e.list===!0?t.map(o=>ir(r,o,n)):ir(
r,t,n)}function nu(e,t,n){return e.decimal?.money!==!0?t:vn(t,Math.max(n,he(t)))}var ru=2;function pe(e,t,n,r,o=[]){let i=t.currency,s=typeof i=="string"?ee(i)??ru:ru,u=e.derive?.(t,r)??{},a={...t,...u,
object:e.object,etag:Ht(n),warnings:o};return ir(e.fields,a,s)}function Ht(e){return`"${e}"`}var Sc=2e4;function $e(e,t,n,r){let{lock:o}=e.workspace;if(!o.tryAcquire(Sc))throw ot("workspace_busy","Other writes are\
 in progress. Send the request again.",2);let i;try{i=Ac(e,t,n,r)}finally{e.hasUnflushedWrites||o.release()}return i.isReplay||
Hn(e),i}function Ac(e,t,n,r){let o=rr(e);tu(e,o,t);let i=n.idempotencyKey===""?null:Vs(e,o,n.idempotencyKey);if(i!==null)
return Dc(i,n);let s=er(e,o),u=r(s);return s.stopOnFaults(),u!==null?Tc(e,s,u):Oc(e,o,s,n)}function Dc(e,t){if(e.fingerprint!==
t.fingerprint)throw new m("idempotency_key_reused","This Idempotency-Key was used with another method, path or body. Use\
 a new key for a new request.");let{status:n,record:r,location:o}=e.answer;return{status:n,body:e.records[r]?.text??"",location:o,
isReplay:!0}}function Oc(e,t,n,r){let{transaction:o,changes:i}=n,s=i.map(l=>zt(e,l,o)),u=i.map((l,c)=>Ec(e,n,l,s[c]?.cells??
[],c)),a=Cc(i,n.answerIndex());return Gs(e,t,{transaction:o,at:n.now,...r,series:n.series,answer:a,events:n.events,records:u}),
Bt(e,s.flatMap(({plans:l})=>l)),jc(e),e.hints={...e.hints,applied:o,journal:{row:t.appendRow,transaction:o}},{...a,body:u[a.
record]?.text??"",isReplay:!1}}function Cc(e,t){let n=e[t];return n?.kind!=="created"?{status:200,record:t,location:null}:
{status:201,record:t,location:`/api/v1/${n.resource.plural}/${String(n.record.id)}`}}function Ec(e,t,{kind:n,resource:r,
record:o,seq:i,before:s},u,a){let l=N(r),{object:c}=r,p=String(o.id),d=s===null?[]:Gt(l,s.stored.record,s.stored.rev),_=n===
"updated"?io(l,u,d).map(T=>l.columns[T]?.key??""):[],A=a===t.answerIndex(),R=n==="deleted"?{id:p,object:c,deleted:!0}:pe(
r,o,String(u[l.checkIndex]),e.today,A?t.warnings:[]);return{object:c,id:p,seq:i,kind:n,changed:_,text:JSON.stringify(R)}}
function Tc(e,t,{resource:n,record:r}){let{fingerprint:o}=t.placeOf(r).stored,i=pe(n,r,o,e.today,t.warnings);return{status:200,
body:JSON.stringify(i),location:null,isReplay:!1}}function jc(e){try{Ce(e)}catch{try{Ce(e)}catch{throw new Xt}}}function qe({session:e,key:t,request:n,body:r}){let o=n.headers["idempotency-key"],{sha256Hex:i}=e.workspace.digest;if(o===
void 0)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.test(o)||o.length>255)throw new m("invalid_idempote\
ncy_key",`An Idempotency-Key has 1 to ${255} visible ASCII characters.`);return{idempotencyKey:i(`${fo(t)}
${o}`),fingerprint:i(`${n.method}
${n.path}
${vt(r)}`)}}function Je({status:e,body:t,location:n,isReplay:r}){let{etag:o}=JSON.parse(t);return{status:e,body:t,headers:{
...o===void 0?{}:{ETag:o},...n===null?{}:{Location:n},...r?{"Idempotent-Replayed":"true"}:{}}}}function Rt(e,t,{id:n,request:r}){let o=e.find(t,n);if(o===null)throw new m("not_found",`There is no ${t.object} with th\
e id ${n}.`);let i=r.headers["if-match"],s=Ht(e.placeOf(o).stored.fingerprint);if(i===void 0||Pc(i,s))return o;throw new m(
"etag_mismatch",`The ${t.object} has changed since you read it. Read it again.`,{members:{current_etag:s},headers:{ETag:s}})}
function Pc(e,t){return e.split(",").some(n=>["*",t].includes(n.trim().replace(/^W\//,"")))}function iu(e,t,n,r){let o=$e(r.session,n,qe(r),i=>{let s=Rt(i,e,r);if(t.done?.includes(String(s.status))===!0)return{resource:e,
record:s};Ic(e,t,s);let u=st(Ae(t.fields),r.body??{});if(!u.ok)throw U(u.problems);return t.run(s,u.value,i),null});return Je(
o)}function Ic(e,t,n){let{status:r}=n;if(t.from===null||t.from.includes(String(r)))return;let o=t.explain?.(n);if(o)throw o;
let i=/^[aeiou]/.test(e.object)?"An":"A",s=t.name.replace(/_/g," ");throw new m("invalid_state",`${i} ${e.object} that i\
s ${String(r)} does not take "${s}".`,{members:Hr(e,n)})}function sr(e,t,n){for(let[r,o]of Object.entries(t.unique)){let i=n[r];if(typeof i!="string")continue;let[s]=e.findByText(
t,r,i);if(s!==void 0)throw new m(o,`The ${t.object} ${String(s.id)} has the ${r} "${i}" already.`,{members:{existing_id:s.
id}})}}function su(e,t,n){let r=qe(n),o=co(e,n.body,r);return Je($e(n.session,t,r,o))}function co(e,t,n){let r=st(Ae(e.fields),
t),o=Mc(r.ok?[]:r.problems,e,t);if(o.length>0&&n.idempotencyKey==="")throw U(o);return i=>{if(!r.ok||o.length>0)throw U(
o);sr(i,e,r.value);let s=e.create(r.value,i);return i.stopOnFaults(),i.create(e,s),null}}function Mc(e,t,n){let r=Oe(n)?
t.check?.(n)??[]:[];return[...e,...r.filter(({pointer:o})=>!e.some(i=>i.pointer===o))]}var Fc=250;function uu(e,t,n,r){let{document:o}=e.workspace,i=Yt(e,t)[t.idIndex]??1,s=o.lastContentRow(t.sheet),{rows:u}=se(
o,t.sheet,{first:2,last:s},{column:i,columns:1}),a=u.flatMap(([p],d)=>{let _=H(String(p),t.resource.idPrefix);return _===
null?[]:[{seq:_,row:d+2}]}).sort((p,d)=>d.seq-p.seq),l=a[0];l!==void 0&&Nc(e,t.sheet,a,l);let c=a.filter(({seq:p})=>r===
null||p<r);return{rows:$c(e,t,c.slice(0,n)),hasMore:c.length>n}}function Nc(e,t,n,r){et(e,t,r);let o=[];for(let[i,{seq:s}]of n.
entries()){let u=n[i+1]?.seq??0;for(let a=s-1;a>u&&o.length<Qr;a-=1)o.push(a)}eo(e,t,o),Hn(e)}function $c(e,t,n){let r=n.
map(({row:i})=>i).sort((i,s)=>i-s),o=new Map;for(let i=0;i<r.length;){let s=i;for(;s+1<r.length&&(r[s+1]??0)-(r[s]??0)<=
Fc;)s+=1;let u=Ne(e,t,r[i]??0,r[s]??0);for(let a of u.rows)o.set(a.row,a);i=s+1}return n.flatMap(({seq:i,row:s})=>{let u=o.
get(s);return u!==void 0&&u.seq===i?[u]:[]})}var qc=20;function au(e,t,n,r){return(r===null?Jc(e,t,n):Lc(e,t,n,r))??uu(e,t,n,r)}function Jc(e,t,n){let r=e.hints.tails[t.
sheet],o=r?.row??e.workspace.document.lastContentRow(t.sheet);if(o<2)return{rows:[],hasMore:!1};let i=Math.max(2,o-n),{rows:s,
reachesEnd:u}=Ne(e,t,i,o+qc),a=s[s.length-1];if(!u||a?.seq==null)return null;let l=r?.seq??0;return a.seq+Vt(e,t.sheet,a.
seq,l+1)<l||r===void 0&&i>2?null:(et(e,t.sheet,{row:a.row,seq:a.seq}),lu(e,t,s,{limit:n,first:i,skip:0}))}function Lc(e,t,n,r){
let o=uo(e,t,r);if(o<2)return null;let i=Math.max(2,o-n-1),{rows:s}=Ne(e,t,i,o),u=s[s.length-1];return u?.row!==o||u.seq!==
r?null:lu(e,t,s,{limit:n,first:i,skip:1})}function lu(e,t,n,{limit:r,first:o,skip:i}){let s=(c,p)=>c!==null&&c===p+1+Vt(
e,t.sheet,p,c),u=n.every(({seq:c},p)=>p===0||s(c,n[p-1]?.seq??0)),a=o>2||n.length===0||s(n[0]?.seq??null,0);if(!u||!a)return null;
let l=n.slice(0,n.length-i).reverse();return{rows:l.slice(0,r),hasMore:l.length>r}}function cu(e,t){return`${e.slice(e.indexOf("_")+1)}-${mu(t)}`}function pu(e,t){let[n="",r=""]=e.split("-"),o=`${t.idPrefix}\
_${n}`;if(H(o,t.idPrefix)===null||r==="")throw new m("cursor_invalid","The cursor is not one that a list has answered. B\
egin without a cursor.",{parameters:[{parameter:"cursor",code:"cursor_invalid",message:"Not a cursor of this API."}]});if(r!==
mu(t))throw new m("cursor_mismatch","The cursor belongs to another list. Begin that list without a cursor.",{parameters:[
{parameter:"cursor",code:"cursor_mismatch",message:"Belongs to another list."}]});return o}function mu({plural:e}){return Yn(
[e]).slice(-8)}function du(e){if(e===void 0)return 100;let t=/^\d{1,3}$/.test(e)?Number(e):0;if(t>=1&&t<=500)return t;let n=`Must be a \
whole number from 1 to ${500}.`;throw new m("invalid_parameter",'The parameter "limit" is invalid.',{parameters:[{parameter:"\
limit",code:"invalid_parameter",message:n}]})}var yu=["limit","cursor"];function hu(e,{session:t,query:n}){let r=du(n.limit),o=n.cursor===void 0?null:pu(n.cursor,e),i=o===
null?null:H(o,e.idPrefix),s=au(t,N(e),r,i),u=s.rows.flatMap(({decoded:A})=>A.ok?[pe(e,A.stored.record,A.stored.fingerprint,
t.today)]:[]),a=s.rows[s.rows.length-1],l=s.hasMore&&a!==void 0?cu(a.id,e):null,c=`/api/v1/${e.plural}`,p=s.rows.length-
u.length,d={object:"list",url:c,data:u,has_more:s.hasMore,next_cursor:l,...p>0?{quarantined:p}:{}},_=l===null?{}:{Link:Wc(
c,n,l)};return{status:200,body:JSON.stringify(d),headers:_}}function Wc(e,t,n){let r=Object.entries({...t,cursor:n}).map(
([o,i])=>`${o}=${encodeURIComponent(i)}`);return`<${e}?${r.join("&")}>; rel="next"`}function gu(e,{session:t,body:n}){let r=er(t,rr(t));co(e,n,{idempotencyKey:"",fingerprint:""})(r);let{record:o}=r.changes[r.
changes.length-1]??{record:{}},i={...o,id:null,number:null,version:null,created_at:null,updated_at:null},s={...pe(e,i,"",
t.today,r.warnings),etag:null};return{status:200,body:JSON.stringify(s)}}function vu(e,t,n){let r=$e(n.session,t,qe(n),o=>{let i=Rt(o,e,n);return e.prepareRemoval?.(i,o),e.insteadOfDeletion!==void 0&&
Bc(o,e,t,String(i.id)),o.remove(e,i),null});return Je(r)}function bu({prepareRemoval:e,insteadOfDeletion:t}){return e!==
void 0||t!==void 0}function Bc(e,t,n,r){for(let o of n)for(let[i,s]of Object.entries(o.fields))if(!(i==="id"||!Gc(s,t.idPrefix)||
!e.mentions(o,i,r)))throw new m("not_deletable",`There are ${o.plural} that refer to it. Set ${t.insteadOfDeletion??""} \
instead.`)}function Gc(e,t){if(!ae(e))return!1;let n=e.kind.list===!0?e.kind.fields:void 0;return e.kind.refersTo===t||Object.
values(n??{}).some(({kind:r})=>r.refersTo===t)}function xu(e,{session:t,id:n}){let r=kt(t,N(e),n);if(r===null)throw new m("not_found",`There is no ${e.object} with the\
 id ${n}.`);let{record:o,fingerprint:i}=Qn(r),s=pe(e,o,i,t.today);return{status:200,body:JSON.stringify(s),headers:{ETag:Ht(
i)}}}function _u(e,t,n){let{session:r,body:o}=n,i=$e(r,t,qe(n),s=>{let u=Rt(s,e,n);if(!Oe(o))throw U([{pointer:"",code:"inval\
id_type",message:"Must be a JSON object."}]);let{fingerprint:a}=s.placeOf(u).stored,c=bs(s,e,u,p=>pe(e,p,a,r.today),o);return c===
null?{resource:e,record:u}:(sr(s,e,c),s.addEvent(`${e.object}.updated`),s.change(e,u,c),null)});return Je(i)}function Uc(e){return e.flatMap(t=>[...Yc(t,e),...Vc(t,e),...(t.actions??[]).map(n=>zc(t,n,e))])}var wu=Uc(Bn);function po(e){
let t=`${e.plural}:read`;return{resource:e,scope:t,parameters:[],body:{kind:"none"},answer:"record",successStatus:200}}function Zt(e){
return{...po(e),scope:`${e.plural}:write`}}function Yc(e,t){let{plural:n}=e,r=`/${n}`,o=[{...po(e),method:"GET",path:r,operationId:`\
list${ku(n)}`,parameters:yu,answer:"list",run:i=>hu(e,i)},{...Zt(e),method:"POST",path:r,operationId:`create${St(e)}`,body:{
kind:"create"},successStatus:201,run:i=>su(e,t,i)}];return e.previews!==!0?o:[...o,{...Zt(e),method:"POST",path:`${r}/pr\
eview`,operationId:`preview${St(e)}`,body:{kind:"create"},answer:"other",run:i=>gu(e,i)}]}function Vc(e,t){let n=`/${e.plural}\
/{id}`,r={...po(e),method:"GET",path:n,operationId:`get${St(e)}`,run:s=>xu(e,s)},o={...Zt(e),method:"PATCH",path:n,operationId:`\
update${St(e)}`,body:{kind:"update"},run:s=>_u(e,t,s)},i={...Zt(e),method:"DELETE",path:n,operationId:`delete${St(e)}`,answer:"\
deleted",run:s=>vu(e,t,s)};return[r,...e.revise===void 0?[]:[o],...bu(e)?[i]:[]]}function zc(e,t,n){let r=t.answers?.();
return{...Zt(e),method:"POST",path:`/${e.plural}/{id}/${t.name}`,operationId:`${Xc(t.name)}${St(e)}`,body:{kind:"action",
fields:t.fields},successStatus:t.successStatus,...r===void 0?{}:{answers:r},run:o=>iu(e,t,n,o)}}function St({object:e}){
return ku(e)}function ku(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Xc(e){return e.replace(/_(\w)/g,(t,n)=>n.
toUpperCase())}function mo(e){return Qc(Hc(e))}function Hc(e){try{let t=We(),n=Zc(e);return"fault"in n?Ci(t,n.fault):Oi(t,wu,n)}catch(t){
let n=Ft(t)??new m("internal_error","The request could not be answered."),{status:r,body:o,headers:i={}}=Nt(n,"","");return{
status:r,headers:i,body:o}}}function Zc(e){try{return e()}catch(t){return{fault:t}}}function Qc({status:e,headers:t,body:n}){
let r=`{"status":${e},"headers":${JSON.stringify(t)},"body":${n===""?"null":n}}`;return ContentService.createTextOutput(
r).setMimeType(ContentService.MimeType.JSON)}var ep=["path","api_key"];function Su({parameter:e,parameters:t}){let n=e.path;if(n===void 0||n==="")throw Ou();let r=Object.
entries(t).flatMap(([i,s])=>ep.includes(i)?[]:s.map(u=>[i,u])),o=e.api_key;return{method:"GET",path:n,query:r,headers:o===
void 0?{}:{"x-api-key":o},body:"",keyInUrl:o!==void 0}}function Au(e){let t=e.postData?.contents??"",n=tp(t);if(typeof n.
path!="string"||n.path==="")throw Ou();let[r="",o=""]=n.path.split("?",2);return{method:String(n.method??"POST").toUpperCase(),
path:r,query:[...Du(o),...rp(n.query)],headers:op(n.headers??{}),body:np(n.body)}}function tp(e){let t='Send {"method":"\
GET","path":"/api/v1/invoices","headers":{"x-api-key":"\u2026"}} as JSON.',n;try{n=JSON.parse(e)}catch{throw new m("malf\
ormed_json",`The envelope is not valid JSON. ${t}`)}if(typeof n=="object"&&n!==null&&!Array.isArray(n))return n;throw new m(
"malformed_json",`The envelope must be a JSON object. ${t}`)}function np(e){return typeof e=="string"?e:e==null?"":JSON.
stringify(e)}function rp(e){return e==null?[]:typeof e=="string"?Du(e):Object.entries(e).flatMap(([t,n])=>(Array.isArray(
n)?n:[n]).map(r=>[t,String(r)]))}function Du(e){return e.replace(/^\?/,"").split("&").filter(n=>n!=="").map(n=>{let r=n.
includes("=")?n.indexOf("="):n.length;return[Ru(n.slice(0,r)),Ru(n.slice(r+1))]})}function Ru(e){let t=e.replace(/\+/g,"\
 ");try{return decodeURIComponent(t)}catch{return t}}function op(e){let t={};for(let[n,r]of Object.entries(e))t[n.toLowerCase()]=
String(r);return t}function Ou(){return new m("no_route","Give the path of the API to call, for example path=/api/v1/inv\
oices.")}function Cu(e,t){return[...e.flatMap(r=>{let o=_t(r);return o===null?[N(r)]:[N(r),o]}).map(r=>ip(r,t[r.sheet]??{})),sp()]}
function ip({sheet:e,columns:t},n){return{name:e,hidden:!1,columns:t.map(r=>({header:r.header,note:`${n?.[r.header]??""}\

In the API: ${r.key}`,format:Zn(r),hidden:r.hidden,width:r.width??null,isSystem:r.system}))}}function sp(){let e=Array.from(
{length:nr-Y.length},(t,n)=>`text ${n+2}`);return{name:P,hidden:!0,columns:[...Y,...e].map((t,n)=>({header:t,note:"Writt\
en by the API alone: the record of every change. Do not edit.",format:n===0?"0":"@",hidden:!1,width:null,isSystem:!0}))}}var up="#174EA6",ap="#5F6368";function Eu(e,t){return t.flatMap(n=>{let r=e.getSheetByName(n.name);return r===null?[lp(e,
n)]:pp(r,n)})}function lp(e,t){let n=e.insertSheet(t.name);return cp(n,t.columns.length),Tu(n,t.columns,1),n.setFrozenRows(
1),t.hidden&&n.hideSheet(),`Added the sheet "${t.name}".`}function cp(e,t){let[n,r]=[e.getMaxRows(),e.getMaxColumns()];r<
t&&e.insertColumnsAfter(r,t-r),r>t&&e.deleteColumns(t+1,r-t),n>200&&e.deleteRows(201,n-200)}function pp(e,t){let n=Math.
max(1,e.getLastColumn()),r=e.getRange(1,1,1,n).getValues()[0]?.map(s=>String(s).trim())??[],o=t.columns.filter(({header:s})=>!r.
includes(s));if(o.length===0)return[];let i=n+o.length-e.getMaxColumns();return i>0&&e.insertColumnsAfter(e.getMaxColumns(),
i),Tu(e,o,n+1),o.map(({header:s})=>`Added the column "${s}" to the sheet "${t.name}".`)}function Tu(e,t,n){e.getRange(1,
n,1,t.length).setNumberFormat("@").setValues([t.map(i=>i.header)]).setNotes([t.map(i=>i.note)]).setFontWeight("bold").setFontColor(
"#FFFFFF");let o=e.getMaxRows()-1;for(let[i,s]of t.entries())e.getRange(1,n+i).setBackground(s.isSystem?ap:up),o>0&&e.getRange(
2,n+i,o,1).setNumberFormat(s.format),s.width!==null&&e.setColumnWidth(n+i,s.width),s.hidden&&e.hideColumns(n+i)}var ur="Settings",Iu=[{label:"Business name",name:"name",hint:"Shown to integrators.",read:e=>e},{label:"Currency",name:"\
currency",hint:"ISO 4217, for example EUR.",read:mp},{label:"Payment terms (days)",name:"payment_terms_days",hint:"Days \
until an invoice is due, 0 to 365.",read:e=>ju(e,0,365)},{label:"Invoice numbers",name:"invoice_number",hint:"With {YYYY\
} {YY} {MM} {FY} and {SEQ:4}.",read:Pu},{label:"Quotation numbers",name:"quotation_number",hint:"With {YYYY} {YY} {MM} {\
FY} and {SEQ:4}.",read:Pu},{label:"Fiscal year begins in month",name:"fiscal_year_start",hint:"1 to 12; {FY} is the year\
 that a fiscal year ends in.",read:e=>ju(e,1,12)},{label:"Books closed through",name:"books_closed_through",hint:"YYYY-M\
M-DD, or blank.",read:fp}];function Mu(e,t){if(e.getSheetByName(ur)!==null)return[];let n=e.insertSheet(ur),r={...It,name:t},
o=Iu.map(({label:i,name:s,hint:u})=>[i,String(r[s]??""),u]);return n.getRange(1,1,o.length,3).setNumberFormat("@").setValues(
o),n.getRange(1,1,o.length,1).setFontWeight("bold"),n.getRange(1,3,o.length,1).setFontColor("#5F6368"),n.setColumnWidth(
1,220).setColumnWidth(2,220).setColumnWidth(3,360),[`Added the sheet "${ur}".`]}function Fu(e){let t=e.getSheetByName(ur)?.
getDataRange().getDisplayValues()??[],n={...It,time_zone:e.getSpreadsheetTimeZone()},r=[];for(let{label:o,name:i,read:s,
hint:u}of Iu){let a=t.find(([l])=>l?.trim()===o)?.[1]?.trim();if(a!==void 0)try{n[i]=s(a)}catch{r.push(`"${o}" cannot be\
 "${a}": ${u} Its default is used.`)}}return{settings:n,faults:r}}function mp(e){if(ee(e)===null)throw new Error("not a \
currency");return e}function ju(e,t,n){let r=/^\d{1,3}$/.test(e)?Number(e):-1;if(r<t||r>n)throw new Error("out of range");
return r}function Pu(e){if(as(e)!==null)throw new Error("not a pattern");return e}function fp(e){if(e==="")return null;if(!yn(
e))throw new Error("not a day");return e}function Nu(e,t){let n=Cu(Bn,JSON.parse(e.files.columnNotes())),r=[...Eu(t,n),...Mu(t,t.getName())],{settings:o,faults:i}=Fu(
t);return di(e,o),[...r,...i,`The API uses ${o.currency} and the time zone ${o.time_zone}.`]}function dp(e){return mo(()=>Su(e))}function yp(e){return mo(()=>Au(e))}function hp(){SpreadsheetApp.getUi().createMenu(
"Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiKey").addItem("Revok\
e an API key\u2026","revokeApiKey").addToUi()}function gp(){let e=SpreadsheetApp.getUi(),t=Nu(We(),SpreadsheetApp.getActive());
e.alert("Set up",t.join(`
`),e.ButtonSet.OK)}function vp(){Go(SpreadsheetApp.getUi())}function bp(){Uo(SpreadsheetApp.getUi())}return Bu(xp);})();
function doGet(event){return BillingApi.doGet(event)}
function doPost(event){return BillingApi.doPost(event)}
function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}
function createApiKey(){return BillingApi.createApiKey()}
function revokeApiKey(){return BillingApi.revokeApiKey()}

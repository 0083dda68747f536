"use strict";var BillingApi=(()=>{var cr=Object.defineProperty;var Mu=Object.getOwnPropertyDescriptor;var Fu=Object.getOwnPropertyNames;var Nu=Object.prototype.hasOwnProperty;var $u=(e,t)=>{for(var n in t)cr(e,n,{get:t[n],enumerable:!0})},Ju=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let o of Fu(t))!Nu.call(e,o)&&o!==n&&cr(e,o,{get:()=>t[o],enumerable:!(r=Mu(t,o))||r.enumerable});return e};var qu=e=>Ju(cr({},"__esModule",{value:!0}),e);var hp={};$u(hp,{createApiKey:()=>dp,doGet:()=>cp,doPost:()=>pp,onOpen:()=>mp,revokeApiKey:()=>yp,setUp:()=>fp});var Qt="api_key.",rt="api_key_used.";function yo(e){return e.rolled_from??e.id}function Ke(e){let t=[e.revoked_at,e.expires_at].
map(n=>n===null?1/0:Date.parse(n));return Math.min(...t)}function Lu(e){try{return JSON.parse(e)}catch{return null}}function At(e){
return Object.keys(e).filter(t=>t.startsWith(Qt)).map(t=>Lu(e[t]??"")).filter(t=>t!==null)}var ho="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function go(e,t){let n="";for(let r=e;r>0;r=Math.floor(r/62))n=ho.charAt(r%62)+n;return n.padStart(t,"0")}function en(e,t){
let n="";for(let r=0;n.length<t;r++){let o=[0,1,2].map(()=>e.random.uuid());for(let i of e.digest.sha256(`${r}:${o.join(
":")}`))i<248&&(n+=ho.charAt(i%62))}return n.slice(0,t)}function vo(e){let t=4294967295;for(let n=0;n<e.length;n++){t^=e.charCodeAt(n);for(let r=0;r<8;r++)t=t&1?t>>>1^3988292384:
t>>>1}return~t>>>0}var Ku=32,Wu=6,Bu=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function bo(e){return go(vo(e),Wu)}function xo(e,t){
let n=Bu.exec(e);return n!==null&&n[1]===t&&bo(n[2]??"")===n[3]}function _o(e,t){let n=en(e,Ku);return`bbk_${t}_${n}${bo(
n)}`}var Dt="keys.1",pr=21600;function wo(e,t){return JSON.stringify(At(e).filter(n=>t<Ke(n)))}function mr(e,t,n){return JSON.
parse(e).find(o=>o.hash===t&&n<Ke(o))??null}function ko(e){e.cache.remove(Dt)}var fr=["invoices:read","invoices:write","quotations:read","quotations:write","customers:read","customers:write","produc\
ts:read","products:write","payments:read","payments:write","events:read","webhooks:manage"],dr={full:fr,"read-only":fr.filter(
e=>e.endsWith(":read")),checkout:["invoices:write","quotations:write","customers:write","products:read"]};function Ro(e){
return fr.includes(e)}function So(e,t){return e.includes(t)}function Ao(e){return e.every(t=>t.endsWith(":read"))}var Gu=100,Uu=80;function Do(e,t){let n=e.name.trim().length;return n===0||n>Uu?"invalid_name":e.scopes.length===0||!e.scopes.every(Ro)?"\
invalid_scopes":e.expires_at!==null&&!(Date.parse(e.expires_at)>t)?"invalid_expiry":null}function Oo(e,t){return e.filter(
n=>t<Ke(n)).length<Gu?null:"too_many_keys"}function Co(e){let t=e.admittedMs.map((n,r)=>n-(e.admittedMs[r-1]??0));return[e.savedAtMs,e.unsaved,...t].map(n=>n.toString(
36)).join(",")}function Ot(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.test(e))return null;let[t=0,n=0,...r]=e.split(",").map(
s=>parseInt(s,36)),o=0;return{admittedMs:r.map(s=>(o+=s,o)),savedAtMs:t,unsaved:n}}function Eo(e){let t=Ot(e)?.admittedMs??
[];return t[t.length-1]??null}var Yu=90*864e5;var Vu=1e4;function To(e,t){return Io(e,(n,r)=>{let o=Do(t,r)??Oo(n,r);return o?{ok:!1,problem:o}:(Xu(e,n,r),{ok:!0,...zu(
e,t,{rolledFrom:null,nowMs:r})})})}function jo(e,t){return Io(e,(n,r)=>{let o=n.find(s=>s.id===t);if(!o)return{ok:!1,problem:"not_found"};if(o.revoked_at!==
null)return{ok:!0,record:o};let i={...o,revoked_at:tn(r)};return Mo(e,i),{ok:!0,record:i}})}function Po(e){let t=e.properties.
getAll();return At(t).map(({hash:n,...r})=>{let o=Eo(t[rt+r.id]);return{...r,last_used_at:o===null?null:tn(o)}}).sort((n,r)=>n.
created_at<r.created_at?1:-1)}function Io(e,t){if(!e.lock.tryAcquire(Vu))return{ok:!1,problem:"workspace_busy"};try{return ko(
e),t(At(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function zu(e,t,n){let r=_o(e,e.build.keyMode),o={
id:`key_${en(e,20)}`,name:t.name.trim(),hash:e.digest.sha256Hex(r),last4:r.slice(-4),scopes:[...new Set(t.scopes)],created_at:tn(
n.nowMs),expires_at:t.expires_at===null?null:tn(Date.parse(t.expires_at)),revoked_at:null,rolled_from:n.rolledFrom};return Mo(
e,o),{key:r,record:o}}function Mo(e,t){e.properties.set(Qt+t.id,JSON.stringify(t))}function Xu(e,t,n){for(let r of t.filter(
o=>Ke(o)<n-Yu))e.properties.delete(Qt+r.id),e.properties.delete(rt+r.id)}function tn(e){return new Date(e).toISOString()}var we=class extends Error{constructor(t){super(`The sheet "${t}" is missing.`),this.name="SheetMissing",this.sheet=t}},
Ee=class extends Error{constructor(t,n){super(`Rows ${n.row} to ${n.row+n.rows-1} reach beyond the grid of "${t}".`),this.
name="OutsideGrid"}},Te=class extends Error{constructor(t){super(t),this.name="ServiceFailure"}};function x(e){try{return e()}catch(t){throw t instanceof we||t instanceof Ee?t:new Te(t instanceof Error?t.message:String(
t))}}function Fo(e){let t=()=>e.getScriptCache();return{get:n=>x(()=>t().get(n)),getAll:n=>x(()=>t().getAll([...n])),put:(n,r,o)=>x(
()=>t().put(n,r,o)),putAll:(n,r)=>x(()=>t().putAll({...n},r)),remove:n=>x(()=>t().remove(n))}}function rn(e,{row:t,column:n,rows:r,columns:o}){let i=`${nn(n)}${t}`,s=`${nn(n+o-1)}${t+r-1}`;return`${hr(e)}!${i}:${s}`}
function No(e,t){return`${hr(e)}!${t}:${t}`}function yr(e,t,n){let r=nn(t);return`${hr(e)}!${r}${n}:${r}`}function nn(e){
let t=(e-1)%26,n=Math.floor((e-1)/26);return(n>0?nn(n):"")+String.fromCharCode(65+t)}function hr(e){return`'${e.replace(
/'/g,"''")}'`}function $o(e){let t=()=>e.getActive(),n=(o,i,s)=>{try{return t().getRange(i).getValues()}catch(u){throw t().getSheetByName(
o)===null?new we(o):Hu(u)?new Ee(o,s):u}},r=o=>{try{return t().getRange(rn(o,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(i){
throw t().getSheetByName(o)===null?new we(o):i}};return{read:(o,i)=>x(()=>n(o,rn(o,i),i)),readRow:(o,i)=>x(()=>n(o,No(o,
i),{row:i,column:1,rows:1,columns:1})[0]??[]),write:(o,i,s,u,a)=>x(()=>{let l={row:i,column:s,rows:u.length,columns:u[0]?.
length??0},c=t().getRange(rn(o,l));a!==null&&c.setNumberFormats(u.map(()=>[...a])),c.setValues(u.map(p=>[...p]))}),flush:()=>x(
()=>e.flush()),find:(o,i,s,u)=>x(()=>t().getRange(yr(o,i,s)).createTextFinder(u).matchCase(!0).matchEntireCell(!0).findAll().
map(a=>a.getRow())),contains:(o,i,s,u)=>x(()=>t().getRange(yr(o,i,s)).createTextFinder(u).matchCase(!0).findNext()!==null),
gridRows:o=>x(()=>r(o).getMaxRows()),lastContentRow:o=>x(()=>r(o).getLastRow()),addRows:(o,i)=>x(()=>{let s=r(o);s.insertRowsAfter(
s.getMaxRows(),i)}),deleteRows:(o,i,s)=>x(()=>{r(o).deleteRows(i,s)}),addColumns:(o,i)=>x(()=>{let s=r(o);s.insertColumnsAfter(
s.getMaxColumns(),i)})}}function Hu(e){return e instanceof Error&&/outside the dimensions of the sheet|range not found/i.
test(e.message)}function Jo(e){let t=n=>x(()=>e.createHtmlOutputFromFile(n).getContent());return{openApi:()=>t("openapi"),columnNotes:()=>t(
"columns")}}function qo(e){let t=()=>e.getScriptLock();return{tryAcquire:n=>x(()=>t().tryLock(n)),release:()=>x(()=>t().releaseLock())}}var Lo={error(e,t){console.error(JSON.stringify({event:e,...t}))}};function Ko(e){let t=()=>e.getScriptProperties();return{get:n=>x(()=>t().getProperty(n)),getAll:()=>x(()=>t().getProperties()),
set(n,r){x(()=>t().setProperty(n,r))},delete(n){x(()=>t().deleteProperty(n))}}}function Wo(e){let t=n=>x(()=>e.computeDigest(e.DigestAlgorithm.SHA_256,n,e.Charset.UTF_8).map(r=>r&255));return{sha256:t,
sha256Hex:n=>t(n).map(r=>r.toString(16).padStart(2,"0")).join(""),utf8Length:n=>x(()=>e.newBlob(n).getBytes().length)}}function Bo(e){
return{uuid:()=>x(()=>e.getUuid())}}function Go(e){return{now:()=>Date.now(),dayOf:(t,n)=>x(()=>e.formatDate(new Date(t),
n,"yyyy-MM-dd"))}}function We(){let e=Ko(PropertiesService);return{clock:Go(Utilities),random:Bo(Utilities),digest:Wo(Utilities),properties:e,
cache:Fo(CacheService),lock:qo(LockService),document:$o(SpreadsheetApp),files:Jo(HtmlService),log:Lo,build:Zu()}}function Zu(){
return{id:"831ceda14d38",keyMode:typeof LOCAL_RUNTIME>"u"?"live":"test"}}function Uo(e){let t=gr(e,"Create an API key","A name, so that you recognise it later:");if(t===null)return;let n=Object.
keys(dr).join(", "),r=gr(e,"Create an API key",`What it may do (${n}):`);if(r===null)return;let o=Object.entries(dr).find(
([s])=>s===r.trim())?.[1];if(o===void 0){e.alert("No key was made",`"${r}" is not one of ${n}.`,e.ButtonSet.OK);return}let i=To(
We(),{name:t,scopes:o,expires_at:null});i.ok?e.alert("Copy this key now: it is shown this once",i.key,e.ButtonSet.OK):e.
alert("No key was made",`Reason: ${i.problem}.`,e.ButtonSet.OK)}function Yo(e){let t=We(),n=Po(t).filter(({revoked_at:a})=>a===
null),r=n.map(({name:a,last4:l,created_at:c})=>`${a} (\u2026${l}, made ${c.slice(0,10)})`),o=gr(e,"Revoke an API key",`${r.
join(`
`)}

The last four letters of the key to revoke:`);if(o===null)return;let i=n.find(({last4:a})=>a===o.trim()),s=i===void 0?null:
jo(t,i.id),u=s?.ok===!0?`"${i?.name}" is refused from now on.`:`No key ends in "${o}".`;e.alert(s?.ok===!0?"Revoked":"No\
thing was revoked",u,e.ButtonSet.OK)}function gr(e,t,n){let r=e.prompt(t,n,e.ButtonSet.OK_CANCEL);return r.getSelectedButton()===
e.Button.OK?r.getResponseText():null}function v(e,t){return{status:e,title:t}}var on={malformed_json:v(400,"The body is not valid JSON"),unknown_parameter:v(
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
length} fields are invalid.`;return new m("validation_failed",n,{problems:t})}function ot(e,t,n){return new m(e,t,{retryAfterSeconds:n})}var sn,Qu={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function Vo(e){return!e&&!sn?Qu:{lang:e?.lang??sn?.lang,message:e?.message,abortEarly:e?.abortEarly??sn?.abortEarly,abortPipeEarly:e?.
abortPipeEarly??sn?.abortPipeEarly}}var ea;function ta(e){return ea?.get(e)}var na;function ra(e){return na?.get(e)}var oa;function ia(e,t){return oa?.get(e)?.get(t)}function it(e){let t=typeof e;return t==="string"?`"${e}"`:t==="number"||t==="bigint"||t==="boolean"?`${e}`:t==="object"||
t==="function"?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":t}function D(e,t,n,r,o){let i=o&&"input"in o?o.input:
n.value,s=o?.expected??e.expects??null,u=o?.received??it(i),a={kind:e.kind,type:e.type,input:i,expected:s,received:u,message:`\
Invalid ${t}: ${s?`Expected ${s} but r`:"R"}eceived ${u}`,requirement:e.requirement,path:o?.path,issues:o?.issues,lang:r.
lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},l=e.kind==="schema",c=o?.message??e.message??ia(e.reference,
a.lang)??(l?ra(a.lang):null)??r.message??ta(a.lang);c!==void 0&&(a.message=typeof c=="function"?c(a):c),l&&(n.typed=!1),
n.issues?n.issues.push(a):n.issues=[a]}function sa(e){let t=e.length,n=e.length-1;for(let r=0;r<n;)e.codePointAt(r)<=65535?r++:(r+=2,t--);return t}function ua(e,t){return Object.prototype.hasOwnProperty.call(e,t)&&t!=="__proto__"&&t!=="prototype"&&t!=="constructor"}function aa(e,t){let n=[...new Set(e)];return n.length>1?`(${n.join(` ${t} `)})`:n[0]??"never"}function V(e){return e["~\
standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},Vo())},e}function ue(e,t){return{kind:"validation",type:"check",reference:ue,async:!1,expects:null,requirement:e,message:t,"~run"(n,r){
return n.typed&&!this.requirement(n.value)&&D(this,"input",n,r),n}}}function vr(e){return{kind:"validation",type:"integer",reference:vr,async:!1,expects:null,requirement:Number.isInteger,message:e,
"~run"(t,n){return t.typed&&!this.requirement(t.value)&&D(this,"integer",t,n),t}}}function Ct(e,t){return{kind:"validation",type:"max_code_points",reference:Ct,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){if(n.typed){let o=sa(n.value);o>this.requirement&&D(this,"code points",n,r,{received:`${o}`})}return n}}}function br(e,t){return{kind:"validation",type:"max_length",reference:br,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){return n.typed&&n.value.length>this.requirement&&D(this,"length",n,r,{received:`${n.value.length}`}),n}}}function xr(e,t){return{kind:"validation",type:"max_value",reference:xr,async:!1,expects:`<=${e instanceof Date?e.toJSON():
it(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value<=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():it(n.value)}),n}}}function me(e){return{kind:"metadata",type:"metadata",reference:me,metadata:e}}function _r(e,t){return{kind:"validation",type:"min_value",reference:_r,async:!1,expects:`>=${e instanceof Date?e.toJSON():
it(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value>=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():it(n.value)}),n}}}function wr(e){return{kind:"transformation",type:"raw_transform",reference:wr,async:!1,"~run"(t,n){let r=e({dataset:t,config:n,
addIssue:o=>D(this,o?.label??"input",t,n,o),NEVER:null});return t.issues?t.typed=!1:t.value=r,t}}}function Et(e,t){return{kind:"validation",type:"regex",reference:Et,async:!1,expects:`${e}`,requirement:e,message:t,"~ru\
n"(n,r){return n.typed&&!this.requirement.test(n.value)&&D(this,"format",n,r),n}}}function kr(e){return{kind:"transformation",type:"transform",reference:kr,async:!1,operation:e,"~run"(t){return t.value=
this.operation(t.value),t}}}function zo(e,t,n){return typeof e.fallback=="function"?e.fallback(t,n):e.fallback}function un(e,t,n){return typeof e.default=="function"?e.default(t,n):e.default}function an(e,t){return V({kind:"schema",type:"array",reference:an,expects:"Array",async:!1,item:e,message:t,"~run"(n,r){
let o=n.value;if(Array.isArray(o)){n.typed=!0,n.value=[];for(let i=0;i<o.length;i++){let s=o[i],u=this.item["~run"]({value:s},
r);if(u.issues){let a={type:"array",origin:"value",input:o,key:i,value:s};for(let l of u.issues)l.path?l.path.unshift(a):
l.path=[a],n.issues?.push(l);if(n.issues||(n.issues=u.issues),r.abortEarly){n.typed=!1;break}}u.typed||(n.typed=!1),n.value.
push(u.value)}}else D(this,"type",n,r);return n}})}function Rr(e){return V({kind:"schema",type:"boolean",reference:Rr,expects:"boolean",async:!1,message:e,"~run"(t,n){return typeof t.
value=="boolean"?t.typed=!0:D(this,"type",t,n),t}})}function Sr(e,t){return V({kind:"schema",type:"nullable",reference:Sr,expects:`(${e.expects} | null)`,async:!1,wrapped:e,
default:t,"~run"(n,r){return n.value===null&&(this.default!==void 0&&(n.value=un(this,n,r)),n.value===null)?(n.typed=!0,
n):this.wrapped["~run"](n,r)}})}function Ar(e,t){return V({kind:"schema",type:"nullish",reference:Ar,expects:`(${e.expects} | null | undefined)`,async:!1,
wrapped:e,default:t,"~run"(n,r){return(n.value===null||n.value===void 0)&&(this.default!==void 0&&(n.value=un(this,n,r)),
n.value===null||n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,r)}})}function Dr(e){return V({kind:"schema",type:"number",reference:Dr,expects:"number",async:!1,message:e,"~run"(t,n){return typeof t.
value=="number"&&!isNaN(t.value)?t.typed=!0:D(this,"type",t,n),t}})}function Or(e,t){return V({kind:"schema",type:"objec\
t",reference:Or,expects:"Object",async:!1,entries:e,message:t,"~run"(n,r){let o=n.value;if(o&&typeof o=="object"){n.typed=
!0,n.value={};for(let i in this.entries){let s=this.entries[i];if(i in o||(s.type==="exact_optional"||s.type==="optional"||
s.type==="nullish")&&s.default!==void 0){let u=i in o?o[i]:un(s),a=s["~run"]({value:u},r);if(a.issues){let l={type:"obje\
ct",origin:"value",input:o,key:i,value:u};for(let c of a.issues)c.path?c.path.unshift(l):c.path=[l],n.issues?.push(c);if(n.
issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.typed||(n.typed=!1),n.value[i]=a.value}else if(s.fallback!==
void 0)n.value[i]=zo(s);else if(s.type!=="exact_optional"&&s.type!=="optional"&&s.type!=="nullish"&&(D(this,"key",n,r,{input:void 0,
expected:`"${i}"`,path:[{type:"object",origin:"key",input:o,key:i,value:o[i]}]}),r.abortEarly))break}}else D(this,"type",
n,r);return n}})}function Cr(e,t){return V({kind:"schema",type:"picklist",reference:Cr,expects:aa(e.map(it),"|"),async:!1,options:e,message:t,
"~run"(n,r){return this.options.includes(n.value)?n.typed=!0:D(this,"type",n,r),n}})}function Er(e,t,n){return V({kind:"schema",type:"record",reference:Er,expects:"Object",async:!1,key:e,value:t,message:n,
"~run"(r,o){let i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(let s in i)if(ua(i,s)){let u=i[s],a=this.key["\
~run"]({value:s},o);if(a.issues){let c={type:"object",origin:"key",input:i,key:s,value:u};for(let p of a.issues)p.path=[
c],r.issues?.push(p);if(r.issues||(r.issues=a.issues),o.abortEarly){r.typed=!1;break}}let l=this.value["~run"]({value:u},
o);if(l.issues){let c={type:"object",origin:"value",input:i,key:s,value:u};for(let p of l.issues)p.path?p.path.unshift(c):
p.path=[c],r.issues?.push(p);if(r.issues||(r.issues=l.issues),o.abortEarly){r.typed=!1;break}}(!a.typed||!l.typed)&&(r.typed=
!1),a.typed&&(r.value[a.value]=l.value)}}else D(this,"type",r,o);return r}})}function Tr(e,t){return V({kind:"schema",type:"strict_object",reference:Tr,expects:"Object",async:!1,entries:e,message:t,
"~run"(n,r){let o=n.value;if(o&&typeof o=="object"){n.typed=!0,n.value={};for(let i in this.entries){let s=this.entries[i];
if(i in o||(s.type==="exact_optional"||s.type==="optional"||s.type==="nullish")&&s.default!==void 0){let u=i in o?o[i]:un(
s),a=s["~run"]({value:u},r);if(a.issues){let l={type:"object",origin:"value",input:o,key:i,value:u};for(let c of a.issues)
c.path?c.path.unshift(l):c.path=[l],n.issues?.push(c);if(n.issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.
typed||(n.typed=!1),n.value[i]=a.value}else if(s.fallback!==void 0)n.value[i]=zo(s);else if(s.type!=="exact_optional"&&s.
type!=="optional"&&s.type!=="nullish"&&(D(this,"key",n,r,{input:void 0,expected:`"${i}"`,path:[{type:"object",origin:"ke\
y",input:o,key:i,value:o[i]}]}),r.abortEarly))break}if(!n.issues||!r.abortEarly){for(let i in o)if(!Object.prototype.hasOwnProperty.
call(this.entries,i)){D(this,"key",n,r,{input:i,expected:"never",path:[{type:"object",origin:"key",input:o,key:i,value:o[i]}]});
break}}}else D(this,"type",n,r);return n}})}function z(e){return V({kind:"schema",type:"string",reference:z,expects:"string",async:!1,message:e,"~run"(t,n){return typeof t.
value=="string"?t.typed=!0:D(this,"type",t,n),t}})}function jr(){return V({kind:"schema",type:"unknown",reference:jr,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,
e}})}function O(...e){return V({...e[0],pipe:e,"~run"(t,n){for(let r of e)if(r.kind!=="metadata"){if(t.issues&&(r.kind==="sch\
ema"||r.kind==="transformation")){t.typed=!1;break}(!t.issues||!n.abortEarly&&!n.abortPipeEarly)&&(t=r["~run"](t,n))}return t}})}function Xo(e,t,n){let r=e["~run"]({value:t},Vo(n));return{typed:r.typed,success:!r.issues,output:r.value,issues:r.issues}}function h(e,t){return`${e} ${t}`}function Ho(e){let t=e.indexOf(" ");return{code:e.slice(0,t),message:e.slice(t+1)}}function Be(e,t){
return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}function $(e){return{schema:O(z(h("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),Ct(100,h("too_lon\
g","Must have at most 100 characters.")),me({prefix:e})),cell:"text",refersTo:e}}var Zo=/^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;var Tt="0123456789ABCDEFGHJKMNPQRSTVWXYZ",ei=10,ti=9,la=7;function ln(e,t,n,r){let o=Qo(t,ei)+ca(r);return`${e}_${o}${ni(
Qo(n,la),o)}`}function H(e,t){let n=Zo.exec(e);if(n===null||n[1]!==t)return null;let r=n[2]??"",o=ei+ti;return ni(r.slice(
o),r.slice(0,o)).split("").reduce((s,u)=>s*32+Tt.indexOf(u),0)}function Qo(e,t){let n=e,r="";for(let o=0;o<t;o+=1)r=Tt.charAt(
n%32)+r,n=Math.floor(n/32);return r}function ca(e){let t=e.replace(/-/g,""),n=t.slice(0,12)+t.slice(18),r="";for(let o=0;o<
ti;o+=1)r+=Tt.charAt(Number.parseInt(n.slice(o*2,o*2+2),16)%32);return r}function ni(e,t){let n=2166136261;for(let o=0;o<
t.length;o+=1)n=Math.imul(n^t.charCodeAt(o),16777619);let r="";for(let o=0;o<e.length;o+=1)n=Math.imul(n^n>>>15,739982445)+
o,r+=Tt.charAt((Tt.indexOf(e.charAt(o))^n>>>24)&31);return r}var ri={admittedMs:[],savedAtMs:0,unsaved:0};function jt(e,t){return Math.max(t,e.admittedMs[e.admittedMs.length-1]??0)}
function Pr(e,t){return e.admittedMs.filter(n=>t-n<6e4)}function Ir(e,t){let n=jt(e,t),r=Pr(e,n),o=r.length<100,i=o?[...r,
n]:r,s=(i[0]??n)+6e4;return{admitted:o,remaining:100-i.length,resetAtMs:s,retryAfterSeconds:Math.max(1,Math.ceil((s-t)/1e3)),
log:{...e,admittedMs:i,unsaved:e.unsaved+(o?1:0)}}}var cn=19,oi=36e5;function ii(e){return jt(e,0)-e.savedAtMs>=oi?!0:e.admittedMs.length>cn&&e.unsaved>cn}function si(e){return{
...e,savedAtMs:jt(e,0),unsaved:0}}function ui(e,t){if(e===null)return ri;let n=jt(e,t),r=Pr(e,n),i=n-e.savedAtMs>=oi+6e4?
0:Math.min(cn,100-r.length),s=[...r,...new Array(i).fill(n)];return{...e,admittedMs:s,unsaved:cn}}function Pt(e){return`rate.${e.slice(0,16)}`}function ai(e,t){let n=Ot(e),r=n&&Ir(n,t);return r&&!r.admitted?r:null}function li(e,t,n){
let r=rt+t.id,o=n.logSeen?ci(e,t):null,{found:i,missed:s}=o?{found:o,missed:!1}:pa(e,t,n),u=Ir(i,e.clock.now()),a=u.admitted&&
ii(u.log),l=a?si(u.log):u.log,c=Co(l);a&&e.properties.set(r,c);let p=u.admitted||s;return Fr(e,p?{...n.unwritten,[Pt(t.hash)]:c}:
n.unwritten),u}function Fr(e,t){let[n,r]=Object.entries(t);r?e.cache.putAll(t,pr):n&&e.cache.put(n[0],n[1],pr)}function ci(e,t){
return Ot(e.cache.get(Pt(t.hash)))}function pa(e,t,n){let r=rt+t.id,o=n.properties?n.properties[r]??null:e.properties.get(
r),i=Ot(o),u=!n.logSeen&&i!==null&&i.savedAtMs>=n.firstReadMs?ci(e,t):null;return u?{found:u,missed:!1}:{found:ui(i,e.clock.
now()),missed:!0}}var ma=1e4;function pi(e){return[Dt,Pt(e)]}function mi(e,t,n){let r=e.clock.now(),o=n[Dt],i=n[Pt(t)];if(o!==void 0){let s=mr(
o,t,r);if(!s)return{outcome:"invalid_api_key"};let u=ai(i,r);if(u)return{outcome:"rate_limited",key:s,rate:u}}if(!e.lock.
tryAcquire(ma))return{outcome:"workspace_busy"};try{return fa(e,t,{table:o,logSeen:i!==void 0,firstReadMs:r})}finally{e.
lock.release()}}function fa(e,t,n){let r=e.clock.now(),o=n.table===void 0?e.properties.getAll():null,i=o?wo(o,r):n.table??
"",s=o?{[Dt]:i}:{},u=mr(i,t,r);if(!u)return Fr(e,s),{outcome:"invalid_api_key"};let{logSeen:a,firstReadMs:l}=n,c=li(e,u,
{firstReadMs:l,logSeen:a,properties:o,unwritten:s});return{outcome:c.admitted?"admitted":"rate_limited",key:u,rate:c}}var da=/^bearer(?: +(.*))?$/i;function fi(e,t){let n=da.exec((e.authorization??"").trim())?.[1]?.trim()??"",r=(e["x-api-\
key"]??"").trim();if(n&&r&&n!==r)return{ok:!1,code:"credentials_conflict"};let o=n||r;return o?xo(o,t)?{ok:!0,key:o}:{ok:!1,
code:"invalid_api_key"}:{ok:!1,code:"missing_api_key"}}var Ge="settings";var It={name:"",currency:"EUR",time_zone:"Etc/UTC",payment_terms_days:30,invoice_number:"INV-{YYYY}-{SEQ:4}",quotation_number:"\
QUO-{YYYY}-{SEQ:4}",fiscal_year_start:1,books_closed_through:null};function di(e,t){let n=t??ya(e);return n===null?It:{...It,
...JSON.parse(n)}}function ya(e){let t=e.properties.get(Ge);return t!==null&&e.cache.put(Ge,t,600),t}function yi(e,t){let n=JSON.
stringify(t);e.properties.set(Ge,n),e.cache.put(Ge,n,600)}var Mt="hints";var hi={journal:null,applied:0,tails:{},gaps:{},layouts:{}};function gi(e){return e===void 0?hi:{...hi,...JSON.parse(e)}}var ha=6e4/1e3,vi=`"default";q=${100};w=${ha}`;function mn(e){return{RateLimit:`"default";r=${e.remaining};t=${e.retryAfterSeconds}`,
"X-RateLimit-Limit":String(100),"X-RateLimit-Remaining":String(e.remaining),"X-RateLimit-Reset":String(Math.ceil(e.resetAtMs/
1e3))}}var bi={missing_api_key:'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',invalid_api_key:"\
The API key is not valid. Make one in the developer area of the spreadsheet.",credentials_conflict:"Authorization and x-\
api-key carry different API keys. Send one."};function xi(e,t){let n=fi(t.headers,e.build.keyMode);if(!n.ok)throw new m(
n.code,bi[n.code]);let r=e.digest.sha256Hex(n.key),o=e.cache.getAll([...pi(r),Mt,Ge]),i=mi(e,r,o);switch(i.outcome){case"\
invalid_api_key":throw new m("invalid_api_key",bi.invalid_api_key);case"workspace_busy":throw ot("workspace_busy","Other\
 requests are in progress. Send the request again.",2);case"rate_limited":throw new m("rate_limited",`At most 100 reques\
ts in 60 seconds. Wait ${i.rate.retryAfterSeconds} seconds.`,{headers:mn(i.rate),retryAfterSeconds:i.rate.retryAfterSeconds});case"\
admitted":return{...i,session:ga(e,o)}}}function _i({keyInUrl:e},{scopes:t}){if(!(e!==!0||Ao(t)))throw new m("key_not_al\
lowed_in_url","Only a key whose scopes are all read-only may be sent in a URL.")}function ga(e,t){let n=di(e,t[Ge]),r=e.
clock.dayOf(e.clock.now(),n.time_zone);return{workspace:e,settings:n,today:r,hints:gi(t[Mt]),hasUnflushedWrites:!1,seenLayouts:new Map}}var wi="/api/v1";function ki(e,t,n){let r=n.startsWith(`${wi}/`)?n.slice(wi.length).replace(/(.)\/$/,"$1"):"",o=e.flatMap(
a=>{let l=va(a.path,r);return l===null?[]:[{route:a,id:l}]});if(o.length===0)throw new m("route_not_found",`There is not\
hing at ${n}.`);let i=o.find(({route:a})=>a.method===t);if(i!==void 0)return i;let s=o.map(({route:a})=>a.method),u=[...s,
...s.includes("GET")?["HEAD"]:[]].join(", ");throw new m("method_not_allowed",`${n} does not take ${t}. It takes ${u}.`,
{headers:{Allow:u}})}function va(e,t){let n=e.split("/"),r=t.split("/");if(n.length!==r.length)return null;let o="";for(let[
i,s]of n.entries()){let u=r[i]??"";if(s!=="{id}"){if(s!==u)return null;continue}if(u==="")return null;o=u}return o}function Ri(e,{method:t,path:n}){return t!=="GET"?null:n==="/health"?{status:200,body:JSON.stringify({object:"health",status:"\
ok",build:e.build.id})}:n==="/openapi.json"?{status:200,body:e.files.openApi()}:null}var Si=5;function fn(e){if(e instanceof m)return e;if(e instanceof we){let t=`The sheet "${e.sheet}" is missing. Run Set\
up from the menu of the spreadsheet, or rename it back.`;return new m("workspace_misconfigured",t,{members:{sheet:e.sheet},
retryAfterSeconds:60})}return e instanceof Te?new m("workspace_unavailable","Google did not carry out the request. Send \
it again.",{retryAfterSeconds:Si}):null}function dn({code:e,message:t,facts:n},r,o){let{status:i,title:s}=on[e],u=[...(n.
problems??[]).map(({details:c,...p})=>({...p,...c})),...n.parameters??[]],a={type:ba(e),title:s,status:i,code:e,detail:t,
instance:r,request_id:o,...u.length>0?{errors:u}:{},...n.members},l=n.retryAfterSeconds??(i===503?Si:void 0);return{status:i,
body:JSON.stringify(a),headers:{"Content-Type":"application/problem+json",...n.headers,...i===401?{"WWW-Authenticate":'B\
earer realm="Business Billing API"'}:{},...l===void 0?{}:{"Retry-After":String(l)}}}}function ba(e){return`urn:problem-t\
ype:billing:${e}`}function st(e,t){let n=Xo(e,t);if(n.success)return{ok:!0,value:n.output};let r=n.issues.map(xa),o=r.filter(({code:i})=>i===
"required").map(({pointer:i})=>i);return{ok:!1,problems:r.filter(({pointer:i,code:s})=>s==="required"||!o.includes(i))}}
function Ai(e,t){return t===""?null:t}function xa(e){let t=(e.path??[]).reduce((r,o)=>Be(r,String(o.key)),"");return(e.input===
null||e.input===void 0)&&t!==""?{pointer:t,code:"required",message:"Must be given."}:{pointer:t,...Ho(e.message)}}function Di({headers:e,body:t},{method:n,body:r}){if(r.kind==="none"||r.kind==="action"&&t.trim()==="")return;let o=["ap\
plication/json",...n==="PATCH"?["application/merge-patch+json"]:[]],i=(e["content-type"]??"application/json").split(";")[0]?.
trim().toLowerCase()??"";if(!o.includes(i))throw new m("unsupported_media_type",`Send the body as JSON, with Content-Typ\
e: ${o.join(" or ")}.`);try{return JSON.parse(t,Ai)}catch(s){let u=s instanceof Error?s.message:"it cannot be read";throw new m(
"malformed_json",`The body is not valid JSON: ${u}.`)}}function ut(e,t){let n=t.map(r=>({name:r,edits:_a(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:o})=>o<=Math.
max(2,Math.floor(r.length/3))).sort((r,o)=>r.edits-o.edits)[0];return n===void 0?null:n.name}function _a(e,t){let n=e.slice(
0,60),r=Array.from({length:t.length+1},(o,i)=>i);for(let o=1;o<=n.length;o+=1){let i=[o];for(let s=1;s<=t.length;s+=1){let u=(r[s-
1]??0)+(n[o-1]===t[s-1]?0:1);i[s]=Math.min((r[s]??0)+1,(i[s-1]??0)+1,u)}r=i}return r[t.length]??0}function Oi(e,t){let n={},r=[];for(let[i,s]of e)t.includes(i)?i in n?r.push({parameter:i,code:"invalid_parameter",message:"\
Give it once."}):n[i]=s:r.push({parameter:i,code:"unknown_parameter",message:wa(i,t)});let[o]=r;if(o===void 0)return n;throw new m(
o.code,`The parameter "${o.parameter}": ${o.message}`,{parameters:r})}function wa(e,t){if(t.length===0)return"This path \
takes no query parameters.";let n=ut(e,t);return n===null?`Known here: ${t.join(", ")}.`:`Did you mean "${n}"?`}function Ci(e,t,n){let r=Ra(e),o=n.method==="HEAD",i=Sa(e,t,o?{...n,method:"GET"}:n,r);return{status:i.status,headers:{"\
Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,"RateLimit-Policy":vi,...i.headers},body:o?
"":i.body}}var ka="00000000-0000-4000-8000-000000000000";function Ra({clock:e,random:t}){let n=ka;try{n=t.uuid()}catch(r){
if(!(r instanceof Te))throw r}return ln("req",e.now(),0,n)}function Sa(e,t,n,r){let o={headers:{}};try{let i=Aa(e,t,n,o);
return{...i,headers:{...o.headers,...i.headers}}}catch(i){let s=fn(i)??Oa(e,i,r),u=dn(s,n.path,r);return{...u,headers:{...o.
headers,...u.headers}}}}function Aa(e,t,n,r){Da(e,n);let o=Ri(e,n);if(o!==null)return o;let i=xi(e,n);r.headers=mn(i.rate),
_i(n,i.key);let{route:s,id:u}=ki(t,n.method,n.path);if(s.scope!==null&&!So(i.key.scopes,s.scope))throw new m("insufficie\
nt_scope",`The API key needs the scope ${s.scope}.`,{members:{required_scope:s.scope}});let a=Di(n,s),l=Oi(n.query,s.parameters);
return s.run({session:i.session,key:i.key,request:n,id:u,query:l,body:a})}function Da({digest:e},{body:t}){if(!(t.length*
3<=262144||e.utf8Length(t)<=262144))throw new m("payload_too_large",`A body has at most ${262144/1024} KiB.`)}function Oa({
log:e},t,n){let r=t instanceof Error?`${t.message}
${t.stack??""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new m("internal_error",`${on.internal_error.
title}. Tell the owner this request id: ${n}.`)}function Ue({mode:e}){return e==="required"||e==="optional"||e==="always"||e==="input"}function ae({mode:e}){return e!==
"derived"&&e!=="input"}function yn({mode:e}){return e!=="internal"&&e!=="input"}function Z(e,t,n={}){return{kind:e,mode:"\
required",description:t,...n}}function f(e,t,n={}){return{kind:e,mode:"optional",description:t,...n}}function b(e,t,n={}){
return{kind:e,mode:"always",description:t,...n}}function L(e,t,n={}){return{kind:e,mode:"server",description:t,...n}}function S(e,t,n={}){
return{kind:e,mode:"stamped",description:t,...n}}function Ei(e,t){return{kind:e,mode:"input",description:t}}function Ti(e,t,n={}){
return{kind:e,mode:"internal",description:t,...n}}function W(e,t){return{kind:e,mode:"derived",description:t}}var B={schema:Rr(h("invalid_type","Must be true or false.")),cell:"boolean"};function Q(e){return{schema:O(z(h("invalid_type","Must be a text.")),Cr(e,t=>{let n=ut(String(t.input),e),r=n===null?"":
` Did you mean "${n}"?`;return h("invalid_enum",`Must be one of ${e.join(", ")}.${r}`)})),cell:"text"}}var Ca=[[2,"AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW \
CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR \
IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN \
NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB \
TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG"],[0,"BIF CLP DJF GNF ISK JPY KM\
F KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],[3,"BHD IQD JOD KWD LYD OMR TND"]],Ea=/^[A-Z]{3}$/;function ee(e){let t=Ea.test(
e)?Ca.find(([,n])=>n.includes(e)):void 0;return t?t[0]:null}var Ta=/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/,
ja=h("invalid_type","Must be a text.");function y(e){return{schema:O(z(ja),ue(t=>/\S/.test(t),h("required","Must hold mo\
re than blanks.")),ue(t=>!Ta.test(t),h("invalid_format","Must not hold control characters other than TAB, LF and CR, or \
lone surrogates.")),Ct(e,h("too_long",`Must have at most ${e} characters.`)),me({form:"text"})),cell:"text"}}function J(e){
return{schema:O(y(e).schema,ue(t=>t.trim()===t,h("invalid_format","Must not begin or end with blanks.")),me({form:"code"})),
cell:"text"}}function $r(e,t,n){return{schema:O(J(e).schema,Et(t,n)),cell:"text"}}var ke={schema:O(J(10).schema,ue(e=>ee(e)!==null,h("invalid_currency","Must be an ISO 4217 currency code in upper case, \
for example EUR."))),cell:"text"},Jr=$r(2,/^[A-Z]{2}$/,h("invalid_format","Must be a country code of two upper-case lett\
ers, for example DE.")),fe=$r(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,h("invalid_email",
"Must be an e-mail address, for example ada@example.com.")),Ye=J(50);var Pa="1900-01-01",Ia="2999-12-31",ji=/^\d{4}-\d\d-\d\d$/;function hn(e){return ji.test(e)&&Ii(e)&&Ni(Mi(e))===e}function Pi(e,t){let n=Ni(Mi(e)+t);return ji.test(n)&&Ii(n)?n:null}
function de(e,t){return e===t?0:e<t?-1:1}function Ii(e){return e>=Pa&&e<=Ia}function Mi(e){let[t=0,n=0,r=0]=e.split("-").
map(Number),o=n<3?t-1:t,i=Math.floor(o/4)-Math.floor(o/100)+Math.floor(o/400);return o*365+i+Fi((n+9)%12)+r-1}function Fi(e){
return Math.floor((e*153+2)/5)}function Ni(e){let t=Math.floor(e/146097),n=e-t*146097,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),o=Math.floor((n-r)/365),i=n-(o*365+Math.floor(o/4)-Math.floor(o/100)),s=Math.floor((i*5+2)/153),
u=(s+2)%12+1,a=t*400+o+(u<3?1:0);return`${qr(a,4)}-${qr(u,2)}-${qr(i-Fi(s)+1,2)}`}function qr(e,t){return String(e).padStart(
t,"0")}var te={schema:O(z(h("invalid_type","Must be a text of the form YYYY-MM-DD.")),ue(hn,h("invalid_date","Must be a real ca\
lendar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},K={schema:O(z(h("invalid_type","Must be a text.")),
Et(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,h("invalid_format","Must be a UTC time of the form 2026-01-31T12:00:00.000\
Z."))),cell:"text"};var Ma=20,Fa=1,Ve=1e6,$i=1e6,Na=-7,$a=21,Ja=!1,Ft="[big.js] ",ze=Ft+"Invalid ",gn=ze+"decimal places",qa=ze+"rounding mo\
de",Ji=Ft+"Division by zero",w={},ye=void 0,La=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function qi(){function e(t){var n=this;
if(!(n instanceof e))return t===ye&&arguments.length===0?qi():new e(t);if(t instanceof e)n.s=t.s,n.e=t.e,n.c=t.c.slice();else{
if(typeof t!="string"){if(e.strict===!0&&typeof t!="bigint")throw TypeError(ze+"value");t=t===0&&1/t<0?"-0":String(t)}Ka(
n,t)}n.constructor=e}return e.prototype=w,e.DP=Ma,e.RM=Fa,e.NE=Na,e.PE=$a,e.strict=Ja,e.roundDown=0,e.roundHalfUp=1,e.roundHalfEven=
2,e.roundUp=3,e}function Ka(e,t){var n,r,o;if(!La.test(t))throw Error(ze+"number");for(e.s=t.charAt(0)=="-"?(t=t.slice(1),
-1):1,(n=t.indexOf("."))>-1&&(t=t.replace(".","")),(r=t.search(/e/i))>0?(n<0&&(n=r),n+=+t.slice(r+1),t=t.substring(0,r)):
n<0&&(n=t.length),o=t.length,r=0;r<o&&t.charAt(r)=="0";)++r;if(r==o)e.c=[e.e=0];else{for(;o>0&&t.charAt(--o)=="0";);for(e.
e=n-r-1,e.c=[],n=0;r<=o;)e.c[n++]=+t.charAt(r++)}return e}function Xe(e,t,n,r){var o=e.c;if(n===ye&&(n=e.constructor.RM),
n!==0&&n!==1&&n!==2&&n!==3)throw Error(qa);if(t<1)r=n===3&&(r||!!o[0])||t===0&&(n===1&&o[0]>=5||n===2&&(o[0]>5||o[0]===5&&
(r||o[1]!==ye))),o.length=1,r?(e.e=e.e-t+1,o[0]=1):o[0]=e.e=0;else if(t<o.length){if(r=n===1&&o[t]>=5||n===2&&(o[t]>5||o[t]===
5&&(r||o[t+1]!==ye||o[t-1]&1))||n===3&&(r||!!o[0]),o.length=t,r){for(;++o[--t]>9;)if(o[t]=0,t===0){++e.e,o.unshift(1);break}}
for(t=o.length;!o[--t];)o.pop()}return e}function He(e,t,n){var r=e.e,o=e.c.join(""),i=o.length;if(t)o=o.charAt(0)+(i>1?
"."+o.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)o="0"+o;o="0."+o}else if(r>0)if(++r>i)for(r-=i;r--;)o+="0";else
r<i&&(o=o.slice(0,r)+"."+o.slice(r));else i>1&&(o=o.charAt(0)+"."+o.slice(1));return e.s<0&&n?"-"+o:o}w.abs=function(){var e=new this.
constructor(this);return e.s=1,e};w.cmp=function(e){var t,n=this,r=n.c,o=(e=new n.constructor(e)).c,i=n.s,s=e.s,u=n.e,a=e.
e;if(!r[0]||!o[0])return r[0]?i:o[0]?-s:0;if(i!=s)return i;if(t=i<0,u!=a)return u>a^t?1:-1;for(s=(u=r.length)<(a=o.length)?
u:a,i=-1;++i<s;)if(r[i]!=o[i])return r[i]>o[i]^t?1:-1;return u==a?0:u>a^t?1:-1};w.div=function(e){var t=this,n=t.constructor,
r=t.c,o=(e=new n(e)).c,i=t.s==e.s?1:-1,s=n.DP;if(s!==~~s||s<0||s>Ve)throw Error(gn);if(!o[0])throw Error(Ji);if(!r[0])return e.
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
o=n.s,i=(e=new r(e)).s;if(!e.c[0])throw Error(Ji);return n.s=e.s=1,t=e.cmp(n)==1,n.s=o,e.s=i,t?new r(n):(o=r.DP,i=r.RM,r.
DP=r.RM=0,n=n.div(e),r.DP=o,r.RM=i,this.minus(n.times(e)))};w.neg=function(){var e=new this.constructor(this);return e.s=
-e.s,e};w.plus=w.add=function(e){var t,n,r,o=this,i=o.constructor;if(e=new i(e),o.s!=e.s)return e.s=-e.s,o.minus(e);var s=o.
e,u=o.c,a=e.e,l=e.c;if(!u[0]||!l[0])return l[0]||(u[0]?e=new i(o):e.s=o.s),e;if(u=u.slice(),t=s-a){for(t>0?(a=s,r=l):(t=
-t,r=u),r.reverse();t--;)r.push(0);r.reverse()}for(u.length-l.length<0&&(r=l,l=u,u=r),t=l.length,n=0;t;u[t]%=10)n=(u[--t]=
u[t]+l[t]+n)/10|0;for(n&&(u.unshift(n),++a),t=u.length;u[--t]===0;)u.pop();return e.c=u,e.e=a,e};w.pow=function(e){var t=this,
n=new t.constructor("1"),r=n,o=e<0;if(e!==~~e||e<-$i||e>$i)throw Error(ze+"exponent");for(o&&(e=-e);e&1&&(r=r.times(t)),
e>>=1,!!e;)t=t.times(t);return o?n.div(r):r};w.prec=function(e,t){if(e!==~~e||e<1||e>Ve)throw Error(ze+"precision");return Xe(
new this.constructor(this),e,t)};w.round=function(e,t){if(e===ye)e=0;else if(e!==~~e||e<-Ve||e>Ve)throw Error(gn);return Xe(
new this.constructor(this),e+this.e+1,t)};w.sqrt=function(){var e,t,n,r=this,o=r.constructor,i=r.s,s=r.e,u=new o("0.5");
if(!r.c[0])return new o(r);if(i<0)throw Error(Ft+"No square root");i=Math.sqrt(+He(r,!0,!0)),i===0||i===1/0?(t=r.c.join(
""),t.length+s&1||(t+="0"),i=Math.sqrt(t),s=((s+1)/2|0)-(s<0||s&1),e=new o((i==1/0?"5e":(i=i.toExponential()).slice(0,i.
indexOf("e")+1))+s)):e=new o(i+""),s=e.e+(o.DP+=4);do n=e,e=u.times(n.plus(r.div(n)));while(n.c.slice(0,s).join("")!==e.
c.slice(0,s).join(""));return Xe(e,(o.DP-=4)+e.e+1,o.RM)};w.times=w.mul=function(e){var t,n=this,r=n.constructor,o=n.c,i=(e=
new r(e)).c,s=o.length,u=i.length,a=n.e,l=e.e;if(e.s=n.s==e.s?1:-1,!o[0]||!i[0])return e.c=[e.e=0],e;for(e.e=a+l,s<u&&(t=
o,o=i,i=t,l=s,s=u,u=l),t=new Array(l=s+u);l--;)t[l]=0;for(a=u;a--;){for(u=0,l=s+a;l>a;)u=t[l]+i[a]*o[l-a-1]+u,t[l--]=u%10,
u=u/10|0;t[l]=u}for(u?++e.e:t.shift(),a=t.length;!t[--a];)t.pop();return e.c=t,e};w.toExponential=function(e,t){var n=this,
r=n.c[0];if(e!==ye){if(e!==~~e||e<0||e>Ve)throw Error(gn);for(n=Xe(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}
return He(n,!0,!!r)};w.toFixed=function(e,t){var n=this,r=n.c[0];if(e!==ye){if(e!==~~e||e<0||e>Ve)throw Error(gn);for(n=
Xe(new n.constructor(n),e+n.e+1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return He(n,!1,!!r)};w.toJSON=w.toString=function(){
var e=this,t=e.constructor;return He(e,e.e<=t.NE||e.e>=t.PE,!!e.c[0])};typeof Symbol<"u"&&(w[Symbol.for("nodejs.util.ins\
pect.custom")]=w.toJSON);w.toNumber=function(){var e=+He(this,!0,!0);if(this.constructor.strict===!0&&!this.eq(e.toString()))
throw Error(Ft+"Imprecise conversion");return e};w.toPrecision=function(e,t){var n=this,r=n.constructor,o=n.c[0];if(e!==
ye){if(e!==~~e||e<1||e>Ve)throw Error(ze+"precision");for(n=Xe(new r(n),e,t);n.c.length<e;)n.c.push(0)}return He(n,e<=n.
e||n.e<=r.NE||n.e>=r.PE,!!o)};w.valueOf=function(){var e=this,t=e.constructor;if(t.strict===!0)throw Error(Ft+"valueOf d\
isallowed");return He(e,e.e<=t.NE||e.e>=t.PE,!0)};var Wa=qi(),I=Wa;var Ba=12,Ga=15,Ua=/^-?\d+(\.\d+)?$/;function at(e){return typeof e=="string"?Ua.test(e)?Li(e):{ok:!1,code:"invalid_form\
at"}:typeof e!="number"||Number.isNaN(e)?{ok:!1,code:"invalid_type"}:Number.isFinite(e)?Li(e):{ok:!1,code:"out_of_range"}}
function Li(e){let t=I(e);return Ki(t)?{ok:!0,value:t.toFixed()}:{ok:!1,code:"out_of_range"}}function Ki(e){return e.e<Ba&&
e.c.length<=Ga}function vn(e){return Ki(I(e))}function Lr(e){return I(e).toFixed()}function he(e){let{c:t,e:n}=I(e);return Math.
max(0,t.length-1-n)}function M(e,t){return I(e).cmp(t)}function je(e){return I(e).lt(0)}function C(e){return I(e).eq(0)}
function Re(e,t){return I(e).plus(t).toFixed()}function ne(e,t){return I(e).minus(t).toFixed()}function re(e,t){return I(
e).times(t).toFixed()}function Ze(e){return e.reduce((t,n)=>t.plus(n),I(0)).toFixed()}function Wi(e,t,n){return I(e).div(
t).round(n).toFixed()}function Bi(e,t){let n=I(e).mod(t);return{quotient:I(e).minus(n).div(t).toFixed(),remainder:n.toFixed()}}
function lt(e,t){return I(e).round(t).toFixed()}function Gi(e){return I(`1e-${e}`).toFixed()}function bn(e,t){return I(e).
round(t).toFixed(t)}function Kr(e){return Number(Lr(e))}var Ya={invalid_type:h("invalid_type","Must be a number, or a decimal number as text."),invalid_format:h("invalid_format",
'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:h("out_of_range","Must have at\
 most 12 digits before the point and 15 significant digits.")};function Ui(e,t){return{schema:O(jr(),wr(({dataset:n,addIssue:r,
NEVER:o})=>{let i=at(n.value),s=i.ok?Va(i.value,e):Ya[i.code];return s!==null&&r({message:s}),i.ok&&s===null?i.value:o}),
me({rules:e})),cell:"number",decimal:t}}function Va(e,{min:t,max:n,decimals:r,notZero:o}){return o===!0&&C(e)?h("out_of_\
range","Must not be zero."):t!==void 0&&M(e,t)<0?h("out_of_range",`Must be at least ${t}.`):n!==void 0&&M(e,n)>0?h("out_\
of_range",`Must be at most ${n}.`):r!==void 0&&he(e)>r?h("too_many_decimals",`Must have at most ${r} decimals.`):null}function xn(e={}){
return Ui(e,{as:"number",money:!1})}function E(e={},t="number"){return Ui(e,{as:t,money:!0})}var ge=xn({min:"0",max:"100",
decimals:4});function Nt(e,t){let n=h("out_of_range",`Must be a whole number from ${e} to ${t}.`);return{schema:O(Dr(h("invalid_type",
"Must be a number.")),vr(n),_r(e,n),xr(t,n)),cell:"number"}}var Wr=50,za=["__proto__","constructor","prototype"],Br=Er(y(40).schema,Sr(y(500).schema),h("invalid_type","Must be an o\
bject of texts.")),Xa={...Br,"~run"(e,t){let n=e.value;if(Array.isArray(n))return Br["~run"]({typed:!1,value:"a list"},t);
let r=typeof n=="object"&&n!==null?Object.keys(n):[],o=Br["~run"](e,t);for(let i of r.filter(s=>za.includes(s))){let s=h(
"invalid_format",`The name ${i} is reserved.`);D(this,"key",o,t,{input:i,expected:"another name",message:s})}return o}},
Se={schema:O(Xa,ue(e=>Object.keys(e).length<=Wr,h("too_many_items",`Must have at most ${Wr} entries.`)),me({maxProperties:Wr}),
kr(e=>{let t={};for(let[n,r]of Object.entries(e))r!==null&&(t[n]=r);return t})),cell:"json"};var Ha=h("read_only","This field is set by the server: leave it out."),Za=h("invalid_type","Must be a JSON object.");function Ae(e){
let t={};for(let[n,r]of Object.entries(e))Ue(r)&&(t[n]=r.mode==="required"?r.kind.schema:Ar(r.kind.schema,null));return Qa(
t,e)}function Qa(e,t){let n=Or(e,Za),r=Object.keys(e);return{...Tr(e),"~run"(i,s){let u=i.value;if(Array.isArray(u))return n["\
~run"]({typed:!1,value:"a list"},s);let a=n["~run"](i,s);if(typeof u!="object")return a;for(let[l,c]of Object.entries(u??
{}))r.includes(l)||D(this,"key",a,s,{input:l,expected:"never",message:Object.keys(t).includes(l)?Ha:el(l,r),path:[{type:"\
object",origin:"key",input:u,key:l,value:c}]});return a}}}function el(e,t){let n=ut(e,t);return h("unknown_field",`This \
field is not known here.${n===null?"":` Did you mean "${n}"?`}`)}function le(e){return{schema:Ae(e),cell:"json",fields:e}}function De(e,t){return{schema:O(an(Ae(e),h("invalid_type","Mus\
t be a list.")),br(t,h("too_many_items",`Must have at most ${t} entries.`))),cell:"json",fields:e,list:!0}}var Gr={schema:an(
z()),cell:"json"};var $t=y(200),_n=le({line1:f($t,""),line2:f($t,""),city:f($t,""),state:f($t,""),postal_code:f($t,""),country:f(Jr,"")}),
wn=De({type:f(y(20),""),value:Z(y(50),"")},10);function kn(e){return e.normalize("NFKC").trim().replace(/\s+/g," ").toLowerCase()}function ve(e,t){return{id:S($(t),`The id of the ${e}.`,{column:{header:"ID",system:!0,width:240}}),object:W(y(20),`Alwa\
ys \`${e}\`.`)}}var oe={version:S(Nt(1,1e9),""),etag:W(y(20),""),created_at:S(K,"",{column:{header:"Created",system:!0,width:190}}),
updated_at:S(K,"",{column:{header:"Updated",system:!0,width:190}})};var ct=De({code:Z(y(50),""),message:Z(y(1e3),""),pointer:f(y(200),"")},400);var tl={...ve("customer","cus"),name:Z(y(200),"",{column:{header:"Name",width:220}}),email:f(fe,"",{column:{header:"Emai\
l",width:220}}),phone:f(y(40),"",{column:{header:"Phone",width:140}}),company:f(y(200),"",{column:{header:"Company",width:180}}),
contact_name:f(y(200),"",{column:{header:"Contact",width:160}}),tax_ids:b(wn,""),tax_id:f(y(50),""),billing_address:f(_n,
""),currency:f(ke,"",{column:{header:"Currency",width:80}}),payment_terms_days:f(Nt(0,365),"",{column:{header:"Payment t\
erms (days)",width:100}}),tax_exempt:b(B,"",{column:{header:"Tax exempt",width:90}}),notes:f(y(5e3),"",{column:{header:"\
Notes",width:240}}),external_id:f(J(100),"",{column:{header:"External ID",system:!0,width:140}}),archived:b(B,"",{column:{
header:"Archived",width:80}}),metadata:b(Se,""),name_key:Ti(y(400),"",{column:{header:"Name key",system:!0,hidden:!0}}),
warnings:W(ct,""),...oe},q={object:"customer",plural:"customers",idPrefix:"cus",sheet:"Customers",fields:tl,dataCells:2,
unique:{external_id:"external_id_taken"},create(e,t){return e.email!==null&&nl(e.email,t),Yi(e)},revise:e=>({...Yi(e)}),
insteadOfDeletion:"archived: true",complete:({name:e})=>({name_key:kn(e)})};function nl(e,t){let[n]=t.findByText(q,"emai\
l",e);n!==void 0&&t.warn({code:"possible_duplicate",message:`The customer ${String(n.id)} has the same e-mail address.`,
pointer:"/email"})}function Yi(e){let t=e.tax_id,n=e.tax_ids??[],r=t===null||n.some(({value:o})=>o===t);return{...e,tax_ids:r?
n:[{type:null,value:t},...n],tax_id:t??n[0]?.value??null,tax_exempt:e.tax_exempt??!1,archived:e.archived??!1,metadata:e.
metadata??{}}}function ie(e,t){return e.filter(n=>rl(n,t)).map(({name:n})=>n)}function rl({from:e,isAllowed:t},n){return(e===null||e.includes(
String(n.status)))&&(t?.(n)??!0)}function Vi(e,t,n){let{customer_id:r,customer_name:o}=t;return r===null?o===null?null:il(e,o,t.customer_email):(o!==null&&
e.warn({code:"customer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by c\
ustomer_id.",pointer:"/customer_name"}),ol(e,r,n))}function ol(e,t,n){let r=e.find(q,t);return r===null?(e.fault({pointer:"\
/customer_id",code:"not_found",message:`There is no customer with the id ${t}.`}),null):(r.archived===!0&&t!==n&&e.fault(
{pointer:"/customer_id",code:"archived_customer",message:`The customer ${t} is archived.`}),r)}function il(e,t,n){let r=e.
findByText(q,"name_key",kn(t)).filter(s=>s.archived!==!0&&(n===null||s.email===n)),[o,i]=r;return i!==void 0?(e.fault({pointer:"\
/customer_name",code:"customer_ambiguous",message:"Several customers have this name: give customer_id, or customer_email\
 too.",details:{candidates:r.map(({id:s,name:u,email:a})=>({id:s,name:u,email:a}))}}),null):o??sl(e,t,n)}function sl(e,t,n){
let r=Object.fromEntries(Object.keys(q.fields).map(i=>[i,null])),o=q.create({...r,name:t,email:n},ul(e));return e.create(
q,o)}function ul(e){return{...e,warn:()=>{}}}function Sn(e,t,n){let{discount:r,discount_percent:o}=e;if(o===null){let u=r??"0";return{amount:u,field:"discount",fault:al(
u,t,n)}}let i=lt(re(re(t,o),"0.01"),n),s="discount_percent";return r!==null&&!C(r)?{amount:i,field:s,fault:"mutually_exc\
lusive"}:{amount:i,field:s,fault:zi(o,je(t)?"0":"100")?"outside":null}}function al(e,t,n){return he(e)>n?"too_many_decim\
als":!C(e)&&zi(e,t)?"outside":null}function zi(e,t){return je(e)||M(e,t)>0}function Xi(e,t,n){if(C(e))return t.map(()=>"0");let r=Gi(n),o=t.map(a=>je(a)?"0":a),i=re(Ze(o),r),s=o.map(a=>{let{quotient:l,
remainder:c}=Bi(re(e,a),i);return{share:re(l,r),remainder:c}}),u=ne(e,Ze(s.map(a=>a.share)));for(let a of s.slice().sort(
(l,c)=>M(c.remainder,l.remainder))){if(C(u))break;a.share=Re(a.share,r),u=ne(u,r)}return s.map(a=>a.share)}var ll={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line is bet\
ween zero and quantity times unit price."]};function Hi(e,t,n){let r=lt(re(e.quantity,e.unit_price),n),o=Sn(e,r,n),i=[];
if(C(e.quantity)&&i.push({pointer:`${t}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),vn(r)||
i.push({pointer:t,code:"out_of_range",message:"Quantity times unit price is too large."}),o.fault){let[s,u]=ll[o.fault];
i.push({pointer:`${t}/${o.field}`,code:s,message:u})}return{amount:ne(r,o.amount),discount_amount:o.amount,problems:i}}function Zi(e){let t=new Map;for(let n of e){let r=Lr(n.tax_rate),o=n.tax_name===null?r:`${r} ${n.tax_name}`,i=Re(t.get(
o)?.amount??"0",n.amount);t.set(o,{tax_rate:r,tax_name:n.tax_name,amount:i})}return Array.from(t.values()).sort((n,r)=>M(
r.tax_rate,n.tax_rate)||cl(n.tax_name,r.tax_name))}function cl(e,t){return e===t?0:e===null||t!==null&&e<t?-1:1}function Qi(e,t){
let n=re(e,t.tax_rate);if(!t.inclusive)return{taxable:e,tax:lt(re(n,"0.01"),t.decimals)};let r=Wi(n,Re("100",t.tax_rate),
t.decimals);return{taxable:ne(e,r),tax:r}}var pl={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["discount_exceeds_subtotal","The discount is \
between zero and the subtotal."]};function es(e){let t=ee(e.currency);if(t===null)return Jt("/currency","invalid_currenc\
y","The currency is not a known ISO 4217 code.");let n=e.lines.map((s,u)=>Hi(s,`/items/${u}`,t)),r=n.reduce((s,u)=>s.concat(
u.problems),[]);if(r.length>0)return{ok:!1,problems:r};let o=Ze(n.map(s=>s.amount));if(je(o))return Jt("/items","out_of_\
range","The subtotal must not be negative.");let i=Sn(e,o,t);return i.fault?Jt(`/${i.field}`,...pl[i.fault]):ml(e,{lines:n,
subtotal:o,discount:i.amount,decimals:t})}function Jt(e,t,n){return{ok:!1,problems:[{pointer:e,code:t,message:n}]}}function ml(e,{
lines:t,subtotal:n,discount:r,decimals:o}){let i=fl(e,{lines:t,subtotal:n,discount:r,decimals:o}),s=Ze(i.map(p=>p.taxable)),
u=Ze(i.map(p=>p.tax)),a=Re(s,u);if(je(a))return Jt("/items","out_of_range","The total must not be negative.");let l=[n,s,
u,a];if(!i.reduce((p,d)=>p.concat(d.taxable,d.tax),l).every(vn))return Jt("/items","out_of_range","The totals have more \
than 12 digits before the point.");let c=p=>bn(p,o);return{ok:!0,totals:{lines:t.map(p=>({amount:c(p.amount),discount_amount:c(
p.discount_amount)})),subtotal:c(n),discount_total:c(r),taxable_total:c(s),tax_total:c(u),total:c(a),tax_breakdown:i.map(
p=>({...p,taxable:c(p.taxable),tax:c(p.tax)}))}}}function fl(e,{lines:t,discount:n,decimals:r}){let o=Zi(e.lines.map(({tax_rate:u,
tax_name:a},l)=>({tax_rate:u,tax_name:a,amount:t[l]?.amount??"0"}))),i=o.map(u=>u.amount),s=Xi(n,i,r);return o.map(({tax_rate:u,
tax_name:a,amount:l},c)=>{let p=ne(l,s[c]??"0"),d={tax_rate:u,inclusive:e.tax_inclusive,decimals:r};return{tax_rate:u,tax_name:a,
...Qi(p,d)}})}function pt(e,t,n){t===null||C(t)||M(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fraction",message:`A tax rate is a per\
centage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var dl={...ve("product","prd"),name:Z(y(200),"",{column:{header:"Name",width:220}}),description:f(y(1e3),"",{column:{header:"\
Description",width:260}}),sku:f(J(64),"",{column:{header:"SKU",width:120}}),unit_price:Z(E({min:"0",decimals:6}),"",{column:{
header:"Unit price",width:100}}),currency:b(ke,"",{column:{header:"Currency",width:80}}),tax_rate:f(ge,"",{column:{header:"\
Tax %",width:80}}),tax_name:f(y(50),"",{column:{header:"Tax name",width:120}}),unit:f(y(20),"",{column:{header:"Unit",width:80}}),
active:b(B,"",{column:{header:"Active",width:80}}),external_id:f(J(100),"",{column:{header:"External ID",system:!0,width:140}}),
metadata:b(Se,""),warnings:W(ct,""),...oe},An={object:"product",plural:"products",idPrefix:"prd",sheet:"Products",fields:dl,
dataCells:2,unique:{external_id:"external_id_taken",sku:"sku_taken"},create(e,t){return pt(t,e.tax_rate,"/tax_rate"),ts(
e,t)},revise:(e,t)=>({...ts(e,t)}),insteadOfDeletion:"active: false"};function ts(e,{settings:t}){return{...e,currency:e.
currency??t.currency,active:e.active??!0,metadata:e.metadata??{}}}function ns(e,t,n){return t.map((r,o)=>{let i=(l,c,p)=>e.fault({pointer:`/items/${o}/${l}`,code:c,message:p}),s=n.known.
find(({id:l})=>l===r.id)??null;if(r.id!==null&&s===null&&i("id","not_found","The document has no line with this id. Leav\
e it out."),r.discount!==null&&r.discount_percent!==null)for(let l of["discount","discount_percent"])i(l,"mutually_exclu\
sive","Give either discount or discount_percent.");pt(e,r.tax_rate,`/items/${o}/tax_rate`);let u=r.product_id!==null&&r.
product_id!==s?.product_id,a=u&&r.product_id!==null?hl(e,r.product_id,i):null;return yl(e,r,{...n,kept:s,product:a,isLost:u&&
a===null,fault:i})})}function yl(e,t,n){let{currency:r,isTaxExempt:o,kept:i,product:s,isLost:u,fault:a}=n;if(s!==null&&t.
unit_price===null&&s.currency!==r){let d=String(s.currency);a("unit_price","currency_mismatch",`The product is priced in\
 ${d}: give a unit_price in ${r}.`)}let l=t.description??mt(s?.name),c=t.unit_price??mt(s?.unit_price);l===null&&!u&&a("\
description","required","Must be given, or a product_id."),c===null&&!u&&a("unit_price","required","Must be given, or a \
product_id.");let p=o||t.tax_rate!==null?null:s;return{...t,id:i?.id??e.newId("li"),sku:mt(s?.sku)??i?.sku??null,description:l??
"",quantity:t.quantity??"1",unit:t.unit??mt(s?.unit),tax_rate:t.tax_rate??mt(p?.tax_rate)??"0",tax_name:t.tax_name??mt(p?.
tax_name),unit_price:c??"0",amount:"0"}}function hl(e,t,n){let r=e.find(An,t);return r===null?n("product_id","not_found",
`There is no product with the id ${t}.`):r.active===!1&&n("product_id","inactive_product",`The product ${t} is not activ\
e.`),r}function mt(e){return typeof e=="string"?e:null}function rs(e,t,{customer:n,known:r}){let o=typeof n?.currency=="string"?n.currency:null,i=t.currency??o??e.settings.currency,
s=t.items!==null,u={currency:i,isTaxExempt:n?.tax_exempt===!0,known:r},a=s?e:{...e,warn:()=>{}},l=ns(a,t.items??[gl(e,t,
i,r[0]?.id??null)],u),c={currency:i,discount_percent:t.discount_percent,tax_inclusive:s?t.tax_inclusive??!1:t.tax_rate!==
null},p=es({...c,lines:l,discount:t.discount_percent===null?t.discount:null});if(!p.ok)for(let A of p.problems)e.fault(s?
A:vl(A));if(e.stopOnFaults(),!p.ok)throw new Error("Totals were refused without a fault.");let{lines:d,..._}=p.totals;return s&&
bl(e,t.total,_.total),e.stopOnFaults(),{...c,..._,shape:s?"items":"total",items:l.map((A,R)=>({...A,amount:d[R]?.amount??
"0"})),discount:t.discount??"0"}}function gl(e,{total:t,tax_rate:n},r,o){let i=ee(r)??0;return t!==null&&he(t)>i&&e.fault(
{pointer:"/total",code:"too_many_decimals",message:`Must have at most ${i} decimals in ${r}.`}),pt(e,n,"/tax_rate"),{id:o,
product_id:null,description:"Invoice total",quantity:"1",unit:null,tax_rate:n??"0",tax_name:null,discount:null,discount_percent:null,
unit_price:t??"0"}}function vl({code:e}){return{pointer:"/total",code:e,message:"Must be zero or more, with at most 12 d\
igits before the point."}}function bl(e,t,n){t===null||M(t,n)===0||e.fault({pointer:"/total",code:"total_mismatch",message:`\
The lines add up to ${n}. Leave total out, or send that.`,details:{computed:n}})}function ft(e,t,n){let r=Vi(e,t,n?.customer_id??null),o=rs(e,t,{customer:r,known:n?.items??[]});if(r===null)throw new Error(
"A customer is missing without a fault.");return{customer:r,content:{...o,customer_id:String(r.id),customer_name:String(
r.name),customer_email:typeof r.email=="string"?r.email:null,metadata:t.metadata??{}}}}var xl=200,_l={id:b($("li"),"",{column:{header:"Line ID",system:!0}}),product_id:f($("prd"),""),sku:L(J(64),""),description:b(
y(1e3),"",{column:{header:"Description",width:320}}),quantity:b(xn({decimals:4,notZero:!0}),"",{column:{header:"Quantity",
width:80}}),unit:f(y(20),"",{column:{header:"Unit",width:80}}),tax_rate:b(ge,"",{column:{header:"Tax %",width:80}}),tax_name:f(
y(50),""),discount:f(E({min:"0"},"string"),""),discount_percent:f(ge,""),unit_price:b(E({decimals:6}),"",{column:{header:"\
Unit price",width:100}}),amount:S(E(),"",{column:{header:"Amount",width:110}})},os=De(_l,xl);var Dn=f(Ye,"",{column:{header:"Number",width:130}}),On={customer_id:b($("cus"),"",{column:{header:"Customer ID",system:!0,
width:240}}),customer_name:b(y(200),"",{column:{header:"Customer",width:220}}),customer_email:f(fe,""),customer:L(le({id:f(
$("cus"),""),name:f(y(200),""),email:f(fe,""),tax_ids:f(wn,""),billing_address:f(_n,"")}),"")},Cn=b(ke,"",{column:{header:"\
Currency",width:80}}),En={discount:b(E({min:"0"},"string"),""),discount_percent:f(ge,""),tax_inclusive:b(B,""),items:b(os,
""),tax_rate:Ei(ge,""),subtotal:S(E(),""),discount_total:S(E(),"",{column:{header:"Discount",width:100}}),taxable_total:S(
E(),""),tax_total:S(E(),"",{column:{header:"Tax",width:100}}),total:b(E(),"",{column:{header:"Total",width:110}})},Tn=S(
De({tax_rate:b(ge,""),tax_name:f(y(50),""),taxable:b(E(),""),tax:b(E(),"")},200),""),jn={notes:f(y(5e3),""),terms:f(y(5e3),
""),po_number:f(y(100),"",{column:{header:"PO number",width:120}}),external_id:f(J(100),"",{column:{header:"External ID",
system:!0,width:140}}),metadata:b(Se,"")},dt={allowed_actions:W(Gr,""),warnings:W(ct,"")};function Pe(e,{from:t,given:n,days:r,field:o}){let i=(u,a)=>(e.fault({pointer:`/${o}`,code:u,message:a}),t),s=n??Pi(t,r);
return s===null?i("out_of_range","Falls behind the year 2999."):de(s,t)<0?i("due_before_invoice_date",`Must not be befor\
e ${t}, the document\u2019s own date.`):s}function Pn(e,t,n){let r=a=>t[a]!==void 0&&t[a]!==null,o={...e},i=(...a)=>{for(let l of a)delete o[l]};i("customer_name",
"customer_email"),r("customer_name")&&!r("customer_id")&&i("customer_id"),r("discount")&&i("discount_percent"),(r("disco\
unt_percent")||o.discount_percent!==void 0)&&i("discount");let s=n.shape==="total"&&!r("items");if(s||i("total"),n.shape!==
"total")return o;i("items","discount","tax_inclusive");let[u]=n.items;return s&&n.tax_inclusive===!0?{...o,tax_rate:u?.tax_rate}:
o}function In(e){let t=[],n=(i,s,u)=>{t.push({pointer:`/${i}`,code:s,message:u})},r=i=>e[i]!==void 0&&e[i]!==null,o=r("ite\
ms");if(!r("customer_id")&&!r("customer_name"))for(let i of["customer_id","customer_name"])n(i,"required","Give customer\
_id or customer_name.");if(!o&&!r("total"))for(let i of["items","total"])n(i,"required","Give items, or a total.");if(Array.
isArray(e.items)&&e.items.length===0&&n("items","required","Give at least one line."),r("discount")&&r("discount_percent"))
for(let i of["discount","discount_percent"])n(i,"mutually_exclusive","Give either discount or discount_percent.");return o&&
r("tax_rate")&&n("tax_rate","mutually_exclusive","With items, give the tax_rate of each line."),!o&&r("total")&&wl(e,r,n),
t}function wl(e,t,n){let r="Not together with a total alone: the total stays as sent.";t("discount")&&Number(e.discount)!==
0&&n("discount","mutually_exclusive",r),t("discount_percent")&&n("discount_percent","mutually_exclusive",r),t("tax_inclu\
sive")&&n("tax_inclusive","mutually_exclusive",r)}var kl=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,Rl=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function Mn(e){return e.split(kl).map((t,n)=>n%2===0?
{kind:"text",text:t}:t==="YYYY"||t==="YY"||t==="MM"||t==="FY"?{kind:"date",part:t}:{kind:"sequence",digits:Number(t.slice(
-1))})}function is(e){let t=Mn(e),n=t.map(o=>o.kind==="text"?o.text:"").join("");if(/[{}]/.test(n))return{code:"invalid_\
format",message:"Only {YYYY}, {YY}, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(t.filter(o=>o.kind==="se\
quence").length!==1)return{code:"invalid_format",message:"The pattern contains {SEQ:n} exactly once."};if(Rl.test(e))return{
code:"invalid_format",message:"The pattern has no blanks at its ends and no control characters."};let r=t.reduce((o,i)=>o+
Sl(i),0);return r>50?{code:"too_long",message:`With 9 digits for the sequence a number would have ${r} characters; the l\
imit is 50.`}:null}function Sl(e){return e.kind==="text"?Array.from(e.text).length:e.kind==="sequence"?9:e.part==="YYYY"||
e.part==="FY"?4:2}var Al={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function Ur(e,t,n){return as(e,n,r=>String(t).padStart(
r,"0"))}function ss(e,t){return as(e,t,()=>"{SEQ}")}function us(e,t){let n=Mn(e).map(Dl).join(""),[,r="",o="0",i=""]=new RegExp(`^(${n})$`).exec(t)??[],s=Number(o);return s===
0?null:{series:`${r}{SEQ}${i}`,sequence:s}}function Dl(e){return e.kind==="text"?e.text.replace(/[\\^$.*+?()[\]{}|]/g,"\\\
$&"):e.kind==="sequence"?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:Al[e.part]}function as(e,t,n){let[r="",o=""]=t.date.
split("-"),i={YYYY:r,YY:r.slice(2),MM:o,FY:Ol(r,o,t)};return Mn(e).map(s=>s.kind==="text"?s.text:s.kind==="date"?i[s.part]:
n(s.digits)).join("")}function Ol(e,t,{fiscalYearStartMonth:n=1}){let r=n>1&&Number(t)>=n;return String(Number(e)+(r?1:0))}function Fn(e,{resource:t,pattern:n,day:r,own:o}){let i={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},s=ss(
n,i),u=e.lastOf(s)+1;if(o===null)return e.use(s,u),Ur(n,u,i);let a=us(n,o);if(a!==null&&(a.series!==s||a.sequence!==u)){
let c=Ur(n,u,i);throw new m("number_reserved",`The number "${o}" belongs to the series of this workspace, whose next is \
"${c}".`,{members:{next_number:c}})}let[l]=e.findByText(t,"number",o);if(l!==void 0)throw new m("number_taken",`The numb\
er "${o}" is taken.`,{members:{existing_id:l.id}});return a!==null&&e.use(s,u),o}function Nn({id:e,name:t,email:n,tax_ids:r,billing_address:o}){return{id:e,name:t,email:n,tax_ids:r,billing_address:o}}function Ie({settings:e},t,n){let r=e.books_closed_through;if(!(r===null||de(t,r)>0))throw new m("period_locked",`The bo\
oks are closed through ${r}: ${n} dated ${t} is not possible.`)}var Cl=["open","partially_paid"];function yt(e){return Cl.includes(String(e))}var Yr={finalized_at:null,paid_at:null,voided_at:null,
uncollectible_at:null},ht={status:"draft",customer:null,amount_paid:"0",status_transitions:Yr};function gt(e,t,n){let r=t.invoice_date??e.today,o=$n(e,n),i=Pe(e,{from:r,given:t.due_date,days:o,field:"due_date"});Ie(
e,r,"issuing an invoice");let s=e.settings.invoice_number,u=Fn(e,{resource:j,pattern:s,day:r,own:t.number}),a=C(t.total);
return a&&e.addEvent("invoice.paid"),{number:u,status:a?"paid":"open",invoice_date:r,due_date:i,customer:Nn(n),status_transitions:{
...Yr,finalized_at:e.now,paid_at:a?e.now:null}}}function qt(e,{invoice_date:t,due_date:n},r){return t!==null&&Pe(e,{from:t,
given:n,days:$n(e,r),field:"due_date"}),{invoice_date:t,due_date:n}}function $n({settings:e},t){let n=t?.payment_terms_days;
return typeof n=="number"?n:e.payment_terms_days}function Jn(e,t){return{name:"duplicate",summary:"",fields:{},from:null,successStatus:201,run(n,r,o){let i=e();o.create(
i,{...Vr(o,i,n),...t(n)})}}}function Vr(e,t,n){let r={};for(let[i,s]of Object.entries(t.fields))ae(s)&&(r[i]=n[i]??null);
let o=n.items.map(i=>({...i,id:e.newId("li")}));return{...r,items:o,number:null,external_id:null,customer:null}}function Lt(e,t,n){
let r=e.find(t,String(n.customer_id));if(r===null)throw new Error(`The customer ${String(n.customer_id)} is gone.`);return r}var Ln=[{name:"finalize",summary:"",fields:{},from:["draft"],successStatus:200,run(e,t,n){n.addEvent("invoice.finalized");
let r=gt(n,e,Lt(n,q,e));n.change(j,e,{...r})}},{name:"void",summary:"",fields:{},from:["open","partially_paid","paid"],isAllowed:ls,
successStatus:200,run(e,t,n){if(!ls(e))throw new m("invoice_has_payments","Void its payments first.",{members:{current_status:e.
status}});Ie(n,String(e.invoice_date),"voiding an invoice"),n.addEvent("invoice.voided"),n.change(j,e,{status:"void",amount_due:"\
0",...qn(e,"voided_at",n.now)})}},{name:"mark_uncollectible",summary:"",fields:{},from:["open","partially_paid"],successStatus:200,
run(e,t,n){n.addEvent("invoice.uncollectible"),n.change(j,e,{status:"uncollectible",...qn(e,"uncollectible_at",n.now)})}},
Jn(()=>j,({total:e})=>({...ht,invoice_date:null,due_date:null,quotation_id:null,amount_due:e}))];function ls({amount_paid:e}){
return C(String(e))}function qn(e,t,n){return{status_transitions:{...e.status_transitions,[t]:n}}}var cs=30,Kn={status:"draft",customer:null,accepted_at:null,accepted_by:null,declined_at:null,decline_reason:null,invoice_id:null};
function Wn(e,t,n){let r=t.quotation_date??e.today,o=Pe(e,{from:r,given:t.expiry_date,days:cs,field:"expiry_date"}),i=e.
settings.quotation_number;return{number:Fn(e,{resource:G,pattern:i,day:r,own:t.number}),quotation_date:r,expiry_date:o,customer:Nn(
n)}}function zr(e,{quotation_date:t,expiry_date:n}){return t!==null&&Pe(e,{from:t,given:n,days:cs,field:"expiry_date"}),
{quotation_date:t,expiry_date:n}}var Bn=[{name:"send",summary:"",fields:{},from:["draft"],successStatus:200,run(e,t,n){n.addEvent("quotation.sent"),n.change(
G,e,{...ps(n,e),status:"sent"})}},{name:"accept",summary:"",fields:{override_expiry:f(B,""),accepted_by:f(le({name:f(y(200),
""),email:f(fe,"")}),"")},from:["draft","sent"],done:["accepted"],successStatus:200,run(e,t,n){El(n,e,t.override_expiry===
!0),n.addEvent("quotation.accepted");let r=e.status==="draft"?ps(n,e):{},o={status:"accepted",accepted_at:n.now,accepted_by:t.
accepted_by};n.change(G,e,{...r,...o})}},{name:"decline",summary:"",fields:{reason:f(y(1e3),"")},from:["sent"],successStatus:200,
run(e,{reason:t},n){n.addEvent("quotation.declined"),n.change(G,e,{status:"declined",declined_at:n.now,decline_reason:t})}},
{name:"cancel",summary:"",fields:{},from:["draft","sent","accepted"],successStatus:200,run(e,t,n){n.addEvent("quotation.\
canceled"),n.change(G,e,{status:"canceled"})}},{name:"convert",summary:"",fields:{invoice_date:f(te,""),due_date:f(te,""),
number:f(Ye,""),status:f(Q(["draft","open"]),"")},from:["accepted"],explain:({status:e,invoice_id:t})=>e==="invoiced"?new m(
"quotation_already_invoiced",`It has become the invoice ${String(t)}.`,{members:{invoice_id:t}}):null,successStatus:201,
answers:()=>j,run:Tl},Jn(()=>G,()=>({...Kn,quotation_date:null,expiry_date:null}))];function ps(e,t){return{...Wn(e,t,Lt(
e,q,t))}}function El(e,{expiry_date:t},n){if(!(n||typeof t!="string"||de(t,e.today)>=0))throw new m("quotation_expired",
`It expired on ${t}. Send override_expiry: true to accept it all the same.`,{members:{current_status:"expired"}})}function Tl(e,t,n){
let r=Lt(n,q,e),{invoice_date:o,due_date:i,number:s}=t,u={...Vr(n,j,e),...ht,invoice_date:o,due_date:i,number:s,amount_due:e.
total,quotation_id:e.id},a=u,l=t.status==="draft"?qt(n,a,r):gt(n,a,r),c=n.create(j,{...u,...l});n.addEvent("quotation.in\
voiced"),n.change(G,e,{status:"invoiced",invoice_id:c.id}),n.answerWith(c)}var jl=Q(["draft","sent"]),Pl={...ve("quotation","quo"),number:Dn,status:b(jl,"",{column:{header:"Status",width:110}}),title:f(
y(200),"",{column:{header:"Title",width:200}}),shape:S(Q(["items","total"]),""),...On,quotation_date:f(te,"",{column:{header:"\
Quotation date",width:110}}),expiry_date:f(te,"",{column:{header:"Expiry date",width:100}}),currency:Cn,...En,tax_breakdown:Tn,
...jn,accepted_at:L(K,""),accepted_by:L(le({name:f(y(200),""),email:f(fe,"")}),""),declined_at:L(K,""),decline_reason:L(
y(1e3),""),invoice_id:L($("inv"),"",{column:{header:"Invoice ID",system:!0,width:240}}),is_expired:W(B,""),...dt,...oe},
G={object:"quotation",plural:"quotations",idPrefix:"quo",sheet:"Quotations",itemsSheet:"Quotation items",fields:Pl,dataCells:6,
unique:{external_id:"external_id_taken"},check:In,create(e,t){let{content:n,customer:r}=ft(t,e,null),{tax_rate:o,...i}=e,
s={...i,...n,...Kn};return e.status!=="sent"?{...s,...zr(t,s),number:e.number}:(t.addEvent("quotation.sent"),{...s,...Wn(
t,s,r),status:"sent"})},prepareMerge:Pn,editable:({status:e})=>e==="draft"?null:{fields:[],code:"quotation_not_editable"},
revise(e,t,n){let{content:r}=ft(t,e,n),{number:o,title:i,quotation_date:s,expiry_date:u,notes:a,terms:l,po_number:c,external_id:p}=e,
d=zr(t,{quotation_date:s,expiry_date:u});return{...r,...d,number:o,title:i,notes:a,terms:l,po_number:c,external_id:p}},prepareRemoval(e){
if(e.status!=="draft")throw new m("not_deletable","Only drafts can be deleted. Cancel the quotation instead.",{members:{
current_status:e.status,allowed_actions:ie(Bn,e)}})},actions:Bn,derive:(e,t)=>({is_expired:(e.status==="draft"||e.status===
"sent")&&e.expiry_date!==null&&de(e.expiry_date,t)<0,allowed_actions:ie(Bn,e)})};var Il=Q(["draft","open"]),Ml={...ve("invoice","inv"),number:Dn,status:b(Il,"",{column:{header:"Status",width:110},createOnly:!0}),
shape:S(Q(["items","total"]),""),...On,invoice_date:f(te,"",{column:{header:"Invoice date",width:100}}),due_date:f(te,"",
{column:{header:"Due date",width:100}}),currency:Cn,...En,amount_paid:S(E(),"",{column:{header:"Paid",width:110}}),amount_due:S(
E(),"",{column:{header:"Due",width:110}}),tax_breakdown:Tn,...jn,quotation_id:L($("quo"),"",{column:{header:"Quotation I\
D",system:!0,width:240}}),is_overdue:W(B,""),...dt,status_transitions:S(le({finalized_at:f(K,""),paid_at:f(K,""),voided_at:f(
K,""),uncollectible_at:f(K,"")}),""),...oe},Fl=["due_date","notes","terms","po_number","metadata","external_id"],j={object:"\
invoice",plural:"invoices",idPrefix:"inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:Ml,dataCells:6,unique:{external_id:"\
external_id_taken"},check:In,create(e,t){let{content:n,customer:r}=ft(t,e,null),{tax_rate:o,...i}=e,s={...i,...n,...ht,amount_due:n.
total,quotation_id:null};return e.status!=="draft"?{...s,...gt(t,s,r)}:{...s,...qt(t,s,r),number:e.number}},prepareMerge:Pn,
editable({status:e}){return e==="draft"?null:{fields:yt(e)?Fl:[],code:"invoice_not_editable"}},revise(e,t,n){let{notes:r,
terms:o,po_number:i,external_id:s}=e,u={notes:r,terms:o,po_number:i,external_id:s,metadata:e.metadata??{}};if(n.status!==
"draft")return{...u,due_date:Nl(t,e.due_date,n)};let{content:a,customer:l}=ft(t,e,n),{number:c,invoice_date:p,due_date:d}=e,
_=qt(t,{invoice_date:p,due_date:d},l);return{...a,...u,..._,number:c,amount_due:a.total}},prepareRemoval(e,t){if(e.status!==
"draft")throw new m("not_deletable","Only drafts can be deleted. Void the invoice instead.",{members:{current_status:e.status,
allowed_actions:ie(Ln,e)}});let n=e.quotation_id===null?null:t.find(G,e.quotation_id);n===null||n.invoice_id!==e.id||(t.
addEvent("quotation.updated"),t.change(G,n,{status:"accepted",invoice_id:null}))},actions:Ln,previews:!0,derive:(e,t)=>({
is_overdue:yt(e.status)&&e.due_date!==null&&de(e.due_date,t)<0&&M(e.amount_due,"0")>0&&!C(e.total),allowed_actions:ie(Ln,
e)})};function Nl(e,t,n){let r=t===null?e.find(q,String(n.customer_id)):null,o=$n(e,r);return Pe(e,{from:String(n.invoice_date),
given:t,days:o,field:"due_date"})}function ms(e,t){let n=e.find(j,t.invoice_id);if(n===null){let s=`There is no invoice with the id ${t.invoice_id}.`;throw e.
fault({pointer:"/invoice_id",code:"not_found",message:s}),e.stopOnFaults(),new Error("An invoice is missing without a fa\
ult.")}$l(n),Ie(e,t.payment_date??e.today,"a payment");let r=String(n.amount_due),o=t.amount??r;Jl(e,o,r,String(n.currency)),
e.stopOnFaults();let i=ds(n,Re(String(n.amount_paid),o),e.now);return(i.status!==n.status||yt(i.status))&&e.addEvent(i.status===
"paid"?"invoice.paid":"invoice.partially_paid"),e.change(j,n,i),{invoice:n,amount:o}}function fs(e,t){let n=e.find(j,String(
t.invoice_id));if(n===null)throw new Error(`The invoice ${String(t.invoice_id)} of a payment is gone.`);let r=ne(String(
n.amount_paid),String(t.amount));e.change(j,n,ds(n,r,e.now))}function ds(e,t,n){let r=ne(String(e.total),t),o=C(r),s=e.status_transitions.
uncollectible_at!==null?"uncollectible":C(t)?"open":"partially_paid";return{status:o?"paid":s,amount_paid:t,amount_due:r,
...qn(e,"paid_at",o?n:null)}}function $l(e){let{status:t}=e;if(!(yt(t)||t==="uncollectible"))throw new m("invalid_state",
`An invoice that is ${String(t)} takes no payments.`,{members:{current_status:t,allowed_actions:ie(j.actions??[],e)}})}function Jl(e,t,n,r){
let o=ee(r)??0,i=(s,u)=>e.fault({pointer:"/amount",code:s,message:u});M(t,"0")<=0&&i("out_of_range","Must be more than z\
ero."),he(t)>o&&i("too_many_decimals",`Must have at most ${o} decimals in ${r}.`),M(t,n)>0&&i("payment_exceeds_amount_du\
e",`Must be at most ${n}, which is due.`)}var ys={name:"void",summary:"",fields:{},from:["received"],explain:({status:e})=>e==="voided"?new m("payment_already_voi\
ded","The payment has been voided before."):null,successStatus:200,run(e,t,n){Ie(n,String(e.payment_date),"voiding a pay\
ment"),fs(n,e),n.addEvent("payment.voided"),n.change(Xr,e,{status:"voided",voided_at:n.now})}},ql={...ve("payment","pay"),
invoice_id:Z($("inv"),"",{column:{header:"Invoice ID",system:!0,width:240}}),invoice_number:L(Ye,"",{column:{header:"Inv\
oice",width:130}}),customer_id:S($("cus"),""),status:S(Q(["received","voided"]),"",{column:{header:"Status",width:100}}),
amount:b(E(),"",{column:{header:"Amount",width:110}}),currency:S(ke,""),payment_date:b(te,"",{column:{header:"Payment da\
te",width:110}}),method:f(Q(["bank_transfer","card","cash","check","other"]),"",{column:{header:"Method",width:110}}),reference:f(
y(100),""),notes:f(y(5e3),""),external_id:f(J(100),"",{column:{header:"External ID",system:!0,width:140}}),metadata:b(Se,
""),voided_at:L(K,""),...dt,version:oe.version,etag:oe.etag,created_at:S(K,""),updated_at:oe.updated_at},Xr={object:"pay\
ment",plural:"payments",idPrefix:"pay",sheet:"Payments",fields:ql,dataCells:1,unique:{external_id:"external_id_taken"},createdEvent:"\
payment.received",create(e,t){let{invoice:n,amount:r}=ms(t,e);return{...e,invoice_number:typeof n.number=="string"?n.number:
null,customer_id:String(n.customer_id),status:"received",amount:r,currency:String(n.currency),payment_date:e.payment_date??
t.today,metadata:e.metadata??{},voided_at:null}},actions:[ys],derive:e=>({allowed_actions:ie([ys],e)})};var Gn=[q,An,G,j,Xr];function vt(e){return Array.isArray(e)?`[${e.map(vt).join(",")}]`:typeof e!="object"||e===null?JSON.stringify(e)??"null":
`{${Object.entries(e).sort(([n],[r])=>n<r?-1:1).map(([n,r])=>`${JSON.stringify(n)}:${vt(r)}`).join(",")}}`}function Un(e,t){
return vt(e)===vt(t)}function Yn(e,t){let n={};for(let[r,o]of Object.entries(e)){let i=t[r]??null;if(!Ue(o)||!ae(o)||i===null)continue;let s=o.
kind.fields;s===void 0?n[r]=i:o.kind.list===!0?n[r]=i.map(u=>Yn(s,u)):n[r]=Yn(s,i)}return n}function Hr(e,t){if(!Oe(t))return t;let n=Oe(e)?{...e}:{};for(let[r,o]of Object.entries(t))o===null?delete n[r]:n[r]=Hr(
n[r],o);return n}function Oe(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function hs(e,t,n,r,o){let i=r(n),s=Ll(t.fields,o,i);Wl(t,n,Object.keys(s.members));let u=Yn(t.fields,n),a=Hr(t.prepareMerge?.(
u,s.members,n)??u,s.members),l=st(Ae(t.fields),a),c=[...s.problems,...l.ok?[]:l.problems,...t.check?.(a)??[]];if(!l.ok||
c.length>0)throw U(c);let p=t.revise?.(l.value,e,n)??{};e.stopOnFaults();let d=r({...n,...p}),_=Object.entries(p).filter(
([A])=>!Un(d[A],i[A]));return _.length===0?null:Object.fromEntries(_)}function Ll(e,t,n,r=""){let o={},i=[];for(let[s,u]of Object.
entries(t)){if(Un(u,n[s]??null))continue;let a=Object.keys(e).includes(s)||s==="amounts"?e[s]:null;if(a!==null&&(a===void 0||
!Ue(a)||a.createOnly===!0)){let p=s==="status"?"Is changed by actions, not by PATCH: see allowed_actions.":"Is set by th\
e server.";i.push({pointer:Be(r,s),code:"read_only",message:p});continue}let c=a?.kind.list===!0?a.kind.fields:void 0;o[s]=
c===void 0||!Array.isArray(u)?u:u.map((p,d)=>{let _=n[s]?.find(({id:A})=>Oe(p)&&A===p.id&&A!==void 0);return!Oe(p)||_===
void 0?p:Kl(c,p,_,Be(Be(r,s),d),i)})}return{members:o,problems:i}}function Kl(e,t,n,r,o){let i={};for(let[s,u]of Object.
entries(t)){let a=e[s];s==="amounts"||a!==void 0&&!Ue(a)?Un(u,n[s]??null)||o.push({pointer:Be(r,s),code:"read_only",message:"\
Is set by the server."}):i[s]=u}return i}function Wl(e,t,n){let r=e.editable?.(t)??null;if(r===null)return;let o=n.filter(
i=>!r.fields.includes(i));if(o.length!==0)throw new m(r.code,`${o.join(", ")} cannot change while the ${e.object} is ${String(
t.status)}.`,{members:Zr(e,t)})}function Zr({actions:e=[]},t){return{current_status:t.status??null,allowed_actions:ie(e,
t)}}function Qe(e,t,n,r,o){e.hasUnflushedWrites=!0,e.workspace.document.write(t,n.row,n.column,r,o)}function Ce(e){e.workspace.
document.flush(),e.hasUnflushedWrites=!1}function Kt(e,t){let n=t.map(r=>r(e));for(let r of n)r()}function Vn(e){let t=2654435769,n=2246822507,r=e.map(Bl).join("\0");for(let o=0;o<r.length;o+=1){let i=r.charCodeAt(o);t=
Math.imul(t^i,3432918353),t=t<<15|t>>>17,n=Math.imul(n^i,461845907),n=n<<13|n>>>19}return t=gs(t^r.length^n>>>7),n=gs(n^
t),vs(t)+vs(n)}function Bl(e){return typeof e=="string"?`s${e}`:typeof e=="number"?`n${e}`:typeof e=="boolean"?`b${e}`:`\
d${e.getTime()}`}function gs(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),t^t>>>
16}function vs(e){return(e>>>0).toString(16).padStart(8,"0")}function zn(e,t){let n=[];for(let r=0;r<e.length;){let o=r+t,i=e.charCodeAt(o-1),s=o<e.length&&i>=55296&&i<=56319;n.push(
e.slice(r,s?o-1:o)),r=s?o-1:o}return n}function be(e){let t=e.split("\u2060").join("\u2060\u2060").split("\r").join("\u2060\u240D");return/^[=+\-@']/.test(t)?"\
\u2060"+t:t}function ce(e){return e.includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>n==="\u240D"?"\r":n):e}var Gl=49e3;function Wt(e,t,n){let{fields:r,dataCells:o}=e.resource,i={};for(let[a,l]of Object.entries(r)){let c=t[a]??null;
ae(l)&&l.column===void 0&&!zl(c)&&(i[a]=c)}let s=zn(JSON.stringify(i),Gl);if(s.length>o)throw U([{pointer:"",code:"too_l\
ong",message:"All texts together are too long for one record."}]);let u=e.columns.map(({key:a},l)=>{if(l>=e.dataIndex)return be(
s[l-e.dataIndex]??"");let c=r[a];return c===void 0?"":Ul(c,t[a]??null)});return u[e.revIndex]=n,u[e.checkIndex]=_s(e,u),
u}function bs(e,t){let n=String(t[e.idIndex]),r={},o=Vl(t.slice(e.dataIndex));if(o===null)return Qr(n,"Data","does not h\
old what the API wrote there");for(let[l,c]of Object.entries(e.resource.fields))ae(c)&&c.column===void 0&&(r[l]=o[l]??Xl(
c));for(let[l,c]of e.columns.entries()){let p=e.resource.fields[c.key];if(p===void 0)continue;let d=Yl(p,t[l]??"");if(!d.
ok)return Qr(n,c.header,d.reason);r[c.key]=d.value}let i=_s(e,t),s=t[e.checkIndex]===i,u=t[e.revIndex],a=H(n,e.resource.
idPrefix);return a===null?Qr(n,"ID","is not an id that the API has given"):{ok:!0,stored:{record:r,seq:a,rev:typeof u=="\
number"?u:0,fingerprint:i,isUntouched:s}}}function xs(e,t){return e.map(({key:n,cell:r})=>{let o=t[n]??null;return o===null?
"":r==="number"?typeof o=="number"?o:Kr(String(o)):be(String(o))})}function _s(e,t){return Vn(t.filter((n,r)=>r!==e.revIndex&&
r!==e.checkIndex))}function Ul({kind:e},t){return t===null?"":e.decimal!==void 0?Kr(String(t)):e.cell==="text"?be(String(
t)):t}function Yl(e,t){if(t==="")return e.mode==="optional"||e.mode==="server"?{ok:!0,value:null}:{ok:!1,reason:"must no\
t be blank"};if(e.kind.cell==="text")return typeof t=="string"?{ok:!0,value:ce(t)}:{ok:!1,reason:"must be a text"};if(e.
kind.cell==="boolean")return typeof t=="boolean"?{ok:!0,value:t}:{ok:!1,reason:"must be TRUE or FALSE"};if(typeof t!="nu\
mber")return{ok:!1,reason:"must be a number"};if(e.kind.decimal===void 0)return{ok:!0,value:t};let n=at(t);return n.ok?n:
{ok:!1,reason:"is not a number that the API can carry"}}function Vl(e){let t=e.map(n=>ce(String(n))).join("");if(t==="")
return{};try{let n=JSON.parse(t);return typeof n=="object"&&n!==null&&!Array.isArray(n)?n:null}catch{return null}}function zl(e){
return e===null||typeof e=="object"&&Object.keys(e).length===0}function Xl({kind:e,mode:t}){return t==="optional"||t==="\
server"?null:e.list===!0?[]:{}}function Qr(e,t,n){return{ok:!1,quarantine:{id:e,column:t,reason:n}}}function ks(e){return e.columns.map((t,n)=>n+1)}function Rs(e,t){let n=t.map(r=>String(r).trim());return e.columns.map(r=>{
let o=n.indexOf(r.header);if(o<0)throw ws(e,r.header,"no column","Rename its header back, or add the column.");if(n.lastIndexOf(
r.header)===o)return o+1;throw ws(e,r.header,"two columns","Rename your own.")})}function ws({sheet:e},t,n,r){return new m(
"workspace_misconfigured",`The sheet "${e}" has ${n} with the header "${t}". ${r}`,{members:{sheet:e,column:t}})}function Xn(e,t,n){
return e.map(r=>n[r-t]??"")}function Hn(e){let t=Math.min(...e);return{column:t,columns:Math.max(...e)-t+1}}function Bt(e,t){
let n=e.map((o,i)=>({column:o,cell:t[i]??""})).sort((o,i)=>o.column-i.column),r=[];for(let{column:o,cell:i}of n){let s=r[r.
length-1];s!==void 0&&s.column+s.cells.length===o?s.cells.push(i):r.push({column:o,cells:[i]})}return r}function Ss({hints:e},t){return e.layouts[t.sheet]??ks(t)}function Gt(e,t){let n=e.workspace.document.readRow(t.sheet,1),
r=Rs(t,n);return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{...e.hints.layouts,[t.sheet]:r}},r}function Me(e,t){
return e.seenLayouts.get(t.sheet)??Gt(e,t)}function et(e,t,n){e.hints={...e.hints,tails:{...e.hints.tails,[t]:n}}}var eo=300;
function to(e,t,n){let r=[...n].sort((o,i)=>o-i).slice(-eo);e.hints={...e.hints,gaps:{...e.hints.gaps,[t]:r}}}function As(e,t,n){
let r=e.hints.tails[t];r!==void 0&&n.row<=r.row&&et(e,t,{...r,row:r.row-n.rows}),n.seq>0&&to(e,t,[...e.hints.gaps[t]??[],
n.seq])}function Ut({hints:e},t,n,r){return(e.gaps[t]??[]).filter(o=>o>n&&o<r).length}function Zn({workspace:e,hints:t}){
e.cache.putAll({[Mt]:JSON.stringify(t)},21600)}function Qn({cell:e}){return e==="number"?"#,##0.00####":e==="text"?"@":"General"}function N(e){let t=Array.from({length:e.
dataCells},(r,o)=>xt(o===0?"data":`data_${o+1}`,o===0?"Data":`Data ${o+1}`,"text","What has no column of its own, as JSO\
N.",!0)),n=[...Ds(e.fields),xt("rev","Revision","number","The journal entry that wrote this row last."),xt("check","Chec\
k","text","Tells an edit by hand from what the API wrote."),...t];return{sheet:e.sheet,resource:e,columns:n,idIndex:bt(n,
"id"),revIndex:bt(n,"rev"),checkIndex:bt(n,"check"),dataIndex:bt(n,"data")}}function _t(e){let t=e.fields.items?.kind.fields;
if(e.itemsSheet===void 0||t===void 0)return null;let n=[xt("document_number","Document","text","The number of the docume\
nt."),...Ds(t),xt("document_id","Document ID","text","The id of the document."),xt("rev","Revision","number","The journa\
l entry that wrote this row last.")];return{sheet:e.itemsSheet,columns:n,idIndex:bt(n,"document_id"),revIndex:bt(n,"rev")}}
function Ds(e){let t=Object.entries(e).flatMap(([n,{kind:r,column:o,description:i}])=>{if(o===void 0)return[];let{header:s,
width:u,system:a=!1,hidden:l=!1}=o;return[{key:n,header:s,cell:r.cell,description:i,system:a,hidden:l,...u===void 0?{}:{
width:u}}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}function xt(e,t,n,r,o=!1){return{key:e,header:t,
cell:n,description:r,system:!0,hidden:o}}function bt(e,t){return e.findIndex(n=>n.key===t)}function se(e,t,n,r){let o=i=>i<n.first?[]:e.read(t,{row:n.first,rows:i-n.first+1,column:r.column,columns:r.columns});try{
let i=o(n.last),s=i.length===n.last-n.first+1;return{rows:i,firstRow:n.first,gridRows:s?null:n.first+i.length-1}}catch(i){
if(!(i instanceof Ee))throw i;let s=e.gridRows(t);return{rows:o(Math.min(n.last,s)),firstRow:n.first,gridRows:s}}}function wt(e){
return e.every(t=>t==="")}var Os=20,Zl=200;function Cs(e,t,n,r){let{document:o}=e.workspace,i=e.hints.tails[t.sheet]?.row,u=(i===void 0?null:no(e,
t,n,i,r))??no(e,t,n,o.lastContentRow(t.sheet),r)??Ql(e,t,n,r),a=u.gridRows===null?0:u.row+r-1-u.gridRows;return a>0&&o.addRows(
t.sheet,a+Zl),u.row}function Ql(e,t,n,r){let{document:o}=e.workspace,i=n[t.idIndex]??1,s=se(o,t.sheet,{first:1,last:o.lastContentRow(
t.sheet)},{column:i,columns:1}),u=s.rows.length;for(;u>1&&wt(s.rows[u-1]??[]);)u-=1;for(;;){let a=no(e,t,n,u,r,!0);if(a!==
null)return a;u+=r+Os}}function no(e,t,n,r,o,i=!1){let s=Hn(n),u=Math.max(1,r),a=se(e.workspace.document,t.sheet,{first:u,
last:u+o+Os},s),l=a.rows.map(d=>!wt(Xn(n,s.column,d))),c=l.lastIndexOf(!0);return c<0&&!i||l.length-1-c<o&&a.gridRows===
null?null:{row:u+c+1,gridRows:a.gridRows}}function tt(e){return t=>{let{table:n,layout:r,rows:o,seq:i}=e,s=Cs(t,n,r,o.length);return()=>{ro(t,e,s),et(t,n.sheet,{row:s+
o.length-1,seq:i})}}}function ro(e,{table:t,layout:n,rows:r},o){let i=Bt(n,t.columns.map(Qn)),s=r.map(u=>Bt(n,u));for(let[
u,{column:a,cells:l}]of i.entries()){let c=s.map(p=>p[u]?.cells??[]);Qe(e,t.sheet,{row:o,column:a},c,l.map(String))}}function Fe(e,t,n,r,o){let{document:i}=e.workspace,s=n[t.idIndex]??1;if(o>1){let[u]=i.read(t.sheet,{row:o,column:s,rows:1,
columns:1});if(u?.[0]===r)return[o]}return i.find(t.sheet,s,2,r)}function oo({table:e,layout:t,id:n,row:r,seq:o}){return i=>{let s=Fe(i,e,t,n,r);return()=>io(i,e.sheet,s,o)}}function io(e,t,n,r){
let o=[...n].sort((i,s)=>s-i);for(let i=0;i<o.length;){let s=i;for(;o[s+1]===(o[s]??0)-1;)s+=1;let u=s-i+1;e.workspace.document.
deleteRows(t,o[s]??0,u),As(e,t,{row:o[s]??0,rows:u,seq:r}),i=s+1}}function Es({table:e,layout:t,documentId:n,rows:r}){return o=>{let i=Fe(o,e,t,n,0),s=r.slice(i.length),u=s.length===0?null:
tt({table:e,layout:t,rows:s,seq:0})(o);return()=>{for(let[a,l]of i.slice(0,r.length).entries())ro(o,{table:e,layout:t,rows:[
r[a]??[]]},l);u?.(),io(o,e.sheet,i.slice(r.length),0)}}}function Ts(e){let{table:t,layout:n,id:r,seq:o,cells:i,changed:s}=e;return u=>{let[a]=Fe(u,t,n,r,e.row);if(a===void 0)return tt(
{table:t,layout:n,rows:[i],seq:o})(u);let l=s.map(p=>n[p]??0),c=s.map(p=>i[p]??"");return()=>{for(let p of Bt(l,c))Qe(u,
t.sheet,{row:a,column:p.column},[p.cells],null)}}}function Yt(e,t,n){let{kind:r,resource:o,record:i,seq:s,before:u}=t,a=N(o),l=Me(e,a),c=String(i.id),p=u?.row??0,d=Wt(a,i,
n),_=tc(e,t,n);switch(r){case"created":return{plans:[..._,tt({table:a,layout:l,rows:[d],seq:s})],cells:d};case"deleted":
return{plans:[..._,oo({table:a,layout:l,id:c,row:p,seq:s})],cells:d};case"updated":{let A=u===null?[]:Wt(a,u.stored.record,
u.stored.rev),R=so(a,d,A).filter(T=>ec(a,T,t));return{plans:[..._,Ts({table:a,layout:l,id:c,seq:s,row:p,cells:d,changed:R})],
cells:d}}}}function so(e,t,n){return t.flatMap((r,o)=>r===n[o]||o===e.idIndex?[]:[o])}function ec(e,t,{only:n}){let r=t===
e.revIndex||t===e.checkIndex;return n==null||r||n.includes(e.columns[t]?.key??"")}function tc(e,{kind:t,resource:n,record:r,
before:o},i){let s=_t(n);if(s===null)return[];let u=js(s,r,i),a=o===null?null:js(s,o.stored.record,i);if(t==="updated"&&
JSON.stringify(u)===JSON.stringify(a))return[];let l=Me(e,s),c=String(r.id);return t==="created"?[tt({table:s,layout:l,rows:u,
seq:0})]:t==="deleted"?[oo({table:s,layout:l,id:c,row:0,seq:0})]:[Es({table:s,layout:l,documentId:c,rows:u})]}function js(e,t,n){
return t.items.map(r=>xs(e.columns,{...r,document_number:t.number,document_id:t.id,rev:n}))}function Ne(e,t,n,r){let o=Ss(e,t),i=Ps(e,t,o,n,r);if(i.rows.every(nc))return i;let s=Gt(e,t);return s.every((u,a)=>u===
o[a])?i:Ps(e,t,s,n,r)}function nc({decoded:e}){return e.ok&&e.stored.isUntouched}function Ps(e,t,n,r,o){let i=Hn(n),s=se(
e.workspace.document,t.sheet,{first:r,last:o},i),u=s.rows.map(c=>Xn(n,i.column,c)),a=u[u.length-1];return{rows:u.flatMap(
(c,p)=>wt(c)?[]:[{row:r+p,id:String(c[t.idIndex]),seq:H(String(c[t.idIndex]),t.resource.idPrefix),decoded:bs(t,c)}]),reachesEnd:s.
gridRows!==null||a===void 0||wt(a)}}function kt(e,t,n){let r=H(n,t.resource.idPrefix);if(r===null)return null;let o=ao(e,t,r);return(o<2?void 0:Ne(e,t,o,o).
rows.find(s=>s.id===n))??uo(e,t,"id",n)[0]??null}function uo(e,t,n,r){let o=Me(e,t),i=t.columns.findIndex(a=>a.key===n),
s=o[i];if(s===void 0)throw new Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.workspace.document.find(
t.sheet,s,2,be(r)).flatMap(a=>Ne(e,t,a,a).rows.filter(l=>rc(l,n,r)))}function rc(e,t,n){return t==="id"?e.id===n:!e.decoded.
ok||e.decoded.stored.record[t]===n}function ao(e,t,n){let r=e.hints.tails[t.sheet];if(r===void 0)return n+1;let o=r.seq-
n-Ut(e,t.sheet,n,r.seq+1);return r.row-o}function Is(e,t,n,r){let o=Me(e,t),i=t.columns.findIndex(u=>u.key===n);return(i>=
0?[i]:t.columns.flatMap((u,a)=>a>=t.dataIndex?[a]:[])).some(u=>e.workspace.document.contains(t.sheet,o[u]??1,2,r))}function er(e){if(e.decoded.ok)return e.decoded.stored;let{id:t,column:n,reason:r}=e.decoded.quarantine;throw new m("rec\
ord_quarantined",`The record ${t} cannot be used: in its row ${e.row} of the sheet, the cell in column "${n}" ${r}. Corr\
ect that cell.`,{members:{existing_id:t,column:n,reason:r}})}function tr(e,t){let{workspace:n,settings:r,today:o}=e,i=Math.max(n.clock.now(),t.atMs+1),s=new Date(i).toISOString(),u=t.
transaction+1,a={...t.series},l=[],c=[],p=[],d=[],_=new Map,A=[],R=null,T=(g,k)=>ln(g,i,k,n.random.uuid()),xe=g=>a[g]??0,
nt=g=>{let k=er(g);return _.set(k.record,{stored:k,row:g.row}),k.record},Le=g=>{let k=_.get(g);if(k===void 0)throw new Error(
"Only a record that this draft has found can be changed.");return k},_e=(g,k)=>{l.push(g);for(let F of[...k,...A])c.push(
{id:T("evt",u),type:F,record:l.length-1});return A=[],g.record};return{now:s,today:o,settings:r,transaction:u,series:a,changes:l,
events:c,warnings:p,placeOf:Le,newId:g=>T(g,u),find(g,k){let F=kt(e,N(g),k);return F===null?null:nt(F)},findByText:(g,k,F)=>uo(
e,N(g),k,F).map(nt),mentions:(g,k,F)=>Is(e,N(g),k,F),lastOf:xe,use(g,k){a[g]=k},create(g,k){let F=xe(Ms(g))+1;a[Ms(g)]=F;
let Zt={id:T(g.idPrefix,F),version:1,created_at:s,updated_at:s},lr=Fs(g,{...k,...Zt});return _e({kind:"created",resource:g,
record:lr,seq:F,before:null},[g.createdEvent??`${g.object}.created`])},change(g,k,F){let Zt=Le(k),lr={version:Number(k.version)+
1,updated_at:s},Iu=Fs(g,{...k,...F,...lr});return _e({kind:"updated",resource:g,record:Iu,seq:Zt.stored.seq,before:Zt},[])},
remove(g,k){let F=Le(k);_e({kind:"deleted",resource:g,record:k,seq:F.stored.seq,before:F},[`${g.object}.deleted`])},answerWith(g){
R=l.findIndex(k=>k.record===g)},answerIndex:()=>R??l.length-1,addEvent(g){A.push(g)},warn(g){p.push(g)},fault(g){d.push(
g)},stopOnFaults(){if(d.length>0)throw U(d)}}}function Ms(e){return`rows:${e.plural}`}function Fs(e,t){return{...t,...e.
complete?.(t)}}var P="journal",Y=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events",
"records","text"],Ns=Y.indexOf("answer"),$s=Y.indexOf("text")+1,rr=$s+5,oc=32e3;function Js(e){let t=e.records.map(({text:r,
...o})=>({...o,length:r.length})),n=[e.at,e.idempotencyKey,e.fingerprint,"","",JSON.stringify(e.series),JSON.stringify(e.
answer),JSON.stringify(e.events),JSON.stringify(t),...zn(e.records.map(({text:r})=>r).join(""),oc)];return[e.transaction,
...n.map(be)]}function qs(e){let t=e.map(s=>ce(String(s))),n=t.slice($s-1).join(""),r=nr(t,"records"),o=0,i=r.map(({length:s,
...u})=>(o+=s,{...u,text:n.slice(o-s,o)}));return{transaction:Number(e[0]),at:t[Y.indexOf("at")]??"",idempotencyKey:t[Y.
indexOf("idempotency_key")]??"",fingerprint:t[Y.indexOf("fingerprint")]??"",series:nr(t,"series"),answer:nr(t,"answer"),
events:nr(t,"events"),records:i}}function nr(e,t){return JSON.parse(e[Y.indexOf(t)]??"")}var ic=500,Vt=class extends m{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the re\
quest again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}};function Ls(e,t,n){let r=Js(
n);sc(e,t,r.length);let o=r.map((i,s)=>s===0?"0":"@");Qe(e,P,{row:t.appendRow,column:1},[r],o);try{Ce(e)}catch{uc(e,t.appendRow,
n.transaction)}}function Ks(e,t,n){let r=Y.indexOf("applied")+1;Qe(e,P,{row:t,column:r},[[n]],["@"])}function sc({workspace:e},{
appendRow:t,gridRows:n},r){if(n!==null&&t>n&&e.document.addRows(P,ic),r<=rr)return;let o=r-e.document.readRow(P,1).length;
o>0&&e.document.addColumns(P,o)}function uc(e,t,n){let r;try{Ce(e),r=e.workspace.document.read(P,{row:t,column:1,rows:1,
columns:1})[0]?.[0]}catch{throw new Vt}if(r!==n)throw ot("workspace_unavailable","Google refused the write. Nothing was \
changed; send the request again.",5)}var ac=1440*60*1e3,lc=5e3,Ws=Y.indexOf("idempotency_key")+1;function Bs(e,t,n){let r=cc(t,n)??pc(e,t,n);return r===null?
null:lo(e,r)}function lo({workspace:e},t){return qs(e.document.readRow(P,t))}function cc({recent:e},t){return e.find(n=>n.
idempotencyKey===t)?.row??null}function pc(e,t,n){let{document:r,clock:o}=e.workspace,i=t.recent[0];if(t.isComplete||i===
void 0||i.atMs<o.now()-ac)return null;if(i.row>lc)return r.find(P,Ws,2,be(n))[0]??null;let s=se(r,P,{first:2,last:i.row-
1},{column:Ws,columns:1}),u=s.rows.findIndex(([a])=>ce(String(a))===n);return u<0?null:s.firstRow+u}var mc=60,fc=20;function or(e){let{hints:t,workspace:n}=e,o=(t.journal===null?null:Gs(e,t.journal.row))??Gs(e,Math.max(1,
n.document.lastContentRow(P)));return o!==null&&o.transaction>=(t.journal?.transaction??0)?o:dc(e)}function Gs(e,t){let n=Math.
max(2,t-mc+1),r=se(e.workspace.document,P,{first:n,last:t+fc},Ys),o=r.rows.filter(co).length,i=r.rows.slice(0,o).every(co),
s=o<r.rows.length||r.gridRows!==null;if(!i||!s||o===0&&t>1)return null;let u=r.rows.slice(0,o).map((a,l)=>zs(a,n+l));return Vs(
u)?Xs(u,r.rows[o-1],{isComplete:n===2,appendRow:n+o,gridRows:r.gridRows}):null}function dc({workspace:e,hints:t}){let n=e.
document.lastContentRow(P),r=se(e.document,P,{first:2,last:n+1},Ys),o=r.rows.map((a,l)=>({cells:a,row:l+2})).filter(({cells:a})=>co(
a));o.sort((a,l)=>Number(a.cells[0])-Number(l.cells[0]));let i=o.map(({cells:a,row:l})=>zs(a,l)),s=i[i.length-1]?.transaction??
0;if(s===0&&n>1||!Vs(i)||s<(t.journal?.transaction??0))throw Us();return Xs(i,o[o.length-1]?.cells,{isComplete:!0,appendRow:n+
1,gridRows:r.gridRows})}function Us(){return new m("workspace_misconfigured",'The hidden sheet "journal" has lost entrie\
s or columns. Restore it from the version history of the spreadsheet.',{members:{sheet:P},retryAfterSeconds:60})}var Ys={
column:1,columns:Ns};function co(e){return typeof e[0]=="number"}function Vs(e){return e.every((t,n)=>n===0||t.transaction===
(e[n-1]?.transaction??0)+1)}function zs(e,t){return{row:t,transaction:Number(e[0]),atMs:Date.parse(String(e[1])),idempotencyKey:ce(
String(e[2])),fingerprint:ce(String(e[3]))}}function Xs(e,t,n){let r=e[e.length-1];return{transaction:r?.transaction??0,
row:r?.row??1,atMs:r?.atMs??0,isApplied:t===void 0||t[4]!=="",series:t===void 0?{}:hc(t[6]),recent:e,...n}}var yc=/^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/;
function hc(e){let t=ce(String(e));if(!yc.test(t))throw Us();return JSON.parse(t)}function ir(e,t){let n={};for(let[r,o]of Object.entries(e))ae(o)&&yn(o)&&(n[r]=gc(o.kind,t[r]??null));return n}function gc(e,t){
if(t===null)return null;if(e.decimal!==void 0){let r=at(t);if(!r.ok)throw new Error(`A stored decimal is not one: ${String(
t)}`);return r.value}let n=e.fields;return n===void 0?t:e.list===!0?t.map(r=>ir(n,r)):ir(n,t)}function Hs(e,t,n){if(t.isApplied||e.hints.applied>=t.transaction)return;let r=lo(e,t.row);for(let o of r.records)vc(e,o,
r.transaction,n);Ks(e,t.row,r.at),Ce(e),e.hints={...e.hints,applied:t.transaction}}function vc(e,t,n,r){let o=r.find(({object:_})=>_===
t.object);if(o===void 0)throw new Error(`The journal names an unknown kind of record: ${t.object}.`);if(t.kind==="delete\
d")return bc(e,o,t);let i=kt(e,N(o),t.id);if(i?.decoded.ok===!0&&i.decoded.stored.rev>=n&&xc(e,o,t.id))return;let u=ir(o.
fields,JSON.parse(t.text)),a={...u,...o.complete?.(u)},c=i?.decoded.ok===!0&&!i.decoded.stored.isUntouched?t.changed:null,
p={kind:"updated",resource:o,record:a,seq:t.seq,before:null,only:c},{plans:d}=Yt(e,p,n);Kt(e,d),Ce(e)}function bc(e,t,{id:n,
seq:r}){Kt(e,Yt(e,{kind:"deleted",resource:t,record:{id:n,items:[]},seq:r,before:null},0).plans)}function xc(e,t,n){let r=_t(
t);return r===null||Fe(e,r,Me(e,r),n,0).length>0}function sr(e,t,n){let r={},o={},i=0;for(let[s,u]of Object.entries(e)){if(!yn(u))continue;let{kind:a}=u,l=t[s]??null;r[s]=
s==="amounts"?o:_c(a,l,n),a.decimal!==void 0&&(i+=1,o[s]=l===null?null:Zs(a,l,n))}return i===0||("currency"in e&&"items"in
e&&(o.currency=t.currency??null),r.amounts=o),r}function _c(e,t,n){if(t===null)return null;if(e.decimal!==void 0){let o=Zs(
e,t,n);return e.decimal.as==="string"?o:Number(o)}let r=e.fields;return r===void 0?t:e.list===!0?t.map(o=>sr(r,o,n)):sr(
r,t,n)}function Zs(e,t,n){return e.decimal?.money!==!0?t:bn(t,Math.max(n,he(t)))}var Qs=2;function pe(e,t,n,r,o=[]){let i=t.currency,s=typeof i=="string"?ee(i)??Qs:Qs,u=e.derive?.(t,r)??{},a={...t,...u,
object:e.object,etag:zt(n),warnings:o};return sr(e.fields,a,s)}function zt(e){return`"${e}"`}var wc=2e4;function $e(e,t,n,r){let{lock:o}=e.workspace;if(!o.tryAcquire(wc))throw ot("workspace_busy","Other writes are\
 in progress. Send the request again.",2);let i;try{i=kc(e,t,n,r)}finally{e.hasUnflushedWrites||o.release()}return i.isReplay||
Zn(e),i}function kc(e,t,n,r){let o=or(e);Hs(e,o,t);let i=n.idempotencyKey===""?null:Bs(e,o,n.idempotencyKey);if(i!==null)
return Rc(i,n);let s=tr(e,o),u=r(s);return s.stopOnFaults(),u!==null?Oc(e,s,u):Sc(e,o,s,n)}function Rc(e,t){if(e.fingerprint!==
t.fingerprint)throw new m("idempotency_key_reused","This Idempotency-Key was used with another method, path or body. Use\
 a new key for a new request.");let{status:n,record:r,location:o}=e.answer;return{status:n,body:e.records[r]?.text??"",location:o,
isReplay:!0}}function Sc(e,t,n,r){let{transaction:o,changes:i}=n,s=i.map(l=>Yt(e,l,o)),u=i.map((l,c)=>Dc(e,n,l,s[c]?.cells??
[],c)),a=Ac(i,n.answerIndex());return Ls(e,t,{transaction:o,at:n.now,...r,series:n.series,answer:a,events:n.events,records:u}),
Kt(e,s.flatMap(({plans:l})=>l)),Cc(e),e.hints={...e.hints,applied:o,journal:{row:t.appendRow,transaction:o}},{...a,body:u[a.
record]?.text??"",isReplay:!1}}function Ac(e,t){let n=e[t];return n?.kind!=="created"?{status:200,record:t,location:null}:
{status:201,record:t,location:`/api/v1/${n.resource.plural}/${String(n.record.id)}`}}function Dc(e,t,{kind:n,resource:r,
record:o,seq:i,before:s},u,a){let l=N(r),{object:c}=r,p=String(o.id),d=s===null?[]:Wt(l,s.stored.record,s.stored.rev),_=n===
"updated"?so(l,u,d).map(T=>l.columns[T]?.key??""):[],A=a===t.answerIndex(),R=n==="deleted"?{id:p,object:c,deleted:!0}:pe(
r,o,String(u[l.checkIndex]),e.today,A?t.warnings:[]);return{object:c,id:p,seq:i,kind:n,changed:_,text:JSON.stringify(R)}}
function Oc(e,t,{resource:n,record:r}){let{fingerprint:o}=t.placeOf(r).stored,i=pe(n,r,o,e.today,t.warnings);return{status:200,
body:JSON.stringify(i),location:null,isReplay:!1}}function Cc(e){try{Ce(e)}catch{try{Ce(e)}catch{throw new Vt}}}function Je({session:e,key:t,request:n,body:r}){let o=n.headers["idempotency-key"],{sha256Hex:i}=e.workspace.digest;if(o===
void 0)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.test(o)||o.length>255)throw new m("invalid_idempote\
ncy_key",`An Idempotency-Key has 1 to ${255} visible ASCII characters.`);return{idempotencyKey:i(`${yo(t)}
${o}`),fingerprint:i(`${n.method}
${n.path}
${vt(r)}`)}}function qe({status:e,body:t,location:n,isReplay:r}){let{etag:o}=JSON.parse(t);return{status:e,body:t,headers:{
...o===void 0?{}:{ETag:o},...n===null?{}:{Location:n},...r?{"Idempotent-Replayed":"true"}:{}}}}function Rt(e,t,{id:n,request:r}){let o=e.find(t,n);if(o===null)throw new m("not_found",`There is no ${t.object} with th\
e id ${n}.`);let i=r.headers["if-match"],s=zt(e.placeOf(o).stored.fingerprint);if(i===void 0||Ec(i,s))return o;throw new m(
"etag_mismatch",`The ${t.object} has changed since you read it. Read it again.`,{members:{current_etag:s},headers:{ETag:s}})}
function Ec(e,t){return e.split(",").some(n=>["*",t].includes(n.trim().replace(/^W\//,"")))}function tu(e,t,n,r){let o=$e(r.session,n,Je(r),i=>{let s=Rt(i,e,r);if(t.done?.includes(String(s.status))===!0)return{resource:e,
record:s};Tc(e,t,s);let u=st(Ae(t.fields),r.body??{});if(!u.ok)throw U(u.problems);return t.run(s,u.value,i),null});return qe(
o)}function Tc(e,t,n){let{status:r}=n;if(t.from===null||t.from.includes(String(r)))return;let o=t.explain?.(n);if(o)throw o;
let i=/^[aeiou]/.test(e.object)?"An":"A",s=t.name.replace(/_/g," ");throw new m("invalid_state",`${i} ${e.object} that i\
s ${String(r)} does not take "${s}".`,{members:Zr(e,n)})}function ur(e,t,n){for(let[r,o]of Object.entries(t.unique)){let i=n[r];if(typeof i!="string")continue;let[s]=e.findByText(
t,r,i);if(s!==void 0)throw new m(o,`The ${t.object} ${String(s.id)} has the ${r} "${i}" already.`,{members:{existing_id:s.
id}})}}function nu(e,t,n){let r=Je(n),o=po(e,n.body,r);return qe($e(n.session,t,r,o))}function po(e,t,n){let r=st(Ae(e.fields),
t),o=jc(r.ok?[]:r.problems,e,t);if(o.length>0&&n.idempotencyKey==="")throw U(o);return i=>{if(!r.ok||o.length>0)throw U(
o);ur(i,e,r.value);let s=e.create(r.value,i);return i.stopOnFaults(),i.create(e,s),null}}function jc(e,t,n){let r=Oe(n)?
t.check?.(n)??[]:[];return[...e,...r.filter(({pointer:o})=>!e.some(i=>i.pointer===o))]}var Pc=250;function ru(e,t,n,r){let{document:o}=e.workspace,i=Gt(e,t)[t.idIndex]??1,s=o.lastContentRow(t.sheet),{rows:u}=se(
o,t.sheet,{first:2,last:s},{column:i,columns:1}),a=u.flatMap(([p],d)=>{let _=H(String(p),t.resource.idPrefix);return _===
null?[]:[{seq:_,row:d+2}]}).sort((p,d)=>d.seq-p.seq),l=a[0];l!==void 0&&Ic(e,t.sheet,a,l);let c=a.filter(({seq:p})=>r===
null||p<r);return{rows:Mc(e,t,c.slice(0,n)),hasMore:c.length>n}}function Ic(e,t,n,r){et(e,t,r);let o=[];for(let[i,{seq:s}]of n.
entries()){let u=n[i+1]?.seq??0;for(let a=s-1;a>u&&o.length<eo;a-=1)o.push(a)}to(e,t,o),Zn(e)}function Mc(e,t,n){let r=n.
map(({row:i})=>i).sort((i,s)=>i-s),o=new Map;for(let i=0;i<r.length;){let s=i;for(;s+1<r.length&&(r[s+1]??0)-(r[s]??0)<=
Pc;)s+=1;let u=Ne(e,t,r[i]??0,r[s]??0);for(let a of u.rows)o.set(a.row,a);i=s+1}return n.flatMap(({seq:i,row:s})=>{let u=o.
get(s);return u!==void 0&&u.seq===i?[u]:[]})}var Fc=20;function ou(e,t,n,r){return(r===null?Nc(e,t,n):$c(e,t,n,r))??ru(e,t,n,r)}function Nc(e,t,n){let r=e.hints.tails[t.
sheet],o=r?.row??e.workspace.document.lastContentRow(t.sheet);if(o<2)return{rows:[],hasMore:!1};let i=Math.max(2,o-n),{rows:s,
reachesEnd:u}=Ne(e,t,i,o+Fc),a=s[s.length-1];if(!u||a?.seq==null)return null;let l=r?.seq??0;return a.seq+Ut(e,t.sheet,a.
seq,l+1)<l||r===void 0&&i>2?null:(et(e,t.sheet,{row:a.row,seq:a.seq}),iu(e,t,s,{limit:n,first:i,skip:0}))}function $c(e,t,n,r){
let o=ao(e,t,r);if(o<2)return null;let i=Math.max(2,o-n-1),{rows:s}=Ne(e,t,i,o),u=s[s.length-1];return u?.row!==o||u.seq!==
r?null:iu(e,t,s,{limit:n,first:i,skip:1})}function iu(e,t,n,{limit:r,first:o,skip:i}){let s=(c,p)=>c!==null&&c===p+1+Ut(
e,t.sheet,p,c),u=n.every(({seq:c},p)=>p===0||s(c,n[p-1]?.seq??0)),a=o>2||n.length===0||s(n[0]?.seq??null,0);if(!u||!a)return null;
let l=n.slice(0,n.length-i).reverse();return{rows:l.slice(0,r),hasMore:l.length>r}}function su(e,t){return`${e.slice(e.indexOf("_")+1)}-${au(t)}`}function uu(e,t){let[n="",r=""]=e.split("-"),o=`${t.idPrefix}\
_${n}`;if(H(o,t.idPrefix)===null||r==="")throw new m("cursor_invalid","The cursor is not one that a list has answered. B\
egin without a cursor.",{parameters:[{parameter:"cursor",code:"cursor_invalid",message:"Not a cursor of this API."}]});if(r!==
au(t))throw new m("cursor_mismatch","The cursor belongs to another list. Begin that list without a cursor.",{parameters:[
{parameter:"cursor",code:"cursor_mismatch",message:"Belongs to another list."}]});return o}function au({plural:e}){return Vn(
[e]).slice(-8)}function cu(e){if(e===void 0)return 100;let t=/^\d{1,3}$/.test(e)?Number(e):0;if(t>=1&&t<=500)return t;let n=`Must be a \
whole number from 1 to ${500}.`;throw new m("invalid_parameter",'The parameter "limit" is invalid.',{parameters:[{parameter:"\
limit",code:"invalid_parameter",message:n}]})}var pu=["limit","cursor"];function mu(e,{session:t,query:n}){let r=cu(n.limit),o=n.cursor===void 0?null:uu(n.cursor,e),i=o===
null?null:H(o,e.idPrefix),s=ou(t,N(e),r,i),u=s.rows.flatMap(({decoded:A})=>A.ok?[pe(e,A.stored.record,A.stored.fingerprint,
t.today)]:[]),a=s.rows[s.rows.length-1],l=s.hasMore&&a!==void 0?su(a.id,e):null,c=`/api/v1/${e.plural}`,p=s.rows.length-
u.length,d={object:"list",url:c,data:u,has_more:s.hasMore,next_cursor:l,...p>0?{quarantined:p}:{}},_=l===null?{}:{Link:qc(
c,n,l)};return{status:200,body:JSON.stringify(d),headers:_}}function qc(e,t,n){let r=Object.entries({...t,cursor:n}).map(
([o,i])=>`${o}=${encodeURIComponent(i)}`);return`<${e}?${r.join("&")}>; rel="next"`}function fu(e,{session:t,body:n}){let r=tr(t,or(t));po(e,n,{idempotencyKey:"",fingerprint:""})(r);let{record:o}=r.changes[r.
changes.length-1]??{record:{}},i={...o,id:null,number:null,version:null,created_at:null,updated_at:null},s={...pe(e,i,"",
t.today,r.warnings),etag:null};return{status:200,body:JSON.stringify(s)}}function du(e,t,n){let r=$e(n.session,t,Je(n),o=>{let i=Rt(o,e,n);return e.prepareRemoval?.(i,o),e.insteadOfDeletion!==void 0&&
Lc(o,e,t,String(i.id)),o.remove(e,i),null});return qe(r)}function yu({prepareRemoval:e,insteadOfDeletion:t}){return e!==
void 0||t!==void 0}function Lc(e,t,n,r){for(let o of n)for(let[i,s]of Object.entries(o.fields))if(!(i==="id"||!Kc(s,t.idPrefix)||
!e.mentions(o,i,r)))throw new m("not_deletable",`There are ${o.plural} that refer to it. Set ${t.insteadOfDeletion??""} \
instead.`)}function Kc(e,t){if(!ae(e))return!1;let n=e.kind.list===!0?e.kind.fields:void 0;return e.kind.refersTo===t||Object.
values(n??{}).some(({kind:r})=>r.refersTo===t)}function hu(e,{session:t,id:n}){let r=kt(t,N(e),n);if(r===null)throw new m("not_found",`There is no ${e.object} with the\
 id ${n}.`);let{record:o,fingerprint:i}=er(r),s=pe(e,o,i,t.today);return{status:200,body:JSON.stringify(s),headers:{ETag:zt(
i)}}}function gu(e,t,n){let{session:r,body:o}=n,i=$e(r,t,Je(n),s=>{let u=Rt(s,e,n);if(!Oe(o))throw U([{pointer:"",code:"inval\
id_type",message:"Must be a JSON object."}]);let{fingerprint:a}=s.placeOf(u).stored,c=hs(s,e,u,p=>pe(e,p,a,r.today),o);return c===
null?{resource:e,record:u}:(ur(s,e,c),s.addEvent(`${e.object}.updated`),s.change(e,u,c),null)});return qe(i)}function Wc(e){return e.flatMap(t=>[...Bc(t,e),...Gc(t,e),...(t.actions??[]).map(n=>Uc(t,n,e))])}var vu=Wc(Gn);function mo(e){
let t=`${e.plural}:read`;return{resource:e,scope:t,parameters:[],body:{kind:"none"},answer:"record",successStatus:200}}function Ht(e){
return{...mo(e),scope:`${e.plural}:write`}}function Bc(e,t){let{plural:n}=e,r=`/${n}`,o=[{...mo(e),method:"GET",path:r,operationId:`\
list${bu(n)}`,summary:`List all ${n}`,parameters:pu,answer:"list",run:i=>mu(e,i)},{...Ht(e),method:"POST",path:r,operationId:`\
create${St(e)}`,summary:`Create ${Xt(e)}`,body:{kind:"create"},successStatus:201,run:i=>nu(e,t,i)}];return e.previews!==
!0?o:[...o,{...Ht(e),method:"POST",path:`${r}/preview`,operationId:`preview${St(e)}`,summary:`Compute ${Xt(e)} without s\
toring it`,body:{kind:"create"},answer:"other",run:i=>fu(e,i)}]}function Gc(e,t){let n=`/${e.plural}/{id}`,r={...mo(e),method:"\
GET",path:n,operationId:`get${St(e)}`,summary:`Get ${Xt(e)}`,run:s=>hu(e,s)},o={...Ht(e),method:"PATCH",path:n,operationId:`\
update${St(e)}`,summary:`Change ${Xt(e)}`,body:{kind:"update"},run:s=>gu(e,t,s)},i={...Ht(e),method:"DELETE",path:n,operationId:`\
delete${St(e)}`,summary:`Delete ${Xt(e)}`,answer:"deleted",run:s=>du(e,t,s)};return[r,...e.revise===void 0?[]:[o],...yu(
e)?[i]:[]]}function Uc(e,t,n){let r=t.answers?.();return{...Ht(e),method:"POST",path:`/${e.plural}/{id}/${t.name}`,operationId:`${Yc(
t.name)}${St(e)}`,summary:t.summary,body:{kind:"action",fields:t.fields},successStatus:t.successStatus,...r===void 0?{}:
{answers:r},run:o=>tu(e,t,n,o)}}function St({object:e}){return bu(e)}function Xt({object:e}){return`${/^[aeiou]/.test(e)?
"an":"a"} ${e}`}function bu(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Yc(e){return e.replace(/_(\w)/g,(t,n)=>n.
toUpperCase())}function fo(e){return zc(Vc(e))}function Vc(e){try{return Ci(We(),vu,e())}catch(t){let n=fn(t)??new m("internal_error","\
The request could not be answered."),{status:r,body:o,headers:i={}}=dn(n,"","");return{status:r,headers:i,body:o}}}function zc({
status:e,headers:t,body:n}){let r=`{"status":${e},"headers":${JSON.stringify(t)},"body":${n===""?"null":n}}`;return ContentService.
createTextOutput(r).setMimeType(ContentService.MimeType.JSON)}var Xc=["path","api_key"];function _u({parameter:e,parameters:t}){let n=e.path;if(n===void 0||n==="")throw Ru();let r=Object.
entries(t).flatMap(([i,s])=>Xc.includes(i)?[]:s.map(u=>[i,u])),o=e.api_key;return{method:"GET",path:n,query:r,headers:o===
void 0?{}:{"x-api-key":o},body:"",keyInUrl:o!==void 0}}function wu(e){let t=e.postData?.contents??"",n=Hc(t);if(typeof n.
path!="string"||n.path==="")throw Ru();let[r="",o=""]=n.path.split("?",2);return{method:String(n.method??"POST").toUpperCase(),
path:r,query:[...ku(o),...Qc(n.query)],headers:ep(n.headers??{}),body:Zc(n.body)}}function Hc(e){let t='Send {"method":"\
GET","path":"/api/v1/invoices","headers":{"x-api-key":"\u2026"}} as JSON.',n;try{n=JSON.parse(e)}catch{throw new m("malf\
ormed_json",`The envelope is not valid JSON. ${t}`)}if(typeof n=="object"&&n!==null&&!Array.isArray(n))return n;throw new m(
"malformed_json",`The envelope must be a JSON object. ${t}`)}function Zc(e){return typeof e=="string"?e:e==null?"":JSON.
stringify(e)}function Qc(e){return e==null?[]:typeof e=="string"?ku(e):Object.entries(e).flatMap(([t,n])=>(Array.isArray(
n)?n:[n]).map(r=>[t,String(r)]))}function ku(e){return e.replace(/^\?/,"").split("&").filter(n=>n!=="").map(n=>{let r=n.
includes("=")?n.indexOf("="):n.length;return[xu(n.slice(0,r)),xu(n.slice(r+1))]})}function xu(e){let t=e.replace(/\+/g,"\
 ");try{return decodeURIComponent(t)}catch{return t}}function ep(e){let t={};for(let[n,r]of Object.entries(e))t[n.toLowerCase()]=
String(r);return t}function Ru(){return new m("no_route","Give the path of the API to call, for example path=/api/v1/inv\
oices.")}function Su(e,t){return[...e.flatMap(r=>{let o=_t(r);return o===null?[N(r)]:[N(r),o]}).map(r=>tp(r,t[r.sheet]??{})),np()]}
function tp({sheet:e,columns:t},n){return{name:e,hidden:!1,columns:t.map(r=>({header:r.header,note:`${n?.[r.header]??""}\

In the API: ${r.key}`,format:Qn(r),hidden:r.hidden,width:r.width??null,isSystem:r.system}))}}function np(){let e=Array.from(
{length:rr-Y.length},(t,n)=>`text ${n+2}`);return{name:P,hidden:!0,columns:[...Y,...e].map((t,n)=>({header:t,note:"Writt\
en by the API alone: the record of every change. Do not edit.",format:n===0?"0":"@",hidden:!1,width:null,isSystem:!0}))}}var rp="#174EA6",op="#5F6368";function Au(e,t){return t.flatMap(n=>{let r=e.getSheetByName(n.name);return r===null?[ip(e,
n)]:up(r,n)})}function ip(e,t){let n=e.insertSheet(t.name);return sp(n,t.columns.length),Du(n,t.columns,1),n.setFrozenRows(
1),t.hidden&&n.hideSheet(),`Added the sheet "${t.name}".`}function sp(e,t){let[n,r]=[e.getMaxRows(),e.getMaxColumns()];r<
t&&e.insertColumnsAfter(r,t-r),r>t&&e.deleteColumns(t+1,r-t),n>200&&e.deleteRows(201,n-200)}function up(e,t){let n=Math.
max(1,e.getLastColumn()),r=e.getRange(1,1,1,n).getValues()[0]?.map(s=>String(s).trim())??[],o=t.columns.filter(({header:s})=>!r.
includes(s));if(o.length===0)return[];let i=n+o.length-e.getMaxColumns();return i>0&&e.insertColumnsAfter(e.getMaxColumns(),
i),Du(e,o,n+1),o.map(({header:s})=>`Added the column "${s}" to the sheet "${t.name}".`)}function Du(e,t,n){e.getRange(1,
n,1,t.length).setNumberFormat("@").setValues([t.map(i=>i.header)]).setNotes([t.map(i=>i.note)]).setFontWeight("bold").setFontColor(
"#FFFFFF");let o=e.getMaxRows()-1;for(let[i,s]of t.entries())e.getRange(1,n+i).setBackground(s.isSystem?op:rp),o>0&&e.getRange(
2,n+i,o,1).setNumberFormat(s.format),s.width!==null&&e.setColumnWidth(n+i,s.width),s.hidden&&e.hideColumns(n+i)}var ar="Settings",Eu=[{label:"Business name",name:"name",hint:"Shown to integrators.",read:e=>e},{label:"Currency",name:"\
currency",hint:"ISO 4217, for example EUR.",read:ap},{label:"Payment terms (days)",name:"payment_terms_days",hint:"Days \
until an invoice is due, 0 to 365.",read:e=>Ou(e,0,365)},{label:"Invoice numbers",name:"invoice_number",hint:"With {YYYY\
} {YY} {MM} {FY} and {SEQ:4}.",read:Cu},{label:"Quotation numbers",name:"quotation_number",hint:"With {YYYY} {YY} {MM} {\
FY} and {SEQ:4}.",read:Cu},{label:"Fiscal year begins in month",name:"fiscal_year_start",hint:"1 to 12; {FY} is the year\
 that a fiscal year ends in.",read:e=>Ou(e,1,12)},{label:"Books closed through",name:"books_closed_through",hint:"YYYY-M\
M-DD, or blank.",read:lp}];function Tu(e,t){if(e.getSheetByName(ar)!==null)return[];let n=e.insertSheet(ar),r={...It,name:t},
o=Eu.map(({label:i,name:s,hint:u})=>[i,String(r[s]??""),u]);return n.getRange(1,1,o.length,3).setNumberFormat("@").setValues(
o),n.getRange(1,1,o.length,1).setFontWeight("bold"),n.getRange(1,3,o.length,1).setFontColor("#5F6368"),n.setColumnWidth(
1,220).setColumnWidth(2,220).setColumnWidth(3,360),[`Added the sheet "${ar}".`]}function ju(e){let t=e.getSheetByName(ar)?.
getDataRange().getDisplayValues()??[],n={...It,time_zone:e.getSpreadsheetTimeZone()},r=[];for(let{label:o,name:i,read:s,
hint:u}of Eu){let a=t.find(([l])=>l?.trim()===o)?.[1]?.trim();if(a!==void 0)try{n[i]=s(a)}catch{r.push(`"${o}" cannot be\
 "${a}": ${u} Its default is used.`)}}return{settings:n,faults:r}}function ap(e){if(ee(e)===null)throw new Error("not a \
currency");return e}function Ou(e,t,n){let r=/^\d{1,3}$/.test(e)?Number(e):-1;if(r<t||r>n)throw new Error("out of range");
return r}function Cu(e){if(is(e)!==null)throw new Error("not a pattern");return e}function lp(e){if(e==="")return null;if(!hn(
e))throw new Error("not a day");return e}function Pu(e,t){let n=Su(Gn,JSON.parse(e.files.columnNotes())),r=[...Au(t,n),...Tu(t,t.getName())],{settings:o,faults:i}=ju(
t);return yi(e,o),[...r,...i,`The API uses ${o.currency} and the time zone ${o.time_zone}.`]}function cp(e){return fo(()=>_u(e))}function pp(e){return fo(()=>wu(e))}function mp(){SpreadsheetApp.getUi().createMenu(
"Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiKey").addItem("Revok\
e an API key\u2026","revokeApiKey").addToUi()}function fp(){let e=SpreadsheetApp.getUi(),t=Pu(We(),SpreadsheetApp.getActive());
e.alert("Set up",t.join(`
`),e.ButtonSet.OK)}function dp(){Uo(SpreadsheetApp.getUi())}function yp(){Yo(SpreadsheetApp.getUi())}return qu(hp);})();
function doGet(event){return BillingApi.doGet(event)}
function doPost(event){return BillingApi.doPost(event)}
function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}
function createApiKey(){return BillingApi.createApiKey()}
function revokeApiKey(){return BillingApi.revokeApiKey()}

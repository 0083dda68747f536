"use strict";var BillingApi=(()=>{var vn=Object.defineProperty;var As=Object.getOwnPropertyDescriptor;var Ss=Object.getOwnPropertyNames;var Ds=Object.prototype.hasOwnProperty;var Ts=(e,t)=>{for(var n in t)vn(e,n,{get:t[n],enumerable:!0})},Es=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let o of Ss(t))!Ds.call(e,o)&&o!==n&&vn(e,o,{get:()=>t[o],enumerable:!(r=As(t,o))||r.enumerable});return e};var Os=e=>Es(vn({},"__esModule",{value:!0}),e);var jl={};Ts(jl,{createApiKey:()=>Il,doGet:()=>El,doPost:()=>Ol,onOpen:()=>Cl,revokeApiKey:()=>Pl,setUp:()=>Ml});var gt="api_key.",Fe="api_key_used.";function xr(e){var t;return(t=e.rolled_from)!=null?t:e.id}function ve(e){let t=[e.revoked_at,
e.expires_at].map(n=>n===null?1/0:Date.parse(n));return Math.min(...t)}function Cs(e){try{return JSON.parse(e)}catch{return null}}
function Ze(e){return Object.keys(e).filter(t=>t.startsWith(gt)).map(t=>{var n;return Cs((n=e[t])!=null?n:"")}).filter(t=>t!==
null)}var kr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function _r(e,t){let n="";for(let r=e;r>0;r=Math.floor(r/62))n=kr.charAt(r%62)+n;return n.padStart(t,"0")}function vt(e,t){
let n="";for(let r=0;n.length<t;r++){let o=[0,1,2].map(()=>e.random.uuid());for(let i of e.digest.sha256(`${r}:${o.join(
":")}`))i<248&&(n+=kr.charAt(i%62))}return n.slice(0,t)}function wr(e){let t=4294967295;for(let n=0;n<e.length;n++){t^=e.charCodeAt(n);for(let r=0;r<8;r++)t=t&1?t>>>1^3988292384:
t>>>1}return~t>>>0}var Ms=32,Is=6,Ps=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function Rr(e){return _r(wr(e),Is)}function Ar(e,t){
var r;let n=Ps.exec(e);return n!==null&&n[1]===t&&Rr((r=n[2])!=null?r:"")===n[3]}function Sr(e,t){let n=vt(e,Ms);return`\
bbk_${t}_${n}${Rr(n)}`}var Qe="keys.1",bn=21600;function Dr(e,t){return JSON.stringify(Ze(e).filter(n=>t<ve(n)))}function xn(e,t,n){var o;return(o=
JSON.parse(e).find(i=>i.hash===t&&n<ve(i)))!=null?o:null}function Tr(e){e.cache.remove(Qe)}var kn=["invoices:read","invoices:write","quotations:read","quotations:write","customers:read","customers:write","produc\
ts:read","products:write","payments:read","payments:write","events:read","webhooks:manage"],_n={full:kn,"read-only":kn.filter(
e=>e.endsWith(":read")),checkout:["invoices:write","quotations:write","customers:write","products:read"]};function Er(e){
return kn.includes(e)}function Or(e,t){return e.includes(t)}function Cr(e){return e.every(t=>t.endsWith(":read"))}var js=100,Fs=80;function Mr(e,t){let n=e.name.trim().length;return n===0||n>Fs?"invalid_name":e.scopes.length===0||!e.scopes.every(Er)?"\
invalid_scopes":e.expires_at!==null&&!(Date.parse(e.expires_at)>t)?"invalid_expiry":null}function Ir(e,t){return e.filter(
n=>t<ve(n)).length<js?null:"too_many_keys"}function Pr(e){let t=e.admittedMs.map((n,r)=>{var o;return n-((o=e.admittedMs[r-1])!=null?o:0)});return[e.savedAtMs,e.unsaved,
...t].map(n=>n.toString(36)).join(",")}function et(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.test(e))return null;let[t=0,n=0,
...r]=e.split(",").map(s=>parseInt(s,36)),o=0;return{admittedMs:r.map(s=>(o+=s,o)),savedAtMs:t,unsaved:n}}function jr(e){
var n,r,o;let t=(r=(n=et(e))==null?void 0:n.admittedMs)!=null?r:[];return(o=t[t.length-1])!=null?o:null}var Ns=90*864e5;var qs=1e4;function Fr(e,t){return Lr(e,(n,r)=>{var i;let o=(i=Mr(t,r))!=null?i:Ir(n,r);return o?{ok:!1,problem:o}:($s(e,
n,r),{ok:!0,...Ls(e,t,{rolledFrom:null,nowMs:r})})})}function Nr(e,t){return Lr(e,(n,r)=>{let o=n.find(s=>s.id===t);if(!o)return{ok:!1,problem:"not_found"};if(o.revoked_at!==
null)return{ok:!0,record:o};let i={...o,revoked_at:bt(r)};return $r(e,i),{ok:!0,record:i}})}function qr(e){let t=e.properties.
getAll();return Ze(t).map(({hash:n,...r})=>{let o=jr(t[Fe+r.id]);return{...r,last_used_at:o===null?null:bt(o)}}).sort((n,r)=>n.
created_at<r.created_at?1:-1)}function Lr(e,t){if(!e.lock.tryAcquire(qs))return{ok:!1,problem:"workspace_busy"};try{return Tr(
e),t(Ze(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function Ls(e,t,n){let r=Sr(e,e.build.keyMode),o={
id:`key_${vt(e,20)}`,name:t.name.trim(),hash:e.digest.sha256Hex(r),last4:r.slice(-4),scopes:[...new Set(t.scopes)],created_at:bt(
n.nowMs),expires_at:t.expires_at===null?null:bt(Date.parse(t.expires_at)),revoked_at:null,rolled_from:n.rolledFrom};return $r(
e,o),{key:r,record:o}}function $r(e,t){e.properties.set(gt+t.id,JSON.stringify(t))}function $s(e,t,n){for(let r of t.filter(
o=>ve(o)<n-Ns))e.properties.delete(gt+r.id),e.properties.delete(Fe+r.id)}function bt(e){return new Date(e).toISOString()}var re=class extends Error{constructor(t){super(`The sheet "${t}" is missing.`),this.name="SheetMissing",this.sheet=t}},
pe=class extends Error{constructor(t,n){super(`Rows ${n.row} to ${n.row+n.rows-1} reach beyond the grid of "${t}".`),this.
name="OutsideGrid"}},Ne=class extends Error{constructor(t){super(t),this.name="ServiceFailure"}};function k(e){try{return e()}catch(t){throw t instanceof re||t instanceof pe?t:new Ne(t instanceof Error?t.message:String(
t))}}function Kr(e){let t=()=>e.getScriptCache();return{get:n=>k(()=>t().get(n)),getAll:n=>k(()=>t().getAll([...n])),put:(n,r,o)=>k(
()=>t().put(n,r,o)),putAll:(n,r)=>k(()=>t().putAll({...n},r)),remove:n=>k(()=>t().remove(n))}}function kt(e,{row:t,column:n,rows:r,columns:o}){let i=`${xt(n)}${t}`,s=`${xt(n+o-1)}${t+r-1}`;return`${wn(e)}!${i}:${s}`}
function Jr(e,t){return`${wn(e)}!${t}:${t}`}function Wr(e,t,n){let r=xt(t);return`${wn(e)}!${r}${n}:${r}`}function xt(e){
let t=(e-1)%26,n=Math.floor((e-1)/26);return(n>0?xt(n):"")+String.fromCharCode(65+t)}function wn(e){return`'${e.replace(
/'/g,"''")}'`}function Br(e){let t=()=>e.getActive(),n=(o,i,s)=>{try{return t().getRange(i).getValues()}catch(u){throw t().getSheetByName(
o)===null?new re(o):Ks(u)?new pe(o,s):u}},r=o=>{try{return t().getRange(kt(o,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(i){
throw t().getSheetByName(o)===null?new re(o):i}};return{read:(o,i)=>k(()=>n(o,kt(o,i),i)),readRow:(o,i)=>k(()=>{var s;return(s=
n(o,Jr(o,i),{row:i,column:1,rows:1,columns:1})[0])!=null?s:[]}),write:(o,i,s,u,a)=>k(()=>{let l={row:i,column:s,rows:u.length,
columns:a.length},c=t().getRange(kt(o,l));c.setNumberFormats(u.map(()=>[...a])),c.setValues(u.map(p=>[...p]))}),flush:()=>k(
()=>e.flush()),find:(o,i,s,u)=>k(()=>t().getRange(Wr(o,i,s)).createTextFinder(u).matchCase(!0).matchEntireCell(!0).findAll().
map(a=>a.getRow())),gridRows:o=>k(()=>r(o).getMaxRows()),lastContentRow:o=>k(()=>r(o).getLastRow()),addRows:(o,i)=>k(()=>{
let s=r(o);s.insertRowsAfter(s.getMaxRows(),i)}),addColumns:(o,i)=>k(()=>{let s=r(o);s.insertColumnsAfter(s.getMaxColumns(),
i)})}}function Ks(e){return e instanceof Error&&/outside the dimensions of the sheet|range not found/i.test(e.message)}function Gr(e){return{openApi:()=>k(()=>e.createHtmlOutputFromFile("openapi").getContent())}}function Ur(e){let t=()=>e.getScriptLock();return{tryAcquire:n=>k(()=>t().tryLock(n)),release:()=>k(()=>t().releaseLock())}}var Yr={error(e,t){console.error(JSON.stringify({event:e,...t}))}};function Vr(e){let t=()=>e.getScriptProperties();return{get:n=>k(()=>t().getProperty(n)),getAll:()=>k(()=>t().getProperties()),
set(n,r){k(()=>t().setProperty(n,r))},delete(n){k(()=>t().deleteProperty(n))}}}function zr(e){let t=n=>k(()=>e.computeDigest(e.DigestAlgorithm.SHA_256,n,e.Charset.UTF_8).map(r=>r&255));return{sha256:t,
sha256Hex:n=>t(n).map(r=>r.toString(16).padStart(2,"0")).join(""),utf8Length:n=>k(()=>e.newBlob(n).getBytes().length)}}function Xr(e){
return{uuid:()=>k(()=>e.getUuid())}}function Hr(e){return{now:()=>Date.now(),dayOf:(t,n)=>k(()=>e.formatDate(new Date(t),
n,"yyyy-MM-dd"))}}function be(){let e=Vr(PropertiesService);return{clock:Hr(Utilities),random:Xr(Utilities),digest:zr(Utilities),properties:e,
cache:Kr(CacheService),lock:Ur(LockService),document:Br(SpreadsheetApp),files:Gr(HtmlService),log:Yr,build:Js()}}function Js(){
return{id:"09565034ca34",keyMode:typeof LOCAL_RUNTIME=="undefined"?"live":"test"}}function Zr(e){var s;let t=Rn(e,"Create an API key","A name, so that you recognise it later:");if(t===null)return;let n=Object.
keys(_n).join(", "),r=Rn(e,"Create an API key",`What it may do (${n}):`);if(r===null)return;let o=(s=Object.entries(_n).
find(([u])=>u===r.trim()))==null?void 0:s[1];if(o===void 0){e.alert("No key was made",`"${r}" is not one of ${n}.`,e.ButtonSet.
OK);return}let i=Fr(be(),{name:t,scopes:o,expires_at:null});i.ok?e.alert("Copy this key now: it is shown this once",i.key,
e.ButtonSet.OK):e.alert("No key was made",`Reason: ${i.problem}.`,e.ButtonSet.OK)}function Qr(e){let t=be(),n=qr(t).filter(
({revoked_at:a})=>a===null),r=n.map(({name:a,last4:l,created_at:c})=>`${a} (\u2026${l}, made ${c.slice(0,10)})`),o=Rn(e,
"Revoke an API key",`${r.join(`
`)}

The last four letters of the key to revoke:`);if(o===null)return;let i=n.find(({last4:a})=>a===o.trim()),s=i===void 0?null:
Nr(t,i.id),u=(s==null?void 0:s.ok)===!0?`"${i==null?void 0:i.name}" is refused from now on.`:`No key ends in "${o}".`;e.
alert((s==null?void 0:s.ok)===!0?"Revoked":"Nothing was revoked",u,e.ButtonSet.OK)}function Rn(e,t,n){let r=e.prompt(t,n,
e.ButtonSet.OK_CANCEL);return r.getSelectedButton()===e.Button.OK?r.getResponseText():null}function _(e,t){return{status:e,title:t}}var _t={malformed_json:_(400,"The body is not valid JSON"),unknown_parameter:_(
400,"Unknown query parameter"),invalid_parameter:_(400,"Invalid query parameter"),cursor_invalid:_(400,"Invalid cursor"),
cursor_mismatch:_(400,"The cursor belongs to another query"),credentials_conflict:_(400,"Two different API keys"),invalid_idempotency_key:_(
400,"Invalid Idempotency-Key"),no_route:_(400,"No path given"),missing_api_key:_(401,"API key missing"),invalid_api_key:_(
401,"Invalid API key"),insufficient_scope:_(403,"The API key lacks a scope"),key_not_allowed_in_url:_(403,"API key not a\
llowed in a URL"),not_found:_(404,"Record not found"),route_not_found:_(404,"No such path"),method_not_allowed:_(405,"Me\
thod not allowed"),invalid_state:_(409,"Not possible in this state"),number_taken:_(409,"The number is taken"),number_reserved:_(
409,"The number is reserved"),external_id_taken:_(409,"The external_id is taken"),sku_taken:_(409,"The sku is taken"),period_locked:_(
409,"The books of this period are closed"),record_quarantined:_(409,"The record needs a correction in the sheet"),payload_too_large:_(
413,"The body is too large"),unsupported_media_type:_(415,"Unsupported media type"),validation_failed:_(422,"Validation \
failed"),idempotency_key_reused:_(422,"Idempotency-Key used with another request"),rate_limited:_(429,"Too many requests"),
internal_error:_(500,"Internal error"),workspace_busy:_(503,"The workspace is busy"),workspace_unavailable:_(503,"The wo\
rkspace is not available"),workspace_misconfigured:_(503,"The workbook needs attention")};var y=class extends Error{constructor(t,n,r={}){super(n),this.name="Refusal",this.code=t,this.facts=r}};function xe(e){let t=e.
length===1?"1 field is invalid.":`${e.length} fields are invalid.`;return new y("validation_failed",t,{problems:e})}function qe(e,t,n){
return new y(e,t,{retryAfterSeconds:n})}var H,Ws={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function eo(e){var t,n,r;return!e&&!H?Ws:{lang:(t=e==null?void 0:e.lang)!=null?t:H==null?void 0:H.lang,message:e==null?void 0:
e.message,abortEarly:(n=e==null?void 0:e.abortEarly)!=null?n:H==null?void 0:H.abortEarly,abortPipeEarly:(r=e==null?void 0:
e.abortPipeEarly)!=null?r:H==null?void 0:H.abortPipeEarly}}var An;function Bs(e){return An==null?void 0:An.get(e)}var Sn;function Gs(e){return Sn==null?void 0:Sn.get(e)}var Dn;function Us(e,t){var n;return(n=Dn==null?void 0:Dn.get(e))==null?void 0:n.get(t)}function Le(e){var n,r,o;let t=typeof e;return t==="string"?`"${e}"`:t==="number"||t==="bigint"||t==="boolean"?`${e}`:t===
"object"||t==="function"?(o=e&&((r=(n=Object.getPrototypeOf(e))==null?void 0:n.constructor)==null?void 0:r.name))!=null?
o:"null":t}function D(e,t,n,r,o){var p,f,m,b,x,A,g,S;let i=o&&"input"in o?o.input:n.value,s=(f=(p=o==null?void 0:o.expected)!=
null?p:e.expects)!=null?f:null,u=(m=o==null?void 0:o.received)!=null?m:Le(i),a={kind:e.kind,type:e.type,input:i,expected:s,
received:u,message:`Invalid ${t}: ${s?`Expected ${s} but r`:"R"}eceived ${u}`,requirement:e.requirement,path:o==null?void 0:
o.path,issues:o==null?void 0:o.issues,lang:r.lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},l=e.kind==="s\
chema",c=(S=(g=(A=(x=(b=o==null?void 0:o.message)!=null?b:e.message)!=null?x:Us(e.reference,a.lang))!=null?A:l?Gs(a.lang):
null)!=null?g:r.message)!=null?S:Bs(a.lang);c!==void 0&&(a.message=typeof c=="function"?c(a):c),l&&(n.typed=!1),n.issues?
n.issues.push(a):n.issues=[a]}function Ys(e){let t=e.length,n=e.length-1;for(let r=0;r<n;)e.codePointAt(r)<=65535?r++:(r+=2,t--);return t}function Vs(e,t){return Object.prototype.hasOwnProperty.call(e,t)&&t!=="__proto__"&&t!=="prototype"&&t!=="constructor"}function zs(e,t){var r;let n=[...new Set(e)];return n.length>1?`(${n.join(` ${t} `)})`:(r=n[0])!=null?r:"never"}function B(e){
return e["~standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},eo())},e}function X(e,t){return{kind:"validation",type:"check",reference:X,async:!1,expects:null,requirement:e,message:t,"~run"(n,r){
return n.typed&&!this.requirement(n.value)&&D(this,"input",n,r),n}}}function Tn(e){return{kind:"validation",type:"integer",reference:Tn,async:!1,expects:null,requirement:Number.isInteger,message:e,
"~run"(t,n){return t.typed&&!this.requirement(t.value)&&D(this,"integer",t,n),t}}}function ke(e,t){return{kind:"validation",type:"max_code_points",reference:ke,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){if(n.typed){let o=Ys(n.value);o>this.requirement&&D(this,"code points",n,r,{received:`${o}`})}return n}}}function En(e,t){return{kind:"validation",type:"max_length",reference:En,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){return n.typed&&n.value.length>this.requirement&&D(this,"length",n,r,{received:`${n.value.length}`}),n}}}function On(e,t){return{kind:"validation",type:"max_value",reference:On,async:!1,expects:`<=${e instanceof Date?e.toJSON():
Le(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value<=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():Le(n.value)}),n}}}function Z(e){return{kind:"metadata",type:"metadata",reference:Z,metadata:e}}function Cn(e,t){return{kind:"validation",type:"min_value",reference:Cn,async:!1,expects:`>=${e instanceof Date?e.toJSON():
Le(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value>=this.requirement)&&D(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():Le(n.value)}),n}}}function Mn(e){return{kind:"transformation",type:"raw_transform",reference:Mn,async:!1,"~run"(t,n){let r=e({dataset:t,config:n,
addIssue:o=>{var i;return D(this,(i=o==null?void 0:o.label)!=null?i:"input",t,n,o)},NEVER:null});return t.issues?t.typed=
!1:t.value=r,t}}}function tt(e,t){return{kind:"validation",type:"regex",reference:tt,async:!1,expects:`${e}`,requirement:e,message:t,"~ru\
n"(n,r){return n.typed&&!this.requirement.test(n.value)&&D(this,"format",n,r),n}}}function In(e){return{kind:"transformation",type:"transform",reference:In,async:!1,operation:e,"~run"(t){return t.value=
this.operation(t.value),t}}}function to(e,t,n){return typeof e.fallback=="function"?e.fallback(t,n):e.fallback}function wt(e,t,n){return typeof e.default=="function"?e.default(t,n):e.default}function Rt(e,t){return B({kind:"schema",type:"array",reference:Rt,expects:"Array",async:!1,item:e,message:t,"~run"(n,r){
var i;let o=n.value;if(Array.isArray(o)){n.typed=!0,n.value=[];for(let s=0;s<o.length;s++){let u=o[s],a=this.item["~run"](
{value:u},r);if(a.issues){let l={type:"array",origin:"value",input:o,key:s,value:u};for(let c of a.issues)c.path?c.path.
unshift(l):c.path=[l],(i=n.issues)==null||i.push(c);if(n.issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.typed||
(n.typed=!1),n.value.push(a.value)}}else D(this,"type",n,r);return n}})}function Pn(e){return B({kind:"schema",type:"boolean",reference:Pn,expects:"boolean",async:!1,message:e,"~run"(t,n){return typeof t.
value=="boolean"?t.typed=!0:D(this,"type",t,n),t}})}function jn(e,t){return B({kind:"schema",type:"nullable",reference:jn,expects:`(${e.expects} | null)`,async:!1,wrapped:e,
default:t,"~run"(n,r){return n.value===null&&(this.default!==void 0&&(n.value=wt(this,n,r)),n.value===null)?(n.typed=!0,
n):this.wrapped["~run"](n,r)}})}function Fn(e,t){return B({kind:"schema",type:"nullish",reference:Fn,expects:`(${e.expects} | null | undefined)`,async:!1,
wrapped:e,default:t,"~run"(n,r){return(n.value===null||n.value===void 0)&&(this.default!==void 0&&(n.value=wt(this,n,r)),
n.value===null||n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,r)}})}function Nn(e){return B({kind:"schema",type:"number",reference:Nn,expects:"number",async:!1,message:e,"~run"(t,n){return typeof t.
value=="number"&&!isNaN(t.value)?t.typed=!0:D(this,"type",t,n),t}})}function qn(e,t){return B({kind:"schema",type:"objec\
t",reference:qn,expects:"Object",async:!1,entries:e,message:t,"~run"(n,r){var i;let o=n.value;if(o&&typeof o=="object"){
n.typed=!0,n.value={};for(let s in this.entries){let u=this.entries[s];if(s in o||(u.type==="exact_optional"||u.type==="\
optional"||u.type==="nullish")&&u.default!==void 0){let a=s in o?o[s]:wt(u),l=u["~run"]({value:a},r);if(l.issues){let c={
type:"object",origin:"value",input:o,key:s,value:a};for(let p of l.issues)p.path?p.path.unshift(c):p.path=[c],(i=n.issues)==
null||i.push(p);if(n.issues||(n.issues=l.issues),r.abortEarly){n.typed=!1;break}}l.typed||(n.typed=!1),n.value[s]=l.value}else if(u.
fallback!==void 0)n.value[s]=to(u);else if(u.type!=="exact_optional"&&u.type!=="optional"&&u.type!=="nullish"&&(D(this,"\
key",n,r,{input:void 0,expected:`"${s}"`,path:[{type:"object",origin:"key",input:o,key:s,value:o[s]}]}),r.abortEarly))break}}else
D(this,"type",n,r);return n}})}function Ln(e,t){return B({kind:"schema",type:"picklist",reference:Ln,expects:zs(e.map(Le),"|"),async:!1,options:e,message:t,
"~run"(n,r){return this.options.includes(n.value)?n.typed=!0:D(this,"type",n,r),n}})}function $n(e,t,n){return B({kind:"schema",type:"record",reference:$n,expects:"Object",async:!1,key:e,value:t,message:n,
"~run"(r,o){var s,u;let i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(let a in i)if(Vs(i,a)){let l=i[a],
c=this.key["~run"]({value:a},o);if(c.issues){let f={type:"object",origin:"key",input:i,key:a,value:l};for(let m of c.issues)
m.path=[f],(s=r.issues)==null||s.push(m);if(r.issues||(r.issues=c.issues),o.abortEarly){r.typed=!1;break}}let p=this.value["\
~run"]({value:l},o);if(p.issues){let f={type:"object",origin:"value",input:i,key:a,value:l};for(let m of p.issues)m.path?
m.path.unshift(f):m.path=[f],(u=r.issues)==null||u.push(m);if(r.issues||(r.issues=p.issues),o.abortEarly){r.typed=!1;break}}
(!c.typed||!p.typed)&&(r.typed=!1),c.typed&&(r.value[c.value]=p.value)}}else D(this,"type",r,o);return r}})}function Kn(e,t){return B({kind:"schema",type:"strict_object",reference:Kn,expects:"Object",async:!1,entries:e,message:t,
"~run"(n,r){var i;let o=n.value;if(o&&typeof o=="object"){n.typed=!0,n.value={};for(let s in this.entries){let u=this.entries[s];
if(s in o||(u.type==="exact_optional"||u.type==="optional"||u.type==="nullish")&&u.default!==void 0){let a=s in o?o[s]:wt(
u),l=u["~run"]({value:a},r);if(l.issues){let c={type:"object",origin:"value",input:o,key:s,value:a};for(let p of l.issues)
p.path?p.path.unshift(c):p.path=[c],(i=n.issues)==null||i.push(p);if(n.issues||(n.issues=l.issues),r.abortEarly){n.typed=
!1;break}}l.typed||(n.typed=!1),n.value[s]=l.value}else if(u.fallback!==void 0)n.value[s]=to(u);else if(u.type!=="exact_\
optional"&&u.type!=="optional"&&u.type!=="nullish"&&(D(this,"key",n,r,{input:void 0,expected:`"${s}"`,path:[{type:"objec\
t",origin:"key",input:o,key:s,value:o[s]}]}),r.abortEarly))break}if(!n.issues||!r.abortEarly){for(let s in o)if(!Object.
prototype.hasOwnProperty.call(this.entries,s)){D(this,"key",n,r,{input:s,expected:"never",path:[{type:"object",origin:"k\
ey",input:o,key:s,value:o[s]}]});break}}}else D(this,"type",n,r);return n}})}function F(e){return B({kind:"schema",type:"string",reference:F,expects:"string",async:!1,message:e,"~run"(t,n){return typeof t.
value=="string"?t.typed=!0:D(this,"type",t,n),t}})}function Jn(){return B({kind:"schema",type:"unknown",reference:Jn,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,
e}})}function T(...e){return B({...e[0],pipe:e,"~run"(t,n){for(let r of e)if(r.kind!=="metadata"){if(t.issues&&(r.kind==="sch\
ema"||r.kind==="transformation")){t.typed=!1;break}(!t.issues||!n.abortEarly&&!n.abortPipeEarly)&&(t=r["~run"](t,n))}return t}})}function no(e,t,n){let r=e["~run"]({value:t},eo(n));return{typed:r.typed,success:!r.issues,output:r.value,issues:r.issues}}function h(e,t){return`${e} ${t}`}function ro(e){let t=e.indexOf(" ");return{code:e.slice(0,t),message:e.slice(t+1)}}function oo(e,t){
return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}function $(e){return{schema:T(F(h("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),ke(100,h("too_lon\
g","Must have at most 100 characters.")),Z({prefix:e})),cell:"text"}}var io=/^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;var nt="0123456789ABCDEFGHJKMNPQRSTVWXYZ",uo=10,ao=9,Xs=7;function At(e,t,n,r){let o=so(t,uo)+Hs(r);return`${e}_${o}${lo(
so(n,Xs),o)}`}function $e(e,t){var s;let n=io.exec(e);if(n===null||n[1]!==t)return null;let r=(s=n[2])!=null?s:"",o=uo+ao;
return lo(r.slice(o),r.slice(0,o)).split("").reduce((u,a)=>u*32+nt.indexOf(a),0)}function so(e,t){let n=e,r="";for(let o=0;o<
t;o+=1)r=nt.charAt(n%32)+r,n=Math.floor(n/32);return r}function Hs(e){let t=e.replace(/-/g,""),n=t.slice(0,12)+t.slice(18),
r="";for(let o=0;o<ao;o+=1)r+=nt.charAt(Number.parseInt(n.slice(o*2,o*2+2),16)%32);return r}function lo(e,t){let n=2166136261;
for(let o=0;o<t.length;o+=1)n=Math.imul(n^t.charCodeAt(o),16777619);let r="";for(let o=0;o<e.length;o+=1)n=Math.imul(n^n>>>
15,739982445)+o,r+=nt.charAt((nt.indexOf(e.charAt(o))^n>>>24)&31);return r}var co={admittedMs:[],savedAtMs:0,unsaved:0};function rt(e,t){var n;return Math.max(t,(n=e.admittedMs[e.admittedMs.length-
1])!=null?n:0)}function Wn(e,t){return e.admittedMs.filter(n=>t-n<6e4)}function Bn(e,t){var u;let n=rt(e,t),r=Wn(e,n),o=r.
length<100,i=o?[...r,n]:r,s=((u=i[0])!=null?u:n)+6e4;return{admitted:o,remaining:100-i.length,resetAtMs:s,retryAfterSeconds:Math.
max(1,Math.ceil((s-t)/1e3)),log:{...e,admittedMs:i,unsaved:e.unsaved+(o?1:0)}}}var St=19,po=36e5;function fo(e){return rt(e,0)-e.savedAtMs>=po?!0:e.admittedMs.length>St&&e.unsaved>St}function mo(e){return{
...e,savedAtMs:rt(e,0),unsaved:0}}function yo(e,t){if(e===null)return co;let n=rt(e,t),r=Wn(e,n),i=n-e.savedAtMs>=po+6e4?
0:Math.min(St,100-r.length),s=[...r,...new Array(i).fill(n)];return{...e,admittedMs:s,unsaved:St}}function ot(e){return`rate.${e.slice(0,16)}`}function ho(e,t){let n=et(e),r=n&&Bn(n,t);return r&&!r.admitted?r:null}function go(e,t,n){
let r=Fe+t.id,o=n.logSeen?vo(e,t):null,{found:i,missed:s}=o?{found:o,missed:!1}:Zs(e,t,n),u=Bn(i,e.clock.now()),a=u.admitted&&
fo(u.log),l=a?mo(u.log):u.log,c=Pr(l);a&&e.properties.set(r,c);let p=u.admitted||s;return Un(e,p?{...n.unwritten,[ot(t.hash)]:c}:
n.unwritten),u}function Un(e,t){let[n,r]=Object.entries(t);r?e.cache.putAll(t,bn):n&&e.cache.put(n[0],n[1],bn)}function vo(e,t){
return et(e.cache.get(ot(t.hash)))}function Zs(e,t,n){var a;let r=Fe+t.id,o=n.properties?(a=n.properties[r])!=null?a:null:
e.properties.get(r),i=et(o),u=!n.logSeen&&i!==null&&i.savedAtMs>=n.firstReadMs?vo(e,t):null;return u?{found:u,missed:!1}:
{found:yo(i,e.clock.now()),missed:!0}}var Qs=1e4;function bo(e){return[Qe,ot(e)]}function xo(e,t,n){let r=e.clock.now(),o=n[Qe],i=n[ot(t)];if(o!==void 0){let s=xn(
o,t,r);if(!s)return{outcome:"invalid_api_key"};let u=ho(i,r);if(u)return{outcome:"rate_limited",key:s,rate:u}}if(!e.lock.
tryAcquire(Qs))return{outcome:"workspace_busy"};try{return eu(e,t,{table:o,logSeen:i!==void 0,firstReadMs:r})}finally{e.
lock.release()}}function eu(e,t,n){var p;let r=e.clock.now(),o=n.table===void 0?e.properties.getAll():null,i=o?Dr(o,r):(p=
n.table)!=null?p:"",s=o?{[Qe]:i}:{},u=xn(i,t,r);if(!u)return Un(e,s),{outcome:"invalid_api_key"};let{logSeen:a,firstReadMs:l}=n,
c=go(e,u,{firstReadMs:l,logSeen:a,properties:o,unwritten:s});return{outcome:c.admitted?"admitted":"rate_limited",key:u,rate:c}}var tu=/^bearer(?: +(.*))?$/i;function ko(e,t){var i,s,u,a,l;let n=(a=(u=(s=tu.exec(((i=e.authorization)!=null?i:"").trim()))==
null?void 0:s[1])==null?void 0:u.trim())!=null?a:"",r=((l=e["x-api-key"])!=null?l:"").trim();if(n&&r&&n!==r)return{ok:!1,
code:"credentials_conflict"};let o=n||r;return o?Ar(o,t)?{ok:!0,key:o}:{ok:!1,code:"invalid_api_key"}:{ok:!1,code:"missi\
ng_api_key"}}var _e="settings";var it={name:"",currency:"EUR",time_zone:"Etc/UTC",payment_terms_days:30,invoice_number:"INV-{YYYY}-{SEQ:4}",quotation_number:"\
QUO-{YYYY}-{SEQ:4}",fiscal_year_start:1,books_closed_through:null};function _o(e,t){let n=t!=null?t:nu(e);return n===null?
it:{...it,...JSON.parse(n)}}function nu(e){let t=e.properties.get(_e);return t!==null&&e.cache.put(_e,t,600),t}function wo(e,t){
let n=JSON.stringify(t);e.properties.set(_e,n),e.cache.put(_e,n,600)}var st="hints";var ru={journal:null,applied:0,tails:{},layouts:{}};function Ro(e){return e===void 0?ru:JSON.parse(e)}var ou=6e4/1e3,Ao=`"default";q=${100};w=${ou}`;function Tt(e){return{RateLimit:`"default";r=${e.remaining};t=${e.retryAfterSeconds}`,
"X-RateLimit-Limit":String(100),"X-RateLimit-Remaining":String(e.remaining),"X-RateLimit-Reset":String(Math.ceil(e.resetAtMs/
1e3))}}var So={missing_api_key:'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',invalid_api_key:"\
The API key is not valid. Make one in the developer area of the spreadsheet.",credentials_conflict:"Authorization and x-\
api-key carry different API keys. Send one."};function Do(e,t){let n=ko(t.headers,e.build.keyMode);if(!n.ok)throw new y(
n.code,So[n.code]);let r=e.digest.sha256Hex(n.key),o=e.cache.getAll([...bo(r),st,_e]),i=xo(e,r,o);switch(i.outcome){case"\
invalid_api_key":throw new y("invalid_api_key",So.invalid_api_key);case"workspace_busy":throw qe("workspace_busy","Other\
 requests are in progress. Send the request again.",2);case"rate_limited":throw new y("rate_limited",`At most 100 reques\
ts in 60 seconds. Wait ${i.rate.retryAfterSeconds} seconds.`,{headers:Tt(i.rate),retryAfterSeconds:i.rate.retryAfterSeconds});case"\
admitted":return{...i,session:iu(e,o)}}}function To({keyInUrl:e},{scopes:t}){if(!(e!==!0||Cr(t)))throw new y("key_not_al\
lowed_in_url","Only a key whose scopes are all read-only may be sent in a URL.")}function iu(e,t){let n=_o(e,t[_e]),r=e.
clock.dayOf(e.clock.now(),n.time_zone);return{workspace:e,settings:n,today:r,hints:Ro(t[st]),hasUnflushedWrites:!1,seenLayouts:new Map}}var Eo="/api/v1";function Oo(e,t,n){let r=n.startsWith(`${Eo}/`)?n.slice(Eo.length).replace(/(.)\/$/,"$1"):"",o=e.flatMap(
a=>{let l=su(a.path,r);return l===null?[]:[{route:a,id:l}]});if(o.length===0)throw new y("route_not_found",`There is not\
hing at ${n}.`);let i=o.find(({route:a})=>a.method===t);if(i!==void 0)return i;let s=o.map(({route:a})=>a.method),u=[...s,
...s.includes("GET")?["HEAD"]:[]].join(", ");throw new y("method_not_allowed",`${n} does not take ${t}. It takes ${u}.`,
{headers:{Allow:u}})}function su(e,t){var i;let n=e.split("/"),r=t.split("/");if(n.length!==r.length)return null;let o="";
for(let[s,u]of n.entries()){let a=(i=r[s])!=null?i:"";if(u!=="{id}"){if(u!==a)return null;continue}if(a==="")return null;
o=a}return o}function Co(e,{method:t,path:n}){return t!=="GET"?null:n==="/health"?{status:200,body:JSON.stringify({object:"health",status:"\
ok",build:e.build.id})}:n==="/openapi.json"?{status:200,body:e.files.openApi()}:null}var Mo=5;function Et(e){if(e instanceof y)return e;if(e instanceof re){let t=`The sheet "${e.sheet}" is missing. Run Set\
up from the menu of the spreadsheet, or rename it back.`;return new y("workspace_misconfigured",t,{members:{sheet:e.sheet},
retryAfterSeconds:60})}return e instanceof Ne?new y("workspace_unavailable","Google did not carry out the request. Send \
it again.",{retryAfterSeconds:Mo}):null}function Ot({code:e,message:t,facts:n},r,o){var c,p,f;let{status:i,title:s}=_t[e],
u=[...((c=n.problems)!=null?c:[]).map(({details:m,...b})=>({...b,...m})),...(p=n.parameters)!=null?p:[]],a={type:uu(e),title:s,
status:i,code:e,detail:t,instance:r,request_id:o,...u.length>0?{errors:u}:{},...n.members},l=(f=n.retryAfterSeconds)!=null?
f:i===503?Mo:void 0;return{status:i,body:JSON.stringify(a),headers:{"Content-Type":"application/problem+json",...n.headers,
...i===401?{"WWW-Authenticate":'Bearer realm="Business Billing API"'}:{},...l===void 0?{}:{"Retry-After":String(l)}}}}function uu(e){
return`urn:problem-type:billing:${e}`}function Io(e,t){let n=no(e,t);if(n.success)return{ok:!0,value:n.output};let r=n.issues.map(au),o=r.filter(({code:i})=>i===
"required").map(({pointer:i})=>i);return{ok:!1,problems:r.filter(({pointer:i,code:s})=>s==="required"||!o.includes(i))}}
function Po(e,t){return t===""?null:t}function au(e){var r;let t=((r=e.path)!=null?r:[]).reduce((o,i)=>oo(o,String(i.key)),
"");return(e.input===null||e.input===void 0)&&t!==""?{pointer:t,code:"required",message:"Must be given."}:{pointer:t,...ro(
e.message)}}function jo({headers:e,body:t}){var r,o;if(((o=((r=e["content-type"])!=null?r:"application/json").split(";")[0])==null?void 0:
o.trim().toLowerCase())!=="application/json")throw new y("unsupported_media_type","Send the body as JSON, with Content-T\
ype: application/json.");try{return JSON.parse(t,Po)}catch(i){throw new y("malformed_json",`The body is not valid JSON: ${i instanceof
Error?i.message:"it cannot be read"}.`)}}function Ke(e,t){let n=t.map(r=>({name:r,edits:lu(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:o})=>o<=Math.
max(2,Math.floor(r.length/3))).sort((r,o)=>r.edits-o.edits)[0];return n===void 0?null:n.name}function lu(e,t){var o,i,s,
u;let n=e.slice(0,60),r=Array.from({length:t.length+1},(a,l)=>l);for(let a=1;a<=n.length;a+=1){let l=[a];for(let c=1;c<=
t.length;c+=1){let p=((o=r[c-1])!=null?o:0)+(n[a-1]===t[c-1]?0:1);l[c]=Math.min(((i=r[c])!=null?i:0)+1,((s=l[c-1])!=null?
s:0)+1,p)}r=l}return(u=r[t.length])!=null?u:0}function Fo(e,t){let n={},r=[];for(let[i,s]of e)t.includes(i)?i in n?r.push({parameter:i,code:"invalid_parameter",message:"\
Give it once."}):n[i]=s:r.push({parameter:i,code:"unknown_parameter",message:cu(i,t)});let[o]=r;if(o===void 0)return n;throw new y(
o.code,`The parameter "${o.parameter}": ${o.message}`,{parameters:r})}function cu(e,t){if(t.length===0)return"This path \
takes no query parameters.";let n=Ke(e,t);return n===null?`Known here: ${t.join(", ")}.`:`Did you mean "${n}"?`}function No(e,t,n){let r=At("req",e.clock.now(),0,e.random.uuid()),o=n.method==="HEAD",i=pu(e,t,o?{...n,method:"GET"}:n,
r);return{status:i.status,headers:{"Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,"RateLi\
mit-Policy":Ao,...i.headers},body:o?"":i.body}}function pu(e,t,n,r){var i;let o={headers:{}};try{let s=fu(e,t,n,o);return{
...s,headers:{...o.headers,...s.headers}}}catch(s){let u=(i=Et(s))!=null?i:du(e,s,r),a=Ot(u,n.path,r);return{...a,headers:{
...o.headers,...a.headers}}}}function fu(e,t,n,r){mu(e,n);let o=Co(e,n);if(o!==null)return o;let i=Do(e,n);r.headers=Tt(
i.rate),To(n,i.key);let{route:s,id:u}=Oo(t,n.method,n.path);if(!Or(i.key.scopes,s.scope))throw new y("insufficient_scope",
`The API key needs the scope ${s.scope}.`,{members:{required_scope:s.scope}});let a=s.method==="POST"?jo(n):void 0,l=Fo(
n.query,s.parameters);return s.run({session:i.session,key:i.key,request:n,id:u,query:l,body:a})}function mu({digest:e},{
body:t}){if(!(t.length*3<=262144||e.utf8Length(t)<=262144))throw new y("payload_too_large",`A body has at most ${262144/
1024} KiB.`)}function du({log:e},t,n){var o;let r=t instanceof Error?`${t.message}
${(o=t.stack)!=null?o:""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new y("internal_error",`${_t.
internal_error.title}. Tell the owner this request id: ${n}.`)}function qo({mode:e}){return e==="required"||e==="optional"||e==="always"||e==="input"}function ut({mode:e}){return e!==
"derived"&&e!=="input"}function Ct({mode:e}){return e!=="internal"&&e!=="input"}function oe(e,t,n={}){return{kind:e,mode:"\
required",description:t,...n}}function d(e,t,n={}){return{kind:e,mode:"optional",description:t,...n}}function w(e,t,n={}){
return{kind:e,mode:"always",description:t,...n}}function U(e,t,n={}){return{kind:e,mode:"server",description:t,...n}}function E(e,t,n={}){
return{kind:e,mode:"stamped",description:t,...n}}function Lo(e,t){return{kind:e,mode:"input",description:t}}function $o(e,t,n={}){
return{kind:e,mode:"internal",description:t,...n}}function N(e,t){return{kind:e,mode:"derived",description:t}}var Y={schema:Pn(h("invalid_type","Must be true or false.")),cell:"boolean"};function we(e){return{schema:T(F(h("invalid_type","Must be a text.")),Ln(e,t=>{let n=Ke(String(t.input),e),r=n===null?"":
` Did you mean "${n}"?`;return h("invalid_enum",`Must be one of ${e.join(", ")}.${r}`)})),cell:"text"}}var yu=[[2,"AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW \
CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR \
IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN \
NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB \
TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG"],[0,"BIF CLP DJF GNF ISK JPY KM\
F KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],[3,"BHD IQD JOD KWD LYD OMR TND"]],hu=/^[A-Z]{3}$/;function Q(e){let t=hu.test(
e)?yu.find(([,n])=>n.includes(e)):void 0;return t?t[0]:null}var gu=/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/,
vu=h("invalid_type","Must be a text.");function v(e){return{schema:T(F(vu),X(t=>/\S/.test(t),h("required","Must hold mor\
e than blanks.")),X(t=>!gu.test(t),h("invalid_format","Must not hold control characters other than TAB, LF and CR, or lo\
ne surrogates.")),ke(e,h("too_long",`Must have at most ${e} characters.`)),Z({form:"text"})),cell:"text"}}function q(e){
return{schema:T(v(e).schema,X(t=>t.trim()===t,h("invalid_format","Must not begin or end with blanks.")),Z({form:"code"})),
cell:"text"}}function Vn(e,t,n){return{schema:T(q(e).schema,tt(t,n)),cell:"text"}}var Re={schema:T(q(10).schema,X(e=>Q(e)!==null,h("invalid_currency","Must be an ISO 4217 currency code in upper case, fo\
r example EUR."))),cell:"text"},zn=Vn(2,/^[A-Z]{2}$/,h("invalid_format","Must be a country code of two upper-case letter\
s, for example DE.")),fe=Vn(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,h("invalid_email","\
Must be an e-mail address, for example ada@example.com.")),Xn=q(50);var bu="1900-01-01",xu="2999-12-31",Ko=/^\d{4}-\d\d-\d\d$/;function Mt(e){return Ko.test(e)&&Wo(e)&&Uo(Bo(e))===e}function Jo(e,t){let n=Uo(Bo(e)+t);return Ko.test(n)&&Wo(n)?n:null}
function Ae(e,t){return e===t?0:e<t?-1:1}function Wo(e){return e>=bu&&e<=xu}function Bo(e){let[t=0,n=0,r=0]=e.split("-").
map(Number),o=n<3?t-1:t,i=Math.floor(o/4)-Math.floor(o/100)+Math.floor(o/400);return o*365+i+Go((n+9)%12)+r-1}function Go(e){
return Math.floor((e*153+2)/5)}function Uo(e){let t=Math.floor(e/146097),n=e-t*146097,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),o=Math.floor((n-r)/365),i=n-(o*365+Math.floor(o/4)-Math.floor(o/100)),s=Math.floor((i*5+2)/153),
u=(s+2)%12+1,a=t*400+o+(u<3?1:0);return`${Hn(a,4)}-${Hn(u,2)}-${Hn(i-Go(s)+1,2)}`}function Hn(e,t){return String(e).padStart(
t,"0")}var Se={schema:T(F(h("invalid_type","Must be a text of the form YYYY-MM-DD.")),X(Mt,h("invalid_date","Must be a real cal\
endar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},ie={schema:T(F(h("invalid_type","Must be a text.")),
tt(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,h("invalid_format","Must be a UTC time of the form 2026-01-31T12:00:00.000\
Z."))),cell:"text"};var ku=20,_u=1,De=1e6,Yo=1e6,wu=-7,Ru=21,Au=!1,at="[big.js] ",Te=at+"Invalid ",It=Te+"decimal places",Su=Te+"rounding mo\
de",Vo=at+"Division by zero",R={},ee=void 0,Du=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function zo(){function e(t){var n=this;
if(!(n instanceof e))return t===ee&&arguments.length===0?zo():new e(t);if(t instanceof e)n.s=t.s,n.e=t.e,n.c=t.c.slice();else{
if(typeof t!="string"){if(e.strict===!0&&typeof t!="bigint")throw TypeError(Te+"value");t=t===0&&1/t<0?"-0":String(t)}Tu(
n,t)}n.constructor=e}return e.prototype=R,e.DP=ku,e.RM=_u,e.NE=wu,e.PE=Ru,e.strict=Au,e.roundDown=0,e.roundHalfUp=1,e.roundHalfEven=
2,e.roundUp=3,e}function Tu(e,t){var n,r,o;if(!Du.test(t))throw Error(Te+"number");for(e.s=t.charAt(0)=="-"?(t=t.slice(1),
-1):1,(n=t.indexOf("."))>-1&&(t=t.replace(".","")),(r=t.search(/e/i))>0?(n<0&&(n=r),n+=+t.slice(r+1),t=t.substring(0,r)):
n<0&&(n=t.length),o=t.length,r=0;r<o&&t.charAt(r)=="0";)++r;if(r==o)e.c=[e.e=0];else{for(;o>0&&t.charAt(--o)=="0";);for(e.
e=n-r-1,e.c=[],n=0;r<=o;)e.c[n++]=+t.charAt(r++)}return e}function Ee(e,t,n,r){var o=e.c;if(n===ee&&(n=e.constructor.RM),
n!==0&&n!==1&&n!==2&&n!==3)throw Error(Su);if(t<1)r=n===3&&(r||!!o[0])||t===0&&(n===1&&o[0]>=5||n===2&&(o[0]>5||o[0]===5&&
(r||o[1]!==ee))),o.length=1,r?(e.e=e.e-t+1,o[0]=1):o[0]=e.e=0;else if(t<o.length){if(r=n===1&&o[t]>=5||n===2&&(o[t]>5||o[t]===
5&&(r||o[t+1]!==ee||o[t-1]&1))||n===3&&(r||!!o[0]),o.length=t,r){for(;++o[--t]>9;)if(o[t]=0,t===0){++e.e,o.unshift(1);break}}
for(t=o.length;!o[--t];)o.pop()}return e}function Oe(e,t,n){var r=e.e,o=e.c.join(""),i=o.length;if(t)o=o.charAt(0)+(i>1?
"."+o.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)o="0"+o;o="0."+o}else if(r>0)if(++r>i)for(r-=i;r--;)o+="0";else
r<i&&(o=o.slice(0,r)+"."+o.slice(r));else i>1&&(o=o.charAt(0)+"."+o.slice(1));return e.s<0&&n?"-"+o:o}R.abs=function(){var e=new this.
constructor(this);return e.s=1,e};R.cmp=function(e){var t,n=this,r=n.c,o=(e=new n.constructor(e)).c,i=n.s,s=e.s,u=n.e,a=e.
e;if(!r[0]||!o[0])return r[0]?i:o[0]?-s:0;if(i!=s)return i;if(t=i<0,u!=a)return u>a^t?1:-1;for(s=(u=r.length)<(a=o.length)?
u:a,i=-1;++i<s;)if(r[i]!=o[i])return r[i]>o[i]^t?1:-1;return u==a?0:u>a^t?1:-1};R.div=function(e){var t=this,n=t.constructor,
r=t.c,o=(e=new n(e)).c,i=t.s==e.s?1:-1,s=n.DP;if(s!==~~s||s<0||s>De)throw Error(It);if(!o[0])throw Error(Vo);if(!r[0])return e.
s=i,e.c=[e.e=0],e;var u,a,l,c,p,f=o.slice(),m=u=o.length,b=r.length,x=r.slice(0,u),A=x.length,g=e,S=g.c=[],j=0,W=s+(g.e=
t.e-e.e)+1;for(g.s=i,i=W<0?0:W,f.unshift(0);A++<u;)x.push(0);do{for(l=0;l<10;l++){if(u!=(A=x.length))c=u>A?1:-1;else for(p=
-1,c=0;++p<u;)if(o[p]!=x[p]){c=o[p]>x[p]?1:-1;break}if(c<0){for(a=A==u?o:f;A;){if(x[--A]<a[A]){for(p=A;p&&!x[--p];)x[p]=
9;--x[p],x[A]+=10}x[A]-=a[A]}for(;!x[0];)x.shift()}else break}S[j++]=c?l:++l,x[0]&&c?x[A]=r[m]||0:x=[r[m]]}while((m++<b||
x[0]!==ee)&&i--);return!S[0]&&j!=1&&(S.shift(),g.e--,W--),j>W&&Ee(g,W,n.RM,x[0]!==ee),g};R.eq=function(e){return this.cmp(
e)===0};R.gt=function(e){return this.cmp(e)>0};R.gte=function(e){return this.cmp(e)>-1};R.lt=function(e){return this.cmp(
e)<0};R.lte=function(e){return this.cmp(e)<1};R.minus=R.sub=function(e){var t,n,r,o,i=this,s=i.constructor,u=i.s,a=(e=new s(
e)).s;if(u!=a)return e.s=-a,i.plus(e);var l=i.c.slice(),c=i.e,p=e.c,f=e.e;if(!l[0]||!p[0])return p[0]?e.s=-a:l[0]?e=new s(
i):e.s=1,e;if(u=c-f){for((o=u<0)?(u=-u,r=l):(f=c,r=p),r.reverse(),a=u;a--;)r.push(0);r.reverse()}else for(n=((o=l.length<
p.length)?l:p).length,u=a=0;a<n;a++)if(l[a]!=p[a]){o=l[a]<p[a];break}if(o&&(r=l,l=p,p=r,e.s=-e.s),(a=(n=p.length)-(t=l.length))>
0)for(;a--;)l[t++]=0;for(a=t;n>u;){if(l[--n]<p[n]){for(t=n;t&&!l[--t];)l[t]=9;--l[t],l[n]+=10}l[n]-=p[n]}for(;l[--a]===0;)
l.pop();for(;l[0]===0;)l.shift(),--f;return l[0]||(e.s=1,l=[f=0]),e.c=l,e.e=f,e};R.mod=function(e){var t,n=this,r=n.constructor,
o=n.s,i=(e=new r(e)).s;if(!e.c[0])throw Error(Vo);return n.s=e.s=1,t=e.cmp(n)==1,n.s=o,e.s=i,t?new r(n):(o=r.DP,i=r.RM,r.
DP=r.RM=0,n=n.div(e),r.DP=o,r.RM=i,this.minus(n.times(e)))};R.neg=function(){var e=new this.constructor(this);return e.s=
-e.s,e};R.plus=R.add=function(e){var t,n,r,o=this,i=o.constructor;if(e=new i(e),o.s!=e.s)return e.s=-e.s,o.minus(e);var s=o.
e,u=o.c,a=e.e,l=e.c;if(!u[0]||!l[0])return l[0]||(u[0]?e=new i(o):e.s=o.s),e;if(u=u.slice(),t=s-a){for(t>0?(a=s,r=l):(t=
-t,r=u),r.reverse();t--;)r.push(0);r.reverse()}for(u.length-l.length<0&&(r=l,l=u,u=r),t=l.length,n=0;t;u[t]%=10)n=(u[--t]=
u[t]+l[t]+n)/10|0;for(n&&(u.unshift(n),++a),t=u.length;u[--t]===0;)u.pop();return e.c=u,e.e=a,e};R.pow=function(e){var t=this,
n=new t.constructor("1"),r=n,o=e<0;if(e!==~~e||e<-Yo||e>Yo)throw Error(Te+"exponent");for(o&&(e=-e);e&1&&(r=r.times(t)),
e>>=1,!!e;)t=t.times(t);return o?n.div(r):r};R.prec=function(e,t){if(e!==~~e||e<1||e>De)throw Error(Te+"precision");return Ee(
new this.constructor(this),e,t)};R.round=function(e,t){if(e===ee)e=0;else if(e!==~~e||e<-De||e>De)throw Error(It);return Ee(
new this.constructor(this),e+this.e+1,t)};R.sqrt=function(){var e,t,n,r=this,o=r.constructor,i=r.s,s=r.e,u=new o("0.5");
if(!r.c[0])return new o(r);if(i<0)throw Error(at+"No square root");i=Math.sqrt(+Oe(r,!0,!0)),i===0||i===1/0?(t=r.c.join(
""),t.length+s&1||(t+="0"),i=Math.sqrt(t),s=((s+1)/2|0)-(s<0||s&1),e=new o((i==1/0?"5e":(i=i.toExponential()).slice(0,i.
indexOf("e")+1))+s)):e=new o(i+""),s=e.e+(o.DP+=4);do n=e,e=u.times(n.plus(r.div(n)));while(n.c.slice(0,s).join("")!==e.
c.slice(0,s).join(""));return Ee(e,(o.DP-=4)+e.e+1,o.RM)};R.times=R.mul=function(e){var t,n=this,r=n.constructor,o=n.c,i=(e=
new r(e)).c,s=o.length,u=i.length,a=n.e,l=e.e;if(e.s=n.s==e.s?1:-1,!o[0]||!i[0])return e.c=[e.e=0],e;for(e.e=a+l,s<u&&(t=
o,o=i,i=t,l=s,s=u,u=l),t=new Array(l=s+u);l--;)t[l]=0;for(a=u;a--;){for(u=0,l=s+a;l>a;)u=t[l]+i[a]*o[l-a-1]+u,t[l--]=u%10,
u=u/10|0;t[l]=u}for(u?++e.e:t.shift(),a=t.length;!t[--a];)t.pop();return e.c=t,e};R.toExponential=function(e,t){var n=this,
r=n.c[0];if(e!==ee){if(e!==~~e||e<0||e>De)throw Error(It);for(n=Ee(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}
return Oe(n,!0,!!r)};R.toFixed=function(e,t){var n=this,r=n.c[0];if(e!==ee){if(e!==~~e||e<0||e>De)throw Error(It);for(n=
Ee(new n.constructor(n),e+n.e+1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return Oe(n,!1,!!r)};R.toJSON=R.toString=function(){
var e=this,t=e.constructor;return Oe(e,e.e<=t.NE||e.e>=t.PE,!!e.c[0])};typeof Symbol!="undefined"&&(R[Symbol.for("nodejs\
.util.inspect.custom")]=R.toJSON);R.toNumber=function(){var e=+Oe(this,!0,!0);if(this.constructor.strict===!0&&!this.eq(
e.toString()))throw Error(at+"Imprecise conversion");return e};R.toPrecision=function(e,t){var n=this,r=n.constructor,o=n.
c[0];if(e!==ee){if(e!==~~e||e<1||e>De)throw Error(Te+"precision");for(n=Ee(new r(n),e,t);n.c.length<e;)n.c.push(0)}return Oe(
n,e<=n.e||n.e<=r.NE||n.e>=r.PE,!!o)};R.valueOf=function(){var e=this,t=e.constructor;if(t.strict===!0)throw Error(at+"va\
lueOf disallowed");return Oe(e,e.e<=t.NE||e.e>=t.PE,!0)};var Eu=zo(),M=Eu;var Ou=12,Cu=15,Mu=/^-?\d+(\.\d+)?$/;function Je(e){return typeof e=="string"?Mu.test(e)?Xo(e):{ok:!1,code:"invalid_form\
at"}:typeof e!="number"||Number.isNaN(e)?{ok:!1,code:"invalid_type"}:Number.isFinite(e)?Xo(e):{ok:!1,code:"out_of_range"}}
function Xo(e){let t=M(e);return Ho(t)?{ok:!0,value:t.toFixed()}:{ok:!1,code:"out_of_range"}}function Ho(e){return e.e<Ou&&
e.c.length<=Cu}function Pt(e){return Ho(M(e))}function Zn(e){return M(e).toFixed()}function me(e){let{c:t,e:n}=M(e);return Math.
max(0,t.length-1-n)}function L(e,t){return M(e).cmp(t)}function de(e){return M(e).lt(0)}function P(e){return M(e).eq(0)}
function Ce(e,t){return M(e).plus(t).toFixed()}function se(e,t){return M(e).minus(t).toFixed()}function V(e,t){return M(
e).times(t).toFixed()}function Me(e){return e.reduce((t,n)=>t.plus(n),M(0)).toFixed()}function Zo(e,t,n){return M(e).div(
t).round(n).toFixed()}function Qo(e,t){let n=M(e).mod(t);return{quotient:M(e).minus(n).div(t).toFixed(),remainder:n.toFixed()}}
function We(e,t){return M(e).round(t).toFixed()}function ei(e){return M(`1e-${e}`).toFixed()}function jt(e,t){return M(e).
round(t).toFixed(t)}function Qn(e){return Number(Zn(e))}var Iu={invalid_type:h("invalid_type","Must be a number, or a decimal number as text."),invalid_format:h("invalid_format",
'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:h("out_of_range","Must have at\
 most 12 digits before the point and 15 significant digits.")};function ti(e,t){return{schema:T(Jn(),Mn(({dataset:n,addIssue:r,
NEVER:o})=>{let i=Je(n.value),s=i.ok?Pu(i.value,e):Iu[i.code];return s!==null&&r({message:s}),i.ok&&s===null?i.value:o}),
Z({rules:e})),cell:"number",decimal:t}}function Pu(e,{min:t,max:n,decimals:r,notZero:o}){return o===!0&&P(e)?h("out_of_r\
ange","Must not be zero."):t!==void 0&&L(e,t)<0?h("out_of_range",`Must be at least ${t}.`):n!==void 0&&L(e,n)>0?h("out_o\
f_range",`Must be at most ${n}.`):r!==void 0&&me(e)>r?h("too_many_decimals",`Must have at most ${r} decimals.`):null}function Ft(e={}){
return ti(e,{as:"number",money:!1})}function O(e={},t="number"){return ti(e,{as:t,money:!0})}var te=Ft({min:"0",max:"100",
decimals:4});function lt(e,t){let n=h("out_of_range",`Must be a whole number from ${e} to ${t}.`);return{schema:T(Nn(h("invalid_type",
"Must be a number.")),Tn(n),Cn(e,n),On(t,n)),cell:"number"}}var er=50,ju=["__proto__","constructor","prototype"],tr=$n(T(F(),ke(40,h("too_long","A name must have at most 40 charact\
ers."))),jn(v(500).schema),h("invalid_type","Must be an object of texts.")),Fu={...tr,"~run"(e,t){let n=e.value;if(Array.
isArray(n))return tr["~run"]({typed:!1,value:"a list"},t);let r=typeof n=="object"&&n!==null?Object.keys(n):[],o=tr["~ru\
n"](e,t);for(let i of r.filter(s=>ju.includes(s))){let s=h("invalid_format",`The name ${i} is reserved.`);D(this,"key",o,
t,{input:i,expected:"another name",message:s})}return o}},Ie={schema:T(Fu,X(e=>Object.keys(e).length<=er,h("too_many_ite\
ms",`Must have at most ${er} entries.`)),Z({maxProperties:er}),In(e=>{let t={};for(let[n,r]of Object.entries(e))r!==null&&
(t[n]=r);return t})),cell:"json"};var Nu=h("read_only","This field is set by the server: leave it out."),qu=h("invalid_type","Must be a JSON object.");function ct(e){
let t={};for(let[n,r]of Object.entries(e))qo(r)&&(t[n]=r.mode==="required"?r.kind.schema:Fn(r.kind.schema,null));return Lu(
t,e)}function Lu(e,t){let n=qn(e,qu),r=Object.keys(e);return{...Kn(e),"~run"(i,s){let u=i.value;if(Array.isArray(u))return n["\
~run"]({typed:!1,value:"a list"},s);let a=n["~run"](i,s);if(typeof u!="object")return a;for(let[l,c]of Object.entries(u!=
null?u:{}))r.includes(l)||D(this,"key",a,s,{input:l,expected:"never",message:Object.keys(t).includes(l)?Nu:$u(l,r),path:[
{type:"object",origin:"key",input:u,key:l,value:c}]});return a}}}function $u(e,t){let n=Ke(e,t);return h("unknown_field",
`This field is not known here.${n===null?"":` Did you mean "${n}"?`}`)}function ue(e){return{schema:ct(e),cell:"json",fields:e}}function ae(e,t){return{schema:T(Rt(ct(e),h("invalid_type","Mus\
t be a list.")),En(t,h("too_many_items",`Must have at most ${t} entries.`))),cell:"json",fields:e,list:!0}}var nr={schema:Rt(
F()),cell:"json"};function Nt(e){return e.normalize("NFKC").trim().replace(/\s+/g," ").toLowerCase()}function ye(e,t){return{id:E($(t),`The id of the ${e}.`,{column:{header:"ID",system:!0,width:240}}),object:N(v(20),`Alwa\
ys \`${e}\`.`)}}var he={version:E(lt(1,1e9),"Rises by one with every change."),etag:N(v(20),"The entity tag, as in the E\
Tag header."),created_at:E(ie,"When the record was created.",{column:{header:"Created",system:!0,width:190}}),updated_at:E(
ie,"When the record changed last.",{column:{header:"Updated",system:!0,width:190}})};var Be=ae({code:oe(v(50),"What kind of warning."),message:oe(v(1e3),"The warning in words."),pointer:d(v(200),"The field\
 that it is about.")},400);var pt=v(200),or=ue({line1:d(pt,"Street and number."),line2:d(pt,"A further line."),city:d(pt,"City."),state:d(pt,"State\
 or province."),postal_code:d(pt,"Postal code."),country:d(zn,"ISO 3166-1 alpha-2 country code.")}),ir=ae({type:d(v(20),
"What kind of number it is, for example `eu_vat`."),value:oe(v(50),"The number.")},10),Ku={...ye("customer","cus"),name:oe(
v(200),"The name on documents.",{column:{header:"Name",width:220}}),email:d(fe,"Where documents are sent.",{column:{header:"\
Email",width:220}}),phone:d(v(40),"As the customer writes it.",{column:{header:"Phone",width:140}}),company:d(v(200),"Th\
e company, when the name is a person\u2019s.",{column:{header:"Company",width:180}}),contact_name:d(v(200),"The person t\
o talk to.",{column:{header:"Contact",width:160}}),tax_ids:w(ir,"Tax registration numbers."),tax_id:d(v(50),"The first t\
ax id in short."),billing_address:d(or,"The address on documents."),currency:d(Re,"The currency of new documents.",{column:{
header:"Currency",width:80}}),payment_terms_days:d(lt(0,365),"Days until an invoice is due.",{column:{header:"Payment te\
rms (days)",width:100}}),tax_exempt:w(Y,"True: lines without a tax rate are not taxed.",{column:{header:"Tax exempt",width:90}}),
notes:d(v(5e3),"Notes for yourself.",{column:{header:"Notes",width:240}}),external_id:d(q(100),"Your own id; no two cust\
omers share one.",{column:{header:"External ID",system:!0,width:140}}),archived:w(Y,"True: not offered for new documents\
.",{column:{header:"Archived",width:80}}),metadata:w(Ie,"Texts by name, for your own use."),name_key:$o(v(400),"The name\
 as it is compared.",{column:{header:"Name key",system:!0,hidden:!0}}),warnings:N(Be,"What you should look at."),...he},
le={object:"customer",plural:"customers",idPrefix:"cus",sheet:"Customers",fields:Ku,dataCells:2,unique:{external_id:"ext\
ernal_id_taken"},create(e,t){var i,s,u,a,l,c;let n=e.tax_id,r=(i=e.tax_ids)!=null?i:[],o=n===null||r.some(({value:p})=>p===
n);return e.email!==null&&Ju(e.email,t),{...e,tax_ids:o?r:[{type:null,value:n},...r],tax_id:(u=n!=null?n:(s=r[0])==null?
void 0:s.value)!=null?u:null,tax_exempt:(a=e.tax_exempt)!=null?a:!1,archived:(l=e.archived)!=null?l:!1,metadata:(c=e.metadata)!=
null?c:{}}},complete:({name:e})=>({name_key:Nt(e)})};function Ju(e,t){let[n]=t.findByText(le,"email",e);n!==void 0&&t.warn(
{code:"possible_duplicate",message:`The customer ${String(n.id)} has the same e-mail address.`,pointer:"/email"})}var Wu=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,Bu=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function qt(e){return e.split(Wu).map((t,n)=>n%2===0?
{kind:"text",text:t}:t==="YYYY"||t==="YY"||t==="MM"||t==="FY"?{kind:"date",part:t}:{kind:"sequence",digits:Number(t.slice(
-1))})}function ni(e){let t=qt(e),n=t.map(o=>o.kind==="text"?o.text:"").join("");if(/[{}]/.test(n))return{code:"invalid_\
format",message:"Only {YYYY}, {YY}, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(t.filter(o=>o.kind==="se\
quence").length!==1)return{code:"invalid_format",message:"The pattern contains {SEQ:n} exactly once."};if(Bu.test(e))return{
code:"invalid_format",message:"The pattern has no blanks at its ends and no control characters."};let r=t.reduce((o,i)=>o+
Gu(i),0);return r>50?{code:"too_long",message:`With 9 digits for the sequence a number would have ${r} characters; the l\
imit is 50.`}:null}function Gu(e){return e.kind==="text"?Array.from(e.text).length:e.kind==="sequence"?9:e.part==="YYYY"||
e.part==="FY"?4:2}var Uu={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function sr(e,t,n){return ii(e,n,r=>String(t).padStart(
r,"0"))}function ri(e,t){return ii(e,t,()=>"{SEQ}")}function oi(e,t){var u;let n=qt(e).map(Yu).join(""),[,r="",o="0",i=""]=(u=new RegExp(`^(${n})$`).exec(t))!=null?u:[],s=Number(
o);return s===0?null:{series:`${r}{SEQ}${i}`,sequence:s}}function Yu(e){return e.kind==="text"?e.text.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&"):e.kind==="sequence"?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:Uu[e.part]}function ii(e,t,n){let[r="",o=""]=t.
date.split("-"),i={YYYY:r,YY:r.slice(2),MM:o,FY:Vu(r,o,t)};return qt(e).map(s=>s.kind==="text"?s.text:s.kind==="date"?i[s.
part]:n(s.digits)).join("")}function Vu(e,t,{fiscalYearStartMonth:n=1}){let r=n>1&&Number(t)>=n;return String(Number(e)+
(r?1:0))}function Lt(e,{resource:t,pattern:n,day:r,own:o}){let i={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},s=ri(
n,i),u=e.lastOf(s)+1;if(o===null)return e.use(s,u),sr(n,u,i);let a=oi(n,o);if(a!==null&&(a.series!==s||a.sequence!==u)){
let c=sr(n,u,i);throw new y("number_reserved",`The number "${o}" belongs to the series of this workspace, whose next is \
"${c}".`,{members:{next_number:c}})}let[l]=e.findByText(t,"number",o);if(l!==void 0)throw new y("number_taken",`The numb\
er "${o}" is taken.`,{members:{existing_id:l.id}});return a!==null&&e.use(s,u),o}function $t(e,t){let{customer_id:n,customer_name:r}=t;return n===null?r===null?null:Xu(e,r,t.customer_email):(r!==null&&
e.warn({code:"customer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by c\
ustomer_id.",pointer:"/customer_name"}),zu(e,n))}function zu(e,t){let n=e.find(le,t);return n===null?(e.fault({pointer:"\
/customer_id",code:"not_found",message:`There is no customer with the id ${t}.`}),null):(n.archived===!0&&e.fault({pointer:"\
/customer_id",code:"archived_customer",message:`The customer ${t} is archived.`}),n)}function Xu(e,t,n){let r=e.findByText(
le,"name_key",Nt(t)).filter(s=>s.archived!==!0&&(n===null||s.email===n)),[o,i]=r;return i!==void 0?(e.fault({pointer:"/c\
ustomer_name",code:"customer_ambiguous",message:"Several customers have this name: give customer_id, or customer_email t\
oo.",details:{candidates:r.map(({id:s,name:u,email:a})=>({id:s,name:u,email:a}))}}),null):o!=null?o:Hu(e,t,n)}function Hu(e,t,n){
let r=Object.fromEntries(Object.keys(le.fields).map(i=>[i,null])),o=le.create({...r,name:t,email:n},Zu(e));return e.create(
le,o)}function Zu(e){return{...e,warn:()=>{}}}function Kt({id:e,name:t,email:n,tax_ids:r,billing_address:o}){return{id:e,name:t,email:n,tax_ids:r,billing_address:o}}function Ge(e,t,n){t===null||P(t)||L(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fraction",message:`A tax rate is a per\
centage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var Qu={...ye("product","prd"),name:oe(v(200),"The name; it becomes the description of a line.",{column:{header:"Name",width:220}}),
description:d(v(1e3),"More about it.",{column:{header:"Description",width:260}}),sku:d(q(64),"Stock keeping unit; no two\
 products share one.",{column:{header:"SKU",width:120}}),unit_price:oe(O({min:"0",decimals:6}),"The price of one unit, i\
n the product\u2019s currency.",{column:{header:"Unit price",width:100}}),currency:w(Re,"The currency of the price; the \
workspace\u2019s when not given.",{column:{header:"Currency",width:80}}),tax_rate:d(te,"The tax rate in percent.",{column:{
header:"Tax %",width:80}}),tax_name:d(v(50),"The name of the tax.",{column:{header:"Tax name",width:120}}),unit:d(v(20),
"What one unit is, for example `hour`.",{column:{header:"Unit",width:80}}),active:w(Y,"False: not offered for new docume\
nts.",{column:{header:"Active",width:80}}),external_id:d(q(100),"Your own id; no two products share one.",{column:{header:"\
External ID",system:!0,width:140}}),metadata:w(Ie,"Texts by name, for your own use."),warnings:N(Be,"What you should loo\
k at."),...he},Jt={object:"product",plural:"products",idPrefix:"prd",sheet:"Products",fields:Qu,dataCells:2,unique:{external_id:"\
external_id_taken",sku:"sku_taken"},create(e,t){var r,o,i;let n=(r=e.currency)!=null?r:t.settings.currency;return Ge(t,e.
tax_rate,"/tax_rate"),{...e,currency:n,active:(o=e.active)!=null?o:!0,metadata:(i=e.metadata)!=null?i:{}}}};var ea=200,ta={id:E($("li"),"The id of the line.",{column:{header:"Line ID",system:!0}}),product_id:d($("prd"),"The prod\
uct that fills what the line does not give."),sku:U(q(64),"The product\u2019s stock keeping unit."),description:w(v(1e3),
"What is billed; required without a product.",{column:{header:"Description",width:320}}),quantity:w(Ft({decimals:4,notZero:!0}),
"How many; 1 when not given, negative for a return.",{column:{header:"Quantity",width:80}}),unit:d(v(20),"What one of th\
em is, for example `hour`.",{column:{header:"Unit",width:80}}),tax_rate:w(te,"Percent; the product\u2019s or 0 when not given\
.",{column:{header:"Tax %",width:80}}),tax_name:d(v(50),"The name of the tax."),discount:d(O({min:"0"},"string"),"A disc\
ount on this line, as an amount."),discount_percent:d(te,"A discount on this line, in percent."),unit_price:w(O({decimals:6}),
"The price of one; required without a product.",{column:{header:"Unit price",width:100}}),amount:E(O(),"Quantity times u\
nit price, less the line\u2019s discount.",{column:{header:"Amount",width:110}})},si=ae(ta,ea);function ui(e,t,n){return t.
map((r,o)=>na(e,r,`/items/${o}`,n))}function na(e,t,n,{currency:r,isTaxExempt:o}){var p,f,m,b,x,A;let i=t.product_id===null?
null:ra(e,t.product_id,n),s=(g,S,j)=>e.fault({pointer:`${n}/${g}`,code:S,message:j});if(i!==null&&t.unit_price===null&&i.
currency!==r&&s("unit_price","currency_mismatch",`The product is priced in ${String(i.currency)}: give a unit_price in ${r}\
.`),t.discount!==null&&t.discount_percent!==null)for(let g of["discount","discount_percent"])s(g,"mutually_exclusive","G\
ive either discount or discount_percent.");let u=t.product_id!==null&&i===null,a=(p=t.description)!=null?p:Ue(i==null?void 0:
i.name),l=(f=t.unit_price)!=null?f:Ue(i==null?void 0:i.unit_price);a===null&&!u&&s("description","required","Must be giv\
en, or a product_id."),l===null&&!u&&s("unit_price","required","Must be given, or a product_id."),Ge(e,t.tax_rate,`${n}/\
tax_rate`);let c=(m=t.tax_rate)!=null?m:o?null:Ue(i==null?void 0:i.tax_rate);return{...t,id:e.newId("li"),sku:Ue(i==null?
void 0:i.sku),description:a!=null?a:"",quantity:(b=t.quantity)!=null?b:"1",unit:(x=t.unit)!=null?x:Ue(i==null?void 0:i.unit),
tax_rate:c!=null?c:"0",tax_name:(A=t.tax_name)!=null?A:t.tax_rate===null&&!o?Ue(i==null?void 0:i.tax_name):null,unit_price:l!=
null?l:"0",amount:"0"}}function ra(e,t,n){let r=e.find(Jt,t),o=`${n}/product_id`;return r===null?(e.fault({pointer:o,code:"\
not_found",message:`There is no product with the id ${t}.`}),null):(r.active===!1&&e.fault({pointer:o,code:"inactive_pro\
duct",message:`The product ${t} is not active.`}),r)}function Ue(e){return typeof e=="string"?e:null}var Wt=d(Xn,"The document\u2019s number; the next of its series when not given.",{column:{header:"Number",width:130}}),Bt={
customer_id:w($("cus"),"The customer; this or `customer_name` is required.",{column:{header:"Customer ID",system:!0,width:240}}),
customer_name:w(v(200),"The customer\u2019s name: finds the customer, or creates one.",{column:{header:"Customer",width:220}}),
customer_email:d(fe,"Tells customers of one name apart, and is given to a new one."),customer:U(ue({id:d($("cus"),"The c\
ustomer\u2019s id."),name:d(v(200),"The name."),email:d(fe,"The e-mail address."),tax_ids:d(ir,"Tax registration numbers\
."),billing_address:d(or,"The address.")}),"The customer as it was when the document left its draft.")},Gt=w(Re,"The cus\
tomer\u2019s or the workspace\u2019s when not given.",{column:{header:"Currency",width:80}}),Ut={discount:w(O({min:"0"},
"string"),"A discount on the subtotal, as an amount."),discount_percent:d(te,"A discount on the subtotal, in percent."),
tax_inclusive:w(Y,"True: the unit prices contain the tax."),items:w(si,"The line items (shape A)."),tax_rate:Lo(te,"The \
tax that `total` contains (shape B)."),subtotal:E(O(),"The sum of the lines."),discount_total:E(O(),"The discount on the\
 subtotal.",{column:{header:"Discount",width:100}}),taxable_total:E(O(),"What is taxed, without tax."),tax_total:E(O(),"\
The tax.",{column:{header:"Tax",width:100}}),total:w(O(),"What is to be paid. Given without items it makes shape B; with\
 items it is checked.",{column:{header:"Total",width:110}})},Yt=E(ae({tax_rate:w(te,"The rate in percent."),tax_name:d(v(
50),"The name of the tax."),taxable:w(O(),"What is taxed at this rate, without tax."),tax:w(O(),"The tax.")},200),"The t\
ax by rate and name, the higher rate first."),Vt={notes:d(v(5e3),"Shown to the customer."),terms:d(v(5e3),"Terms shown t\
o the customer."),po_number:d(v(100),"The customer\u2019s order number.",{column:{header:"PO number",width:120}}),external_id:d(
q(100),"Your own id; no two documents of a kind share one.",{column:{header:"External ID",system:!0,width:140}}),metadata:w(
Ie,"Texts by name, for your own use.")},zt={allowed_actions:N(nr,"What may be done with the record now."),warnings:N(Be,
"What you should look at.")};function ft(e){return d(ie,e)}function Xt(e,{from:t,given:n,days:r,field:o}){let i=(u,a)=>(e.fault({pointer:`/${o}`,code:u,message:a}),t),s=n!=null?n:
Jo(t,r);return s===null?i("out_of_range","Falls behind the year 2999."):Ae(s,t)<0?i("due_before_invoice_date",`Must not \
be before ${t}, the document\u2019s own date.`):s}function Ht(e,t,n){let{discount:r,discount_percent:o}=e;if(o===null){let u=r!=null?r:"0";return{amount:u,field:"discount",
fault:oa(u,t,n)}}let i=We(V(V(t,o),"0.01"),n),s="discount_percent";return r!==null&&!P(r)?{amount:i,field:s,fault:"mutua\
lly_exclusive"}:{amount:i,field:s,fault:ai(o,de(t)?"0":"100")?"outside":null}}function oa(e,t,n){return me(e)>n?"too_man\
y_decimals":!P(e)&&ai(e,t)?"outside":null}function ai(e,t){return de(e)||L(e,t)>0}function li(e,t,n){if(P(e))return t.map(()=>"0");let r=ei(n),o=t.map(a=>de(a)?"0":a),i=V(Me(o),r),s=o.map(a=>{let{quotient:l,
remainder:c}=Qo(V(e,a),i);return{share:V(l,r),remainder:c}}),u=se(e,Me(s.map(a=>a.share)));for(let a of s.slice().sort((l,c)=>L(
c.remainder,l.remainder))){if(P(u))break;a.share=Ce(a.share,r),u=se(u,r)}return s.map(a=>a.share)}var ia={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line is bet\
ween zero and quantity times unit price."]};function ci(e,t,n){let r=We(V(e.quantity,e.unit_price),n),o=Ht(e,r,n),i=[];if(P(
e.quantity)&&i.push({pointer:`${t}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),Pt(r)||i.push(
{pointer:t,code:"out_of_range",message:"Quantity times unit price is too large."}),o.fault){let[s,u]=ia[o.fault];i.push(
{pointer:`${t}/${o.field}`,code:s,message:u})}return{amount:se(r,o.amount),discount_amount:o.amount,problems:i}}function pi(e){var n,r;let t=new Map;for(let o of e){let i=Zn(o.tax_rate),s=o.tax_name===null?i:`${i} ${o.tax_name}`,u=Ce(
(r=(n=t.get(s))==null?void 0:n.amount)!=null?r:"0",o.amount);t.set(s,{tax_rate:i,tax_name:o.tax_name,amount:u})}return Array.
from(t.values()).sort((o,i)=>L(i.tax_rate,o.tax_rate)||sa(o.tax_name,i.tax_name))}function sa(e,t){return e===t?0:e===null||
t!==null&&e<t?-1:1}function fi(e,t){let n=V(e,t.tax_rate);if(!t.inclusive)return{taxable:e,tax:We(V(n,"0.01"),t.decimals)};
let r=Zo(n,Ce("100",t.tax_rate),t.decimals);return{taxable:se(e,r),tax:r}}var ua={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["discount_exceeds_subtotal","The discount is \
between zero and the subtotal."]};function mi(e){let t=Q(e.currency);if(t===null)return mt("/currency","invalid_currency",
"The currency is not a known ISO 4217 code.");let n=e.lines.map((s,u)=>ci(s,`/items/${u}`,t)),r=n.reduce((s,u)=>s.concat(
u.problems),[]);if(r.length>0)return{ok:!1,problems:r};let o=Me(n.map(s=>s.amount));if(de(o))return mt("/items","out_of_\
range","The subtotal must not be negative.");let i=Ht(e,o,t);return i.fault?mt(`/${i.field}`,...ua[i.fault]):aa(e,{lines:n,
subtotal:o,discount:i.amount,decimals:t})}function mt(e,t,n){return{ok:!1,problems:[{pointer:e,code:t,message:n}]}}function aa(e,{
lines:t,subtotal:n,discount:r,decimals:o}){let i=la(e,{lines:t,subtotal:n,discount:r,decimals:o}),s=Me(i.map(p=>p.taxable)),
u=Me(i.map(p=>p.tax)),a=Ce(s,u);if(de(a))return mt("/items","out_of_range","The total must not be negative.");let l=[n,s,
u,a];if(!i.reduce((p,f)=>p.concat(f.taxable,f.tax),l).every(Pt))return mt("/items","out_of_range","The totals have more \
than 12 digits before the point.");let c=p=>jt(p,o);return{ok:!0,totals:{lines:t.map(p=>({amount:c(p.amount),discount_amount:c(
p.discount_amount)})),subtotal:c(n),discount_total:c(r),taxable_total:c(s),tax_total:c(u),total:c(a),tax_breakdown:i.map(
p=>({...p,taxable:c(p.taxable),tax:c(p.tax)}))}}}function la(e,{lines:t,discount:n,decimals:r}){let o=pi(e.lines.map(({tax_rate:u,
tax_name:a},l)=>{var c,p;return{tax_rate:u,tax_name:a,amount:(p=(c=t[l])==null?void 0:c.amount)!=null?p:"0"}})),i=o.map(
u=>u.amount),s=li(n,i,r);return o.map(({tax_rate:u,tax_name:a,amount:l},c)=>{var m;let p=se(l,(m=s[c])!=null?m:"0"),f={tax_rate:u,
inclusive:e.tax_inclusive,decimals:r};return{tax_rate:u,tax_name:a,...fi(p,f)}})}function Zt(e,t,n){var f,m,b,x,A;let r=typeof(n==null?void 0:n.currency)=="string"?n.currency:null,o=(m=(f=t.currency)!=
null?f:r)!=null?m:e.settings.currency,i=t.items!==null,s={currency:o,isTaxExempt:(n==null?void 0:n.tax_exempt)===!0},u=ui(
e,(b=t.items)!=null?b:[ca(e,t,o)],s),a={currency:o,discount_percent:t.discount_percent,tax_inclusive:i?(x=t.tax_inclusive)!=
null?x:!1:t.tax_rate!==null},l=mi({...a,lines:u,discount:t.discount_percent===null?t.discount:null});if(!l.ok)for(let g of l.
problems)e.fault(g);if(e.stopOnFaults(),!l.ok)throw new Error("Totals were refused without a fault.");let{lines:c,...p}=l.
totals;return i&&pa(e,t.total,p.total),e.stopOnFaults(),{...a,...p,shape:i?"items":"total",items:u.map((g,S)=>{var j,W;return{
...g,amount:(W=(j=c[S])==null?void 0:j.amount)!=null?W:"0"}}),discount:(A=t.discount)!=null?A:"0"}}function ca(e,{total:t,
tax_rate:n},r){var i;let o=(i=Q(r))!=null?i:0;return t!==null&&me(t)>o&&e.fault({pointer:"/total",code:"too_many_decimal\
s",message:`Must have at most ${o} decimals in ${r}.`}),t!==null&&L(t,"0")<0&&e.fault({pointer:"/total",code:"out_of_ran\
ge",message:"Must not be negative."}),Ge(e,n,"/tax_rate"),{product_id:null,description:"Invoice total",quantity:"1",unit:null,
tax_rate:n!=null?n:"0",tax_name:null,discount:null,discount_percent:null,unit_price:t!=null?t:"0"}}function pa(e,t,n){t===
null||L(t,n)===0||e.fault({pointer:"/total",code:"total_mismatch",message:`The lines add up to ${n}. Leave total out, or\
 send that.`,details:{computed:n}})}function Qt(e){let t=[],n=(i,s,u)=>{t.push({pointer:`/${i}`,code:s,message:u})},r=i=>e[i]!==void 0&&e[i]!==null,o=r("ite\
ms");if(!r("customer_id")&&!r("customer_name"))for(let i of["customer_id","customer_name"])n(i,"required","Give customer\
_id or customer_name.");if(!o&&!r("total"))for(let i of["items","total"])n(i,"required","Give items, or a total.");if(Array.
isArray(e.items)&&e.items.length===0&&n("items","required","Give at least one line."),r("discount")&&r("discount_percent"))
for(let i of["discount","discount_percent"])n(i,"mutually_exclusive","Give either discount or discount_percent.");return o&&
r("tax_rate")&&n("tax_rate","mutually_exclusive","With items, give the tax_rate of each line."),!o&&r("total")&&fa(e,r,n),
t}function fa(e,t,n){let r="Not together with a total alone: the total stays as sent.";t("discount")&&Number(e.discount)!==
0&&n("discount","mutually_exclusive",r),t("discount_percent")&&n("discount_percent","mutually_exclusive",r),t("tax_inclu\
sive")&&n("tax_inclusive","mutually_exclusive",r)}var ma=we(["draft","open"]),da={...ye("invoice","inv"),number:Wt,status:w(ma,"draft, open, partially_paid, paid, void or\
 uncollectible; `open` when not given.",{column:{header:"Status",width:110}}),shape:E(we(["items","total"]),"Which of th\
e two shapes made it."),...Bt,invoice_date:d(Se,"Today when not given; a draft may be without.",{column:{header:"Invoice\
 date",width:100}}),due_date:d(Se,"By the payment terms when not given.",{column:{header:"Due date",width:100}}),currency:Gt,
...Ut,amount_paid:E(O(),"What has been paid.",{column:{header:"Paid",width:110}}),amount_due:E(O(),"What is still to be \
paid.",{column:{header:"Due",width:110}}),tax_breakdown:Yt,...Vt,quotation_id:U($("quo"),"The quotation that it was made\
 from.",{column:{header:"Quotation ID",system:!0,width:240}}),is_overdue:N(Y,"True when it is due, unpaid in part, and i\
ts due date has passed."),...zt,status_transitions:E(ue({finalized_at:ft("When it was numbered."),paid_at:ft("When it wa\
s paid in full."),voided_at:ft("When it was voided."),uncollectible_at:ft("When it was given up.")}),"When it passed its\
 states."),...he},ur={object:"invoice",plural:"invoices",idPrefix:"inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:da,
dataCells:6,unique:{external_id:"external_id_taken"},check:Qt,create(e,t){var l;let n=$t(t,e),r=e.status==="draft",o=ya(
t,e,n,r),i=Zt(t,e,n);if(n===null)throw new Error("A customer is missing without a fault.");let s=!r&&P(i.total);s&&t.addEvent(
"invoice.paid");let{tax_rate:u,...a}=e;return{...a,...i,...o,number:r?e.number:ha(t,e.number,o.invoice_date),status:r?"d\
raft":s?"paid":"open",customer_id:String(n.id),customer_name:String(n.name),customer_email:typeof n.email=="string"?n.email:
null,customer:r?null:Kt(n),amount_paid:"0",amount_due:i.total,metadata:(l=e.metadata)!=null?l:{},quotation_id:null,status_transitions:{
finalized_at:r?null:t.now,paid_at:s?t.now:null,voided_at:null,uncollectible_at:null}}},derive:(e,t)=>({is_overdue:(e.status===
"open"||e.status==="partially_paid")&&e.due_date!==null&&Ae(e.due_date,t)<0&&!P(e.amount_due),allowed_actions:[]})};function ya(e,t,n,r){
var u;if(r&&t.invoice_date===null)return{invoice_date:null,due_date:t.due_date};let o=(u=t.invoice_date)!=null?u:e.today,
i=typeof(n==null?void 0:n.payment_terms_days)=="number"?n.payment_terms_days:e.settings.payment_terms_days,s=Xt(e,{from:o,
given:t.due_date,days:i,field:"due_date"});return{invoice_date:o,due_date:r?t.due_date:s}}function ha(e,t,n){let r=n!=null?
n:e.today,o=e.settings.books_closed_through;if(o!==null&&Ae(r,o)<=0)throw new y("period_locked",`The books are closed th\
rough ${o}: an invoice dated ${r} cannot be issued.`);return Lt(e,{resource:ur,pattern:e.settings.invoice_number,day:r,own:t})}var ga=we(["draft","sent"]),va=30,ba={...ye("quotation","quo"),number:Wt,status:w(ga,"draft, sent, accepted, declined, c\
anceled or invoiced; `draft` when not given.",{column:{header:"Status",width:110}}),title:d(v(200),"What the offer is ab\
out.",{column:{header:"Title",width:200}}),shape:E(we(["items","total"]),"Which of the two shapes made it."),...Bt,quotation_date:d(
Se,"Today when not given; a draft may be without.",{column:{header:"Quotation date",width:110}}),expiry_date:d(Se,"30 da\
ys later when not given.",{column:{header:"Expiry date",width:100}}),currency:Gt,...Ut,tax_breakdown:Yt,...Vt,accepted_at:U(
ie,"When the customer accepted."),accepted_by:U(ue({name:d(v(200),"Who accepted."),email:d(fe,"Their e-mail address.")}),
"Who accepted."),declined_at:U(ie,"When the customer declined."),decline_reason:U(v(1e3),"Why the customer declined."),invoice_id:U(
$("inv"),"The invoice that was made of it.",{column:{header:"Invoice ID",system:!0,width:240}}),is_expired:N(Y,"True whe\
n it was neither accepted nor declined in time."),...zt,...he},ar={object:"quotation",plural:"quotations",idPrefix:"quo",
sheet:"Quotations",itemsSheet:"Quotation items",fields:ba,dataCells:6,unique:{external_id:"external_id_taken"},check:Qt,
create(e,t){var a;let n=$t(t,e),r=e.status!=="sent",o=xa(t,e,r),i=Zt(t,e,n);if(n===null)throw new Error("A customer is m\
issing without a fault.");r||t.addEvent("quotation.sent");let{tax_rate:s,...u}=e;return{...u,...i,...o,number:r?e.number:
ka(t,e.number,o.quotation_date),status:r?"draft":"sent",customer_id:String(n.id),customer_name:String(n.name),customer_email:typeof n.
email=="string"?n.email:null,customer:r?null:Kt(n),metadata:(a=e.metadata)!=null?a:{},accepted_at:null,accepted_by:null,
declined_at:null,decline_reason:null,invoice_id:null}},derive:(e,t)=>({is_expired:(e.status==="draft"||e.status==="sent")&&
e.expiry_date!==null&&Ae(e.expiry_date,t)<0,allowed_actions:[]})};function xa(e,t,n){var i;if(n&&t.quotation_date===null)
return{quotation_date:null,expiry_date:t.expiry_date};let r=(i=t.quotation_date)!=null?i:e.today,o=Xt(e,{from:r,given:t.
expiry_date,days:va,field:"expiry_date"});return{quotation_date:r,expiry_date:n?t.expiry_date:o}}function ka(e,t,n){let r=e.
settings.quotation_number;return Lt(e,{resource:ar,pattern:r,day:n!=null?n:e.today,own:t})}var en=[ur,ar,le,Jt];function ne(e){let t=e.split("\u2060").join("\u2060\u2060").split("\r").join("\u2060\u240D");return/^[=+\-@']/.test(t)?"\
\u2060"+t:t}function K(e){return e.includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>n==="\u240D"?"\r":n):e}function dt(e,t,n,r,o){e.hasUnflushedWrites=!0,e.workspace.document.write(t,n.row,n.column,r,o)}function ce(e){e.workspace.
document.flush(),e.hasUnflushedWrites=!1}function di(e){return e.columns.map((t,n)=>n+1)}function yi(e,t){return e.columns.map(n=>{let r=t.findIndex(o=>String(o).
trim()===n.header);if(r>=0)return r+1;throw new y("workspace_misconfigured",`The sheet "${e.sheet}" has no column with t\
he header "${n.header}". Rename its header back, or add the column.`,{members:{sheet:e.sheet,column:n.header}})})}function tn(e,t,n){
return e.map(r=>{var o;return(o=n[r-t])!=null?o:""})}function nn(e){let t=Math.min(...e);return{column:t,columns:Math.max(
...e)-t+1}}function lr(e,t){let n=e.map((o,i)=>{var s;return{column:o,cell:(s=t[i])!=null?s:""}}).sort((o,i)=>o.column-i.
column),r=[];for(let{column:o,cell:i}of n){let s=r[r.length-1];s!==void 0&&s.column+s.cells.length===o?s.cells.push(i):r.
push({column:o,cells:[i]})}return r}function z(e,t,n,r){let o=i=>i<n.first?[]:e.read(t,{row:n.first,rows:i-n.first+1,column:r.column,columns:r.columns});try{
let i=o(n.last),s=i.length===n.last-n.first+1;return{rows:i,firstRow:n.first,gridRows:s?null:n.first+i.length-1}}catch(i){
if(!(i instanceof pe))throw i;let s=e.gridRows(t);return{rows:o(Math.min(n.last,s)),firstRow:n.first,gridRows:s}}}function Ye(e){
return e.every(t=>t==="")}var hi=20,_a=200;function gi(e,t,n,r){var l,c;let{document:o}=e.workspace,i=(l=e.hints.tails[t.sheet])==null?void 0:l.row,
s=i===void 0?null:cr(e,t,n,i,r),u=(c=s!=null?s:cr(e,t,n,o.lastContentRow(t.sheet),r))!=null?c:wa(e,t,n,r),a=u.gridRows===
null?0:u.row+r-1-u.gridRows;return a>0&&o.addRows(t.sheet,a+_a),u.row}function wa(e,t,n,r){var a,l;let{document:o}=e.workspace,
i=(a=n[t.idIndex])!=null?a:1,s=z(o,t.sheet,{first:1,last:o.lastContentRow(t.sheet)},{column:i,columns:1}),u=s.rows.length;
for(;u>1&&Ye((l=s.rows[u-1])!=null?l:[]);)u-=1;for(;;){let c=cr(e,t,n,u,r);if(c!==null)return c;u+=r+hi}}function cr(e,t,n,r,o){
let i=nn(n),s=Math.max(1,r),u=z(e.workspace.document,t.sheet,{first:s,last:s+o+hi},i),a=u.rows.map(p=>!Ye(tn(n,i.column,
p))),l=a.lastIndexOf(!0);return l<0||a.length-1-l<o&&u.gridRows===null?null:{row:s+l+1,gridRows:u.gridRows}}function rn(e){let t=2654435769,n=2246822507,r=e.map(Ra).join("\0");for(let o=0;o<r.length;o+=1){let i=r.charCodeAt(o);t=
Math.imul(t^i,3432918353),t=t<<15|t>>>17,n=Math.imul(n^i,461845907),n=n<<13|n>>>19}return t=vi(t^r.length^n>>>7),n=vi(n^
t),bi(t)+bi(n)}function Ra(e){return typeof e=="string"?`s${e}`:typeof e=="number"?`n${e}`:typeof e=="boolean"?`b${e}`:`\
d${e.getTime()}`}function vi(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),t^t>>>
16}function bi(e){return(e>>>0).toString(16).padStart(8,"0")}function on(e,t){let n=[];for(let r=0;r<e.length;){let o=r+t,i=e.charCodeAt(o-1),s=o<e.length&&i>=55296&&i<=56319;n.push(
e.slice(r,s?o-1:o)),r=s?o-1:o}return n}var Aa=49e3;function xi(e,t,n,r){var l;let{fields:o,dataCells:i}=e.resource,s={};for(let[c,p]of Object.entries(o)){let f=(l=
t[c])!=null?l:null;ut(p)&&p.column===void 0&&!Ea(f)&&(s[c]=f)}let u=on(JSON.stringify(s),Aa);if(u.length>i)throw xe([{pointer:"",
code:"too_long",message:"All texts together are too long for one record."}]);let a=e.columns.map(({key:c},p)=>{var m,b;if(p>=
e.dataIndex)return ne((m=u[p-e.dataIndex])!=null?m:"");let f=o[c];return f===void 0?"":Sa(f,(b=t[c])!=null?b:null)});return a[e.
seqIndex]=n,a[e.revIndex]=r,a[e.checkIndex]=wi(e,a),a}function ki(e,t){var l,c;let n=String(t[e.idIndex]),r={},o=Ta(t.slice(
e.dataIndex));if(o===null)return pr(n,"Data","does not hold what the API wrote there");for(let[p,f]of Object.entries(e.resource.
fields))ut(f)&&f.column===void 0&&(r[p]=(l=o[p])!=null?l:Oa(f));for(let[p,f]of e.columns.entries()){let m=e.resource.fields[f.
key];if(m===void 0)continue;let b=Da(m,(c=t[p])!=null?c:"");if(!b.ok)return pr(n,f.header,b.reason);r[f.key]=b.value}let i=wi(
e,t),s=t[e.checkIndex]===i,[u,a]=[t[e.seqIndex],t[e.revIndex]];return typeof u!="number"?pr(n,"Sequence","must be a numb\
er"):{ok:!0,stored:{record:r,seq:u,rev:typeof a=="number"?a:0,fingerprint:i,isUntouched:s}}}function _i(e,t){return e.map(
({key:n,cell:r})=>{var i;let o=(i=t[n])!=null?i:null;return o===null?"":r==="number"?typeof o=="number"?o:Qn(String(o)):
ne(String(o))})}function wi(e,t){return rn(t.filter((n,r)=>r!==e.revIndex&&r!==e.checkIndex))}function Sa({kind:e},t){return t===
null?"":e.decimal!==void 0?Qn(String(t)):e.cell==="text"?ne(String(t)):t}function Da(e,t){if(t==="")return e.mode==="opt\
ional"||e.mode==="server"?{ok:!0,value:null}:{ok:!1,reason:"must not be blank"};if(e.kind.cell==="text")return typeof t==
"string"?{ok:!0,value:K(t)}:{ok:!1,reason:"must be a text"};if(e.kind.cell==="boolean")return typeof t=="boolean"?{ok:!0,
value:t}:{ok:!1,reason:"must be TRUE or FALSE"};if(typeof t!="number")return{ok:!1,reason:"must be a number"};if(e.kind.
decimal===void 0)return{ok:!0,value:t};let n=Je(t);return n.ok?n:{ok:!1,reason:"is not a number that the API can carry"}}
function Ta(e){let t=e.map(n=>K(String(n))).join("");if(t==="")return{};try{let n=JSON.parse(t);return typeof n=="object"&&
n!==null&&!Array.isArray(n)?n:null}catch{return null}}function Ea(e){return e===null||typeof e=="object"&&Object.keys(e).
length===0}function Oa({kind:e,mode:t}){return t==="optional"||t==="server"?null:e.list===!0?[]:{}}function pr(e,t,n){return{
ok:!1,quarantine:{id:e,column:t,reason:n}}}function Ri({hints:e},t){var n;return(n=e.layouts[t.sheet])!=null?n:di(t)}function yt(e,t){let n=e.workspace.document.readRow(
t.sheet,1),r=yi(t,n);return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{...e.hints.layouts,[t.sheet]:r}},r}
function Ve(e,t){var n;return(n=e.seenLayouts.get(t.sheet))!=null?n:yt(e,t)}function ze(e,t,n){e.hints={...e.hints,tails:{
...e.hints.tails,[t]:n}}}function Ai({workspace:e,hints:t}){e.cache.putAll({[st]:JSON.stringify(t)},21600)}function sn({cell:e}){return e==="number"?"#,##0.00####":e==="text"?"@":"General"}function I(e){let t=Array.from({length:e.
dataCells},(r,o)=>je(o===0?"data":`data_${o+1}`,o===0?"Data":`Data ${o+1}`,"text","What has no column of its own, as JSO\
N.",!0)),n=[...Si(e.fields),je("seq","Sequence","number","Counts the records of this sheet in the order of their creatio\
n."),je("rev","Revision","number","The journal entry that wrote this row last."),je("check","Check","text","Tells an edi\
t by hand from what the API wrote."),...t];return{sheet:e.sheet,resource:e,columns:n,idIndex:Pe(n,"id"),seqIndex:Pe(n,"s\
eq"),revIndex:Pe(n,"rev"),checkIndex:Pe(n,"check"),dataIndex:Pe(n,"data")}}function un(e){var r;let t=(r=e.fields.items)==
null?void 0:r.kind.fields;if(e.itemsSheet===void 0||t===void 0)return null;let n=[je("document_number","Document","text",
"The number of the document."),...Si(t),je("document_id","Document ID","text","The id of the document."),je("rev","Revis\
ion","number","The journal entry that wrote this row last.")];return{sheet:e.itemsSheet,columns:n,idIndex:Pe(n,"document\
_id"),revIndex:Pe(n,"rev")}}function Si(e){let t=Object.entries(e).flatMap(([n,{kind:r,column:o,description:i}])=>{if(o===
void 0)return[];let{header:s,width:u,system:a=!1,hidden:l=!1}=o;return[{key:n,header:s,cell:r.cell,description:i,system:a,
hidden:l,...u===void 0?{}:{width:u}}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}function je(e,t,n,r,o=!1){
return{key:e,header:t,cell:n,description:r,system:!0,hidden:o}}function Pe(e,t){return e.findIndex(n=>n.key===t)}function an(e,{resource:t,record:n,seq:r},o){let i=I(t),s={table:i,layout:Ve(e,i),rows:[xi(i,n,r,o)],seq:r},u=un(t);if(u===
null)return[s];let a=n.items.map(l=>_i(u.columns,{...l,document_number:n.number,document_id:n.id,rev:o}));return[{table:u,
layout:Ve(e,u),rows:a,seq:null},s]}function ln(e,t){var r,o;let n=t.map(({table:i,layout:s,rows:u})=>gi(e,i,s,u.length));
for(let[i,s]of t.entries()){let u=(r=n[i])!=null?r:0;Ma(e,s,u),ze(e,s.table.sheet,{row:u+s.rows.length-1,seq:(o=s.seq)!=
null?o:0})}}function Ma(e,{table:t,layout:n,rows:r},o){let i=t.columns.map(sn),s=lr(n,i),u=r.map(a=>lr(n,a));for(let[a,{
column:l,cells:c}]of s.entries()){let p=u.map(f=>{var m,b;return(b=(m=f[a])==null?void 0:m.cells)!=null?b:[]});dt(e,t.sheet,
{row:o,column:l},p,c.map(String))}}function Di(e,t,n){var o;let r=(o=Ve(e,t)[t.idIndex])!=null?o:1;return e.workspace.document.
find(t.sheet,r,2,n).length>0}function Ti(e,t){return K(String(t[e.checkIndex]))}function ge(e,t,n,r){let o=Ri(e,t),i=Ei(e,t,o,n,r);if(i.rows.every(Ia))return i;let s=yt(e,t);return s.every((u,a)=>u===
o[a])?i:Ei(e,t,s,n,r)}function Ia({decoded:e}){return e.ok&&e.stored.isUntouched}function Ei(e,t,n,r,o){let i=nn(n),s=z(
e.workspace.document,t.sheet,{first:r,last:o},i),u=s.rows.map(c=>tn(n,i.column,c)),a=u[u.length-1];return{rows:u.flatMap(
(c,p)=>{if(Ye(c))return[];let f=c[t.seqIndex];return[{row:r+p,id:String(c[t.idIndex]),seq:typeof f=="number"?f:null,decoded:ki(
t,c)}]}),reachesEnd:s.gridRows!==null||a===void 0||Ye(a)}}function Xe(e,t,n){var s;let r=$e(n,t.resource.idPrefix);if(r===null)return null;let o=mr(e,t,r),i=o<2?void 0:ge(e,t,o,o).
rows.find(u=>u.id===n);return(s=i!=null?i:fr(e,t,"id",n)[0])!=null?s:null}function fr(e,t,n,r){let o=Ve(e,t),i=t.columns.
findIndex(a=>a.key===n),s=o[i];if(s===void 0)throw new Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.
workspace.document.find(t.sheet,s,2,ne(r)).flatMap(a=>ge(e,t,a,a).rows.filter(l=>Pa(l,n,r)))}function Pa(e,t,n){return t===
"id"?e.id===n:!e.decoded.ok||e.decoded.stored.record[t]===n}function mr(e,t,n){let r=e.hints.tails[t.sheet];return r===void 0?
n+1:r.row-(r.seq-n)}function Ci(e,t){let{workspace:n,settings:r,today:o}=e,i=Math.max(n.clock.now(),t.atMs+1),s=new Date(i).toISOString(),u=t.
transaction+1,a={...t.series},l=[],c=[],p=[],f=[],m=[],b=(g,S)=>At(g,i,S,n.random.uuid()),x=g=>{var S;return(S=a[g])!=null?
S:0};return{now:s,today:o,settings:r,transaction:u,series:a,records:l,events:c,warnings:p,newId:g=>b(g,u),find:(g,S)=>ja(
Xe(e,I(g),S)),findByText:(g,S,j)=>fr(e,I(g),S,j).map(W=>cn(W).record),lastOf:x,use(g,S){a[g]=S},create(g,S){var br;let j=x(
Oi(g))+1;a[Oi(g)]=j;let W={id:b(g.idPrefix,j),version:1,created_at:s,updated_at:s},gn={...S,...W};l.push({resource:g,record:{
...gn,...(br=g.complete)==null?void 0:br.call(g,gn)},seq:j});for(let Rs of[`${g.object}.created`,...m])c.push({id:b("evt",
u),type:Rs,record:l.length-1});return m=[],gn},addEvent(g){m.push(g)},warn(g){p.push(g)},fault(g){f.push(g)},stopOnFaults(){
if(f.length>0)throw xe(f)}}}function Oi(e){return`rows:${e.plural}`}function cn(e){if(e.decoded.ok)return e.decoded.stored;
let{id:t,column:n,reason:r}=e.decoded.quarantine;throw new y("record_quarantined",`The record ${t} cannot be used: in it\
s row ${e.row} of the sheet, the cell in column "${n}" ${r}. Correct that cell.`,{members:{existing_id:t,column:n,reason:r}})}
function ja(e){return e===null?null:cn(e).record}var C="journal",J=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events",
"records","text"],Mi=J.indexOf("answer"),Ii=J.indexOf("text")+1,fn=Ii+5,Fa=32e3;function Pi(e){let t=e.records.map(({text:r,
...o})=>({...o,length:r.length})),n=[e.at,e.idempotencyKey,e.fingerprint,"","",JSON.stringify(e.series),JSON.stringify(e.
answer),JSON.stringify(e.events),JSON.stringify(t),...on(e.records.map(({text:r})=>r).join(""),Fa)];return[e.transaction,
...n.map(ne)]}function ji(e){var s,u,a;let t=e.map(l=>K(String(l))),n=t.slice(Ii-1).join(""),r=pn(t,"records"),o=0,i=r.map(
({length:l,...c})=>(o+=l,{...c,text:n.slice(o-l,o)}));return{transaction:Number(e[0]),at:(s=t[J.indexOf("at")])!=null?s:
"",idempotencyKey:(u=t[J.indexOf("idempotency_key")])!=null?u:"",fingerprint:(a=t[J.indexOf("fingerprint")])!=null?a:"",
series:pn(t,"series"),answer:pn(t,"answer"),events:pn(t,"events"),records:i}}function pn(e,t){var n;return JSON.parse((n=
e[J.indexOf(t)])!=null?n:"")}var Na=500,ht=class extends y{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the re\
quest again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}};function Fi(e,t,n){let r=Pi(
n);qa(e,t,r.length);let o=r.map((i,s)=>s===0?"0":"@");dt(e,C,{row:t.appendRow,column:1},[r],o);try{ce(e)}catch{La(e,t.appendRow,
n.transaction)}}function Ni(e,t,n){let r=J.indexOf("applied")+1;dt(e,C,{row:t,column:r},[[n]],["@"])}function qa({workspace:e},{
appendRow:t,gridRows:n},r){if(n!==null&&t>n&&e.document.addRows(C,Na),r<=fn)return;let o=r-e.document.readRow(C,1).length;
o>0&&e.document.addColumns(C,o)}function La(e,t,n){var o;let r;try{ce(e),r=(o=e.workspace.document.read(C,{row:t,column:1,
rows:1,columns:1})[0])==null?void 0:o[0]}catch{throw new ht}if(r!==n)throw qe("workspace_unavailable","Google refused th\
e write. Nothing was changed; send the request again.",5)}var $a=1440*60*1e3,Ka=5e3,qi=J.indexOf("idempotency_key")+1;function Li(e,t,n){var o;let r=(o=Ja(t,n))!=null?o:Wa(e,t,n);
return r===null?null:dr(e,r)}function dr({workspace:e},t){return ji(e.document.readRow(C,t))}function Ja({recent:e},t){var n,
r;return(r=(n=e.find(o=>o.idempotencyKey===t))==null?void 0:n.row)!=null?r:null}function Wa(e,t,n){var a;let{document:r,
clock:o}=e.workspace,i=t.recent[0];if(t.isComplete||i===void 0||i.atMs<o.now()-$a)return null;if(i.row>Ka)return(a=r.find(
C,qi,2,ne(n))[0])!=null?a:null;let s=z(r,C,{first:2,last:i.row-1},{column:qi,columns:1}),u=s.rows.findIndex(([l])=>K(String(
l))===n);return u<0?null:s.firstRow+u}var Ba=60,Ga=20;function Ki(e){var i,s;let{hints:t,workspace:n}=e,r=t.journal===null?null:$i(e,t.journal.row),o=r!=null?
r:$i(e,Math.max(1,n.document.lastContentRow(C)));return o!==null&&o.transaction>=((s=(i=t.journal)==null?void 0:i.transaction)!=
null?s:0)?o:Ua(e)}function $i(e,t){let n=Math.max(2,t-Ba+1),r=z(e.workspace.document,C,{first:n,last:t+Ga},Ji),o=r.rows.
filter(yr).length,i=r.rows.slice(0,o).every(yr),s=o<r.rows.length||r.gridRows!==null;if(!i||!s||o===0&&t>1)return null;let u=r.
rows.slice(0,o).map((a,l)=>Bi(a,n+l));return Wi(u)?Gi(u,r.rows[o-1],{isComplete:n===2,appendRow:n+o,gridRows:r.gridRows}):
null}function Ua({workspace:e,hints:t}){var u,a,l,c,p;let n=e.document.lastContentRow(C),r=z(e.document,C,{first:2,last:Math.
max(2,n)},Ji),o=r.rows.map((f,m)=>({cells:f,row:m+2})).filter(({cells:f})=>yr(f));o.sort((f,m)=>Number(f.cells[0])-Number(
m.cells[0]));let i=o.map(({cells:f,row:m})=>Bi(f,m)),s=(a=(u=i[i.length-1])==null?void 0:u.transaction)!=null?a:0;if(!Wi(
i)||s<((c=(l=t.journal)==null?void 0:l.transaction)!=null?c:0))throw new y("workspace_misconfigured",'The hidden sheet "\
journal" has lost entries. Restore it from the version history of the spreadsheet.',{members:{sheet:C},retryAfterSeconds:60});
return Gi(i,(p=o[o.length-1])==null?void 0:p.cells,{isComplete:!0,appendRow:n+1,gridRows:r.gridRows})}var Ji={column:1,columns:Mi};
function yr(e){return typeof e[0]=="number"}function Wi(e){return e.every((t,n)=>{var r,o;return n===0||t.transaction===
((o=(r=e[n-1])==null?void 0:r.transaction)!=null?o:0)+1})}function Bi(e,t){return{row:t,transaction:Number(e[0]),atMs:Date.
parse(String(e[1])),idempotencyKey:K(String(e[2])),fingerprint:K(String(e[3]))}}function Gi(e,t,n){var o,i,s;let r=e[e.length-
1];return{transaction:(o=r==null?void 0:r.transaction)!=null?o:0,row:(i=r==null?void 0:r.row)!=null?i:1,atMs:(s=r==null?
void 0:r.atMs)!=null?s:0,isApplied:t===void 0||t[4]!=="",series:t===void 0?{}:JSON.parse(K(String(t[6]))),recent:e,...n}}function mn(e,t){var r;let n={};for(let[o,i]of Object.entries(e))ut(i)&&Ct(i)&&(n[o]=Ya(i.kind,(r=t[o])!=null?r:null));return n}
function Ya(e,t){if(t===null)return null;if(e.decimal!==void 0){let r=Je(t);if(!r.ok)throw new Error(`A stored decimal i\
s not one: ${String(t)}`);return r.value}let n=e.fields;return n===void 0?t:e.list===!0?t.map(r=>mn(n,r)):mn(n,t)}function Ui(e,t,n){if(t.isApplied||e.hints.applied>=t.transaction)return;let r=dr(e,t.row);for(let o of r.records)Va(e,o,
r.transaction,n);Ni(e,t.row,r.at),ce(e),e.hints={...e.hints,applied:t.transaction}}function Va(e,t,n,r){var a;let o=r.find(
({object:l})=>l===t.object);if(o===void 0)throw new Error(`The journal names an unknown kind of record: ${t.object}.`);let i=mn(
o.fields,JSON.parse(t.text)),s={...i,...(a=o.complete)==null?void 0:a.call(o,i)},u=an(e,{resource:o,record:s,seq:t.seq},
n).filter(({table:l})=>l.sheet===o.sheet?Xe(e,I(o),t.id)===null:!Di(e,l,t.id));ln(e,u),u.length>0&&ce(e)}function dn(e,t,n){var s,u;let r={},o={},i=0;for(let[a,l]of Object.entries(e)){if(!Ct(l))continue;let{kind:c}=l,p=(s=t[a])!=
null?s:null;r[a]=a==="amounts"?o:za(c,p,n),c.decimal!==void 0&&(i+=1,o[a]=p===null?null:Yi(c,p,n))}return i===0||("curre\
ncy"in e&&"items"in e&&(o.currency=(u=t.currency)!=null?u:null),r.amounts=o),r}function za(e,t,n){if(t===null)return null;
if(e.decimal!==void 0){let o=Yi(e,t,n);return e.decimal.as==="string"?o:Number(o)}let r=e.fields;return r===void 0?t:e.list===
!0?t.map(o=>dn(r,o,n)):dn(r,t,n)}function Yi(e,t,n){var r;return((r=e.decimal)==null?void 0:r.money)!==!0?t:jt(t,Math.max(
n,me(t)))}var Vi=2;function He(e,t,n,r,o=[]){var l,c,p;let i=t.currency,s=typeof i=="string"&&(l=Q(i))!=null?l:Vi,u=(p=(c=e.derive)==
null?void 0:c.call(e,t,r))!=null?p:{},a={...t,...u,object:e.object,etag:hr(n),warnings:o};return dn(e.fields,a,s)}function hr(e){
return`"${e}"`}var Xa=2e4;function zi(e,t,n,r){let{lock:o}=e.workspace;if(!o.tryAcquire(Xa))throw qe("workspace_busy","Other writes are\
 in progress. Send the request again.",2);let i;try{i=Ha(e,t,n,r)}finally{e.hasUnflushedWrites||o.release()}return i.isReplay||
Ai(e),i}function Ha(e,t,n,r){let o=Ki(e);Ui(e,o,t);let i=n.idempotencyKey===""?null:Li(e,o,n.idempotencyKey);if(i!==null)
return Za(i,n);let s=Ci(e,o);return r(s),s.stopOnFaults(),Qa(e,o,s,n)}function Za(e,t){var i,s;if(e.fingerprint!==t.fingerprint)
throw new y("idempotency_key_reused","This Idempotency-Key was used with another method, path or body. Use a new key for\
 a new request.");let{status:n,record:r,location:o}=e.answer;return{status:n,body:(s=(i=e.records[r])==null?void 0:i.text)!=
null?s:"",location:o,isReplay:!0}}function Qa(e,t,n,r){var p;let{transaction:o,records:i}=n,s=i.map(f=>an(e,f,o)),u=i.map(
(f,m)=>el(e,n,f,m,s[m])),a=i[i.length-1];if(a===void 0)throw new Error("A transaction must write a record.");let l=`/api\
/v1/${a.resource.plural}/${String(a.record.id)}`,c=201;return Fi(e,t,{transaction:o,at:n.now,...r,series:n.series,answer:{
status:c,record:i.length-1,location:l},events:n.events,records:i.map(({resource:f,record:m,seq:b},x)=>{var A;return{object:f.
object,id:String(m.id),seq:b,text:(A=u[x])!=null?A:""}})}),ln(e,s.flat()),tl(e),e.hints={...e.hints,applied:o,journal:{row:t.
appendRow,transaction:o}},{status:c,body:(p=u[u.length-1])!=null?p:"",location:l,isReplay:!1}}function el(e,t,{resource:n,
record:r},o,i){var l,c;let s=(c=(l=i==null?void 0:i[i.length-1])==null?void 0:l.rows[0])!=null?c:[],u=o===t.records.length-
1?t.warnings:[],a=He(n,r,Ti(I(n),s),e.today,u);return JSON.stringify(a)}function tl(e){try{ce(e)}catch{try{ce(e)}catch{throw new ht}}}function yn(e){var n;return Array.isArray(e)?`[${e.map(yn).join(",")}]`:typeof e!="object"||e===null?(n=JSON.stringify(e))!=
null?n:"null":`{${Object.entries(e).sort(([r],[o])=>r<o?-1:1).map(([r,o])=>`${JSON.stringify(r)}:${yn(o)}`).join(",")}}`}function Hi(e,t,n){let{session:r,body:o}=n,i=ol(n),s=Io(ct(e.fields),o),u=nl(s.ok?[]:s.problems,e,o);if(u.length>0&&i.idempotencyKey===
"")throw xe(u);let a=zi(r,t,i,c=>{if(!s.ok||u.length>0)throw xe(u);rl(c,e,s.value);let p=e.create(s.value,c);c.stopOnFaults(),
c.create(e,p)}),{etag:l}=JSON.parse(a.body);return{status:a.status,body:a.body,headers:{ETag:l,...a.location===null?{}:{
Location:a.location},...a.isReplay?{"Idempotent-Replayed":"true"}:{}}}}function nl(e,t,n){var o,i;if(typeof n!="object"||
n===null||Array.isArray(n))return e;let r=(i=(o=t.check)==null?void 0:o.call(t,n))!=null?i:[];return[...e,...r.filter(({
pointer:s})=>!e.some(u=>u.pointer===s))]}function rl(e,t,n){for(let[r,o]of Object.entries(t.unique)){let i=n[r];if(typeof i!=
"string")continue;let[s]=e.findByText(t,r,i);if(s!==void 0)throw new y(o,`The ${t.object} ${String(s.id)} has the ${r} "${i}\
" already.`,{members:{existing_id:s.id}})}}function ol({session:e,key:t,request:n,body:r}){let o=n.headers["idempotency-\
key"],{sha256Hex:i}=e.workspace.digest;if(o===void 0)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.test(
o)||o.length>255)throw new y("invalid_idempotency_key",`An Idempotency-Key has 1 to ${255} visible ASCII characters.`);return{
idempotencyKey:i(`${xr(t)}
${o}`),fingerprint:i(`${n.method}
${n.path}
${yn(r)}`)}}var il=250;function Zi(e,t,n,r){var p;let{document:o}=e.workspace,i=(p=yt(e,t)[t.seqIndex])!=null?p:1,s=o.lastContentRow(
t.sheet),{rows:u}=z(o,t.sheet,{first:2,last:s},{column:i,columns:1}),a=u.flatMap(([f],m)=>typeof f=="number"?[{seq:f,row:m+
2}]:[]).sort((f,m)=>m.seq-f.seq),l=a[0];l!==void 0&&ze(e,t.sheet,l);let c=a.filter(({seq:f})=>r===null||f<r);return{rows:sl(
e,t,c.slice(0,n)),hasMore:c.length>n}}function sl(e,t,n){var i,s,u,a;let r=n.map(({row:l})=>l).sort((l,c)=>l-c),o=new Map;
for(let l=0;l<r.length;){let c=l;for(;c+1<r.length&&((i=r[c+1])!=null?i:0)-((s=r[c])!=null?s:0)<=il;)c+=1;let p=ge(e,t,(u=
r[l])!=null?u:0,(a=r[c])!=null?a:0);for(let f of p.rows)o.set(f.row,f);l=c+1}return n.flatMap(({seq:l,row:c})=>{let p=o.
get(c);return p!==void 0&&p.seq===l?[p]:[]})}var ul=20;function Qi(e,t,n,r){let o=r===null?al(e,t,n):ll(e,t,n,r);return o!=null?o:Zi(e,t,n,r)}function al(e,t,n){var l,
c,p;let r=e.hints.tails[t.sheet],o=(l=r==null?void 0:r.row)!=null?l:e.workspace.document.lastContentRow(t.sheet);if(o<2)
return{rows:[],hasMore:!1};let i=Math.max(2,o-n),{rows:s,reachesEnd:u}=ge(e,t,i,o+ul),a=s[s.length-1];return!u||(a==null?
void 0:a.seq)==null||a.seq<((c=r==null?void 0:r.seq)!=null?c:0)||r===void 0&&((p=s[0])==null?void 0:p.seq)!==1?null:(ze(
e,t.sheet,{row:a.row,seq:a.seq}),es(s,n,i))}function ll(e,t,n,r){let o=mr(e,t,r);if(o<2)return null;let i=Math.max(2,o-n-
1),{rows:s}=ge(e,t,i,o),u=s[s.length-1];return(u==null?void 0:u.row)!==o||u.seq!==r?null:es(s,n,i,1)}function es(e,t,n,r=0){
var s;if(!e.every((u,a)=>{var l,c;return a===0||u.seq!==null&&u.seq===((c=(l=e[a-1])==null?void 0:l.seq)!=null?c:0)+1})||
n===2&&e.length>0&&((s=e[0])==null?void 0:s.seq)!==1)return null;let i=e.slice(0,e.length-r).reverse();return{rows:i.slice(
0,t),hasMore:i.length>t}}function ts(e,t){return`${e.slice(e.indexOf("_")+1)}-${rs(t)}`}function ns(e,t){let[n="",r=""]=e.split("-"),o=`${t.idPrefix}\
_${n}`;if($e(o,t.idPrefix)===null||r==="")throw new y("cursor_invalid","The cursor is not one that a list has answered. \
Begin without a cursor.",{parameters:[{parameter:"cursor",code:"cursor_invalid",message:"Not a cursor of this API."}]});
if(r!==rs(t))throw new y("cursor_mismatch","The cursor belongs to another list. Begin that list without a cursor.",{parameters:[
{parameter:"cursor",code:"cursor_mismatch",message:"Belongs to another list."}]});return o}function rs({plural:e}){return rn(
[e]).slice(-8)}function is(e){if(e===void 0)return 100;let t=/^\d{1,3}$/.test(e)?Number(e):0;if(t>=1&&t<=500)return t;let n=`Must be a \
whole number from 1 to ${500}.`;throw new y("invalid_parameter",'The parameter "limit" is invalid.',{parameters:[{parameter:"\
limit",code:"invalid_parameter",message:n}]})}var ss=["limit","cursor"];function us(e,{session:t,query:n}){let r=is(n.limit),o=n.cursor===void 0?null:ns(n.cursor,e),i=o===
null?null:$e(o,e.idPrefix),s=Qi(t,I(e),r,i),u=s.rows.flatMap(({decoded:b})=>b.ok?[He(e,b.stored.record,b.stored.fingerprint,
t.today)]:[]),a=s.rows[s.rows.length-1],l=s.hasMore&&a!==void 0?ts(a.id,e):null,c=`/api/v1/${e.plural}`,p=s.rows.length-
u.length,f={object:"list",url:c,data:u,has_more:s.hasMore,next_cursor:l,...p>0?{quarantined:p}:{}},m=l===null?{}:{Link:pl(
c,n,l)};return{status:200,body:JSON.stringify(f),headers:m}}function pl(e,t,n){let r=Object.entries({...t,cursor:n}).map(
([o,i])=>`${o}=${encodeURIComponent(i)}`);return`<${e}?${r.join("&")}>; rel="next"`}function as(e,{session:t,id:n}){let r=Xe(t,I(e),n);if(r===null)throw new y("not_found",`There is no ${e.object} with the\
 id ${n}.`);let{record:o,fingerprint:i}=cn(r),s=He(e,o,i,t.today);return{status:200,body:JSON.stringify(s),headers:{ETag:hr(
i)}}}function fl(e){return e.flatMap(t=>{let{object:n,plural:r}=t,o=n.charAt(0).toUpperCase()+n.slice(1),i=r.charAt(0).toUpperCase()+
r.slice(1),s=u=>`${r}:${u}`;return[{method:"GET",path:`/${r}`,operationId:`list${i}`,summary:`List all ${r}`,scope:s("re\
ad"),resource:t,parameters:ss,successStatus:200,run:u=>us(t,u)},{method:"POST",path:`/${r}`,operationId:`create${o}`,summary:`\
Create ${/^[aeiou]/.test(n)?"an":"a"} ${n}`,scope:s("write"),resource:t,parameters:[],successStatus:201,run:u=>Hi(t,e,u)},
{method:"GET",path:`/${r}/{id}`,operationId:`get${o}`,summary:`Get ${/^[aeiou]/.test(n)?"an":"a"} ${n}`,scope:s("read"),
resource:t,parameters:[],successStatus:200,run:u=>as(t,u)}]})}var ls=fl(en);function gr(e){return dl(ml(e))}function ml(e){var t;try{return No(be(),ls,e())}catch(n){let r=(t=Et(n))!=null?t:new y("\
internal_error","The request could not be answered."),{status:o,body:i,headers:s={}}=Ot(r,"","");return{status:o,headers:s,
body:i}}}function dl({status:e,headers:t,body:n}){let r=`{"status":${e},"headers":${JSON.stringify(t)},"body":${n===""?"\
null":n}}`;return ContentService.createTextOutput(r).setMimeType(ContentService.MimeType.JSON)}var yl=["path","api_key"];function ps({parameter:e,parameters:t}){let n=e.path;if(n===void 0||n==="")throw ds();let r=Object.
entries(t).flatMap(([i,s])=>yl.includes(i)?[]:s.map(u=>[i,u])),o=e.api_key;return{method:"GET",path:n,query:r,headers:o===
void 0?{}:{"x-api-key":o},body:"",keyInUrl:o!==void 0}}function fs(e){var i,s,u,a;let t=(s=(i=e.postData)==null?void 0:i.
contents)!=null?s:"",n=hl(t);if(typeof n.path!="string"||n.path==="")throw ds();let[r="",o=""]=n.path.split("?",2);return{
method:String((u=n.method)!=null?u:"POST").toUpperCase(),path:r,query:[...ms(o),...vl(n.query)],headers:bl((a=n.headers)!=
null?a:{}),body:gl(n.body)}}function hl(e){let t='Send {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":\
"\u2026"}} as JSON.',n;try{n=JSON.parse(e)}catch{throw new y("malformed_json",`The envelope is not valid JSON. ${t}`)}if(typeof n==
"object"&&n!==null&&!Array.isArray(n))return n;throw new y("malformed_json",`The envelope must be a JSON object. ${t}`)}
function gl(e){return typeof e=="string"?e:e==null?"":JSON.stringify(e)}function vl(e){return e==null?[]:typeof e=="stri\
ng"?ms(e):Object.entries(e).flatMap(([t,n])=>(Array.isArray(n)?n:[n]).map(r=>[t,String(r)]))}function ms(e){return e.replace(
/^\?/,"").split("&").filter(n=>n!=="").map(n=>{let r=n.includes("=")?n.indexOf("="):n.length;return[cs(n.slice(0,r)),cs(
n.slice(r+1))]})}function cs(e){let t=e.replace(/\+/g," ");try{return decodeURIComponent(t)}catch{return t}}function bl(e){
let t={};for(let[n,r]of Object.entries(e))t[n.toLowerCase()]=String(r);return t}function ds(){return new y("no_route","G\
ive the path of the API to call, for example path=/api/v1/invoices.")}function ys(){let e=["customers","products","quotations","invoices"];return[...[...en].sort((n,r)=>e.indexOf(n.plural)-e.
indexOf(r.plural)).flatMap(n=>{let r=un(n);return r===null?[I(n)]:[I(n),r]}).map(xl),kl()]}function xl(e){return{name:e.
sheet,hidden:!1,columns:e.columns.map(t=>{var n;return{header:t.header,note:`${t.description}
In the API: ${t.key}`,format:sn(t),hidden:t.hidden,width:(n=t.width)!=null?n:null,isSystem:t.system}})}}function kl(){let e=Array.
from({length:fn-J.length},(t,n)=>`text ${n+2}`);return{name:C,hidden:!0,columns:[...J,...e].map((t,n)=>({header:t,note:"\
Written by the API alone: the record of every change. Do not edit.",format:n===0?"0":"@",hidden:!1,width:null,isSystem:!0}))}}var vr=200,_l="#174EA6",wl="#5F6368";function hs(e){return ys().flatMap(t=>{let n=e.getSheetByName(t.name);return n===null?
[Rl(e,t)]:Sl(n,t)})}function Rl(e,t){let n=e.insertSheet(t.name);return Al(n,t.columns.length),gs(n,t.columns,1),n.setFrozenRows(
1),t.hidden&&n.hideSheet(),`Added the sheet "${t.name}".`}function Al(e,t){let[n,r]=[e.getMaxRows(),e.getMaxColumns()];r<
t&&e.insertColumnsAfter(r,t-r),r>t&&e.deleteColumns(t+1,r-t),n>vr&&e.deleteRows(vr+1,n-vr)}function Sl(e,t){var s,u;let n=Math.
max(1,e.getLastColumn()),r=(u=(s=e.getRange(1,1,1,n).getValues()[0])==null?void 0:s.map(a=>String(a).trim()))!=null?u:[],
o=t.columns.filter(({header:a})=>!r.includes(a));if(o.length===0)return[];let i=n+o.length-e.getMaxColumns();return i>0&&
e.insertColumnsAfter(e.getMaxColumns(),i),gs(e,o,n+1),o.map(({header:a})=>`Added the column "${a}" to the sheet "${t.name}\
".`)}function gs(e,t,n){e.getRange(1,n,1,t.length).setNumberFormat("@").setValues([t.map(i=>i.header)]).setNotes([t.map(
i=>i.note)]).setFontWeight("bold").setFontColor("#FFFFFF");let o=e.getMaxRows()-1;for(let[i,s]of t.entries())e.getRange(
1,n+i).setBackground(s.isSystem?wl:_l),o>0&&e.getRange(2,n+i,o,1).setNumberFormat(s.format),s.width!==null&&e.setColumnWidth(
n+i,s.width),s.hidden&&e.hideColumns(n+i)}var hn="Settings",xs=[{label:"Business name",name:"name",hint:"Shown to integrators.",read:e=>e},{label:"Currency",name:"\
currency",hint:"ISO 4217, for example EUR.",read:Dl},{label:"Payment terms (days)",name:"payment_terms_days",hint:"Days \
until an invoice is due, 0 to 365.",read:e=>vs(e,0,365)},{label:"Invoice numbers",name:"invoice_number",hint:"With {YYYY\
} {YY} {MM} {FY} and {SEQ:4}.",read:bs},{label:"Quotation numbers",name:"quotation_number",hint:"With {YYYY} {YY} {MM} {\
FY} and {SEQ:4}.",read:bs},{label:"Fiscal year begins in month",name:"fiscal_year_start",hint:"1 to 12; {FY} is the year\
 that a fiscal year ends in.",read:e=>vs(e,1,12)},{label:"Books closed through",name:"books_closed_through",hint:"YYYY-M\
M-DD, or blank.",read:Tl}];function ks(e,t){if(e.getSheetByName(hn)!==null)return[];let n=e.insertSheet(hn),r={...it,name:t},
o=xs.map(({label:i,name:s,hint:u})=>{var a;return[i,String((a=r[s])!=null?a:""),u]});return n.getRange(1,1,o.length,3).setNumberFormat(
"@").setValues(o),n.getRange(1,1,o.length,1).setFontWeight("bold"),n.getRange(1,3,o.length,1).setFontColor("#5F6368"),n.
setColumnWidth(1,220).setColumnWidth(2,220).setColumnWidth(3,360),[`Added the sheet "${hn}".`]}function _s(e){var o,i,s,
u;let t=(i=(o=e.getSheetByName(hn))==null?void 0:o.getDataRange().getDisplayValues())!=null?i:[],n={...it,time_zone:e.getSpreadsheetTimeZone()},
r=[];for(let{label:a,name:l,read:c,hint:p}of xs){let f=(u=(s=t.find(([m])=>(m==null?void 0:m.trim())===a))==null?void 0:
s[1])==null?void 0:u.trim();if(f!==void 0)try{n[l]=c(f)}catch{r.push(`"${a}" cannot be "${f}": ${p} Its default is used.`)}}
return{settings:n,faults:r}}function Dl(e){if(Q(e)===null)throw new Error("not a currency");return e}function vs(e,t,n){
let r=/^\d{1,3}$/.test(e)?Number(e):-1;if(r<t||r>n)throw new Error("out of range");return r}function bs(e){if(ni(e)!==null)
throw new Error("not a pattern");return e}function Tl(e){if(e==="")return null;if(!Mt(e))throw new Error("not a day");return e}function ws(e,t){let n=[...hs(t),...ks(t,t.getName())],{settings:r,faults:o}=_s(t);return wo(e,r),[...n,...o,`The API us\
es ${r.currency} and the time zone ${r.time_zone}.`]}function El(e){return gr(()=>ps(e))}function Ol(e){return gr(()=>fs(e))}function Cl(){SpreadsheetApp.getUi().createMenu(
"Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiKey").addItem("Revok\
e an API key\u2026","revokeApiKey").addToUi()}function Ml(){let e=SpreadsheetApp.getUi(),t=ws(be(),SpreadsheetApp.getActive());
e.alert("Set up",t.join(`
`),e.ButtonSet.OK)}function Il(){Zr(SpreadsheetApp.getUi())}function Pl(){Qr(SpreadsheetApp.getUi())}return Os(jl);})();
function doGet(event){return BillingApi.doGet(event)}
function doPost(event){return BillingApi.doPost(event)}
function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}
function createApiKey(){return BillingApi.createApiKey()}
function revokeApiKey(){return BillingApi.revokeApiKey()}

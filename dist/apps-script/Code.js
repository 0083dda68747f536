"use strict";var BillingApi=(()=>{var Dn=Object.defineProperty;var $s=Object.getOwnPropertyDescriptor;var Ks=Object.getOwnPropertyNames;var Js=Object.prototype.hasOwnProperty;var Ws=(e,t)=>{for(var n in t)Dn(e,n,{get:t[n],enumerable:!0})},Bs=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="func\
tion")for(let o of Ks(t))!Js.call(e,o)&&o!==n&&Dn(e,o,{get:()=>t[o],enumerable:!(r=$s(t,o))||r.enumerable});return e};var Gs=e=>Bs(Dn({},"__esModule",{value:!0}),e);var ec={};Ws(ec,{createApiKey:()=>Zl,doGet:()=>Vl,doPost:()=>zl,onOpen:()=>Xl,revokeApiKey:()=>Ql,setUp:()=>Hl});var Tt="api_key.",We="api_key_used.";function Pr(e){var t;return(t=e.rolled_from)!=null?t:e.id}function ke(e){let t=[e.revoked_at,
e.expires_at].map(n=>n===null?1/0:Date.parse(n));return Math.min(...t)}function Us(e){try{return JSON.parse(e)}catch{return null}}
function ot(e){return Object.keys(e).filter(t=>t.startsWith(Tt)).map(t=>{var n;return Us((n=e[t])!=null?n:"")}).filter(t=>t!==
null)}var Ir="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function jr(e,t){let n="";for(let r=e;r>0;r=Math.floor(r/62))n=Ir.charAt(r%62)+n;return n.padStart(t,"0")}function Ot(e,t){
let n="";for(let r=0;n.length<t;r++){let o=[0,1,2].map(()=>e.random.uuid());for(let i of e.digest.sha256(`${r}:${o.join(
":")}`))i<248&&(n+=Ir.charAt(i%62))}return n.slice(0,t)}function Fr(e){let t=4294967295;for(let n=0;n<e.length;n++){t^=e.charCodeAt(n);for(let r=0;r<8;r++)t=t&1?t>>>1^3988292384:
t>>>1}return~t>>>0}var Ys=32,Vs=6,zs=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function Nr(e){return jr(Fr(e),Vs)}function qr(e,t){
var r;let n=zs.exec(e);return n!==null&&n[1]===t&&Nr((r=n[2])!=null?r:"")===n[3]}function Lr(e,t){let n=Ot(e,Ys);return`\
bbk_${t}_${n}${Nr(n)}`}var it="keys.1",Tn=21600;function $r(e,t){return JSON.stringify(ot(e).filter(n=>t<ke(n)))}function On(e,t,n){var o;return(o=
JSON.parse(e).find(i=>i.hash===t&&n<ke(i)))!=null?o:null}function Kr(e){e.cache.remove(it)}var En=["invoices:read","invoices:write","quotations:read","quotations:write","customers:read","customers:write","produc\
ts:read","products:write","payments:read","payments:write","events:read","webhooks:manage"],Cn={full:En,"read-only":En.filter(
e=>e.endsWith(":read")),checkout:["invoices:write","quotations:write","customers:write","products:read"]};function Jr(e){
return En.includes(e)}function Wr(e,t){return e.includes(t)}function Br(e){return e.every(t=>t.endsWith(":read"))}var Xs=100,Hs=80;function Gr(e,t){let n=e.name.trim().length;return n===0||n>Hs?"invalid_name":e.scopes.length===0||!e.scopes.every(Jr)?"\
invalid_scopes":e.expires_at!==null&&!(Date.parse(e.expires_at)>t)?"invalid_expiry":null}function Ur(e,t){return e.filter(
n=>t<ke(n)).length<Xs?null:"too_many_keys"}function Yr(e){let t=e.admittedMs.map((n,r)=>{var o;return n-((o=e.admittedMs[r-1])!=null?o:0)});return[e.savedAtMs,e.unsaved,
...t].map(n=>n.toString(36)).join(",")}function st(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.test(e))return null;let[t=0,n=0,
...r]=e.split(",").map(s=>parseInt(s,36)),o=0;return{admittedMs:r.map(s=>(o+=s,o)),savedAtMs:t,unsaved:n}}function Vr(e){
var n,r,o;let t=(r=(n=st(e))==null?void 0:n.admittedMs)!=null?r:[];return(o=t[t.length-1])!=null?o:null}var Zs=90*864e5;var Qs=1e4;function zr(e,t){return Zr(e,(n,r)=>{var i;let o=(i=Gr(t,r))!=null?i:Ur(n,r);return o?{ok:!1,problem:o}:(tu(e,
n,r),{ok:!0,...eu(e,t,{rolledFrom:null,nowMs:r})})})}function Xr(e,t){return Zr(e,(n,r)=>{let o=n.find(s=>s.id===t);if(!o)return{ok:!1,problem:"not_found"};if(o.revoked_at!==
null)return{ok:!0,record:o};let i={...o,revoked_at:Et(r)};return Qr(e,i),{ok:!0,record:i}})}function Hr(e){let t=e.properties.
getAll();return ot(t).map(({hash:n,...r})=>{let o=Vr(t[We+r.id]);return{...r,last_used_at:o===null?null:Et(o)}}).sort((n,r)=>n.
created_at<r.created_at?1:-1)}function Zr(e,t){if(!e.lock.tryAcquire(Qs))return{ok:!1,problem:"workspace_busy"};try{return Kr(
e),t(ot(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function eu(e,t,n){let r=Lr(e,e.build.keyMode),o={
id:`key_${Ot(e,20)}`,name:t.name.trim(),hash:e.digest.sha256Hex(r),last4:r.slice(-4),scopes:[...new Set(t.scopes)],created_at:Et(
n.nowMs),expires_at:t.expires_at===null?null:Et(Date.parse(t.expires_at)),revoked_at:null,rolled_from:n.rolledFrom};return Qr(
e,o),{key:r,record:o}}function Qr(e,t){e.properties.set(Tt+t.id,JSON.stringify(t))}function tu(e,t,n){for(let r of t.filter(
o=>ke(o)<n-Zs))e.properties.delete(Tt+r.id),e.properties.delete(We+r.id)}function Et(e){return new Date(e).toISOString()}var se=class extends Error{constructor(t){super(`The sheet "${t}" is missing.`),this.name="SheetMissing",this.sheet=t}},
de=class extends Error{constructor(t,n){super(`Rows ${n.row} to ${n.row+n.rows-1} reach beyond the grid of "${t}".`),this.
name="OutsideGrid"}},Be=class extends Error{constructor(t){super(t),this.name="ServiceFailure"}};function w(e){try{return e()}catch(t){throw t instanceof se||t instanceof de?t:new Be(t instanceof Error?t.message:String(
t))}}function eo(e){let t=()=>e.getScriptCache();return{get:n=>w(()=>t().get(n)),getAll:n=>w(()=>t().getAll([...n])),put:(n,r,o)=>w(
()=>t().put(n,r,o)),putAll:(n,r)=>w(()=>t().putAll({...n},r)),remove:n=>w(()=>t().remove(n))}}function Mt(e,{row:t,column:n,rows:r,columns:o}){let i=`${Ct(n)}${t}`,s=`${Ct(n+o-1)}${t+r-1}`;return`${Mn(e)}!${i}:${s}`}
function to(e,t){return`${Mn(e)}!${t}:${t}`}function no(e,t,n){let r=Ct(t);return`${Mn(e)}!${r}${n}:${r}`}function Ct(e){
let t=(e-1)%26,n=Math.floor((e-1)/26);return(n>0?Ct(n):"")+String.fromCharCode(65+t)}function Mn(e){return`'${e.replace(
/'/g,"''")}'`}function ro(e){let t=()=>e.getActive(),n=(o,i,s)=>{try{return t().getRange(i).getValues()}catch(u){throw t().getSheetByName(
o)===null?new se(o):nu(u)?new de(o,s):u}},r=o=>{try{return t().getRange(Mt(o,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(i){
throw t().getSheetByName(o)===null?new se(o):i}};return{read:(o,i)=>w(()=>n(o,Mt(o,i),i)),readRow:(o,i)=>w(()=>{var s;return(s=
n(o,to(o,i),{row:i,column:1,rows:1,columns:1})[0])!=null?s:[]}),write:(o,i,s,u,a)=>w(()=>{var p,f;let l={row:i,column:s,
rows:u.length,columns:(f=(p=u[0])==null?void 0:p.length)!=null?f:0},c=t().getRange(Mt(o,l));a!==null&&c.setNumberFormats(
u.map(()=>[...a])),c.setValues(u.map(m=>[...m]))}),flush:()=>w(()=>e.flush()),find:(o,i,s,u)=>w(()=>t().getRange(no(o,i,
s)).createTextFinder(u).matchCase(!0).matchEntireCell(!0).findAll().map(a=>a.getRow())),gridRows:o=>w(()=>r(o).getMaxRows()),
lastContentRow:o=>w(()=>r(o).getLastRow()),addRows:(o,i)=>w(()=>{let s=r(o);s.insertRowsAfter(s.getMaxRows(),i)}),deleteRows:(o,i,s)=>w(
()=>{r(o).deleteRows(i,s)}),addColumns:(o,i)=>w(()=>{let s=r(o);s.insertColumnsAfter(s.getMaxColumns(),i)})}}function nu(e){
return e instanceof Error&&/outside the dimensions of the sheet|range not found/i.test(e.message)}function oo(e){return{openApi:()=>w(()=>e.createHtmlOutputFromFile("openapi").getContent())}}function io(e){let t=()=>e.getScriptLock();return{tryAcquire:n=>w(()=>t().tryLock(n)),release:()=>w(()=>t().releaseLock())}}var so={error(e,t){console.error(JSON.stringify({event:e,...t}))}};function uo(e){let t=()=>e.getScriptProperties();return{get:n=>w(()=>t().getProperty(n)),getAll:()=>w(()=>t().getProperties()),
set(n,r){w(()=>t().setProperty(n,r))},delete(n){w(()=>t().deleteProperty(n))}}}function ao(e){let t=n=>w(()=>e.computeDigest(e.DigestAlgorithm.SHA_256,n,e.Charset.UTF_8).map(r=>r&255));return{sha256:t,
sha256Hex:n=>t(n).map(r=>r.toString(16).padStart(2,"0")).join(""),utf8Length:n=>w(()=>e.newBlob(n).getBytes().length)}}function lo(e){
return{uuid:()=>w(()=>e.getUuid())}}function co(e){return{now:()=>Date.now(),dayOf:(t,n)=>w(()=>e.formatDate(new Date(t),
n,"yyyy-MM-dd"))}}function _e(){let e=uo(PropertiesService);return{clock:co(Utilities),random:lo(Utilities),digest:ao(Utilities),properties:e,
cache:eo(CacheService),lock:io(LockService),document:ro(SpreadsheetApp),files:oo(HtmlService),log:so,build:ru()}}function ru(){
return{id:"94717d8e323c",keyMode:typeof LOCAL_RUNTIME=="undefined"?"live":"test"}}function po(e){var s;let t=Pn(e,"Create an API key","A name, so that you recognise it later:");if(t===null)return;let n=Object.
keys(Cn).join(", "),r=Pn(e,"Create an API key",`What it may do (${n}):`);if(r===null)return;let o=(s=Object.entries(Cn).
find(([u])=>u===r.trim()))==null?void 0:s[1];if(o===void 0){e.alert("No key was made",`"${r}" is not one of ${n}.`,e.ButtonSet.
OK);return}let i=zr(_e(),{name:t,scopes:o,expires_at:null});i.ok?e.alert("Copy this key now: it is shown this once",i.key,
e.ButtonSet.OK):e.alert("No key was made",`Reason: ${i.problem}.`,e.ButtonSet.OK)}function fo(e){let t=_e(),n=Hr(t).filter(
({revoked_at:a})=>a===null),r=n.map(({name:a,last4:l,created_at:c})=>`${a} (\u2026${l}, made ${c.slice(0,10)})`),o=Pn(e,
"Revoke an API key",`${r.join(`
`)}

The last four letters of the key to revoke:`);if(o===null)return;let i=n.find(({last4:a})=>a===o.trim()),s=i===void 0?null:
Xr(t,i.id),u=(s==null?void 0:s.ok)===!0?`"${i==null?void 0:i.name}" is refused from now on.`:`No key ends in "${o}".`;e.
alert((s==null?void 0:s.ok)===!0?"Revoked":"Nothing was revoked",u,e.ButtonSet.OK)}function Pn(e,t,n){let r=e.prompt(t,n,
e.ButtonSet.OK_CANCEL);return r.getSelectedButton()===e.Button.OK?r.getResponseText():null}function k(e,t){return{status:e,title:t}}var Pt={malformed_json:k(400,"The body is not valid JSON"),unknown_parameter:k(
400,"Unknown query parameter"),invalid_parameter:k(400,"Invalid query parameter"),cursor_invalid:k(400,"Invalid cursor"),
cursor_mismatch:k(400,"The cursor belongs to another query"),credentials_conflict:k(400,"Two different API keys"),invalid_idempotency_key:k(
400,"Invalid Idempotency-Key"),no_route:k(400,"No path given"),missing_api_key:k(401,"API key missing"),invalid_api_key:k(
401,"Invalid API key"),insufficient_scope:k(403,"The API key lacks a scope"),key_not_allowed_in_url:k(403,"API key not a\
llowed in a URL"),not_found:k(404,"Record not found"),route_not_found:k(404,"No such path"),method_not_allowed:k(405,"Me\
thod not allowed"),invalid_state:k(409,"Not possible in this state"),number_taken:k(409,"The number is taken"),number_reserved:k(
409,"The number is reserved"),external_id_taken:k(409,"The external_id is taken"),sku_taken:k(409,"The sku is taken"),period_locked:k(
409,"The books of this period are closed"),record_quarantined:k(409,"The record needs a correction in the sheet"),payload_too_large:k(
413,"The body is too large"),unsupported_media_type:k(415,"Unsupported media type"),validation_failed:k(422,"Validation \
failed"),idempotency_key_reused:k(422,"Idempotency-Key used with another request"),rate_limited:k(429,"Too many requests"),
internal_error:k(500,"Internal error"),workspace_busy:k(503,"The workspace is busy"),workspace_unavailable:k(503,"The wo\
rkspace is not available"),workspace_misconfigured:k(503,"The workbook needs attention")};var y=class extends Error{constructor(t,n,r={}){super(n),this.name="Refusal",this.code=t,this.facts=r}};function Re(e){let t=e.
length===1?"1 field is invalid.":`${e.length} fields are invalid.`;return new y("validation_failed",t,{problems:e})}function Ge(e,t,n){
return new y(e,t,{retryAfterSeconds:n})}var ee,ou={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function mo(e){var t,n,r;return!e&&!ee?ou:{lang:(t=e==null?void 0:e.lang)!=null?t:ee==null?void 0:ee.lang,message:e==null?
void 0:e.message,abortEarly:(n=e==null?void 0:e.abortEarly)!=null?n:ee==null?void 0:ee.abortEarly,abortPipeEarly:(r=e==null?
void 0:e.abortPipeEarly)!=null?r:ee==null?void 0:ee.abortPipeEarly}}var In;function iu(e){return In==null?void 0:In.get(e)}var jn;function su(e){return jn==null?void 0:jn.get(e)}var Fn;function uu(e,t){var n;return(n=Fn==null?void 0:Fn.get(e))==null?void 0:n.get(t)}function Ue(e){var n,r,o;let t=typeof e;return t==="string"?`"${e}"`:t==="number"||t==="bigint"||t==="boolean"?`${e}`:t===
"object"||t==="function"?(o=e&&((r=(n=Object.getPrototypeOf(e))==null?void 0:n.constructor)==null?void 0:r.name))!=null?
o:"null":t}function T(e,t,n,r,o){var p,f,m,b,x,S,D,I;let i=o&&"input"in o?o.input:n.value,s=(f=(p=o==null?void 0:o.expected)!=
null?p:e.expects)!=null?f:null,u=(m=o==null?void 0:o.received)!=null?m:Ue(i),a={kind:e.kind,type:e.type,input:i,expected:s,
received:u,message:`Invalid ${t}: ${s?`Expected ${s} but r`:"R"}eceived ${u}`,requirement:e.requirement,path:o==null?void 0:
o.path,issues:o==null?void 0:o.issues,lang:r.lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},l=e.kind==="s\
chema",c=(I=(D=(S=(x=(b=o==null?void 0:o.message)!=null?b:e.message)!=null?x:uu(e.reference,a.lang))!=null?S:l?su(a.lang):
null)!=null?D:r.message)!=null?I:iu(a.lang);c!==void 0&&(a.message=typeof c=="function"?c(a):c),l&&(n.typed=!1),n.issues?
n.issues.push(a):n.issues=[a]}function au(e){let t=e.length,n=e.length-1;for(let r=0;r<n;)e.codePointAt(r)<=65535?r++:(r+=2,t--);return t}function lu(e,t){return Object.prototype.hasOwnProperty.call(e,t)&&t!=="__proto__"&&t!=="prototype"&&t!=="constructor"}function cu(e,t){var r;let n=[...new Set(e)];return n.length>1?`(${n.join(` ${t} `)})`:(r=n[0])!=null?r:"never"}function G(e){
return e["~standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},mo())},e}function Z(e,t){return{kind:"validation",type:"check",reference:Z,async:!1,expects:null,requirement:e,message:t,"~run"(n,r){
return n.typed&&!this.requirement(n.value)&&T(this,"input",n,r),n}}}function Nn(e){return{kind:"validation",type:"integer",reference:Nn,async:!1,expects:null,requirement:Number.isInteger,message:e,
"~run"(t,n){return t.typed&&!this.requirement(t.value)&&T(this,"integer",t,n),t}}}function Se(e,t){return{kind:"validation",type:"max_code_points",reference:Se,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){if(n.typed){let o=au(n.value);o>this.requirement&&T(this,"code points",n,r,{received:`${o}`})}return n}}}function qn(e,t){return{kind:"validation",type:"max_length",reference:qn,async:!1,expects:`<=${e}`,requirement:e,message:t,
"~run"(n,r){return n.typed&&n.value.length>this.requirement&&T(this,"length",n,r,{received:`${n.value.length}`}),n}}}function Ln(e,t){return{kind:"validation",type:"max_value",reference:Ln,async:!1,expects:`<=${e instanceof Date?e.toJSON():
Ue(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value<=this.requirement)&&T(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():Ue(n.value)}),n}}}function te(e){return{kind:"metadata",type:"metadata",reference:te,metadata:e}}function $n(e,t){return{kind:"validation",type:"min_value",reference:$n,async:!1,expects:`>=${e instanceof Date?e.toJSON():
Ue(e)}`,requirement:e,message:t,"~run"(n,r){return n.typed&&!(n.value>=this.requirement)&&T(this,"value",n,r,{received:n.
value instanceof Date?n.value.toJSON():Ue(n.value)}),n}}}function Kn(e){return{kind:"transformation",type:"raw_transform",reference:Kn,async:!1,"~run"(t,n){let r=e({dataset:t,config:n,
addIssue:o=>{var i;return T(this,(i=o==null?void 0:o.label)!=null?i:"input",t,n,o)},NEVER:null});return t.issues?t.typed=
!1:t.value=r,t}}}function ut(e,t){return{kind:"validation",type:"regex",reference:ut,async:!1,expects:`${e}`,requirement:e,message:t,"~ru\
n"(n,r){return n.typed&&!this.requirement.test(n.value)&&T(this,"format",n,r),n}}}function Jn(e){return{kind:"transformation",type:"transform",reference:Jn,async:!1,operation:e,"~run"(t){return t.value=
this.operation(t.value),t}}}function yo(e,t,n){return typeof e.fallback=="function"?e.fallback(t,n):e.fallback}function It(e,t,n){return typeof e.default=="function"?e.default(t,n):e.default}function jt(e,t){return G({kind:"schema",type:"array",reference:jt,expects:"Array",async:!1,item:e,message:t,"~run"(n,r){
var i;let o=n.value;if(Array.isArray(o)){n.typed=!0,n.value=[];for(let s=0;s<o.length;s++){let u=o[s],a=this.item["~run"](
{value:u},r);if(a.issues){let l={type:"array",origin:"value",input:o,key:s,value:u};for(let c of a.issues)c.path?c.path.
unshift(l):c.path=[l],(i=n.issues)==null||i.push(c);if(n.issues||(n.issues=a.issues),r.abortEarly){n.typed=!1;break}}a.typed||
(n.typed=!1),n.value.push(a.value)}}else T(this,"type",n,r);return n}})}function Wn(e){return G({kind:"schema",type:"boolean",reference:Wn,expects:"boolean",async:!1,message:e,"~run"(t,n){return typeof t.
value=="boolean"?t.typed=!0:T(this,"type",t,n),t}})}function Bn(e,t){return G({kind:"schema",type:"nullable",reference:Bn,expects:`(${e.expects} | null)`,async:!1,wrapped:e,
default:t,"~run"(n,r){return n.value===null&&(this.default!==void 0&&(n.value=It(this,n,r)),n.value===null)?(n.typed=!0,
n):this.wrapped["~run"](n,r)}})}function Gn(e,t){return G({kind:"schema",type:"nullish",reference:Gn,expects:`(${e.expects} | null | undefined)`,async:!1,
wrapped:e,default:t,"~run"(n,r){return(n.value===null||n.value===void 0)&&(this.default!==void 0&&(n.value=It(this,n,r)),
n.value===null||n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,r)}})}function Un(e){return G({kind:"schema",type:"number",reference:Un,expects:"number",async:!1,message:e,"~run"(t,n){return typeof t.
value=="number"&&!isNaN(t.value)?t.typed=!0:T(this,"type",t,n),t}})}function Yn(e,t){return G({kind:"schema",type:"objec\
t",reference:Yn,expects:"Object",async:!1,entries:e,message:t,"~run"(n,r){var i;let o=n.value;if(o&&typeof o=="object"){
n.typed=!0,n.value={};for(let s in this.entries){let u=this.entries[s];if(s in o||(u.type==="exact_optional"||u.type==="\
optional"||u.type==="nullish")&&u.default!==void 0){let a=s in o?o[s]:It(u),l=u["~run"]({value:a},r);if(l.issues){let c={
type:"object",origin:"value",input:o,key:s,value:a};for(let p of l.issues)p.path?p.path.unshift(c):p.path=[c],(i=n.issues)==
null||i.push(p);if(n.issues||(n.issues=l.issues),r.abortEarly){n.typed=!1;break}}l.typed||(n.typed=!1),n.value[s]=l.value}else if(u.
fallback!==void 0)n.value[s]=yo(u);else if(u.type!=="exact_optional"&&u.type!=="optional"&&u.type!=="nullish"&&(T(this,"\
key",n,r,{input:void 0,expected:`"${s}"`,path:[{type:"object",origin:"key",input:o,key:s,value:o[s]}]}),r.abortEarly))break}}else
T(this,"type",n,r);return n}})}function Vn(e,t){return G({kind:"schema",type:"picklist",reference:Vn,expects:cu(e.map(Ue),"|"),async:!1,options:e,message:t,
"~run"(n,r){return this.options.includes(n.value)?n.typed=!0:T(this,"type",n,r),n}})}function zn(e,t,n){return G({kind:"schema",type:"record",reference:zn,expects:"Object",async:!1,key:e,value:t,message:n,
"~run"(r,o){var s,u;let i=r.value;if(i&&typeof i=="object"){r.typed=!0,r.value={};for(let a in i)if(lu(i,a)){let l=i[a],
c=this.key["~run"]({value:a},o);if(c.issues){let f={type:"object",origin:"key",input:i,key:a,value:l};for(let m of c.issues)
m.path=[f],(s=r.issues)==null||s.push(m);if(r.issues||(r.issues=c.issues),o.abortEarly){r.typed=!1;break}}let p=this.value["\
~run"]({value:l},o);if(p.issues){let f={type:"object",origin:"value",input:i,key:a,value:l};for(let m of p.issues)m.path?
m.path.unshift(f):m.path=[f],(u=r.issues)==null||u.push(m);if(r.issues||(r.issues=p.issues),o.abortEarly){r.typed=!1;break}}
(!c.typed||!p.typed)&&(r.typed=!1),c.typed&&(r.value[c.value]=p.value)}}else T(this,"type",r,o);return r}})}function Xn(e,t){return G({kind:"schema",type:"strict_object",reference:Xn,expects:"Object",async:!1,entries:e,message:t,
"~run"(n,r){var i;let o=n.value;if(o&&typeof o=="object"){n.typed=!0,n.value={};for(let s in this.entries){let u=this.entries[s];
if(s in o||(u.type==="exact_optional"||u.type==="optional"||u.type==="nullish")&&u.default!==void 0){let a=s in o?o[s]:It(
u),l=u["~run"]({value:a},r);if(l.issues){let c={type:"object",origin:"value",input:o,key:s,value:a};for(let p of l.issues)
p.path?p.path.unshift(c):p.path=[c],(i=n.issues)==null||i.push(p);if(n.issues||(n.issues=l.issues),r.abortEarly){n.typed=
!1;break}}l.typed||(n.typed=!1),n.value[s]=l.value}else if(u.fallback!==void 0)n.value[s]=yo(u);else if(u.type!=="exact_\
optional"&&u.type!=="optional"&&u.type!=="nullish"&&(T(this,"key",n,r,{input:void 0,expected:`"${s}"`,path:[{type:"objec\
t",origin:"key",input:o,key:s,value:o[s]}]}),r.abortEarly))break}if(!n.issues||!r.abortEarly){for(let s in o)if(!Object.
prototype.hasOwnProperty.call(this.entries,s)){T(this,"key",n,r,{input:s,expected:"never",path:[{type:"object",origin:"k\
ey",input:o,key:s,value:o[s]}]});break}}}else T(this,"type",n,r);return n}})}function q(e){return G({kind:"schema",type:"string",reference:q,expects:"string",async:!1,message:e,"~run"(t,n){return typeof t.
value=="string"?t.typed=!0:T(this,"type",t,n),t}})}function Hn(){return G({kind:"schema",type:"unknown",reference:Hn,expects:"unknown",async:!1,"~run"(e){return e.typed=!0,
e}})}function O(...e){return G({...e[0],pipe:e,"~run"(t,n){for(let r of e)if(r.kind!=="metadata"){if(t.issues&&(r.kind==="sch\
ema"||r.kind==="transformation")){t.typed=!1;break}(!t.issues||!n.abortEarly&&!n.abortPipeEarly)&&(t=r["~run"](t,n))}return t}})}function ho(e,t,n){let r=e["~run"]({value:t},mo(n));return{typed:r.typed,success:!r.issues,output:r.value,issues:r.issues}}function g(e,t){return`${e} ${t}`}function go(e){let t=e.indexOf(" ");return{code:e.slice(0,t),message:e.slice(t+1)}}function vo(e,t){
return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}function J(e){return{schema:O(q(g("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),Se(100,g("too_lon\
g","Must have at most 100 characters.")),te({prefix:e})),cell:"text"}}var bo=/^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;var at="0123456789ABCDEFGHJKMNPQRSTVWXYZ",wo=10,ko=9,pu=7;function Ft(e,t,n,r){let o=xo(t,wo)+fu(r);return`${e}_${o}${_o(
xo(n,pu),o)}`}function Y(e,t){var s;let n=bo.exec(e);if(n===null||n[1]!==t)return null;let r=(s=n[2])!=null?s:"",o=wo+ko;
return _o(r.slice(o),r.slice(0,o)).split("").reduce((u,a)=>u*32+at.indexOf(a),0)}function xo(e,t){let n=e,r="";for(let o=0;o<
t;o+=1)r=at.charAt(n%32)+r,n=Math.floor(n/32);return r}function fu(e){let t=e.replace(/-/g,""),n=t.slice(0,12)+t.slice(18),
r="";for(let o=0;o<ko;o+=1)r+=at.charAt(Number.parseInt(n.slice(o*2,o*2+2),16)%32);return r}function _o(e,t){let n=2166136261;
for(let o=0;o<t.length;o+=1)n=Math.imul(n^t.charCodeAt(o),16777619);let r="";for(let o=0;o<e.length;o+=1)n=Math.imul(n^n>>>
15,739982445)+o,r+=at.charAt((at.indexOf(e.charAt(o))^n>>>24)&31);return r}var Ro={admittedMs:[],savedAtMs:0,unsaved:0};function lt(e,t){var n;return Math.max(t,(n=e.admittedMs[e.admittedMs.length-
1])!=null?n:0)}function Zn(e,t){return e.admittedMs.filter(n=>t-n<6e4)}function Qn(e,t){var u;let n=lt(e,t),r=Zn(e,n),o=r.
length<100,i=o?[...r,n]:r,s=((u=i[0])!=null?u:n)+6e4;return{admitted:o,remaining:100-i.length,resetAtMs:s,retryAfterSeconds:Math.
max(1,Math.ceil((s-t)/1e3)),log:{...e,admittedMs:i,unsaved:e.unsaved+(o?1:0)}}}var Nt=19,So=36e5;function Ao(e){return lt(e,0)-e.savedAtMs>=So?!0:e.admittedMs.length>Nt&&e.unsaved>Nt}function Do(e){return{
...e,savedAtMs:lt(e,0),unsaved:0}}function To(e,t){if(e===null)return Ro;let n=lt(e,t),r=Zn(e,n),i=n-e.savedAtMs>=So+6e4?
0:Math.min(Nt,100-r.length),s=[...r,...new Array(i).fill(n)];return{...e,admittedMs:s,unsaved:Nt}}function ct(e){return`rate.${e.slice(0,16)}`}function Oo(e,t){let n=st(e),r=n&&Qn(n,t);return r&&!r.admitted?r:null}function Eo(e,t,n){
let r=We+t.id,o=n.logSeen?Co(e,t):null,{found:i,missed:s}=o?{found:o,missed:!1}:mu(e,t,n),u=Qn(i,e.clock.now()),a=u.admitted&&
Ao(u.log),l=a?Do(u.log):u.log,c=Yr(l);a&&e.properties.set(r,c);let p=u.admitted||s;return tr(e,p?{...n.unwritten,[ct(t.hash)]:c}:
n.unwritten),u}function tr(e,t){let[n,r]=Object.entries(t);r?e.cache.putAll(t,Tn):n&&e.cache.put(n[0],n[1],Tn)}function Co(e,t){
return st(e.cache.get(ct(t.hash)))}function mu(e,t,n){var a;let r=We+t.id,o=n.properties?(a=n.properties[r])!=null?a:null:
e.properties.get(r),i=st(o),u=!n.logSeen&&i!==null&&i.savedAtMs>=n.firstReadMs?Co(e,t):null;return u?{found:u,missed:!1}:
{found:To(i,e.clock.now()),missed:!0}}var du=1e4;function Mo(e){return[it,ct(e)]}function Po(e,t,n){let r=e.clock.now(),o=n[it],i=n[ct(t)];if(o!==void 0){let s=On(
o,t,r);if(!s)return{outcome:"invalid_api_key"};let u=Oo(i,r);if(u)return{outcome:"rate_limited",key:s,rate:u}}if(!e.lock.
tryAcquire(du))return{outcome:"workspace_busy"};try{return yu(e,t,{table:o,logSeen:i!==void 0,firstReadMs:r})}finally{e.
lock.release()}}function yu(e,t,n){var p;let r=e.clock.now(),o=n.table===void 0?e.properties.getAll():null,i=o?$r(o,r):(p=
n.table)!=null?p:"",s=o?{[it]:i}:{},u=On(i,t,r);if(!u)return tr(e,s),{outcome:"invalid_api_key"};let{logSeen:a,firstReadMs:l}=n,
c=Eo(e,u,{firstReadMs:l,logSeen:a,properties:o,unwritten:s});return{outcome:c.admitted?"admitted":"rate_limited",key:u,rate:c}}var hu=/^bearer(?: +(.*))?$/i;function Io(e,t){var i,s,u,a,l;let n=(a=(u=(s=hu.exec(((i=e.authorization)!=null?i:"").trim()))==
null?void 0:s[1])==null?void 0:u.trim())!=null?a:"",r=((l=e["x-api-key"])!=null?l:"").trim();if(n&&r&&n!==r)return{ok:!1,
code:"credentials_conflict"};let o=n||r;return o?qr(o,t)?{ok:!0,key:o}:{ok:!1,code:"invalid_api_key"}:{ok:!1,code:"missi\
ng_api_key"}}var Ae="settings";var pt={name:"",currency:"EUR",time_zone:"Etc/UTC",payment_terms_days:30,invoice_number:"INV-{YYYY}-{SEQ:4}",quotation_number:"\
QUO-{YYYY}-{SEQ:4}",fiscal_year_start:1,books_closed_through:null};function jo(e,t){let n=t!=null?t:gu(e);return n===null?
pt:{...pt,...JSON.parse(n)}}function gu(e){let t=e.properties.get(Ae);return t!==null&&e.cache.put(Ae,t,600),t}function Fo(e,t){
let n=JSON.stringify(t);e.properties.set(Ae,n),e.cache.put(Ae,n,600)}var ft="hints";var No={journal:null,applied:0,tails:{},gaps:{},layouts:{}};function qo(e){return e===void 0?No:{...No,...JSON.parse(e)}}var vu=6e4/1e3,Lo=`"default";q=${100};w=${vu}`;function Lt(e){return{RateLimit:`"default";r=${e.remaining};t=${e.retryAfterSeconds}`,
"X-RateLimit-Limit":String(100),"X-RateLimit-Remaining":String(e.remaining),"X-RateLimit-Reset":String(Math.ceil(e.resetAtMs/
1e3))}}var $o={missing_api_key:'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',invalid_api_key:"\
The API key is not valid. Make one in the developer area of the spreadsheet.",credentials_conflict:"Authorization and x-\
api-key carry different API keys. Send one."};function Ko(e,t){let n=Io(t.headers,e.build.keyMode);if(!n.ok)throw new y(
n.code,$o[n.code]);let r=e.digest.sha256Hex(n.key),o=e.cache.getAll([...Mo(r),ft,Ae]),i=Po(e,r,o);switch(i.outcome){case"\
invalid_api_key":throw new y("invalid_api_key",$o.invalid_api_key);case"workspace_busy":throw Ge("workspace_busy","Other\
 requests are in progress. Send the request again.",2);case"rate_limited":throw new y("rate_limited",`At most 100 reques\
ts in 60 seconds. Wait ${i.rate.retryAfterSeconds} seconds.`,{headers:Lt(i.rate),retryAfterSeconds:i.rate.retryAfterSeconds});case"\
admitted":return{...i,session:bu(e,o)}}}function Jo({keyInUrl:e},{scopes:t}){if(!(e!==!0||Br(t)))throw new y("key_not_al\
lowed_in_url","Only a key whose scopes are all read-only may be sent in a URL.")}function bu(e,t){let n=jo(e,t[Ae]),r=e.
clock.dayOf(e.clock.now(),n.time_zone);return{workspace:e,settings:n,today:r,hints:qo(t[ft]),hasUnflushedWrites:!1,seenLayouts:new Map}}var Wo="/api/v1";function Bo(e,t,n){let r=n.startsWith(`${Wo}/`)?n.slice(Wo.length).replace(/(.)\/$/,"$1"):"",o=e.flatMap(
a=>{let l=xu(a.path,r);return l===null?[]:[{route:a,id:l}]});if(o.length===0)throw new y("route_not_found",`There is not\
hing at ${n}.`);let i=o.find(({route:a})=>a.method===t);if(i!==void 0)return i;let s=o.map(({route:a})=>a.method),u=[...s,
...s.includes("GET")?["HEAD"]:[]].join(", ");throw new y("method_not_allowed",`${n} does not take ${t}. It takes ${u}.`,
{headers:{Allow:u}})}function xu(e,t){var i;let n=e.split("/"),r=t.split("/");if(n.length!==r.length)return null;let o="";
for(let[s,u]of n.entries()){let a=(i=r[s])!=null?i:"";if(u!=="{id}"){if(u!==a)return null;continue}if(a==="")return null;
o=a}return o}function Go(e,{method:t,path:n}){return t!=="GET"?null:n==="/health"?{status:200,body:JSON.stringify({object:"health",status:"\
ok",build:e.build.id})}:n==="/openapi.json"?{status:200,body:e.files.openApi()}:null}var Uo=5;function $t(e){if(e instanceof y)return e;if(e instanceof se){let t=`The sheet "${e.sheet}" is missing. Run Set\
up from the menu of the spreadsheet, or rename it back.`;return new y("workspace_misconfigured",t,{members:{sheet:e.sheet},
retryAfterSeconds:60})}return e instanceof Be?new y("workspace_unavailable","Google did not carry out the request. Send \
it again.",{retryAfterSeconds:Uo}):null}function Kt({code:e,message:t,facts:n},r,o){var c,p,f;let{status:i,title:s}=Pt[e],
u=[...((c=n.problems)!=null?c:[]).map(({details:m,...b})=>({...b,...m})),...(p=n.parameters)!=null?p:[]],a={type:wu(e),title:s,
status:i,code:e,detail:t,instance:r,request_id:o,...u.length>0?{errors:u}:{},...n.members},l=(f=n.retryAfterSeconds)!=null?
f:i===503?Uo:void 0;return{status:i,body:JSON.stringify(a),headers:{"Content-Type":"application/problem+json",...n.headers,
...i===401?{"WWW-Authenticate":'Bearer realm="Business Billing API"'}:{},...l===void 0?{}:{"Retry-After":String(l)}}}}function wu(e){
return`urn:problem-type:billing:${e}`}function Yo(e,t){let n=ho(e,t);if(n.success)return{ok:!0,value:n.output};let r=n.issues.map(ku),o=r.filter(({code:i})=>i===
"required").map(({pointer:i})=>i);return{ok:!1,problems:r.filter(({pointer:i,code:s})=>s==="required"||!o.includes(i))}}
function Vo(e,t){return t===""?null:t}function ku(e){var r;let t=((r=e.path)!=null?r:[]).reduce((o,i)=>vo(o,String(i.key)),
"");return(e.input===null||e.input===void 0)&&t!==""?{pointer:t,code:"required",message:"Must be given."}:{pointer:t,...go(
e.message)}}function zo({headers:e,body:t}){var r,o;if(((o=((r=e["content-type"])!=null?r:"application/json").split(";")[0])==null?void 0:
o.trim().toLowerCase())!=="application/json")throw new y("unsupported_media_type","Send the body as JSON, with Content-T\
ype: application/json.");try{return JSON.parse(t,Vo)}catch(i){throw new y("malformed_json",`The body is not valid JSON: ${i instanceof
Error?i.message:"it cannot be read"}.`)}}function Ye(e,t){let n=t.map(r=>({name:r,edits:_u(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:o})=>o<=Math.
max(2,Math.floor(r.length/3))).sort((r,o)=>r.edits-o.edits)[0];return n===void 0?null:n.name}function _u(e,t){var o,i,s,
u;let n=e.slice(0,60),r=Array.from({length:t.length+1},(a,l)=>l);for(let a=1;a<=n.length;a+=1){let l=[a];for(let c=1;c<=
t.length;c+=1){let p=((o=r[c-1])!=null?o:0)+(n[a-1]===t[c-1]?0:1);l[c]=Math.min(((i=r[c])!=null?i:0)+1,((s=l[c-1])!=null?
s:0)+1,p)}r=l}return(u=r[t.length])!=null?u:0}function Xo(e,t){let n={},r=[];for(let[i,s]of e)t.includes(i)?i in n?r.push({parameter:i,code:"invalid_parameter",message:"\
Give it once."}):n[i]=s:r.push({parameter:i,code:"unknown_parameter",message:Ru(i,t)});let[o]=r;if(o===void 0)return n;throw new y(
o.code,`The parameter "${o.parameter}": ${o.message}`,{parameters:r})}function Ru(e,t){if(t.length===0)return"This path \
takes no query parameters.";let n=Ye(e,t);return n===null?`Known here: ${t.join(", ")}.`:`Did you mean "${n}"?`}function Ho(e,t,n){let r=Ft("req",e.clock.now(),0,e.random.uuid()),o=n.method==="HEAD",i=Su(e,t,o?{...n,method:"GET"}:n,
r);return{status:i.status,headers:{"Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,"RateLi\
mit-Policy":Lo,...i.headers},body:o?"":i.body}}function Su(e,t,n,r){var i;let o={headers:{}};try{let s=Au(e,t,n,o);return{
...s,headers:{...o.headers,...s.headers}}}catch(s){let u=(i=$t(s))!=null?i:Tu(e,s,r),a=Kt(u,n.path,r);return{...a,headers:{
...o.headers,...a.headers}}}}function Au(e,t,n,r){Du(e,n);let o=Go(e,n);if(o!==null)return o;let i=Ko(e,n);r.headers=Lt(
i.rate),Jo(n,i.key);let{route:s,id:u}=Bo(t,n.method,n.path);if(!Wr(i.key.scopes,s.scope))throw new y("insufficient_scope",
`The API key needs the scope ${s.scope}.`,{members:{required_scope:s.scope}});let a=s.method==="POST"?zo(n):void 0,l=Xo(
n.query,s.parameters);return s.run({session:i.session,key:i.key,request:n,id:u,query:l,body:a})}function Du({digest:e},{
body:t}){if(!(t.length*3<=262144||e.utf8Length(t)<=262144))throw new y("payload_too_large",`A body has at most ${262144/
1024} KiB.`)}function Tu({log:e},t,n){var o;let r=t instanceof Error?`${t.message}
${(o=t.stack)!=null?o:""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new y("internal_error",`${Pt.
internal_error.title}. Tell the owner this request id: ${n}.`)}function Zo({mode:e}){return e==="required"||e==="optional"||e==="always"||e==="input"}function mt({mode:e}){return e!==
"derived"&&e!=="input"}function Jt({mode:e}){return e!=="internal"&&e!=="input"}function ue(e,t,n={}){return{kind:e,mode:"\
required",description:t,...n}}function d(e,t,n={}){return{kind:e,mode:"optional",description:t,...n}}function _(e,t,n={}){
return{kind:e,mode:"always",description:t,...n}}function V(e,t,n={}){return{kind:e,mode:"server",description:t,...n}}function E(e,t,n={}){
return{kind:e,mode:"stamped",description:t,...n}}function Qo(e,t){return{kind:e,mode:"input",description:t}}function ei(e,t,n={}){
return{kind:e,mode:"internal",description:t,...n}}function L(e,t){return{kind:e,mode:"derived",description:t}}var z={schema:Wn(g("invalid_type","Must be true or false.")),cell:"boolean"};function De(e){return{schema:O(q(g("invalid_type","Must be a text.")),Vn(e,t=>{let n=Ye(String(t.input),e),r=n===null?"":
` Did you mean "${n}"?`;return g("invalid_enum",`Must be one of ${e.join(", ")}.${r}`)})),cell:"text"}}var Ou=[[2,"AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW \
CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR \
IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN \
NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB \
TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG"],[0,"BIF CLP DJF GNF ISK JPY KM\
F KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"],[3,"BHD IQD JOD KWD LYD OMR TND"]],Eu=/^[A-Z]{3}$/;function ne(e){let t=Eu.test(
e)?Ou.find(([,n])=>n.includes(e)):void 0;return t?t[0]:null}var Cu=/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/,
Mu=g("invalid_type","Must be a text.");function v(e){return{schema:O(q(Mu),Z(t=>/\S/.test(t),g("required","Must hold mor\
e than blanks.")),Z(t=>!Cu.test(t),g("invalid_format","Must not hold control characters other than TAB, LF and CR, or lo\
ne surrogates.")),Se(e,g("too_long",`Must have at most ${e} characters.`)),te({form:"text"})),cell:"text"}}function $(e){
return{schema:O(v(e).schema,Z(t=>t.trim()===t,g("invalid_format","Must not begin or end with blanks.")),te({form:"code"})),
cell:"text"}}function rr(e,t,n){return{schema:O($(e).schema,ut(t,n)),cell:"text"}}var Te={schema:O($(10).schema,Z(e=>ne(e)!==null,g("invalid_currency","Must be an ISO 4217 currency code in upper case, f\
or example EUR."))),cell:"text"},or=rr(2,/^[A-Z]{2}$/,g("invalid_format","Must be a country code of two upper-case lette\
rs, for example DE.")),ye=rr(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,g("invalid_email",
"Must be an e-mail address, for example ada@example.com.")),ir=$(50);var Pu="1900-01-01",Iu="2999-12-31",ti=/^\d{4}-\d\d-\d\d$/;function Wt(e){return ti.test(e)&&ri(e)&&si(oi(e))===e}function ni(e,t){let n=si(oi(e)+t);return ti.test(n)&&ri(n)?n:null}
function Oe(e,t){return e===t?0:e<t?-1:1}function ri(e){return e>=Pu&&e<=Iu}function oi(e){let[t=0,n=0,r=0]=e.split("-").
map(Number),o=n<3?t-1:t,i=Math.floor(o/4)-Math.floor(o/100)+Math.floor(o/400);return o*365+i+ii((n+9)%12)+r-1}function ii(e){
return Math.floor((e*153+2)/5)}function si(e){let t=Math.floor(e/146097),n=e-t*146097,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),o=Math.floor((n-r)/365),i=n-(o*365+Math.floor(o/4)-Math.floor(o/100)),s=Math.floor((i*5+2)/153),
u=(s+2)%12+1,a=t*400+o+(u<3?1:0);return`${sr(a,4)}-${sr(u,2)}-${sr(i-ii(s)+1,2)}`}function sr(e,t){return String(e).padStart(
t,"0")}var Ee={schema:O(q(g("invalid_type","Must be a text of the form YYYY-MM-DD.")),Z(Wt,g("invalid_date","Must be a real cal\
endar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},ae={schema:O(q(g("invalid_type","Must be a text.")),
ut(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,g("invalid_format","Must be a UTC time of the form 2026-01-31T12:00:00.000\
Z."))),cell:"text"};var ju=20,Fu=1,Ce=1e6,ui=1e6,Nu=-7,qu=21,Lu=!1,dt="[big.js] ",Me=dt+"Invalid ",Bt=Me+"decimal places",$u=Me+"rounding mo\
de",ai=dt+"Division by zero",R={},re=void 0,Ku=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function li(){function e(t){var n=this;
if(!(n instanceof e))return t===re&&arguments.length===0?li():new e(t);if(t instanceof e)n.s=t.s,n.e=t.e,n.c=t.c.slice();else{
if(typeof t!="string"){if(e.strict===!0&&typeof t!="bigint")throw TypeError(Me+"value");t=t===0&&1/t<0?"-0":String(t)}Ju(
n,t)}n.constructor=e}return e.prototype=R,e.DP=ju,e.RM=Fu,e.NE=Nu,e.PE=qu,e.strict=Lu,e.roundDown=0,e.roundHalfUp=1,e.roundHalfEven=
2,e.roundUp=3,e}function Ju(e,t){var n,r,o;if(!Ku.test(t))throw Error(Me+"number");for(e.s=t.charAt(0)=="-"?(t=t.slice(1),
-1):1,(n=t.indexOf("."))>-1&&(t=t.replace(".","")),(r=t.search(/e/i))>0?(n<0&&(n=r),n+=+t.slice(r+1),t=t.substring(0,r)):
n<0&&(n=t.length),o=t.length,r=0;r<o&&t.charAt(r)=="0";)++r;if(r==o)e.c=[e.e=0];else{for(;o>0&&t.charAt(--o)=="0";);for(e.
e=n-r-1,e.c=[],n=0;r<=o;)e.c[n++]=+t.charAt(r++)}return e}function Pe(e,t,n,r){var o=e.c;if(n===re&&(n=e.constructor.RM),
n!==0&&n!==1&&n!==2&&n!==3)throw Error($u);if(t<1)r=n===3&&(r||!!o[0])||t===0&&(n===1&&o[0]>=5||n===2&&(o[0]>5||o[0]===5&&
(r||o[1]!==re))),o.length=1,r?(e.e=e.e-t+1,o[0]=1):o[0]=e.e=0;else if(t<o.length){if(r=n===1&&o[t]>=5||n===2&&(o[t]>5||o[t]===
5&&(r||o[t+1]!==re||o[t-1]&1))||n===3&&(r||!!o[0]),o.length=t,r){for(;++o[--t]>9;)if(o[t]=0,t===0){++e.e,o.unshift(1);break}}
for(t=o.length;!o[--t];)o.pop()}return e}function Ie(e,t,n){var r=e.e,o=e.c.join(""),i=o.length;if(t)o=o.charAt(0)+(i>1?
"."+o.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)o="0"+o;o="0."+o}else if(r>0)if(++r>i)for(r-=i;r--;)o+="0";else
r<i&&(o=o.slice(0,r)+"."+o.slice(r));else i>1&&(o=o.charAt(0)+"."+o.slice(1));return e.s<0&&n?"-"+o:o}R.abs=function(){var e=new this.
constructor(this);return e.s=1,e};R.cmp=function(e){var t,n=this,r=n.c,o=(e=new n.constructor(e)).c,i=n.s,s=e.s,u=n.e,a=e.
e;if(!r[0]||!o[0])return r[0]?i:o[0]?-s:0;if(i!=s)return i;if(t=i<0,u!=a)return u>a^t?1:-1;for(s=(u=r.length)<(a=o.length)?
u:a,i=-1;++i<s;)if(r[i]!=o[i])return r[i]>o[i]^t?1:-1;return u==a?0:u>a^t?1:-1};R.div=function(e){var t=this,n=t.constructor,
r=t.c,o=(e=new n(e)).c,i=t.s==e.s?1:-1,s=n.DP;if(s!==~~s||s<0||s>Ce)throw Error(Bt);if(!o[0])throw Error(ai);if(!r[0])return e.
s=i,e.c=[e.e=0],e;var u,a,l,c,p,f=o.slice(),m=u=o.length,b=r.length,x=r.slice(0,u),S=x.length,D=e,I=D.c=[],B=0,h=s+(D.e=
t.e-e.e)+1;for(D.s=i,i=h<0?0:h,f.unshift(0);S++<u;)x.push(0);do{for(l=0;l<10;l++){if(u!=(S=x.length))c=u>S?1:-1;else for(p=
-1,c=0;++p<u;)if(o[p]!=x[p]){c=o[p]>x[p]?1:-1;break}if(c<0){for(a=S==u?o:f;S;){if(x[--S]<a[S]){for(p=S;p&&!x[--p];)x[p]=
9;--x[p],x[S]+=10}x[S]-=a[S]}for(;!x[0];)x.shift()}else break}I[B++]=c?l:++l,x[0]&&c?x[S]=r[m]||0:x=[r[m]]}while((m++<b||
x[0]!==re)&&i--);return!I[0]&&B!=1&&(I.shift(),D.e--,h--),B>h&&Pe(D,h,n.RM,x[0]!==re),D};R.eq=function(e){return this.cmp(
e)===0};R.gt=function(e){return this.cmp(e)>0};R.gte=function(e){return this.cmp(e)>-1};R.lt=function(e){return this.cmp(
e)<0};R.lte=function(e){return this.cmp(e)<1};R.minus=R.sub=function(e){var t,n,r,o,i=this,s=i.constructor,u=i.s,a=(e=new s(
e)).s;if(u!=a)return e.s=-a,i.plus(e);var l=i.c.slice(),c=i.e,p=e.c,f=e.e;if(!l[0]||!p[0])return p[0]?e.s=-a:l[0]?e=new s(
i):e.s=1,e;if(u=c-f){for((o=u<0)?(u=-u,r=l):(f=c,r=p),r.reverse(),a=u;a--;)r.push(0);r.reverse()}else for(n=((o=l.length<
p.length)?l:p).length,u=a=0;a<n;a++)if(l[a]!=p[a]){o=l[a]<p[a];break}if(o&&(r=l,l=p,p=r,e.s=-e.s),(a=(n=p.length)-(t=l.length))>
0)for(;a--;)l[t++]=0;for(a=t;n>u;){if(l[--n]<p[n]){for(t=n;t&&!l[--t];)l[t]=9;--l[t],l[n]+=10}l[n]-=p[n]}for(;l[--a]===0;)
l.pop();for(;l[0]===0;)l.shift(),--f;return l[0]||(e.s=1,l=[f=0]),e.c=l,e.e=f,e};R.mod=function(e){var t,n=this,r=n.constructor,
o=n.s,i=(e=new r(e)).s;if(!e.c[0])throw Error(ai);return n.s=e.s=1,t=e.cmp(n)==1,n.s=o,e.s=i,t?new r(n):(o=r.DP,i=r.RM,r.
DP=r.RM=0,n=n.div(e),r.DP=o,r.RM=i,this.minus(n.times(e)))};R.neg=function(){var e=new this.constructor(this);return e.s=
-e.s,e};R.plus=R.add=function(e){var t,n,r,o=this,i=o.constructor;if(e=new i(e),o.s!=e.s)return e.s=-e.s,o.minus(e);var s=o.
e,u=o.c,a=e.e,l=e.c;if(!u[0]||!l[0])return l[0]||(u[0]?e=new i(o):e.s=o.s),e;if(u=u.slice(),t=s-a){for(t>0?(a=s,r=l):(t=
-t,r=u),r.reverse();t--;)r.push(0);r.reverse()}for(u.length-l.length<0&&(r=l,l=u,u=r),t=l.length,n=0;t;u[t]%=10)n=(u[--t]=
u[t]+l[t]+n)/10|0;for(n&&(u.unshift(n),++a),t=u.length;u[--t]===0;)u.pop();return e.c=u,e.e=a,e};R.pow=function(e){var t=this,
n=new t.constructor("1"),r=n,o=e<0;if(e!==~~e||e<-ui||e>ui)throw Error(Me+"exponent");for(o&&(e=-e);e&1&&(r=r.times(t)),
e>>=1,!!e;)t=t.times(t);return o?n.div(r):r};R.prec=function(e,t){if(e!==~~e||e<1||e>Ce)throw Error(Me+"precision");return Pe(
new this.constructor(this),e,t)};R.round=function(e,t){if(e===re)e=0;else if(e!==~~e||e<-Ce||e>Ce)throw Error(Bt);return Pe(
new this.constructor(this),e+this.e+1,t)};R.sqrt=function(){var e,t,n,r=this,o=r.constructor,i=r.s,s=r.e,u=new o("0.5");
if(!r.c[0])return new o(r);if(i<0)throw Error(dt+"No square root");i=Math.sqrt(+Ie(r,!0,!0)),i===0||i===1/0?(t=r.c.join(
""),t.length+s&1||(t+="0"),i=Math.sqrt(t),s=((s+1)/2|0)-(s<0||s&1),e=new o((i==1/0?"5e":(i=i.toExponential()).slice(0,i.
indexOf("e")+1))+s)):e=new o(i+""),s=e.e+(o.DP+=4);do n=e,e=u.times(n.plus(r.div(n)));while(n.c.slice(0,s).join("")!==e.
c.slice(0,s).join(""));return Pe(e,(o.DP-=4)+e.e+1,o.RM)};R.times=R.mul=function(e){var t,n=this,r=n.constructor,o=n.c,i=(e=
new r(e)).c,s=o.length,u=i.length,a=n.e,l=e.e;if(e.s=n.s==e.s?1:-1,!o[0]||!i[0])return e.c=[e.e=0],e;for(e.e=a+l,s<u&&(t=
o,o=i,i=t,l=s,s=u,u=l),t=new Array(l=s+u);l--;)t[l]=0;for(a=u;a--;){for(u=0,l=s+a;l>a;)u=t[l]+i[a]*o[l-a-1]+u,t[l--]=u%10,
u=u/10|0;t[l]=u}for(u?++e.e:t.shift(),a=t.length;!t[--a];)t.pop();return e.c=t,e};R.toExponential=function(e,t){var n=this,
r=n.c[0];if(e!==re){if(e!==~~e||e<0||e>Ce)throw Error(Bt);for(n=Pe(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}
return Ie(n,!0,!!r)};R.toFixed=function(e,t){var n=this,r=n.c[0];if(e!==re){if(e!==~~e||e<0||e>Ce)throw Error(Bt);for(n=
Pe(new n.constructor(n),e+n.e+1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return Ie(n,!1,!!r)};R.toJSON=R.toString=function(){
var e=this,t=e.constructor;return Ie(e,e.e<=t.NE||e.e>=t.PE,!!e.c[0])};typeof Symbol!="undefined"&&(R[Symbol.for("nodejs\
.util.inspect.custom")]=R.toJSON);R.toNumber=function(){var e=+Ie(this,!0,!0);if(this.constructor.strict===!0&&!this.eq(
e.toString()))throw Error(dt+"Imprecise conversion");return e};R.toPrecision=function(e,t){var n=this,r=n.constructor,o=n.
c[0];if(e!==re){if(e!==~~e||e<1||e>Ce)throw Error(Me+"precision");for(n=Pe(new r(n),e,t);n.c.length<e;)n.c.push(0)}return Ie(
n,e<=n.e||n.e<=r.NE||n.e>=r.PE,!!o)};R.valueOf=function(){var e=this,t=e.constructor;if(t.strict===!0)throw Error(dt+"va\
lueOf disallowed");return Ie(e,e.e<=t.NE||e.e>=t.PE,!0)};var Wu=li(),P=Wu;var Bu=12,Gu=15,Uu=/^-?\d+(\.\d+)?$/;function Ve(e){return typeof e=="string"?Uu.test(e)?ci(e):{ok:!1,code:"invalid_form\
at"}:typeof e!="number"||Number.isNaN(e)?{ok:!1,code:"invalid_type"}:Number.isFinite(e)?ci(e):{ok:!1,code:"out_of_range"}}
function ci(e){let t=P(e);return pi(t)?{ok:!0,value:t.toFixed()}:{ok:!1,code:"out_of_range"}}function pi(e){return e.e<Bu&&
e.c.length<=Gu}function Gt(e){return pi(P(e))}function ur(e){return P(e).toFixed()}function he(e){let{c:t,e:n}=P(e);return Math.
max(0,t.length-1-n)}function K(e,t){return P(e).cmp(t)}function ge(e){return P(e).lt(0)}function N(e){return P(e).eq(0)}
function je(e,t){return P(e).plus(t).toFixed()}function le(e,t){return P(e).minus(t).toFixed()}function X(e,t){return P(
e).times(t).toFixed()}function Fe(e){return e.reduce((t,n)=>t.plus(n),P(0)).toFixed()}function fi(e,t,n){return P(e).div(
t).round(n).toFixed()}function mi(e,t){let n=P(e).mod(t);return{quotient:P(e).minus(n).div(t).toFixed(),remainder:n.toFixed()}}
function ze(e,t){return P(e).round(t).toFixed()}function di(e){return P(`1e-${e}`).toFixed()}function Ut(e,t){return P(e).
round(t).toFixed(t)}function ar(e){return Number(ur(e))}var Yu={invalid_type:g("invalid_type","Must be a number, or a decimal number as text."),invalid_format:g("invalid_format",
'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:g("out_of_range","Must have at\
 most 12 digits before the point and 15 significant digits.")};function yi(e,t){return{schema:O(Hn(),Kn(({dataset:n,addIssue:r,
NEVER:o})=>{let i=Ve(n.value),s=i.ok?Vu(i.value,e):Yu[i.code];return s!==null&&r({message:s}),i.ok&&s===null?i.value:o}),
te({rules:e})),cell:"number",decimal:t}}function Vu(e,{min:t,max:n,decimals:r,notZero:o}){return o===!0&&N(e)?g("out_of_\
range","Must not be zero."):t!==void 0&&K(e,t)<0?g("out_of_range",`Must be at least ${t}.`):n!==void 0&&K(e,n)>0?g("out_\
of_range",`Must be at most ${n}.`):r!==void 0&&he(e)>r?g("too_many_decimals",`Must have at most ${r} decimals.`):null}function Yt(e={}){
return yi(e,{as:"number",money:!1})}function C(e={},t="number"){return yi(e,{as:t,money:!0})}var oe=Yt({min:"0",max:"100",
decimals:4});function yt(e,t){let n=g("out_of_range",`Must be a whole number from ${e} to ${t}.`);return{schema:O(Un(g("invalid_type",
"Must be a number.")),Nn(n),$n(e,n),Ln(t,n)),cell:"number"}}var lr=50,zu=["__proto__","constructor","prototype"],cr=zn(O(q(),Se(40,g("too_long","A name must have at most 40 charact\
ers."))),Bn(v(500).schema),g("invalid_type","Must be an object of texts.")),Xu={...cr,"~run"(e,t){let n=e.value;if(Array.
isArray(n))return cr["~run"]({typed:!1,value:"a list"},t);let r=typeof n=="object"&&n!==null?Object.keys(n):[],o=cr["~ru\
n"](e,t);for(let i of r.filter(s=>zu.includes(s))){let s=g("invalid_format",`The name ${i} is reserved.`);T(this,"key",o,
t,{input:i,expected:"another name",message:s})}return o}},Ne={schema:O(Xu,Z(e=>Object.keys(e).length<=lr,g("too_many_ite\
ms",`Must have at most ${lr} entries.`)),te({maxProperties:lr}),Jn(e=>{let t={};for(let[n,r]of Object.entries(e))r!==null&&
(t[n]=r);return t})),cell:"json"};var Hu=g("read_only","This field is set by the server: leave it out."),Zu=g("invalid_type","Must be a JSON object.");function ht(e){
let t={};for(let[n,r]of Object.entries(e))Zo(r)&&(t[n]=r.mode==="required"?r.kind.schema:Gn(r.kind.schema,null));return Qu(
t,e)}function Qu(e,t){let n=Yn(e,Zu),r=Object.keys(e);return{...Xn(e),"~run"(i,s){let u=i.value;if(Array.isArray(u))return n["\
~run"]({typed:!1,value:"a list"},s);let a=n["~run"](i,s);if(typeof u!="object")return a;for(let[l,c]of Object.entries(u!=
null?u:{}))r.includes(l)||T(this,"key",a,s,{input:l,expected:"never",message:Object.keys(t).includes(l)?Hu:ea(l,r),path:[
{type:"object",origin:"key",input:u,key:l,value:c}]});return a}}}function ea(e,t){let n=Ye(e,t);return g("unknown_field",
`This field is not known here.${n===null?"":` Did you mean "${n}"?`}`)}function ce(e){return{schema:ht(e),cell:"json",fields:e}}function pe(e,t){return{schema:O(jt(ht(e),g("invalid_type","Mus\
t be a list.")),qn(t,g("too_many_items",`Must have at most ${t} entries.`))),cell:"json",fields:e,list:!0}}var pr={schema:jt(
q()),cell:"json"};function Vt(e){return e.normalize("NFKC").trim().replace(/\s+/g," ").toLowerCase()}function ve(e,t){return{id:E(J(t),`The id of the ${e}.`,{column:{header:"ID",system:!0,width:240}}),object:L(v(20),`Alwa\
ys \`${e}\`.`)}}var be={version:E(yt(1,1e9),"Rises by one with every change."),etag:L(v(20),"The entity tag, as in the E\
Tag header."),created_at:E(ae,"When the record was created.",{column:{header:"Created",system:!0,width:190}}),updated_at:E(
ae,"When the record changed last.",{column:{header:"Updated",system:!0,width:190}})};var Xe=pe({code:ue(v(50),"What kind of warning."),message:ue(v(1e3),"The warning in words."),pointer:d(v(200),"The field\
 that it is about.")},400);var gt=v(200),mr=ce({line1:d(gt,"Street and number."),line2:d(gt,"A further line."),city:d(gt,"City."),state:d(gt,"State\
 or province."),postal_code:d(gt,"Postal code."),country:d(or,"ISO 3166-1 alpha-2 country code.")}),dr=pe({type:d(v(20),
"What kind of number it is, for example `eu_vat`."),value:ue(v(50),"The number.")},10),ta={...ve("customer","cus"),name:ue(
v(200),"The name on documents.",{column:{header:"Name",width:220}}),email:d(ye,"Where documents are sent.",{column:{header:"\
Email",width:220}}),phone:d(v(40),"As the customer writes it.",{column:{header:"Phone",width:140}}),company:d(v(200),"Th\
e company, when the name is a person\u2019s.",{column:{header:"Company",width:180}}),contact_name:d(v(200),"The person t\
o talk to.",{column:{header:"Contact",width:160}}),tax_ids:_(dr,"Tax registration numbers."),tax_id:d(v(50),"The first t\
ax id in short."),billing_address:d(mr,"The address on documents."),currency:d(Te,"The currency of new documents.",{column:{
header:"Currency",width:80}}),payment_terms_days:d(yt(0,365),"Days until an invoice is due.",{column:{header:"Payment te\
rms (days)",width:100}}),tax_exempt:_(z,"True: lines without a tax rate are not taxed.",{column:{header:"Tax exempt",width:90}}),
notes:d(v(5e3),"Notes for yourself.",{column:{header:"Notes",width:240}}),external_id:d($(100),"Your own id; no two cust\
omers share one.",{column:{header:"External ID",system:!0,width:140}}),archived:_(z,"True: not offered for new documents\
.",{column:{header:"Archived",width:80}}),metadata:_(Ne,"Texts by name, for your own use."),name_key:ei(v(400),"The name\
 as it is compared.",{column:{header:"Name key",system:!0,hidden:!0}}),warnings:L(Xe,"What you should look at."),...be},
fe={object:"customer",plural:"customers",idPrefix:"cus",sheet:"Customers",fields:ta,dataCells:2,unique:{external_id:"ext\
ernal_id_taken"},create(e,t){var i,s,u,a,l,c;let n=e.tax_id,r=(i=e.tax_ids)!=null?i:[],o=n===null||r.some(({value:p})=>p===
n);return e.email!==null&&na(e.email,t),{...e,tax_ids:o?r:[{type:null,value:n},...r],tax_id:(u=n!=null?n:(s=r[0])==null?
void 0:s.value)!=null?u:null,tax_exempt:(a=e.tax_exempt)!=null?a:!1,archived:(l=e.archived)!=null?l:!1,metadata:(c=e.metadata)!=
null?c:{}}},complete:({name:e})=>({name_key:Vt(e)})};function na(e,t){let[n]=t.findByText(fe,"email",e);n!==void 0&&t.warn(
{code:"possible_duplicate",message:`The customer ${String(n.id)} has the same e-mail address.`,pointer:"/email"})}var ra=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,oa=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function zt(e){return e.split(ra).map((t,n)=>n%2===0?
{kind:"text",text:t}:t==="YYYY"||t==="YY"||t==="MM"||t==="FY"?{kind:"date",part:t}:{kind:"sequence",digits:Number(t.slice(
-1))})}function hi(e){let t=zt(e),n=t.map(o=>o.kind==="text"?o.text:"").join("");if(/[{}]/.test(n))return{code:"invalid_\
format",message:"Only {YYYY}, {YY}, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(t.filter(o=>o.kind==="se\
quence").length!==1)return{code:"invalid_format",message:"The pattern contains {SEQ:n} exactly once."};if(oa.test(e))return{
code:"invalid_format",message:"The pattern has no blanks at its ends and no control characters."};let r=t.reduce((o,i)=>o+
ia(i),0);return r>50?{code:"too_long",message:`With 9 digits for the sequence a number would have ${r} characters; the l\
imit is 50.`}:null}function ia(e){return e.kind==="text"?Array.from(e.text).length:e.kind==="sequence"?9:e.part==="YYYY"||
e.part==="FY"?4:2}var sa={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function yr(e,t,n){return bi(e,n,r=>String(t).padStart(
r,"0"))}function gi(e,t){return bi(e,t,()=>"{SEQ}")}function vi(e,t){var u;let n=zt(e).map(ua).join(""),[,r="",o="0",i=""]=(u=new RegExp(`^(${n})$`).exec(t))!=null?u:[],s=Number(
o);return s===0?null:{series:`${r}{SEQ}${i}`,sequence:s}}function ua(e){return e.kind==="text"?e.text.replace(/[\\^$.*+?()[\]{}|]/g,
"\\$&"):e.kind==="sequence"?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:sa[e.part]}function bi(e,t,n){let[r="",o=""]=t.
date.split("-"),i={YYYY:r,YY:r.slice(2),MM:o,FY:aa(r,o,t)};return zt(e).map(s=>s.kind==="text"?s.text:s.kind==="date"?i[s.
part]:n(s.digits)).join("")}function aa(e,t,{fiscalYearStartMonth:n=1}){let r=n>1&&Number(t)>=n;return String(Number(e)+
(r?1:0))}function Xt(e,{resource:t,pattern:n,day:r,own:o}){let i={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},s=gi(
n,i),u=e.lastOf(s)+1;if(o===null)return e.use(s,u),yr(n,u,i);let a=vi(n,o);if(a!==null&&(a.series!==s||a.sequence!==u)){
let c=yr(n,u,i);throw new y("number_reserved",`The number "${o}" belongs to the series of this workspace, whose next is \
"${c}".`,{members:{next_number:c}})}let[l]=e.findByText(t,"number",o);if(l!==void 0)throw new y("number_taken",`The numb\
er "${o}" is taken.`,{members:{existing_id:l.id}});return a!==null&&e.use(s,u),o}function Ht(e,t){let{customer_id:n,customer_name:r}=t;return n===null?r===null?null:ca(e,r,t.customer_email):(r!==null&&
e.warn({code:"customer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by c\
ustomer_id.",pointer:"/customer_name"}),la(e,n))}function la(e,t){let n=e.find(fe,t);return n===null?(e.fault({pointer:"\
/customer_id",code:"not_found",message:`There is no customer with the id ${t}.`}),null):(n.archived===!0&&e.fault({pointer:"\
/customer_id",code:"archived_customer",message:`The customer ${t} is archived.`}),n)}function ca(e,t,n){let r=e.findByText(
fe,"name_key",Vt(t)).filter(s=>s.archived!==!0&&(n===null||s.email===n)),[o,i]=r;return i!==void 0?(e.fault({pointer:"/c\
ustomer_name",code:"customer_ambiguous",message:"Several customers have this name: give customer_id, or customer_email t\
oo.",details:{candidates:r.map(({id:s,name:u,email:a})=>({id:s,name:u,email:a}))}}),null):o!=null?o:pa(e,t,n)}function pa(e,t,n){
let r=Object.fromEntries(Object.keys(fe.fields).map(i=>[i,null])),o=fe.create({...r,name:t,email:n},fa(e));return e.create(
fe,o)}function fa(e){return{...e,warn:()=>{}}}function Zt({id:e,name:t,email:n,tax_ids:r,billing_address:o}){return{id:e,name:t,email:n,tax_ids:r,billing_address:o}}function He(e,t,n){t===null||N(t)||K(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fraction",message:`A tax rate is a per\
centage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var ma={...ve("product","prd"),name:ue(v(200),"The name; it becomes the description of a line.",{column:{header:"Name",width:220}}),
description:d(v(1e3),"More about it.",{column:{header:"Description",width:260}}),sku:d($(64),"Stock keeping unit; no two\
 products share one.",{column:{header:"SKU",width:120}}),unit_price:ue(C({min:"0",decimals:6}),"The price of one unit, i\
n the product\u2019s currency.",{column:{header:"Unit price",width:100}}),currency:_(Te,"The currency of the price; the \
workspace\u2019s when not given.",{column:{header:"Currency",width:80}}),tax_rate:d(oe,"The tax rate in percent.",{column:{
header:"Tax %",width:80}}),tax_name:d(v(50),"The name of the tax.",{column:{header:"Tax name",width:120}}),unit:d(v(20),
"What one unit is, for example `hour`.",{column:{header:"Unit",width:80}}),active:_(z,"False: not offered for new docume\
nts.",{column:{header:"Active",width:80}}),external_id:d($(100),"Your own id; no two products share one.",{column:{header:"\
External ID",system:!0,width:140}}),metadata:_(Ne,"Texts by name, for your own use."),warnings:L(Xe,"What you should loo\
k at."),...be},Qt={object:"product",plural:"products",idPrefix:"prd",sheet:"Products",fields:ma,dataCells:2,unique:{external_id:"\
external_id_taken",sku:"sku_taken"},create(e,t){var r,o,i;let n=(r=e.currency)!=null?r:t.settings.currency;return He(t,e.
tax_rate,"/tax_rate"),{...e,currency:n,active:(o=e.active)!=null?o:!0,metadata:(i=e.metadata)!=null?i:{}}}};var da=200,ya={id:E(J("li"),"The id of the line.",{column:{header:"Line ID",system:!0}}),product_id:d(J("prd"),"The prod\
uct that fills what the line does not give."),sku:V($(64),"The product\u2019s stock keeping unit."),description:_(v(1e3),
"What is billed; required without a product.",{column:{header:"Description",width:320}}),quantity:_(Yt({decimals:4,notZero:!0}),
"How many; 1 when not given, negative for a return.",{column:{header:"Quantity",width:80}}),unit:d(v(20),"What one of th\
em is, for example `hour`.",{column:{header:"Unit",width:80}}),tax_rate:_(oe,"Percent; the product\u2019s or 0 when not given\
.",{column:{header:"Tax %",width:80}}),tax_name:d(v(50),"The name of the tax."),discount:d(C({min:"0"},"string"),"A disc\
ount on this line, as an amount."),discount_percent:d(oe,"A discount on this line, in percent."),unit_price:_(C({decimals:6}),
"The price of one; required without a product.",{column:{header:"Unit price",width:100}}),amount:E(C(),"Quantity times u\
nit price, less the line\u2019s discount.",{column:{header:"Amount",width:110}})},xi=pe(ya,da);function wi(e,t,n){return t.
map((r,o)=>ha(e,r,`/items/${o}`,n))}function ha(e,t,n,{currency:r,isTaxExempt:o}){var p,f,m,b,x,S;let i=t.product_id===null?
null:ga(e,t.product_id,n),s=(D,I,B)=>e.fault({pointer:`${n}/${D}`,code:I,message:B});if(i!==null&&t.unit_price===null&&i.
currency!==r&&s("unit_price","currency_mismatch",`The product is priced in ${String(i.currency)}: give a unit_price in ${r}\
.`),t.discount!==null&&t.discount_percent!==null)for(let D of["discount","discount_percent"])s(D,"mutually_exclusive","G\
ive either discount or discount_percent.");let u=t.product_id!==null&&i===null,a=(p=t.description)!=null?p:Ze(i==null?void 0:
i.name),l=(f=t.unit_price)!=null?f:Ze(i==null?void 0:i.unit_price);a===null&&!u&&s("description","required","Must be giv\
en, or a product_id."),l===null&&!u&&s("unit_price","required","Must be given, or a product_id."),He(e,t.tax_rate,`${n}/\
tax_rate`);let c=(m=t.tax_rate)!=null?m:o?null:Ze(i==null?void 0:i.tax_rate);return{...t,id:e.newId("li"),sku:Ze(i==null?
void 0:i.sku),description:a!=null?a:"",quantity:(b=t.quantity)!=null?b:"1",unit:(x=t.unit)!=null?x:Ze(i==null?void 0:i.unit),
tax_rate:c!=null?c:"0",tax_name:(S=t.tax_name)!=null?S:t.tax_rate===null&&!o?Ze(i==null?void 0:i.tax_name):null,unit_price:l!=
null?l:"0",amount:"0"}}function ga(e,t,n){let r=e.find(Qt,t),o=`${n}/product_id`;return r===null?(e.fault({pointer:o,code:"\
not_found",message:`There is no product with the id ${t}.`}),null):(r.active===!1&&e.fault({pointer:o,code:"inactive_pro\
duct",message:`The product ${t} is not active.`}),r)}function Ze(e){return typeof e=="string"?e:null}var en=d(ir,"The document\u2019s number; the next of its series when not given.",{column:{header:"Number",width:130}}),tn={
customer_id:_(J("cus"),"The customer; this or `customer_name` is required.",{column:{header:"Customer ID",system:!0,width:240}}),
customer_name:_(v(200),"The customer\u2019s name: finds the customer, or creates one.",{column:{header:"Customer",width:220}}),
customer_email:d(ye,"Tells customers of one name apart, and is given to a new one."),customer:V(ce({id:d(J("cus"),"The c\
ustomer\u2019s id."),name:d(v(200),"The name."),email:d(ye,"The e-mail address."),tax_ids:d(dr,"Tax registration numbers\
."),billing_address:d(mr,"The address.")}),"The customer as it was when the document left its draft.")},nn=_(Te,"The cus\
tomer\u2019s or the workspace\u2019s when not given.",{column:{header:"Currency",width:80}}),rn={discount:_(C({min:"0"},
"string"),"A discount on the subtotal, as an amount."),discount_percent:d(oe,"A discount on the subtotal, in percent."),
tax_inclusive:_(z,"True: the unit prices contain the tax."),items:_(xi,"The line items (shape A)."),tax_rate:Qo(oe,"The \
tax that `total` contains (shape B)."),subtotal:E(C(),"The sum of the lines."),discount_total:E(C(),"The discount on the\
 subtotal.",{column:{header:"Discount",width:100}}),taxable_total:E(C(),"What is taxed, without tax."),tax_total:E(C(),"\
The tax.",{column:{header:"Tax",width:100}}),total:_(C(),"What is to be paid. Given without items it makes shape B; with\
 items it is checked.",{column:{header:"Total",width:110}})},on=E(pe({tax_rate:_(oe,"The rate in percent."),tax_name:d(v(
50),"The name of the tax."),taxable:_(C(),"What is taxed at this rate, without tax."),tax:_(C(),"The tax.")},200),"The t\
ax by rate and name, the higher rate first."),sn={notes:d(v(5e3),"Shown to the customer."),terms:d(v(5e3),"Terms shown t\
o the customer."),po_number:d(v(100),"The customer\u2019s order number.",{column:{header:"PO number",width:120}}),external_id:d(
$(100),"Your own id; no two documents of a kind share one.",{column:{header:"External ID",system:!0,width:140}}),metadata:_(
Ne,"Texts by name, for your own use.")},un={allowed_actions:L(pr,"What may be done with the record now."),warnings:L(Xe,
"What you should look at.")};function vt(e){return d(ae,e)}function an(e,{from:t,given:n,days:r,field:o}){let i=(u,a)=>(e.fault({pointer:`/${o}`,code:u,message:a}),t),s=n!=null?n:
ni(t,r);return s===null?i("out_of_range","Falls behind the year 2999."):Oe(s,t)<0?i("due_before_invoice_date",`Must not \
be before ${t}, the document\u2019s own date.`):s}function ln(e,t,n){let{discount:r,discount_percent:o}=e;if(o===null){let u=r!=null?r:"0";return{amount:u,field:"discount",
fault:va(u,t,n)}}let i=ze(X(X(t,o),"0.01"),n),s="discount_percent";return r!==null&&!N(r)?{amount:i,field:s,fault:"mutua\
lly_exclusive"}:{amount:i,field:s,fault:ki(o,ge(t)?"0":"100")?"outside":null}}function va(e,t,n){return he(e)>n?"too_man\
y_decimals":!N(e)&&ki(e,t)?"outside":null}function ki(e,t){return ge(e)||K(e,t)>0}function _i(e,t,n){if(N(e))return t.map(()=>"0");let r=di(n),o=t.map(a=>ge(a)?"0":a),i=X(Fe(o),r),s=o.map(a=>{let{quotient:l,
remainder:c}=mi(X(e,a),i);return{share:X(l,r),remainder:c}}),u=le(e,Fe(s.map(a=>a.share)));for(let a of s.slice().sort((l,c)=>K(
c.remainder,l.remainder))){if(N(u))break;a.share=je(a.share,r),u=le(u,r)}return s.map(a=>a.share)}var ba={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line is bet\
ween zero and quantity times unit price."]};function Ri(e,t,n){let r=ze(X(e.quantity,e.unit_price),n),o=ln(e,r,n),i=[];if(N(
e.quantity)&&i.push({pointer:`${t}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),Gt(r)||i.push(
{pointer:t,code:"out_of_range",message:"Quantity times unit price is too large."}),o.fault){let[s,u]=ba[o.fault];i.push(
{pointer:`${t}/${o.field}`,code:s,message:u})}return{amount:le(r,o.amount),discount_amount:o.amount,problems:i}}function Si(e){var n,r;let t=new Map;for(let o of e){let i=ur(o.tax_rate),s=o.tax_name===null?i:`${i} ${o.tax_name}`,u=je(
(r=(n=t.get(s))==null?void 0:n.amount)!=null?r:"0",o.amount);t.set(s,{tax_rate:i,tax_name:o.tax_name,amount:u})}return Array.
from(t.values()).sort((o,i)=>K(i.tax_rate,o.tax_rate)||xa(o.tax_name,i.tax_name))}function xa(e,t){return e===t?0:e===null||
t!==null&&e<t?-1:1}function Ai(e,t){let n=X(e,t.tax_rate);if(!t.inclusive)return{taxable:e,tax:ze(X(n,"0.01"),t.decimals)};
let r=fi(n,je("100",t.tax_rate),t.decimals);return{taxable:le(e,r),tax:r}}var wa={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:["too_ma\
ny_decimals","The discount has more decimals than the currency."],outside:["discount_exceeds_subtotal","The discount is \
between zero and the subtotal."]};function Di(e){let t=ne(e.currency);if(t===null)return bt("/currency","invalid_currenc\
y","The currency is not a known ISO 4217 code.");let n=e.lines.map((s,u)=>Ri(s,`/items/${u}`,t)),r=n.reduce((s,u)=>s.concat(
u.problems),[]);if(r.length>0)return{ok:!1,problems:r};let o=Fe(n.map(s=>s.amount));if(ge(o))return bt("/items","out_of_\
range","The subtotal must not be negative.");let i=ln(e,o,t);return i.fault?bt(`/${i.field}`,...wa[i.fault]):ka(e,{lines:n,
subtotal:o,discount:i.amount,decimals:t})}function bt(e,t,n){return{ok:!1,problems:[{pointer:e,code:t,message:n}]}}function ka(e,{
lines:t,subtotal:n,discount:r,decimals:o}){let i=_a(e,{lines:t,subtotal:n,discount:r,decimals:o}),s=Fe(i.map(p=>p.taxable)),
u=Fe(i.map(p=>p.tax)),a=je(s,u);if(ge(a))return bt("/items","out_of_range","The total must not be negative.");let l=[n,s,
u,a];if(!i.reduce((p,f)=>p.concat(f.taxable,f.tax),l).every(Gt))return bt("/items","out_of_range","The totals have more \
than 12 digits before the point.");let c=p=>Ut(p,o);return{ok:!0,totals:{lines:t.map(p=>({amount:c(p.amount),discount_amount:c(
p.discount_amount)})),subtotal:c(n),discount_total:c(r),taxable_total:c(s),tax_total:c(u),total:c(a),tax_breakdown:i.map(
p=>({...p,taxable:c(p.taxable),tax:c(p.tax)}))}}}function _a(e,{lines:t,discount:n,decimals:r}){let o=Si(e.lines.map(({tax_rate:u,
tax_name:a},l)=>{var c,p;return{tax_rate:u,tax_name:a,amount:(p=(c=t[l])==null?void 0:c.amount)!=null?p:"0"}})),i=o.map(
u=>u.amount),s=_i(n,i,r);return o.map(({tax_rate:u,tax_name:a,amount:l},c)=>{var m;let p=le(l,(m=s[c])!=null?m:"0"),f={tax_rate:u,
inclusive:e.tax_inclusive,decimals:r};return{tax_rate:u,tax_name:a,...Ai(p,f)}})}function cn(e,t,n){var f,m,b,x,S;let r=typeof(n==null?void 0:n.currency)=="string"?n.currency:null,o=(m=(f=t.currency)!=
null?f:r)!=null?m:e.settings.currency,i=t.items!==null,s={currency:o,isTaxExempt:(n==null?void 0:n.tax_exempt)===!0},u=wi(
e,(b=t.items)!=null?b:[Ra(e,t,o)],s),a={currency:o,discount_percent:t.discount_percent,tax_inclusive:i?(x=t.tax_inclusive)!=
null?x:!1:t.tax_rate!==null},l=Di({...a,lines:u,discount:t.discount_percent===null?t.discount:null});if(!l.ok)for(let D of l.
problems)e.fault(D);if(e.stopOnFaults(),!l.ok)throw new Error("Totals were refused without a fault.");let{lines:c,...p}=l.
totals;return i&&Sa(e,t.total,p.total),e.stopOnFaults(),{...a,...p,shape:i?"items":"total",items:u.map((D,I)=>{var B,h;return{
...D,amount:(h=(B=c[I])==null?void 0:B.amount)!=null?h:"0"}}),discount:(S=t.discount)!=null?S:"0"}}function Ra(e,{total:t,
tax_rate:n},r){var i;let o=(i=ne(r))!=null?i:0;return t!==null&&he(t)>o&&e.fault({pointer:"/total",code:"too_many_decima\
ls",message:`Must have at most ${o} decimals in ${r}.`}),t!==null&&K(t,"0")<0&&e.fault({pointer:"/total",code:"out_of_ra\
nge",message:"Must not be negative."}),He(e,n,"/tax_rate"),{product_id:null,description:"Invoice total",quantity:"1",unit:null,
tax_rate:n!=null?n:"0",tax_name:null,discount:null,discount_percent:null,unit_price:t!=null?t:"0"}}function Sa(e,t,n){t===
null||K(t,n)===0||e.fault({pointer:"/total",code:"total_mismatch",message:`The lines add up to ${n}. Leave total out, or\
 send that.`,details:{computed:n}})}function pn(e){let t=[],n=(i,s,u)=>{t.push({pointer:`/${i}`,code:s,message:u})},r=i=>e[i]!==void 0&&e[i]!==null,o=r("ite\
ms");if(!r("customer_id")&&!r("customer_name"))for(let i of["customer_id","customer_name"])n(i,"required","Give customer\
_id or customer_name.");if(!o&&!r("total"))for(let i of["items","total"])n(i,"required","Give items, or a total.");if(Array.
isArray(e.items)&&e.items.length===0&&n("items","required","Give at least one line."),r("discount")&&r("discount_percent"))
for(let i of["discount","discount_percent"])n(i,"mutually_exclusive","Give either discount or discount_percent.");return o&&
r("tax_rate")&&n("tax_rate","mutually_exclusive","With items, give the tax_rate of each line."),!o&&r("total")&&Aa(e,r,n),
t}function Aa(e,t,n){let r="Not together with a total alone: the total stays as sent.";t("discount")&&Number(e.discount)!==
0&&n("discount","mutually_exclusive",r),t("discount_percent")&&n("discount_percent","mutually_exclusive",r),t("tax_inclu\
sive")&&n("tax_inclusive","mutually_exclusive",r)}var Da=De(["draft","open"]),Ta={...ve("invoice","inv"),number:en,status:_(Da,"draft, open, partially_paid, paid, void or\
 uncollectible; `open` when not given.",{column:{header:"Status",width:110}}),shape:E(De(["items","total"]),"Which of th\
e two shapes made it."),...tn,invoice_date:d(Ee,"Today when not given; a draft may be without.",{column:{header:"Invoice\
 date",width:100}}),due_date:d(Ee,"By the payment terms when not given.",{column:{header:"Due date",width:100}}),currency:nn,
...rn,amount_paid:E(C(),"What has been paid.",{column:{header:"Paid",width:110}}),amount_due:E(C(),"What is still to be \
paid.",{column:{header:"Due",width:110}}),tax_breakdown:on,...sn,quotation_id:V(J("quo"),"The quotation that it was made\
 from.",{column:{header:"Quotation ID",system:!0,width:240}}),is_overdue:L(z,"True when it is due, unpaid in part, and i\
ts due date has passed."),...un,status_transitions:E(ce({finalized_at:vt("When it was numbered."),paid_at:vt("When it wa\
s paid in full."),voided_at:vt("When it was voided."),uncollectible_at:vt("When it was given up.")}),"When it passed its\
 states."),...be},hr={object:"invoice",plural:"invoices",idPrefix:"inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:Ta,
dataCells:6,unique:{external_id:"external_id_taken"},check:pn,create(e,t){var l;let n=Ht(t,e),r=e.status==="draft",o=Oa(
t,e,n,r),i=cn(t,e,n);if(n===null)throw new Error("A customer is missing without a fault.");let s=!r&&N(i.total);s&&t.addEvent(
"invoice.paid");let{tax_rate:u,...a}=e;return{...a,...i,...o,number:r?e.number:Ea(t,e.number,o.invoice_date),status:r?"d\
raft":s?"paid":"open",customer_id:String(n.id),customer_name:String(n.name),customer_email:typeof n.email=="string"?n.email:
null,customer:r?null:Zt(n),amount_paid:"0",amount_due:i.total,metadata:(l=e.metadata)!=null?l:{},quotation_id:null,status_transitions:{
finalized_at:r?null:t.now,paid_at:s?t.now:null,voided_at:null,uncollectible_at:null}}},derive:(e,t)=>({is_overdue:(e.status===
"open"||e.status==="partially_paid")&&e.due_date!==null&&Oe(e.due_date,t)<0&&!N(e.amount_due),allowed_actions:[]})};function Oa(e,t,n,r){
var u;if(r&&t.invoice_date===null)return{invoice_date:null,due_date:t.due_date};let o=(u=t.invoice_date)!=null?u:e.today,
i=typeof(n==null?void 0:n.payment_terms_days)=="number"?n.payment_terms_days:e.settings.payment_terms_days,s=an(e,{from:o,
given:t.due_date,days:i,field:"due_date"});return{invoice_date:o,due_date:r?t.due_date:s}}function Ea(e,t,n){let r=n!=null?
n:e.today,o=e.settings.books_closed_through;if(o!==null&&Oe(r,o)<=0)throw new y("period_locked",`The books are closed th\
rough ${o}: an invoice dated ${r} cannot be issued.`);return Xt(e,{resource:hr,pattern:e.settings.invoice_number,day:r,own:t})}var Ca=De(["draft","sent"]),Ma=30,Pa={...ve("quotation","quo"),number:en,status:_(Ca,"draft, sent, accepted, declined, c\
anceled or invoiced; `draft` when not given.",{column:{header:"Status",width:110}}),title:d(v(200),"What the offer is ab\
out.",{column:{header:"Title",width:200}}),shape:E(De(["items","total"]),"Which of the two shapes made it."),...tn,quotation_date:d(
Ee,"Today when not given; a draft may be without.",{column:{header:"Quotation date",width:110}}),expiry_date:d(Ee,"30 da\
ys later when not given.",{column:{header:"Expiry date",width:100}}),currency:nn,...rn,tax_breakdown:on,...sn,accepted_at:V(
ae,"When the customer accepted."),accepted_by:V(ce({name:d(v(200),"Who accepted."),email:d(ye,"Their e-mail address.")}),
"Who accepted."),declined_at:V(ae,"When the customer declined."),decline_reason:V(v(1e3),"Why the customer declined."),invoice_id:V(
J("inv"),"The invoice that was made of it.",{column:{header:"Invoice ID",system:!0,width:240}}),is_expired:L(z,"True whe\
n it was neither accepted nor declined in time."),...un,...be},gr={object:"quotation",plural:"quotations",idPrefix:"quo",
sheet:"Quotations",itemsSheet:"Quotation items",fields:Pa,dataCells:6,unique:{external_id:"external_id_taken"},check:pn,
create(e,t){var a;let n=Ht(t,e),r=e.status!=="sent",o=Ia(t,e,r),i=cn(t,e,n);if(n===null)throw new Error("A customer is m\
issing without a fault.");r||t.addEvent("quotation.sent");let{tax_rate:s,...u}=e;return{...u,...i,...o,number:r?e.number:
ja(t,e.number,o.quotation_date),status:r?"draft":"sent",customer_id:String(n.id),customer_name:String(n.name),customer_email:typeof n.
email=="string"?n.email:null,customer:r?null:Zt(n),metadata:(a=e.metadata)!=null?a:{},accepted_at:null,accepted_by:null,
declined_at:null,decline_reason:null,invoice_id:null}},derive:(e,t)=>({is_expired:(e.status==="draft"||e.status==="sent")&&
e.expiry_date!==null&&Oe(e.expiry_date,t)<0,allowed_actions:[]})};function Ia(e,t,n){var i;if(n&&t.quotation_date===null)
return{quotation_date:null,expiry_date:t.expiry_date};let r=(i=t.quotation_date)!=null?i:e.today,o=an(e,{from:r,given:t.
expiry_date,days:Ma,field:"expiry_date"});return{quotation_date:r,expiry_date:n?t.expiry_date:o}}function ja(e,t,n){let r=e.
settings.quotation_number;return Xt(e,{resource:gr,pattern:r,day:n!=null?n:e.today,own:t})}var fn=[hr,gr,fe,Qt];function qe(e,t,n,r,o){e.hasUnflushedWrites=!0,e.workspace.document.write(t,n.row,n.column,r,o)}function me(e){e.workspace.
document.flush(),e.hasUnflushedWrites=!1}function xt(e,t){let n=t.map(r=>r(e));for(let r of n)r()}function mn(e){let t=2654435769,n=2246822507,r=e.map(Fa).join("\0");for(let o=0;o<r.length;o+=1){let i=r.charCodeAt(o);t=
Math.imul(t^i,3432918353),t=t<<15|t>>>17,n=Math.imul(n^i,461845907),n=n<<13|n>>>19}return t=Ti(t^r.length^n>>>7),n=Ti(n^
t),Oi(t)+Oi(n)}function Fa(e){return typeof e=="string"?`s${e}`:typeof e=="number"?`n${e}`:typeof e=="boolean"?`b${e}`:`\
d${e.getTime()}`}function Ti(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>13,t=Math.imul(t,3266489909),t^t>>>
16}function Oi(e){return(e>>>0).toString(16).padStart(8,"0")}function dn(e,t){let n=[];for(let r=0;r<e.length;){let o=r+t,i=e.charCodeAt(o-1),s=o<e.length&&i>=55296&&i<=56319;n.push(
e.slice(r,s?o-1:o)),r=s?o-1:o}return n}function ie(e){let t=e.split("\u2060").join("\u2060\u2060").split("\r").join("\u2060\u240D");return/^[=+\-@']/.test(t)?"\
\u2060"+t:t}function Q(e){return e.includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>n==="\u240D"?"\r":n):e}var Na=49e3;function wt(e,t,n){var a;let{fields:r,dataCells:o}=e.resource,i={};for(let[l,c]of Object.entries(r)){let p=(a=
t[l])!=null?a:null;mt(c)&&c.column===void 0&&!Ka(p)&&(i[l]=p)}let s=dn(JSON.stringify(i),Na);if(s.length>o)throw Re([{pointer:"",
code:"too_long",message:"All texts together are too long for one record."}]);let u=e.columns.map(({key:l},c)=>{var f,m;if(c>=
e.dataIndex)return ie((f=s[c-e.dataIndex])!=null?f:"");let p=r[l];return p===void 0?"":qa(p,(m=t[l])!=null?m:null)});return u[e.
revIndex]=n,u[e.checkIndex]=Mi(e,u),u}function Ei(e,t){var l,c;let n=String(t[e.idIndex]),r={},o=$a(t.slice(e.dataIndex));
if(o===null)return vr(n,"Data","does not hold what the API wrote there");for(let[p,f]of Object.entries(e.resource.fields))
mt(f)&&f.column===void 0&&(r[p]=(l=o[p])!=null?l:Ja(f));for(let[p,f]of e.columns.entries()){let m=e.resource.fields[f.key];
if(m===void 0)continue;let b=La(m,(c=t[p])!=null?c:"");if(!b.ok)return vr(n,f.header,b.reason);r[f.key]=b.value}let i=Mi(
e,t),s=t[e.checkIndex]===i,u=t[e.revIndex],a=Y(n,e.resource.idPrefix);return a===null?vr(n,"ID","is not an id that the A\
PI has given"):{ok:!0,stored:{record:r,seq:a,rev:typeof u=="number"?u:0,fingerprint:i,isUntouched:s}}}function Ci(e,t){return e.
map(({key:n,cell:r})=>{var i;let o=(i=t[n])!=null?i:null;return o===null?"":r==="number"?typeof o=="number"?o:ar(String(
o)):ie(String(o))})}function Mi(e,t){return mn(t.filter((n,r)=>r!==e.revIndex&&r!==e.checkIndex))}function qa({kind:e},t){
return t===null?"":e.decimal!==void 0?ar(String(t)):e.cell==="text"?ie(String(t)):t}function La(e,t){if(t==="")return e.
mode==="optional"||e.mode==="server"?{ok:!0,value:null}:{ok:!1,reason:"must not be blank"};if(e.kind.cell==="text")return typeof t==
"string"?{ok:!0,value:Q(t)}:{ok:!1,reason:"must be a text"};if(e.kind.cell==="boolean")return typeof t=="boolean"?{ok:!0,
value:t}:{ok:!1,reason:"must be TRUE or FALSE"};if(typeof t!="number")return{ok:!1,reason:"must be a number"};if(e.kind.
decimal===void 0)return{ok:!0,value:t};let n=Ve(t);return n.ok?n:{ok:!1,reason:"is not a number that the API can carry"}}
function $a(e){let t=e.map(n=>Q(String(n))).join("");if(t==="")return{};try{let n=JSON.parse(t);return typeof n=="object"&&
n!==null&&!Array.isArray(n)?n:null}catch{return null}}function Ka(e){return e===null||typeof e=="object"&&Object.keys(e).
length===0}function Ja({kind:e,mode:t}){return t==="optional"||t==="server"?null:e.list===!0?[]:{}}function vr(e,t,n){return{
ok:!1,quarantine:{id:e,column:t,reason:n}}}function Pi(e){return e.columns.map((t,n)=>n+1)}function Ii(e,t){return e.columns.map(n=>{let r=t.findIndex(o=>String(o).
trim()===n.header);if(r>=0)return r+1;throw new y("workspace_misconfigured",`The sheet "${e.sheet}" has no column with t\
he header "${n.header}". Rename its header back, or add the column.`,{members:{sheet:e.sheet,column:n.header}})})}function yn(e,t,n){
return e.map(r=>{var o;return(o=n[r-t])!=null?o:""})}function hn(e){let t=Math.min(...e);return{column:t,columns:Math.max(
...e)-t+1}}function kt(e,t){let n=e.map((o,i)=>{var s;return{column:o,cell:(s=t[i])!=null?s:""}}).sort((o,i)=>o.column-i.
column),r=[];for(let{column:o,cell:i}of n){let s=r[r.length-1];s!==void 0&&s.column+s.cells.length===o?s.cells.push(i):r.
push({column:o,cells:[i]})}return r}function ji({hints:e},t){var n;return(n=e.layouts[t.sheet])!=null?n:Pi(t)}function _t(e,t){let n=e.workspace.document.readRow(
t.sheet,1),r=Ii(t,n);return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{...e.hints.layouts,[t.sheet]:r}},r}
function Le(e,t){var n;return(n=e.seenLayouts.get(t.sheet))!=null?n:_t(e,t)}function $e(e,t,n){e.hints={...e.hints,tails:{
...e.hints.tails,[t]:n}}}var br=300;function xr(e,t,n){let r=[...n].sort((o,i)=>o-i).slice(-br);e.hints={...e.hints,gaps:{
...e.hints.gaps,[t]:r}}}function Fi(e,t,n){var o;let r=e.hints.tails[t];r!==void 0&&n.row<=r.row&&$e(e,t,{...r,row:r.row-
n.rows}),n.seq>0&&xr(e,t,[...(o=e.hints.gaps[t])!=null?o:[],n.seq])}function Rt({hints:e},t,n,r){var o;return((o=e.gaps[t])!=
null?o:[]).filter(i=>i>n&&i<r).length}function gn({workspace:e,hints:t}){e.cache.putAll({[ft]:JSON.stringify(t)},21600)}function vn({cell:e}){return e==="number"?"#,##0.00####":e==="text"?"@":"General"}function j(e){let t=Array.from({length:e.
dataCells},(r,o)=>et(o===0?"data":`data_${o+1}`,o===0?"Data":`Data ${o+1}`,"text","What has no column of its own, as JSO\
N.",!0)),n=[...Ni(e.fields),et("rev","Revision","number","The journal entry that wrote this row last."),et("check","Chec\
k","text","Tells an edit by hand from what the API wrote."),...t];return{sheet:e.sheet,resource:e,columns:n,idIndex:Qe(n,
"id"),revIndex:Qe(n,"rev"),checkIndex:Qe(n,"check"),dataIndex:Qe(n,"data")}}function tt(e){var r;let t=(r=e.fields.items)==
null?void 0:r.kind.fields;if(e.itemsSheet===void 0||t===void 0)return null;let n=[et("document_number","Document","text",
"The number of the document."),...Ni(t),et("document_id","Document ID","text","The id of the document."),et("rev","Revis\
ion","number","The journal entry that wrote this row last.")];return{sheet:e.itemsSheet,columns:n,idIndex:Qe(n,"document\
_id"),revIndex:Qe(n,"rev")}}function Ni(e){let t=Object.entries(e).flatMap(([n,{kind:r,column:o,description:i}])=>{if(o===
void 0)return[];let{header:s,width:u,system:a=!1,hidden:l=!1}=o;return[{key:n,header:s,cell:r.cell,description:i,system:a,
hidden:l,...u===void 0?{}:{width:u}}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}function et(e,t,n,r,o=!1){
return{key:e,header:t,cell:n,description:r,system:!0,hidden:o}}function Qe(e,t){return e.findIndex(n=>n.key===t)}function H(e,t,n,r){let o=i=>i<n.first?[]:e.read(t,{row:n.first,rows:i-n.first+1,column:r.column,columns:r.columns});try{
let i=o(n.last),s=i.length===n.last-n.first+1;return{rows:i,firstRow:n.first,gridRows:s?null:n.first+i.length-1}}catch(i){
if(!(i instanceof de))throw i;let s=e.gridRows(t);return{rows:o(Math.min(n.last,s)),firstRow:n.first,gridRows:s}}}function nt(e){
return e.every(t=>t==="")}var qi=20,Ba=200;function Li(e,t,n,r){var l,c;let{document:o}=e.workspace,i=(l=e.hints.tails[t.sheet])==null?void 0:l.row,
s=i===void 0?null:wr(e,t,n,i,r),u=(c=s!=null?s:wr(e,t,n,o.lastContentRow(t.sheet),r))!=null?c:Ga(e,t,n,r),a=u.gridRows===
null?0:u.row+r-1-u.gridRows;return a>0&&o.addRows(t.sheet,a+Ba),u.row}function Ga(e,t,n,r){var a,l;let{document:o}=e.workspace,
i=(a=n[t.idIndex])!=null?a:1,s=H(o,t.sheet,{first:1,last:o.lastContentRow(t.sheet)},{column:i,columns:1}),u=s.rows.length;
for(;u>1&&nt((l=s.rows[u-1])!=null?l:[]);)u-=1;for(;;){let c=wr(e,t,n,u,r);if(c!==null)return c;u+=r+qi}}function wr(e,t,n,r,o){
let i=hn(n),s=Math.max(1,r),u=H(e.workspace.document,t.sheet,{first:s,last:s+o+qi},i),a=u.rows.map(p=>!nt(yn(n,i.column,
p))),l=a.lastIndexOf(!0);return l<0||a.length-1-l<o&&u.gridRows===null?null:{row:s+l+1,gridRows:u.gridRows}}function Ke(e){return t=>{let{table:n,layout:r,rows:o,seq:i}=e,s=Li(t,n,r,o.length);return()=>{kr(t,e,s),$e(t,n.sheet,{row:s+
o.length-1,seq:i})}}}function kr(e,{table:t,layout:n,rows:r},o){let i=kt(n,t.columns.map(vn)),s=r.map(u=>kt(n,u));for(let[
u,{column:a,cells:l}]of i.entries()){let c=s.map(p=>{var f,m;return(m=(f=p[u])==null?void 0:f.cells)!=null?m:[]});qe(e,t.
sheet,{row:o,column:a},c,l.map(String))}}function xe(e,t,n,r,o){var u;let{document:i}=e.workspace,s=(u=n[t.idIndex])!=null?u:1;if(o>1){let[a]=i.read(t.sheet,{row:o,
column:s,rows:1,columns:1});if((a==null?void 0:a[0])===r)return[o]}return i.find(t.sheet,s,2,r)}function _r({table:e,layout:t,id:n,row:r,seq:o}){return i=>{let s=xe(i,e,t,n,r);return()=>Rr(i,e.sheet,s,o)}}function Rr(e,t,n,r){
var i,s,u;let o=[...n].sort((a,l)=>l-a);for(let a=0;a<o.length;){let l=a;for(;o[l+1]===((i=o[l])!=null?i:0)-1;)l+=1;let c=l-
a+1;e.workspace.document.deleteRows(t,(s=o[l])!=null?s:0,c),Fi(e,t,{row:(u=o[l])!=null?u:0,rows:c,seq:r}),a=l+1}}function $i({table:e,layout:t,documentId:n,rows:r}){return o=>{let i=xe(o,e,t,n,0),s=r.slice(i.length),u=s.length===0?null:
Ke({table:e,layout:t,rows:s,seq:0})(o);return()=>{var a;for(let[l,c]of i.slice(0,r.length).entries())kr(o,{table:e,layout:t,
rows:[(a=r[l])!=null?a:[]]},c);u==null||u(),Rr(o,e.sheet,i.slice(r.length),0)}}}function Ki(e){let{table:t,layout:n,id:r,seq:o,cells:i,changed:s}=e;return u=>{let[a]=xe(u,t,n,r,e.row);if(a===void 0)return Ke(
{table:t,layout:n,rows:[i],seq:o})(u);let l=s.map(p=>{var f;return(f=n[p])!=null?f:0}),c=s.map(p=>{var f;return(f=i[p])!=
null?f:""});return()=>{for(let p of kt(l,c))qe(u,t.sheet,{row:a,column:p.column},[p.cells],null)}}}function St(e,t,n){var b;let{kind:r,resource:o,record:i,seq:s,before:u}=t,a=j(o),l=Le(e,a),c=String(i.id),p=(b=u==null?void 0:
u.row)!=null?b:0,f=wt(a,i,n),m=Ya(e,t,n);switch(r){case"created":return{plans:[...m,Ke({table:a,layout:l,rows:[f],seq:s})],
cells:f};case"deleted":return{plans:[...m,_r({table:a,layout:l,id:c,row:p,seq:s})],cells:f};case"updated":{let x=u===null?
[]:wt(a,u.stored.record,u.stored.rev),S=Sr(a,f,x).filter(D=>Ua(a,D,t));return{plans:[...m,Ki({table:a,layout:l,id:c,seq:s,
row:p,cells:f,changed:S})],cells:f}}}}function Sr(e,t,n){return t.flatMap((r,o)=>r===n[o]||o===e.idIndex?[]:[o])}function Ua(e,t,{
only:n}){var o,i;let r=t===e.revIndex||t===e.checkIndex;return n==null||r||n.includes((i=(o=e.columns[t])==null?void 0:o.
key)!=null?i:"")}function Ya(e,{kind:t,resource:n,record:r,before:o},i){let s=tt(n);if(s===null)return[];let u=Ji(s,r,i),
a=o===null?null:Ji(s,o.stored.record,i);if(t==="updated"&&JSON.stringify(u)===JSON.stringify(a))return[];let l=Le(e,s),c=String(
r.id);return t==="created"?[Ke({table:s,layout:l,rows:u,seq:0})]:t==="deleted"?[_r({table:s,layout:l,id:c,row:0,seq:0})]:
[$i({table:s,layout:l,documentId:c,rows:u})]}function Ji(e,t,n){return t.items.map(r=>Ci(e.columns,{...r,document_number:t.
number,document_id:t.id,rev:n}))}function we(e,t,n,r){let o=ji(e,t),i=Wi(e,t,o,n,r);if(i.rows.every(Va))return i;let s=_t(e,t);return s.every((u,a)=>u===
o[a])?i:Wi(e,t,s,n,r)}function Va({decoded:e}){return e.ok&&e.stored.isUntouched}function Wi(e,t,n,r,o){let i=hn(n),s=H(
e.workspace.document,t.sheet,{first:r,last:o},i),u=s.rows.map(c=>yn(n,i.column,c)),a=u[u.length-1];return{rows:u.flatMap(
(c,p)=>nt(c)?[]:[{row:r+p,id:String(c[t.idIndex]),seq:Y(String(c[t.idIndex]),t.resource.idPrefix),decoded:Ei(t,c)}]),reachesEnd:s.
gridRows!==null||a===void 0||nt(a)}}function rt(e,t,n){var s;let r=Y(n,t.resource.idPrefix);if(r===null)return null;let o=Dr(e,t,r),i=o<2?void 0:we(e,t,o,o).
rows.find(u=>u.id===n);return(s=i!=null?i:Ar(e,t,"id",n)[0])!=null?s:null}function Ar(e,t,n,r){let o=Le(e,t),i=t.columns.
findIndex(a=>a.key===n),s=o[i];if(s===void 0)throw new Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.
workspace.document.find(t.sheet,s,2,ie(r)).flatMap(a=>we(e,t,a,a).rows.filter(l=>za(l,n,r)))}function za(e,t,n){return t===
"id"?e.id===n:!e.decoded.ok||e.decoded.stored.record[t]===n}function Dr(e,t,n){let r=e.hints.tails[t.sheet];if(r===void 0)
return n+1;let o=r.seq-n-Rt(e,t.sheet,n,r.seq+1);return r.row-o}function bn(e){if(e.decoded.ok)return e.decoded.stored;let{id:t,column:n,reason:r}=e.decoded.quarantine;throw new y("rec\
ord_quarantined",`The record ${t} cannot be used: in its row ${e.row} of the sheet, the cell in column "${n}" ${r}. Corr\
ect that cell.`,{members:{existing_id:t,column:n,reason:r}})}function Ui(e,t){let{workspace:n,settings:r,today:o}=e,i=Math.max(n.clock.now(),t.atMs+1),s=new Date(i).toISOString(),u=t.
transaction+1,a={...t.series},l=[],c=[],p=[],f=[],m=new Map,b=[],x=(h,A)=>Ft(h,i,A,n.random.uuid()),S=h=>{var A;return(A=
a[h])!=null?A:0},D=h=>{let A=bn(h);return m.set(A.record,{stored:A,row:h.row}),A.record},I=h=>{let A=m.get(h);if(A===void 0)
throw new Error("Only a record that this draft has found can be changed.");return A},B=(h,A)=>{l.push(h);for(let F of[...A,
...b])c.push({id:x("evt",u),type:F,record:l.length-1});return b=[],h.record};return{now:s,today:o,settings:r,transaction:u,
series:a,changes:l,events:c,warnings:p,placeOf:I,newId:h=>x(h,u),find(h,A){let F=rt(e,j(h),A);return F===null?null:D(F)},
findByText:(h,A,F)=>Ar(e,j(h),A,F).map(D),lastOf:S,use(h,A){a[h]=A},create(h,A){let F=S(Bi(h))+1;a[Bi(h)]=F;let Dt={id:x(
h.idPrefix,F),version:1,created_at:s,updated_at:s},An=Gi(h,{...A,...Dt});return B({kind:"created",resource:h,record:An,seq:F,
before:null},[`${h.object}.created`])},change(h,A,F){let Dt=I(A),An={version:Number(A.version)+1,updated_at:s},Ls=Gi(h,{
...A,...F,...An});return B({kind:"updated",resource:h,record:Ls,seq:Dt.stored.seq,before:Dt},[])},remove(h,A){let F=I(A);
B({kind:"deleted",resource:h,record:A,seq:F.stored.seq,before:F},[`${h.object}.deleted`])},addEvent(h){b.push(h)},warn(h){
p.push(h)},fault(h){f.push(h)},stopOnFaults(){if(f.length>0)throw Re(f)}}}function Bi(e){return`rows:${e.plural}`}function Gi(e,t){
var n;return{...t,...(n=e.complete)==null?void 0:n.call(e,t)}}var M="journal",W=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events",
"records","text"],Yi=W.indexOf("answer"),Vi=W.indexOf("text")+1,wn=Vi+5,Xa=32e3;function zi(e){let t=e.records.map(({text:r,
...o})=>({...o,length:r.length})),n=[e.at,e.idempotencyKey,e.fingerprint,"","",JSON.stringify(e.series),JSON.stringify(e.
answer),JSON.stringify(e.events),JSON.stringify(t),...dn(e.records.map(({text:r})=>r).join(""),Xa)];return[e.transaction,
...n.map(ie)]}function Xi(e){var s,u,a;let t=e.map(l=>Q(String(l))),n=t.slice(Vi-1).join(""),r=xn(t,"records"),o=0,i=r.map(
({length:l,...c})=>(o+=l,{...c,text:n.slice(o-l,o)}));return{transaction:Number(e[0]),at:(s=t[W.indexOf("at")])!=null?s:
"",idempotencyKey:(u=t[W.indexOf("idempotency_key")])!=null?u:"",fingerprint:(a=t[W.indexOf("fingerprint")])!=null?a:"",
series:xn(t,"series"),answer:xn(t,"answer"),events:xn(t,"events"),records:i}}function xn(e,t){var n;return JSON.parse((n=
e[W.indexOf(t)])!=null?n:"")}var Ha=500,At=class extends y{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the re\
quest again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}};function Hi(e,t,n){let r=zi(
n);Za(e,t,r.length);let o=r.map((i,s)=>s===0?"0":"@");qe(e,M,{row:t.appendRow,column:1},[r],o);try{me(e)}catch{Qa(e,t.appendRow,
n.transaction)}}function Zi(e,t,n){let r=W.indexOf("applied")+1;qe(e,M,{row:t,column:r},[[n]],["@"])}function Za({workspace:e},{
appendRow:t,gridRows:n},r){if(n!==null&&t>n&&e.document.addRows(M,Ha),r<=wn)return;let o=r-e.document.readRow(M,1).length;
o>0&&e.document.addColumns(M,o)}function Qa(e,t,n){var o;let r;try{me(e),r=(o=e.workspace.document.read(M,{row:t,column:1,
rows:1,columns:1})[0])==null?void 0:o[0]}catch{throw new At}if(r!==n)throw Ge("workspace_unavailable","Google refused th\
e write. Nothing was changed; send the request again.",5)}var el=1440*60*1e3,tl=5e3,Qi=W.indexOf("idempotency_key")+1;function es(e,t,n){var o;let r=(o=nl(t,n))!=null?o:rl(e,t,n);
return r===null?null:Tr(e,r)}function Tr({workspace:e},t){return Xi(e.document.readRow(M,t))}function nl({recent:e},t){var n,
r;return(r=(n=e.find(o=>o.idempotencyKey===t))==null?void 0:n.row)!=null?r:null}function rl(e,t,n){var a;let{document:r,
clock:o}=e.workspace,i=t.recent[0];if(t.isComplete||i===void 0||i.atMs<o.now()-el)return null;if(i.row>tl)return(a=r.find(
M,Qi,2,ie(n))[0])!=null?a:null;let s=H(r,M,{first:2,last:i.row-1},{column:Qi,columns:1}),u=s.rows.findIndex(([l])=>Q(String(
l))===n);return u<0?null:s.firstRow+u}var ol=60,il=20;function ns(e){var i,s;let{hints:t,workspace:n}=e,r=t.journal===null?null:ts(e,t.journal.row),o=r!=null?
r:ts(e,Math.max(1,n.document.lastContentRow(M)));return o!==null&&o.transaction>=((s=(i=t.journal)==null?void 0:i.transaction)!=
null?s:0)?o:sl(e)}function ts(e,t){let n=Math.max(2,t-ol+1),r=H(e.workspace.document,M,{first:n,last:t+il},rs),o=r.rows.
filter(Or).length,i=r.rows.slice(0,o).every(Or),s=o<r.rows.length||r.gridRows!==null;if(!i||!s||o===0&&t>1)return null;let u=r.
rows.slice(0,o).map((a,l)=>is(a,n+l));return os(u)?ss(u,r.rows[o-1],{isComplete:n===2,appendRow:n+o,gridRows:r.gridRows}):
null}function sl({workspace:e,hints:t}){var u,a,l,c,p;let n=e.document.lastContentRow(M),r=H(e.document,M,{first:2,last:Math.
max(2,n)},rs),o=r.rows.map((f,m)=>({cells:f,row:m+2})).filter(({cells:f})=>Or(f));o.sort((f,m)=>Number(f.cells[0])-Number(
m.cells[0]));let i=o.map(({cells:f,row:m})=>is(f,m)),s=(a=(u=i[i.length-1])==null?void 0:u.transaction)!=null?a:0;if(!os(
i)||s<((c=(l=t.journal)==null?void 0:l.transaction)!=null?c:0))throw new y("workspace_misconfigured",'The hidden sheet "\
journal" has lost entries. Restore it from the version history of the spreadsheet.',{members:{sheet:M},retryAfterSeconds:60});
return ss(i,(p=o[o.length-1])==null?void 0:p.cells,{isComplete:!0,appendRow:n+1,gridRows:r.gridRows})}var rs={column:1,columns:Yi};
function Or(e){return typeof e[0]=="number"}function os(e){return e.every((t,n)=>{var r,o;return n===0||t.transaction===
((o=(r=e[n-1])==null?void 0:r.transaction)!=null?o:0)+1})}function is(e,t){return{row:t,transaction:Number(e[0]),atMs:Date.
parse(String(e[1])),idempotencyKey:Q(String(e[2])),fingerprint:Q(String(e[3]))}}function ss(e,t,n){var o,i,s;let r=e[e.length-
1];return{transaction:(o=r==null?void 0:r.transaction)!=null?o:0,row:(i=r==null?void 0:r.row)!=null?i:1,atMs:(s=r==null?
void 0:r.atMs)!=null?s:0,isApplied:t===void 0||t[4]!=="",series:t===void 0?{}:JSON.parse(Q(String(t[6]))),recent:e,...n}}function kn(e,t){var r;let n={};for(let[o,i]of Object.entries(e))mt(i)&&Jt(i)&&(n[o]=ul(i.kind,(r=t[o])!=null?r:null));return n}
function ul(e,t){if(t===null)return null;if(e.decimal!==void 0){let r=Ve(t);if(!r.ok)throw new Error(`A stored decimal i\
s not one: ${String(t)}`);return r.value}let n=e.fields;return n===void 0?t:e.list===!0?t.map(r=>kn(n,r)):kn(n,t)}function us(e,t,n){if(t.isApplied||e.hints.applied>=t.transaction)return;let r=Tr(e,t.row);for(let o of r.records)al(e,o,
r.transaction,n);Zi(e,t.row,r.at),me(e),e.hints={...e.hints,applied:t.transaction}}function al(e,t,n,r){var m;let o=r.find(
({object:b})=>b===t.object);if(o===void 0)throw new Error(`The journal names an unknown kind of record: ${t.object}.`);if(t.
kind==="deleted")return ll(e,o,t);let i=rt(e,j(o),t.id);if((i==null?void 0:i.decoded.ok)===!0&&i.decoded.stored.rev>=n&&
cl(e,o,t.id))return;let u=kn(o.fields,JSON.parse(t.text)),a={...u,...(m=o.complete)==null?void 0:m.call(o,u)},c=(i==null?
void 0:i.decoded.ok)===!0&&!i.decoded.stored.isUntouched?t.changed:null,p={kind:"updated",resource:o,record:a,seq:t.seq,
before:null,only:c},{plans:f}=St(e,p,n);xt(e,f),me(e)}function ll(e,t,{id:n,seq:r}){xt(e,St(e,{kind:"deleted",resource:t,
record:{id:n,items:[]},seq:r,before:null},0).plans)}function cl(e,t,n){let r=tt(t);return r===null||xe(e,r,Le(e,r),n,0).
length>0}function _n(e,t,n){var s,u;let r={},o={},i=0;for(let[a,l]of Object.entries(e)){if(!Jt(l))continue;let{kind:c}=l,p=(s=t[a])!=
null?s:null;r[a]=a==="amounts"?o:pl(c,p,n),c.decimal!==void 0&&(i+=1,o[a]=p===null?null:as(c,p,n))}return i===0||("curre\
ncy"in e&&"items"in e&&(o.currency=(u=t.currency)!=null?u:null),r.amounts=o),r}function pl(e,t,n){if(t===null)return null;
if(e.decimal!==void 0){let o=as(e,t,n);return e.decimal.as==="string"?o:Number(o)}let r=e.fields;return r===void 0?t:e.list===
!0?t.map(o=>_n(r,o,n)):_n(r,t,n)}function as(e,t,n){var r;return((r=e.decimal)==null?void 0:r.money)!==!0?t:Ut(t,Math.max(
n,he(t)))}var ls=2;function Je(e,t,n,r,o=[]){var l,c,p;let i=t.currency,s=typeof i=="string"&&(l=ne(i))!=null?l:ls,u=(p=(c=e.derive)==
null?void 0:c.call(e,t,r))!=null?p:{},a={...t,...u,object:e.object,etag:Er(n),warnings:o};return _n(e.fields,a,s)}function Er(e){
return`"${e}"`}var fl=2e4;function cs(e,t,n,r){let{lock:o}=e.workspace;if(!o.tryAcquire(fl))throw Ge("workspace_busy","Other writes are\
 in progress. Send the request again.",2);let i;try{i=ml(e,t,n,r)}finally{e.hasUnflushedWrites||o.release()}return i.isReplay||
gn(e),i}function ml(e,t,n,r){let o=ns(e);us(e,o,t);let i=n.idempotencyKey===""?null:es(e,o,n.idempotencyKey);if(i!==null)
return dl(i,n);let s=Ui(e,o),u=r(s);return s.stopOnFaults(),u!==null?vl(e,s,u):yl(e,o,s,n)}function dl(e,t){var i,s;if(e.
fingerprint!==t.fingerprint)throw new y("idempotency_key_reused","This Idempotency-Key was used with another method, pat\
h or body. Use a new key for a new request.");let{status:n,record:r,location:o}=e.answer;return{status:n,body:(s=(i=e.records[r])==
null?void 0:i.text)!=null?s:"",location:o,isReplay:!0}}function yl(e,t,n,r){var l,c;let{transaction:o,changes:i}=n,s=i.map(
p=>St(e,p,o)),u=i.map((p,f)=>{var m,b;return gl(e,n,p,(b=(m=s[f])==null?void 0:m.cells)!=null?b:[],f)}),a=hl(i);return Hi(
e,t,{transaction:o,at:n.now,...r,series:n.series,answer:a,events:n.events,records:u}),xt(e,s.flatMap(({plans:p})=>p)),bl(
e),e.hints={...e.hints,applied:o,journal:{row:t.appendRow,transaction:o}},{...a,body:(c=(l=u[a.record])==null?void 0:l.text)!=
null?c:"",isReplay:!1}}function hl(e){let t=e.length-1,n=e[t];return(n==null?void 0:n.kind)!=="created"?{status:200,record:t,
location:null}:{status:201,record:t,location:`/api/v1/${n.resource.plural}/${String(n.record.id)}`}}function gl(e,t,{kind:n,
resource:r,record:o,seq:i,before:s},u,a){let l=j(r),{object:c}=r,p=String(o.id),f=s===null?[]:wt(l,s.stored.record,s.stored.
rev),m=n==="updated"?Sr(l,u,f).map(S=>{var D,I;return(I=(D=l.columns[S])==null?void 0:D.key)!=null?I:""}):[],b=a===t.changes.
length-1,x=n==="deleted"?{id:p,object:c,deleted:!0}:Je(r,o,String(u[l.checkIndex]),e.today,b?t.warnings:[]);return{object:c,
id:p,seq:i,kind:n,changed:m,text:JSON.stringify(x)}}function vl(e,t,{resource:n,record:r}){let{fingerprint:o}=t.placeOf(
r).stored,i=Je(n,r,o,e.today,t.warnings);return{status:200,body:JSON.stringify(i),location:null,isReplay:!1}}function bl(e){
try{me(e)}catch{try{me(e)}catch{throw new At}}}function Rn(e){var n;return Array.isArray(e)?`[${e.map(Rn).join(",")}]`:typeof e!="object"||e===null?(n=JSON.stringify(e))!=
null?n:"null":`{${Object.entries(e).sort(([r],[o])=>r<o?-1:1).map(([r,o])=>`${JSON.stringify(r)}:${Rn(o)}`).join(",")}}`}function fs(e,t,n){let{session:r,body:o}=n,i=kl(n),s=Yo(ht(e.fields),o),u=xl(s.ok?[]:s.problems,e,o);if(u.length>0&&i.idempotencyKey===
"")throw Re(u);let a=cs(r,t,i,c=>{if(!s.ok||u.length>0)throw Re(u);wl(c,e,s.value);let p=e.create(s.value,c);return c.stopOnFaults(),
c.create(e,p),null}),{etag:l}=JSON.parse(a.body);return{status:a.status,body:a.body,headers:{ETag:l,...a.location===null?
{}:{Location:a.location},...a.isReplay?{"Idempotent-Replayed":"true"}:{}}}}function xl(e,t,n){var o,i;if(typeof n!="obje\
ct"||n===null||Array.isArray(n))return e;let r=(i=(o=t.check)==null?void 0:o.call(t,n))!=null?i:[];return[...e,...r.filter(
({pointer:s})=>!e.some(u=>u.pointer===s))]}function wl(e,t,n){for(let[r,o]of Object.entries(t.unique)){let i=n[r];if(typeof i!=
"string")continue;let[s]=e.findByText(t,r,i);if(s!==void 0)throw new y(o,`The ${t.object} ${String(s.id)} has the ${r} "${i}\
" already.`,{members:{existing_id:s.id}})}}function kl({session:e,key:t,request:n,body:r}){let o=n.headers["idempotency-\
key"],{sha256Hex:i}=e.workspace.digest;if(o===void 0)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.test(
o)||o.length>255)throw new y("invalid_idempotency_key",`An Idempotency-Key has 1 to ${255} visible ASCII characters.`);return{
idempotencyKey:i(`${Pr(t)}
${o}`),fingerprint:i(`${n.method}
${n.path}
${Rn(r)}`)}}var _l=250;function ms(e,t,n,r){var p;let{document:o}=e.workspace,i=(p=_t(e,t)[t.idIndex])!=null?p:1,s=o.lastContentRow(
t.sheet),{rows:u}=H(o,t.sheet,{first:2,last:s},{column:i,columns:1}),a=u.flatMap(([f],m)=>{let b=Y(String(f),t.resource.
idPrefix);return b===null?[]:[{seq:b,row:m+2}]}).sort((f,m)=>m.seq-f.seq),l=a[0];l!==void 0&&Rl(e,t.sheet,a,l);let c=a.filter(
({seq:f})=>r===null||f<r);return{rows:Sl(e,t,c.slice(0,n)),hasMore:c.length>n}}function Rl(e,t,n,r){var i,s;$e(e,t,r);let o=[];
for(let[u,{seq:a}]of n.entries()){let l=(s=(i=n[u+1])==null?void 0:i.seq)!=null?s:0;for(let c=a-1;c>l&&o.length<br;c-=1)
o.push(c)}xr(e,t,o),gn(e)}function Sl(e,t,n){var i,s,u,a;let r=n.map(({row:l})=>l).sort((l,c)=>l-c),o=new Map;for(let l=0;l<
r.length;){let c=l;for(;c+1<r.length&&((i=r[c+1])!=null?i:0)-((s=r[c])!=null?s:0)<=_l;)c+=1;let p=we(e,t,(u=r[l])!=null?
u:0,(a=r[c])!=null?a:0);for(let f of p.rows)o.set(f.row,f);l=c+1}return n.flatMap(({seq:l,row:c})=>{let p=o.get(c);return p!==
void 0&&p.seq===l?[p]:[]})}var Al=20;function ds(e,t,n,r){let o=r===null?Dl(e,t,n):Tl(e,t,n,r);return o!=null?o:ms(e,t,n,r)}function Dl(e,t,n){var c,
p;let r=e.hints.tails[t.sheet],o=(c=r==null?void 0:r.row)!=null?c:e.workspace.document.lastContentRow(t.sheet);if(o<2)return{
rows:[],hasMore:!1};let i=Math.max(2,o-n),{rows:s,reachesEnd:u}=we(e,t,i,o+Al),a=s[s.length-1];if(!u||(a==null?void 0:a.
seq)==null)return null;let l=(p=r==null?void 0:r.seq)!=null?p:0;return a.seq+Rt(e,t.sheet,a.seq,l+1)<l||r===void 0&&i>2?
null:($e(e,t.sheet,{row:a.row,seq:a.seq}),ys(e,t,s,{limit:n,first:i,skip:0}))}function Tl(e,t,n,r){let o=Dr(e,t,r);if(o<
2)return null;let i=Math.max(2,o-n-1),{rows:s}=we(e,t,i,o),u=s[s.length-1];return(u==null?void 0:u.row)!==o||u.seq!==r?null:
ys(e,t,s,{limit:n,first:i,skip:1})}function ys(e,t,n,{limit:r,first:o,skip:i}){var c,p;let s=(f,m)=>f!==null&&f===m+1+Rt(
e,t.sheet,m,f),u=n.every(({seq:f},m)=>{var b,x;return m===0||s(f,(x=(b=n[m-1])==null?void 0:b.seq)!=null?x:0)}),a=o>2||n.
length===0||s((p=(c=n[0])==null?void 0:c.seq)!=null?p:null,0);if(!u||!a)return null;let l=n.slice(0,n.length-i).reverse();
return{rows:l.slice(0,r),hasMore:l.length>r}}function hs(e,t){return`${e.slice(e.indexOf("_")+1)}-${vs(t)}`}function gs(e,t){let[n="",r=""]=e.split("-"),o=`${t.idPrefix}\
_${n}`;if(Y(o,t.idPrefix)===null||r==="")throw new y("cursor_invalid","The cursor is not one that a list has answered. B\
egin without a cursor.",{parameters:[{parameter:"cursor",code:"cursor_invalid",message:"Not a cursor of this API."}]});if(r!==
vs(t))throw new y("cursor_mismatch","The cursor belongs to another list. Begin that list without a cursor.",{parameters:[
{parameter:"cursor",code:"cursor_mismatch",message:"Belongs to another list."}]});return o}function vs({plural:e}){return mn(
[e]).slice(-8)}function xs(e){if(e===void 0)return 100;let t=/^\d{1,3}$/.test(e)?Number(e):0;if(t>=1&&t<=500)return t;let n=`Must be a \
whole number from 1 to ${500}.`;throw new y("invalid_parameter",'The parameter "limit" is invalid.',{parameters:[{parameter:"\
limit",code:"invalid_parameter",message:n}]})}var ws=["limit","cursor"];function ks(e,{session:t,query:n}){let r=xs(n.limit),o=n.cursor===void 0?null:gs(n.cursor,e),i=o===
null?null:Y(o,e.idPrefix),s=ds(t,j(e),r,i),u=s.rows.flatMap(({decoded:b})=>b.ok?[Je(e,b.stored.record,b.stored.fingerprint,
t.today)]:[]),a=s.rows[s.rows.length-1],l=s.hasMore&&a!==void 0?hs(a.id,e):null,c=`/api/v1/${e.plural}`,p=s.rows.length-
u.length,f={object:"list",url:c,data:u,has_more:s.hasMore,next_cursor:l,...p>0?{quarantined:p}:{}},m=l===null?{}:{Link:El(
c,n,l)};return{status:200,body:JSON.stringify(f),headers:m}}function El(e,t,n){let r=Object.entries({...t,cursor:n}).map(
([o,i])=>`${o}=${encodeURIComponent(i)}`);return`<${e}?${r.join("&")}>; rel="next"`}function _s(e,{session:t,id:n}){let r=rt(t,j(e),n);if(r===null)throw new y("not_found",`There is no ${e.object} with the\
 id ${n}.`);let{record:o,fingerprint:i}=bn(r),s=Je(e,o,i,t.today);return{status:200,body:JSON.stringify(s),headers:{ETag:Er(
i)}}}function Cl(e){return e.flatMap(t=>{let{object:n,plural:r}=t,o=n.charAt(0).toUpperCase()+n.slice(1),i=r.charAt(0).toUpperCase()+
r.slice(1),s=u=>`${r}:${u}`;return[{method:"GET",path:`/${r}`,operationId:`list${i}`,summary:`List all ${r}`,scope:s("re\
ad"),resource:t,parameters:ws,successStatus:200,run:u=>ks(t,u)},{method:"POST",path:`/${r}`,operationId:`create${o}`,summary:`\
Create ${/^[aeiou]/.test(n)?"an":"a"} ${n}`,scope:s("write"),resource:t,parameters:[],successStatus:201,run:u=>fs(t,e,u)},
{method:"GET",path:`/${r}/{id}`,operationId:`get${o}`,summary:`Get ${/^[aeiou]/.test(n)?"an":"a"} ${n}`,scope:s("read"),
resource:t,parameters:[],successStatus:200,run:u=>_s(t,u)}]})}var Rs=Cl(fn);function Cr(e){return Pl(Ml(e))}function Ml(e){var t;try{return Ho(_e(),Rs,e())}catch(n){let r=(t=$t(n))!=null?t:new y("\
internal_error","The request could not be answered."),{status:o,body:i,headers:s={}}=Kt(r,"","");return{status:o,headers:s,
body:i}}}function Pl({status:e,headers:t,body:n}){let r=`{"status":${e},"headers":${JSON.stringify(t)},"body":${n===""?"\
null":n}}`;return ContentService.createTextOutput(r).setMimeType(ContentService.MimeType.JSON)}var Il=["path","api_key"];function As({parameter:e,parameters:t}){let n=e.path;if(n===void 0||n==="")throw Os();let r=Object.
entries(t).flatMap(([i,s])=>Il.includes(i)?[]:s.map(u=>[i,u])),o=e.api_key;return{method:"GET",path:n,query:r,headers:o===
void 0?{}:{"x-api-key":o},body:"",keyInUrl:o!==void 0}}function Ds(e){var i,s,u,a;let t=(s=(i=e.postData)==null?void 0:i.
contents)!=null?s:"",n=jl(t);if(typeof n.path!="string"||n.path==="")throw Os();let[r="",o=""]=n.path.split("?",2);return{
method:String((u=n.method)!=null?u:"POST").toUpperCase(),path:r,query:[...Ts(o),...Nl(n.query)],headers:ql((a=n.headers)!=
null?a:{}),body:Fl(n.body)}}function jl(e){let t='Send {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":\
"\u2026"}} as JSON.',n;try{n=JSON.parse(e)}catch{throw new y("malformed_json",`The envelope is not valid JSON. ${t}`)}if(typeof n==
"object"&&n!==null&&!Array.isArray(n))return n;throw new y("malformed_json",`The envelope must be a JSON object. ${t}`)}
function Fl(e){return typeof e=="string"?e:e==null?"":JSON.stringify(e)}function Nl(e){return e==null?[]:typeof e=="stri\
ng"?Ts(e):Object.entries(e).flatMap(([t,n])=>(Array.isArray(n)?n:[n]).map(r=>[t,String(r)]))}function Ts(e){return e.replace(
/^\?/,"").split("&").filter(n=>n!=="").map(n=>{let r=n.includes("=")?n.indexOf("="):n.length;return[Ss(n.slice(0,r)),Ss(
n.slice(r+1))]})}function Ss(e){let t=e.replace(/\+/g," ");try{return decodeURIComponent(t)}catch{return t}}function ql(e){
let t={};for(let[n,r]of Object.entries(e))t[n.toLowerCase()]=String(r);return t}function Os(){return new y("no_route","G\
ive the path of the API to call, for example path=/api/v1/invoices.")}function Es(){let e=["customers","products","quotations","invoices"];return[...[...fn].sort((n,r)=>e.indexOf(n.plural)-e.
indexOf(r.plural)).flatMap(n=>{let r=tt(n);return r===null?[j(n)]:[j(n),r]}).map(Ll),$l()]}function Ll(e){return{name:e.
sheet,hidden:!1,columns:e.columns.map(t=>{var n;return{header:t.header,note:`${t.description}
In the API: ${t.key}`,format:vn(t),hidden:t.hidden,width:(n=t.width)!=null?n:null,isSystem:t.system}})}}function $l(){let e=Array.
from({length:wn-W.length},(t,n)=>`text ${n+2}`);return{name:M,hidden:!0,columns:[...W,...e].map((t,n)=>({header:t,note:"\
Written by the API alone: the record of every change. Do not edit.",format:n===0?"0":"@",hidden:!1,width:null,isSystem:!0}))}}var Mr=200,Kl="#174EA6",Jl="#5F6368";function Cs(e){return Es().flatMap(t=>{let n=e.getSheetByName(t.name);return n===null?
[Wl(e,t)]:Gl(n,t)})}function Wl(e,t){let n=e.insertSheet(t.name);return Bl(n,t.columns.length),Ms(n,t.columns,1),n.setFrozenRows(
1),t.hidden&&n.hideSheet(),`Added the sheet "${t.name}".`}function Bl(e,t){let[n,r]=[e.getMaxRows(),e.getMaxColumns()];r<
t&&e.insertColumnsAfter(r,t-r),r>t&&e.deleteColumns(t+1,r-t),n>Mr&&e.deleteRows(Mr+1,n-Mr)}function Gl(e,t){var s,u;let n=Math.
max(1,e.getLastColumn()),r=(u=(s=e.getRange(1,1,1,n).getValues()[0])==null?void 0:s.map(a=>String(a).trim()))!=null?u:[],
o=t.columns.filter(({header:a})=>!r.includes(a));if(o.length===0)return[];let i=n+o.length-e.getMaxColumns();return i>0&&
e.insertColumnsAfter(e.getMaxColumns(),i),Ms(e,o,n+1),o.map(({header:a})=>`Added the column "${a}" to the sheet "${t.name}\
".`)}function Ms(e,t,n){e.getRange(1,n,1,t.length).setNumberFormat("@").setValues([t.map(i=>i.header)]).setNotes([t.map(
i=>i.note)]).setFontWeight("bold").setFontColor("#FFFFFF");let o=e.getMaxRows()-1;for(let[i,s]of t.entries())e.getRange(
1,n+i).setBackground(s.isSystem?Jl:Kl),o>0&&e.getRange(2,n+i,o,1).setNumberFormat(s.format),s.width!==null&&e.setColumnWidth(
n+i,s.width),s.hidden&&e.hideColumns(n+i)}var Sn="Settings",js=[{label:"Business name",name:"name",hint:"Shown to integrators.",read:e=>e},{label:"Currency",name:"\
currency",hint:"ISO 4217, for example EUR.",read:Ul},{label:"Payment terms (days)",name:"payment_terms_days",hint:"Days \
until an invoice is due, 0 to 365.",read:e=>Ps(e,0,365)},{label:"Invoice numbers",name:"invoice_number",hint:"With {YYYY\
} {YY} {MM} {FY} and {SEQ:4}.",read:Is},{label:"Quotation numbers",name:"quotation_number",hint:"With {YYYY} {YY} {MM} {\
FY} and {SEQ:4}.",read:Is},{label:"Fiscal year begins in month",name:"fiscal_year_start",hint:"1 to 12; {FY} is the year\
 that a fiscal year ends in.",read:e=>Ps(e,1,12)},{label:"Books closed through",name:"books_closed_through",hint:"YYYY-M\
M-DD, or blank.",read:Yl}];function Fs(e,t){if(e.getSheetByName(Sn)!==null)return[];let n=e.insertSheet(Sn),r={...pt,name:t},
o=js.map(({label:i,name:s,hint:u})=>{var a;return[i,String((a=r[s])!=null?a:""),u]});return n.getRange(1,1,o.length,3).setNumberFormat(
"@").setValues(o),n.getRange(1,1,o.length,1).setFontWeight("bold"),n.getRange(1,3,o.length,1).setFontColor("#5F6368"),n.
setColumnWidth(1,220).setColumnWidth(2,220).setColumnWidth(3,360),[`Added the sheet "${Sn}".`]}function Ns(e){var o,i,s,
u;let t=(i=(o=e.getSheetByName(Sn))==null?void 0:o.getDataRange().getDisplayValues())!=null?i:[],n={...pt,time_zone:e.getSpreadsheetTimeZone()},
r=[];for(let{label:a,name:l,read:c,hint:p}of js){let f=(u=(s=t.find(([m])=>(m==null?void 0:m.trim())===a))==null?void 0:
s[1])==null?void 0:u.trim();if(f!==void 0)try{n[l]=c(f)}catch{r.push(`"${a}" cannot be "${f}": ${p} Its default is used.`)}}
return{settings:n,faults:r}}function Ul(e){if(ne(e)===null)throw new Error("not a currency");return e}function Ps(e,t,n){
let r=/^\d{1,3}$/.test(e)?Number(e):-1;if(r<t||r>n)throw new Error("out of range");return r}function Is(e){if(hi(e)!==null)
throw new Error("not a pattern");return e}function Yl(e){if(e==="")return null;if(!Wt(e))throw new Error("not a day");return e}function qs(e,t){let n=[...Cs(t),...Fs(t,t.getName())],{settings:r,faults:o}=Ns(t);return Fo(e,r),[...n,...o,`The API us\
es ${r.currency} and the time zone ${r.time_zone}.`]}function Vl(e){return Cr(()=>As(e))}function zl(e){return Cr(()=>Ds(e))}function Xl(){SpreadsheetApp.getUi().createMenu(
"Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiKey").addItem("Revok\
e an API key\u2026","revokeApiKey").addToUi()}function Hl(){let e=SpreadsheetApp.getUi(),t=qs(_e(),SpreadsheetApp.getActive());
e.alert("Set up",t.join(`
`),e.ButtonSet.OK)}function Zl(){po(SpreadsheetApp.getUi())}function Ql(){fo(SpreadsheetApp.getUi())}return Gs(ec);})();
function doGet(event){return BillingApi.doGet(event)}
function doPost(event){return BillingApi.doPost(event)}
function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}
function createApiKey(){return BillingApi.createApiKey()}
function revokeApiKey(){return BillingApi.revokeApiKey()}

"use strict";var BillingApi=(()=>{var yt,ea,ta,wn=Object.defineProperty,na=Object.getOwnPropertyDescriptor,ra=Object.getOwnPropertyNames,
ia=Object.prototype.hasOwnProperty,gr={},br={createApiKey:()=>Xa,doGet:()=>za,doPost:()=>Za,onOpen:()=>Va,revokeApiKey:()=>es,
setUp:()=>Qa};for(var wr in br)wn(gr,wr,{get:br[wr],enumerable:true});var kn="api_key.",Ft="api_key_used.";function Ut(e){
return Math.min(...[e.revoked_at,e.expires_at].map(t=>null===t?1/0:Date.parse(t)))}function xn(e){return Object.keys(e).
filter(t=>t.startsWith(kn)).map(t=>(function(n){try{return JSON.parse(n)}catch{return null}})(e[t]??"")).filter(t=>null!==
t)}var kr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function xr(e,t){let n="";for(let r=0;n.length<
t;r++){let i=[0,1,2].map(()=>e.random.uuid());for(let o of e.digest.sha256(`${r}:${i.join(":")}`))o<248&&(n+=kr.charAt(o%
62))}return n.slice(0,t)}var oa=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function Sr(e){var t=(function(r){
let i=4294967295;for(let o=0;o<r.length;o++){i^=r.charCodeAt(o);for(let a=0;a<8;a++)i=1&i?i>>>1^3988292384:i>>>1}return~i>>>
0})(e);let n="";for(let r=t;r>0;r=Math.floor(r/62))n=kr.charAt(r%62)+n;return n.padStart(6,"0")}var Bt="keys.1";function $r(e,t,n){
return JSON.parse(e).find(r=>r.hash===t&&n<Ut(r))??null}function Jt({mode:e}){return"required"===e||"optional"===e||"alw\
ays"===e||"input"===e}function Xe({mode:e}){return"derived"!==e&&"input"!==e}function Mr({mode:e}){return"internal"!==e&&
"input"!==e}function Pe(e,t,n={}){return{kind:e,mode:"required",description:t,...n}}function D(e,t,n={}){return{kind:e,mode:"\
optional",description:t,...n}}function re(e,t,n={}){return{kind:e,mode:"always",description:t,...n}}function Me(e,t,n={}){
return{kind:e,mode:"server",description:t,...n}}function ue(e,t,n={}){return{kind:e,mode:"stamped",description:t,...n}}function Ne(e,t){
return{kind:e,mode:"derived",description:t}}var Kt,aa={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function Ar(e){return e||Kt?{lang:e?.lang??Kt?.lang,message:e?.message,abortEarly:e?.abortEarly??Kt?.abortEarly,abortPipeEarly:e?.
abortPipeEarly??Kt?.abortPipeEarly}:aa}function et(e){let t=typeof e;return"string"===t?`"${e}"`:"number"===t||"bigint"===
t||"boolean"===t?`${e}`:"object"===t||"function"===t?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":t}function ae(e,t,n,r,i){
var o,a,s,u;let d=i&&"input"in i?i.input:n.value,l=i?.expected??e.expects??null,c=i?.received??et(d),p={kind:e.kind,type:e.
type,input:d,expected:l,received:c,message:`Invalid ${t}: ${l?`Expected ${l} but r`:"R"}eceived ${c}`,requirement:e.requirement,
path:i?.path,issues:i?.issues,lang:r.lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},f="schema"===e.kind,m=i?.
message??e.message??(o=e.reference,a=p.lang,ta?.get(o)?.get(a))??(f?(s=p.lang,ea?.get(s)):null)??r.message??(u=p.lang,yt?.
get(u));void 0!==m&&(p.message="function"==typeof m?m(p):m),f&&(n.typed=false),n.issues?n.issues.push(p):n.issues=[p]}function _e(e){
return e["~standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},Ar())},e}function Ye(e,t){return{kind:"\
validation",type:"check",reference:Ye,async:false,expects:null,requirement:e,message:t,"~run"(n,r){return n.typed&&!this.
requirement(n.value)&&ae(this,"input",n,r),n}}}function Sn(e,t){return{kind:"validation",type:"max_code_points",reference:Sn,
async:false,expects:`<=${e}`,requirement:e,message:t,"~run"(n,r){if(n.typed){let i=(function(o){let a=o.length,s=o.length-
1;for(let u=0;u<s;)65535>=o.codePointAt(u)?u++:(u+=2,a--);return a})(n.value);i>this.requirement&&ae(this,"code points",
n,r,{received:`${i}`})}return n}}}function tt(e){return{kind:"metadata",type:"metadata",reference:tt,metadata:e}}function $n(e,t){
return{kind:"validation",type:"regex",reference:$n,async:false,expects:`${e}`,requirement:e,message:t,"~run"(n,r){return n.
typed&&!this.requirement.test(n.value)&&ae(this,"format",n,r),n}}}function Or(e,t,n){return"function"==typeof e.fallback?
e.fallback(t,n):e.fallback}function Lt(e,t,n){return"function"==typeof e.default?e.default(t,n):e.default}function Mn(e,t){
return _e({kind:"schema",type:"array",reference:Mn,expects:"Array",async:false,item:e,message:t,"~run"(n,r){let i=n.value;
if(Array.isArray(i)){n.typed=true,n.value=[];for(let o=0;o<i.length;o++){let a=i[o],s=this.item["~run"]({value:a},r);if(s.
issues){let u={type:"array",origin:"value",input:i,key:o,value:a};for(let d of s.issues)d.path?d.path.unshift(u):d.path=
[u],n.issues?.push(d);if(n.issues||(n.issues=s.issues),r.abortEarly){n.typed=false;break}}s.typed||(n.typed=false),n.value.
push(s.value)}}else ae(this,"type",n,r);return n}})}function Fe(e){return _e({kind:"schema",type:"string",reference:Fe,expects:"\
string",async:false,message:e,"~run"(t,n){return"string"==typeof t.value?t.typed=true:ae(this,"type",t,n),t}})}function ve(...e){
return _e({...e[0],pipe:e,"~run"(t,n){for(let r of e)if("metadata"!==r.kind){if(t.issues&&("schema"===r.kind||"transform\
ation"===r.kind)){t.typed=false;break}t.issues&&(n.abortEarly||n.abortPipeEarly)||(t=r["~run"](t,n))}return t}})}function V(e,t){
return`${e} ${t}`}function _t(e,t){return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}var Ue={schema:(function e(t){
return _e({kind:"schema",type:"boolean",reference:e,expects:"boolean",async:false,message:t,"~run"(n,r){return"boolean"==
typeof n.value?n.typed=true:ae(this,"type",n,r),n}})})(V("invalid_type","Must be true or false.")),cell:"boolean"};function Gt(e,t){
let n=t.map(r=>({name:r,edits:(function(i,o){let a=i.slice(0,60),s=Array.from({length:o.length+1},(u,d)=>d);for(let u=1;u<=
a.length;u+=1){let d=[u];for(let l=1;l<=o.length;l+=1){let c=(s[l-1]??0)+ +(a[u-1]!==o[l-1]);d[l]=Math.min((s[l]??0)+1,(d[l-
1]??0)+1,c)}s=d}return s[o.length]??0})(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:i})=>i<=Math.max(2,Math.
floor(r.length/3))).sort((r,i)=>r.edits-i.edits)[0];return void 0===n?null:n.name}function Be(e){return{schema:ve(Fe(V("\
invalid_type","Must be a text.")),(function t(n,r){let i;return _e({kind:"schema",type:"picklist",reference:t,expects:(i=
[...new Set(n.map(et))]).length>1?`(${i.join(" | ")})`:i[0]??"never",async:false,options:n,message:r,"~run"(o,a){return this.
options.includes(o.value)?o.typed=true:ae(this,"type",o,a),o}})})(e,t=>{let n=Gt(String(t.input),e),r=null===n?"":` Did \
you mean "${n}"?`;return V("invalid_enum",`Must be one of ${e.join(", ")}.${r}`)})),cell:"text"}}var sa=[[2,"AED AFN ALL\
 AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE\
 CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW\
 KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN\
 PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD\
 TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG"],[0,"BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI V\
ND VUV XAF XOF XPF"],[3,"BHD IQD JOD KWD LYD OMR TND"]],ua=/^[A-Z]{3}$/;function nt(e){let t=ua.test(e)?sa.find(([,n])=>n.
includes(e)):void 0;return t?t[0]:null}var la=/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/,
da=V("invalid_type","Must be a text.");function z(e){return{schema:ve(Fe(da),Ye(t=>/\S/.test(t),V("required","Must hold \
more than blanks.")),Ye(t=>!la.test(t),V("invalid_format","Must not hold control characters other than TAB, LF and CR, o\
r lone surrogates.")),Sn(e,V("too_long",`Must have at most ${e} characters.`)),tt({form:"text"})),cell:"text"}}function Ee(e){
return{schema:ve(z(e).schema,Ye(t=>t.trim()===t,V("invalid_format","Must not begin or end with blanks.")),tt({form:"code"})),
cell:"text"}}function qr(e,t,n){return{schema:ve(Ee(e).schema,$n(t,n)),cell:"text"}}var Wt={schema:ve(Ee(10).schema,Ye(e=>null!==
nt(e),V("invalid_currency","Must be an ISO 4217 currency code in upper case, for example EUR."))),cell:"text"},ca=qr(2,/^[A-Z]{2}$/,
V("invalid_format","Must be a country code of two upper-case letters, for example DE.")),vt=qr(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,
V("invalid_email","Must be an e-mail address, for example ada@example.com.")),An=Ee(50),jr=/^\d{4}-\d\d-\d\d$/;function On(e){
return jr.test(e)&&Rr(e)&&Tr(Ir(e))===e}function Er(e,t){let n=Tr(Ir(e)+t);return jr.test(n)&&Rr(n)?n:null}function gt(e,t){
return e===t?0:e<t?-1:1}function Rr(e){return e>="1900-01-01"&&e<="2999-12-31"}function Ir(e){let[t=0,n=0,r=0]=e.split("\
-").map(Number),i=n<3?t-1:t,o=Math.floor(i/4)-Math.floor(i/100)+Math.floor(i/400);return 365*i+o+Nr((n+9)%12)+r-1}function Nr(e){
return Math.floor((153*e+2)/5)}function Tr(e){let t=Math.floor(e/146097),n=e-146097*t,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),i=Math.floor((n-r)/365),o=n-(365*i+Math.floor(i/4)-Math.floor(i/100)),a=Math.floor((5*o+2)/153),
s=(a+2)%12+1;return`${qn(400*t+i+ +(s<3),4)}-${qn(s,2)}-${qn(o-Nr(a)+1,2)}`}function qn(e,t){return String(e).padStart(t,
"0")}var Je={schema:ve(Fe(V("invalid_type","Must be a text of the form YYYY-MM-DD.")),Ye(On,V("invalid_date","Must be a \
real calendar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},Ae={schema:ve(Fe(V("invalid_type","Must be\
 a text.")),$n(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,V("invalid_format","Must be a UTC time of the form 2026-01-31T\
12:00:00.000Z."))),cell:"text"},bt="[big.js] ",Ke=bt+"Invalid ",Ht=Ke+"decimal places",fa=Ke+"rounding mode",Dr=bt+"Divi\
sion by zero",ne={},Oe=void 0,ma=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function Le(e,t,n,r){var i=e.c;if(n===Oe&&(n=e.constructor.
RM),0!==n&&1!==n&&2!==n&&3!==n)throw Error(fa);if(t<1)r=3===n&&(r||!!i[0])||0===t&&(1===n&&i[0]>=5||2===n&&(i[0]>5||5===
i[0]&&(r||i[1]!==Oe))),i.length=1,r?(e.e=e.e-t+1,i[0]=1):i[0]=e.e=0;else if(t<i.length){if(r=1===n&&i[t]>=5||2===n&&(i[t]>
5||5===i[t]&&(r||i[t+1]!==Oe||1&i[t-1]))||3===n&&(r||!!i[0]),i.length=t,r){for(;++i[--t]>9;)if(i[t]=0,0===t){++e.e,i.unshift(
1);break}}for(t=i.length;!i[--t];)i.pop()}return e}function Ge(e,t,n){var r=e.e,i=e.c.join(""),o=i.length;if(t)i=i.charAt(
0)+(o>1?"."+i.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)i="0"+i;i="0."+i}else if(r>0)if(++r>o)for(r-=o;r--;)i+=
"0";else r<o&&(i=i.slice(0,r)+"."+i.slice(r));else o>1&&(i=i.charAt(0)+"."+i.slice(1));return e.s<0&&n?"-"+i:i}ne.abs=function(){
var e=new this.constructor(this);return e.s=1,e},ne.cmp=function(e){var t,n=this.c,r=(e=new this.constructor(e)).c,i=this.
s,o=e.s,a=this.e,s=e.e;if(!n[0]||!r[0])return n[0]?i:r[0]?-o:0;if(i!=o)return i;if(t=i<0,a!=s)return a>s^t?1:-1;for(o=(a=
n.length)<(s=r.length)?a:s,i=-1;++i<o;)if(n[i]!=r[i])return n[i]>r[i]^t?1:-1;return a==s?0:a>s^t?1:-1},ne.div=function(e){
var t=this.constructor,n=this.c,r=(e=new t(e)).c,i=this.s==e.s?1:-1,o=t.DP;if(o!==~~o||o<0||o>1e6)throw Error(Ht);if(!r[0])
throw Error(Dr);if(!n[0])return e.s=i,e.c=[e.e=0],e;var a,s,u,d,l,c=r.slice(),p=a=r.length,f=n.length,m=n.slice(0,a),_=m.
length,y=e,M=y.c=[],q=0,E=o+(y.e=this.e-e.e)+1;for(y.s=i,i=E<0?0:E,c.unshift(0);_++<a;)m.push(0);do{for(u=0;u<10;u++){if(a!=
(_=m.length))d=a>_?1:-1;else for(l=-1,d=0;++l<a;)if(r[l]!=m[l]){d=r[l]>m[l]?1:-1;break}if(d<0){for(s=_==a?r:c;_;){if(m[--_]<
s[_]){for(l=_;l&&!m[--l];)m[l]=9;--m[l],m[_]+=10}m[_]-=s[_]}for(;!m[0];)m.shift()}else break}M[q++]=d?u:++u,m[0]&&d?m[_]=
n[p]||0:m=[n[p]]}while((p++<f||m[0]!==Oe)&&i--);return!M[0]&&1!=q&&(M.shift(),y.e--,E--),q>E&&Le(y,E,t.RM,m[0]!==Oe),y},
ne.eq=function(e){return 0===this.cmp(e)},ne.gt=function(e){return this.cmp(e)>0},ne.gte=function(e){return this.cmp(e)>
-1},ne.lt=function(e){return 0>this.cmp(e)},ne.lte=function(e){return 1>this.cmp(e)},ne.minus=ne.sub=function(e){var t,n,
r,i,o=this.constructor,a=this.s,s=(e=new o(e)).s;if(a!=s)return e.s=-s,this.plus(e);var u=this.c.slice(),d=this.e,l=e.c,
c=e.e;if(!u[0]||!l[0])return l[0]?e.s=-s:u[0]?e=new o(this):e.s=1,e;if(a=d-c){for((i=a<0)?(a=-a,r=u):(c=d,r=l),r.reverse(),
s=a;s--;)r.push(0);r.reverse()}else for(n=((i=u.length<l.length)?u:l).length,a=s=0;s<n;s++)if(u[s]!=l[s]){i=u[s]<l[s];break}
if(i&&(r=u,u=l,l=r,e.s=-e.s),(s=(n=l.length)-(t=u.length))>0)for(;s--;)u[t++]=0;for(s=t;n>a;){if(u[--n]<l[n]){for(t=n;t&&
!u[--t];)u[t]=9;--u[t],u[n]+=10}u[n]-=l[n]}for(;0===u[--s];)u.pop();for(;0===u[0];)u.shift(),--c;return u[0]||(e.s=1,u=[
c=0]),e.c=u,e.e=c,e},ne.mod=function(e){var t,n=this,r=n.constructor,i=n.s,o=(e=new r(e)).s;if(!e.c[0])throw Error(Dr);return n.
s=e.s=1,t=1==e.cmp(n),n.s=i,e.s=o,t?new r(n):(i=r.DP,o=r.RM,r.DP=r.RM=0,n=n.div(e),r.DP=i,r.RM=o,this.minus(n.times(e)))},
ne.neg=function(){var e=new this.constructor(this);return e.s=-e.s,e},ne.plus=ne.add=function(e){var t,n,r,i=this.constructor;
if(e=new i(e),this.s!=e.s)return e.s=-e.s,this.minus(e);var o=this.e,a=this.c,s=e.e,u=e.c;if(!a[0]||!u[0])return u[0]||(a[0]?
e=new i(this):e.s=this.s),e;if(a=a.slice(),t=o-s){for(t>0?(s=o,r=u):(t=-t,r=a),r.reverse();t--;)r.push(0);r.reverse()}for(a.
length-u.length<0&&(r=u,u=a,a=r),t=u.length,n=0;t;a[t]%=10)n=(a[--t]=a[t]+u[t]+n)/10|0;for(n&&(a.unshift(n),++s),t=a.length;0===
a[--t];)a.pop();return e.c=a,e.e=s,e},ne.pow=function(e){var t=this,n=new t.constructor("1"),r=n,i=e<0;if(e!==~~e||e<-1e6||
e>1e6)throw Error(Ke+"exponent");for(i&&(e=-e);1&e&&(r=r.times(t)),e>>=1;)t=t.times(t);return i?n.div(r):r},ne.prec=function(e,t){
if(e!==~~e||e<1||e>1e6)throw Error(Ke+"precision");return Le(new this.constructor(this),e,t)},ne.round=function(e,t){if(e===
Oe)e=0;else if(e!==~~e||e<-1e6||e>1e6)throw Error(Ht);return Le(new this.constructor(this),e+this.e+1,t)},ne.sqrt=function(){
var e,t,n,r=this.constructor,i=this.s,o=this.e,a=new r("0.5");if(!this.c[0])return new r(this);if(i<0)throw Error(bt+"No\
 square root");0===(i=Math.sqrt(+Ge(this,true,true)))||1/0===i?((t=this.c.join("")).length+o&1||(t+="0"),o=((o+1)/2|0)-(o<
0||1&o),e=new r((1/0==(i=Math.sqrt(t))?"5e":(i=i.toExponential()).slice(0,i.indexOf("e")+1))+o)):e=new r(i+""),o=e.e+(r.
DP+=4);do n=e,e=a.times(n.plus(this.div(n)));while(n.c.slice(0,o).join("")!==e.c.slice(0,o).join(""));return Le(e,(r.DP-=
4)+e.e+1,r.RM)},ne.times=ne.mul=function(e){var t,n=this.constructor,r=this.c,i=(e=new n(e)).c,o=r.length,a=i.length,s=this.
e,u=e.e;if(e.s=this.s==e.s?1:-1,!r[0]||!i[0])return e.c=[e.e=0],e;for(e.e=s+u,o<a&&(t=r,r=i,i=t,u=o,o=a,a=u),t=Array(u=o+
a);u--;)t[u]=0;for(s=a;s--;){for(a=0,u=o+s;u>s;)a=t[u]+i[s]*r[u-s-1]+a,t[u--]=a%10,a=a/10|0;t[u]=a}for(a?++e.e:t.shift(),
s=t.length;!t[--s];)t.pop();return e.c=t,e},ne.toExponential=function(e,t){var n=this,r=n.c[0];if(e!==Oe){if(e!==~~e||e<
0||e>1e6)throw Error(Ht);for(n=Le(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}return Ge(n,true,!!r)},ne.toFixed=
function(e,t){var n=this,r=n.c[0];if(e!==Oe){if(e!==~~e||e<0||e>1e6)throw Error(Ht);for(n=Le(new n.constructor(n),e+n.e+
1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return Ge(n,false,!!r)},ne.toJSON=ne.toString=function(){var e=this.constructor;
return Ge(this,this.e<=e.NE||this.e>=e.PE,!!this.c[0])},"u">typeof Symbol&&(ne[Symbol.for("nodejs.util.inspect.custom")]=
ne.toJSON),ne.toNumber=function(){var e=+Ge(this,true,true);if(true===this.constructor.strict&&!this.eq(e.toString()))throw Error(
bt+"Imprecise conversion");return e},ne.toPrecision=function(e,t){var n=this,r=n.constructor,i=n.c[0];if(e!==Oe){if(e!==
~~e||e<1||e>1e6)throw Error(Ke+"precision");for(n=Le(new r(n),e,t);n.c.length<e;)n.c.push(0)}return Ge(n,e<=n.e||n.e<=r.
NE||n.e>=r.PE,!!i)},ne.valueOf=function(){var e=this.constructor;if(true===e.strict)throw Error(bt+"valueOf disallowed");
return Ge(this,this.e<=e.NE||this.e>=e.PE,true)};var de=(function e(){function t(n){if(!(this instanceof t))return n===Oe&&
0==arguments.length?e():new t(n);if(n instanceof t)this.s=n.s,this.e=n.e,this.c=n.c.slice();else{if("string"!=typeof n){
if(true===t.strict&&"bigint"!=typeof n)throw TypeError(Ke+"value");n=0===n&&1/n<0?"-0":String(n)}!(function(r,i){var o,a,
s;if(!ma.test(i))throw Error(Ke+"number");for(r.s="-"==i.charAt(0)?(i=i.slice(1),-1):1,(o=i.indexOf("."))>-1&&(i=i.replace(
".","")),(a=i.search(/e/i))>0?(o<0&&(o=a),o+=+i.slice(a+1),i=i.substring(0,a)):o<0&&(o=i.length),s=i.length,a=0;a<s&&"0"==
i.charAt(a);)++a;if(a==s)r.c=[r.e=0];else{for(;s>0&&"0"==i.charAt(--s););for(r.e=o-a-1,r.c=[],o=0;a<=s;)r.c[o++]=+i.charAt(
a++)}})(this,n)}this.constructor=t}return t.prototype=ne,t.DP=20,t.RM=1,t.NE=-7,t.PE=21,t.strict=false,t.roundDown=0,t.roundHalfUp=
1,t.roundHalfEven=2,t.roundUp=3,t})(),pa=/^-?\d+(\.\d+)?$/;function zt(e){return"string"==typeof e?pa.test(e)?Cr(e):{ok:false,
code:"invalid_format"}:"number"!=typeof e||Number.isNaN(e)?{ok:false,code:"invalid_type"}:Number.isFinite(e)?Cr(e):{ok:false,
code:"out_of_range"}}function Cr(e){let t=de(e);return Pr(t)?{ok:true,value:t.toFixed()}:{ok:false,code:"out_of_range"}}
function Pr(e){return e.e<12&&e.c.length<=15}function Yr(e){return Pr(de(e))}function Fr(e){return de(e).toFixed()}function wt(e){
let{c:t,e:n}=de(e);return Math.max(0,t.length-1-n)}function ge(e,t){return de(e).cmp(t)}function kt(e){return de(e).lt(0)}
function be(e){return de(e).eq(0)}function xt(e,t){return de(e).plus(t).toFixed()}function We(e,t){return de(e).minus(t).
toFixed()}function Te(e,t){return de(e).times(t).toFixed()}function St(e){return e.reduce((t,n)=>t.plus(n),de(0)).toFixed()}
function jn(e,t){return de(e).round(t).toFixed()}function qe(e,t){return de(e).round(t).toFixed(t)}function Ur(e){return Number(
Fr(e))}var ha={invalid_type:V("invalid_type","Must be a number, or a decimal number as text."),invalid_format:V("invalid\
_format",'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:V("out_of_range","Mus\
t have at most 12 digits before the point and 15 significant digits.")};function Br(e,t){return{schema:ve((function n(){
return _e({kind:"schema",type:"unknown",reference:n,expects:"unknown",async:false,"~run":r=>(r.typed=true,r)})})(),(function n(r){
return{kind:"transformation",type:"raw_transform",reference:n,async:false,"~run"(i,o){let a=r({dataset:i,config:o,addIssue:s=>ae(
this,s?.label??"input",i,o,s),NEVER:null});return i.issues?i.typed=false:i.value=a,i}}})(({dataset:n,addIssue:r,NEVER:i})=>{
let o=zt(n.value),a=o.ok?(function(s,{min:u,max:d,decimals:l,notZero:c}){return true===c&&be(s)?V("out_of_range","Must n\
ot be zero."):void 0!==u&&0>ge(s,u)?V("out_of_range",`Must be at least ${u}.`):void 0!==d&&ge(s,d)>0?V("out_of_range",`M\
ust be at most ${d}.`):void 0!==l&&wt(s)>l?V("too_many_decimals",`Must have at most ${l} decimals.`):null})(o.value,e):ha[o.
code];return null!==a&&r({message:a}),o.ok&&null===a?o.value:i}),tt({rules:e})),cell:"number",decimal:t}}function Jr(e={}){
return Br(e,{as:"number",money:false})}function fe(e={},t="number"){return Br(e,{as:t,money:true})}var rt=Jr({min:"0",max:"\
100",decimals:4});function Re(e){return{schema:ve(Fe(V("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),
Sn(100,V("too_long","Must have at most 100 characters.")),tt({prefix:e})),cell:"text",refersTo:e}}var ya=/^([a-z]{2,3})_([0-9A-HJKMNP-TV-Z]{26})$/;
function Kr(e,t){let n=V("out_of_range",`Must be a whole number from ${e} to ${t}.`);return{schema:ve((function r(i){return _e(
{kind:"schema",type:"number",reference:r,expects:"number",async:false,message:i,"~run"(o,a){return"number"!=typeof o.value||
isNaN(o.value)?ae(this,"type",o,a):o.typed=true,o}})})(V("invalid_type","Must be a number.")),(function r(i){return{kind:"\
validation",type:"integer",reference:r,async:false,expects:null,requirement:Number.isInteger,message:i,"~run"(o,a){return o.
typed&&!this.requirement(o.value)&&ae(this,"integer",o,a),o}}})(n),(function r(i,o){return{kind:"validation",type:"min_v\
alue",reference:r,async:false,expects:`>=${i instanceof Date?i.toJSON():et(i)}`,requirement:i,message:o,"~run"(a,s){return a.
typed&&!(a.value>=this.requirement)&&ae(this,"value",a,s,{received:a.value instanceof Date?a.value.toJSON():et(a.value)}),
a}}})(e,n),(function r(i,o){return{kind:"validation",type:"max_value",reference:r,async:false,expects:`<=${i instanceof Date?
i.toJSON():et(i)}`,requirement:i,message:o,"~run"(a,s){return a.typed&&!(a.value<=this.requirement)&&ae(this,"value",a,s,
{received:a.value instanceof Date?a.value.toJSON():et(a.value)}),a}}})(t,n)),cell:"number"}}var _a=["__proto__","constru\
ctor","prototype"],En=(function e(t,n,r){return _e({kind:"schema",type:"record",reference:e,expects:"Object",async:false,
key:t,value:n,message:r,"~run"(i,o){let a=i.value;if(a&&"object"==typeof a){for(let s in i.typed=true,i.value={},a)if(Object.
prototype.hasOwnProperty.call(a,s)&&"__proto__"!==s&&"prototype"!==s&&"constructor"!==s){let u=a[s],d=this.key["~run"]({
value:s},o);if(d.issues){let c={type:"object",origin:"key",input:a,key:s,value:u};for(let p of d.issues)p.path=[c],i.issues?.
push(p);if(i.issues||(i.issues=d.issues),o.abortEarly){i.typed=false;break}}let l=this.value["~run"]({value:u},o);if(l.issues){
let c={type:"object",origin:"value",input:a,key:s,value:u};for(let p of l.issues)p.path?p.path.unshift(c):p.path=[c],i.issues?.
push(p);if(i.issues||(i.issues=l.issues),o.abortEarly){i.typed=false;break}}d.typed&&l.typed||(i.typed=false),d.typed&&(i.
value[d.value]=l.value)}}else ae(this,"type",i,o);return i}})})(z(40).schema,(function e(t,n){return _e({kind:"schema",type:"\
nullable",reference:e,expects:`(${t.expects} | null)`,async:false,wrapped:t,default:n,"~run"(r,i){return null===r.value&&
(void 0!==this.default&&(r.value=Lt(this,r,i)),null===r.value)?(r.typed=true,r):this.wrapped["~run"](r,i)}})})(z(500).schema),
V("invalid_type","Must be an object of texts.")),Zt={schema:ve({...En,"~run"(e,t){let n=e.value;if(Array.isArray(n))return En["\
~run"]({typed:false,value:"a list"},t);let r="object"==typeof n&&null!==n?Object.keys(n):[],i=En["~run"](e,t);for(let o of r.
filter(a=>_a.includes(a))){let a=V("invalid_format",`The name ${o} is reserved.`);ae(this,"key",i,t,{input:o,expected:"a\
nother name",message:a})}return i}},Ye(e=>Object.keys(e).length<=50,V("too_many_items","Must have at most 50 entries.")),
tt({maxProperties:50}),(function e(t){return{kind:"transformation",type:"transform",reference:e,async:false,operation:t,
"~run"(n){return n.value=this.operation(n.value),n}}})(e=>{let t={};for(let[n,r]of Object.entries(e))null!==r&&(t[n]=r);
return t})),cell:"json"},va=V("read_only","This field is set by the server: leave it out."),ga=V("invalid_type","Must be\
 a JSON object.");function $t(e){let t,n,r={};for(let[i,o]of Object.entries(e))Jt(o)&&(r[i]="required"===o.mode?o.kind.schema:
(function a(s,u){return _e({kind:"schema",type:"nullish",reference:a,expects:`(${s.expects} | null | undefined)`,async:false,
wrapped:s,default:u,"~run"(d,l){return(null===d.value||void 0===d.value)&&(void 0!==this.default&&(d.value=Lt(this,d,l)),
null===d.value||void 0===d.value)?(d.typed=true,d):this.wrapped["~run"](d,l)}})})(o.kind.schema,null));return t=(function i(o,a){
return _e({kind:"schema",type:"object",reference:i,expects:"Object",async:false,entries:o,message:a,"~run"(s,u){let d=s.
value;if(d&&"object"==typeof d)for(let l in s.typed=true,s.value={},this.entries){let c=this.entries[l];if(l in d||("exa\
ct_optional"===c.type||"optional"===c.type||"nullish"===c.type)&&void 0!==c.default){let p=l in d?d[l]:Lt(c),f=c["~run"](
{value:p},u);if(f.issues){let m={type:"object",origin:"value",input:d,key:l,value:p};for(let _ of f.issues)_.path?_.path.
unshift(m):_.path=[m],s.issues?.push(_);if(s.issues||(s.issues=f.issues),u.abortEarly){s.typed=false;break}}f.typed||(s.
typed=false),s.value[l]=f.value}else if(void 0!==c.fallback)s.value[l]=Or(c);else if("exact_optional"!==c.type&&"optiona\
l"!==c.type&&"nullish"!==c.type&&(ae(this,"key",s,u,{input:void 0,expected:`"${l}"`,path:[{type:"object",origin:"key",input:d,
key:l,value:d[l]}]}),u.abortEarly))break}else ae(this,"type",s,u);return s}})})(r,ga),n=Object.keys(r),{...(function i(o,a){
return _e({kind:"schema",type:"strict_object",reference:i,expects:"Object",async:false,entries:o,message:a,"~run"(s,u){let d=s.
value;if(d&&"object"==typeof d){for(let l in s.typed=true,s.value={},this.entries){let c=this.entries[l];if(l in d||("ex\
act_optional"===c.type||"optional"===c.type||"nullish"===c.type)&&void 0!==c.default){let p=l in d?d[l]:Lt(c),f=c["~run"](
{value:p},u);if(f.issues){let m={type:"object",origin:"value",input:d,key:l,value:p};for(let _ of f.issues)_.path?_.path.
unshift(m):_.path=[m],s.issues?.push(_);if(s.issues||(s.issues=f.issues),u.abortEarly){s.typed=false;break}}f.typed||(s.
typed=false),s.value[l]=f.value}else if(void 0!==c.fallback)s.value[l]=Or(c);else if("exact_optional"!==c.type&&"optiona\
l"!==c.type&&"nullish"!==c.type&&(ae(this,"key",s,u,{input:void 0,expected:`"${l}"`,path:[{type:"object",origin:"key",input:d,
key:l,value:d[l]}]}),u.abortEarly))break}if(!s.issues||!u.abortEarly){for(let l in d)if(!Object.prototype.hasOwnProperty.
call(this.entries,l)){ae(this,"key",s,u,{input:l,expected:"never",path:[{type:"object",origin:"key",input:d,key:l,value:d[l]}]});
break}}}else ae(this,"type",s,u);return s}})})(r),"~run"(i,o){let a=i.value;if(Array.isArray(a))return t["~run"]({typed:false,
value:"a list"},o);let s=t["~run"](i,o);if("object"!=typeof a)return s;for(let[u,d]of Object.entries(a??{}))n.includes(u)||
ae(this,"key",s,o,{input:u,expected:"never",message:Object.keys(e).includes(u)?va:(function(l,c){let p=Gt(l,c);return V(
"unknown_field",`This field is not known here.${null===p?"":` Did you mean "${p}"?`}`)})(u,n),path:[{type:"object",origin:"\
key",input:a,key:u,value:d}]});return s}}}function Mt(e){return{schema:$t(e),cell:"json",fields:e}}function Vt(e,t){return{
schema:ve(Mn($t(e),V("invalid_type","Must be a list.")),(function n(r,i){return{kind:"validation",type:"max_length",reference:n,
async:false,expects:`<=${r}`,requirement:r,message:i,"~run"(o,a){return o.typed&&o.value.length>this.requirement&&ae(this,
"length",o,a,{received:`${o.value.length}`}),o}}})(t,V("too_many_items",`Must have at most ${t} entries.`))),cell:"json",
fields:e,list:true}}var ba={schema:Mn(Fe()),cell:"json"},At=z(200),Lr=Mt({line1:D(At,""),line2:D(At,""),city:D(At,""),state:D(
At,""),postal_code:D(At,""),country:D(ca,"")}),Gr=Vt({type:D(z(20),""),value:Pe(z(50),"")},10);function Wr(e){return e.normalize(
"NFKC").trim().replace(/\s+/g," ").toLowerCase()}function Ot(e,t){return{id:ue(Re(t),`The id of the ${e}.`,{column:{header:"\
ID",system:true}}),object:Ne(z(20),`Always \`${e}\`.`)}}var He={version:ue(Kr(1,1e9),""),etag:Ne(z(20),""),created_at:ue(
Ae,"",{column:{header:"Created",system:true}}),updated_at:ue(Ae,"",{column:{header:"Updated",system:true}})},Rn=Vt({code:Pe(
z(50),""),message:Pe(z(1e3),""),pointer:D(z(200),"")},400),ke={object:"customer",plural:"customers",idPrefix:"cus",sheet:"\
Customers",fields:{...Ot("customer","cus"),name:Pe(z(200),"",{column:{header:"Name"}}),email:D(vt,"",{column:{header:"Em\
ail"}}),phone:D(z(40),"",{column:{header:"Phone"}}),company:D(z(200),"",{column:{header:"Company"}}),contact_name:D(z(200),
"",{column:{header:"Contact"}}),tax_ids:re(Gr,""),tax_id:D(z(50),""),billing_address:D(Lr,""),currency:D(Wt,"",{column:{
header:"Currency"}}),payment_terms_days:D(Kr(0,365),"",{column:{header:"Payment terms (days)"}}),tax_exempt:re(Ue,"",{column:{
header:"Tax exempt"}}),notes:D(z(5e3),"",{column:{header:"Notes"}}),external_id:D(Ee(100),"",{column:{header:"External I\
D",system:true}}),archived:re(Ue,"",{column:{header:"Archived"}}),metadata:re(Zt,""),name_key:(function(e,t={}){return{kind:e,
mode:"internal",description:"",...t}})(z(400),{column:{header:"Name key",system:true,hidden:true}}),warnings:Ne(Rn,""),...He},
dataCells:2,filters:["email","name","archived"],searched:["name","email","company"],unique:{external_id:"external_id_tak\
en"},create:(e,t)=>(null!==e.email&&(function(n,r){let[i]=r.findByText(ke,"email",n);void 0!==i&&r.warn({code:"possible_\
duplicate",message:`The customer ${String(i.id)} has the same e-mail address.`,pointer:"/email"})})(e.email,t),Hr(e)),revise:e=>({
...Hr(e)}),insteadOfDeletion:"archived: true",complete:({name:e})=>({name_key:Wr(e)})};function Hr(e){let t=e.tax_id,n=e.
tax_ids??[],r=null===t||n.some(({value:i})=>i===t);return{...e,tax_ids:r?n:[{type:null,value:t},...n],tax_id:t??n[0]?.value??
null,tax_exempt:e.tax_exempt??false,archived:e.archived??false,metadata:e.metadata??{}}}var K=class extends Error{constructor(e,t,n={}){
super(t),this.name="Refusal",this.code=e,this.facts=n}};function ze(e){let t=e.filter(({pointer:n,code:r},i)=>e.findIndex(
o=>o.pointer===n&&o.code===r)===i);return new K("validation_failed",1===t.length?"1 field is invalid.":`${t.length} fiel\
ds are invalid.`,{problems:t})}function In(e,t,n){return new K(e,t,{retryAfterSeconds:n})}function Ze(e,t){return e.filter(
n=>(function({from:r,isAllowed:i},o){return(null===r||r.includes(String(o.status)))&&(i?.(o)??true)})(n,t)).map(({name:n})=>n)}
function zr(e,t,n){let{discount:r,discount_percent:i}=e;if(null===i){let s=r??"0";return{amount:s,field:"discount",fault:wt(
s)>n?"too_many_decimals":!be(s)&&Zr(s,t)?"outside":null}}let o=jn(Te(Te(t,i),"0.01"),n),a="discount_percent";return null===
r||be(r)?{amount:o,field:a,fault:Zr(i,kt(t)?"0":"100")?"outside":null}:{amount:o,field:a,fault:"mutually_exclusive"}}function Zr(e,t){
return kt(e)||ge(e,t)>0}var wa={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:[
"too_many_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line\
 is between zero and quantity times unit price."]},ka={mutually_exclusive:["mutually_exclusive","Give either discount or\
 discount_percent."],too_many_decimals:["too_many_decimals","The discount has more decimals than the currency."],outside:[
"discount_exceeds_subtotal","The discount is between zero and the subtotal."]};function qt(e,t,n){return{ok:false,problems:[
{pointer:e,code:t,message:n}]}}function Nn(e,t,n){null===t||be(t)||ge(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fract\
ion",message:`A tax rate is a percentage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var Vr={object:"product",
plural:"products",idPrefix:"prd",sheet:"Products",fields:{...Ot("product","prd"),name:Pe(z(200),"",{column:{header:"Name"}}),
description:D(z(1e3),"",{column:{header:"Description"}}),sku:D(Ee(64),"",{column:{header:"SKU"}}),unit_price:Pe(fe({min:"\
0",decimals:6}),"",{column:{header:"Unit price"}}),currency:re(Wt,"",{column:{header:"Currency"}}),tax_rate:D(rt,"",{column:{
header:"Tax %"}}),tax_name:D(z(50),"",{column:{header:"Tax name"}}),unit:D(z(20),"",{column:{header:"Unit"}}),active:re(
Ue,"",{column:{header:"Active"}}),external_id:D(Ee(100),"",{column:{header:"External ID",system:true}}),metadata:re(Zt,""),
warnings:Ne(Rn,""),...He},dataCells:2,filters:["sku","active","unit_price"],searched:["name","sku"],unique:{external_id:"\
external_id_taken",sku:"sku_taken"},create:(e,t)=>(Nn(t,e.tax_rate,"/tax_rate"),Qr(e,t)),revise:(e,t)=>({...Qr(e,t)}),insteadOfDeletion:"\
active: false"};function Qr(e,{settings:t}){return{...e,currency:e.currency??t.currency,active:e.active??true,metadata:e.
metadata??{}}}function it(e){return"string"==typeof e?e:null}function Qt(e,t,n){let r=(function(o,a,s){let u,{customer_id:d,
customer_name:l}=a;return null===d?null===l?null:(function(c,p,f){let m,_,y=c.findByText(ke,"name_key",Wr(p)).filter(E=>true!==
E.archived&&(null===f||E.email===f)),[M,q]=y;return void 0!==q?(c.fault({pointer:"/customer_name",code:"customer_ambiguo\
us",message:"Several customers have this name: give customer_id, or customer_email too.",details:{candidates:y.map(({id:E,
name:C,email:h})=>({id:E,name:C,email:h}))}}),null):M??(m=Object.fromEntries(Object.keys(ke.fields).map(E=>[E,null])),_=
ke.create({...m,name:p,email:f},{...c,warn:()=>{}}),c.create(ke,_))})(o,l,a.customer_email):(null!==l&&o.warn({code:"cus\
tomer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by customer_id.",pointer:"\
/customer_name"}),null===(u=o.find(ke,d))?(o.fault({pointer:"/customer_id",code:"not_found",message:`There is no custome\
r with the id ${d}.`}),null):(true===u.archived&&d!==s&&o.fault({pointer:"/customer_id",code:"archived_customer",message:`\
The customer ${d} is archived.`}),u))})(e,t,n?.customer_id??null),i=(function(o,a,{customer:s,known:u}){var d,l,c;let p="\
string"==typeof s?.currency?s.currency:null,f=a.currency??p??o.settings.currency,m=null!==a.items,_={currency:f,isTaxExempt:s?.
tax_exempt===true,known:u},y=(d=m?o:{...o,warn:()=>{}},(a.items??[(function(h,{total:g,tax_rate:j},P,W){let Y=nt(P)??0;return null!==
g&&wt(g)>Y&&h.fault({pointer:"/total",code:"too_many_decimals",message:`Must have at most ${Y} decimals in ${P}.`}),Nn(h,
j,"/tax_rate"),{id:W,product_id:null,description:"Invoice total",quantity:"1",unit:null,tax_rate:j??"0",tax_name:null,discount:null,
discount_percent:null,unit_price:g??"0"}})(o,a,f,u[0]?.id??null)]).map((h,g)=>{var j;let P,W=(v,O,A)=>d.fault({pointer:`\
/items/${g}/${v}`,code:O,message:A}),Y=_.known.find(({id:v})=>v===h.id)??null;if(null!==h.id&&null===Y&&W("id","not_foun\
d","The document has no line with this id. Leave it out."),null!==h.discount&&null!==h.discount_percent)for(let v of["di\
scount","discount_percent"])W(v,"mutually_exclusive","Give either discount or discount_percent.");Nn(d,h.tax_rate,`/item\
s/${g}/tax_rate`);let T=null!==h.product_id&&h.product_id!==Y?.product_id,x=T&&null!==h.product_id?(j=h.product_id,null===
(P=d.find(Vr,j))?W("product_id","not_found",`There is no product with the id ${j}.`):false===P.active&&W("product_id","i\
nactive_product",`The product ${j} is not active.`),P):null;return(function(v,O,A){let{currency:k,isTaxExempt:$,kept:b,product:w,
isLost:R,fault:S}=A;if(null!==w&&null===O.unit_price&&w.currency!==k){let J=String(w.currency);S("unit_price","currency_\
mismatch",`The product is priced in ${J}: give a unit_price in ${k}.`)}let I=O.description??it(w?.name),F=O.unit_price??
it(w?.unit_price);null!==I||R||S("description","required","Must be given, or a product_id."),null!==F||R||S("unit_price",
"required","Must be given, or a product_id.");let L=$||null!==O.tax_rate?null:w;return{...O,id:b?.id??v.newId("li"),sku:it(
w?.sku)??b?.sku??null,description:I??"",quantity:O.quantity??"1",unit:O.unit??it(w?.unit),tax_rate:O.tax_rate??it(L?.tax_rate)??
"0",tax_name:O.tax_name??it(L?.tax_name),unit_price:F??"0",amount:"0"}})(d,h,{..._,kept:Y,product:x,isLost:T&&null===x,fault:W})})),
M={currency:f,discount_percent:a.discount_percent,tax_inclusive:m?a.tax_inclusive??false:null!==a.tax_rate},q=(function(h){
let g=nt(h.currency);if(null===g)return qt("/currency","invalid_currency","The currency is not a known ISO 4217 code.");
let j=h.lines.map((T,x)=>(function(v,O,A){let k=jn(Te(v.quantity,v.unit_price),A),$=zr(v,k,A),b=[];if(be(v.quantity)&&b.
push({pointer:`${O}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),Yr(k)||b.push({pointer:O,code:"\
out_of_range",message:"Quantity times unit price is too large."}),$.fault){let[w,R]=wa[$.fault];b.push({pointer:`${O}/${$.
field}`,code:w,message:R})}return{amount:We(k,$.amount),discount_amount:$.amount,problems:b}})(T,`/items/${x}`,g)),P=j.reduce(
(T,x)=>T.concat(x.problems),[]);if(P.length>0)return{ok:false,problems:P};let W=St(j.map(T=>T.amount));if(kt(W))return qt(
"/items","out_of_range","The subtotal must not be negative.");let Y=zr(h,W,g);return Y.fault?qt(`/${Y.field}`,...ka[Y.fault]):
(function(T,{lines:x,subtotal:v,discount:O,decimals:A}){let k=(function(S,{lines:I,discount:F,decimals:L}){let J=(function(U){
let Z=new Map;for(let N of U){let B=Fr(N.tax_rate),ee=null===N.tax_name?B:`${B} ${N.tax_name}`,H=xt(Z.get(ee)?.amount??"\
0",N.amount);Z.set(ee,{tax_rate:B,tax_name:N.tax_name,amount:H})}return Array.from(Z.values()).sort((N,B)=>{var ee,H;return ge(
B.tax_rate,N.tax_rate)||((ee=N.tax_name)===(H=B.tax_name)?0:null===ee||null!==H&&ee<H?-1:1)})})(S.lines.map(({tax_rate:U,
tax_name:Z},N)=>({tax_rate:U,tax_name:Z,amount:I[N]?.amount??"0"}))),G=(function(U,Z,N){if(be(U))return Z.map(()=>"0");let B=de(
`1e-${N}`).toFixed(),ee=Z.map(te=>kt(te)?"0":te),H=Te(St(ee),B),Q=ee.map(te=>{var oe;let se,{quotient:le,remainder:pe}=(se=
de(oe=Te(U,te)).mod(H),{quotient:de(oe).minus(se).div(H).toFixed(),remainder:se.toFixed()});return{share:Te(le,B),remainder:pe}}),
X=We(U,St(Q.map(te=>te.share)));for(let te of Q.slice().sort((oe,se)=>ge(se.remainder,oe.remainder))){if(be(X))break;te.
share=xt(te.share,B),X=We(X,B)}return Q.map(te=>te.share)})(F,J.map(U=>U.amount),L);return J.map(({tax_rate:U,tax_name:Z,
amount:N},B)=>{let ee=We(N,G[B]??"0"),H={tax_rate:U,inclusive:S.tax_inclusive,decimals:L};return{tax_rate:U,tax_name:Z,...(function(Q,X){
var te,oe;let se=Te(Q,X.tax_rate);if(!X.inclusive)return{taxable:Q,tax:jn(Te(se,"0.01"),X.decimals)};let le=(te=xt("100",
X.tax_rate),oe=X.decimals,de(se).div(te).round(oe).toFixed());return{taxable:We(Q,le),tax:le}})(ee,H)}})})(T,{lines:x,subtotal:v,
discount:O,decimals:A}),$=St(k.map(S=>S.taxable)),b=St(k.map(S=>S.tax)),w=xt($,b);if(kt(w))return qt("/items","out_of_ra\
nge","The total must not be negative.");let R=[v,$,b,w];return k.reduce((S,I)=>S.concat(I.taxable,I.tax),R).every(Yr)?{ok:true,
totals:{lines:x.map(S=>({amount:qe(S.amount,A),discount_amount:qe(S.discount_amount,A)})),subtotal:qe(v,A),discount_total:qe(
O,A),taxable_total:qe($,A),tax_total:qe(b,A),total:qe(w,A),tax_breakdown:k.map(S=>({...S,taxable:qe(S.taxable,A),tax:qe(
S.tax,A)}))}}:qt("/items","out_of_range","The totals have more than 12 digits before the point.")})(h,{lines:j,subtotal:W,
discount:Y.amount,decimals:g})})({...M,lines:y,discount:null===a.discount_percent?a.discount:null});if(!q.ok)for(let h of q.
problems)o.fault(m?h:(function({code:g}){return{pointer:"/total",code:g,message:"Must be zero or more, with at most 12 d\
igits before the point."}})(h));if(o.stopOnFaults(),!q.ok)throw Error("Totals were refused without a fault.");let{lines:E,
...C}=q.totals;return m&&(l=a.total,c=C.total,null===l||0===ge(l,c)||o.fault({pointer:"/total",code:"total_mismatch",message:`\
The lines add up to ${c}. Leave total out, or send that.`,details:{computed:c}})),o.stopOnFaults(),{...M,...C,shape:m?"i\
tems":"total",items:y.map((h,g)=>({...h,amount:E[g]?.amount??"0"})),discount:a.discount??"0"}})(e,t,{customer:r,known:n?.
items??[]});if(null===r)throw Error("A customer is missing without a fault.");return{customer:r,content:{...i,customer_id:String(
r.id),customer_name:String(r.name),customer_email:"string"==typeof r.email?r.email:null,metadata:t.metadata??{}}}}var xa=Vt(
{id:re(Re("li"),"",{column:{header:"Line ID",system:true}}),product_id:D(Re("prd"),""),sku:Me(Ee(64),""),description:re(
z(1e3),"",{column:{header:"Description"}}),quantity:re(Jr({decimals:4,notZero:true}),"",{column:{header:"Quantity"}}),unit:D(
z(20),"",{column:{header:"Unit"}}),tax_rate:re(rt,"",{column:{header:"Tax %"}}),tax_name:D(z(50),""),discount:D(fe({min:"\
0"},"string"),""),discount_percent:D(rt,""),unit_price:re(fe({decimals:6}),"",{column:{header:"Unit price"}}),amount:ue(
fe(),"",{column:{header:"Amount"}})},200),Xr=D(An,"",{column:{header:"Number"}}),ei={customer_id:re(Re("cus"),"",{column:{
header:"Customer ID",system:true}}),customer_name:re(z(200),"",{column:{header:"Customer"}}),customer_email:D(vt,""),customer:Me(
Mt({id:D(Re("cus"),""),name:D(z(200),""),email:D(vt,""),tax_ids:D(Gr,""),billing_address:D(Lr,"")}),"")},ti=re(Wt,"",{column:{
header:"Currency"}}),ni={discount:re(fe({min:"0"},"string"),""),discount_percent:D(rt,""),tax_inclusive:re(Ue,""),items:re(
xa,""),tax_rate:{kind:rt,mode:"input",description:""},subtotal:ue(fe(),""),discount_total:ue(fe(),"",{column:{header:"Di\
scount"}}),taxable_total:ue(fe(),""),tax_total:ue(fe(),"",{column:{header:"Tax"}}),total:re(fe(),"",{column:{header:"Tot\
al"}})},ri=ue(Vt({tax_rate:re(rt,""),tax_name:D(z(50),""),taxable:re(fe(),""),tax:re(fe(),"")},200),""),ii={notes:D(z(5e3),
""),terms:D(z(5e3),""),po_number:D(z(100),"",{column:{header:"PO number"}}),external_id:D(Ee(100),"",{column:{header:"Ex\
ternal ID",system:true}}),metadata:re(Zt,"")},Tn={allowed_actions:Ne(ba,""),warnings:Ne(Rn,"")};function jt(e,{from:t,given:n,
days:r,field:i}){let o=(s,u)=>(e.fault({pointer:`/${i}`,code:s,message:u}),t),a=n??Er(t,r);return null===a?o("out_of_ran\
ge","Falls behind the year 2999."):0>gt(a,t)?o("due_before_invoice_date",`Must not be before ${t}, the document\u2019s own da\
te.`):a}function oi(e,t,n){let r=u=>void 0!==t[u]&&null!==t[u],i={...e},o=(...u)=>{for(let d of u)delete i[d]};o("custom\
er_name","customer_email"),r("customer_name")&&!r("customer_id")&&o("customer_id"),r("discount")&&o("discount_percent"),
(r("discount_percent")||void 0!==i.discount_percent)&&o("discount");let a="total"===n.shape&&!r("items");if(a||o("total"),
"total"!==n.shape)return i;o("items","discount","tax_inclusive");let[s]=n.items;return a&&true===n.tax_inclusive?{...i,tax_rate:s?.
tax_rate}:i}function ai(e){let t,n=[],r=(a,s,u)=>{n.push({pointer:`/${a}`,code:s,message:u})},i=a=>void 0!==e[a]&&null!==
e[a],o=i("items");if(!i("customer_id")&&!i("customer_name"))for(let a of["customer_id","customer_name"])r(a,"required","\
Give customer_id or customer_name.");if(!o&&!i("total"))for(let a of["items","total"])r(a,"required","Give items, or a t\
otal.");if(Array.isArray(e.items)&&0===e.items.length&&r("items","required","Give at least one line."),i("discount")&&i(
"discount_percent"))for(let a of["discount","discount_percent"])r(a,"mutually_exclusive","Give either discount or discou\
nt_percent.");return o&&i("tax_rate")&&r("tax_rate","mutually_exclusive","With items, give the tax_rate of each line."),
!o&&i("total")&&(t="Not together with a total alone: the total stays as sent.",i("discount")&&0!==Number(e.discount)&&r(
"discount","mutually_exclusive",t),i("discount_percent")&&r("discount_percent","mutually_exclusive",t),i("tax_inclusive")&&
r("tax_inclusive","mutually_exclusive",t)),n}var Sa=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,$a=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function Dn(e){
return e.split(Sa).map((t,n)=>n%2==0?{kind:"text",text:t}:"YYYY"===t||"YY"===t||"MM"===t||"FY"===t?{kind:"date",part:t}:
{kind:"sequence",digits:Number(t.slice(-1))})}var Ma={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function si(e,t,n){
return ui(e,n,r=>String(t).padStart(r,"0"))}function Aa(e){return"text"===e.kind?e.text.replace(/[\\^$.*+?()[\]{}|]/g,"\\\
$&"):"sequence"===e.kind?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:Ma[e.part]}function ui(e,t,n){let[r="",i=""]=t.date.
split("-"),o={YYYY:r,YY:r.slice(2),MM:i,FY:(function(a,s,{fiscalYearStartMonth:u=1}){let d=u>1&&Number(s)>=u;return String(
Number(a)+ +!!d)})(r,i,t)};return Dn(e).map(a=>"text"===a.kind?a.text:"date"===a.kind?o[a.part]:n(a.digits)).join("")}function li(e,{
resource:t,pattern:n,day:r,own:i}){let o={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},a=ui(n,o,()=>"{SEQ}"),
s=e.lastOf(a)+1;if(null===i)return e.use(a,s),si(n,s,o);let u=(function(l,c){let p=Dn(l).map(Aa).join(""),[,f="",m="0",_=""]=RegExp(
`^(${p})$`).exec(c)??[],y=Number(m);return 0===y?null:{series:`${f}{SEQ}${_}`,sequence:y}})(n,i);if(null!==u&&(u.series!==
a||u.sequence!==s)){let l=si(n,s,o);throw new K("number_reserved",`The number "${i}" belongs to the series of this works\
pace, whose next is "${l}".`,{members:{next_number:l}})}let[d]=e.findByText(t,"number",i);if(void 0!==d)throw new K("num\
ber_taken",`The number "${i}" is taken.`,{members:{existing_id:d.id}});return null!==u&&e.use(a,s),i}function di({id:e,name:t,
email:n,tax_ids:r,billing_address:i}){return{id:e,name:t,email:n,tax_ids:r,billing_address:i}}function Xt({settings:e},t,n){
let r=e.books_closed_through;if(!(null===r||gt(t,r)>0))throw new K("period_locked",`The books are closed through ${r}: ${n}\
 dated ${t} is not possible.`)}var Oa=["open","partially_paid"];function en(e){return Oa.includes(String(e))}var ci={finalized_at:null,
paid_at:null,voided_at:null,uncollectible_at:null},Cn={status:"draft",customer:null,amount_paid:"0",status_transitions:ci};
function Pn(e,t,n){let r=t.invoice_date??e.today,i=Fn(e,n),o=jt(e,{from:r,given:t.due_date,days:i,field:"due_date"});Xt(
e,r,"issuing an invoice");let a=e.settings.invoice_number,s=li(e,{resource:me,pattern:a,day:r,own:t.number}),u=be(t.total);
return u&&e.addEvent("invoice.paid"),{number:s,status:u?"paid":"open",invoice_date:r,due_date:o,customer:di(n),status_transitions:{
...ci,finalized_at:e.now,paid_at:u?e.now:null}}}function Yn(e,{invoice_date:t,due_date:n},r){return null!==t&&jt(e,{from:t,
given:n,days:Fn(e,r),field:"due_date"}),{invoice_date:t,due_date:n}}function Fn({settings:e},t){let n=t?.payment_terms_days;
return"number"==typeof n?n:e.payment_terms_days}function fi(e,t){return{name:"duplicate",summary:"",fields:{},from:null,
successStatus:201,run(n,r,i){let o=e();i.create(o,{...mi(i,o,n),...t(n)})}}}function mi(e,t,n){let r={};for(let[o,a]of Object.
entries(t.fields))Xe(a)&&(r[o]=n[o]??null);let i=n.items.map(o=>({...o,id:e.newId("li")}));return{...r,items:i,number:null,
external_id:null,customer:null}}function Un(e,t,n){let r=e.find(t,String(n.customer_id));if(null===r)throw Error(`The cu\
stomer ${String(n.customer_id)} is gone.`);return r}var Bn=[{name:"finalize",summary:"",fields:{},from:["draft"],successStatus:200,
run(e,t,n){n.addEvent("invoice.finalized");let r=Pn(n,e,Un(n,ke,e));n.change(me,e,{...r})}},{name:"void",summary:"",fields:{},
from:["open","partially_paid","paid"],isAllowed:pi,successStatus:200,run(e,t,n){if(!pi(e))throw new K("invoice_has_payme\
nts","Void its payments first.",{members:{current_status:e.status}});Xt(n,String(e.invoice_date),"voiding an invoice"),n.
addEvent("invoice.voided"),n.change(me,e,{status:"void",amount_due:"0",...Jn(e,"voided_at",n.now)})}},{name:"mark_uncoll\
ectible",summary:"",fields:{},from:["open","partially_paid"],successStatus:200,run(e,t,n){n.addEvent("invoice.uncollecti\
ble"),n.change(me,e,{status:"uncollectible",...Jn(e,"uncollectible_at",n.now)})}},fi(()=>me,({total:e})=>({...Cn,invoice_date:null,
due_date:null,quotation_id:null,amount_due:e}))];function pi({amount_paid:e}){return be(String(e))}function Jn(e,t,n){return{
status_transitions:{...e.status_transitions,[t]:n}}}var hi={status:"draft",customer:null,accepted_at:null,accepted_by:null,
declined_at:null,decline_reason:null,invoice_id:null};function yi(e,t,n){let r=t.quotation_date??e.today,i=jt(e,{from:r,
given:t.expiry_date,days:30,field:"expiry_date"}),o=e.settings.quotation_number;return{number:li(e,{resource:je,pattern:o,
day:r,own:t.number}),quotation_date:r,expiry_date:i,customer:di(n)}}function _i(e,{quotation_date:t,expiry_date:n}){return null!==
t&&jt(e,{from:t,given:n,days:30,field:"expiry_date"}),{quotation_date:t,expiry_date:n}}var Kn=[{name:"send",summary:"",fields:{},
from:["draft"],successStatus:200,run(e,t,n){n.addEvent("quotation.sent"),n.change(je,e,{...vi(n,e),status:"sent"})}},{name:"\
accept",summary:"",fields:{override_expiry:D(Ue,""),accepted_by:D(Mt({name:D(z(200),""),email:D(vt,"")}),"")},from:["dra\
ft","sent"],done:["accepted"],successStatus:200,run(e,t,n){(function(o,{expiry_date:a},s){if(!(s||"string"!=typeof a||gt(
a,o.today)>=0))throw new K("quotation_expired",`It expired on ${a}. Send override_expiry: true to accept it all the same\
.`,{members:{current_status:"expired"}})})(n,e,true===t.override_expiry),n.addEvent("quotation.accepted");let r="draft"===
e.status?vi(n,e):{},i={status:"accepted",accepted_at:n.now,accepted_by:t.accepted_by};n.change(je,e,{...r,...i})}},{name:"\
decline",summary:"",fields:{reason:D(z(1e3),"")},from:["sent"],successStatus:200,run(e,{reason:t},n){n.addEvent("quotati\
on.declined"),n.change(je,e,{status:"declined",declined_at:n.now,decline_reason:t})}},{name:"cancel",summary:"",fields:{},
from:["draft","sent","accepted"],successStatus:200,run(e,t,n){n.addEvent("quotation.canceled"),n.change(je,e,{status:"ca\
nceled"})}},{name:"convert",summary:"",fields:{invoice_date:D(Je,""),due_date:D(Je,""),number:D(An,""),status:D(Be(["dra\
ft","open"]),"")},from:["accepted"],explain:({status:e,invoice_id:t})=>"invoiced"===e?new K("quotation_already_invoiced",
`It has become the invoice ${String(t)}.`,{members:{invoice_id:t}}):null,successStatus:201,answers:()=>me,run:function(e,t,n){
let r=Un(n,ke,e),{invoice_date:i,due_date:o,number:a}=t,s={...mi(n,me,e),...Cn,invoice_date:i,due_date:o,number:a,amount_due:e.
total,quotation_id:e.id},u="draft"===t.status?Yn(n,s,r):Pn(n,s,r),d=n.create(me,{...s,...u});n.addEvent("quotation.invoi\
ced"),n.change(je,e,{status:"invoiced",invoice_id:d.id}),n.answerWith(d)}},fi(()=>je,()=>({...hi,quotation_date:null,expiry_date:null}))];
function vi(e,t){return{...yi(e,t,Un(e,ke,t))}}var qa=Be(["draft","sent"]),je={object:"quotation",plural:"quotations",idPrefix:"\
quo",sheet:"Quotations",itemsSheet:"Quotation items",fields:{...Ot("quotation","quo"),number:Xr,status:re(qa,"",{column:{
header:"Status"}}),title:D(z(200),"",{column:{header:"Title"}}),shape:ue(Be(["items","total"]),""),...ei,quotation_date:D(
Je,"",{column:{header:"Quotation date"}}),expiry_date:D(Je,"",{column:{header:"Expiry date"}}),currency:ti,...ni,tax_breakdown:ri,
...ii,accepted_at:Me(Ae,""),accepted_by:Me(Mt({name:D(z(200),""),email:D(vt,"")}),""),declined_at:Me(Ae,""),decline_reason:Me(
z(1e3),""),invoice_id:Me(Re("inv"),"",{column:{header:"Invoice ID",system:true}}),is_expired:Ne(Ue,""),...Tn,...He},dataCells:6,
filters:["status","customer_id","number","currency","quotation_date","expiry_date","total"],searched:["number","customer\
_name","po_number","external_id"],unique:{external_id:"external_id_taken"},check:ai,create(e,t){let{content:n,customer:r}=Qt(
t,e,null),{tax_rate:i,...o}=e,a={...o,...n,...hi};return"sent"!==e.status?{...a,..._i(t,a),number:e.number}:(t.addEvent(
"quotation.sent"),{...a,...yi(t,a,r),status:"sent"})},prepareMerge:oi,editable:({status:e})=>"draft"===e?null:{fields:[],
code:"quotation_not_editable"},revise(e,t,n){let{content:r}=Qt(t,e,n),{number:i,title:o,quotation_date:a,expiry_date:s,notes:u,
terms:d,po_number:l,external_id:c}=e,p=_i(t,{quotation_date:a,expiry_date:s});return{...r,...p,number:i,title:o,notes:u,
terms:d,po_number:l,external_id:c}},prepareRemoval(e){if("draft"!==e.status)throw new K("not_deletable","Only drafts can\
 be deleted. Cancel the quotation instead.",{members:{current_status:e.status,allowed_actions:Ze(Kn,e)}})},actions:Kn,derive:(e,t)=>({
is_expired:("draft"===e.status||"sent"===e.status)&&null!==e.expiry_date&&0>gt(e.expiry_date,t),allowed_actions:Ze(Kn,e)})},
ja=Be(["draft","open"]),Ea={...Ot("invoice","inv"),number:Xr,status:re(ja,"",{column:{header:"Status"},createOnly:true}),
shape:ue(Be(["items","total"]),""),...ei,invoice_date:D(Je,"",{column:{header:"Invoice date"}}),due_date:D(Je,"",{column:{
header:"Due date"}}),currency:ti,...ni,amount_paid:ue(fe(),"",{column:{header:"Paid"}}),amount_due:ue(fe(),"",{column:{header:"\
Due"}}),tax_breakdown:ri,...ii,quotation_id:Me(Re("quo"),"",{column:{header:"Quotation ID",system:true}}),is_overdue:Ne(
Ue,""),...Tn,status_transitions:ue(Mt({finalized_at:D(Ae,""),paid_at:D(Ae,""),voided_at:D(Ae,""),uncollectible_at:D(Ae,"")}),
""),...He},Ra=["due_date","notes","terms","po_number","metadata","external_id"],me={object:"invoice",plural:"invoices",idPrefix:"\
inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:Ea,dataCells:6,filters:["status","customer_id","number","currenc\
y","quotation_id","invoice_date","due_date","total","amount_due","is_overdue"],searched:["number","customer_name","po_nu\
mber","external_id"],unique:{external_id:"external_id_taken"},check:ai,create(e,t){let{content:n,customer:r}=Qt(t,e,null),
{tax_rate:i,...o}=e,a={...o,...n,...Cn,amount_due:n.total,quotation_id:null};return"draft"!==e.status?{...a,...Pn(t,a,r)}:
{...a,...Yn(t,a,r),number:e.number}},prepareMerge:oi,editable:({status:e})=>"draft"===e?null:{fields:en(e)?Ra:[],code:"i\
nvoice_not_editable"},revise(e,t,n){let{notes:r,terms:i,po_number:o,external_id:a}=e,s={notes:r,terms:i,po_number:o,external_id:a,
metadata:e.metadata??{}};if("draft"!==n.status){var u;let _,y;return{...s,due_date:(u=e.due_date,_=null===u?t.find(ke,String(
n.customer_id)):null,y=Fn(t,_),jt(t,{from:String(n.invoice_date),given:u,days:y,field:"due_date"}))}}let{content:d,customer:l}=Qt(
t,e,n),{number:c,invoice_date:p,due_date:f}=e,m=Yn(t,{invoice_date:p,due_date:f},l);return{...d,...s,...m,number:c,amount_due:d.
total}},prepareRemoval(e,t){if("draft"!==e.status)throw new K("not_deletable","Only drafts can be deleted. Void the invo\
ice instead.",{members:{current_status:e.status,allowed_actions:Ze(Bn,e)}});let n=null===e.quotation_id?null:t.find(je,e.
quotation_id);null===n||n.invoice_id!==e.id||(t.addEvent("quotation.updated"),t.change(je,n,{status:"accepted",invoice_id:null}))},
actions:Bn,previews:true,derive:(e,t)=>({is_overdue:en(e.status)&&null!==e.due_date&&0>gt(e.due_date,t)&&ge(e.amount_due,
"0")>0&&!be(e.total),allowed_actions:Ze(Bn,e)})};function gi(e,t,n){let r=We(String(e.total),t),i=be(r),o=null!==e.status_transitions.
uncollectible_at?"uncollectible":be(t)?"open":"partially_paid";return{status:i?"paid":o,amount_paid:t,amount_due:r,...Jn(
e,"paid_at",i?n:null)}}var bi={name:"void",summary:"",fields:{},from:["received"],explain:({status:e})=>"voided"===e?new K(
"payment_already_voided","The payment has been voided before."):null,successStatus:200,run(e,t,n){Xt(n,String(e.payment_date),
"voiding a payment"),(function(r,i){let o=r.find(me,String(i.invoice_id));if(null===o)throw Error(`The invoice ${String(
i.invoice_id)} of a payment is gone.`);let a=We(String(o.amount_paid),String(i.amount));r.change(me,o,gi(o,a,r.now))})(n,
e),n.addEvent("payment.voided"),n.change(wi,e,{status:"voided",voided_at:n.now})}},wi={object:"payment",plural:"payments",
idPrefix:"pay",sheet:"Payments",fields:{...Ot("payment","pay"),invoice_id:Pe(Re("inv"),"",{column:{header:"Invoice ID",system:true}}),
invoice_number:Me(An,"",{column:{header:"Invoice"}}),customer_id:ue(Re("cus"),""),status:ue(Be(["received","voided"]),"",
{column:{header:"Status"}}),amount:re(fe(),"",{column:{header:"Amount"}}),currency:ue(Wt,""),payment_date:re(Je,"",{column:{
header:"Payment date"}}),method:D(Be(["bank_transfer","card","cash","check","other"]),"",{column:{header:"Method"}}),reference:D(
z(100),""),notes:D(z(5e3),""),external_id:D(Ee(100),"",{column:{header:"External ID",system:true}}),metadata:re(Zt,""),voided_at:Me(
Ae,""),...Tn,version:He.version,etag:He.etag,created_at:ue(Ae,""),updated_at:He.updated_at},dataCells:1,filters:["invoic\
e_id","customer_id","method","status","payment_date"],unique:{external_id:"external_id_taken"},createdEvent:"payment.rec\
eived",create(e,t){let{invoice:n,amount:r}=(function(i,o){var a;let s,u,d=i.find(me,o.invoice_id);if(null===d){let f=`Th\
ere is no invoice with the id ${o.invoice_id}.`;throw i.fault({pointer:"/invoice_id",code:"not_found",message:f}),i.stopOnFaults(),
Error("An invoice is missing without a fault.")}(function(f){let{status:m}=f;if(!(en(m)||"uncollectible"===m))throw new K(
"invalid_state",`An invoice that is ${String(m)} takes no payments.`,{members:{current_status:m,allowed_actions:Ze(me.actions??
[],f)}})})(d),Xt(i,o.payment_date??i.today,"a payment");let l=String(d.amount_due),c=o.amount??l;s=nt(a=String(d.currency))??
0,u=(f,m)=>i.fault({pointer:"/amount",code:f,message:m}),0>=ge(c,"0")&&u("out_of_range","Must be more than zero."),wt(c)>
s&&u("too_many_decimals",`Must have at most ${s} decimals in ${a}.`),ge(c,l)>0&&u("payment_exceeds_amount_due",`Must be \
at most ${l}, which is due.`),i.stopOnFaults();let p=gi(d,xt(String(d.amount_paid),c),i.now);return(p.status!==d.status||
en(p.status))&&i.addEvent("paid"===p.status?"invoice.paid":"invoice.partially_paid"),i.change(me,d,p),{invoice:d,amount:c}})(
t,e);return{...e,invoice_number:"string"==typeof n.number?n.number:null,customer_id:String(n.customer_id),status:"receiv\
ed",amount:r,currency:String(n.currency),payment_date:e.payment_date??t.today,metadata:e.metadata??{},voided_at:null}},actions:[
bi],derive:e=>({allowed_actions:Ze([bi],e)})},De=[ke,Vr,je,me,wi],Ln=[...De.flatMap(({plural:e})=>[`${e}:read`,`${e}:wri\
te`]),"events:read","webhooks:manage"],ki={full:Ln,"read-only":Ln.filter(e=>e.endsWith(":read")),checkout:["invoices:wri\
te","quotations:write","customers:write","products:read"]};function Ia(e){return Ln.includes(e)}function tn(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.
test(e))return null;let[t=0,n=0,...r]=e.split(",").map(o=>parseInt(o,36)),i=0;return{admittedMs:r.map(o=>i+=o),savedAtMs:t,
unsaved:n}}function xi(e,t){if(!e.lock.tryAcquire(1e4))return{ok:false,problem:"workspace_busy"};try{return e.cache.remove(
Bt),t(xn(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function Si(e,t){e.properties.set(kn+t.id,JSON.
stringify(t))}function nn(e){return new Date(e).toISOString()}var rn=class extends Error{constructor(e){super(`The sheet\
 "${e}" is missing.`),this.name="SheetMissing",this.sheet=e}},Gn=class extends Error{constructor(e,t){super(`Rows ${t.row}\
 to ${t.row+t.rows-1} reach beyond the grid of "${e}".`),this.name="OutsideGrid"}},Wn=class extends Error{constructor(e){
super(e),this.name="ServiceFailure"}};function ie(e){try{return e()}catch(t){throw t instanceof rn||t instanceof Gn?t:new Wn(
t instanceof Error?t.message:String(t))}}function Hn(e,{row:t,column:n,rows:r,columns:i}){let o=`${on(n)}${t}`,a=`${on(n+
i-1)}${t+r-1}`;return`${zn(e)}!${o}:${a}`}function $i(e,t,n){let r=on(t);return`${zn(e)}!${r}${n}:${r}`}function on(e){let t=Math.
floor((e-1)/26);return(t>0?on(t):"")+String.fromCharCode(65+(e-1)%26)}function zn(e){return`'${e.replace(/'/g,"''")}'`}var Na={
error(e,t){console.error(JSON.stringify({event:e,...t}))}};function an(){var e,t,n,r,i,o,a,s;let u,d,l,c,p=(e=PropertiesService,
{get:f=>ie(()=>e.getScriptProperties().getProperty(f)),getAll:()=>ie(()=>e.getScriptProperties().getProperties()),set(f,m){
ie(()=>e.getScriptProperties().setProperty(f,m))},delete(f){ie(()=>e.getScriptProperties().deleteProperty(f))}});return{
clock:(t=Utilities,{now:()=>Date.now(),dayOf:(f,m)=>ie(()=>t.formatDate(new Date(f),m,"yyyy-MM-dd"))}),random:(n=Utilities,
{uuid:()=>ie(()=>n.getUuid())}),digest:(r=Utilities,{sha256:u=f=>ie(()=>r.computeDigest(r.DigestAlgorithm.SHA_256,f,r.Charset.
UTF_8).map(m=>255&m)),sha256Hex:f=>u(f).map(m=>m.toString(16).padStart(2,"0")).join(""),utf8Length:f=>ie(()=>r.newBlob(f).
getBytes().length)}),properties:p,cache:(i=CacheService,{get:f=>ie(()=>i.getScriptCache().get(f)),getAll:f=>ie(()=>i.getScriptCache().
getAll([...f])),put:(f,m,_)=>ie(()=>i.getScriptCache().put(f,m,_)),putAll:(f,m)=>ie(()=>i.getScriptCache().putAll({...f},
m)),remove:f=>ie(()=>i.getScriptCache().remove(f))}),lock:(o=LockService,{tryAcquire:f=>ie(()=>o.getScriptLock().tryLock(
f)),release:()=>ie(()=>o.getScriptLock().releaseLock())}),document:(a=SpreadsheetApp,d=(f,m,_)=>{try{return a.getActive().
getRange(m).getValues()}catch(y){throw null===a.getActive().getSheetByName(f)?new rn(f):y instanceof Error&&/outside the dimensions of the sheet|range not found/i.
test(y.message)?new Gn(f,_):y}},l=f=>{try{return a.getActive().getRange(Hn(f,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(m){
throw null===a.getActive().getSheetByName(f)?new rn(f):m}},{read:(f,m)=>ie(()=>d(f,Hn(f,m),m)),readRow:(f,m)=>ie(()=>d(f,
`${zn(f)}!${m}:${m}`,{row:m,column:1,rows:1,columns:1})[0]??[]),write:(f,m,_,y,M)=>ie(()=>{let q={row:m,column:_,rows:y.
length,columns:y[0]?.length??0},E=a.getActive().getRange(Hn(f,q));null!==M&&E.setNumberFormats(y.map(()=>[...M])),E.setValues(
y.map(C=>[...C]))}),flush:()=>ie(()=>a.flush()),find:(f,m,_,y)=>ie(()=>a.getActive().getRange($i(f,m,_)).createTextFinder(
y).matchCase(true).matchEntireCell(true).findAll().map(M=>M.getRow())),contains:(f,m,_,y)=>ie(()=>null!==a.getActive().getRange(
$i(f,m,_)).createTextFinder(y).matchCase(true).findNext()),gridRows:f=>ie(()=>l(f).getMaxRows()),lastContentRow:f=>ie(()=>l(
f).getLastRow()),addRows:(f,m)=>ie(()=>{let _=l(f);_.insertRowsAfter(_.getMaxRows(),m)}),deleteRows:(f,m,_)=>ie(()=>{l(f).
deleteRows(m,_)}),addColumns:(f,m)=>ie(()=>{let _=l(f);_.insertColumnsAfter(_.getMaxColumns(),m)})}),files:(s=HtmlService,
c=f=>ie(()=>s.createHtmlOutputFromFile(f).getContent()),{openApi:()=>c("openapi"),columnNotes:()=>c("columns")}),log:Na,
build:{id:"4f281060fcb4",keyMode:typeof LOCAL_RUNTIME>"u"?"live":"test"}}}function Zn(e,t,n){let r=e.prompt(t,n,e.ButtonSet.
OK_CANCEL);return r.getSelectedButton()===e.Button.OK?r.getResponseText():null}var Et="0123456789ABCDEFGHJKMNPQRSTVWXYZ";
function Mi(e,t,n,r){let i=Oi(t,10)+(function(o){let a=o.replace(/-/g,""),s=a.slice(0,12)+a.slice(18),u="";for(let d=0;d<
9;d+=1)u+=Et.charAt(Number.parseInt(s.slice(2*d,2*d+2),16)%32);return u})(r);return`${e}_${i}${qi(Oi(n,7),i)}`}function Ve(e,t){
let n=ya.exec(e);if(null===n||n[1]!==t)return null;let r=n[2]??"";return Ai(qi(r.slice(19),r.slice(0,19)))}function Ai(e){
return e.split("").reduce((t,n)=>32*t+Et.indexOf(n),0)}function Oi(e,t){let n=e,r="";for(let i=0;i<t;i+=1)r=Et.charAt(n%
32)+r,n=Math.floor(n/32);return r}function qi(e,t){let n=2166136261;for(let i=0;i<t.length;i+=1)n=Math.imul(n^t.charCodeAt(
i),16777619);let r="";for(let i=0;i<e.length;i+=1)n=Math.imul(n^n>>>15,739982445)+i,r+=Et.charAt((Et.indexOf(e.charAt(i))^
n>>>24)&31);return r}var Ta={admittedMs:[],savedAtMs:0,unsaved:0};function sn(e,t){return Math.max(t,e.admittedMs[e.admittedMs.
length-1]??0)}function ji(e,t){return e.admittedMs.filter(n=>t-n<6e4)}function Ei(e,t){let n=sn(e,t),r=ji(e,n),i=r.length<
100,o=i?[...r,n]:r,a=(o[0]??n)+6e4;return{admitted:i,remaining:100-o.length,resetAtMs:a,retryAfterSeconds:Math.max(1,Math.
ceil((a-t)/1e3)),log:{...e,admittedMs:o,unsaved:e.unsaved+ +!!i}}}function un(e){return`rate.${e.slice(0,16)}`}function Ri(e,t){
let[n,r]=Object.entries(t);r?e.cache.putAll(t,21600):n&&e.cache.put(n[0],n[1],21600)}function Ii(e,t){return tn(e.cache.
get(un(t.hash)))}var Da=/^bearer(?: +(.*))?$/i,ot="settings",ln={name:"",currency:"EUR",time_zone:"Etc/UTC",payment_terms_days:30,
invoice_number:"INV-{YYYY}-{SEQ:4}",quotation_number:"QUO-{YYYY}-{SEQ:4}",fiscal_year_start:1,books_closed_through:null},
Vn="hints",Ni={journal:null,applied:0,tails:{},gaps:{},layouts:{}};function Ti(e){return{RateLimit:`"default";r=${e.remaining}\
;t=${e.retryAfterSeconds}`,"X-RateLimit-Limit":String(100),"X-RateLimit-Remaining":String(e.remaining),"X-RateLimit-Rese\
t":String(Math.ceil(e.resetAtMs/1e3))}}var Di={missing_api_key:'Send your API key as "Authorization: Bearer <key>" or as\
 "x-api-key: <key>".',invalid_api_key:"The API key is not valid. The owner makes one from the menu of the spreadsheet.",
credentials_conflict:"Authorization and x-api-key carry different API keys. Send one."},Ci="/api/v1",Ca={malformed_json:400,
unknown_parameter:400,invalid_parameter:400,cursor_invalid:400,cursor_mismatch:400,credentials_conflict:400,invalid_idempotency_key:400,
no_route:400,missing_api_key:401,invalid_api_key:401,insufficient_scope:403,key_not_allowed_in_url:403,not_found:404,route_not_found:404,
method_not_allowed:405,invalid_state:409,invoice_not_editable:409,quotation_not_editable:409,not_deletable:409,invoice_has_payments:409,
quotation_expired:409,quotation_already_invoiced:409,payment_already_voided:409,number_taken:409,number_reserved:409,external_id_taken:409,
sku_taken:409,period_locked:409,record_quarantined:409,etag_mismatch:412,payload_too_large:413,unsupported_media_type:415,
validation_failed:422,idempotency_key_reused:422,rate_limited:429,internal_error:500,workspace_busy:503,workspace_unavailable:503,
workspace_misconfigured:503};function Qn(e){return e instanceof K?e:e instanceof rn?new K("workspace_misconfigured",`The\
 sheet "${e.sheet}" is missing. Run Setup from the menu of the spreadsheet, or rename it back.`,{members:{sheet:e.sheet},
retryAfterSeconds:60}):e instanceof Wn?new K("workspace_unavailable","Google did not carry out the request. Send it agai\
n.",{retryAfterSeconds:5}):null}function Xn({code:e,message:t,facts:n},r,i){let o,a=Ca[e],s=[...(n.problems??[]).map(({details:l,
...c})=>({...c,...l})),...n.parameters??[]],u={type:`urn:problem-type:billing:${e}`,title:(o=e.replace(/_/g," ").replace(
/\b(api|json|url)\b/g,l=>l.toUpperCase())).charAt(0).toUpperCase()+o.slice(1),status:a,code:e,detail:t,instance:r,request_id:i,
...s.length>0?{errors:s}:{},...n.members},d=n.retryAfterSeconds??(503===a?5:void 0);return{status:a,body:JSON.stringify(
u),headers:{"Content-Type":"application/problem+json",...n.headers,...401===a?{"WWW-Authenticate":'Bearer realm="Busines\
s Billing API"'}:{},...void 0===d?{}:{"Retry-After":String(d)}}}}function er(e,t){let n,r={typed:(n=e["~run"]({value:t},
Ar(void 0))).typed,success:!n.issues,output:n.value,issues:n.issues};if(r.success)return{ok:true,value:r.output};let i=r.
issues.map(Ya),o=i.filter(({code:a})=>"required"===a).map(({pointer:a})=>a);return{ok:false,problems:i.filter(({pointer:a,
code:s})=>"required"===s||!o.includes(a))}}function Pa(e,t){return""===t?null:t}function Ya(e){var t;let n,r=(e.path??[]).
reduce((i,o)=>_t(i,String(o.key)),"");return(null===e.input||void 0===e.input)&&""!==r?{pointer:r,code:"required",message:"\
Must be given."}:{pointer:r,...(n=(t=e.message).indexOf(" "),{code:t.slice(0,n),message:t.slice(n+1)})}}function Pi({status:e,
headers:t,body:n},r){return{status:e,headers:{"Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,
"RateLimit-Policy":'"default";q=100;w=60',...t},body:n}}function Yi({clock:e,random:t}){let n="00000000-0000-4000-8000-0\
00000000000";try{n=t.uuid()}catch(r){if(!(r instanceof Wn))throw r}return Mi("req",e.now(),0,n)}function Fi({log:e},t,n){
let r=t instanceof Error?`${t.message}
${t.stack??""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new K("internal_error",`Something went\
 wrong here. Tell the owner this request id: ${n}.`)}var Fa=["gte","gt","lte","lt"],Ua=["created_at","updated_at","numbe\
r","invoice_date","due_date","total","amount_due","name"],Ba=/_(at|date)$/;function Ui({fields:e,filters:t}){return["id",
"created_at","updated_at","external_id",...t].filter(n=>n in e).map(n=>{let{cell:r,decimal:i}=e[n]?.kind??{},o=void 0!==
i||Ba.test(n);return{name:n.replace(/^is_/,""),field:n,kind:"boolean"===r?"flag":o?"bounds":"values"}})}function Bi({name:e,
kind:t}){return"bounds"!==t?[{parameter:e,bound:null}]:Fa.map(n=>({parameter:`${e}[${n}]`,bound:n}))}function Ji({fields:e}){
return Ua.filter(t=>t in e)}function Rt(e){return Array.isArray(e)?`[${e.map(Rt).join(",")}]`:"object"!=typeof e||null===
e?JSON.stringify(e)??"null":`{${Object.entries(e).sort(([t],[n])=>t<n?-1:1).map(([t,n])=>`${JSON.stringify(t)}:${Rt(n)}`).
join(",")}}`}function tr(e,t){return Rt(e)===Rt(t)}function at(e){return"object"==typeof e&&null!==e&&!Array.isArray(e)}
function Ki({actions:e=[]},t){return{current_status:t.status??null,allowed_actions:Ze(e,t)}}function dn(e,t,n,r,i){e.hasUnflushedWrites=
true,e.workspace.document.write(t,n.row,n.column,r,i)}function st(e){e.workspace.document.flush(),e.hasUnflushedWrites=false}
function nr(e,t){for(let n of t.map(r=>r(e)))n()}function Li(e){let t=2654435769,n=2246822507,r=e.map(Ja).join("\0");for(let i=0;i<
r.length;i+=1){let o=r.charCodeAt(i);t=(t=Math.imul(t^o,3432918353))<<15|t>>>17,n=(n=Math.imul(n^o,461845907))<<13|n>>>19}
return t=Gi(t^r.length^n>>>7),n=Gi(n^t),Wi(t)+Wi(n)}function Ja(e){return"string"==typeof e?`s${e}`:"number"==typeof e?`\
n${e}`:"boolean"==typeof e?`b${e}`:`d${e.getTime()}`}function Gi(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>
13,(t=Math.imul(t,3266489909))^t>>>16}function Wi(e){return(e>>>0).toString(16).padStart(8,"0")}function ut(e){let t=e.split(
"\u2060").join("\u2060\u2060").split(`\r`).join("\u2060\u240D");return/^[=+\-@']/.test(t)?"\u2060"+t:t}function Ce(e){return e.
includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>"\u240D"===n?`\r`:n):e}function Hi(e,t){let n=[];for(let r=0;r<e.length;){
let i=(function(o,a,s){let u=s-1,d=a;for(;d<o.length;){var l;let c=o.charCodeAt(d),p=o.charCodeAt(d+1),f=c>=55296&&c<=56319&&
p>=56320&&p<=57343;if((u-=f||8288===(l=c)||13===l?2:1)<0&&d>a)break;d+=f?2:1}return d})(e,r,t);n.push(e.slice(r,i)),r=i}
return n}function rr(e,t,n){let{fields:r,dataCells:i}=e.resource,o={};for(let[u,d]of Object.entries(r)){let l=t[u]??null;
Xe(d)&&void 0===d.column&&null!==l&&("object"!=typeof l||0!==Object.keys(l).length)&&(o[u]=l)}let a=Hi(JSON.stringify(o),
49e3);if(a.length>i)throw ze([{pointer:"",code:"too_long",message:"All texts together are too long for one record."}]);let s=e.
columns.map(({key:u},d)=>{if(d>=e.dataIndex)return ut(a[d-e.dataIndex]??"");let l=r[u];return void 0===l?"":(function({kind:c},p){
return null===p?"":void 0!==c.decimal?Ur(String(p)):"text"===c.cell?ut(String(p)):p})(l,t[u]??null)});return s[e.revIndex]=
n,s[e.checkIndex]=zi(e,s),s}function zi(e,t){return Li(t.filter((n,r)=>r!==e.revIndex&&r!==e.checkIndex))}function Zi(e,t){
if(""===t)return"optional"===e.mode||"server"===e.mode?{ok:true,value:null}:{ok:false,reason:"must not be blank"};if("te\
xt"===e.kind.cell)return"string"==typeof t?{ok:true,value:Ce(t)}:{ok:false,reason:"must be a text"};if("boolean"===e.kind.
cell)return"boolean"==typeof t?{ok:true,value:t}:{ok:false,reason:"must be TRUE or FALSE"};if("number"!=typeof t)return{
ok:false,reason:"must be a number"};if(void 0===e.kind.decimal)return{ok:true,value:t};let n=zt(t);return n.ok?n:{ok:false,
reason:"is not a number that the API can carry"}}function Vi(e){let t=e.map(n=>Ce(String(n))).join("");if(""===t)return{};
try{let n=JSON.parse(t);return"object"!=typeof n||null===n||Array.isArray(n)?null:n}catch{return null}}function ir(e,t,n){
return{ok:false,quarantine:{id:e,column:t,reason:n}}}function Qi({sheet:e},t,n,r){return new K("workspace_misconfigured",
`The sheet "${e}" has ${n} with the header "${t}". ${r}`,{members:{sheet:e,column:t}})}function Xi(e,t,n){return e.map(r=>n[r-
t]??"")}function eo(e){let t=Math.min(...e);return{column:t,columns:Math.max(...e)-t+1}}function cn(e,t){let n=e.map((i,o)=>({
column:i,cell:t[o]??""})).sort((i,o)=>i.column-o.column),r=[];for(let{column:i,cell:o}of n){let a=r[r.length-1];void 0!==
a&&a.column+a.cells.length===i?a.cells.push(o):r.push({column:i,cells:[o]})}return r}function or(e,t){let n,r=(n=e.workspace.
document.readRow(t.sheet,1).map(i=>String(i).trim()),t.columns.map(i=>{let o=n.indexOf(i.header);if(o<0)throw Qi(t,i.header,
"no column","Rename its header back, or add the column.");if(n.lastIndexOf(i.header)===o)return o+1;throw Qi(t,i.header,
"two columns","Rename your own.")}));return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{...e.hints.layouts,
[t.sheet]:r}},r}function lt(e,t){return e.seenLayouts.get(t.sheet)??or(e,t)}function fn(e,t,n){e.hints={...e.hints,tails:{
...e.hints.tails,[t]:n}}}function to(e,t,n){let r=[...n].sort((i,o)=>i-o).slice(-300);e.hints={...e.hints,gaps:{...e.hints.
gaps,[t]:r}}}function ar({hints:e},t,n,r){return(e.gaps[t]??[]).filter(i=>i>n&&i<r).length}function no({workspace:e,hints:t}){
e.cache.putAll({[Vn]:JSON.stringify(t)},21600)}function ro({cell:e}){return"number"===e?"#,##0.00####":"text"===e?"@":"G\
eneral"}function xe(e){let t=Array.from({length:e.dataCells},(r,i)=>dt(0===i?"data":`data_${i+1}`,0===i?"Data":`Data ${i+
1}`,"text","What has no column of its own, as JSON.",true)),n=[...io(e.fields),dt("rev","Revision","number","The journal\
 entry that wrote this row last."),dt("check","Check","text","Tells an edit by hand from what the API wrote."),...t];return{
sheet:e.sheet,resource:e,columns:n,idIndex:ct(n,"id"),revIndex:ct(n,"rev"),checkIndex:ct(n,"check"),dataIndex:ct(n,"data")}}
function sr(e){let t=e.fields.items?.kind.fields;if(void 0===e.itemsSheet||void 0===t)return null;let n=[dt("document_nu\
mber","Document","text","The number of the document."),...io(t),dt("document_id","Document ID","text","The id of the doc\
ument."),dt("rev","Revision","number","The journal entry that wrote this row last.")];return{sheet:e.itemsSheet,columns:n,
idIndex:ct(n,"document_id"),revIndex:ct(n,"rev")}}function io(e){let t=Object.entries(e).flatMap(([n,{kind:r,column:i,description:o}])=>{
if(void 0===i)return[];let{header:a,system:s=false,hidden:u=false}=i;return[{key:n,header:a,cell:r.cell,description:o,system:s,
hidden:u}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}function dt(e,t,n,r,i=false){return{key:e,
header:t,cell:n,description:r,system:true,hidden:i}}function ct(e,t){return e.findIndex(n=>n.key===t)}function Ie(e,t,n,r){
let i=o=>o<n.first?[]:e.read(t,{row:n.first,rows:o-n.first+1,column:r.column,columns:r.columns});try{let o=i(n.last),a=o.
length===n.last-n.first+1;return{rows:o,firstRow:n.first,gridRows:a?null:n.first+o.length-1}}catch(o){if(!(o instanceof Gn))
throw o;let a=e.gridRows(t);return{rows:i(Math.min(n.last,a)),firstRow:n.first,gridRows:a}}}function mn(e){return e.every(
t=>""===t)}function ur(e,t,n,r,i,o=false){let a=eo(n),s=Math.max(1,r),u=Ie(e.workspace.document,t.sheet,{first:s,last:s+
i+20},a),d=u.rows.map(c=>!mn(Xi(n,a.column,c))),l=d.lastIndexOf(true);return l<0&&!o||d.length-1-l<i&&null===u.gridRows?
null:{row:s+l+1,gridRows:u.gridRows}}function pn(e){return t=>{let{table:n,layout:r,rows:i,seq:o}=e,a=(function(s,u,d,l){
let{document:c}=s.workspace,p=s.hints.tails[u.sheet]?.row,f=(void 0===p?null:ur(s,u,d,p,l))??ur(s,u,d,c.lastContentRow(u.
sheet),l)??(function(_,y,M,q){let{document:E}=_.workspace,C=M[y.idIndex]??1,h=Ie(E,y.sheet,{first:1,last:E.lastContentRow(
y.sheet)},{column:C,columns:1}),g=h.rows.length;for(;g>1&&mn(h.rows[g-1]??[]);)g-=1;for(;;){let j=ur(_,y,M,g,q,true);if(null!==
j)return j;g+=q+20}})(s,u,d,l),m=null===f.gridRows?0:f.row+l-1-f.gridRows;return m>0&&c.addRows(u.sheet,m+200),f.row})(t,
n,r,i.length);return()=>{oo(t,e,a),fn(t,n.sheet,{row:a+i.length-1,seq:o})}}}function oo(e,{table:t,layout:n,rows:r},i){let o=cn(
n,t.columns.map(ro)),a=r.map(s=>cn(n,s));for(let[s,{column:u,cells:d}]of o.entries()){let l=a.map(c=>c[s]?.cells??[]);dn(
e,t.sheet,{row:i,column:u},l,d.map(String))}}function hn(e,t,n,r,i){let{document:o}=e.workspace,a=n[t.idIndex]??1;if(i>1){
let[s]=o.read(t.sheet,{row:i,column:a,rows:1,columns:1});if(s?.[0]===r)return[i]}return o.find(t.sheet,a,2,r)}function ao({
table:e,layout:t,id:n,row:r,seq:i}){return o=>{let a=hn(o,e,t,n,r);return()=>so(o,e.sheet,a,i)}}function so(e,t,n,r){let i=[
...n].sort((o,a)=>a-o);for(let o=0;o<i.length;){let a=o;for(;i[a+1]===(i[a]??0)-1;)a+=1;let s=a-o+1;e.workspace.document.
deleteRows(t,i[a]??0,s),(function(u,d,l){let c=u.hints.tails[d];void 0!==c&&l.row<=c.row&&fn(u,d,{...c,row:c.row-l.rows}),
l.seq>0&&to(u,d,[...u.hints.gaps[d]??[],l.seq])})(e,t,{row:i[a]??0,rows:s,seq:r}),o=a+1}}function lr(e,t,n){let{kind:r,resource:i,
record:o,seq:a,before:s}=t,u=xe(i),d=lt(e,u),l=String(o.id),c=s?.row??0,p=rr(u,o,n),f=(function(m,{kind:_,resource:y,record:M,
before:q},E){let C=sr(y);if(null===C)return[];let h=lo(C,M,E),g=null===q?null:lo(C,q.stored.record,E);if("updated"===_&&
JSON.stringify(h)===JSON.stringify(g))return[];let j=lt(m,C),P=String(M.id);return"created"===_?[pn({table:C,layout:j,rows:h,
seq:0})]:"deleted"===_?[ao({table:C,layout:j,id:P,row:0,seq:0})]:[(function({table:W,layout:Y,documentId:T,rows:x}){return v=>{
let O=hn(v,W,Y,T,0),A=x.slice(O.length),k=0===A.length?null:pn({table:W,layout:Y,rows:A,seq:0})(v);return()=>{for(let[$,
b]of O.slice(0,x.length).entries())oo(v,{table:W,layout:Y,rows:[x[$]??[]]},b);k?.(),so(v,W.sheet,O.slice(x.length),0)}}})(
{table:C,layout:j,documentId:P,rows:h})]})(e,t,n);switch(r){case"created":return{plans:[...f,pn({table:u,layout:d,rows:[
p],seq:a})],cells:p};case"deleted":return{plans:[...f,ao({table:u,layout:d,id:l,row:c,seq:a})],cells:p};case"updated":{let m=null===
s?[]:rr(u,s.stored.record,s.stored.rev),_=uo(u,p,m).filter(y=>(function(M,q,{only:E}){let C=q===M.revIndex||q===M.checkIndex;
return null==E||C||E.includes(M.columns[q]?.key??"")})(u,y,t));return{plans:[...f,(function(y){let{table:M,layout:q,id:E,
seq:C,cells:h,changed:g}=y;return j=>{let[P]=hn(j,M,q,E,y.row);if(void 0===P)return pn({table:M,layout:q,rows:[h],seq:C})(
j);let W=g.map(T=>q[T]??0),Y=g.map(T=>h[T]??"");return()=>{for(let T of cn(W,Y))dn(j,M.sheet,{row:P,column:T.column},[T.
cells],null)}}})({table:u,layout:d,id:l,seq:a,row:c,cells:p,changed:_})],cells:p}}}}function uo(e,t,n){return t.flatMap(
(r,i)=>r===n[i]||i===e.idIndex?[]:[i])}function lo(e,t,n){return t.items.map(r=>{var i,o;return i=e.columns,o={...r,document_number:t.
number,document_id:t.id,rev:n},i.map(({key:a,cell:s})=>{let u=o[a]??null;return null===u?"":"number"===s?"number"==typeof u?
u:Ur(String(u)):ut(String(u))})})}function It(e,t,n,r){let i=(function({hints:s},u){return s.layouts[u.sheet]??u.columns.
map((d,l)=>l+1)})(e,t),o=co(e,t,i,n,r);if(o.rows.every(Ka))return o;let a=or(e,t);return a.every((s,u)=>s===i[u])?o:co(e,
t,a,n,r)}function Ka({decoded:e}){return e.ok&&e.stored.isUntouched}function co(e,t,n,r,i){let o=eo(n),a=Ie(e.workspace.
document,t.sheet,{first:r,last:i},o),s=a.rows.map(d=>Xi(n,o.column,d)),u=s[s.length-1];return{rows:s.flatMap((d,l)=>mn(d)?
[]:[{row:r+l,id:String(d[t.idIndex]),seq:Ve(String(d[t.idIndex]),t.resource.idPrefix),decoded:(function(c,p){let f=String(
p[c.idIndex]),m={},_=Vi(p.slice(c.dataIndex));if(null===_)return ir(f,"Data","does not hold what the API wrote there");for(let[
C,h]of Object.entries(c.resource.fields))Xe(h)&&void 0===h.column&&(m[C]=_[C]??(function({kind:g,mode:j}){return"optiona\
l"===j||"server"===j?null:true===g.list?[]:{}})(h));for(let[C,h]of c.columns.entries()){let g=c.resource.fields[h.key];if(void 0===
g)continue;let j=Zi(g,p[C]??"");if(!j.ok)return ir(f,h.header,j.reason);m[h.key]=j.value}let y=zi(c,p),M=p[c.checkIndex]===
y,q=p[c.revIndex],E=Ve(f,c.resource.idPrefix);return null===E?ir(f,"ID","is not an id that the API has given"):{ok:true,
stored:{record:m,seq:E,rev:"number"==typeof q?q:0,fingerprint:y,isUntouched:M}}})(t,d)}]),reachesEnd:null!==a.gridRows||
void 0===u||mn(u)}}function dr(e,t,n){let r=Ve(n,t.resource.idPrefix);if(null===r)return null;let i=mo(e,t,r);return(i<2?
void 0:It(e,t,i,i).rows.find(o=>o.id===n))??fo(e,t,"id",n)[0]??null}function fo(e,t,n,r){let i=lt(e,t)[t.columns.findIndex(
o=>o.key===n)];if(void 0===i)throw Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.workspace.document.
find(t.sheet,i,2,ut(r)).flatMap(o=>It(e,t,o,o).rows.filter(a=>"id"===n?a.id===r:!a.decoded.ok||a.decoded.stored.record[n]===
r))}function mo(e,t,n){let r=e.hints.tails[t.sheet];if(void 0===r)return n+1;let i=r.seq-n-ar(e,t.sheet,n,r.seq+1);return r.
row-i}function po(e){if(e.decoded.ok)return e.decoded.stored;let{id:t,column:n,reason:r}=e.decoded.quarantine;throw new K(
"record_quarantined",`The record ${t} cannot be used: in its row ${e.row} of the sheet, the cell in column "${n}" ${r}. \
Correct that cell.`,{members:{existing_id:t,column:n,reason:r}})}function ho(e,t){let{workspace:n,settings:r,today:i}=e,
o=Math.max(n.clock.now(),t.atMs+1),a=new Date(o).toISOString(),s=t.transaction+1,u={...t.series},d=[],l=[],c=[],p=[],f=new Map,
m=[],_=null,y=(h,g)=>Mi(h,o,g,n.random.uuid()),M=h=>u[h]??0,q=h=>{let g=po(h);return f.set(g.record,{stored:g,row:h.row}),
g.record},E=h=>{let g=f.get(h);if(void 0===g)throw Error("Only a record that this draft has found can be changed.");return g},
C=(h,g)=>{for(let j of(d.push(h),[...g,...m]))l.push({id:y("evt",s),type:j,record:d.length-1});return m=[],h.record};return{
now:a,today:i,settings:r,transaction:s,series:u,changes:d,events:l,warnings:c,placeOf:E,newId:h=>y(h,s),find(h,g){let j=dr(
e,xe(h),g);return null===j?null:q(j)},findByText:(h,g,j)=>fo(e,xe(h),g,j).map(q),mentions:(h,g,j)=>{var P;let W,Y;return W=
lt(e,P=xe(h)),((Y=P.columns.findIndex(T=>T.key===g))>=0?[Y]:P.columns.flatMap((T,x)=>x>=P.dataIndex?[x]:[])).some(T=>e.workspace.
document.contains(P.sheet,W[T]??1,2,j))},lastOf:M,use(h,g){u[h]=g},create(h,g){let j=M(yo(h))+1;u[yo(h)]=j;let P={id:y(h.
idPrefix,j),version:1,created_at:a,updated_at:a},W=_o(h,{...g,...P});return C({kind:"created",resource:h,record:W,seq:j,
before:null},[h.createdEvent??`${h.object}.created`])},change(h,g,j){let P=E(g),W={version:Number(g.version)+1,updated_at:a},
Y=_o(h,{...g,...j,...W});return C({kind:"updated",resource:h,record:Y,seq:P.stored.seq,before:P},[])},remove(h,g){let j=E(
g);C({kind:"deleted",resource:h,record:g,seq:j.stored.seq,before:j},[`${h.object}.deleted`])},answerWith(h){_=d.findIndex(
g=>g.record===h)},answerIndex:()=>_??d.length-1,addEvent(h){m.push(h)},warn(h){c.push(h)},fault(h){p.push(h)},stopOnFaults(){
if(p.length>0)throw ze(p)}}}function yo(e){return`rows:${e.plural}`}function _o(e,t){return{...t,...e.complete?.(t)}}var ce="\
journal",Se=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events","recor\
ds","text"],La=Se.indexOf("answer"),vo=Se.indexOf("text")+1,go=vo+5;function yn(e,t){return JSON.parse(e[Se.indexOf(t)]??
"")}var bo=class extends K{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the reque\
st again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}},wo=Se.indexOf("idempotency_\
key")+1;function ko({workspace:e},t){var n;let r,i,o,a,s;return i=(r=(n=e.document.readRow(ce,t)).map(u=>Ce(String(u)))).
slice(vo-1).join(""),o=yn(r,"records"),a=0,s=o.map(({length:u,...d})=>(a+=u,{...d,text:i.slice(a-u,a)})),{transaction:Number(
n[0]),at:r[Se.indexOf("at")]??"",idempotencyKey:r[Se.indexOf("idempotency_key")]??"",fingerprint:r[Se.indexOf("fingerpri\
nt")]??"",series:yn(r,"series"),answer:yn(r,"answer"),events:yn(r,"events"),records:s}}function xo(e){let{hints:t,workspace:n}=e,
r=(null===t.journal?null:So(e,t.journal.row))??So(e,Math.max(1,n.document.lastContentRow(ce)));return null!==r&&r.transaction>=
(t.journal?.transaction??0)?r:(function({workspace:i,hints:o}){let a=i.document.lastContentRow(ce),s=Ie(i.document,ce,{first:2,
last:a+1},Mo),u=s.rows.map((c,p)=>({cells:c,row:p+2})).filter(({cells:c})=>cr(c));u.sort((c,p)=>Number(c.cells[0])-Number(
p.cells[0]));let d=u.map(({cells:c,row:p})=>Oo(c,p)),l=d[d.length-1]?.transaction??0;if(0===l&&a>1||!Ao(d)||l<(o.journal?.
transaction??0))throw $o();return qo(d,u[u.length-1]?.cells,{isComplete:true,appendRow:a+1,gridRows:s.gridRows})})(e)}function So(e,t){
let n=Math.max(2,t-60+1),r=Ie(e.workspace.document,ce,{first:n,last:t+20},Mo),i=r.rows.filter(cr).length,o=r.rows.slice(
0,i).every(cr),a=i<r.rows.length||null!==r.gridRows;if(!o||!a||0===i&&t>1)return null;let s=r.rows.slice(0,i).map((u,d)=>Oo(
u,n+d));return Ao(s)?qo(s,r.rows[i-1],{isComplete:2===n,appendRow:n+i,gridRows:r.gridRows}):null}function $o(){return new K(
"workspace_misconfigured",'The hidden sheet "journal" has lost entries or columns. Restore it from the version history o\
f the spreadsheet.',{members:{sheet:ce},retryAfterSeconds:60})}var Mo={column:1,columns:La};function cr(e){return"number"==
typeof e[0]}function Ao(e){return e.every((t,n)=>0===n||t.transaction===(e[n-1]?.transaction??0)+1)}function Oo(e,t){return{
row:t,transaction:Number(e[0]),atMs:Date.parse(String(e[1])),idempotencyKey:Ce(String(e[2])),fingerprint:Ce(String(e[3]))}}
function qo(e,t,n){let r=e[e.length-1];return{transaction:r?.transaction??0,row:r?.row??1,atMs:r?.atMs??0,isApplied:void 0===
t||""!==t[4],series:void 0===t?{}:(function(i){let o=Ce(String(i));if(!Ga.test(o))throw $o();return JSON.parse(o)})(t[6]),
recent:e,...n}}var Ga=/^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/;function jo(e,t,n){return e.decimal?.money!==true?
t:qe(t,Math.max(n,wt(t)))}function ft(e,t,n,r,i=[]){let o=t.currency,a="string"==typeof o?nt(o)??2:2,s=e.derive?.(t,r)??
{},u={...t,...s,object:e.object,etag:`"${n}"`,warnings:i};return(function d(l,c,p){let f={},m={},_=0;for(let[y,M]of Object.
entries(l)){if(!Mr(M))continue;let{kind:q}=M,E=c[y]??null;f[y]="amounts"===y?m:(function(C,h,g){if(null===h)return null;
if(void 0!==C.decimal){let P=jo(C,h,g);return"string"===C.decimal.as?P:Number(P)}let j=C.fields;return void 0===j?h:true===
C.list?h.map(P=>d(j,P,g)):d(j,h,g)})(q,E,p),void 0!==q.decimal&&(_+=1,m[y]=null===E?null:jo(q,E,p))}return 0===_||("curr\
ency"in l&&"items"in l&&(m.currency=c.currency??null),f.amounts=m),f})(e.fields,u,a)}function _n(e,t,n,r){let i,{lock:o}=e.
workspace;if(!o.tryAcquire(2e4))throw In("workspace_busy","Other writes are in progress. Send the request again.",2);try{
i=(function(a,s,u,d){var l;let c,p=xo(a);!(function(y,M,q){var E,C;if(M.isApplied||y.hints.applied>=M.transaction)return;
let h=ko(y,M.row);for(let g of h.records)!(function(j,P,W,Y){let T=Y.find(({object:$})=>$===P.object);if(void 0===T)throw Error(
`The journal names an unknown kind of record: ${P.object}.`);if("deleted"===P.kind)return(function($,b,{id:w,seq:R}){nr(
$,lr($,{kind:"deleted",resource:b,record:{id:w,items:[]},seq:R,before:null},0).plans)})(j,T,P);let x=dr(j,xe(T),P.id);if(x?.
decoded.ok===true&&x.decoded.stored.rev>=W&&(function($,b,w){let R=sr(b);return null===R||hn($,R,lt($,R),w,0).length>0})(
j,T,P.id))return;let v=(function $(b,w){let R={};for(let[S,I]of Object.entries(b))Xe(I)&&Mr(I)&&(R[S]=(function(F,L){if(null===
L)return null;if(void 0!==F.decimal){let G=zt(L);if(!G.ok)throw Error(`A stored decimal is not one: ${String(L)}`);return G.
value}let J=F.fields;return void 0===J?L:true===F.list?L.map(G=>$(J,G)):$(J,L)})(I.kind,w[S]??null));return R})(T.fields,
JSON.parse(P.text)),O={...v,...T.complete?.(v)},A=x?.decoded.ok!==true||x.decoded.stored.isUntouched?null:P.changed,{plans:k}=lr(
j,{kind:"updated",resource:T,record:O,seq:P.seq,before:null,only:A},W);nr(j,k),st(j)})(y,g,h.transaction,q);E=M.row,C=h.
at,dn(y,ce,{row:E,column:Se.indexOf("applied")+1},[[C]],["@"]),st(y),y.hints={...y.hints,applied:M.transaction}})(a,p,s);
let f=""===u.idempotencyKey||null===(c=(function({recent:y},M){return y.find(q=>q.idempotencyKey===M)?.row??null})(p,l=u.
idempotencyKey)??(function(y,M,q){let{document:E,clock:C}=y.workspace,h=M.recent[0];if(M.isComplete||void 0===h||h.atMs<
C.now()-864e5)return null;if(h.row>5e3)return E.find(ce,wo,2,ut(q))[0]??null;let g=Ie(E,ce,{first:2,last:h.row-1},{column:wo,
columns:1}),j=g.rows.findIndex(([P])=>Ce(String(P))===q);return j<0?null:g.firstRow+j})(a,p,l))?null:ko(a,c);if(null!==f)
return(function(y,M){if(y.fingerprint!==M.fingerprint)throw new K("idempotency_key_reused","This Idempotency-Key was use\
d with another method, path or body. Use a new key for a new request.");let{status:q,record:E,location:C}=y.answer;return{
status:q,body:y.records[E]?.text??"",location:C,isReplay:true}})(f,u);let m=ho(a,p),_=d(m);return m.stopOnFaults(),null!==
_?(function(y,M,{resource:q,record:E}){let{fingerprint:C}=M.placeOf(E).stored;return{status:200,body:JSON.stringify(ft(q,
E,C,y.today,M.warnings)),location:null,isReplay:false}})(a,m,_):(function(y,M,q,E){var C;let h,{transaction:g,changes:j}=q,
P=j.map(T=>lr(y,T,g)),W=j.map((T,x)=>(function(v,O,{kind:A,resource:k,record:$,seq:b,before:w},R,S){let I=xe(k),{object:F}=k,
L=String($.id),J=null===w?[]:rr(I,w.stored.record,w.stored.rev),G="updated"===A?uo(I,R,J).map(N=>I.columns[N]?.key??""):
[],U=S===O.answerIndex(),Z="deleted"===A?{id:L,object:F,deleted:true}:ft(k,$,String(R[I.checkIndex]),v.today,U?O.warnings:
[]);return{object:F,id:L,seq:b,kind:A,changed:G,text:JSON.stringify(Z)}})(y,q,T,P[x]?.cells??[],x)),Y=(h=j[C=q.answerIndex()],
h?.kind!=="created"?{status:200,record:C,location:null}:{status:201,record:C,location:`/api/v1/${h.resource.plural}/${String(
h.record.id)}`});return(function(T,x,v){let O,A,k=(O=v.records.map(({text:b,...w})=>({...w,length:b.length})),A=[v.at,v.
idempotencyKey,v.fingerprint,"","",JSON.stringify(v.series),JSON.stringify(v.answer),JSON.stringify(v.events),JSON.stringify(
O),...Hi(v.records.map(({text:b})=>b).join(""),32e3)],[v.transaction,...A.map(ut)]);!(function({workspace:b},{appendRow:w,
gridRows:R},S){if(null!==R&&w>R&&b.document.addRows(ce,500),S<=go)return;let I=S-b.document.readRow(ce,1).length;I>0&&b.
document.addColumns(ce,I)})(T,x,k.length);let $=k.map((b,w)=>0===w?"0":"@");dn(T,ce,{row:x.appendRow,column:1},[k],$);try{
st(T)}catch{!(function(b,w,R){let S;try{st(b),S=b.workspace.document.read(ce,{row:w,column:1,rows:1,columns:1})[0]?.[0]}catch{
throw new bo}if(S!==R)throw In("workspace_unavailable","Google refused the write. Nothing was changed; send the request \
again.",5)})(T,x.appendRow,v.transaction)}})(y,M,{transaction:g,at:q.now,...E,series:q.series,answer:Y,events:q.events,records:W}),
nr(y,P.flatMap(({plans:T})=>T)),(function(T){try{st(T)}catch{try{st(T)}catch{throw new bo}}})(y),y.hints={...y.hints,applied:g,
journal:{row:M.appendRow,transaction:g}},{...Y,body:W[Y.record]?.text??"",isReplay:false}})(a,p,m,u)})(e,t,n,r)}finally{
e.hasUnflushedWrites||o.release()}return i.isReplay||no(e),i}function vn({session:e,key:t,request:n,body:r}){let i=n.headers["\
idempotency-key"],{sha256Hex:o}=e.workspace.digest;if(void 0===i)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.
test(i)||i.length>255)throw new K("invalid_idempotency_key","An Idempotency-Key has 1 to 255 visible ASCII characters.");
return{idempotencyKey:o(`${t.rolled_from??t.id}
${i}`),fingerprint:o(`${n.method}
${n.path}
${Rt(r)}`)}}function gn({status:e,body:t,location:n,isReplay:r}){let{etag:i}=JSON.parse(t);return{status:e,body:t,headers:{
...void 0===i?{}:{ETag:i},...null===n?{}:{Location:n},...r?{"Idempotent-Replayed":"true"}:{}}}}function fr(e,t,{id:n,request:r}){
var i;let o=e.find(t,n);if(null===o)throw new K("not_found",`There is no ${t.object} with the id ${n}.`);let a=r.headers["\
if-match"],s=(i=e.placeOf(o).stored.fingerprint,`"${i}"`);if(void 0===a||a.split(",").some(u=>["*",s].includes(u.trim().
replace(/^W\//,""))))return o;throw new K("etag_mismatch",`The ${t.object} has changed since you read it. Read it again.`,
{members:{current_etag:s},headers:{ETag:s}})}function Eo(e,t,n){for(let[r,i]of Object.entries(t.unique)){let o=n[r];if("\
string"!=typeof o)continue;let[a]=e.findByText(t,r,o);if(void 0!==a)throw new K(i,`The ${t.object} ${String(a.id)} has t\
he ${r} "${o}" already.`,{members:{existing_id:a.id}})}}function Ro(e,t,n){var r;let i,o=er($t(e.fields),t),a=(r=o.ok?[]:
o.problems,i=at(t)?e.check?.(t)??[]:[],[...r,...i.filter(({pointer:s})=>!r.some(u=>u.pointer===s))]);if(a.length>0&&""===
n.idempotencyKey)throw ze(a);return s=>{if(!o.ok||a.length>0)throw ze(a);Eo(s,e,o.value);let u=e.create(o.value,s);return s.
stopOnFaults(),s.create(e,u),null}}function Io(e,t,n){let r=n.map(({row:o})=>o).sort((o,a)=>o-a),i=new Map;for(let o=0;o<
r.length;){let a=o;for(;a+1<r.length&&(r[a+1]??0)-(r[a]??0)<=250;)a+=1;for(let s of It(e,t,r[o]??0,r[a]??0).rows)i.set(s.
row,s);o=a+1}return n.flatMap(({seq:o,row:a})=>{let s=i.get(a);return void 0!==s&&s.seq===o?[s]:[]})}function No(e,t,n,{
limit:r,first:i,skip:o}){let a=(l,c)=>null!==l&&l===c+1+ar(e,t.sheet,c,l),s=n.every(({seq:l},c)=>0===c||a(l,n[c-1]?.seq??
0)),u=i>2||0===n.length||a(n[0]?.seq??null,0);if(!s||!u)return null;let d=n.slice(0,n.length-o).reverse();return{rows:d.
slice(0,r),hasMore:d.length>r}}function mr(e,t){if("id"===t||"created_at"===t)return[];let n=e.columns.findIndex(({key:r})=>r===
t);return n>=0?[n]:e.columns.flatMap((r,i)=>i>=e.dataIndex?[i]:[])}function To(e){return null==e?null:String(e)}function Do(e,t){
return e===t?0:e<t?-1:1}function Co(e,t){return new K(e,t,{parameters:[{parameter:"cursor",code:e,message:t}]})}function Po({
plural:e},t){return Li([e,...Object.entries(t).filter(([n])=>"cursor"!==n&&"limit"!==n).map(n=>n.join("=")).sort()]).slice(
-8)}function Yo(e,t){return 0===e?"gte"===t||"lte"===t:e>0==("gte"===t||"gt"===t)}function pr(e,t){return e===t?0:e<t?-1:
1}var Fo=["total_count","deleted"];function Uo(e,t){let n=Gt(e,t);return`Must be one of ${t.join(", ")}.${null===n?"":` \
Did you mean "${n}"?`}`}var Wa=De.flatMap(e=>{let t,n,r,i;return[...(function(o,a){let s,{plural:u}=o,d=`/${u}`,l=[{...hr(
o),method:"GET",path:d,operationId:`list${Qe(u)}`,parameters:(s=Ui(o).flatMap(Bi).map(({parameter:c})=>c),["limit","curs\
or","sort","include",...void 0===o.searched?[]:["q"],...s]),answer:"list",run:c=>(function(p,f){var m;let _,y,M,q,E,{session:C,
query:h}=f,g=(function(x,v){var O;let A=[],k=(S,I)=>{A.push({parameter:S,code:"invalid_parameter",message:I})},$=void 0===
v.limit?100:(O=v.limit,/^\d{1,3}$/.test(O)?Number(O):0);($<1||$>500)&&k("limit","Must be a whole number from 1 to 500.");
let[,b="",w=""]=/^(-?)(.*)$/.exec(v.sort??"-created_at")??[];Ji(x).includes(w)||k("sort",Uo(w,Ji(x)));let R=void 0===v.include?
[]:v.include.split(",");for(let S of R)Fo.includes(S)||k("include",Uo(S,Fo));return{limit:$,sort:{field:w,isDescending:"\
-"===b},counts:R.includes("total_count"),showsDeleted:R.includes("deleted"),problems:A}})(p,h),{conditions:j,problems:P}=(q=
Ui(p).flatMap(x=>Bi(x).flatMap(({parameter:v,bound:O})=>{let A=h[v];return void 0===A?[]:[{parameter:v,found:null!==O?(function(k,{
fields:$},b,w,R){let S=J=>({needs:[b],holds:({[b]:G})=>null!=G&&Yo(J(String(G)),w)});if($[b]?.kind.decimal!==void 0){let J=zt(
R);return J.ok?S(G=>ge(G,J.value)):"Must be a decimal number."}let I=On(R);if(b.endsWith("_date"))return I?S(J=>pr(J,R)):
"Must be a day, YYYY-MM-DD.";if(I){let J="gt"===w||"lte"===w,G=(function(Z,N,B,ee){let H=Er(B,ee)??B,Q=Date.parse(`${H}T\
00:00:00.000Z`),X=Q-54e6,te=Q+54e6;for(;te-X>1e3;){let oe=X+1e3*Math.floor((te-X)/2e3);Z.dayOf(oe,N)<H?X=oe:te=oe}return new Date(
te).toISOString()})(k.workspace.clock,k.settings.time_zone,R,+!!J),U="gt"===w||"gte"===w?"gte":"lt";return{needs:[b],holds:({
[b]:Z})=>Yo(pr(String(Z),G),U)}}let F=/^\d{4}-\d\d-\d\dT/.test(R)?Date.parse(R.replace(" ","+")):0/0;if(Number.isNaN(F))
return"Must be a day, or an RFC 3339 time such as 2026-01-31T12:00:00Z.";let L=new Date(F).toISOString();return S(J=>pr(
J,L))})(C,p,x.field,O,A):"flag"===x.kind?(function({today:k},{fields:$,derive:b},{field:w},R){if("true"!==R&&"false"!==R)
return"Must be true or false.";let S="true"===R;return $[w]?.mode!=="derived"?{needs:[w],holds:I=>I[w]===S}:{needs:["sta\
tus","due_date","amount_due","total"],holds:I=>b?.(I,k)[w]===S}})(C,p,x,A):(function({field:k},$){let b=$.split(",");return b.
length>100?"Give at most 100 values.":{needs:[k],holds:w=>b.includes(String(w[k]))}})(x,A)}]})),E=void 0===h.q?[]:[(m=p.
searched??[],_=h.q.toLowerCase(),{needs:m,holds:x=>m.some(v=>String(x[v]??"").toLowerCase().includes(_))})],{conditions:[
...q.flatMap(({found:x})=>"string"==typeof x?[]:[x]),...E],problems:q.flatMap(({parameter:x,found:v})=>"string"==typeof v?
[{parameter:x,code:"invalid_parameter",message:v}]:[])}),[W]=[...g.problems,...P];if(void 0!==W)throw new K(W.code,`The \
parameter "${W.parameter}": ${W.message}`,{parameters:[...g.problems,...P]});let Y=void 0===h.cursor?null:(function(x,v,O){
let[,A="",k="",$=""]=/^([0-9A-Z]{26})-([0-9a-f]{8})-((?:[0-9a-f]{4})*)$/.exec(x)??[],b=`${v.idPrefix}_${A}`;if(null===Ve(
b,v.idPrefix))throw Co("cursor_invalid","The cursor is not one that a list has answered. Begin without a cursor.");if(k!==
Po(v,O))throw Co("cursor_mismatch","The cursor belongs to a list with other parameters. Begin that list without a cursor\
.");return{id:b,value:""===$?null:$.replace(/.{4}/g,w=>String.fromCharCode(Number.parseInt(w,16)))}})(h.cursor,p,h),T=0===
j.length&&!g.counts&&!g.showsDeleted&&(function({sort:x}){return"created_at"===x.field&&x.isDescending})(g)?(function(x,v,O,A){
var k;let $=null===A?null:Ve(A.id,v.idPrefix),{rows:b,hasMore:w}=(k=xe(v),(null===$?(function(S,I,F){let L=S.hints.tails[I.
sheet],J=L?.row??S.workspace.document.lastContentRow(I.sheet);if(J<2)return{rows:[],hasMore:false};let G=Math.max(2,J-F),
{rows:U,reachesEnd:Z}=It(S,I,G,J+20),N=U[U.length-1];if(!Z||N?.seq==null)return null;let B=L?.seq??0;return N.seq+ar(S,I.
sheet,N.seq,B+1)<B||void 0===L&&G>2?null:(fn(S,I.sheet,{row:N.row,seq:N.seq}),No(S,I,U,{limit:F,first:G,skip:0}))})(x,k,
O):(function(S,I,F,L){let J=mo(S,I,L);if(J<2)return null;let G=Math.max(2,J-F-1),{rows:U}=It(S,I,G,J),Z=U[U.length-1];return Z?.
row!==J||Z.seq!==L?null:No(S,I,U,{limit:F,first:G,skip:1})})(x,k,O,$))??(function(S,I,F,L){let{document:J}=S.workspace,G=or(
S,I)[I.idIndex]??1,U=J.lastContentRow(I.sheet),{rows:Z}=Ie(J,I.sheet,{first:2,last:U},{column:G,columns:1}),N=Z.flatMap(
([H],Q)=>{let X=Ve(String(H),I.resource.idPrefix);return null===X?[]:[{seq:X,row:Q+2}]}).sort((H,Q)=>Q.seq-H.seq),B=N[0];
void 0!==B&&(function(H,Q,X,te){fn(H,Q,te);let oe=[];for(let[se,{seq:le}]of X.entries()){let pe=X[se+1]?.seq??0;for(let he=le-
1;he>pe&&oe.length<300;he-=1)oe.push(he)}to(H,Q,oe),no(H)})(S,I.sheet,N,B);let ee=N.filter(({seq:H})=>null===L||H<L);return{
rows:Io(S,I,ee.slice(0,F)),hasMore:ee.length>F}})(x,k,O,$)),R=b[b.length-1];return{entries:b,hasMore:w,end:void 0===R?null:
{id:R.id,value:null},total:0}})(C,p,g.limit,Y):(function(x,v,O){let{conditions:A,sort:k,limit:$,after:b,tombstones:w}=O,
R=[...new Set([...A.flatMap(({needs:N})=>N),k.field])],S=v.resource.fields[k.field]?.kind.decimal!==void 0,I=(N,B)=>{var ee;
let H;return ee=k.isDescending,H=ee?-1:1,N.value===B.value?H*Do(N.id,B.id):null===N.value?1:null===B.value?-1:H*(S?ge(N.
value,B.value):Do(N.value,B.value))},F=(function(N,B,ee){let{document:H}=N.workspace,Q=lt(N,B),X=[...new Set([B.idIndex,
...ee.flatMap(se=>mr(B,se))])],te=H.lastContentRow(B.sheet),oe=new Map;for(let se of cn(X.map(le=>Q[le]??1),X)){let le={
column:se.column,columns:se.cells.length},{rows:pe}=Ie(H,B.sheet,{first:2,last:te},le);for(let[he,$e]of se.cells.entries())
oe.set(Number($e),pe.map(pt=>pt[he]??""))}return(oe.get(B.idIndex)??[]).flatMap((se,le)=>{let pe=String(se),he=Ve(pe,B.resource.
idPrefix);return null===he?[]:[{row:le+2,seq:he,id:pe,record:(function($e,pt,Tt,Dt){let Ct={id:Tt,created_at:new Date(Ai(
Tt.slice(Tt.indexOf("_")+1).slice(0,10))).toISOString()},Pt;for(let ye of pt){let[ht]=mr($e,ye),Yt=$e.resource.fields[ye];
if(void 0!==ht&&void 0!==Yt){if(ht<$e.dataIndex){let we=Zi(Yt,Dt(ht));we.ok&&(Ct[ye]=we.value);continue}Pt??(Pt=Vi(mr($e,
ye).map(Dt))),Ct[ye]=Pt?.[ye]??null}}return Ct})(B,ee,pe,$e=>oe.get($e)?.[le]??"")}]})})(x,v,R).filter(({record:N})=>A.every(
({holds:B})=>B(N))).map(({row:N,seq:B,id:ee,record:H})=>({value:To(H[k.field]),id:ee,row:N,seq:B})),L=w.map(N=>({value:To(
"updated_at"===k.field?N.updated_at:null),id:N.id,tombstone:N})),J=[...F,...L].sort(I),G=null===b?J:J.filter(N=>I(N,b)>0),
U=G.slice(0,$),Z=new Map(Io(x,v,U.flatMap(N=>"row"in N?[N]:[])).map(N=>[N.id,N]));return{entries:U.flatMap(N=>{if("tombs\
tone"in N)return[N.tombstone];let B=Z.get(N.id);return void 0===B?[]:[B]}),hasMore:G.length>$,end:U[U.length-1]??null,total:F.
length}})(C,xe(p),{...g,conditions:j,after:Y,tombstones:g.showsDeleted?(y=["id","updated_at"],M=j.filter(({needs:x})=>x.
every(v=>y.includes(v))),(function({workspace:x},{object:v}){let{document:O,clock:A}=x,k=O.lastContentRow(ce),$=R=>Ie(O,
ce,{first:2,last:k},{column:Se.indexOf(R)+1,columns:1}).rows.map(([S])=>Ce(String(S))),b=$("records"),w=new Date(A.now()-
2592e6).toISOString();return $("at").flatMap((R,S)=>{let I=b[S]??"";return R<w||!I.includes('"deleted"')?[]:JSON.parse(I).
filter(F=>"deleted"===F.kind&&F.object===v).map(({id:F})=>({id:F,object:v,deleted:true,updated_at:R}))})})(C,p).filter(x=>M.
every(({holds:v})=>v({...x})))):[]});return(function(x,v,O,{entries:A,hasMore:k,end:$,total:b},w){let R,S=A.flatMap(U=>{
if("deleted"in U)return[U];if(!U.decoded.ok)return[];let{record:Z,fingerprint:N}=U.decoded.stored;return[ft(v,Z,N,x.today)]}),
I=k&&null!==$?(function({id:U,value:Z},N,B){return`${U.slice(U.indexOf("_")+1)}-${Po(N,B)}-${null===Z?"":Z.replace(/[\s\S]/g,
ee=>ee.charCodeAt(0).toString(16).padStart(4,"0"))}`})($,v,O):null,F=`/api/v1/${v.plural}`,L=A.length-S.length,J={object:"\
list",url:F,data:S,has_more:k,next_cursor:I,...w?{total_count:b}:{},...L>0?{quarantined:L}:{}},G=null===I?{}:{Link:(R=Object.
entries({...O,cursor:I}).map(([U,Z])=>`${encodeURIComponent(U)}=${encodeURIComponent(Z)}`),`<${F}?${R.join("&")}>; rel="\
next"`)};return{status:200,body:JSON.stringify(J),headers:G}})(C,p,h,T,g.counts)})(o,c)},{...Nt(o),method:"POST",path:d,
operationId:`create${(function({object:c}){return Qe(c)})(o)}`,body:{kind:"create"},successStatus:201,run:c=>{let p,f;return p=
vn(c),f=Ro(o,c.body,p),gn(_n(c.session,a,p,f))}}];return true!==o.previews?l:[...l,{...Nt(o),method:"POST",path:`${d}/pr\
eview`,operationId:`preview${(function({object:c}){return Qe(c)})(o)}`,body:{kind:"create"},answer:"other",run:c=>(function(p,{
session:f,body:m}){let _=ho(f,xo(f));Ro(p,m,{idempotencyKey:"",fingerprint:""})(_);let{record:y}=_.changes[_.changes.length-
1]??{record:{}};return{status:200,body:JSON.stringify({...ft(p,{...y,id:null,number:null,version:null,created_at:null,updated_at:null},
"",f.today,_.warnings),etag:null})}})(o,c)}]})(e,De),...(t=`/${e.plural}/{id}`,n={...hr(e),method:"GET",path:t,operationId:`\
get${(function({object:o}){return Qe(o)})(e)}`,run:o=>(function(a,{session:s,id:u}){let d=dr(s,xe(a),u);if(null===d)throw new K(
"not_found",`There is no ${a.object} with the id ${u}.`);let{record:l,fingerprint:c}=po(d);return{status:200,body:JSON.stringify(
ft(a,l,c,s.today)),headers:{ETag:`"${c}"`}}})(e,o)},r={...Nt(e),method:"PATCH",path:t,operationId:`update${(function({object:o}){
return Qe(o)})(e)}`,body:{kind:"update"},run:o=>(function(a,s,u){let{session:d,body:l}=u;return gn(_n(d,s,vn(u),c=>{let p=fr(
c,a,u);if(!at(l))throw ze([{pointer:"",code:"invalid_type",message:"Must be a JSON object."}]);let{fingerprint:f}=c.placeOf(
p).stored,m=(function(_,y,M,q,E){let C=q(M),h=(function(v,O,A,k=""){let $={},b=[];for(let[w,R]of Object.entries(O)){if(tr(
R,A[w]??null))continue;let S=Object.keys(v).includes(w)||"amounts"===w?v[w]:null;if(null!==S&&(void 0===S||!Jt(S)||true===
S.createOnly)){let F="status"===w?"Is changed by actions, not by PATCH: see allowed_actions.":"Is set by the server.";b.
push({pointer:_t(k,w),code:"read_only",message:F});continue}let I=S?.kind.list===true?S.kind.fields:void 0;$[w]=void 0!==
I&&Array.isArray(R)?R.map((F,L)=>{let J=A[w]?.find(({id:G})=>at(F)&&G===F.id&&void 0!==G);return at(F)&&void 0!==J?(function(G,U,Z,N,B){
let ee={};for(let[H,Q]of Object.entries(U)){let X=G[H];"amounts"!==H&&(void 0===X||Jt(X))?ee[H]=Q:tr(Q,Z[H]??null)||B.push(
{pointer:_t(N,H),code:"read_only",message:"Is set by the server."})}return ee})(I,F,J,_t(_t(k,w),L),b):F}):R}return{members:$,
problems:b}})(y.fields,E,C);!(function(v,O,A){let k=v.editable?.(O)??null;if(null===k)return;let $=A.filter(b=>!k.fields.
includes(b));if(0!==$.length)throw new K(k.code,`${$.join(", ")} cannot change while the ${v.object} is ${String(O.status)}\
.`,{members:Ki(v,O)})})(y,M,Object.keys(h.members));let g=(function v(O,A){let k={};for(let[$,b]of Object.entries(O)){let w=A[$]??
null;if(!Jt(b)||!Xe(b)||null===w)continue;let R=b.kind.fields;void 0===R?k[$]=w:true===b.kind.list?k[$]=w.map(S=>v(R,S)):
k[$]=v(R,w)}return k})(y.fields,M),j=(function v(O,A){if(!at(A))return A;let k=at(O)?{...O}:{};for(let[$,b]of Object.entries(
A))null===b?delete k[$]:k[$]=v(k[$],b);return k})(y.prepareMerge?.(g,h.members,M)??g,h.members),P=er($t(y.fields),j),W=[
...h.problems,...P.ok?[]:P.problems,...y.check?.(j)??[]];if(!P.ok||W.length>0)throw ze(W);let Y=y.revise?.(P.value,_,M)??
{};_.stopOnFaults();let T=q({...M,...Y}),x=Object.entries(Y).filter(([v])=>!tr(T[v],C[v]));return 0===x.length?null:Object.
fromEntries(x)})(c,a,p,_=>ft(a,_,f,d.today),l);return null===m?{resource:a,record:p}:(Eo(c,a,m),c.addEvent(`${a.object}.\
updated`),c.change(a,p,m),null)}))})(e,De,o)},i={...Nt(e),method:"DELETE",path:t,operationId:`delete${(function({object:o}){
return Qe(o)})(e)}`,answer:"deleted",run:o=>gn(_n(o.session,De,vn(o),a=>{let s=fr(a,e,o);return e.prepareRemoval?.(s,a),
void 0!==e.insteadOfDeletion&&(function(u,d,l,c){for(let p of l)for(let[f,m]of Object.entries(p.fields))if(!("id"===f||!(function(_,y){
if(!Xe(_))return false;let M=true===_.kind.list?_.kind.fields:void 0;return _.kind.refersTo===y||Object.values(M??{}).some(
({kind:q})=>q.refersTo===y)})(m,d.idPrefix)||!u.mentions(p,f,c)))throw new K("not_deletable",`There are ${p.plural} that\
 refer to it. Set ${d.insteadOfDeletion??""} instead.`)})(a,e,De,String(s.id)),a.remove(e,s),null}))},[n,...void 0===e.revise?
[]:[r],...!(function({prepareRemoval:o,insteadOfDeletion:a}){return void 0!==o||void 0!==a})(e)?[]:[i]]),...(e.actions??
[]).map(o=>{let a;return a=o.answers?.(),{...Nt(e),method:"POST",path:`/${e.plural}/{id}/${o.name}`,operationId:`${o.name.
replace(/_(\w)/g,(s,u)=>u.toUpperCase())}${(function({object:s}){return Qe(s)})(e)}`,body:{kind:"action",fields:o.fields},
successStatus:o.successStatus,...void 0===a?{}:{answers:a},run:s=>gn(_n(s.session,De,vn(s),u=>{let d=fr(u,e,s);if(o.done?.
includes(String(d.status))===true)return{resource:e,record:d};!(function(c,p,f){let{status:m}=f;if(null===p.from||p.from.
includes(String(m)))return;let _=p.explain?.(f);if(_)throw _;let y=/^[aeiou]/.test(c.object)?"An":"A",M=p.name.replace(/_/g,
" ");throw new K("invalid_state",`${y} ${c.object} that is ${String(m)} does not take "${M}".`,{members:Ki(c,f)})})(e,o,
d);let l=er($t(o.fields),s.body??{});if(!l.ok)throw ze(l.problems);return o.run(d,l.value,u),null}))}})]});function hr(e){
let t=`${e.plural}:read`;return{resource:e,scope:t,parameters:[],body:{kind:"none"},answer:"record",successStatus:200}}function Nt(e){
return{...hr(e),scope:`${e.plural}:write`}}function Qe(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Bo(e){try{
var t;let n,r,i,o,a=an(),s=(function(u){try{return u()}catch(d){return{fault:d}}})(e);return"fault"in s?(t=s.fault,n=Yi(
a),Pi(Xn(Qn(t)??Fi(a,t,n),"",n),n)):(r=Yi(a),i="HEAD"===s.method,o=(function(u,d,l,c){let p={headers:{}};try{let f=(function(m,_,y,M){
var q,E;!(function({digest:Y},{body:T}){if(!(3*T.length<=262144||262144>=Y.utf8Length(T)))throw new K("payload_too_large",
"A body has at most 256 KiB.")})(m,y);let C=(function(Y,{method:T,path:x}){return"GET"!==T?null:"/health"===x?{status:200,
body:JSON.stringify({object:"health",status:"ok",build:Y.build.id})}:"/openapi.json"===x?{status:200,body:Y.files.openApi()}:
null})(m,y);if(null!==C)return C;let h=(function(Y,T){let x=(function(k,$){let b,w=Da.exec((k.authorization??"").trim())?.[1]?.
trim()??"",R=(k["x-api-key"]??"").trim();if(w&&R&&w!==R)return{ok:false,code:"credentials_conflict"};let S=w||R;return S?
null!==(b=oa.exec(S))&&b[1]===$&&Sr(b[2]??"")===b[3]?{ok:true,key:S}:{ok:false,code:"invalid_api_key"}:{ok:false,code:"m\
issing_api_key"}})(T.headers,Y.build.keyMode);if(!x.ok)throw new K(x.code,Di[x.code]);let v=Y.digest.sha256Hex(x.key),O=Y.
cache.getAll([Bt,un(v),Vn,ot]),A=(function(k,$,b){let w=k.clock.now(),R=b[Bt],S=b[un($)];if(void 0!==R){let I,F,L=$r(R,$,
w);if(!L)return{outcome:"invalid_api_key"};let J=(F=(I=tn(S))&&Ei(I,w))&&!F.admitted?F:null;if(J)return{outcome:"rate_li\
mited",key:L,rate:J}}if(!k.lock.tryAcquire(1e4))return{outcome:"workspace_busy"};try{return(function(I,F,L){let J=I.clock.
now(),G=void 0===L.table?I.properties.getAll():null,U=G?JSON.stringify(xn(G).filter(Q=>J<Ut(Q))):L.table??"",Z=G?{[Bt]:U}:
{},N=$r(U,F,J);if(!N)return Ri(I,Z),{outcome:"invalid_api_key"};let{logSeen:B,firstReadMs:ee}=L,H=(function(Q,X,te){var oe,
se,le;let pe,he,$e,pt,Tt=Ft+X.id,Dt=te.logSeen?Ii(Q,X):null,{found:Ct,missed:Pt}=Dt?{found:Dt,missed:false}:(pe=Ft+X.id,
he=tn(te.properties?te.properties[pe]??null:Q.properties.get(pe)),($e=!te.logSeen&&null!==he&&he.savedAtMs>=te.firstReadMs?
Ii(Q,X):null)?{found:$e,missed:false}:{found:(function(we,_r){if(null===we)return Ta;let vr=sn(we,_r),Xo=ji(we,vr),ts=vr-
we.savedAtMs>=366e4?0:Math.min(19,100-Xo.length),ns=[...Xo,...Array(ts).fill(vr)];return{...we,admittedMs:ns,unsaved:19}})(
he,Q.clock.now()),missed:true}),ye=Ei(Ct,Q.clock.now()),ht=ye.admitted&&(sn(oe=ye.log,0)-oe.savedAtMs>=36e5||oe.admittedMs.
length>19&&oe.unsaved>19),Yt=(pt=(le=ht?{...se=ye.log,savedAtMs:sn(se,0),unsaved:0}:ye.log).admittedMs.map((we,_r)=>we-(le.
admittedMs[_r-1]??0)),[le.savedAtMs,le.unsaved,...pt].map(we=>we.toString(36)).join(","));return ht&&Q.properties.set(Tt,
Yt),Ri(Q,ye.admitted||Pt?{...te.unwritten,[un(X.hash)]:Yt}:te.unwritten),ye})(I,N,{firstReadMs:ee,logSeen:B,properties:G,
unwritten:Z});return{outcome:H.admitted?"admitted":"rate_limited",key:N,rate:H}})(k,$,{table:R,logSeen:void 0!==S,firstReadMs:w})}finally{
k.lock.release()}})(Y,v,O);switch(A.outcome){case"invalid_api_key":throw new K("invalid_api_key",Di.invalid_api_key);case"\
workspace_busy":throw In("workspace_busy","Other requests are in progress. Send the request again.",2);case"rate_limited":
throw new K("rate_limited",`At most 100 requests in 60 seconds. Wait ${A.rate.retryAfterSeconds} seconds.`,{headers:Ti(A.
rate),retryAfterSeconds:A.rate.retryAfterSeconds});case"admitted":return{...A,session:(function(k,$){var b;let w,R,S=null===
(R=$[ot]??(w=k.properties.get(ot),null!==w&&k.cache.put(ot,w,600),w))?ln:{...ln,...JSON.parse(R)},I=k.clock.dayOf(k.clock.
now(),S.time_zone);return{workspace:k,settings:S,today:I,hints:void 0===(b=$[Vn])?Ni:{...Ni,...JSON.parse(b)},hasUnflushedWrites:false,
seenLayouts:new Map}})(Y,O)}}})(m,y);M.headers=Ti(h.rate),(function({keyInUrl:Y},{scopes:T}){if(!(true!==Y||T.every(x=>x.
endsWith(":read"))))throw new K("key_not_allowed_in_url","Only a key whose scopes are all read-only may be sent in a URL\
.")})(y,h.key);let{route:g,id:j}=(function(Y,T,x){let v=x.startsWith(`${Ci}/`)?x.slice(Ci.length).replace(/(.)\/$/,"$1"):
"",O=Y.flatMap(b=>{let w=(function(R,S){let I=R.split("/"),F=S.split("/");if(I.length!==F.length)return null;let L="";for(let[
J,G]of I.entries()){let U=F[J]??"";if("{id}"!==G){if(G!==U)return null;continue}if(""===U)return null;L=U}return L})(b.path,
v);return null===w?[]:[{route:b,id:w}]});if(0===O.length)throw new K("route_not_found",`There is nothing at ${x}.`);let A=O.
find(({route:b})=>b.method===T);if(void 0!==A)return A;let k=O.map(({route:b})=>b.method),$=[...k,...k.includes("GET")?[
"HEAD"]:[]].join(", ");throw new K("method_not_allowed",`${x} does not take ${T}. It takes ${$}.`,{headers:{Allow:$}})})(
_,y.method,y.path);if(null!==g.scope&&(q=h.key.scopes,E=g.scope,!q.includes(E)))throw new K("insufficient_scope",`The AP\
I key needs the scope ${g.scope}.`,{members:{required_scope:g.scope}});let P=(function({headers:Y,body:T},{method:x,body:v}){
if("none"===v.kind||"action"===v.kind&&""===T.trim())return;let O=["application/json",..."PATCH"===x?["application/merge\
-patch+json"]:[]];if(!O.includes((Y["content-type"]??"application/json").split(";")[0]?.trim().toLowerCase()??""))throw new K(
"unsupported_media_type",`Send the body as JSON, with Content-Type: ${O.join(" or ")}.`);try{return JSON.parse(T,Pa)}catch(A){
let k=A instanceof Error?A.message:"it cannot be read";throw new K("malformed_json",`The body is not valid JSON: ${k}.`)}})(
y,g),W=(function(Y,T){let x={},v=[];for(let[A,k]of Y)T.includes(A)?A in x?v.push({parameter:A,code:"invalid_parameter",message:"\
Give it once."}):x[A]=k:v.push({parameter:A,code:"unknown_parameter",message:(function($,b){if(0===b.length)return"This \
path takes no query parameters.";let w=Gt($,b);return null===w?`Known here: ${b.join(", ")}.`:`Did you mean "${w}"?`})(A,
T)});let[O]=v;if(void 0===O)return x;throw new K(O.code,`The parameter "${O.parameter}" is not right: ${O.message}`,{parameters:v})})(
y.query,g.parameters);return g.run({session:h.session,key:h.key,request:y,id:j,query:W,body:P})})(u,d,l,p);return{...f,headers:{
...p.headers,...f.headers}}}catch(f){let m=Xn(Qn(f)??Fi(u,f,c),l.path,c);return{...m,headers:{...p.headers,...m.headers}}}})(
a,Wa,i?{...s,method:"GET"}:s,r),Pi(i?{...o,body:""}:o,r))}catch(n){let{status:r,body:i,headers:o={}}=Xn(Qn(n)??new K("in\
ternal_error","The request could not be answered."),"","");return{status:r,headers:o,body:i}}}function Jo({status:e,headers:t,
body:n}){let r=`{"status":${e},"headers":${JSON.stringify(t)},"body":${""===n?"null":n}}`;return ContentService.createTextOutput(
r).setMimeType(ContentService.MimeType.JSON)}var Ha=["path","api_key"];function Ko(e){return e.replace(/^\?/,"").split("\
&").filter(t=>""!==t).map(t=>{let n=t.includes("=")?t.indexOf("="):t.length;return[Lo(t.slice(0,n)),Lo(t.slice(n+1))]})}
function Lo(e){let t=e.replace(/\+/g," ");try{return decodeURIComponent(t)}catch{return t}}function Go(){return new K("n\
o_route","Give the path of the API to call, for example path=/api/v1/invoices.")}var Wo={text:170,number:100,boolean:90,
json:100};function Ho(e,t,n){e.getRange(1,n,1,t.length).setNumberFormat("@").setValues([t.map(i=>i.header)]).setNotes([t.
map(i=>i.note)]).setFontWeight("bold").setFontColor("#FFFFFF");let r=e.getMaxRows()-1;for(let[i,o]of t.entries())e.getRange(
1,n+i).setBackground(o.isSystem?"#5F6368":"#174EA6"),r>0&&e.getRange(2,n+i,r,1).setNumberFormat(o.format),e.setColumnWidth(
n+i,o.width),o.hidden&&e.hideColumns(n+i)}var bn="Settings",zo=[{label:"Business name",name:"name",hint:"Shown to integr\
ators.",read:e=>e},{label:"Currency",name:"currency",hint:"ISO 4217, for example EUR.",read:function(e){if(null===nt(e))
throw Error("not a currency");return e}},{label:"Payment terms (days)",name:"payment_terms_days",hint:"Days until an inv\
oice is due, 0 to 365.",read:e=>Zo(e,0,365)},{label:"Invoice numbers",name:"invoice_number",hint:"With {YYYY} {YY} {MM} \
{FY} and {SEQ:4}.",read:Vo},{label:"Quotation numbers",name:"quotation_number",hint:"With {YYYY} {YY} {MM} {FY} and {SEQ\
:4}.",read:Vo},{label:"Fiscal year begins in month",name:"fiscal_year_start",hint:"1 to 12; {FY} is the year that a fisc\
al year ends in.",read:e=>Zo(e,1,12)},{label:"Books closed through",name:"books_closed_through",hint:"YYYY-MM-DD, or bla\
nk.",read:function(e){if(""===e)return null;if(!On(e))throw Error("not a day");return e}}];function Zo(e,t,n){let r=/^\d{1,3}$/.
test(e)?Number(e):-1;if(r<t||r>n)throw Error("out of range");return r}function Vo(e){if(null!==(function(t){let n=Dn(t),
r=n.map(o=>"text"===o.kind?o.text:"").join("");if(/[{}]/.test(r))return{code:"invalid_format",message:"Only {YYYY}, {YY}\
, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(1!==n.filter(o=>"sequence"===o.kind).length)return{code:"i\
nvalid_format",message:"The pattern contains {SEQ:n} exactly once."};if($a.test(t))return{code:"invalid_format",message:"\
The pattern has no blanks at its ends and no control characters."};let i=n.reduce((o,a)=>o+("text"===a.kind?Array.from(a.
text).length:"sequence"===a.kind?9:"YYYY"===a.part||"FY"===a.part?4:2),0);return i>50?{code:"too_long",message:`With 9 d\
igits for the sequence a number would have ${i} characters; the limit is 50.`}:null})(e))throw Error("not a pattern");return e}
function za(e){return Jo(Bo(()=>(function({parameter:t,parameters:n}){let r=t.path;if(void 0===r||""===r)throw Go();let i=Object.
entries(n).flatMap(([a,s])=>Ha.includes(a)?[]:s.map(u=>[a,u])),o=t.api_key;return{method:"GET",path:r,query:i,headers:void 0===
o?{}:{"x-api-key":o},body:"",keyInUrl:void 0!==o}})(e)))}function Za(e){return Jo(Bo(()=>(function(t){var n,r;let i=(function(s){
let u='Send {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":"\u2026"}} as JSON.',d;try{d=JSON.parse(s)}catch{
throw new K("malformed_json",`The envelope is not valid JSON. ${u}`)}if("object"==typeof d&&null!==d&&!Array.isArray(d))
return d;throw new K("malformed_json",`The envelope must be a JSON object. ${u}`)})(t.postData?.contents??"");if("string"!=
typeof i.path||""===i.path)throw Go();let[o="",a=""]=i.path.split("?",2);return{method:String(i.method??"POST").toUpperCase(),
path:o,query:[...Ko(a),...null==(n=i.query)?[]:"string"==typeof n?Ko(n):Object.entries(n).flatMap(([s,u])=>(Array.isArray(
u)?u:[u]).map(d=>[s,String(d)]))],headers:(function(s){let u={};for(let[d,l]of Object.entries(s))u[d.toLowerCase()]=String(
l);return u})(i.headers??{}),body:"string"==typeof(r=i.body)?r:null==r?"":JSON.stringify(r)}})(e)))}function Va(){SpreadsheetApp.
getUi().createMenu("Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiK\
ey").addItem("Revoke an API key\u2026","revokeApiKey").addToUi()}function Qa(){let e=SpreadsheetApp.getUi(),t=(function(n,r){
var i;let o,a,s=[...(i=JSON.parse(n.files.columnNotes()),[...De.flatMap(l=>{let c=sr(l);return null===c?[xe(l)]:[xe(l),c]}).
map(l=>(function({sheet:c,columns:p},f){return{name:c,hidden:false,columns:p.map(m=>({header:m.header,note:`${f?.[m.header]??
""}
In the API: ${m.key}`,format:ro(m),hidden:m.hidden,width:Wo[m.cell],isSystem:m.system}))}})(l,i[l.sheet]??{})),(o=Array.
from({length:go-Se.length},(l,c)=>`text ${c+2}`),{name:ce,hidden:true,columns:[...Se,...o].map((l,c)=>({header:l,note:"W\
ritten by the API alone: the record of every change. Do not edit.",format:0===c?"0":"@",hidden:false,width:Wo.json,isSystem:true}))})]).
flatMap(l=>{let c,p=r.getSheetByName(l.name);return null===p?[((function(f,m){let[_,y]=[f.getMaxRows(),f.getMaxColumns()];
y<m&&f.insertColumnsAfter(y,m-y),y>m&&f.deleteColumns(m+1,y-m),_>200&&f.deleteRows(201,_-200)})(c=r.insertSheet(l.name),
l.columns.length),Ho(c,l.columns,1),c.setFrozenRows(1),l.hidden&&c.hideSheet(),`Added the sheet "${l.name}".`)]:(function(f,m){
let _=Math.max(1,f.getLastColumn()),y=f.getRange(1,1,1,_).getValues()[0]?.map(E=>String(E).trim())??[],M=m.columns.filter(
({header:E})=>!y.includes(E));if(0===M.length)return[];let q=_+M.length-f.getMaxColumns();return q>0&&f.insertColumnsAfter(
f.getMaxColumns(),q),Ho(f,M,_+1),M.map(({header:E})=>`Added the column "${E}" to the sheet "${m.name}".`)})(p,l)}),...(function(l,c){
if(null!==l.getSheetByName(bn))return[];let p=l.insertSheet(bn),f={...ln,name:c},m=zo.map(({label:_,name:y,hint:M})=>[_,
String(f[y]??""),M]);return p.getRange(1,1,m.length,3).setNumberFormat("@").setValues(m),p.getRange(1,1,m.length,1).setFontWeight(
"bold"),p.getRange(1,3,m.length,1).setFontColor("#5F6368"),p.setColumnWidth(1,220).setColumnWidth(2,220).setColumnWidth(
3,360),[`Added the sheet "${bn}".`]})(r,r.getName())],{settings:u,faults:d}=(function(l){let c=l.getSheetByName(bn)?.getDataRange().
getDisplayValues()??[],p={...ln,time_zone:l.getSpreadsheetTimeZone()},f=[];for(let{label:m,name:_,read:y,hint:M}of zo){let q=c.
find(([E])=>E?.trim()===m)?.[1]?.trim();if(void 0!==q)try{p[_]=y(q)}catch{f.push(`"${m}" cannot be "${q}": ${M} Its defa\
ult is used.`)}}return{settings:p,faults:f}})(r);return a=JSON.stringify(u),n.properties.set(ot,a),n.cache.put(ot,a,600),
[...s,...d,`The API uses ${u.currency} and the time zone ${u.time_zone}.`]})(an(),SpreadsheetApp.getActive());e.alert("S\
et up",t.join(`
`),e.ButtonSet.OK)}function Xa(){!(function(e){var t,n;let r=Zn(e,"Create an API key","A name, so that you recognise it \
later:");if(null===r)return;let i=Object.keys(ki).join(", "),o=Zn(e,"Create an API key",`What it may do (${i}):`);if(null===
o)return;let a=Object.entries(ki).find(([u])=>u===o.trim())?.[1];if(void 0===a)return e.alert("No key was made",`"${o}" \
is not one of ${i}.`,e.ButtonSet.OK);let s=(t=an(),n={name:r,scopes:a,expires_at:null},xi(t,(u,d)=>{var l,c,p,f;let m,_,
y,M,q=(0===(M=n.name.trim().length)||M>80?"invalid_name":0!==n.scopes.length&&n.scopes.every(Ia)?null===n.expires_at||Date.
parse(n.expires_at)>d?null:"invalid_expiry":"invalid_scopes")??(u.filter(E=>d<Ut(E)).length<100?null:"too_many_keys");return q?
{ok:false,problem:q}:((function(E,C,h){for(let g of C.filter(j=>Ut(j)<h-7776e6))E.properties.delete(kn+g.id),E.properties.
delete(Ft+g.id)})(t,u,d),{ok:true,...(l=t,c=n,p={rolledFrom:null,nowMs:d},_=(f=l.build.keyMode,m=xr(l,32),`bbk_${f}_${m}${Sr(
m)}`),y={id:`key_${xr(l,20)}`,name:c.name.trim(),hash:l.digest.sha256Hex(_),last4:_.slice(-4),scopes:[...new Set(c.scopes)],
created_at:nn(p.nowMs),expires_at:null===c.expires_at?null:nn(Date.parse(c.expires_at)),revoked_at:null,rolled_from:p.rolledFrom},
Si(l,y),{key:_,record:y})})}));s.ok?e.alert("Copy this key now: it is shown this once",s.key,e.ButtonSet.OK):e.alert("No\
 key was made",`Reason: ${s.problem}.`,e.ButtonSet.OK)})(SpreadsheetApp.getUi())}function es(){!(function(e){var t;let n,
r=an(),i=xn(n=r.properties.getAll()).map(({hash:l,...c})=>{var p;let f,m=(p=n[Ft+c.id],(f=tn(p)?.admittedMs??[])[f.length-
1]??null);return{...c,last_used_at:null===m?null:nn(m)}}).sort((l,c)=>l.created_at<c.created_at?1:-1).filter(({revoked_at:l})=>null===
l),o=i.map(({name:l,last4:c,created_at:p})=>`${l} (\u2026${c}, made ${p.slice(0,10)})`),a=Zn(e,"Revoke an API key",`${o.
join(`
`)}

The last four letters of the key to revoke:`);if(null===a)return;let s=i.find(({last4:l})=>l===a.trim()),u=void 0===s?null:
(t=s.id,xi(r,(l,c)=>{let p=l.find(m=>m.id===t);if(!p)return{ok:false,problem:"not_found"};if(null!==p.revoked_at)return{
ok:true,record:p};let f={...p,revoked_at:nn(c)};return Si(r,f),{ok:true,record:f}})),d=u?.ok===true?`"${s?.name}" is ref\
used from now on.`:`No key ends in "${a}".`;e.alert(u?.ok===true?"Revoked":"Nothing was revoked",d,e.ButtonSet.OK)})(SpreadsheetApp.
getUi())}var Qo,yr=wn({},"__esModule",{value:true}),mt=gr;if(mt&&"object"==typeof mt||"function"==typeof mt)for(let e of ra(
mt))ia.call(yr,e)||void 0===e||wn(yr,e,{get:()=>mt[e],enumerable:!(Qo=na(mt,e))||Qo.enumerable});return yr})();function doGet(yt){
return BillingApi.doGet(yt)}function doPost(yt){return BillingApi.doPost(yt)}function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}function createApiKey(){return BillingApi.createApiKey()}function revokeApiKey(){
return BillingApi.revokeApiKey()}

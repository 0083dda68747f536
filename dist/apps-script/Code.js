"use strict";var BillingApi=(()=>{var yt,ea,ta,wn=Object.defineProperty,na=Object.getOwnPropertyDescriptor,ra=Object.getOwnPropertyNames,
ia=Object.prototype.hasOwnProperty,br={},wr={createApiKey:()=>Xa,doGet:()=>za,doPost:()=>Za,onOpen:()=>Va,revokeApiKey:()=>es,
setUp:()=>Qa};for(var kr in wr)wn(br,kr,{get:wr[kr],enumerable:true});var kn="api_key.",Ft="api_key_used.";function Ut(e){
return Math.min(...[e.revoked_at,e.expires_at].map(t=>null===t?1/0:Date.parse(t)))}function xn(e){return Object.keys(e).
filter(t=>t.startsWith(kn)).map(t=>(function(n){try{return JSON.parse(n)}catch{return null}})(e[t]??"")).filter(t=>null!==
t)}var xr="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";function Sr(e,t){let n="";for(let r=0;n.length<
t;r++){let i=[0,1,2].map(()=>e.random.uuid());for(let o of e.digest.sha256(`${r}:${i.join(":")}`))o<248&&(n+=xr.charAt(o%
62))}return n.slice(0,t)}var oa=/^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;function $r(e){var t=(function(r){
let i=4294967295;for(let o=0;o<r.length;o++){i^=r.charCodeAt(o);for(let a=0;a<8;a++)i=1&i?i>>>1^3988292384:i>>>1}return~i>>>
0})(e);let n="";for(let r=t;r>0;r=Math.floor(r/62))n=xr.charAt(r%62)+n;return n.padStart(6,"0")}var Bt="keys.1";function Mr(e,t,n){
return JSON.parse(e).find(r=>r.hash===t&&n<Ut(r))??null}function Jt({mode:e}){return"required"===e||"optional"===e||"alw\
ays"===e||"input"===e}function Pe({mode:e}){return"derived"!==e&&"input"!==e}function Ar({mode:e}){return"internal"!==e&&
"input"!==e}function Ye(e,t,n={}){return{kind:e,mode:"required",description:t,...n}}function D(e,t,n={}){return{kind:e,mode:"\
optional",description:t,...n}}function re(e,t,n={}){return{kind:e,mode:"always",description:t,...n}}function Me(e,t,n={}){
return{kind:e,mode:"server",description:t,...n}}function ue(e,t,n={}){return{kind:e,mode:"stamped",description:t,...n}}function Ne(e,t){
return{kind:e,mode:"derived",description:t}}var Kt,aa={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function Or(e){return e||Kt?{lang:e?.lang??Kt?.lang,message:e?.message,abortEarly:e?.abortEarly??Kt?.abortEarly,abortPipeEarly:e?.
abortPipeEarly??Kt?.abortPipeEarly}:aa}function et(e){let t=typeof e;return"string"===t?`"${e}"`:"number"===t||"bigint"===
t||"boolean"===t?`${e}`:"object"===t||"function"===t?(e&&Object.getPrototypeOf(e)?.constructor?.name)??"null":t}function ae(e,t,n,r,i){
var o,a,s,u;let l=i&&"input"in i?i.input:n.value,d=i?.expected??e.expects??null,c=i?.received??et(l),m={kind:e.kind,type:e.
type,input:l,expected:d,received:c,message:`Invalid ${t}: ${d?`Expected ${d} but r`:"R"}eceived ${c}`,requirement:e.requirement,
path:i?.path,issues:i?.issues,lang:r.lang,abortEarly:r.abortEarly,abortPipeEarly:r.abortPipeEarly},f="schema"===e.kind,p=i?.
message??e.message??(o=e.reference,a=m.lang,ta?.get(o)?.get(a))??(f?(s=m.lang,ea?.get(s)):null)??r.message??(u=m.lang,yt?.
get(u));void 0!==p&&(m.message="function"==typeof p?p(m):p),f&&(n.typed=false),n.issues?n.issues.push(m):n.issues=[m]}function _e(e){
return e["~standard"]={version:1,vendor:"valibot",validate:t=>e["~run"]({value:t},Or())},e}function Fe(e,t){return{kind:"\
validation",type:"check",reference:Fe,async:false,expects:null,requirement:e,message:t,"~run"(n,r){return n.typed&&!this.
requirement(n.value)&&ae(this,"input",n,r),n}}}function Sn(e,t){return{kind:"validation",type:"max_code_points",reference:Sn,
async:false,expects:`<=${e}`,requirement:e,message:t,"~run"(n,r){if(n.typed){let i=(function(o){let a=o.length,s=o.length-
1;for(let u=0;u<s;)65535>=o.codePointAt(u)?u++:(u+=2,a--);return a})(n.value);i>this.requirement&&ae(this,"code points",
n,r,{received:`${i}`})}return n}}}function tt(e){return{kind:"metadata",type:"metadata",reference:tt,metadata:e}}function $n(e,t){
return{kind:"validation",type:"regex",reference:$n,async:false,expects:`${e}`,requirement:e,message:t,"~run"(n,r){return n.
typed&&!this.requirement.test(n.value)&&ae(this,"format",n,r),n}}}function qr(e,t,n){return"function"==typeof e.fallback?
e.fallback(t,n):e.fallback}function Lt(e,t,n){return"function"==typeof e.default?e.default(t,n):e.default}function Mn(e,t){
return _e({kind:"schema",type:"array",reference:Mn,expects:"Array",async:false,item:e,message:t,"~run"(n,r){let i=n.value;
if(Array.isArray(i)){n.typed=true,n.value=[];for(let o=0;o<i.length;o++){let a=i[o],s=this.item["~run"]({value:a},r);if(s.
issues){let u={type:"array",origin:"value",input:i,key:o,value:a};for(let l of s.issues)l.path?l.path.unshift(u):l.path=
[u],n.issues?.push(l);if(n.issues||(n.issues=s.issues),r.abortEarly){n.typed=false;break}}s.typed||(n.typed=false),n.value.
push(s.value)}}else ae(this,"type",n,r);return n}})}function Ue(e){return _e({kind:"schema",type:"string",reference:Ue,expects:"\
string",async:false,message:e,"~run"(t,n){return"string"==typeof t.value?t.typed=true:ae(this,"type",t,n),t}})}function ve(...e){
return _e({...e[0],pipe:e,"~run"(t,n){for(let r of e)if("metadata"!==r.kind){if(t.issues&&("schema"===r.kind||"transform\
ation"===r.kind)){t.typed=false;break}t.issues&&(n.abortEarly||n.abortPipeEarly)||(t=r["~run"](t,n))}return t}})}function V(e,t){
return`${e} ${t}`}function _t(e,t){return`${e}/${String(t).replace(/~/g,"~0").replace(/\//g,"~1")}`}var Be={schema:(function e(t){
return _e({kind:"schema",type:"boolean",reference:e,expects:"boolean",async:false,message:t,"~run"(n,r){return"boolean"==
typeof n.value?n.typed=true:ae(this,"type",n,r),n}})})(V("invalid_type","Must be true or false.")),cell:"boolean"};function Gt(e,t){
let n=t.map(r=>({name:r,edits:(function(i,o){let a=i.slice(0,60),s=Array.from({length:o.length+1},(u,l)=>l);for(let u=1;u<=
a.length;u+=1){let l=[u];for(let d=1;d<=o.length;d+=1){let c=(s[d-1]??0)+ +(a[u-1]!==o[d-1]);l[d]=Math.min((s[d]??0)+1,(l[d-
1]??0)+1,c)}s=l}return s[o.length]??0})(e.toLowerCase(),r.toLowerCase())})).filter(({name:r,edits:i})=>i<=Math.max(2,Math.
floor(r.length/3))).sort((r,i)=>r.edits-i.edits)[0];return void 0===n?null:n.name}function Je(e){return{schema:ve(Ue(V("\
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
da=V("invalid_type","Must be a text.");function z(e){return{schema:ve(Ue(da),Fe(t=>/\S/.test(t),V("required","Must hold \
more than blanks.")),Fe(t=>!la.test(t),V("invalid_format","Must not hold control characters other than TAB, LF and CR, o\
r lone surrogates.")),Sn(e,V("too_long",`Must have at most ${e} characters.`)),tt({form:"text"})),cell:"text"}}function Ee(e){
return{schema:ve(z(e).schema,Fe(t=>t.trim()===t,V("invalid_format","Must not begin or end with blanks.")),tt({form:"code"})),
cell:"text"}}function jr(e,t,n){return{schema:ve(Ee(e).schema,$n(t,n)),cell:"text"}}var Wt={schema:ve(Ee(10).schema,Fe(e=>null!==
nt(e),V("invalid_currency","Must be an ISO 4217 currency code in upper case, for example EUR."))),cell:"text"},ca=jr(2,/^[A-Z]{2}$/,
V("invalid_format","Must be a country code of two upper-case letters, for example DE.")),vt=jr(254,/^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,
V("invalid_email","Must be an e-mail address, for example ada@example.com.")),An=Ee(50),Er=/^\d{4}-\d\d-\d\d$/;function On(e){
return Er.test(e)&&Ir(e)&&Dr(Nr(e))===e}function Rr(e,t){let n=Dr(Nr(e)+t);return Er.test(n)&&Ir(n)?n:null}function gt(e,t){
return e===t?0:e<t?-1:1}function Ir(e){return e>="1900-01-01"&&e<="2999-12-31"}function Nr(e){let[t=0,n=0,r=0]=e.split("\
-").map(Number),i=n<3?t-1:t,o=Math.floor(i/4)-Math.floor(i/100)+Math.floor(i/400);return 365*i+o+Tr((n+9)%12)+r-1}function Tr(e){
return Math.floor((153*e+2)/5)}function Dr(e){let t=Math.floor(e/146097),n=e-146097*t,r=Math.floor(n/1460)-Math.floor(n/
36524)+Math.floor(n/146096),i=Math.floor((n-r)/365),o=n-(365*i+Math.floor(i/4)-Math.floor(i/100)),a=Math.floor((5*o+2)/153),
s=(a+2)%12+1;return`${qn(400*t+i+ +(s<3),4)}-${qn(s,2)}-${qn(o-Tr(a)+1,2)}`}function qn(e,t){return String(e).padStart(t,
"0")}var Ke={schema:ve(Ue(V("invalid_type","Must be a text of the form YYYY-MM-DD.")),Fe(On,V("invalid_date","Must be a \
real calendar day of the form YYYY-MM-DD, from 1900 to 2999."))),cell:"text"},Ae={schema:ve(Ue(V("invalid_type","Must be\
 a text.")),$n(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,V("invalid_format","Must be a UTC time of the form 2026-01-31T\
12:00:00.000Z."))),cell:"text"},bt="[big.js] ",Le=bt+"Invalid ",Ht=Le+"decimal places",fa=Le+"rounding mode",Cr=bt+"Divi\
sion by zero",ne={},Oe=void 0,ma=/^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;function Ge(e,t,n,r){var i=e.c;if(n===Oe&&(n=e.constructor.
RM),0!==n&&1!==n&&2!==n&&3!==n)throw Error(fa);if(t<1)r=3===n&&(r||!!i[0])||0===t&&(1===n&&i[0]>=5||2===n&&(i[0]>5||5===
i[0]&&(r||i[1]!==Oe))),i.length=1,r?(e.e=e.e-t+1,i[0]=1):i[0]=e.e=0;else if(t<i.length){if(r=1===n&&i[t]>=5||2===n&&(i[t]>
5||5===i[t]&&(r||i[t+1]!==Oe||1&i[t-1]))||3===n&&(r||!!i[0]),i.length=t,r){for(;++i[--t]>9;)if(i[t]=0,0===t){++e.e,i.unshift(
1);break}}for(t=i.length;!i[--t];)i.pop()}return e}function We(e,t,n){var r=e.e,i=e.c.join(""),o=i.length;if(t)i=i.charAt(
0)+(o>1?"."+i.slice(1):"")+(r<0?"e":"e+")+r;else if(r<0){for(;++r;)i="0"+i;i="0."+i}else if(r>0)if(++r>o)for(r-=o;r--;)i+=
"0";else r<o&&(i=i.slice(0,r)+"."+i.slice(r));else o>1&&(i=i.charAt(0)+"."+i.slice(1));return e.s<0&&n?"-"+i:i}ne.abs=function(){
var e=new this.constructor(this);return e.s=1,e},ne.cmp=function(e){var t,n=this.c,r=(e=new this.constructor(e)).c,i=this.
s,o=e.s,a=this.e,s=e.e;if(!n[0]||!r[0])return n[0]?i:r[0]?-o:0;if(i!=o)return i;if(t=i<0,a!=s)return a>s^t?1:-1;for(o=(a=
n.length)<(s=r.length)?a:s,i=-1;++i<o;)if(n[i]!=r[i])return n[i]>r[i]^t?1:-1;return a==s?0:a>s^t?1:-1},ne.div=function(e){
var t=this.constructor,n=this.c,r=(e=new t(e)).c,i=this.s==e.s?1:-1,o=t.DP;if(o!==~~o||o<0||o>1e6)throw Error(Ht);if(!r[0])
throw Error(Cr);if(!n[0])return e.s=i,e.c=[e.e=0],e;var a,s,u,l,d,c=r.slice(),m=a=r.length,f=n.length,p=n.slice(0,a),_=p.
length,h=e,w=h.c=[],A=0,j=o+(h.e=this.e-e.e)+1;for(h.s=i,i=j<0?0:j,c.unshift(0);_++<a;)p.push(0);do{for(u=0;u<10;u++){if(a!=
(_=p.length))l=a>_?1:-1;else for(d=-1,l=0;++d<a;)if(r[d]!=p[d]){l=r[d]>p[d]?1:-1;break}if(l<0){for(s=_==a?r:c;_;){if(p[--_]<
s[_]){for(d=_;d&&!p[--d];)p[d]=9;--p[d],p[_]+=10}p[_]-=s[_]}for(;!p[0];)p.shift()}else break}w[A++]=l?u:++u,p[0]&&l?p[_]=
n[m]||0:p=[n[m]]}while((m++<f||p[0]!==Oe)&&i--);return!w[0]&&1!=A&&(w.shift(),h.e--,j--),A>j&&Ge(h,j,t.RM,p[0]!==Oe),h},
ne.eq=function(e){return 0===this.cmp(e)},ne.gt=function(e){return this.cmp(e)>0},ne.gte=function(e){return this.cmp(e)>
-1},ne.lt=function(e){return 0>this.cmp(e)},ne.lte=function(e){return 1>this.cmp(e)},ne.minus=ne.sub=function(e){var t,n,
r,i,o=this.constructor,a=this.s,s=(e=new o(e)).s;if(a!=s)return e.s=-s,this.plus(e);var u=this.c.slice(),l=this.e,d=e.c,
c=e.e;if(!u[0]||!d[0])return d[0]?e.s=-s:u[0]?e=new o(this):e.s=1,e;if(a=l-c){for((i=a<0)?(a=-a,r=u):(c=l,r=d),r.reverse(),
s=a;s--;)r.push(0);r.reverse()}else for(n=((i=u.length<d.length)?u:d).length,a=s=0;s<n;s++)if(u[s]!=d[s]){i=u[s]<d[s];break}
if(i&&(r=u,u=d,d=r,e.s=-e.s),(s=(n=d.length)-(t=u.length))>0)for(;s--;)u[t++]=0;for(s=t;n>a;){if(u[--n]<d[n]){for(t=n;t&&
!u[--t];)u[t]=9;--u[t],u[n]+=10}u[n]-=d[n]}for(;0===u[--s];)u.pop();for(;0===u[0];)u.shift(),--c;return u[0]||(e.s=1,u=[
c=0]),e.c=u,e.e=c,e},ne.mod=function(e){var t,n=this,r=n.constructor,i=n.s,o=(e=new r(e)).s;if(!e.c[0])throw Error(Cr);return n.
s=e.s=1,t=1==e.cmp(n),n.s=i,e.s=o,t?new r(n):(i=r.DP,o=r.RM,r.DP=r.RM=0,n=n.div(e),r.DP=i,r.RM=o,this.minus(n.times(e)))},
ne.neg=function(){var e=new this.constructor(this);return e.s=-e.s,e},ne.plus=ne.add=function(e){var t,n,r,i=this.constructor;
if(e=new i(e),this.s!=e.s)return e.s=-e.s,this.minus(e);var o=this.e,a=this.c,s=e.e,u=e.c;if(!a[0]||!u[0])return u[0]||(a[0]?
e=new i(this):e.s=this.s),e;if(a=a.slice(),t=o-s){for(t>0?(s=o,r=u):(t=-t,r=a),r.reverse();t--;)r.push(0);r.reverse()}for(a.
length-u.length<0&&(r=u,u=a,a=r),t=u.length,n=0;t;a[t]%=10)n=(a[--t]=a[t]+u[t]+n)/10|0;for(n&&(a.unshift(n),++s),t=a.length;0===
a[--t];)a.pop();return e.c=a,e.e=s,e},ne.pow=function(e){var t=this,n=new t.constructor("1"),r=n,i=e<0;if(e!==~~e||e<-1e6||
e>1e6)throw Error(Le+"exponent");for(i&&(e=-e);1&e&&(r=r.times(t)),e>>=1;)t=t.times(t);return i?n.div(r):r},ne.prec=function(e,t){
if(e!==~~e||e<1||e>1e6)throw Error(Le+"precision");return Ge(new this.constructor(this),e,t)},ne.round=function(e,t){if(e===
Oe)e=0;else if(e!==~~e||e<-1e6||e>1e6)throw Error(Ht);return Ge(new this.constructor(this),e+this.e+1,t)},ne.sqrt=function(){
var e,t,n,r=this.constructor,i=this.s,o=this.e,a=new r("0.5");if(!this.c[0])return new r(this);if(i<0)throw Error(bt+"No\
 square root");0===(i=Math.sqrt(+We(this,true,true)))||1/0===i?((t=this.c.join("")).length+o&1||(t+="0"),o=((o+1)/2|0)-(o<
0||1&o),e=new r((1/0==(i=Math.sqrt(t))?"5e":(i=i.toExponential()).slice(0,i.indexOf("e")+1))+o)):e=new r(i+""),o=e.e+(r.
DP+=4);do n=e,e=a.times(n.plus(this.div(n)));while(n.c.slice(0,o).join("")!==e.c.slice(0,o).join(""));return Ge(e,(r.DP-=
4)+e.e+1,r.RM)},ne.times=ne.mul=function(e){var t,n=this.constructor,r=this.c,i=(e=new n(e)).c,o=r.length,a=i.length,s=this.
e,u=e.e;if(e.s=this.s==e.s?1:-1,!r[0]||!i[0])return e.c=[e.e=0],e;for(e.e=s+u,o<a&&(t=r,r=i,i=t,u=o,o=a,a=u),t=Array(u=o+
a);u--;)t[u]=0;for(s=a;s--;){for(a=0,u=o+s;u>s;)a=t[u]+i[s]*r[u-s-1]+a,t[u--]=a%10,a=a/10|0;t[u]=a}for(a?++e.e:t.shift(),
s=t.length;!t[--s];)t.pop();return e.c=t,e},ne.toExponential=function(e,t){var n=this,r=n.c[0];if(e!==Oe){if(e!==~~e||e<
0||e>1e6)throw Error(Ht);for(n=Ge(new n.constructor(n),++e,t);n.c.length<e;)n.c.push(0)}return We(n,true,!!r)},ne.toFixed=
function(e,t){var n=this,r=n.c[0];if(e!==Oe){if(e!==~~e||e<0||e>1e6)throw Error(Ht);for(n=Ge(new n.constructor(n),e+n.e+
1,t),e=e+n.e+1;n.c.length<e;)n.c.push(0)}return We(n,false,!!r)},ne.toJSON=ne.toString=function(){var e=this.constructor;
return We(this,this.e<=e.NE||this.e>=e.PE,!!this.c[0])},"u">typeof Symbol&&(ne[Symbol.for("nodejs.util.inspect.custom")]=
ne.toJSON),ne.toNumber=function(){var e=+We(this,true,true);if(true===this.constructor.strict&&!this.eq(e.toString()))throw Error(
bt+"Imprecise conversion");return e},ne.toPrecision=function(e,t){var n=this,r=n.constructor,i=n.c[0];if(e!==Oe){if(e!==
~~e||e<1||e>1e6)throw Error(Le+"precision");for(n=Ge(new r(n),e,t);n.c.length<e;)n.c.push(0)}return We(n,e<=n.e||n.e<=r.
NE||n.e>=r.PE,!!i)},ne.valueOf=function(){var e=this.constructor;if(true===e.strict)throw Error(bt+"valueOf disallowed");
return We(this,this.e<=e.NE||this.e>=e.PE,true)};var de=(function e(){function t(n){if(!(this instanceof t))return n===Oe&&
0==arguments.length?e():new t(n);if(n instanceof t)this.s=n.s,this.e=n.e,this.c=n.c.slice();else{if("string"!=typeof n){
if(true===t.strict&&"bigint"!=typeof n)throw TypeError(Le+"value");n=0===n&&1/n<0?"-0":String(n)}!(function(r,i){var o,a,
s;if(!ma.test(i))throw Error(Le+"number");for(r.s="-"==i.charAt(0)?(i=i.slice(1),-1):1,(o=i.indexOf("."))>-1&&(i=i.replace(
".","")),(a=i.search(/e/i))>0?(o<0&&(o=a),o+=+i.slice(a+1),i=i.substring(0,a)):o<0&&(o=i.length),s=i.length,a=0;a<s&&"0"==
i.charAt(a);)++a;if(a==s)r.c=[r.e=0];else{for(;s>0&&"0"==i.charAt(--s););for(r.e=o-a-1,r.c=[],o=0;a<=s;)r.c[o++]=+i.charAt(
a++)}})(this,n)}this.constructor=t}return t.prototype=ne,t.DP=20,t.RM=1,t.NE=-7,t.PE=21,t.strict=false,t.roundDown=0,t.roundHalfUp=
1,t.roundHalfEven=2,t.roundUp=3,t})(),pa=/^-?\d+(\.\d+)?$/;function zt(e){return"string"==typeof e?pa.test(e)?Pr(e):{ok:false,
code:"invalid_format"}:"number"!=typeof e||Number.isNaN(e)?{ok:false,code:"invalid_type"}:Number.isFinite(e)?Pr(e):{ok:false,
code:"out_of_range"}}function Pr(e){let t=de(e);return Yr(t)?{ok:true,value:t.toFixed()}:{ok:false,code:"out_of_range"}}
function Yr(e){return e.e<12&&e.c.length<=15}function Fr(e){return Yr(de(e))}function jn(e){return de(e).toFixed()}function wt(e){
let{c:t,e:n}=de(e);return Math.max(0,t.length-1-n)}function ge(e,t){return de(e).cmp(t)}function kt(e){return de(e).lt(0)}
function be(e){return de(e).eq(0)}function xt(e,t){return de(e).plus(t).toFixed()}function He(e,t){return de(e).minus(t).
toFixed()}function Te(e,t){return de(e).times(t).toFixed()}function St(e){return e.reduce((t,n)=>t.plus(n),de(0)).toFixed()}
function En(e,t){return de(e).round(t).toFixed()}function qe(e,t){return de(e).round(t).toFixed(t)}function Ur(e){return Number(
jn(e))}var ha={invalid_type:V("invalid_type","Must be a number, or a decimal number as text."),invalid_format:V("invalid\
_format",'Must be a decimal number without exponent or blanks, for example "12.50".'),out_of_range:V("out_of_range","Mus\
t have at most 12 digits before the point and 15 significant digits.")};function Br(e,t){return{schema:ve((function n(){
return _e({kind:"schema",type:"unknown",reference:n,expects:"unknown",async:false,"~run":r=>(r.typed=true,r)})})(),(function n(r){
return{kind:"transformation",type:"raw_transform",reference:n,async:false,"~run"(i,o){let a=r({dataset:i,config:o,addIssue:s=>ae(
this,s?.label??"input",i,o,s),NEVER:null});return i.issues?i.typed=false:i.value=a,i}}})(({dataset:n,addIssue:r,NEVER:i})=>{
let o=zt(n.value),a=o.ok?(function(s,{min:u,max:l,decimals:d,notZero:c}){return true===c&&be(s)?V("out_of_range","Must n\
ot be zero."):void 0!==u&&0>ge(s,u)?V("out_of_range",`Must be at least ${u}.`):void 0!==l&&ge(s,l)>0?V("out_of_range",`M\
ust be at most ${l}.`):void 0!==d&&wt(s)>d?V("too_many_decimals",`Must have at most ${d} decimals.`):null})(o.value,e):ha[o.
code];return null!==a&&r({message:a}),o.ok&&null===a?o.value:i}),tt({rules:e})),cell:"number",decimal:t}}function Jr(e={}){
return Br(e,{as:"number",money:false})}function fe(e={},t="number"){return Br(e,{as:t,money:true})}var rt=Jr({min:"0",max:"\
100",decimals:4});function Re(e){return{schema:ve(Ue(V("invalid_type",`Must be a text, the id of a record (${e}_\u2026).`)),
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
ctor","prototype"],Rn=(function e(t,n,r){return _e({kind:"schema",type:"record",reference:e,expects:"Object",async:false,
key:t,value:n,message:r,"~run"(i,o){let a=i.value;if(a&&"object"==typeof a){for(let s in i.typed=true,i.value={},a)if(Object.
prototype.hasOwnProperty.call(a,s)&&"__proto__"!==s&&"prototype"!==s&&"constructor"!==s){let u=a[s],l=this.key["~run"]({
value:s},o);if(l.issues){let c={type:"object",origin:"key",input:a,key:s,value:u};for(let m of l.issues)m.path=[c],i.issues?.
push(m);if(i.issues||(i.issues=l.issues),o.abortEarly){i.typed=false;break}}let d=this.value["~run"]({value:u},o);if(d.issues){
let c={type:"object",origin:"value",input:a,key:s,value:u};for(let m of d.issues)m.path?m.path.unshift(c):m.path=[c],i.issues?.
push(m);if(i.issues||(i.issues=d.issues),o.abortEarly){i.typed=false;break}}l.typed&&d.typed||(i.typed=false),l.typed&&(i.
value[l.value]=d.value)}}else ae(this,"type",i,o);return i}})})(z(40).schema,(function e(t,n){return _e({kind:"schema",type:"\
nullable",reference:e,expects:`(${t.expects} | null)`,async:false,wrapped:t,default:n,"~run"(r,i){return null===r.value&&
(void 0!==this.default&&(r.value=Lt(this,r,i)),null===r.value)?(r.typed=true,r):this.wrapped["~run"](r,i)}})})(z(500).schema),
V("invalid_type","Must be an object of texts.")),Zt={schema:ve({...Rn,"~run"(e,t){let n=e.value;if(Array.isArray(n))return Rn["\
~run"]({typed:false,value:"a list"},t);let r="object"==typeof n&&null!==n?Object.keys(n):[],i=Rn["~run"](e,t);for(let o of r.
filter(a=>_a.includes(a))){let a=V("invalid_format",`The name ${o} is reserved.`);ae(this,"key",i,t,{input:o,expected:"a\
nother name",message:a})}return i}},Fe(e=>Object.keys(e).length<=50,V("too_many_items","Must have at most 50 entries.")),
tt({maxProperties:50}),(function e(t){return{kind:"transformation",type:"transform",reference:e,async:false,operation:t,
"~run"(n){return n.value=this.operation(n.value),n}}})(e=>{let t={};for(let[n,r]of Object.entries(e))null!==r&&(t[n]=r);
return t})),cell:"json"},va=V("read_only","This field is set by the server: leave it out."),ga=V("invalid_type","Must be\
 a JSON object.");function $t(e){let t,n,r,i,o={};for(let[a,s]of Object.entries(e))Jt(s)&&(o[a]="required"===s.mode?s.kind.
schema:(function u(l,d){return _e({kind:"schema",type:"nullish",reference:u,expects:`(${l.expects} | null | undefined)`,
async:false,wrapped:l,default:d,"~run"(c,m){return(null===c.value||void 0===c.value)&&(void 0!==this.default&&(c.value=Lt(
this,c,m)),null===c.value||void 0===c.value)?(c.typed=true,c):this.wrapped["~run"](c,m)}})})(s.kind.schema,null));return t=
(function a(s,u){return _e({kind:"schema",type:"object",reference:a,expects:"Object",async:false,entries:s,message:u,"~r\
un"(l,d){let c=l.value;if(c&&"object"==typeof c)for(let m in l.typed=true,l.value={},this.entries){let f=this.entries[m];
if(m in c||("exact_optional"===f.type||"optional"===f.type||"nullish"===f.type)&&void 0!==f.default){let p=m in c?c[m]:Lt(
f),_=f["~run"]({value:p},d);if(_.issues){let h={type:"object",origin:"value",input:c,key:m,value:p};for(let w of _.issues)
w.path?w.path.unshift(h):w.path=[h],l.issues?.push(w);if(l.issues||(l.issues=_.issues),d.abortEarly){l.typed=false;break}}
_.typed||(l.typed=false),l.value[m]=_.value}else if(void 0!==f.fallback)l.value[m]=qr(f);else if("exact_optional"!==f.type&&
"optional"!==f.type&&"nullish"!==f.type&&(ae(this,"key",l,d,{input:void 0,expected:`"${m}"`,path:[{type:"object",origin:"\
key",input:c,key:m,value:c[m]}]}),d.abortEarly))break}else ae(this,"type",l,d);return l}})})(o,ga),n=Object.keys(o),r=Object.
values(e).some(({kind:a})=>void 0!==a.decimal),i=[...Object.keys(e),...r?["amounts"]:[]],{...(function a(s,u){return _e(
{kind:"schema",type:"strict_object",reference:a,expects:"Object",async:false,entries:s,message:u,"~run"(l,d){let c=l.value;
if(c&&"object"==typeof c){for(let m in l.typed=true,l.value={},this.entries){let f=this.entries[m];if(m in c||("exact_op\
tional"===f.type||"optional"===f.type||"nullish"===f.type)&&void 0!==f.default){let p=m in c?c[m]:Lt(f),_=f["~run"]({value:p},
d);if(_.issues){let h={type:"object",origin:"value",input:c,key:m,value:p};for(let w of _.issues)w.path?w.path.unshift(h):
w.path=[h],l.issues?.push(w);if(l.issues||(l.issues=_.issues),d.abortEarly){l.typed=false;break}}_.typed||(l.typed=false),
l.value[m]=_.value}else if(void 0!==f.fallback)l.value[m]=qr(f);else if("exact_optional"!==f.type&&"optional"!==f.type&&
"nullish"!==f.type&&(ae(this,"key",l,d,{input:void 0,expected:`"${m}"`,path:[{type:"object",origin:"key",input:c,key:m,value:c[m]}]}),
d.abortEarly))break}if(!l.issues||!d.abortEarly){for(let m in c)if(!Object.prototype.hasOwnProperty.call(this.entries,m)){
ae(this,"key",l,d,{input:m,expected:"never",path:[{type:"object",origin:"key",input:c,key:m,value:c[m]}]});break}}}else ae(
this,"type",l,d);return l}})})(o),"~run"(a,s){let u=a.value;if(Array.isArray(u))return t["~run"]({typed:false,value:"a l\
ist"},s);let l=t["~run"](a,s);if("object"!=typeof u)return l;for(let[d,c]of Object.entries(u??{}))n.includes(d)||ae(this,
"key",l,s,{input:d,expected:"never",message:i.includes(d)?va:(function(m,f){let p=Gt(m,f);return V("unknown_field",`This\
 field is not known here.${null===p?"":` Did you mean "${p}"?`}`)})(d,n),path:[{type:"object",origin:"key",input:u,key:d,
value:c}]});return l}}}function Mt(e){return{schema:$t(e),cell:"json",fields:e}}function Vt(e,t){return{schema:ve(Mn($t(
e),V("invalid_type","Must be a list.")),(function n(r,i){return{kind:"validation",type:"max_length",reference:n,async:false,
expects:`<=${r}`,requirement:r,message:i,"~run"(o,a){return o.typed&&o.value.length>this.requirement&&ae(this,"length",o,
a,{received:`${o.value.length}`}),o}}})(t,V("too_many_items",`Must have at most ${t} entries.`))),cell:"json",fields:e,list:true}}
var ba={schema:Mn(Ue()),cell:"json"},At=z(200),Lr=Mt({line1:D(At,""),line2:D(At,""),city:D(At,""),state:D(At,""),postal_code:D(
At,""),country:D(ca,"")}),Gr=Vt({type:D(z(20),""),value:Ye(z(50),"")},10);function Wr(e){return e.normalize("NFKC").trim().
replace(/\s+/g," ").toLowerCase()}function Ot(e,t){return{id:ue(Re(t),`The id of the ${e}.`,{column:{header:"ID",system:true}}),
object:Ne(z(20),`Always \`${e}\`.`)}}var ze={version:ue(Kr(1,1e9),""),etag:Ne(z(20),""),created_at:ue(Ae,"",{column:{header:"\
Created",system:true}}),updated_at:ue(Ae,"",{column:{header:"Updated",system:true}})},In=Vt({code:Ye(z(50),""),message:Ye(
z(1e3),""),pointer:D(z(200),"")},400),ke={object:"customer",plural:"customers",idPrefix:"cus",sheet:"Customers",fields:{
...Ot("customer","cus"),name:Ye(z(200),"",{column:{header:"Name"}}),email:D(vt,"",{column:{header:"Email"}}),phone:D(z(40),
"",{column:{header:"Phone"}}),company:D(z(200),"",{column:{header:"Company"}}),contact_name:D(z(200),"",{column:{header:"\
Contact"}}),tax_ids:re(Gr,""),tax_id:D(z(50),""),billing_address:D(Lr,""),currency:D(Wt,"",{column:{header:"Currency"}}),
payment_terms_days:D(Kr(0,365),"",{column:{header:"Payment terms (days)"}}),tax_exempt:re(Be,"",{column:{header:"Tax exe\
mpt"}}),notes:D(z(5e3),"",{column:{header:"Notes"}}),external_id:D(Ee(100),"",{column:{header:"External ID",system:true}}),
archived:re(Be,"",{column:{header:"Archived"}}),metadata:re(Zt,""),name_key:(function(e,t={}){return{kind:e,mode:"intern\
al",description:"",...t}})(z(400),{column:{header:"Name key",system:true,hidden:true}}),warnings:Ne(In,""),...ze},dataCells:2,
filters:["email","name","archived"],searched:["name","email","company"],unique:{external_id:"external_id_taken"},create:(e,t)=>(null!==
e.email&&(function(n,r){let[i]=r.findByText(ke,"email",n);void 0!==i&&r.warn({code:"possible_duplicate",message:`The cus\
tomer ${String(i.id)} has the same e-mail address.`,pointer:"/email"})})(e.email,t),Hr(e)),revise:e=>({...Hr(e)}),insteadOfDeletion:"\
archived: true",complete:({name:e})=>({name_key:Wr(e)})};function Hr(e){let t=e.tax_id,n=e.tax_ids??[],r=null===t||n.some(
({value:i})=>i===t);return{...e,tax_ids:r?n:[{type:null,value:t},...n],tax_id:t??n[0]?.value??null,tax_exempt:e.tax_exempt??
false,archived:e.archived??false,metadata:e.metadata??{}}}var K=class extends Error{constructor(e,t,n={}){super(t),this.
name="Refusal",this.code=e,this.facts=n}};function Ze(e){let t=e.filter(({pointer:n,code:r},i)=>e.findIndex(o=>o.pointer===
n&&o.code===r)===i);return new K("validation_failed",1===t.length?"1 field is invalid.":`${t.length} fields are invalid.`,
{problems:t})}function Nn(e,t,n){return new K(e,t,{retryAfterSeconds:n})}function Ve(e,t){return e.filter(n=>(function({
from:r,isAllowed:i},o){return(null===r||r.includes(String(o.status)))&&(i?.(o)??true)})(n,t)).map(({name:n})=>n)}function zr(e,t,n){
let{discount:r,discount_percent:i}=e;if(null===i){let s=r??"0";return{amount:s,field:"discount",fault:wt(s)>n?"too_many_\
decimals":!be(s)&&Zr(s,t)?"outside":null}}let o=En(Te(Te(t,i),"0.01"),n),a="discount_percent";return null===r||be(r)?{amount:o,
field:a,fault:Zr(i,kt(t)?"0":"100")?"outside":null}:{amount:o,field:a,fault:"mutually_exclusive"}}function Zr(e,t){return kt(
e)||ge(e,t)>0}var wa={mutually_exclusive:["mutually_exclusive","Give either discount or discount_percent."],too_many_decimals:[
"too_many_decimals","The discount has more decimals than the currency."],outside:["out_of_range","The discount of a line\
 is between zero and quantity times unit price."]},ka={mutually_exclusive:["mutually_exclusive","Give either discount or\
 discount_percent."],too_many_decimals:["too_many_decimals","The discount has more decimals than the currency."],outside:[
"discount_exceeds_subtotal","The discount is between zero and the subtotal."]};function qt(e,t,n){return{ok:false,problems:[
{pointer:e,code:t,message:n}]}}function Tn(e,t,n){null===t||be(t)||ge(t,"1")>=0||e.warn({code:"tax_rate_looks_like_fract\
ion",message:`A tax rate is a percentage: ${t} means ${t} %, not ${t} of the price.`,pointer:n})}var Vr={object:"product",
plural:"products",idPrefix:"prd",sheet:"Products",fields:{...Ot("product","prd"),name:Ye(z(200),"",{column:{header:"Name"}}),
description:D(z(1e3),"",{column:{header:"Description"}}),sku:D(Ee(64),"",{column:{header:"SKU"}}),unit_price:Ye(fe({min:"\
0",decimals:6}),"",{column:{header:"Unit price"}}),currency:re(Wt,"",{column:{header:"Currency"}}),tax_rate:D(rt,"",{column:{
header:"Tax %"}}),tax_name:D(z(50),"",{column:{header:"Tax name"}}),unit:D(z(20),"",{column:{header:"Unit"}}),active:re(
Be,"",{column:{header:"Active"}}),external_id:D(Ee(100),"",{column:{header:"External ID",system:true}}),metadata:re(Zt,""),
warnings:Ne(In,""),...ze},dataCells:2,filters:["sku","active","unit_price"],searched:["name","sku"],unique:{external_id:"\
external_id_taken",sku:"sku_taken"},create:(e,t)=>(Tn(t,e.tax_rate,"/tax_rate"),Qr(e,t)),revise:(e,t)=>({...Qr(e,t)}),insteadOfDeletion:"\
active: false"};function Qr(e,{settings:t}){return{...e,currency:e.currency??t.currency,active:e.active??true,metadata:e.
metadata??{}}}function it(e){return"string"==typeof e?e:null}function Qt(e,t,n){let r=(function(o,a,s){let u,{customer_id:l,
customer_name:d}=a;return null===l?null===d?null:(function(c,m,f){let p,_,h=c.findByText(ke,"name_key",Wr(m)).filter(j=>true!==
j.archived&&(null===f||j.email===f)),[w,A]=h;return void 0!==A?(c.fault({pointer:"/customer_name",code:"customer_ambiguo\
us",message:"Several customers have this name: give customer_id, or customer_email too.",details:{candidates:h.map(({id:j,
name:C,email:y})=>({id:j,name:C,email:y}))}}),null):w??(p=Object.fromEntries(Object.keys(ke.fields).map(j=>[j,null])),_=
ke.create({...p,name:m,email:f},{...c,warn:()=>{}}),c.create(ke,_))})(o,d,a.customer_email):(null!==d&&o.warn({code:"cus\
tomer_name_ignored",message:"Both customer_id and customer_name were given: the customer was found by customer_id.",pointer:"\
/customer_name"}),null===(u=o.find(ke,l))?(o.fault({pointer:"/customer_id",code:"not_found",message:`There is no custome\
r with the id ${l}.`}),null):(true===u.archived&&l!==s&&o.fault({pointer:"/customer_id",code:"archived_customer",message:`\
The customer ${l} is archived.`}),u))})(e,t,n?.customer_id??null),i=(function(o,a,{customer:s,known:u}){var l,d,c;let m="\
string"==typeof s?.currency?s.currency:null,f=a.currency??m??o.settings.currency,p=null!==a.items,_={currency:f,isTaxExempt:s?.
tax_exempt===true,known:u},h=(l=p?o:{...o,warn:()=>{}},(a.items??[(function(y,{total:g,tax_rate:E},P,W){let Y=nt(P)??0;return null!==
g&&wt(g)>Y&&y.fault({pointer:"/total",code:"too_many_decimals",message:`Must have at most ${Y} decimals in ${P}.`}),Tn(y,
E,"/tax_rate"),{id:W,product_id:null,description:"Invoice total",quantity:"1",unit:null,tax_rate:E??"0",tax_name:null,discount:null,
discount_percent:null,unit_price:g??"0"}})(o,a,f,u[0]?.id??null)]).map((y,g)=>{var E;let P,W=(v,q,O)=>l.fault({pointer:`\
/items/${g}/${v}`,code:q,message:O}),Y=_.known.find(({id:v})=>v===y.id)??null;if(null!==y.id&&null===Y&&W("id","not_foun\
d","The document has no line with this id. Leave it out."),null!==y.discount&&null!==y.discount_percent)for(let v of["di\
scount","discount_percent"])W(v,"mutually_exclusive","Give either discount or discount_percent.");Tn(l,y.tax_rate,`/item\
s/${g}/tax_rate`);let T=null!==y.product_id&&y.product_id!==Y?.product_id,S=T&&null!==y.product_id?(E=y.product_id,null===
(P=l.find(Vr,E))?W("product_id","not_found",`There is no product with the id ${E}.`):false===P.active&&W("product_id","i\
nactive_product",`The product ${E} is not active.`),P):null;return(function(v,q,O){let{currency:x,isTaxExempt:M,kept:b,product:k,
isLost:R,fault:$}=O;if(null!==k&&null===q.unit_price&&k.currency!==x){let J=String(k.currency);$("unit_price","currency_\
mismatch",`The product is priced in ${J}: give a unit_price in ${x}.`)}let I=q.description??it(k?.name),F=q.unit_price??
it(k?.unit_price);null!==I||R||$("description","required","Must be given, or a product_id."),null!==F||R||$("unit_price",
"required","Must be given, or a product_id.");let L=M||null!==q.tax_rate?null:k;return{...q,id:b?.id??v.newId("li"),sku:it(
k?.sku)??b?.sku??null,description:I??"",quantity:q.quantity??"1",unit:q.unit??it(k?.unit),tax_rate:q.tax_rate??it(L?.tax_rate)??
"0",tax_name:q.tax_name??it(L?.tax_name),unit_price:F??"0",amount:"0"}})(l,y,{..._,kept:Y,product:S,isLost:T&&null===S,fault:W})})),
w={currency:f,discount_percent:a.discount_percent,tax_inclusive:p?a.tax_inclusive??false:null!==a.tax_rate},A=(function(y){
let g=nt(y.currency);if(null===g)return qt("/currency","invalid_currency","The currency is not a known ISO 4217 code.");
let E=y.lines.map((T,S)=>(function(v,q,O){let x=En(Te(v.quantity,v.unit_price),O),M=zr(v,x,O),b=[];if(be(v.quantity)&&b.
push({pointer:`${q}/quantity`,code:"out_of_range",message:"The quantity must not be zero."}),Fr(x)||b.push({pointer:q,code:"\
out_of_range",message:"Quantity times unit price is too large."}),M.fault){let[k,R]=wa[M.fault];b.push({pointer:`${q}/${M.
field}`,code:k,message:R})}return{amount:He(x,M.amount),discount_amount:M.amount,problems:b}})(T,`/items/${S}`,g)),P=E.reduce(
(T,S)=>T.concat(S.problems),[]);if(P.length>0)return{ok:false,problems:P};let W=St(E.map(T=>T.amount));if(kt(W))return qt(
"/items","out_of_range","The subtotal must not be negative.");let Y=zr(y,W,g);return Y.fault?qt(`/${Y.field}`,...ka[Y.fault]):
(function(T,{lines:S,subtotal:v,discount:q,decimals:O}){let x=(function($,{lines:I,discount:F,decimals:L}){let J=(function(U){
let Z=new Map;for(let N of U){let B=jn(N.tax_rate),ee=null===N.tax_name?B:`${B} ${N.tax_name}`,H=xt(Z.get(ee)?.amount??"\
0",N.amount);Z.set(ee,{tax_rate:B,tax_name:N.tax_name,amount:H})}return Array.from(Z.values()).sort((N,B)=>{var ee,H;return ge(
B.tax_rate,N.tax_rate)||((ee=N.tax_name)===(H=B.tax_name)?0:null===ee||null!==H&&ee<H?-1:1)})})($.lines.map(({tax_rate:U,
tax_name:Z},N)=>({tax_rate:U,tax_name:Z,amount:I[N]?.amount??"0"}))),G=(function(U,Z,N){if(be(U))return Z.map(()=>"0");let B=de(
`1e-${N}`).toFixed(),ee=Z.map(te=>kt(te)?"0":te),H=Te(St(ee),B),Q=ee.map(te=>{var oe;let se,{quotient:le,remainder:pe}=(se=
de(oe=Te(U,te)).mod(H),{quotient:de(oe).minus(se).div(H).toFixed(),remainder:se.toFixed()});return{share:Te(le,B),remainder:pe}}),
X=He(U,St(Q.map(te=>te.share)));for(let te of Q.slice().sort((oe,se)=>ge(se.remainder,oe.remainder))){if(be(X))break;te.
share=xt(te.share,B),X=He(X,B)}return Q.map(te=>te.share)})(F,J.map(U=>U.amount),L);return J.map(({tax_rate:U,tax_name:Z,
amount:N},B)=>{let ee=He(N,G[B]??"0"),H={tax_rate:U,inclusive:$.tax_inclusive,decimals:L};return{tax_rate:U,tax_name:Z,...(function(Q,X){
var te,oe;let se=Te(Q,X.tax_rate);if(!X.inclusive)return{taxable:Q,tax:En(Te(se,"0.01"),X.decimals)};let le=(te=xt("100",
X.tax_rate),oe=X.decimals,de(se).div(te).round(oe).toFixed());return{taxable:He(Q,le),tax:le}})(ee,H)}})})(T,{lines:S,subtotal:v,
discount:q,decimals:O}),M=St(x.map($=>$.taxable)),b=St(x.map($=>$.tax)),k=xt(M,b);if(kt(k))return qt("/items","out_of_ra\
nge","The total must not be negative.");let R=[v,M,b,k];return x.reduce(($,I)=>$.concat(I.taxable,I.tax),R).every(Fr)?{ok:true,
totals:{lines:S.map($=>({amount:qe($.amount,O),discount_amount:qe($.discount_amount,O)})),subtotal:qe(v,O),discount_total:qe(
q,O),taxable_total:qe(M,O),tax_total:qe(b,O),total:qe(k,O),tax_breakdown:x.map($=>({...$,taxable:qe($.taxable,O),tax:qe(
$.tax,O)}))}}:qt("/items","out_of_range","The totals have more than 12 digits before the point.")})(y,{lines:E,subtotal:W,
discount:Y.amount,decimals:g})})({...w,lines:h,discount:null===a.discount_percent?a.discount:null});if(!A.ok)for(let y of A.
problems)o.fault(p?y:(function({code:g}){return{pointer:"/total",code:g,message:"Must be zero or more, with at most 12 d\
igits before the point."}})(y));if(o.stopOnFaults(),!A.ok)throw Error("Totals were refused without a fault.");let{lines:j,
...C}=A.totals;return p&&(d=a.total,c=C.total,null===d||0===ge(d,c)||o.fault({pointer:"/total",code:"total_mismatch",message:`\
The lines add up to ${c}. Leave total out, or send that.`,details:{computed:c}})),o.stopOnFaults(),{...w,...C,shape:p?"i\
tems":"total",items:h.map((y,g)=>({...y,amount:j[g]?.amount??"0"})),discount:a.discount??"0"}})(e,t,{customer:r,known:n?.
items??[]});if(null===r)throw Error("A customer is missing without a fault.");return{customer:r,content:{...i,customer_id:String(
r.id),customer_name:String(r.name),customer_email:"string"==typeof r.email?r.email:null,metadata:t.metadata??{}}}}var xa=Vt(
{id:re(Re("li"),"",{column:{header:"Line ID",system:true}}),product_id:D(Re("prd"),""),sku:Me(Ee(64),""),description:re(
z(1e3),"",{column:{header:"Description"}}),quantity:re(Jr({decimals:4,notZero:true}),"",{column:{header:"Quantity"}}),unit:D(
z(20),"",{column:{header:"Unit"}}),tax_rate:re(rt,"",{column:{header:"Tax %"}}),tax_name:D(z(50),""),discount:D(fe({min:"\
0"},"string"),""),discount_percent:D(rt,""),unit_price:re(fe({decimals:6}),"",{column:{header:"Unit price"}}),amount:ue(
fe(),"",{column:{header:"Amount"}})},200),Xr=D(An,"",{column:{header:"Number"}}),ei={customer_id:re(Re("cus"),"",{column:{
header:"Customer ID",system:true}}),customer_name:re(z(200),"",{column:{header:"Customer"}}),customer_email:D(vt,""),customer:Me(
Mt({id:D(Re("cus"),""),name:D(z(200),""),email:D(vt,""),tax_ids:D(Gr,""),billing_address:D(Lr,"")}),"")},ti=re(Wt,"",{column:{
header:"Currency"}}),ni={discount:re(fe({min:"0"},"string"),""),discount_percent:D(rt,""),tax_inclusive:re(Be,""),items:re(
xa,""),tax_rate:{kind:rt,mode:"input",description:""},subtotal:ue(fe(),""),discount_total:ue(fe(),"",{column:{header:"Di\
scount"}}),taxable_total:ue(fe(),""),tax_total:ue(fe(),"",{column:{header:"Tax"}}),total:re(fe(),"",{column:{header:"Tot\
al"}})},ri=ue(Vt({tax_rate:re(rt,""),tax_name:D(z(50),""),taxable:re(fe(),""),tax:re(fe(),"")},200),""),ii={notes:D(z(5e3),
""),terms:D(z(5e3),""),po_number:D(z(100),"",{column:{header:"PO number"}}),external_id:D(Ee(100),"",{column:{header:"Ex\
ternal ID",system:true}}),metadata:re(Zt,"")},Dn={allowed_actions:Ne(ba,""),warnings:Ne(In,"")};function jt(e,{from:t,given:n,
days:r,field:i}){let o=(s,u)=>(e.fault({pointer:`/${i}`,code:s,message:u}),t),a=n??Rr(t,r);return null===a?o("out_of_ran\
ge","Falls behind the year 2999."):0>gt(a,t)?o("due_before_invoice_date",`Must not be before ${t}, the document\u2019s own da\
te.`):a}function oi(e,t,n){let r=u=>void 0!==t[u]&&null!==t[u],i={...e},o=(...u)=>{for(let l of u)delete i[l]};o("custom\
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
r("tax_inclusive","mutually_exclusive",t)),n}var Sa=/\{(YYYY|YY|MM|FY|SEQ:[1-9])\}/,$a=/^\s|\s$|[\p{Cc}\p{Cs}]/u;function Cn(e){
return e.split(Sa).map((t,n)=>n%2==0?{kind:"text",text:t}:"YYYY"===t||"YY"===t||"MM"===t||"FY"===t?{kind:"date",part:t}:
{kind:"sequence",digits:Number(t.slice(-1))})}var Ma={YYYY:"\\d{4}",YY:"\\d\\d",MM:"(?:0[1-9]|1[0-2])",FY:"\\d{4}"};function si(e,t,n){
return ui(e,n,r=>String(t).padStart(r,"0"))}function Aa(e){return"text"===e.kind?e.text.replace(/[\\^$.*+?()[\]{}|]/g,"\\\
$&"):"sequence"===e.kind?`)(\\d{${e.digits}}|[1-9]\\d{${e.digits},})(`:Ma[e.part]}function ui(e,t,n){let[r="",i=""]=t.date.
split("-"),o={YYYY:r,YY:r.slice(2),MM:i,FY:(function(a,s,{fiscalYearStartMonth:u=1}){let l=u>1&&Number(s)>=u;return String(
Number(a)+ +!!l)})(r,i,t)};return Cn(e).map(a=>"text"===a.kind?a.text:"date"===a.kind?o[a.part]:n(a.digits)).join("")}function li(e,{
resource:t,pattern:n,day:r,own:i}){let o={date:r,fiscalYearStartMonth:e.settings.fiscal_year_start},a=ui(n,o,()=>"{SEQ}"),
s=e.lastOf(a)+1;if(null===i)return e.use(a,s),si(n,s,o);let u=(function(d,c){let m=Cn(d).map(Aa).join(""),[,f="",p="0",_=""]=RegExp(
`^(${m})$`).exec(c)??[],h=Number(p);return 0===h?null:{series:`${f}{SEQ}${_}`,sequence:h}})(n,i);if(null!==u&&(u.series!==
a||u.sequence!==s)){let d=si(n,s,o);throw new K("number_reserved",`The number "${i}" belongs to the series of this works\
pace, whose next is "${d}".`,{members:{next_number:d}})}let[l]=e.findByText(t,"number",i);if(void 0!==l)throw new K("num\
ber_taken",`The number "${i}" is taken.`,{members:{existing_id:l.id}});return null!==u&&e.use(a,s),i}function di({id:e,name:t,
email:n,tax_ids:r,billing_address:i}){return{id:e,name:t,email:n,tax_ids:r,billing_address:i}}function Xt({settings:e},t,n){
let r=e.books_closed_through;if(!(null===r||gt(t,r)>0))throw new K("period_locked",`The books are closed through ${r}: ${n}\
 dated ${t} is not possible.`)}var Oa=["open","partially_paid"];function en(e){return Oa.includes(String(e))}var ci={finalized_at:null,
paid_at:null,voided_at:null,uncollectible_at:null},Pn={status:"draft",customer:null,amount_paid:"0",status_transitions:ci};
function Yn(e,t,n){let r=t.invoice_date??e.today,i=Un(e,n),o=jt(e,{from:r,given:t.due_date,days:i,field:"due_date"});Xt(
e,r,"issuing an invoice");let a=e.settings.invoice_number,s=li(e,{resource:me,pattern:a,day:r,own:t.number}),u=be(t.total);
return u&&e.addEvent("invoice.paid"),{number:s,status:u?"paid":"open",invoice_date:r,due_date:o,customer:di(n),status_transitions:{
...ci,finalized_at:e.now,paid_at:u?e.now:null}}}function Fn(e,{invoice_date:t,due_date:n},r){return null!==t&&jt(e,{from:t,
given:n,days:Un(e,r),field:"due_date"}),{invoice_date:t,due_date:n}}function Un({settings:e},t){let n=t?.payment_terms_days;
return"number"==typeof n?n:e.payment_terms_days}function fi(e,t){return{name:"duplicate",summary:"",fields:{},from:null,
successStatus:201,run(n,r,i){let o=e();i.create(o,{...mi(i,o,n),...t(n)})}}}function mi(e,t,n){let r={};for(let[o,a]of Object.
entries(t.fields))Pe(a)&&(r[o]=n[o]??null);let i=n.items.map(o=>({...o,id:e.newId("li")}));return{...r,items:i,number:null,
external_id:null,customer:null}}function Bn(e,t,n){let r=e.find(t,String(n.customer_id));if(null===r)throw Error(`The cu\
stomer ${String(n.customer_id)} is gone.`);return r}var Jn=[{name:"finalize",summary:"",fields:{},from:["draft"],successStatus:200,
run(e,t,n){n.addEvent("invoice.finalized");let r=Yn(n,e,Bn(n,ke,e));n.change(me,e,{...r})}},{name:"void",summary:"",fields:{},
from:["open","partially_paid","paid"],isAllowed:pi,successStatus:200,run(e,t,n){if(!pi(e))throw new K("invoice_has_payme\
nts","Void its payments first.",{members:{current_status:e.status}});Xt(n,String(e.invoice_date),"voiding an invoice"),n.
addEvent("invoice.voided"),n.change(me,e,{status:"void",amount_due:"0",...Kn(e,"voided_at",n.now)})}},{name:"mark_uncoll\
ectible",summary:"",fields:{},from:["open","partially_paid"],successStatus:200,run(e,t,n){n.addEvent("invoice.uncollecti\
ble"),n.change(me,e,{status:"uncollectible",...Kn(e,"uncollectible_at",n.now)})}},fi(()=>me,({total:e})=>({...Pn,invoice_date:null,
due_date:null,quotation_id:null,amount_due:e}))];function pi({amount_paid:e}){return be(String(e))}function Kn(e,t,n){return{
status_transitions:{...e.status_transitions,[t]:n}}}var hi={status:"draft",customer:null,accepted_at:null,accepted_by:null,
declined_at:null,decline_reason:null,invoice_id:null};function yi(e,t,n){let r=t.quotation_date??e.today,i=jt(e,{from:r,
given:t.expiry_date,days:30,field:"expiry_date"}),o=e.settings.quotation_number;return{number:li(e,{resource:je,pattern:o,
day:r,own:t.number}),quotation_date:r,expiry_date:i,customer:di(n)}}function _i(e,{quotation_date:t,expiry_date:n}){return null!==
t&&jt(e,{from:t,given:n,days:30,field:"expiry_date"}),{quotation_date:t,expiry_date:n}}var Ln=[{name:"send",summary:"",fields:{},
from:["draft"],successStatus:200,run(e,t,n){n.addEvent("quotation.sent"),n.change(je,e,{...vi(n,e),status:"sent"})}},{name:"\
accept",summary:"",fields:{override_expiry:D(Be,""),accepted_by:D(Mt({name:D(z(200),""),email:D(vt,"")}),"")},from:["dra\
ft","sent"],done:["accepted"],successStatus:200,run(e,t,n){(function(o,{expiry_date:a},s){if(!(s||"string"!=typeof a||gt(
a,o.today)>=0))throw new K("quotation_expired",`It expired on ${a}. Send override_expiry: true to accept it all the same\
.`,{members:{current_status:"expired"}})})(n,e,true===t.override_expiry),n.addEvent("quotation.accepted");let r="draft"===
e.status?vi(n,e):{},i={status:"accepted",accepted_at:n.now,accepted_by:t.accepted_by};n.change(je,e,{...r,...i})}},{name:"\
decline",summary:"",fields:{reason:D(z(1e3),"")},from:["sent"],successStatus:200,run(e,{reason:t},n){n.addEvent("quotati\
on.declined"),n.change(je,e,{status:"declined",declined_at:n.now,decline_reason:t})}},{name:"cancel",summary:"",fields:{},
from:["draft","sent","accepted"],successStatus:200,run(e,t,n){n.addEvent("quotation.canceled"),n.change(je,e,{status:"ca\
nceled"})}},{name:"convert",summary:"",fields:{invoice_date:D(Ke,""),due_date:D(Ke,""),number:D(An,""),status:D(Je(["dra\
ft","open"]),"")},from:["accepted"],explain:({status:e,invoice_id:t})=>"invoiced"===e?new K("quotation_already_invoiced",
`It has become the invoice ${String(t)}.`,{members:{invoice_id:t}}):null,successStatus:201,answers:()=>me,run:function(e,t,n){
let r=Bn(n,ke,e),{invoice_date:i,due_date:o,number:a}=t,s={...mi(n,me,e),...Pn,invoice_date:i,due_date:o,number:a,amount_due:e.
total,quotation_id:e.id},u="draft"===t.status?Fn(n,s,r):Yn(n,s,r),l=n.create(me,{...s,...u});n.addEvent("quotation.invoi\
ced"),n.change(je,e,{status:"invoiced",invoice_id:l.id}),n.answerWith(l)}},fi(()=>je,()=>({...hi,quotation_date:null,expiry_date:null}))];
function vi(e,t){return{...yi(e,t,Bn(e,ke,t))}}var qa=Je(["draft","sent"]),je={object:"quotation",plural:"quotations",idPrefix:"\
quo",sheet:"Quotations",itemsSheet:"Quotation items",fields:{...Ot("quotation","quo"),number:Xr,status:re(qa,"",{column:{
header:"Status"}}),title:D(z(200),"",{column:{header:"Title"}}),shape:ue(Je(["items","total"]),""),...ei,quotation_date:D(
Ke,"",{column:{header:"Quotation date"}}),expiry_date:D(Ke,"",{column:{header:"Expiry date"}}),currency:ti,...ni,tax_breakdown:ri,
...ii,accepted_at:Me(Ae,""),accepted_by:Me(Mt({name:D(z(200),""),email:D(vt,"")}),""),declined_at:Me(Ae,""),decline_reason:Me(
z(1e3),""),invoice_id:Me(Re("inv"),"",{column:{header:"Invoice ID",system:true}}),is_expired:Ne(Be,""),...Dn,...ze},dataCells:6,
filters:["status","customer_id","number","currency","quotation_date","expiry_date","total"],searched:["number","customer\
_name","po_number","external_id"],unique:{external_id:"external_id_taken"},check:ai,create(e,t){let{content:n,customer:r}=Qt(
t,e,null),{tax_rate:i,...o}=e,a={...o,...n,...hi};return"sent"!==e.status?{...a,..._i(t,a),number:e.number}:(t.addEvent(
"quotation.sent"),{...a,...yi(t,a,r),status:"sent"})},prepareMerge:oi,editable:({status:e})=>"draft"===e?null:{fields:[],
code:"quotation_not_editable"},revise(e,t,n){let{content:r}=Qt(t,e,n),{number:i,title:o,quotation_date:a,expiry_date:s,notes:u,
terms:l,po_number:d,external_id:c}=e,m=_i(t,{quotation_date:a,expiry_date:s});return{...r,...m,number:i,title:o,notes:u,
terms:l,po_number:d,external_id:c}},prepareRemoval(e){if("draft"!==e.status)throw new K("not_deletable","Only drafts can\
 be deleted. Cancel the quotation instead.",{members:{current_status:e.status,allowed_actions:Ve(Ln,e)}})},actions:Ln,derive:(e,t)=>({
is_expired:("draft"===e.status||"sent"===e.status)&&null!==e.expiry_date&&0>gt(e.expiry_date,t),allowed_actions:Ve(Ln,e)})},
ja=Je(["draft","open"]),Ea={...Ot("invoice","inv"),number:Xr,status:re(ja,"",{column:{header:"Status"},createOnly:true}),
shape:ue(Je(["items","total"]),""),...ei,invoice_date:D(Ke,"",{column:{header:"Invoice date"}}),due_date:D(Ke,"",{column:{
header:"Due date"}}),currency:ti,...ni,amount_paid:ue(fe(),"",{column:{header:"Paid"}}),amount_due:ue(fe(),"",{column:{header:"\
Due"}}),tax_breakdown:ri,...ii,quotation_id:Me(Re("quo"),"",{column:{header:"Quotation ID",system:true}}),is_overdue:Ne(
Be,""),...Dn,status_transitions:ue(Mt({finalized_at:D(Ae,""),paid_at:D(Ae,""),voided_at:D(Ae,""),uncollectible_at:D(Ae,"")}),
""),...ze},Ra=["due_date","notes","terms","po_number","metadata","external_id"],me={object:"invoice",plural:"invoices",idPrefix:"\
inv",sheet:"Invoices",itemsSheet:"Invoice items",fields:Ea,dataCells:6,filters:["status","customer_id","number","currenc\
y","quotation_id","invoice_date","due_date","total","amount_due","is_overdue"],searched:["number","customer_name","po_nu\
mber","external_id"],unique:{external_id:"external_id_taken"},check:ai,create(e,t){let{content:n,customer:r}=Qt(t,e,null),
{tax_rate:i,...o}=e,a={...o,...n,...Pn,amount_due:n.total,quotation_id:null};return"draft"!==e.status?{...a,...Yn(t,a,r)}:
{...a,...Fn(t,a,r),number:e.number}},prepareMerge:oi,editable:({status:e})=>"draft"===e?null:{fields:en(e)?Ra:[],code:"i\
nvoice_not_editable"},revise(e,t,n){let{notes:r,terms:i,po_number:o,external_id:a}=e,s={notes:r,terms:i,po_number:o,external_id:a,
metadata:e.metadata??{}};if("draft"!==n.status){var u;let _,h;return{...s,due_date:(u=e.due_date,_=null===u?t.find(ke,String(
n.customer_id)):null,h=Un(t,_),jt(t,{from:String(n.invoice_date),given:u,days:h,field:"due_date"}))}}let{content:l,customer:d}=Qt(
t,e,n),{number:c,invoice_date:m,due_date:f}=e,p=Fn(t,{invoice_date:m,due_date:f},d);return{...l,...s,...p,number:c,amount_due:l.
total}},prepareRemoval(e,t){if("draft"!==e.status)throw new K("not_deletable","Only drafts can be deleted. Void the invo\
ice instead.",{members:{current_status:e.status,allowed_actions:Ve(Jn,e)}});let n=null===e.quotation_id?null:t.find(je,e.
quotation_id);null===n||n.invoice_id!==e.id||(t.addEvent("quotation.updated"),t.change(je,n,{status:"accepted",invoice_id:null}))},
actions:Jn,previews:true,derive:(e,t)=>({is_overdue:en(e.status)&&null!==e.due_date&&0>gt(e.due_date,t)&&ge(e.amount_due,
"0")>0&&!be(e.total),allowed_actions:Ve(Jn,e)})};function gi(e,t,n){let r=He(String(e.total),t),i=be(r),o=null!==e.status_transitions.
uncollectible_at?"uncollectible":be(t)?"open":"partially_paid";return{status:i?"paid":o,amount_paid:t,amount_due:r,...Kn(
e,"paid_at",i?n:null)}}var bi={name:"void",summary:"",fields:{},from:["received"],explain:({status:e})=>"voided"===e?new K(
"payment_already_voided","The payment has been voided before."):null,successStatus:200,run(e,t,n){Xt(n,String(e.payment_date),
"voiding a payment"),(function(r,i){let o=r.find(me,String(i.invoice_id));if(null===o)throw Error(`The invoice ${String(
i.invoice_id)} of a payment is gone.`);let a=He(String(o.amount_paid),String(i.amount));r.change(me,o,gi(o,a,r.now))})(n,
e),n.addEvent("payment.voided"),n.change(wi,e,{status:"voided",voided_at:n.now})}},wi={object:"payment",plural:"payments",
idPrefix:"pay",sheet:"Payments",fields:{...Ot("payment","pay"),invoice_id:Ye(Re("inv"),"",{column:{header:"Invoice ID",system:true}}),
invoice_number:Me(An,"",{column:{header:"Invoice"}}),customer_id:ue(Re("cus"),""),status:ue(Je(["received","voided"]),"",
{column:{header:"Status"}}),amount:re(fe(),"",{column:{header:"Amount"}}),currency:ue(Wt,""),payment_date:re(Ke,"",{column:{
header:"Payment date"}}),method:D(Je(["bank_transfer","card","cash","check","other"]),"",{column:{header:"Method"}}),reference:D(
z(100),""),notes:D(z(5e3),""),external_id:D(Ee(100),"",{column:{header:"External ID",system:true}}),metadata:re(Zt,""),voided_at:Me(
Ae,""),...Dn,version:ze.version,etag:ze.etag,created_at:ue(Ae,""),updated_at:ze.updated_at},dataCells:1,filters:["invoic\
e_id","customer_id","method","status","payment_date"],unique:{external_id:"external_id_taken"},createdEvent:"payment.rec\
eived",create(e,t){let{invoice:n,amount:r}=(function(i,o){var a;let s,u,l=i.find(me,o.invoice_id);if(null===l){let f=`Th\
ere is no invoice with the id ${o.invoice_id}.`;throw i.fault({pointer:"/invoice_id",code:"not_found",message:f}),i.stopOnFaults(),
Error("An invoice is missing without a fault.")}(function(f){let{status:p}=f;if(!(en(p)||"uncollectible"===p))throw new K(
"invalid_state",`An invoice that is ${String(p)} takes no payments.`,{members:{current_status:p,allowed_actions:Ve(me.actions??
[],f)}})})(l),Xt(i,o.payment_date??i.today,"a payment");let d=String(l.amount_due),c=o.amount??d;s=nt(a=String(l.currency))??
0,u=(f,p)=>i.fault({pointer:"/amount",code:f,message:p}),0>=ge(c,"0")&&u("out_of_range","Must be more than zero."),wt(c)>
s&&u("too_many_decimals",`Must have at most ${s} decimals in ${a}.`),ge(c,d)>0&&u("payment_exceeds_amount_due",`Must be \
at most ${d}, which is due.`),i.stopOnFaults();let m=gi(l,xt(String(l.amount_paid),c),i.now);return(m.status!==l.status||
en(m.status))&&i.addEvent("paid"===m.status?"invoice.paid":"invoice.partially_paid"),i.change(me,l,m),{invoice:l,amount:c}})(
t,e);return{...e,invoice_number:"string"==typeof n.number?n.number:null,customer_id:String(n.customer_id),status:"receiv\
ed",amount:r,currency:String(n.currency),payment_date:e.payment_date??t.today,metadata:e.metadata??{},voided_at:null}},actions:[
bi],derive:e=>({allowed_actions:Ve([bi],e)})},De=[ke,Vr,je,me,wi],Gn=[...De.flatMap(({plural:e})=>[`${e}:read`,`${e}:wri\
te`]),"events:read","webhooks:manage"],ki={full:Gn,"read-only":Gn.filter(e=>e.endsWith(":read")),checkout:["invoices:wri\
te","quotations:write","customers:write","products:read"]};function Ia(e){return Gn.includes(e)}function tn(e){if(!e||!/^[0-9a-z]+(,[0-9a-z]+)+$/.
test(e))return null;let[t=0,n=0,...r]=e.split(",").map(o=>parseInt(o,36)),i=0;return{admittedMs:r.map(o=>i+=o),savedAtMs:t,
unsaved:n}}function xi(e,t){if(!e.lock.tryAcquire(1e4))return{ok:false,problem:"workspace_busy"};try{return e.cache.remove(
Bt),t(xn(e.properties.getAll()),e.clock.now())}finally{e.lock.release()}}function Si(e,t){e.properties.set(kn+t.id,JSON.
stringify(t))}function nn(e){return new Date(e).toISOString()}var rn=class extends Error{constructor(e){super(`The sheet\
 "${e}" is missing.`),this.name="SheetMissing",this.sheet=e}},Wn=class extends Error{constructor(e,t){super(`Rows ${t.row}\
 to ${t.row+t.rows-1} reach beyond the grid of "${e}".`),this.name="OutsideGrid"}},Hn=class extends Error{constructor(e){
super(e),this.name="ServiceFailure"}};function ie(e){try{return e()}catch(t){throw t instanceof rn||t instanceof Wn?t:new Hn(
t instanceof Error?t.message:String(t))}}function zn(e,{row:t,column:n,rows:r,columns:i}){let o=`${on(n)}${t}`,a=`${on(n+
i-1)}${t+r-1}`;return`${Zn(e)}!${o}:${a}`}function $i(e,t,n){let r=on(t);return`${Zn(e)}!${r}${n}:${r}`}function on(e){let t=Math.
floor((e-1)/26);return(t>0?on(t):"")+String.fromCharCode(65+(e-1)%26)}function Zn(e){return`'${e.replace(/'/g,"''")}'`}var Na={
error(e,t){console.error(JSON.stringify({event:e,...t}))}};function an(){var e,t,n,r,i,o,a,s;let u,l,d,c,m=(e=PropertiesService,
{get:f=>ie(()=>e.getScriptProperties().getProperty(f)),getAll:()=>ie(()=>e.getScriptProperties().getProperties()),set(f,p){
ie(()=>e.getScriptProperties().setProperty(f,p))},delete(f){ie(()=>e.getScriptProperties().deleteProperty(f))}});return{
clock:(t=Utilities,{now:()=>Date.now(),dayOf:(f,p)=>ie(()=>t.formatDate(new Date(f),p,"yyyy-MM-dd"))}),random:(n=Utilities,
{uuid:()=>ie(()=>n.getUuid())}),digest:(r=Utilities,{sha256:u=f=>ie(()=>r.computeDigest(r.DigestAlgorithm.SHA_256,f,r.Charset.
UTF_8).map(p=>255&p)),sha256Hex:f=>u(f).map(p=>p.toString(16).padStart(2,"0")).join(""),utf8Length:f=>ie(()=>r.newBlob(f).
getBytes().length)}),properties:m,cache:(i=CacheService,{get:f=>ie(()=>i.getScriptCache().get(f)),getAll:f=>ie(()=>i.getScriptCache().
getAll([...f])),put:(f,p,_)=>ie(()=>i.getScriptCache().put(f,p,_)),putAll:(f,p)=>ie(()=>i.getScriptCache().putAll({...f},
p)),remove:f=>ie(()=>i.getScriptCache().remove(f))}),lock:(o=LockService,{tryAcquire:f=>ie(()=>o.getScriptLock().tryLock(
f)),release:()=>ie(()=>o.getScriptLock().releaseLock())}),document:(a=SpreadsheetApp,l=(f,p,_)=>{try{return a.getActive().
getRange(p).getValues()}catch(h){throw null===a.getActive().getSheetByName(f)?new rn(f):h instanceof Error&&/outside the dimensions of the sheet|range not found/i.
test(h.message)?new Wn(f,_):h}},d=f=>{try{return a.getActive().getRange(zn(f,{row:1,column:1,rows:1,columns:1})).getSheet()}catch(p){
throw null===a.getActive().getSheetByName(f)?new rn(f):p}},{read:(f,p)=>ie(()=>l(f,zn(f,p),p)),readRow:(f,p)=>ie(()=>l(f,
`${Zn(f)}!${p}:${p}`,{row:p,column:1,rows:1,columns:1})[0]??[]),write:(f,p,_,h,w)=>ie(()=>{let A={row:p,column:_,rows:h.
length,columns:h[0]?.length??0},j=a.getActive().getRange(zn(f,A));null!==w&&j.setNumberFormats(h.map(()=>[...w])),j.setValues(
h.map(C=>[...C]))}),flush:()=>ie(()=>a.flush()),find:(f,p,_,h)=>ie(()=>a.getActive().getRange($i(f,p,_)).createTextFinder(
h).matchCase(true).matchEntireCell(true).findAll().map(w=>w.getRow())),contains:(f,p,_,h)=>ie(()=>null!==a.getActive().getRange(
$i(f,p,_)).createTextFinder(h).matchCase(true).findNext()),gridRows:f=>ie(()=>d(f).getMaxRows()),lastContentRow:f=>ie(()=>d(
f).getLastRow()),addRows:(f,p)=>ie(()=>{let _=d(f);_.insertRowsAfter(_.getMaxRows(),p)}),deleteRows:(f,p,_)=>ie(()=>{d(f).
deleteRows(p,_)}),addColumns:(f,p)=>ie(()=>{let _=d(f);_.insertColumnsAfter(_.getMaxColumns(),p)})}),files:(s=HtmlService,
c=f=>ie(()=>s.createHtmlOutputFromFile(f).getContent()),{openApi:()=>c("openapi"),columnNotes:()=>c("columns")}),log:Na,
build:{id:"4558fcd87972",keyMode:typeof LOCAL_RUNTIME>"u"?"live":"test"}}}function Vn(e,t,n){let r=e.prompt(t,n,e.ButtonSet.
OK_CANCEL);return r.getSelectedButton()===e.Button.OK?r.getResponseText():null}var Et="0123456789ABCDEFGHJKMNPQRSTVWXYZ";
function Mi(e,t,n,r){let i=Oi(t,10)+(function(o){let a=o.replace(/-/g,""),s=a.slice(0,12)+a.slice(18),u="";for(let l=0;l<
9;l+=1)u+=Et.charAt(Number.parseInt(s.slice(2*l,2*l+2),16)%32);return u})(r);return`${e}_${i}${qi(Oi(n,7),i)}`}function Qe(e,t){
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
Qn="hints",Ni={journal:null,applied:0,tails:{},gaps:{},layouts:{}};function Ti(e){return{RateLimit:`"default";r=${e.remaining}\
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
workspace_misconfigured:503};function Xn(e){return e instanceof K?e:e instanceof rn?new K("workspace_misconfigured",`The\
 sheet "${e.sheet}" is missing. Run Setup from the menu of the spreadsheet, or rename it back.`,{members:{sheet:e.sheet},
retryAfterSeconds:60}):e instanceof Hn?new K("workspace_unavailable","Google did not carry out the request. Send it agai\
n.",{retryAfterSeconds:5}):null}function er({code:e,message:t,facts:n},r,i){let o,a=Ca[e],s=[...(n.problems??[]).map(({details:d,
...c})=>({...c,...d})),...n.parameters??[]],u={type:`urn:problem-type:billing:${e}`,title:(o=e.replace(/_/g," ").replace(
/\b(api|json|url)\b/g,d=>d.toUpperCase())).charAt(0).toUpperCase()+o.slice(1),status:a,code:e,detail:t,instance:r,request_id:i,
...s.length>0?{errors:s}:{},...n.members},l=n.retryAfterSeconds??(503===a?5:void 0);return{status:a,body:JSON.stringify(
u),headers:{"Content-Type":"application/problem+json",...n.headers,...401===a?{"WWW-Authenticate":'Bearer realm="Busines\
s Billing API"'}:{},...void 0===l?{}:{"Retry-After":String(l)}}}}function tr(e,t){let n,r={typed:(n=e["~run"]({value:t},
Or(void 0))).typed,success:!n.issues,output:n.value,issues:n.issues};if(r.success)return{ok:true,value:r.output};let i=r.
issues.map(Ya),o=i.filter(({code:a})=>"required"===a).map(({pointer:a})=>a);return{ok:false,problems:i.filter(({pointer:a,
code:s})=>"required"===s||!o.includes(a))}}function Pa(e,t){return""===t?null:t}function Ya(e){var t;let n,r=(e.path??[]).
reduce((i,o)=>_t(i,String(o.key)),"");return(null===e.input||void 0===e.input)&&""!==r?{pointer:r,code:"required",message:"\
Must be given."}:{pointer:r,...(n=(t=e.message).indexOf(" "),{code:t.slice(0,n),message:t.slice(n+1)})}}function Pi({status:e,
headers:t,body:n},r){return{status:e,headers:{"Content-Type":"application/json","Cache-Control":"no-store","X-Request-Id":r,
"RateLimit-Policy":'"default";q=100;w=60',...t},body:n}}function Yi({clock:e,random:t}){let n="00000000-0000-4000-8000-0\
00000000000";try{n=t.uuid()}catch(r){if(!(r instanceof Hn))throw r}return Mi("req",e.now(),0,n)}function Fi({log:e},t,n){
let r=t instanceof Error?`${t.message}
${t.stack??""}`:String(t);return e.error("internal_error",{request_id:n,trace:r}),new K("internal_error",`Something went\
 wrong here. Tell the owner this request id: ${n}.`)}var Fa=["gte","gt","lte","lt"],Ua=["created_at","updated_at","numbe\
r","invoice_date","due_date","total","amount_due","name"],Ba=/_(at|date)$/;function Ui({fields:e,filters:t}){return["id",
"created_at","updated_at","external_id",...t].filter(n=>n in e).map(n=>{let{cell:r,decimal:i}=e[n]?.kind??{},o=void 0!==
i||Ba.test(n);return{name:n.replace(/^is_/,""),field:n,kind:"boolean"===r?"flag":o?"bounds":"values"}})}function Bi({name:e,
kind:t}){return"bounds"!==t?[{parameter:e,bound:null}]:Fa.map(n=>({parameter:`${e}[${n}]`,bound:n}))}function Ji({fields:e}){
return Ua.filter(t=>t in e)}function Rt(e){return Array.isArray(e)?`[${e.map(Rt).join(",")}]`:"object"!=typeof e||null===
e?JSON.stringify(e)??"null":`{${Object.entries(e).sort(([t],[n])=>t<n?-1:1).map(([t,n])=>`${JSON.stringify(t)}:${Rt(n)}`).
join(",")}}`}function nr(e,t){return Rt(e)===Rt(t)}function at(e){return"object"==typeof e&&null!==e&&!Array.isArray(e)}
function Ki({actions:e=[]},t){return{current_status:t.status??null,allowed_actions:Ve(e,t)}}function dn(e,t,n,r,i){e.hasUnflushedWrites=
true,e.workspace.document.write(t,n.row,n.column,r,i)}function st(e){e.workspace.document.flush(),e.hasUnflushedWrites=false}
function rr(e,t){for(let n of t.map(r=>r(e)))n()}function Li(e){let t=2654435769,n=2246822507,r=e.map(Ja).join("\0");for(let i=0;i<
r.length;i+=1){let o=r.charCodeAt(i);t=(t=Math.imul(t^o,3432918353))<<15|t>>>17,n=(n=Math.imul(n^o,461845907))<<13|n>>>19}
return t=Gi(t^r.length^n>>>7),n=Gi(n^t),Wi(t)+Wi(n)}function Ja(e){return"string"==typeof e?`s${e}`:"number"==typeof e?`\
n${e}`:"boolean"==typeof e?`b${e}`:`d${e.getTime()}`}function Gi(e){let t=e^e>>>16;return t=Math.imul(t,2246822507),t^=t>>>
13,(t=Math.imul(t,3266489909))^t>>>16}function Wi(e){return(e>>>0).toString(16).padStart(8,"0")}function ut(e){let t=e.split(
"\u2060").join("\u2060\u2060").split(`\r`).join("\u2060\u240D");return/^[=+\-@']/.test(t)?"\u2060"+t:t}function Ce(e){return e.
includes("\u2060")?e.replace(/\u2060([\s\S])/g,(t,n)=>"\u240D"===n?`\r`:n):e}function Hi(e,t){let n=[];for(let r=0;r<e.length;){
let i=(function(o,a,s){let u=s-1,l=a;for(;l<o.length;){var d;let c=o.charCodeAt(l),m=o.charCodeAt(l+1),f=c>=55296&&c<=56319&&
m>=56320&&m<=57343;if((u-=f||8288===(d=c)||13===d?2:1)<0&&l>a)break;l+=f?2:1}return l})(e,r,t);n.push(e.slice(r,i)),r=i}
return n}function ir(e,t,n){let{fields:r,dataCells:i}=e.resource,o={};for(let[l,d]of Object.entries(r)){var a;let c=t[l]??
null;Pe(d)&&void 0===d.column&&null!==(a=c)&&("object"!=typeof a||0!==Object.keys(a).length)&&(o[l]=(function m(f,p){if(null===
p)return null;if(void 0!==f.decimal)return jn(String(p));let _=f.fields;if(void 0===_)return p;let h=Object.entries(_).filter(
([,A])=>Pe(A)),w=A=>{let j={};for(let[C,y]of h)j[C]=m(y.kind,A[C]??null);return j};return true===f.list?p.map(w):w(p)})(
d.kind,c))}let s=Hi(JSON.stringify(o),49e3);if(s.length>i)throw Ze([{pointer:"",code:"too_long",message:"All texts toget\
her are too long for one record."}]);let u=e.columns.map(({key:l},d)=>{if(d>=e.dataIndex)return ut(s[d-e.dataIndex]??"");
let c=r[l];return void 0===c?"":(function({kind:m},f){return null===f?"":void 0!==m.decimal?Ur(String(f)):"text"===m.cell?
ut(String(f)):f})(c,t[l]??null)});return u[e.revIndex]=n,u[e.checkIndex]=zi(e,u),u}function zi(e,t){return Li(t.filter((n,r)=>r!==
e.revIndex&&r!==e.checkIndex))}function Zi(e,t){if(""===t)return"optional"===e.mode||"server"===e.mode?{ok:true,value:null}:
{ok:false,reason:"must not be blank"};if("text"===e.kind.cell)return"string"==typeof t?{ok:true,value:Ce(t)}:{ok:false,reason:"\
must be a text"};if("boolean"===e.kind.cell)return"boolean"==typeof t?{ok:true,value:t}:{ok:false,reason:"must be TRUE o\
r FALSE"};if("number"!=typeof t)return{ok:false,reason:"must be a number"};if(void 0===e.kind.decimal)return{ok:true,value:t};
let n=zt(t);return n.ok?n:{ok:false,reason:"is not a number that the API can carry"}}function Vi(e){let t=e.map(n=>Ce(String(
n))).join("");if(""===t)return{};try{let n=JSON.parse(t);return"object"!=typeof n||null===n||Array.isArray(n)?null:n}catch{
return null}}function or(e,t,n){return{ok:false,quarantine:{id:e,column:t,reason:n}}}function Qi({sheet:e},t,n,r){return new K(
"workspace_misconfigured",`The sheet "${e}" has ${n} with the header "${t}". ${r}`,{members:{sheet:e,column:t}})}function Xi(e,t,n){
return e.map(r=>n[r-t]??"")}function eo(e){let t=Math.min(...e);return{column:t,columns:Math.max(...e)-t+1}}function cn(e,t){
let n=e.map((i,o)=>({column:i,cell:t[o]??""})).sort((i,o)=>i.column-o.column),r=[];for(let{column:i,cell:o}of n){let a=r[r.
length-1];void 0!==a&&a.column+a.cells.length===i?a.cells.push(o):r.push({column:i,cells:[o]})}return r}function ar(e,t){
let n,r=(n=e.workspace.document.readRow(t.sheet,1).map(i=>String(i).trim()),t.columns.map(i=>{let o=n.indexOf(i.header);
if(o<0)throw Qi(t,i.header,"no column","Rename its header back, or add the column.");if(n.lastIndexOf(i.header)===o)return o+
1;throw Qi(t,i.header,"two columns","Rename your own.")}));return e.seenLayouts.set(t.sheet,r),e.hints={...e.hints,layouts:{
...e.hints.layouts,[t.sheet]:r}},r}function lt(e,t){return e.seenLayouts.get(t.sheet)??ar(e,t)}function fn(e,t,n){e.hints=
{...e.hints,tails:{...e.hints.tails,[t]:n}}}function to(e,t,n){let r=[...n].sort((i,o)=>i-o).slice(-300);e.hints={...e.hints,
gaps:{...e.hints.gaps,[t]:r}}}function sr({hints:e},t,n,r){return(e.gaps[t]??[]).filter(i=>i>n&&i<r).length}function no({
workspace:e,hints:t}){e.cache.putAll({[Qn]:JSON.stringify(t)},21600)}function ro({cell:e}){return"number"===e?"#,##0.00#\
###":"text"===e?"@":"General"}function xe(e){let t=Array.from({length:e.dataCells},(r,i)=>dt(0===i?"data":`data_${i+1}`,
0===i?"Data":`Data ${i+1}`,"text","What has no column of its own, as JSON.",true)),n=[...io(e.fields),dt("rev","Revision",
"number","The journal entry that wrote this row last."),dt("check","Check","text","Tells an edit by hand from what the A\
PI wrote."),...t];return{sheet:e.sheet,resource:e,columns:n,idIndex:ct(n,"id"),revIndex:ct(n,"rev"),checkIndex:ct(n,"che\
ck"),dataIndex:ct(n,"data")}}function ur(e){let t=e.fields.items?.kind.fields;if(void 0===e.itemsSheet||void 0===t)return null;
let n=[dt("document_number","Document","text","The number of the document."),...io(t),dt("document_id","Document ID","te\
xt","The id of the document."),dt("rev","Revision","number","The journal entry that wrote this row last.")];return{sheet:e.
itemsSheet,columns:n,idIndex:ct(n,"document_id"),revIndex:ct(n,"rev")}}function io(e){let t=Object.entries(e).flatMap(([
n,{kind:r,column:i,description:o}])=>{if(void 0===i)return[];let{header:a,system:s=false,hidden:u=false}=i;return[{key:n,
header:a,cell:r.cell,description:o,system:s,hidden:u}]});return[...t.filter(({system:n})=>!n),...t.filter(({system:n})=>n)]}
function dt(e,t,n,r,i=false){return{key:e,header:t,cell:n,description:r,system:true,hidden:i}}function ct(e,t){return e.
findIndex(n=>n.key===t)}function Ie(e,t,n,r){let i=o=>o<n.first?[]:e.read(t,{row:n.first,rows:o-n.first+1,column:r.column,
columns:r.columns});try{let o=i(n.last),a=o.length===n.last-n.first+1;return{rows:o,firstRow:n.first,gridRows:a?null:n.first+
o.length-1}}catch(o){if(!(o instanceof Wn))throw o;let a=e.gridRows(t);return{rows:i(Math.min(n.last,a)),firstRow:n.first,
gridRows:a}}}function mn(e){return e.every(t=>""===t)}function lr(e,t,n,r,i,o=false){let a=eo(n),s=Math.max(1,r),u=Ie(e.
workspace.document,t.sheet,{first:s,last:s+i+20},a),l=u.rows.map(c=>!mn(Xi(n,a.column,c))),d=l.lastIndexOf(true);return d<
0&&!o||l.length-1-d<i&&null===u.gridRows?null:{row:s+d+1,gridRows:u.gridRows}}function pn(e){return t=>{let{table:n,layout:r,
rows:i,seq:o}=e,a=(function(s,u,l,d){let{document:c}=s.workspace,m=s.hints.tails[u.sheet]?.row,f=(void 0===m?null:lr(s,u,
l,m,d))??lr(s,u,l,c.lastContentRow(u.sheet),d)??(function(_,h,w,A){let{document:j}=_.workspace,C=w[h.idIndex]??1,y=Ie(j,
h.sheet,{first:1,last:j.lastContentRow(h.sheet)},{column:C,columns:1}),g=y.rows.length;for(;g>1&&mn(y.rows[g-1]??[]);)g-=
1;for(;;){let E=lr(_,h,w,g,A,true);if(null!==E)return E;g+=A+20}})(s,u,l,d),p=null===f.gridRows?0:f.row+d-1-f.gridRows;return p>
0&&c.addRows(u.sheet,p+200),f.row})(t,n,r,i.length);return()=>{oo(t,e,a),fn(t,n.sheet,{row:a+i.length-1,seq:o})}}}function oo(e,{
table:t,layout:n,rows:r},i){let o=cn(n,t.columns.map(ro)),a=r.map(s=>cn(n,s));for(let[s,{column:u,cells:l}]of o.entries()){
let d=a.map(c=>c[s]?.cells??[]);dn(e,t.sheet,{row:i,column:u},d,l.map(String))}}function hn(e,t,n,r,i){let{document:o}=e.
workspace,a=n[t.idIndex]??1;if(i>1){let[s]=o.read(t.sheet,{row:i,column:a,rows:1,columns:1});if(s?.[0]===r)return[i]}return o.
find(t.sheet,a,2,r)}function ao({table:e,layout:t,id:n,row:r,seq:i}){return o=>{let a=hn(o,e,t,n,r);return()=>so(o,e.sheet,
a,i)}}function so(e,t,n,r){let i=[...n].sort((o,a)=>a-o);for(let o=0;o<i.length;){let a=o;for(;i[a+1]===(i[a]??0)-1;)a+=
1;let s=a-o+1;e.workspace.document.deleteRows(t,i[a]??0,s),(function(u,l,d){let c=u.hints.tails[l];void 0!==c&&d.row<=c.
row&&fn(u,l,{...c,row:c.row-d.rows}),d.seq>0&&to(u,l,[...u.hints.gaps[l]??[],d.seq])})(e,t,{row:i[a]??0,rows:s,seq:r}),o=
a+1}}function dr(e,t,n){let{kind:r,resource:i,record:o,seq:a,before:s}=t,u=xe(i),l=lt(e,u),d=String(o.id),c=s?.row??0,m=ir(
u,o,n),f=(function(p,{kind:_,resource:h,record:w,before:A},j){let C=ur(h);if(null===C)return[];let y=lo(C,w,j),g=null===
A?null:lo(C,A.stored.record,j);if("updated"===_&&JSON.stringify(y)===JSON.stringify(g))return[];let E=lt(p,C),P=String(w.
id);return"created"===_?[pn({table:C,layout:E,rows:y,seq:0})]:"deleted"===_?[ao({table:C,layout:E,id:P,row:0,seq:0})]:[(function({
table:W,layout:Y,documentId:T,rows:S}){return v=>{let q=hn(v,W,Y,T,0),O=S.slice(q.length),x=0===O.length?null:pn({table:W,
layout:Y,rows:O,seq:0})(v);return()=>{for(let[M,b]of q.slice(0,S.length).entries())oo(v,{table:W,layout:Y,rows:[S[M]??[]]},
b);x?.(),so(v,W.sheet,q.slice(S.length),0)}}})({table:C,layout:E,documentId:P,rows:y})]})(e,t,n);switch(r){case"created":
return{plans:[...f,pn({table:u,layout:l,rows:[m],seq:a})],cells:m};case"deleted":return{plans:[...f,ao({table:u,layout:l,
id:d,row:c,seq:a})],cells:m};case"updated":{let p=null===s?[]:ir(u,s.stored.record,s.stored.rev),_=uo(u,m,p).filter(h=>(function(w,A,{
only:j}){let C=A===w.revIndex||A===w.checkIndex;return null==j||C||j.includes(w.columns[A]?.key??"")})(u,h,t));return{plans:[
...f,(function(h){let{table:w,layout:A,id:j,seq:C,cells:y,changed:g}=h;return E=>{let[P]=hn(E,w,A,j,h.row);if(void 0===P)
return pn({table:w,layout:A,rows:[y],seq:C})(E);let W=g.map(T=>A[T]??0),Y=g.map(T=>y[T]??"");return()=>{for(let T of cn(
W,Y))dn(E,w.sheet,{row:P,column:T.column},[T.cells],null)}}})({table:u,layout:l,id:d,seq:a,row:c,cells:m,changed:_})],cells:m}}}}
function uo(e,t,n){return t.flatMap((r,i)=>r===n[i]||i===e.idIndex?[]:[i])}function lo(e,t,n){return t.items.map(r=>{var i,
o;return i=e.columns,o={...r,document_number:t.number,document_id:t.id,rev:n},i.map(({key:a,cell:s})=>{let u=o[a]??null;
return null===u?"":"number"===s?"number"==typeof u?u:Ur(String(u)):ut(String(u))})})}function It(e,t,n,r){let i=(function({
hints:s},u){return s.layouts[u.sheet]??u.columns.map((l,d)=>d+1)})(e,t),o=co(e,t,i,n,r);if(o.rows.every(Ka))return o;let a=ar(
e,t);return a.every((s,u)=>s===i[u])?o:co(e,t,a,n,r)}function Ka({decoded:e}){return e.ok&&e.stored.isUntouched}function co(e,t,n,r,i){
let o=eo(n),a=Ie(e.workspace.document,t.sheet,{first:r,last:i},o),s=a.rows.map(l=>Xi(n,o.column,l)),u=s[s.length-1];return{
rows:s.flatMap((l,d)=>mn(l)?[]:[{row:r+d,id:String(l[t.idIndex]),seq:Qe(String(l[t.idIndex]),t.resource.idPrefix),decoded:(function(c,m){
let f=String(m[c.idIndex]),p={},_=Vi(m.slice(c.dataIndex));if(null===_)return or(f,"Data","does not hold what the API wr\
ote there");for(let[C,y]of Object.entries(c.resource.fields))Pe(y)&&void 0===y.column&&(p[C]=_[C]??(function({kind:g,mode:E}){
return"optional"===E||"server"===E?null:true===g.list?[]:{}})(y));for(let[C,y]of c.columns.entries()){let g=c.resource.fields[y.
key];if(void 0===g)continue;let E=Zi(g,m[C]??"");if(!E.ok)return or(f,y.header,E.reason);p[y.key]=E.value}let h=zi(c,m),
w=m[c.checkIndex]===h,A=m[c.revIndex],j=Qe(f,c.resource.idPrefix);return null===j?or(f,"ID","is not an id that the API h\
as given"):{ok:true,stored:{record:p,seq:j,rev:"number"==typeof A?A:0,fingerprint:h,isUntouched:w}}})(t,l)}]),reachesEnd:null!==
a.gridRows||void 0===u||mn(u)}}function cr(e,t,n){let r=Qe(n,t.resource.idPrefix);if(null===r)return null;let i=mo(e,t,r);
return(i<2?void 0:It(e,t,i,i).rows.find(o=>o.id===n))??fo(e,t,"id",n)[0]??null}function fo(e,t,n,r){let i=lt(e,t)[t.columns.
findIndex(o=>o.key===n)];if(void 0===i)throw Error(`The sheet "${t.sheet}" keeps no column for ${n}.`);return e.workspace.
document.find(t.sheet,i,2,ut(r)).flatMap(o=>It(e,t,o,o).rows.filter(a=>"id"===n?a.id===r:!a.decoded.ok||a.decoded.stored.
record[n]===r))}function mo(e,t,n){let r=e.hints.tails[t.sheet];if(void 0===r)return n+1;let i=r.seq-n-sr(e,t.sheet,n,r.
seq+1);return r.row-i}function po(e){if(e.decoded.ok)return e.decoded.stored;let{id:t,column:n,reason:r}=e.decoded.quarantine;
throw new K("record_quarantined",`The record ${t} cannot be used: in its row ${e.row} of the sheet, the cell in column "${n}\
" ${r}. Correct that cell.`,{members:{existing_id:t,column:n,reason:r}})}function ho(e,t){let{workspace:n,settings:r,today:i}=e,
o=Math.max(n.clock.now(),t.atMs+1),a=new Date(o).toISOString(),s=t.transaction+1,u={...t.series},l=[],d=[],c=[],m=[],f=new Map,
p=[],_=null,h=(y,g)=>Mi(y,o,g,n.random.uuid()),w=y=>u[y]??0,A=y=>{let g=po(y);return f.set(g.record,{stored:g,row:y.row}),
g.record},j=y=>{let g=f.get(y);if(void 0===g)throw Error("Only a record that this draft has found can be changed.");return g},
C=(y,g)=>{for(let E of(l.push(y),[...g,...p]))d.push({id:h("evt",s),type:E,record:l.length-1});return p=[],y.record};return{
now:a,today:i,settings:r,transaction:s,series:u,changes:l,events:d,warnings:c,placeOf:j,newId:y=>h(y,s),find(y,g){let E=cr(
e,xe(y),g);return null===E?null:A(E)},findByText:(y,g,E)=>fo(e,xe(y),g,E).map(A),mentions:(y,g,E)=>{var P;let W,Y;return W=
lt(e,P=xe(y)),((Y=P.columns.findIndex(T=>T.key===g))>=0?[Y]:P.columns.flatMap((T,S)=>S>=P.dataIndex?[S]:[])).some(T=>e.workspace.
document.contains(P.sheet,W[T]??1,2,E))},lastOf:w,use(y,g){u[y]=g},create(y,g){let E=w(yo(y))+1;u[yo(y)]=E;let P={id:h(y.
idPrefix,E),version:1,created_at:a,updated_at:a},W=_o(y,{...g,...P});return C({kind:"created",resource:y,record:W,seq:E,
before:null},[y.createdEvent??`${y.object}.created`])},change(y,g,E){let P=j(g),W={version:Number(g.version)+1,updated_at:a},
Y=_o(y,{...g,...E,...W});return C({kind:"updated",resource:y,record:Y,seq:P.stored.seq,before:P},[])},remove(y,g){let E=j(
g);C({kind:"deleted",resource:y,record:g,seq:E.stored.seq,before:E},[`${y.object}.deleted`])},answerWith(y){_=l.findIndex(
g=>g.record===y)},answerIndex:()=>_??l.length-1,addEvent(y){p.push(y)},warn(y){c.push(y)},fault(y){m.push(y)},stopOnFaults(){
if(m.length>0)throw Ze(m)}}}function yo(e){return`rows:${e.plural}`}function _o(e,t){return{...t,...e.complete?.(t)}}var ce="\
journal",Se=["transaction","at","idempotency_key","fingerprint","applied","fanned_out","series","answer","events","recor\
ds","text"],La=Se.indexOf("answer"),vo=Se.indexOf("text")+1,go=vo+5;function yn(e,t){return JSON.parse(e[Se.indexOf(t)]??
"")}var bo=class extends K{constructor(){super("workspace_unavailable","Google did not confirm the write. Send the reque\
st again with the same Idempotency-Key.",{retryAfterSeconds:10}),this.name="UnknownCommit"}},wo=Se.indexOf("idempotency_\
key")+1;function ko({workspace:e},t){var n;let r,i,o,a,s;return i=(r=(n=e.document.readRow(ce,t)).map(u=>Ce(String(u)))).
slice(vo-1).join(""),o=yn(r,"records"),a=0,s=o.map(({length:u,...l})=>(a+=u,{...l,text:i.slice(a-u,a)})),{transaction:Number(
n[0]),at:r[Se.indexOf("at")]??"",idempotencyKey:r[Se.indexOf("idempotency_key")]??"",fingerprint:r[Se.indexOf("fingerpri\
nt")]??"",series:yn(r,"series"),answer:yn(r,"answer"),events:yn(r,"events"),records:s}}function xo(e){let{hints:t,workspace:n}=e,
r=(null===t.journal?null:So(e,t.journal.row))??So(e,Math.max(1,n.document.lastContentRow(ce)));return null!==r&&r.transaction>=
(t.journal?.transaction??0)?r:(function({workspace:i,hints:o}){let a=i.document.lastContentRow(ce),s=Ie(i.document,ce,{first:2,
last:a+1},Mo),u=s.rows.map((c,m)=>({cells:c,row:m+2})).filter(({cells:c})=>fr(c));u.sort((c,m)=>Number(c.cells[0])-Number(
m.cells[0]));let l=u.map(({cells:c,row:m})=>Oo(c,m)),d=l[l.length-1]?.transaction??0;if(0===d&&a>1||!Ao(l)||d<(o.journal?.
transaction??0))throw $o();return qo(l,u[u.length-1]?.cells,{isComplete:true,appendRow:a+1,gridRows:s.gridRows})})(e)}function So(e,t){
let n=Math.max(2,t-60+1),r=Ie(e.workspace.document,ce,{first:n,last:t+20},Mo),i=r.rows.filter(fr).length,o=r.rows.slice(
0,i).every(fr),a=i<r.rows.length||null!==r.gridRows;if(!o||!a||0===i&&t>1)return null;let s=r.rows.slice(0,i).map((u,l)=>Oo(
u,n+l));return Ao(s)?qo(s,r.rows[i-1],{isComplete:2===n,appendRow:n+i,gridRows:r.gridRows}):null}function $o(){return new K(
"workspace_misconfigured",'The hidden sheet "journal" has lost entries or columns. Restore it from the version history o\
f the spreadsheet.',{members:{sheet:ce},retryAfterSeconds:60})}var Mo={column:1,columns:La};function fr(e){return"number"==
typeof e[0]}function Ao(e){return e.every((t,n)=>0===n||t.transaction===(e[n-1]?.transaction??0)+1)}function Oo(e,t){return{
row:t,transaction:Number(e[0]),atMs:Date.parse(String(e[1])),idempotencyKey:Ce(String(e[2])),fingerprint:Ce(String(e[3]))}}
function qo(e,t,n){let r=e[e.length-1];return{transaction:r?.transaction??0,row:r?.row??1,atMs:r?.atMs??0,isApplied:void 0===
t||""!==t[4],series:void 0===t?{}:(function(i){let o=Ce(String(i));if(!Ga.test(o))throw $o();return JSON.parse(o)})(t[6]),
recent:e,...n}}var Ga=/^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/;function jo(e,t,n){return e.decimal?.money!==true?
t:qe(t,Math.max(n,wt(t)))}function ft(e,t,n,r,i=[]){let o=t.currency,a="string"==typeof o?nt(o)??2:2,s=e.derive?.(t,r)??
{},u={...t,...s,object:e.object,etag:`"${n}"`,warnings:i};return(function l(d,c,m){let f={},p={},_=0;for(let[h,w]of Object.
entries(d)){if(!Ar(w))continue;let{kind:A}=w,j=c[h]??null;f[h]="amounts"===h?p:(function(C,y,g){if(null===y)return null;
if(void 0!==C.decimal){let P=jo(C,y,g);return"string"===C.decimal.as?P:Number(P)}let E=C.fields;return void 0===E?y:true===
C.list?y.map(P=>l(E,P,g)):l(E,y,g)})(A,j,m),void 0!==A.decimal&&(_+=1,p[h]=null===j?null:jo(A,j,m))}return 0===_||("curr\
ency"in d&&"items"in d&&(p.currency=c.currency??null),f.amounts=p),f})(e.fields,u,a)}function _n(e,t,n,r){let i,{lock:o}=e.
workspace;if(!o.tryAcquire(2e4))throw Nn("workspace_busy","Other writes are in progress. Send the request again.",2);try{
i=(function(a,s,u,l){var d;let c,m=xo(a);!(function(h,w,A){var j,C;if(w.isApplied||h.hints.applied>=w.transaction)return;
let y=ko(h,w.row);for(let g of y.records)!(function(E,P,W,Y){let T=Y.find(({object:M})=>M===P.object);if(void 0===T)throw Error(
`The journal names an unknown kind of record: ${P.object}.`);if("deleted"===P.kind)return(function(M,b,{id:k,seq:R}){rr(
M,dr(M,{kind:"deleted",resource:b,record:{id:k,items:[]},seq:R,before:null},0).plans)})(E,T,P);let S=cr(E,xe(T),P.id);if(S?.
decoded.ok===true&&S.decoded.stored.rev>=W&&(function(M,b,k){let R=ur(b);return null===R||hn(M,R,lt(M,R),k,0).length>0})(
E,T,P.id))return;let v=(function M(b,k){let R={};for(let[$,I]of Object.entries(b))Pe(I)&&Ar(I)&&(R[$]=(function(F,L){if(null===
L)return null;if(void 0!==F.decimal){let G=zt(L);if(!G.ok)throw Error(`A stored decimal is not one: ${String(L)}`);return G.
value}let J=F.fields;return void 0===J?L:true===F.list?L.map(G=>M(J,G)):M(J,L)})(I.kind,k[$]??null));return R})(T.fields,
JSON.parse(P.text)),q={...v,...T.complete?.(v)},O=S?.decoded.ok!==true||S.decoded.stored.isUntouched?null:P.changed,{plans:x}=dr(
E,{kind:"updated",resource:T,record:q,seq:P.seq,before:null,only:O},W);rr(E,x),st(E)})(h,g,y.transaction,A);j=w.row,C=y.
at,dn(h,ce,{row:j,column:Se.indexOf("applied")+1},[[C]],["@"]),st(h),h.hints={...h.hints,applied:w.transaction}})(a,m,s);
let f=""===u.idempotencyKey||null===(c=(function({recent:h},w){return h.find(A=>A.idempotencyKey===w)?.row??null})(m,d=u.
idempotencyKey)??(function(h,w,A){let{document:j,clock:C}=h.workspace,y=w.recent[0];if(w.isComplete||void 0===y||y.atMs<
C.now()-864e5)return null;if(y.row>5e3)return j.find(ce,wo,2,ut(A))[0]??null;let g=Ie(j,ce,{first:2,last:y.row-1},{column:wo,
columns:1}),E=g.rows.findIndex(([P])=>Ce(String(P))===A);return E<0?null:g.firstRow+E})(a,m,d))?null:ko(a,c);if(null!==f)
return(function(h,w){if(h.fingerprint!==w.fingerprint)throw new K("idempotency_key_reused","This Idempotency-Key was use\
d with another method, path or body. Use a new key for a new request.");let{status:A,record:j,location:C}=h.answer;return{
status:A,body:h.records[j]?.text??"",location:C,isReplay:true}})(f,u);let p=ho(a,m),_=l(p);return p.stopOnFaults(),null!==
_?(function(h,w,{resource:A,record:j}){let{fingerprint:C}=w.placeOf(j).stored;return{status:200,body:JSON.stringify(ft(A,
j,C,h.today,w.warnings)),location:null,isReplay:false}})(a,p,_):(function(h,w,A,j){var C;let y,{transaction:g,changes:E}=A,
P=E.map(T=>dr(h,T,g)),W=E.map((T,S)=>(function(v,q,{kind:O,resource:x,record:M,seq:b,before:k},R,$){let I=xe(x),{object:F}=x,
L=String(M.id),J=null===k?[]:ir(I,k.stored.record,k.stored.rev),G="updated"===O?uo(I,R,J).map(N=>I.columns[N]?.key??""):
[],U=$===q.answerIndex(),Z="deleted"===O?{id:L,object:F,deleted:true}:ft(x,M,String(R[I.checkIndex]),v.today,U?q.warnings:
[]);return{object:F,id:L,seq:b,kind:O,changed:G,text:JSON.stringify(Z)}})(h,A,T,P[S]?.cells??[],S)),Y=(y=E[C=A.answerIndex()],
y?.kind!=="created"?{status:200,record:C,location:null}:{status:201,record:C,location:`/api/v1/${y.resource.plural}/${String(
y.record.id)}`});return(function(T,S,v){let q,O,x=(q=v.records.map(({text:b,...k})=>({...k,length:b.length})),O=[v.at,v.
idempotencyKey,v.fingerprint,"","",JSON.stringify(v.series),JSON.stringify(v.answer),JSON.stringify(v.events),JSON.stringify(
q),...Hi(v.records.map(({text:b})=>b).join(""),32e3)],[v.transaction,...O.map(ut)]);!(function({workspace:b},{appendRow:k,
gridRows:R},$){if(null!==R&&k>R&&b.document.addRows(ce,500),$<=go)return;let I=$-b.document.readRow(ce,1).length;I>0&&b.
document.addColumns(ce,I)})(T,S,x.length);let M=x.map((b,k)=>0===k?"0":"@");dn(T,ce,{row:S.appendRow,column:1},[x],M);try{
st(T)}catch{!(function(b,k,R){let $;try{st(b),$=b.workspace.document.read(ce,{row:k,column:1,rows:1,columns:1})[0]?.[0]}catch{
throw new bo}if($!==R)throw Nn("workspace_unavailable","Google refused the write. Nothing was changed; send the request \
again.",5)})(T,S.appendRow,v.transaction)}})(h,w,{transaction:g,at:A.now,...j,series:A.series,answer:Y,events:A.events,records:W}),
rr(h,P.flatMap(({plans:T})=>T)),(function(T){try{st(T)}catch{try{st(T)}catch{throw new bo}}})(h),h.hints={...h.hints,applied:g,
journal:{row:w.appendRow,transaction:g}},{...Y,body:W[Y.record]?.text??"",isReplay:false}})(a,m,p,u)})(e,t,n,r)}finally{
e.hasUnflushedWrites||o.release()}return i.isReplay||no(e),i}function vn({session:e,key:t,request:n,body:r}){let i=n.headers["\
idempotency-key"],{sha256Hex:o}=e.workspace.digest;if(void 0===i)return{idempotencyKey:"",fingerprint:""};if(!/^[\x21-\x7e]+$/.
test(i)||i.length>255)throw new K("invalid_idempotency_key","An Idempotency-Key has 1 to 255 visible ASCII characters.");
return{idempotencyKey:o(`${t.rolled_from??t.id}
${i}`),fingerprint:o(`${n.method}
${n.path}
${Rt(r)}`)}}function gn({status:e,body:t,location:n,isReplay:r}){let{etag:i}=JSON.parse(t);return{status:e,body:t,headers:{
...void 0===i?{}:{ETag:i},...null===n?{}:{Location:n},...r?{"Idempotent-Replayed":"true"}:{}}}}function mr(e,t,{id:n,request:r}){
var i;let o=e.find(t,n);if(null===o)throw new K("not_found",`There is no ${t.object} with the id ${n}.`);let a=r.headers["\
if-match"],s=(i=e.placeOf(o).stored.fingerprint,`"${i}"`);if(void 0===a||a.split(",").some(u=>["*",s].includes(u.trim().
replace(/^W\//,""))))return o;throw new K("etag_mismatch",`The ${t.object} has changed since you read it. Read it again.`,
{members:{current_etag:s},headers:{ETag:s}})}function Eo(e,t,n){for(let[r,i]of Object.entries(t.unique)){let o=n[r];if("\
string"!=typeof o)continue;let[a]=e.findByText(t,r,o);if(void 0!==a)throw new K(i,`The ${t.object} ${String(a.id)} has t\
he ${r} "${o}" already.`,{members:{existing_id:a.id}})}}function Ro(e,t,n){var r;let i,o=tr($t(e.fields),t),a=(r=o.ok?[]:
o.problems,i=at(t)?e.check?.(t)??[]:[],[...r,...i.filter(({pointer:s})=>!r.some(u=>u.pointer===s))]);if(a.length>0&&""===
n.idempotencyKey)throw Ze(a);return s=>{if(!o.ok||a.length>0)throw Ze(a);Eo(s,e,o.value);let u=e.create(o.value,s);return s.
stopOnFaults(),s.create(e,u),null}}function Io(e,t,n){let r=n.map(({row:o})=>o).sort((o,a)=>o-a),i=new Map;for(let o=0;o<
r.length;){let a=o;for(;a+1<r.length&&(r[a+1]??0)-(r[a]??0)<=250;)a+=1;for(let s of It(e,t,r[o]??0,r[a]??0).rows)i.set(s.
row,s);o=a+1}return n.flatMap(({seq:o,row:a})=>{let s=i.get(a);return void 0!==s&&s.seq===o?[s]:[]})}function No(e,t,n,{
limit:r,first:i,skip:o}){let a=(d,c)=>null!==d&&d===c+1+sr(e,t.sheet,c,d),s=n.every(({seq:d},c)=>0===c||a(d,n[c-1]?.seq??
0)),u=i>2||0===n.length||a(n[0]?.seq??null,0);if(!s||!u)return null;let l=n.slice(0,n.length-o).reverse();return{rows:l.
slice(0,r),hasMore:l.length>r}}function pr(e,t){if("id"===t||"created_at"===t)return[];let n=e.columns.findIndex(({key:r})=>r===
t);return n>=0?[n]:e.columns.flatMap((r,i)=>i>=e.dataIndex?[i]:[])}function To(e){return null==e?null:String(e)}function Do(e,t){
return e===t?0:e<t?-1:1}function Co(e,t){return new K(e,t,{parameters:[{parameter:"cursor",code:e,message:t}]})}function Po({
plural:e},t){return Li([e,...Object.entries(t).filter(([n])=>"cursor"!==n&&"limit"!==n).map(n=>n.join("=")).sort()]).slice(
-8)}function Yo(e,t){return 0===e?"gte"===t||"lte"===t:e>0==("gte"===t||"gt"===t)}function hr(e,t){return e===t?0:e<t?-1:
1}var Fo=["total_count","deleted"];function Uo(e,t){let n=Gt(e,t);return`Must be one of ${t.join(", ")}.${null===n?"":` \
Did you mean "${n}"?`}`}var Wa=De.flatMap(e=>{let t,n,r,i;return[...(function(o,a){let s,{plural:u}=o,l=`/${u}`,d=[{...yr(
o),method:"GET",path:l,operationId:`list${Xe(u)}`,parameters:(s=Ui(o).flatMap(Bi).map(({parameter:c})=>c),["limit","curs\
or","sort","include",...void 0===o.searched?[]:["q"],...s]),answer:"list",run:c=>(function(m,f){var p;let _,h,w,A,j,{session:C,
query:y}=f,g=(function(S,v){var q;let O=[],x=($,I)=>{O.push({parameter:$,code:"invalid_parameter",message:I})},M=void 0===
v.limit?100:(q=v.limit,/^\d{1,3}$/.test(q)?Number(q):0);(M<1||M>500)&&x("limit","Must be a whole number from 1 to 500.");
let[,b="",k=""]=/^(-?)(.*)$/.exec(v.sort??"-created_at")??[];Ji(S).includes(k)||x("sort",Uo(k,Ji(S)));let R=void 0===v.include?
[]:v.include.split(",");for(let $ of R)Fo.includes($)||x("include",Uo($,Fo));return{limit:M,sort:{field:k,isDescending:"\
-"===b},counts:R.includes("total_count"),showsDeleted:R.includes("deleted"),problems:O}})(m,y),{conditions:E,problems:P}=(A=
Ui(m).flatMap(S=>Bi(S).flatMap(({parameter:v,bound:q})=>{let O=y[v];return void 0===O?[]:[{parameter:v,found:null!==q?(function(x,{
fields:M},b,k,R){let $=J=>({needs:[b],holds:({[b]:G})=>null!=G&&Yo(J(String(G)),k)});if(M[b]?.kind.decimal!==void 0){let J=zt(
R);return J.ok?$(G=>ge(G,J.value)):"Must be a decimal number."}let I=On(R);if(b.endsWith("_date"))return I?$(J=>hr(J,R)):
"Must be a day, YYYY-MM-DD.";if(I){let J="gt"===k||"lte"===k,G=(function(Z,N,B,ee){let H=Rr(B,ee)??B,Q=Date.parse(`${H}T\
00:00:00.000Z`),X=Q-54e6,te=Q+54e6;for(;te-X>1e3;){let oe=X+1e3*Math.floor((te-X)/2e3);Z.dayOf(oe,N)<H?X=oe:te=oe}return new Date(
te).toISOString()})(x.workspace.clock,x.settings.time_zone,R,+!!J),U="gt"===k||"gte"===k?"gte":"lt";return{needs:[b],holds:({
[b]:Z})=>Yo(hr(String(Z),G),U)}}let F=/^\d{4}-\d\d-\d\dT/.test(R)?Date.parse(R.replace(" ","+")):0/0;if(Number.isNaN(F))
return"Must be a day, or an RFC 3339 time such as 2026-01-31T12:00:00Z.";let L=new Date(F).toISOString();return $(J=>hr(
J,L))})(C,m,S.field,q,O):"flag"===S.kind?(function({today:x},{fields:M,derive:b},{field:k},R){if("true"!==R&&"false"!==R)
return"Must be true or false.";let $="true"===R;return M[k]?.mode!=="derived"?{needs:[k],holds:I=>I[k]===$}:{needs:["sta\
tus","due_date","amount_due","total"],holds:I=>b?.(I,x)[k]===$}})(C,m,S,O):(function({field:x},M){let b=M.split(",");return b.
length>100?"Give at most 100 values.":{needs:[x],holds:k=>b.includes(String(k[x]))}})(S,O)}]})),j=void 0===y.q?[]:[(p=m.
searched??[],_=y.q.toLowerCase(),{needs:p,holds:S=>p.some(v=>String(S[v]??"").toLowerCase().includes(_))})],{conditions:[
...A.flatMap(({found:S})=>"string"==typeof S?[]:[S]),...j],problems:A.flatMap(({parameter:S,found:v})=>"string"==typeof v?
[{parameter:S,code:"invalid_parameter",message:v}]:[])}),[W]=[...g.problems,...P];if(void 0!==W)throw new K(W.code,`The \
parameter "${W.parameter}": ${W.message}`,{parameters:[...g.problems,...P]});let Y=void 0===y.cursor?null:(function(S,v,q){
let[,O="",x="",M=""]=/^([0-9A-Z]{26})-([0-9a-f]{8})-((?:[0-9a-f]{4})*)$/.exec(S)??[],b=`${v.idPrefix}_${O}`;if(null===Qe(
b,v.idPrefix))throw Co("cursor_invalid","The cursor is not one that a list has answered. Begin without a cursor.");if(x!==
Po(v,q))throw Co("cursor_mismatch","The cursor belongs to a list with other parameters. Begin that list without a cursor\
.");return{id:b,value:""===M?null:M.replace(/.{4}/g,k=>String.fromCharCode(Number.parseInt(k,16)))}})(y.cursor,m,y),T=0===
E.length&&!g.counts&&!g.showsDeleted&&(function({sort:S}){return"created_at"===S.field&&S.isDescending})(g)?(function(S,v,q,O){
var x;let M=null===O?null:Qe(O.id,v.idPrefix),{rows:b,hasMore:k}=(x=xe(v),(null===M?(function($,I,F){let L=$.hints.tails[I.
sheet],J=L?.row??$.workspace.document.lastContentRow(I.sheet);if(J<2)return{rows:[],hasMore:false};let G=Math.max(2,J-F),
{rows:U,reachesEnd:Z}=It($,I,G,J+20),N=U[U.length-1];if(!Z||N?.seq==null)return null;let B=L?.seq??0;return N.seq+sr($,I.
sheet,N.seq,B+1)<B||void 0===L&&G>2?null:(fn($,I.sheet,{row:N.row,seq:N.seq}),No($,I,U,{limit:F,first:G,skip:0}))})(S,x,
q):(function($,I,F,L){let J=mo($,I,L);if(J<2)return null;let G=Math.max(2,J-F-1),{rows:U}=It($,I,G,J),Z=U[U.length-1];return Z?.
row!==J||Z.seq!==L?null:No($,I,U,{limit:F,first:G,skip:1})})(S,x,q,M))??(function($,I,F,L){let{document:J}=$.workspace,G=ar(
$,I)[I.idIndex]??1,U=J.lastContentRow(I.sheet),{rows:Z}=Ie(J,I.sheet,{first:2,last:U},{column:G,columns:1}),N=Z.flatMap(
([H],Q)=>{let X=Qe(String(H),I.resource.idPrefix);return null===X?[]:[{seq:X,row:Q+2}]}).sort((H,Q)=>Q.seq-H.seq),B=N[0];
void 0!==B&&(function(H,Q,X,te){fn(H,Q,te);let oe=[];for(let[se,{seq:le}]of X.entries()){let pe=X[se+1]?.seq??0;for(let he=le-
1;he>pe&&oe.length<300;he-=1)oe.push(he)}to(H,Q,oe),no(H)})($,I.sheet,N,B);let ee=N.filter(({seq:H})=>null===L||H<L);return{
rows:Io($,I,ee.slice(0,F)),hasMore:ee.length>F}})(S,x,q,M)),R=b[b.length-1];return{entries:b,hasMore:k,end:void 0===R?null:
{id:R.id,value:null},total:0}})(C,m,g.limit,Y):(function(S,v,q){let{conditions:O,sort:x,limit:M,after:b,tombstones:k}=q,
R=[...new Set([...O.flatMap(({needs:N})=>N),x.field])],$=v.resource.fields[x.field]?.kind.decimal!==void 0,I=(N,B)=>{var ee;
let H;return ee=x.isDescending,H=ee?-1:1,N.value===B.value?H*Do(N.id,B.id):null===N.value?1:null===B.value?-1:H*($?ge(N.
value,B.value):Do(N.value,B.value))},F=(function(N,B,ee){let{document:H}=N.workspace,Q=lt(N,B),X=[...new Set([B.idIndex,
...ee.flatMap(se=>pr(B,se))])],te=H.lastContentRow(B.sheet),oe=new Map;for(let se of cn(X.map(le=>Q[le]??1),X)){let le={
column:se.column,columns:se.cells.length},{rows:pe}=Ie(H,B.sheet,{first:2,last:te},le);for(let[he,$e]of se.cells.entries())
oe.set(Number($e),pe.map(pt=>pt[he]??""))}return(oe.get(B.idIndex)??[]).flatMap((se,le)=>{let pe=String(se),he=Qe(pe,B.resource.
idPrefix);return null===he?[]:[{row:le+2,seq:he,id:pe,record:(function($e,pt,Tt,Dt){let Ct={id:Tt,created_at:new Date(Ai(
Tt.slice(Tt.indexOf("_")+1).slice(0,10))).toISOString()},Pt;for(let ye of pt){let[ht]=pr($e,ye),Yt=$e.resource.fields[ye];
if(void 0!==ht&&void 0!==Yt){if(ht<$e.dataIndex){let we=Zi(Yt,Dt(ht));we.ok&&(Ct[ye]=we.value);continue}Pt??(Pt=Vi(pr($e,
ye).map(Dt))),Ct[ye]=Pt?.[ye]??null}}return Ct})(B,ee,pe,$e=>oe.get($e)?.[le]??"")}]})})(S,v,R).filter(({record:N})=>O.every(
({holds:B})=>B(N))).map(({row:N,seq:B,id:ee,record:H})=>({value:To(H[x.field]),id:ee,row:N,seq:B})),L=k.map(N=>({value:To(
"updated_at"===x.field?N.updated_at:null),id:N.id,tombstone:N})),J=[...F,...L].sort(I),G=null===b?J:J.filter(N=>I(N,b)>0),
U=G.slice(0,M),Z=new Map(Io(S,v,U.flatMap(N=>"row"in N?[N]:[])).map(N=>[N.id,N]));return{entries:U.flatMap(N=>{if("tombs\
tone"in N)return[N.tombstone];let B=Z.get(N.id);return void 0===B?[]:[B]}),hasMore:G.length>M,end:U[U.length-1]??null,total:F.
length}})(C,xe(m),{...g,conditions:E,after:Y,tombstones:g.showsDeleted?(h=["id","updated_at"],w=E.filter(({needs:S})=>S.
every(v=>h.includes(v))),(function({workspace:S},{object:v}){let{document:q,clock:O}=S,x=q.lastContentRow(ce),M=R=>Ie(q,
ce,{first:2,last:x},{column:Se.indexOf(R)+1,columns:1}).rows.map(([$])=>Ce(String($))),b=M("records"),k=new Date(O.now()-
2592e6).toISOString();return M("at").flatMap((R,$)=>{let I=b[$]??"";return R<k||!I.includes('"deleted"')?[]:JSON.parse(I).
filter(F=>"deleted"===F.kind&&F.object===v).map(({id:F})=>({id:F,object:v,deleted:true,updated_at:R}))})})(C,m).filter(S=>w.
every(({holds:v})=>v({...S})))):[]});return(function(S,v,q,{entries:O,hasMore:x,end:M,total:b},k){let R,$=O.flatMap(U=>{
if("deleted"in U)return[U];if(!U.decoded.ok)return[];let{record:Z,fingerprint:N}=U.decoded.stored;return[ft(v,Z,N,S.today)]}),
I=x&&null!==M?(function({id:U,value:Z},N,B){return`${U.slice(U.indexOf("_")+1)}-${Po(N,B)}-${null===Z?"":Z.replace(/[\s\S]/g,
ee=>ee.charCodeAt(0).toString(16).padStart(4,"0"))}`})(M,v,q):null,F=`/api/v1/${v.plural}`,L=O.length-$.length,J={object:"\
list",url:F,data:$,has_more:x,next_cursor:I,...k?{total_count:b}:{},...L>0?{quarantined:L}:{}},G=null===I?{}:{Link:(R=Object.
entries({...q,cursor:I}).map(([U,Z])=>`${encodeURIComponent(U)}=${encodeURIComponent(Z)}`),`<${F}?${R.join("&")}>; rel="\
next"`)};return{status:200,body:JSON.stringify(J),headers:G}})(C,m,y,T,g.counts)})(o,c)},{...Nt(o),method:"POST",path:l,
operationId:`create${(function({object:c}){return Xe(c)})(o)}`,body:{kind:"create"},successStatus:201,run:c=>{let m,f;return m=
vn(c),f=Ro(o,c.body,m),gn(_n(c.session,a,m,f))}}];return true!==o.previews?d:[...d,{...Nt(o),method:"POST",path:`${l}/pr\
eview`,operationId:`preview${(function({object:c}){return Xe(c)})(o)}`,body:{kind:"create"},answer:"other",run:c=>(function(m,{
session:f,body:p}){let _=ho(f,xo(f));Ro(m,p,{idempotencyKey:"",fingerprint:""})(_);let{record:h}=_.changes[_.changes.length-
1]??{record:{}};return{status:200,body:JSON.stringify({...ft(m,{...h,id:null,number:null,version:null,created_at:null,updated_at:null},
"",f.today,_.warnings),etag:null})}})(o,c)}]})(e,De),...(t=`/${e.plural}/{id}`,n={...yr(e),method:"GET",path:t,operationId:`\
get${(function({object:o}){return Xe(o)})(e)}`,run:o=>(function(a,{session:s,id:u}){let l=cr(s,xe(a),u);if(null===l)throw new K(
"not_found",`There is no ${a.object} with the id ${u}.`);let{record:d,fingerprint:c}=po(l);return{status:200,body:JSON.stringify(
ft(a,d,c,s.today)),headers:{ETag:`"${c}"`}}})(e,o)},r={...Nt(e),method:"PATCH",path:t,operationId:`update${(function({object:o}){
return Xe(o)})(e)}`,body:{kind:"update"},run:o=>(function(a,s,u){let{session:l,body:d}=u;return gn(_n(l,s,vn(u),c=>{let m=mr(
c,a,u);if(!at(d))throw Ze([{pointer:"",code:"invalid_type",message:"Must be a JSON object."}]);let{fingerprint:f}=c.placeOf(
m).stored,p=(function(_,h,w,A,j){let C=A(w),y=(function(v,q,O,x=""){let M={},b=[];for(let[k,R]of Object.entries(q)){if(nr(
R,O[k]??null))continue;let $=Object.keys(v).includes(k)||"amounts"===k?v[k]:null;if(null!==$&&(void 0===$||!Jt($)||true===
$.createOnly)){let F="status"===k?"Is changed by actions, not by PATCH: see allowed_actions.":"Is set by the server.";b.
push({pointer:_t(x,k),code:"read_only",message:F});continue}let I=$?.kind.list===true?$.kind.fields:void 0;M[k]=void 0!==
I&&Array.isArray(R)?R.map((F,L)=>{let J=O[k]?.find(({id:G})=>at(F)&&G===F.id&&void 0!==G);return at(F)&&void 0!==J?(function(G,U,Z,N,B){
let ee={};for(let[H,Q]of Object.entries(U)){let X=G[H];"amounts"!==H&&(void 0===X||Jt(X))?ee[H]=Q:nr(Q,Z[H]??null)||B.push(
{pointer:_t(N,H),code:"read_only",message:"Is set by the server."})}return ee})(I,F,J,_t(_t(x,k),L),b):F}):R}return{members:M,
problems:b}})(h.fields,j,C);!(function(v,q,O){let x=v.editable?.(q)??null;if(null===x)return;let M=O.filter(b=>!x.fields.
includes(b));if(0!==M.length)throw new K(x.code,`${M.join(", ")} cannot change while the ${v.object} is ${String(q.status)}\
.`,{members:Ki(v,q)})})(h,w,Object.keys(y.members));let g=(function v(q,O){let x={};for(let[M,b]of Object.entries(q)){let k=O[M]??
null;if(!Jt(b)||true===b.createOnly||!Pe(b)||null===k)continue;let R=b.kind.fields;void 0===R?x[M]=k:true===b.kind.list?
x[M]=k.map($=>v(R,$)):x[M]=v(R,k)}return x})(h.fields,w),E=(function v(q,O){if(!at(O))return O;let x=at(q)?{...q}:{};for(let[
M,b]of Object.entries(O))null===b?delete x[M]:x[M]=v(x[M],b);return x})(h.prepareMerge?.(g,y.members,w)??g,y.members),P=tr(
$t(h.fields),E),W=[...y.problems,...P.ok?[]:P.problems,...h.check?.(E)??[]];if(!P.ok||W.length>0)throw Ze(W);let Y=h.revise?.(
P.value,_,w)??{};_.stopOnFaults();let T=A({...w,...Y}),S=Object.entries(Y).filter(([v])=>!nr(T[v],C[v]));return 0===S.length?
null:Object.fromEntries(S)})(c,a,m,_=>ft(a,_,f,l.today),d);return null===p?{resource:a,record:m}:(Eo(c,a,p),c.addEvent(`${a.
object}.updated`),c.change(a,m,p),null)}))})(e,De,o)},i={...Nt(e),method:"DELETE",path:t,operationId:`delete${(function({
object:o}){return Xe(o)})(e)}`,answer:"deleted",run:o=>gn(_n(o.session,De,vn(o),a=>{let s=mr(a,e,o);return e.prepareRemoval?.(
s,a),void 0!==e.insteadOfDeletion&&(function(u,l,d,c){for(let m of d)for(let[f,p]of Object.entries(m.fields))if(!("id"===
f||!(function(_,h){if(!Pe(_))return false;let w=true===_.kind.list?_.kind.fields:void 0;return _.kind.refersTo===h||Object.
values(w??{}).some(({kind:A})=>A.refersTo===h)})(p,l.idPrefix)||!u.mentions(m,f,c)))throw new K("not_deletable",`There a\
re ${m.plural} that refer to it. Set ${l.insteadOfDeletion??""} instead.`)})(a,e,De,String(s.id)),a.remove(e,s),null}))},
[n,...void 0===e.revise?[]:[r],...!(function({prepareRemoval:o,insteadOfDeletion:a}){return void 0!==o||void 0!==a})(e)?
[]:[i]]),...(e.actions??[]).map(o=>{let a;return a=o.answers?.(),{...Nt(e),method:"POST",path:`/${e.plural}/{id}/${o.name}`,
operationId:`${o.name.replace(/_(\w)/g,(s,u)=>u.toUpperCase())}${(function({object:s}){return Xe(s)})(e)}`,body:{kind:"a\
ction",fields:o.fields},successStatus:o.successStatus,...void 0===a?{}:{answers:a},run:s=>gn(_n(s.session,De,vn(s),u=>{let l=mr(
u,e,s);if(o.done?.includes(String(l.status))===true)return{resource:e,record:l};!(function(c,m,f){let{status:p}=f;if(null===
m.from||m.from.includes(String(p)))return;let _=m.explain?.(f);if(_)throw _;let h=/^[aeiou]/.test(c.object)?"An":"A",w=m.
name.replace(/_/g," ");throw new K("invalid_state",`${h} ${c.object} that is ${String(p)} does not take "${w}".`,{members:Ki(
c,f)})})(e,o,l);let d=tr($t(o.fields),s.body??{});if(!d.ok)throw Ze(d.problems);return o.run(l,d.value,u),null}))}})]});
function yr(e){let t=`${e.plural}:read`;return{resource:e,scope:t,parameters:[],body:{kind:"none"},answer:"record",successStatus:200}}
function Nt(e){return{...yr(e),scope:`${e.plural}:write`}}function Xe(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Bo(e){
try{var t;let n,r,i,o,a=an(),s=(function(u){try{return u()}catch(l){return{fault:l}}})(e);return"fault"in s?(t=s.fault,n=
Yi(a),Pi(er(Xn(t)??Fi(a,t,n),"",n),n)):(r=Yi(a),i="HEAD"===s.method,o=(function(u,l,d,c){let m={headers:{}};try{let f=(function(p,_,h,w){
var A,j;!(function({digest:Y},{body:T}){if(!(3*T.length<=262144||262144>=Y.utf8Length(T)))throw new K("payload_too_large",
"A body has at most 256 KiB.")})(p,h);let C=(function(Y,{method:T,path:S}){return"GET"!==T?null:"/health"===S?{status:200,
body:JSON.stringify({object:"health",status:"ok",build:Y.build.id})}:"/openapi.json"===S?{status:200,body:Y.files.openApi()}:
null})(p,h);if(null!==C)return C;let y=(function(Y,T){let S=(function(x,M){let b,k=Da.exec((x.authorization??"").trim())?.[1]?.
trim()??"",R=(x["x-api-key"]??"").trim();if(k&&R&&k!==R)return{ok:false,code:"credentials_conflict"};let $=k||R;return $?
null!==(b=oa.exec($))&&b[1]===M&&$r(b[2]??"")===b[3]?{ok:true,key:$}:{ok:false,code:"invalid_api_key"}:{ok:false,code:"m\
issing_api_key"}})(T.headers,Y.build.keyMode);if(!S.ok)throw new K(S.code,Di[S.code]);let v=Y.digest.sha256Hex(S.key),q=Y.
cache.getAll([Bt,un(v),Qn,ot]),O=(function(x,M,b){let k=x.clock.now(),R=b[Bt],$=b[un(M)];if(void 0!==R){let I,F,L=Mr(R,M,
k);if(!L)return{outcome:"invalid_api_key"};let J=(F=(I=tn($))&&Ei(I,k))&&!F.admitted?F:null;if(J)return{outcome:"rate_li\
mited",key:L,rate:J}}if(!x.lock.tryAcquire(1e4))return{outcome:"workspace_busy"};try{return(function(I,F,L){let J=I.clock.
now(),G=void 0===L.table?I.properties.getAll():null,U=G?JSON.stringify(xn(G).filter(Q=>J<Ut(Q))):L.table??"",Z=G?{[Bt]:U}:
{},N=Mr(U,F,J);if(!N)return Ri(I,Z),{outcome:"invalid_api_key"};let{logSeen:B,firstReadMs:ee}=L,H=(function(Q,X,te){var oe,
se,le;let pe,he,$e,pt,Tt=Ft+X.id,Dt=te.logSeen?Ii(Q,X):null,{found:Ct,missed:Pt}=Dt?{found:Dt,missed:false}:(pe=Ft+X.id,
he=tn(te.properties?te.properties[pe]??null:Q.properties.get(pe)),($e=!te.logSeen&&null!==he&&he.savedAtMs>=te.firstReadMs?
Ii(Q,X):null)?{found:$e,missed:false}:{found:(function(we,vr){if(null===we)return Ta;let gr=sn(we,vr),Xo=ji(we,gr),ts=gr-
we.savedAtMs>=366e4?0:Math.min(19,100-Xo.length),ns=[...Xo,...Array(ts).fill(gr)];return{...we,admittedMs:ns,unsaved:19}})(
he,Q.clock.now()),missed:true}),ye=Ei(Ct,Q.clock.now()),ht=ye.admitted&&(sn(oe=ye.log,0)-oe.savedAtMs>=36e5||oe.admittedMs.
length>19&&oe.unsaved>19),Yt=(pt=(le=ht?{...se=ye.log,savedAtMs:sn(se,0),unsaved:0}:ye.log).admittedMs.map((we,vr)=>we-(le.
admittedMs[vr-1]??0)),[le.savedAtMs,le.unsaved,...pt].map(we=>we.toString(36)).join(","));return ht&&Q.properties.set(Tt,
Yt),Ri(Q,ye.admitted||Pt?{...te.unwritten,[un(X.hash)]:Yt}:te.unwritten),ye})(I,N,{firstReadMs:ee,logSeen:B,properties:G,
unwritten:Z});return{outcome:H.admitted?"admitted":"rate_limited",key:N,rate:H}})(x,M,{table:R,logSeen:void 0!==$,firstReadMs:k})}finally{
x.lock.release()}})(Y,v,q);switch(O.outcome){case"invalid_api_key":throw new K("invalid_api_key",Di.invalid_api_key);case"\
workspace_busy":throw Nn("workspace_busy","Other requests are in progress. Send the request again.",2);case"rate_limited":
throw new K("rate_limited",`At most 100 requests in 60 seconds. Wait ${O.rate.retryAfterSeconds} seconds.`,{headers:Ti(O.
rate),retryAfterSeconds:O.rate.retryAfterSeconds});case"admitted":return{...O,session:(function(x,M){var b;let k,R,$=null===
(R=M[ot]??(k=x.properties.get(ot),null!==k&&x.cache.put(ot,k,600),k))?ln:{...ln,...JSON.parse(R)},I=x.clock.dayOf(x.clock.
now(),$.time_zone);return{workspace:x,settings:$,today:I,hints:void 0===(b=M[Qn])?Ni:{...Ni,...JSON.parse(b)},hasUnflushedWrites:false,
seenLayouts:new Map}})(Y,q)}}})(p,h);w.headers=Ti(y.rate),(function({keyInUrl:Y},{scopes:T}){if(!(true!==Y||T.every(S=>S.
endsWith(":read"))))throw new K("key_not_allowed_in_url","Only a key whose scopes are all read-only may be sent in a URL\
.")})(h,y.key);let{route:g,id:E}=(function(Y,T,S){let v=S.startsWith(`${Ci}/`)?S.slice(Ci.length).replace(/(.)\/$/,"$1"):
"",q=Y.flatMap(b=>{let k=(function(R,$){let I=R.split("/"),F=$.split("/");if(I.length!==F.length)return null;let L="";for(let[
J,G]of I.entries()){let U=F[J]??"";if("{id}"!==G){if(G!==U)return null;continue}if(""===U)return null;L=U}return L})(b.path,
v);return null===k?[]:[{route:b,id:k}]});if(0===q.length)throw new K("route_not_found",`There is nothing at ${S}.`);let O=q.
find(({route:b})=>b.method===T);if(void 0!==O)return O;let x=q.map(({route:b})=>b.method),M=[...x,...x.includes("GET")?[
"HEAD"]:[]].join(", ");throw new K("method_not_allowed",`${S} does not take ${T}. It takes ${M}.`,{headers:{Allow:M}})})(
_,h.method,h.path);if(null!==g.scope&&(A=y.key.scopes,j=g.scope,!A.includes(j)))throw new K("insufficient_scope",`The AP\
I key needs the scope ${g.scope}.`,{members:{required_scope:g.scope}});let P=(function({headers:Y,body:T},{method:S,body:v}){
if("none"===v.kind||"action"===v.kind&&""===T.trim())return;let q=["application/json",..."PATCH"===S?["application/merge\
-patch+json"]:[]];if(!q.includes((Y["content-type"]??"application/json").split(";")[0]?.trim().toLowerCase()??""))throw new K(
"unsupported_media_type",`Send the body as JSON, with Content-Type: ${q.join(" or ")}.`);try{return JSON.parse(T,Pa)}catch(O){
let x=O instanceof Error?O.message:"it cannot be read";throw new K("malformed_json",`The body is not valid JSON: ${x}.`)}})(
h,g),W=(function(Y,T){let S={},v=[];for(let[O,x]of Y)T.includes(O)?O in S?v.push({parameter:O,code:"invalid_parameter",message:"\
Give it once."}):S[O]=x:v.push({parameter:O,code:"unknown_parameter",message:(function(M,b){if(0===b.length)return"This \
path takes no query parameters.";let k=Gt(M,b);return null===k?`Known here: ${b.join(", ")}.`:`Did you mean "${k}"?`})(O,
T)});let[q]=v;if(void 0===q)return S;throw new K(q.code,`The parameter "${q.parameter}" is not right: ${q.message}`,{parameters:v})})(
h.query,g.parameters);return g.run({session:y.session,key:y.key,request:h,id:E,query:W,body:P})})(u,l,d,m);return{...f,headers:{
...m.headers,...f.headers}}}catch(f){let p=er(Xn(f)??Fi(u,f,c),d.path,c);return{...p,headers:{...m.headers,...p.headers}}}})(
a,Wa,i?{...s,method:"GET"}:s,r),Pi(i?{...o,body:""}:o,r))}catch(n){let{status:r,body:i,headers:o={}}=er(Xn(n)??new K("in\
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
test(e)?Number(e):-1;if(r<t||r>n)throw Error("out of range");return r}function Vo(e){if(null!==(function(t){let n=Cn(t),
r=n.map(o=>"text"===o.kind?o.text:"").join("");if(/[{}]/.test(r))return{code:"invalid_format",message:"Only {YYYY}, {YY}\
, {MM}, {FY} and {SEQ:1} to {SEQ:9} may stand in braces."};if(1!==n.filter(o=>"sequence"===o.kind).length)return{code:"i\
nvalid_format",message:"The pattern contains {SEQ:n} exactly once."};if($a.test(t))return{code:"invalid_format",message:"\
The pattern has no blanks at its ends and no control characters."};let i=n.reduce((o,a)=>o+("text"===a.kind?Array.from(a.
text).length:"sequence"===a.kind?9:"YYYY"===a.part||"FY"===a.part?4:2),0);return i>50?{code:"too_long",message:`With 9 d\
igits for the sequence a number would have ${i} characters; the limit is 50.`}:null})(e))throw Error("not a pattern");return e}
function za(e){return Jo(Bo(()=>(function({parameter:t,parameters:n}){let r=t.path;if(void 0===r||""===r)throw Go();let i=Object.
entries(n).flatMap(([a,s])=>Ha.includes(a)?[]:s.map(u=>[a,u])),o=t.api_key;return{method:"GET",path:r,query:i,headers:void 0===
o?{}:{"x-api-key":o},body:"",keyInUrl:void 0!==o}})(e)))}function Za(e){return Jo(Bo(()=>(function(t){var n,r;let i=(function(s){
let u='Send {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":"\u2026"}} as JSON.',l;try{l=JSON.parse(s)}catch{
throw new K("malformed_json",`The envelope is not valid JSON. ${u}`)}if("object"==typeof l&&null!==l&&!Array.isArray(l))
return l;throw new K("malformed_json",`The envelope must be a JSON object. ${u}`)})(t.postData?.contents??"");if("string"!=
typeof i.path||""===i.path)throw Go();let[o="",a=""]=i.path.split("?",2);return{method:String(i.method??"POST").toUpperCase(),
path:o,query:[...Ko(a),...null==(n=i.query)?[]:"string"==typeof n?Ko(n):Object.entries(n).flatMap(([s,u])=>(Array.isArray(
u)?u:[u]).map(l=>[s,String(l)]))],headers:(function(s){let u={};for(let[l,d]of Object.entries(s))u[l.toLowerCase()]=String(
d);return u})(i.headers??{}),body:"string"==typeof(r=i.body)?r:null==r?"":JSON.stringify(r)}})(e)))}function Va(){SpreadsheetApp.
getUi().createMenu("Billing API").addItem("Set up","setUp").addSeparator().addItem("Create an API key\u2026","createApiK\
ey").addItem("Revoke an API key\u2026","revokeApiKey").addToUi()}function Qa(){let e=SpreadsheetApp.getUi(),t=(function(n,r){
var i;let o,a,s=[...(i=JSON.parse(n.files.columnNotes()),[...De.flatMap(d=>{let c=ur(d);return null===c?[xe(d)]:[xe(d),c]}).
map(d=>(function({sheet:c,columns:m},f){return{name:c,hidden:false,columns:m.map(p=>({header:p.header,note:`${f?.[p.header]??
""}
In the API: ${p.key}`,format:ro(p),hidden:p.hidden,width:Wo[p.cell],isSystem:p.system}))}})(d,i[d.sheet]??{})),(o=Array.
from({length:go-Se.length},(d,c)=>`text ${c+2}`),{name:ce,hidden:true,columns:[...Se,...o].map((d,c)=>({header:d,note:"W\
ritten by the API alone: the record of every change. Do not edit.",format:0===c?"0":"@",hidden:false,width:Wo.json,isSystem:true}))})]).
flatMap(d=>{let c,m=r.getSheetByName(d.name);return null===m?[((function(f,p){let[_,h]=[f.getMaxRows(),f.getMaxColumns()];
h<p&&f.insertColumnsAfter(h,p-h),h>p&&f.deleteColumns(p+1,h-p),_>200&&f.deleteRows(201,_-200)})(c=r.insertSheet(d.name),
d.columns.length),Ho(c,d.columns,1),c.setFrozenRows(1),d.hidden&&c.hideSheet(),`Added the sheet "${d.name}".`)]:(function(f,p){
let _=Math.max(1,f.getLastColumn()),h=f.getRange(1,1,1,_).getValues()[0]?.map(j=>String(j).trim())??[],w=p.columns.filter(
({header:j})=>!h.includes(j));if(0===w.length)return[];let A=_+w.length-f.getMaxColumns();return A>0&&f.insertColumnsAfter(
f.getMaxColumns(),A),Ho(f,w,_+1),w.map(({header:j})=>`Added the column "${j}" to the sheet "${p.name}".`)})(m,d)}),...(function(d,c){
if(null!==d.getSheetByName(bn))return[];let m=d.insertSheet(bn),f={...ln,name:c},p=zo.map(({label:_,name:h,hint:w})=>[_,
String(f[h]??""),w]);return m.getRange(1,1,p.length,3).setNumberFormat("@").setValues(p),m.getRange(1,1,p.length,1).setFontWeight(
"bold"),m.getRange(1,3,p.length,1).setFontColor("#5F6368"),m.setColumnWidth(1,220).setColumnWidth(2,220).setColumnWidth(
3,360),[`Added the sheet "${bn}".`]})(r,r.getName())],{settings:u,faults:l}=(function(d){let c=d.getSheetByName(bn)?.getDataRange().
getDisplayValues()??[],m={...ln,time_zone:d.getSpreadsheetTimeZone()},f=[];for(let{label:p,name:_,read:h,hint:w}of zo){let A=c.
find(([j])=>j?.trim()===p)?.[1]?.trim();if(void 0!==A)try{m[_]=h(A)}catch{f.push(`"${p}" cannot be "${A}": ${w} Its defa\
ult is used.`)}}return{settings:m,faults:f}})(r);return a=JSON.stringify(u),n.properties.set(ot,a),n.cache.put(ot,a,600),
[...s,...l,`The API uses ${u.currency} and the time zone ${u.time_zone}.`]})(an(),SpreadsheetApp.getActive());e.alert("S\
et up",t.join(`
`),e.ButtonSet.OK)}function Xa(){!(function(e){var t,n;let r=Vn(e,"Create an API key","A name, so that you recognise it \
later:");if(null===r)return;let i=Object.keys(ki).join(", "),o=Vn(e,"Create an API key",`What it may do (${i}):`);if(null===
o)return;let a=Object.entries(ki).find(([u])=>u===o.trim())?.[1];if(void 0===a)return e.alert("No key was made",`"${o}" \
is not one of ${i}.`,e.ButtonSet.OK);let s=(t=an(),n={name:r,scopes:a,expires_at:null},xi(t,(u,l)=>{var d,c,m,f;let p,_,
h,w,A=(0===(w=n.name.trim().length)||w>80?"invalid_name":0!==n.scopes.length&&n.scopes.every(Ia)?null===n.expires_at||Date.
parse(n.expires_at)>l?null:"invalid_expiry":"invalid_scopes")??(u.filter(j=>l<Ut(j)).length<100?null:"too_many_keys");return A?
{ok:false,problem:A}:((function(j,C,y){for(let g of C.filter(E=>Ut(E)<y-7776e6))j.properties.delete(kn+g.id),j.properties.
delete(Ft+g.id)})(t,u,l),{ok:true,...(d=t,c=n,m={rolledFrom:null,nowMs:l},_=(f=d.build.keyMode,p=Sr(d,32),`bbk_${f}_${p}${$r(
p)}`),h={id:`key_${Sr(d,20)}`,name:c.name.trim(),hash:d.digest.sha256Hex(_),last4:_.slice(-4),scopes:[...new Set(c.scopes)],
created_at:nn(m.nowMs),expires_at:null===c.expires_at?null:nn(Date.parse(c.expires_at)),revoked_at:null,rolled_from:m.rolledFrom},
Si(d,h),{key:_,record:h})})}));s.ok?e.alert("Copy this key now: it is shown this once",s.key,e.ButtonSet.OK):e.alert("No\
 key was made",`Reason: ${s.problem}.`,e.ButtonSet.OK)})(SpreadsheetApp.getUi())}function es(){!(function(e){var t;let n,
r=an(),i=xn(n=r.properties.getAll()).map(({hash:d,...c})=>{var m;let f,p=(m=n[Ft+c.id],(f=tn(m)?.admittedMs??[])[f.length-
1]??null);return{...c,last_used_at:null===p?null:nn(p)}}).sort((d,c)=>d.created_at<c.created_at?1:-1).filter(({revoked_at:d})=>null===
d),o=i.map(({name:d,last4:c,created_at:m})=>`${d} (\u2026${c}, made ${m.slice(0,10)})`),a=Vn(e,"Revoke an API key",`${o.
join(`
`)}

The last four letters of the key to revoke:`);if(null===a)return;let s=i.find(({last4:d})=>d===a.trim()),u=void 0===s?null:
(t=s.id,xi(r,(d,c)=>{let m=d.find(p=>p.id===t);if(!m)return{ok:false,problem:"not_found"};if(null!==m.revoked_at)return{
ok:true,record:m};let f={...m,revoked_at:nn(c)};return Si(r,f),{ok:true,record:f}})),l=u?.ok===true?`"${s?.name}" is ref\
used from now on.`:`No key ends in "${a}".`;e.alert(u?.ok===true?"Revoked":"Nothing was revoked",l,e.ButtonSet.OK)})(SpreadsheetApp.
getUi())}var Qo,_r=wn({},"__esModule",{value:true}),mt=br;if(mt&&"object"==typeof mt||"function"==typeof mt)for(let e of ra(
mt))ia.call(_r,e)||void 0===e||wn(_r,e,{get:()=>mt[e],enumerable:!(Qo=na(mt,e))||Qo.enumerable});return _r})();function doGet(yt){
return BillingApi.doGet(yt)}function doPost(yt){return BillingApi.doPost(yt)}function onOpen(){return BillingApi.onOpen()}
function setUp(){return BillingApi.setUp()}function createApiKey(){return BillingApi.createApiKey()}function revokeApiKey(){
return BillingApi.revokeApiKey()}

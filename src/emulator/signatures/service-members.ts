/** The signatures of Google's other services, by class; `signatures.ts` explains the letters. */

/** A test derives this table from the types that follow Google's reference, and compares. */
export const serviceMembers = `
Blob:
copyBlob() getAs(s) getBytes() getContentType() getDataAsString()(s) getName() isGoogleType()
setBytes(n[]) setContentType(s) setContentTypeFromExtension() setDataFromString(s)(s,s) setName(s)
getAllBlobs()
Logger:
clear() getLog() log(*)(s,*...)
Menu:
addItem(s,s) addSeparator() addSubMenu(Menu) addToUi()
PromptResponse:
getResponseText() getSelectedButton()
Session:
getActiveUser() getActiveUserLocale() getEffectiveUser() getScriptTimeZone()
getTemporaryActiveUserKey() getTimeZone() getUser()
Ui:
alert(s)(s,e)(s,s,e) createAddonMenu() createMenu(s) prompt(s)(s,e)(s,s,e)
showModalDialog(HtmlOutput,s) showModelessDialog(HtmlOutput,s) showSidebar(HtmlOutput)
showDialog(HtmlOutput)
User:
getEmail() getUserLoginId()
CacheService.Cache:
get(s) getAll(s[]) putAll(o)(o,n) remove(s) removeAll(s[]) put(s,*)(s,*,n)
CacheService:
getDocumentCache() getScriptCache() getUserCache()
ContentService:
createTextOutput()(s)
ContentService.TextOutput:
append(s) clear() downloadAsFile(s) getContent() getFileName() getMimeType() setContent(s)
setMimeType(e)
HtmlService.HtmlOutput:
addMetaTag(s,s) append(s) appendUntrusted(s) asTemplate() clear() getAs(s) getBlob() getContent()
getFaviconUrl() getHeight() getMetaTags() getTitle() getWidth() setContent(s) setFaviconUrl(s)
setHeight(n) setSandboxMode(e) setTitle(s) setWidth(n) setXFrameOptionsMode(e)
HtmlService:
createHtmlOutput()(B)(s) createHtmlOutputFromFile(s) createTemplate(B)(s) createTemplateFromFile(s)
getUserAgent()
LockService.Lock:
hasLock() releaseLock() tryLock(n) waitLock(n)
LockService:
getDocumentLock() getScriptLock() getUserLock()
MailApp:
getRemainingDailyQuota() sendEmail(o)(s,s,s)(s,s,s,o)(s,s,s,s)
PropertiesService.Properties:
deleteAllProperties() deleteProperty(s) getKeys() getProperties() getProperty(s)
setProperties(o)(o,b) setProperty(s,s)
PropertiesService:
getDocumentProperties() getScriptProperties() getUserProperties()
ScriptApp.AuthorizationInfo:
getAuthorizationStatus() getAuthorizationUrl() getAuthorizedScopes()
ScriptApp.ClockTriggerBuilder:
after(n) at(d) atDate(n,n,n) atHour(n) create() everyDays(n) everyHours(n) everyMinutes(n)
everyWeeks(n) inTimezone(s) nearMinute(n) onMonthDay(n) onWeekDay(e)
ScriptApp:
deleteTrigger(Trigger) getIdentityToken() getInstallationSource() getOAuthToken()
getProjectTriggers() getScriptId() getService() getUserTriggers(Document)(Form)(Spreadsheet)
invalidateAuth() newStateToken() newTrigger(s) requireAllScopes(e) requireScopes(e,s[])
getProjectKey() getScriptTriggers() getAuthorizationInfo(e)(e,s[])
ScriptApp.Service:
getUrl() isEnabled() disable()
ScriptApp.SpreadsheetTriggerBuilder:
create() onChange() onEdit() onFormSubmit() onOpen()
ScriptApp.Trigger:
getEventType() getHandlerFunction() getTriggerSource() getTriggerSourceId() getUniqueId()
ScriptApp.TriggerBuilder:
forDocument(Document)(s) forForm(Form)(s) forSpreadsheet(Spreadsheet)(s) forUserCalendar(s)
timeBased()
UrlFetchApp.HTTPResponse:
getAllHeaders() getAs(s) getBlob() getContent() getContentText()(s) getHeaders() getResponseCode()
UrlFetchApp:
fetch(s)(s,o) fetchAll(o/s[]) getRequest(s)(s,o)
Utilities:
base64Decode(s)(s,e) base64DecodeWebSafe(s)(s,e) base64Encode(n[])(s)(s,e)
base64EncodeWebSafe(n[])(s)(s,e) computeDigest(e,n[])(e,s)(e,s,e)
computeHmacSha256Signature(n[],n[])(s,s)(s,s,e) computeHmacSignature(e,n[],n[])(e,s,s)(e,s,s,e)
computeRsaSha1Signature(s,s)(s,s,e) computeRsaSha256Signature(s,s)(s,s,e)
computeRsaSignature(e,s,s)(e,s,s,e) formatDate(d,s,s) formatString(s,*...) getUuid() gzip(B)(B,s)
newBlob(n[])(n[],s)(n[],s,s)(s)(s,s)(s,s,s) parseCsv(s)(s,s) parseDate(s,s,s) sleep(n) ungzip(B)
unzip(B) zip(B[])(B[],s) jsonParse(s) jsonStringify(*)
`;

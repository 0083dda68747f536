/*!
 * Business Billing API 1.1.0, build 565614ca002a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
"use strict";
(() => {
  // src/pages/local/page-token.ts
  function i() {
    return document.querySelector('meta[name="page-token"]')?.content ?? "";
  }

  // src/pages/local/script-run.ts
  function t(e, o) {
    let r = {
      withSuccessHandler: (n) => t(n, o),
      withFailureHandler: (n) => t(e, n)
    };
    return new Proxy(r, {
      get: (n, a) => r[String(a)] ?? ((...l) => {
        c(String(a), l).then(e, o);
      })
    });
  }
  async function c(e, o) {
    let n = await (await fetch("/script-run", {
      method: "POST",
      headers: { "content-type": "application/json", "x-page-token": i() },
      body: JSON.stringify({ functionName: e, args: o })
    })).json();
    if (!n.ok) throw new Error(n.message);
    return n.value;
  }
  var s = () => {
  }, g = () => window.parent.postMessage("close", location.origin);
  Object.assign(globalThis, {
    google: { script: { run: t(s, s), host: { close: g, origin: location.origin } } },
    // Google serves no gateway; the local runtime does.
    billingGateway: location.origin
  });
})();
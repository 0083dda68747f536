/*!
 * Business Billing API 1.1.0, build 70bb28649d8a
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
"use strict";
(() => {
  // src/pages/local/page-token.ts
  function a() {
    return document.querySelector('meta[name="page-token"]')?.content ?? "";
  }

  // src/pages/local/script-run.ts
  function t(e, o) {
    let r = {
      withSuccessHandler: (n) => t(n, o),
      withFailureHandler: (n) => t(e, n)
    };
    return new Proxy(r, {
      get: (n, i) => r[String(i)] ?? ((...l) => {
        c(String(i), l).then(e, o);
      })
    });
  }
  async function c(e, o) {
    let n = await (await fetch("/script-run", {
      method: "POST",
      headers: { "content-type": "application/json", "x-page-token": a() },
      body: JSON.stringify({ functionName: e, args: o })
    })).json();
    if (!n.ok) throw new Error(n.message);
    return n.value;
  }
  var s = () => {
  }, g = () => {
    window.parent === window ? location.assign("/workbook") : window.parent.postMessage("close", location.origin);
  };
  Object.assign(globalThis, {
    google: { script: { run: t(s, s), host: { close: g, origin: location.origin } } },
    // Google serves no gateway; the local runtime does.
    billingGateway: location.origin
  });
})();
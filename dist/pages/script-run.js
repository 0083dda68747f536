/*!
 * Business Billing API 1.0.0, build dc385543739e
 * Source: https://git.example/business-billing-api
 * Licence: Apache-2.0. Built by `npm run build`; do not edit.
 */
"use strict";
(() => {
  // src/pages/local/page-token.ts
  function s() {
    return document.querySelector('meta[name="page-token"]')?.content ?? "";
  }

  // src/pages/local/script-run.ts
  function a(e, r) {
    let o = {
      withSuccessHandler: (n) => a(n, r),
      withFailureHandler: (n) => a(e, n)
    };
    return new Proxy(o, {
      get: (n, i) => o[String(i)] ?? ((...l) => {
        g(String(i), l).then(e, r);
      })
    });
  }
  async function g(e, r) {
    let n = await (await fetch("/script-run", {
      method: "POST",
      headers: { "content-type": "application/json", "x-page-token": s() },
      body: JSON.stringify({ functionName: e, args: r })
    })).json();
    if (!n.ok) throw new Error(n.message);
    return n.value;
  }
  var t = () => {
  };
  Object.assign(globalThis, {
    google: { script: { run: a(t, t), host: { close: t, origin: location.origin } } },
    // Google serves no gateway; the local runtime does.
    billingGateway: location.origin
  });
})();
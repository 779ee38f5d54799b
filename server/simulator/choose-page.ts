export const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? "",
  );

export interface Choice {
  label: string;
  detail: string;
  href: string;
}

/** Where a platform asks the owner which account to connect, in both languages: people see it in the demo. */
export function choosePage(platform: string, choices: Choice[], cancel: string): string {
  const rows = choices.map(
    ({ label, detail, href }) =>
      `<a class="row" href="${escaped(href)}"><b>${escaped(label)}</b><small dir="ltr">${escaped(detail)}</small></a>`,
  );
  return `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(platform)}</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f1f1ee;color:#1c1c1a;font:16px/1.7 system-ui,sans-serif}
main{width:min(26rem,calc(100vw - 2.5rem));background:#fff;border:1px solid #dddcd6;border-radius:14px;padding:1.5rem}
h1{font-size:1.125rem;margin:0 0 .25rem}p{margin:0 0 1rem;color:#5b5b55;font-size:.9375rem}
.row{display:flex;flex-direction:column;padding:.75rem 1rem;margin-block:.5rem;border:1px solid #dddcd6;border-radius:10px;color:inherit;text-decoration:none}
.row:hover,.row:focus-visible{border-color:#1c1c1a;background:#faf9f6}small{color:#5b5b55}.no{display:inline-block;margin-top:.75rem;padding:.5rem 0;color:#5b5b55}
</style></head><body><main><h1>${escaped(platform)}</h1>
<p>محاكاة للتجربة: اختر الحساب الذي تربطه.<br><span dir="ltr" lang="en">A simulation: choose the account to connect.</span></p>
${rows.join("\n")}
<a class="no" href="${escaped(cancel)}">إلغاء · Cancel</a></main></body></html>`;
}

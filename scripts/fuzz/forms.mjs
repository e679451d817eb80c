const FORM = /<form\b[^>]*>([\s\S]*?)<\/form>/g;
const FIELD = /<(?:input|textarea|select|button)\b[^>]*\bname="([^"]*)"[^>]*>/g;
const VALUE = /\bvalue="([^"]*)"/;
const METHOD = /^<form\b[^>]*\bmethod="(\w+)"/i;
const ENTITIES = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

const decode = (text) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity]);

/**
 * Reads the forms of pages as rendered without script, each with its fields and initial values.
 *
 * @returns {Promise<{ path: string, as: string, method: string, fields: [string, string][] }[]>}
 */
export async function harvestForms({ url, pages, sessions, most }) {
  const forms = [];
  const step = Math.max(1, Math.ceil(pages.length / most));
  for (const { path, as } of pages.filter((_, at) => at % step === 0)) {
    const answer = await fetch(url + path, { headers: { Cookie: sessions.cookieOf(as) ?? '' }, redirect: 'manual' });
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    forms.push(...[...html.matchAll(FORM)].map((found) => ({ path, as, ...readForm(found) })));
  }
  return forms;
}

function readForm([whole, inside]) {
  const fields = [...inside.matchAll(FIELD)].map(([field, name]) => [
    decode(name),
    decode(VALUE.exec(field)?.[1] ?? ''),
  ]);
  return { method: METHOD.exec(whole)?.[1]?.toUpperCase() ?? 'GET', fields };
}

import { auditMessages } from '@/features/audit/log/log.messages';
import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { findThai, type Messages } from '@/lib/messages/message';
import { escapeHtml } from '@/lib/text/escape-html';
import { formatDate, formatDateTime, TIME_ZONE } from '@/lib/time/format';
import { dataExportMessages } from './data-export.messages';

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Thai label of a part or field; a name without one is shown as it is. */
const getLabel = (group: 'part' | 'field', name: string): string => getLabelIn([`ownData.${group}.`], name);

const messages: Messages = { ...dataExportMessages, ...auditMessages, ...dataRequestsMessages };

const getLabelIn = (groups: readonly string[], name: string): string => {
  const group = groups.find((one) => findThai(messages, `${one}${name}`) !== undefined);
  return (group !== undefined && findThai(messages, `${group}${name}`)) || name;
};

/** Fields with internal codes, and the message groups that translate them; all other fields hold user text. */
const codedFields: Readonly<Record<string, readonly string[]>> = {
  action: ['audit.action.'],
  noun: ['audit.noun.'],
  kind: ['ownData.value.', 'rights.kind.'],
  status: ['ownData.value.'],
  rhythm: ['ownData.value.'],
  gender: ['ownData.value.'],
  what: ['ownData.value.'],
  outcome: ['ownData.value.'],
};

function formatFieldText(field: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return dataExportMessages[value ? 'ownData.yes' : 'ownData.no'];
  const text = String(value);
  if (DATE_TIME.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatDate(new Date(`${text}T00:00:00+07:00`));
  return getLabelIn(codedFields[field] ?? [], text);
}

/** Renders any JSON value as HTML: a list, a description list, or text. */
function renderValue(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    const items = value.map((one: unknown) => `<li>${renderValue(field, one)}</li>`);
    return items.length > 0 ? `<ol>${items.join('')}</ol>` : renderNothing();
  }
  if (typeof value === 'object' && value !== null) {
    const entries: [string, unknown][] = Object.entries(value);
    const filled = entries.filter(([, held]) => held !== null && held !== undefined && held !== '');
    const rows = filled.map(
      ([name, held]) => `<dt>${escapeHtml(getLabel('field', name))}</dt><dd>${renderValue(name, held)}</dd>`,
    );
    return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : renderNothing();
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return escapeHtml(formatFieldText(field, value));
  }
  return renderNothing();
}

const renderNothing = () => `<p class="none">${dataExportMessages['ownData.none']}</p>`;

const STYLE = `
:root { color-scheme: light dark; --paper: #faf6f0; --ink: #241a16; --quiet: #5d4f47; --line: #d8c9bb; --red: #8a1416; --gold: #b98d2f; }
@media (prefers-color-scheme: dark) { :root { --paper: #171210; --ink: #f4ece4; --quiet: #cbbdb0; --line: #54443c; --red: #f0a9a4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 "Noto Sans Thai", "Sarabun", "Leelawadee UI", Thonburi, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; }
h2 { margin: 2.5rem 0 .75rem; border-top: 2px solid var(--gold); padding-top: .75rem; font-size: 1.2rem; color: var(--red); }
.lead, .none { color: var(--quiet); }
.none { margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
a { color: var(--red); }
ol { margin: 0; padding: 0; list-style: none; }
ol > li { padding: .75rem 0; }
ol > li + li { border-top: 1px solid var(--line); }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1.25rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
@media print { :root { --paper: #fff; --ink: #000; --quiet: #333; --red: #000; } nav { display: none; } li, dl { break-inside: avoid; } body { font-size: 11pt; } }
`;

/**
 * Renders all data of an account as one self-contained page, in Thai, for screen and print.
 *
 * @param data plain values by part and name
 * @param site name of the portal
 * @returns an HTML document
 */
export function renderMyData(data: object, site: string, now: Date): string {
  const parts: [string, unknown][] = Object.entries(JSON.parse(JSON.stringify(data)));
  const title = `${dataExportMessages['ownData.title']} · ${site}`;
  const links = parts.map(([name]) => `<li><a href="#${name}">${escapeHtml(getLabel('part', name))}</a></li>`);
  const sections = parts.map(
    ([name, value]) =>
      `<section id="${name}"><h2>${escapeHtml(getLabel('part', name))}</h2>${renderValue(name, value ?? undefined)}</section>`,
  );
  const made = `${dataExportMessages['ownData.madeAt']} ${formatDateTime(now)} (${TIME_ZONE})`;
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p class="lead">${dataExportMessages['ownData.lead']}<br>${made}</p>
<nav aria-label="${dataExportMessages['ownData.title']}"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</main></body></html>
`;
}

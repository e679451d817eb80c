import { failedMessages } from '@/components/ui/messages/failed/messages';
import { gatewayMessages } from '@/lib/http/messages';
import { getLastBrand } from '@/lib/site/brand';
import { siteMessages } from '@/lib/site/messages';
import { escapeHtml } from '@/lib/text/escape-html';

/** The look of the portal in a few lines, as a page that failed can't be trusted to load its own styles. */
const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fdfbf8;color:#221a16;font:300 17px/1.75 'Noto Sans Thai',system-ui,sans-serif}
main{max-width:34rem;padding:2rem;border-top:3px solid #b98d2f}h1{margin:0;font-size:27px;line-height:1.5}a{color:#8f1527}small{color:#74675d}
@media(prefers-color-scheme:dark){body{background:#171210;color:#f4ece4}a{color:#f0a9a4}small{color:#a2948a}}`;

/**
 * A complete page without script, in the place of one that failed to render.
 *
 * @param status 500 for a bug, 503 when the database is unavailable
 * @param page `id` is the request id, under which the log has the error; `isSent` for the response to a form sent
 *   without script, which tells the sender how to keep what was typed
 */
export function renderErrorPage(status: number, { id, isSent = false }: { id: string; isSent?: boolean }): string {
  const { th, en } = failedMessages['ui.error'];
  const text = isSent ? gatewayMessages['front.unsent'] : failedMessages['ui.errorText'].th;
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${th} · ${en} | ${escapeHtml(getLastBrand())}</title><style>${STYLE}</style></head><body><main id="main"><small>${status}</small><h1>${th}</h1><p>${en}</p><p>${text}</p><p><a href="/">${siteMessages['menu.home'].th}</a></p><small>${failedMessages['ui.errorCode'].th} ${id}</small></main></body></html>`;
}

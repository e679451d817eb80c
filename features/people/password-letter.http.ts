import { ISSUED_PASSWORD_HOURS, type PasswordLetter } from '@/lib/auth/credentials';
import { isProofError } from '@/lib/auth/fresh-proof';
import { authMessages } from '@/lib/auth/messages';
import { PROOF_PAGE } from '@/lib/auth/proof-page';
import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { readBody } from '@/lib/http/body';
import { toFailureResponse } from '@/lib/http/failure-response';
import { parsePayload } from '@/lib/http/payload';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { escapeHtml } from '@/lib/text/escape-html';

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };
const STYLE =
  'body{font-family:"Noto Sans Thai",sans-serif;line-height:1.6;margin:2rem auto;max-width:40rem;padding:0 1rem}' +
  'dt{margin-top:1rem}dd{margin:0;font-size:1.25rem;font-weight:600;overflow-wrap:anywhere}@media print{.screen{display:none}}';

/** Way to the proof; the button of the letter is pressed again after it. */
const PROOF_WAY = `<p><a href="${PROOF_PAGE}">${authMessages['proof.title']}</a> ${authMessages['proof.letter']}</p>`;

/** Commands that issue a password, by the field that names its owner. */
type PasswordPrinters = Readonly<
  Record<'account' | 'organisation', (raw: { id: unknown }, viewer: Viewer) => Promise<PasswordLetter>>
>;

/**
 * Issues a password to an account or to the office of an organisation and responds with the printable letter. The
 * letter is not stored or cached; each request issues another password.
 *
 * @param viewer the viewer on our own pages; undefined for a foreign page
 * @param request with the field `account` or `organisation`, an id
 */
export async function servePasswordLetter(
  viewer: Viewer | undefined,
  request: Pick<Request, 'body' | 'headers'>,
  printers: PasswordPrinters,
): Promise<Response> {
  try {
    if (!viewer) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
    const fields = await parsePayload(await readBody(request.body), request.headers.get('content-type'));
    const whose = fields.has('organisation') ? 'organisation' : 'account';
    const letter = await printers[whose]({ id: fields.get(whose) }, viewer);
    return new Response(renderLetter(letter, (await getSiteFrame()).site.brand), { headers: HEADERS });
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    const way = isProofError(error) ? PROOF_WAY : '';
    const words = `<p role="alert">${escapeHtml(body.message)}</p>${way}`;
    return new Response(renderPage(authMessages['passwordLetter.title'], words), {
      status,
      headers: { ...headers, ...HEADERS },
    });
  }
}

function renderLetter({ name, userName, password }: PasswordLetter, site: string): string {
  const facts = [
    [authMessages['passwordLetter.address'], `${env.SITE_URL}/login/`],
    [authMessages['passwordLetter.userName'], userName],
    [authMessages['passwordLetter.password'], password],
  ].map(([name, value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const rule = authMessages['passwordLetter.rule'].replace('{n}', String(ISSUED_PASSWORD_HOURS));
  return renderPage(
    `${authMessages['passwordLetter.title']} ${site}`,
    `<p class="screen">${authMessages['passwordLetter.print']}</p><p>${authMessages['passwordLetter.to']} ${escapeHtml(name)}</p>
<dl>${facts.join('')}</dl><p>${rule}</p>`,
  );
}

const renderPage = (title: string, body: string): string => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;

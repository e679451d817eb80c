import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { AppError, isOutage } from '@/lib/errors/errors';
import { clientKey, readClientAddress } from '@/lib/http/client-address';
import { failure } from '@/lib/http/failure';
import { answerAsk } from '@/lib/http/json-write';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { spendSearch } from '@/lib/http/rate-limit/requests';
import { fileResponse } from '@/lib/http/sheet-answer';
import { readFrame } from '@/lib/site/queries';
import { tidySearch } from '@/lib/text/text-rules';
import { countFilteredNews, readFilterNames } from '../filter/filter.queries';
import { nameFilter } from '../filter/filter.rules';
import { newsExportMessages as words } from './export.messages';
import { findOrganisations } from './export.queries';
import { type ExportProblem, exportParams, exportProblems, readExportAsk } from './export.rules';
import {
  EXPORT_ITEMS,
  EXPORT_PAGE,
  type ExportAsk,
  type ExportHead,
  FRAME_HEAD_BYTES,
  FRAMES_TYPE,
  type FrameKind,
  frameKinds,
} from './export.schema';
import { type ExportPiece, makeExport, streamExport, takePlace } from './run';

const readParams = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** How many public items fit what a form holds, for whoever fills it in; counted to one more than a file holds. */
export const answerExportCount = (request: Request): Promise<Response> =>
  answerAsk(request, async (viewer) => {
    const ask = readExportAsk(readParams(request));
    refuseWrong(ask);
    spendOne(viewer, ask);
    return { count: await countFitting(ask) };
  });

/** Organisations whose names hold what was typed, as `search` of the address. */
export const answerExportOrganisations = (request: Request): Promise<Response> =>
  answerAsk(request, async (viewer) => {
    spendSearch(viewer);
    return { organisations: await findOrganisations(tidySearch(readParams(request).search ?? '', 100)) };
  });

const countFitting = ({ filter }: ExportAsk): Promise<number> => countFilteredNews(filter, EXPORT_ITEMS + 1);

const spendOne = (viewer: Pick<Viewer, 'accountId' | 'address'>, { filter }: ExportAsk): void => {
  if (filter.search) spendSearch(viewer);
};

function refuseWrong({ wrong, organisationWords }: ExportAsk): void {
  if (wrong.from || wrong.to) throw new AppError('invalid', 'errors.invalid', wrong);
  if (organisationWords) {
    throw new AppError('invalid', 'newsExport.organisationUnchosen', {
      organisation: 'newsExport.organisationUnchosen',
    });
  }
}

/**
 * Public news as a file. A browser with script gets frames with progress, and refusals as JSON; any other the file itself,
 * and instead of a refusal it goes back to the form, which tells it.
 */
export async function answerNewsExport(request: Request): Promise<Response> {
  const ask = readExportAsk(readParams(request));
  const isFramed = request.headers.get('accept') === FRAMES_TYPE;
  try {
    const response = await openExport(ask, readClientAddress(request.headers, env.TRUSTED_PROXIES), isFramed);
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    // Proxies that collect answers would keep progress from the reader.
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  } catch (error) {
    if (!isFramed && (error instanceof AppError || isOutage(error))) return backToForm(ask, problemOf(error));
    const { status, body, headers } = failure(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}

async function openExport(ask: ExportAsk, address: string | undefined, isFramed: boolean): Promise<Response> {
  refuseWrong(ask);
  const free = takePlace();
  try {
    await spend(limit('news.export'), `address:${clientKey(address)}`, 'newsExport.limited');
    const head = await readHead(ask);
    if (head.fitting === 0) throw new AppError('missing', 'newsExport.none');
    const make = (signal: AbortSignal) => makeExport(ask, head, signal);
    const names = { title: words['newsExport.file'].th, name: 'news' };
    if (!isFramed) return fileResponse(streamExport(make, { draw: bytesOf }, free), ask.format, names);
    const drawing = {
      draw: drawFrame,
      end: frame('end', ''),
      failed: (error: unknown) => frame('failed', failure(error).body.message),
    };
    const answer = fileResponse(streamExport(make, drawing, free), ask.format, names);
    answer.headers.set('X-File-Type', answer.headers.get('Content-Type') ?? '');
    answer.headers.set('Content-Type', FRAMES_TYPE);
    return answer;
  } catch (error) {
    free();
    throw error;
  }
}

async function readHead(ask: ExportAsk): Promise<ExportHead> {
  const [fitting, names, { site }] = await Promise.all([countFitting(ask), readFilterNames(ask.filter), readFrame()]);
  return { name: nameFilter(ask.filter, names), agency: site.agency, madeAt: new Date(), fitting };
}

const bytesOf = (piece: ExportPiece) => (piece.kind === 'bytes' ? piece.bytes : undefined);

const drawFrame = (piece: ExportPiece) =>
  piece.kind === 'bytes' ? frame('bytes', piece.bytes) : frame('done', String(piece.done));

function frame(kind: FrameKind, content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(content);
  const made = Buffer.alloc(FRAME_HEAD_BYTES + body.length);
  made.writeUInt8(frameKinds[kind], 0);
  made.writeUInt32BE(body.length, 1);
  made.set(body, FRAME_HEAD_BYTES);
  return Uint8Array.from(made);
}

/** Which problem the form's page tells; a wrong day it finds by itself. */
function problemOf(error: unknown): ExportProblem | undefined {
  const key = error instanceof AppError ? error.key : 'newsExport.busy';
  return exportProblems.find((name) => key === `newsExport.${name}`);
}

function backToForm(ask: ExportAsk, problem: ExportProblem | undefined): Response {
  const params = exportParams(ask);
  if (problem) params.set('problem', problem);
  return new Response(null, {
    status: 303,
    headers: { Location: `${EXPORT_PAGE}?${params}`, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  });
}

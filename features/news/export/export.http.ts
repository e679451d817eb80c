import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { AppError, createInvalidError, isOutage } from '@/lib/errors/errors';
import { readClientAddress, toClientKey } from '@/lib/http/client-address';
import { toFailureResponse } from '@/lib/http/failure-response';
import { serveJson } from '@/lib/http/json-endpoint';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { consumeSearchPoints } from '@/lib/http/rate-limit/requests';
import { createFileResponse } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { tidySearch } from '@/lib/text/text-rules';
import { countFilteredNews, findFilterNames } from '../filter/filter.queries';
import { formatFilter } from '../filter/filter.rules';
import { newsExportMessages as words } from './export.messages';
import { listMatchingOrganisations } from './export.queries';
import { type ExportProblem, exportParams, exportProblems, readExportRequest } from './export.rules';
import {
  EXPORT_ITEMS,
  EXPORT_PAGE,
  type ExportHead,
  type ExportRequest,
  FRAME_HEAD_BYTES,
  FRAMES_TYPE,
  type FrameKind,
  frameKinds,
} from './export.schema';
import { acquireExportSlot, type ExportChunk, generateExport, streamExport } from './stream-export';

const readParams = (request: Request): Record<string, string> => Object.fromEntries(new URL(request.url).searchParams);

/** Number of public items that match the form; counted up to one more than a file holds. */
export const answerExportCount = (request: Request): Promise<Response> =>
  serveJson(request, async (viewer) => {
    const ask = readExportRequest(readParams(request));
    rejectInvalid(ask);
    limitSearch(viewer, ask);
    return { count: await countMatches(ask) };
  });

/** Organisations whose names contain the words of `search`. */
export const answerExportOrganisations = (request: Request): Promise<Response> =>
  serveJson(request, async (viewer) => {
    consumeSearchPoints(viewer);
    return { organisations: await listMatchingOrganisations(tidySearch(readParams(request).search ?? '', 100)) };
  });

const countMatches = ({ filter }: ExportRequest): Promise<number> => countFilteredNews(filter, EXPORT_ITEMS + 1);

const limitSearch = (viewer: Pick<Viewer, 'accountId' | 'address'>, { filter }: ExportRequest): void => {
  if (filter.search) consumeSearchPoints(viewer);
};

function rejectInvalid({ wrong, organisationWords }: ExportRequest): void {
  if (wrong.from || wrong.to) throw createInvalidError(wrong);
  if (organisationWords) {
    throw new AppError('invalid', pickMessage(words, 'newsExport.organisationUnchosen'), {
      organisation: words['newsExport.organisationUnchosen'].th,
    });
  }
}

/**
 * Public news as a file. With script, the browser gets frames with progress, and errors as JSON; without script, the
 * file itself, and for an error a redirect to the form, which shows it.
 */
export async function answerNewsExport(request: Request): Promise<Response> {
  const ask = readExportRequest(readParams(request));
  const isFramed = request.headers.get('accept') === FRAMES_TYPE;
  try {
    const response = await openExport(ask, readClientAddress(request.headers, env.TRUSTED_PROXIES), isFramed);
    response.headers.set('X-Robots-Tag', 'noindex, nofollow');
    // Buffering proxies would hold back the progress.
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  } catch (error) {
    if (!isFramed && (error instanceof AppError || isOutage(error))) return redirectToForm(ask, toProblem(error));
    const { status, body, headers } = toFailureResponse(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}

async function openExport(ask: ExportRequest, address: string | undefined, isFramed: boolean): Promise<Response> {
  rejectInvalid(ask);
  const free = acquireExportSlot();
  try {
    await consume(
      getLimiter('news.export'),
      `address:${toClientKey(address)}`,
      pickMessage(words, 'newsExport.limited'),
    );
    const head = await findExportHead(ask);
    if (head.fitting === 0) throw new AppError('missing', pickMessage(words, 'newsExport.none'));
    const make = (signal: AbortSignal) => generateExport(ask, head, signal);
    const names = { title: words['newsExport.file'].th, name: 'news' };
    if (!isFramed) return createFileResponse(streamExport(make, { draw: toBytes }, free), ask.format, names);
    const drawing = {
      draw: toFrame,
      end: encodeFrame('end', ''),
      failed: (error: unknown) => encodeFrame('failed', toFailureResponse(error).body.message),
    };
    const answer = createFileResponse(streamExport(make, drawing, free), ask.format, names);
    answer.headers.set('X-File-Type', answer.headers.get('Content-Type') ?? '');
    answer.headers.set('Content-Type', FRAMES_TYPE);
    return answer;
  } catch (error) {
    free();
    throw error;
  }
}

async function findExportHead(ask: ExportRequest): Promise<ExportHead> {
  const [fitting, names, { site, colors }] = await Promise.all([
    countMatches(ask),
    findFilterNames(ask.filter),
    getSiteFrame(),
  ]);
  return {
    name: formatFilter(ask.filter, names),
    agency: site.agency,
    accent: colors?.accent,
    madeAt: new Date(),
    fitting,
  };
}

const toBytes = (piece: ExportChunk) => (piece.kind === 'bytes' ? piece.bytes : undefined);

const toFrame = (piece: ExportChunk) =>
  piece.kind === 'bytes' ? encodeFrame('bytes', piece.bytes) : encodeFrame('done', String(piece.done));

function encodeFrame(kind: FrameKind, content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(content);
  const made = Buffer.alloc(FRAME_HEAD_BYTES + body.length);
  made.writeUInt8(frameKinds[kind], 0);
  made.writeUInt32BE(body.length, 1);
  made.set(body, FRAME_HEAD_BYTES);
  return Uint8Array.from(made);
}

/** Problem for the form to show; it detects an invalid day itself. */
function toProblem(error: unknown): ExportProblem | undefined {
  const key = error instanceof AppError ? error.key : 'newsExport.busy';
  return exportProblems.find((name) => key === `newsExport.${name}`);
}

function redirectToForm(ask: ExportRequest, problem: ExportProblem | undefined): Response {
  const params = exportParams(ask);
  if (problem) params.set('problem', problem);
  return new Response(null, {
    status: 303,
    headers: { Location: `${EXPORT_PAGE}?${params}`, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  });
}

import { areas } from '@/lib/areas/areas';
import { buildRowHref, findRow, IMPORT_SEGMENT } from '@/lib/areas/navigation';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError, createInvalidError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { readBody } from '@/lib/http/body';
import { toFailureResponse } from '@/lib/http/failure-response';
import { readRequestViewer } from '@/lib/http/json-endpoint';
import { pickMessage } from '@/lib/messages/message';
import { answerResults, answerTemplate } from './files.http';
import { importsMessages } from './imports.messages';
import { findImportJob } from './imports.queries';
import { findImportKind, importHref, importRights, isJobActive } from './imports.rules';
import { answerRefused } from './refused.http';
import { uploadImport } from './upload';

/** Maximum body size: a file of 5 MiB and the form around it. */
const LIMIT_BYTES = 5_308_416;

/** Import target in the viewer's area, by path. */
export function findImportTarget(viewer: Viewer, path: string) {
  const found =
    path === '' || viewer.role === 'visitor' ? undefined : findRow(viewer.role, `${path}/${IMPORT_SEGMENT}`);
  const kind = found && findImportKind(found.row.imports, found.row.scope);
  if (!found || !kind || viewer.role === 'visitor')
    throw new AppError('missing', pickMessage(importsMessages, 'imports.noPlace'));
  if (!can(viewer, 'accounts.import') || !can(viewer, importRights[kind])) {
    throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  }
  return { kind, row: found.row, path: buildRowHref(areas[viewer.role], found.row) };
}

/**
 * Handles an upload as a plain form with fields `place` and `file`. Redirects to the page of the job, or back to the
 * form with the key of the error.
 */
export async function answerUpload(request: Request): Promise<Response> {
  try {
    const viewer = await readRequestViewer(request);
    const form = await readForm(request);
    const place = findImportTarget(viewer, toText(form.get('place')));
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0)
      return redirectTo(`${importHref(place.path)}?wrong=imports.fileRequired`);
    const upload = { kind: place.kind, fileName: file.name, file: Buffer.from(await file.arrayBuffer()) };
    const job = await uploadImport(upload, viewer).catch(ignoreLimited);
    return redirectTo(
      job === undefined ? `${importHref(place.path)}?wrong=imports.limited` : importHref(place.path, { job }),
    );
  } catch (error) {
    const { status, body, headers } = toFailureResponse(error);
    return new Response(body.message, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}

async function readForm({ body, headers }: Request): Promise<FormData> {
  const bytes = await readBody(body, LIMIT_BYTES);
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data'))
    throw new AppError('mediaType', pickMessage(errorMessages, 'errors.invalid'));
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw createInvalidError({});
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function ignoreLimited(error: unknown): undefined {
  if (error instanceof AppError && error.kind === 'limited') return undefined;
  throw error;
}

/** Relative redirect, as the site may be reached by several host names. */
const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/**
 * Progress of a job, polled by its page.
 *
 * @throws AppError 'missing' for jobs of others
 */
export async function getImportProgress(viewer: Viewer, id: number) {
  const job = await findImportJob(viewer, id);
  if (!job) throw new AppError('missing', pickMessage(importsMessages, 'imports.missing'));
  const { status, progress, total, isStale } = job;
  return {
    status,
    words: importsMessages[`imports.status.${status}`],
    progress,
    total,
    running: isJobActive(status) && !isStale,
  };
}

/** Template of an import target (query `place` and `format`), for viewers who may import there. */
export const answerTemplateRequest = (request: Request, params: URLSearchParams): Promise<Response> =>
  answerFile(request, (viewer) => {
    const { kind } = findImportTarget(viewer, params.get('place') ?? '');
    return answerTemplate(kind, params.get('format') ?? '');
  });

/** Results of a job, for its owner. */
export const answerResultsRequest = (request: Request, id: number): Promise<Response> =>
  answerFile(request, (viewer) => answerResults(viewer, id));

/** Refused rows of a job as they came, for its owner. */
export const answerRefusedRequest = (request: Request, id: number): Promise<Response> =>
  answerFile(request, (viewer) => answerRefused(viewer, id));

async function answerFile(request: Request, run: (viewer: Viewer) => Promise<Response>): Promise<Response> {
  try {
    return await run(await readRequestViewer(request));
  } catch (error) {
    const { status, body, headers } = toFailureResponse(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}

import { readUploadKind, sizeLimits } from '@/features/media/media.rules';
import { PIECE_BYTES } from '@/features/moving/office/upload.rules';
import type { BodyRateMonitor } from './body-rate';
import { type GatewayContext, isApiCall, isReadMethod, type Middleware } from './context';
import { drainRequest } from './drain-request';
import { rejectRequest } from './reject';

const CALL_LIMIT_BYTES = 65_536;
const SAVE_LIMIT_BYTES = 524_288;
const BODY_LIMIT_BYTES = 1_048_576;
/** A file of 5 MiB and the form around it. */
const IMPORT_LIMIT_BYTES = 5_308_416;

/** Body limits of our own calls that carry more than a form's fields, by exact path. Bytes. */
const limitsByPath: Readonly<Record<string, (query: URLSearchParams) => number>> = {
  '/api/v1/media': (query) => sizeLimits[readUploadKind(query)],
  '/api/v1/imports': () => IMPORT_LIMIT_BYTES,
  '/api/v1/own-moves/pieces': () => PIECE_BYTES,
  '/api/v1/newsroom/save': () => SAVE_LIMIT_BYTES,
  '/api/v1/newsroom/autosave': () => SAVE_LIMIT_BYTES,
};

/**
 * Rejects a body that is too large: at once if its announced length is, else as soon as the limit is passed, even if
 * nothing reads it. Also rejects one that arrives too slowly. A response that goes out before the end of the body is
 * the last one on its connection.
 */
export const limitBody =
  (pace: BodyRateMonitor): Middleware =>
  (visit) => {
    const { req, res } = visit;
    if (!req.hasBody) return false;
    const limit = getBodyLimit(visit);
    if (req.contentLength > limit) return rejectRequest(visit, 'tooLarge');
    req.limitBody(limit, () => {
      // Without an error, readers of the body would wait for its end for ever. Emitted after the response is out, as
      // some of them then close the connection.
      res.once('close', () => req.listenerCount('error') > 0 && req.emit('error', new Error('the body is too large')));
      rejectRequest(visit, 'tooLarge');
    });
    res.closeIfBodyUnread();
    pace.add(visit);
    if (req.headers.expect) res.writeContinue();
    return isReadMethod(req.method) ? dropBody(visit) : false;
  };

/** Discards the body of a GET or HEAD, which has no meaning; the request continues without it. */
async function dropBody(visit: GatewayContext): Promise<boolean> {
  const { req, res } = visit;
  await new Promise<void>((resolve) => {
    res.once('close', resolve);
    drainRequest(req, resolve);
  });
  if (res.headersSent || res.destroyed) return true;
  if (!req.complete) return rejectRequest(visit, 'slow');
  delete req.headers['content-length'];
  delete req.headers['transfer-encoding'];
  return false;
}

function getBodyLimit({ req, path }: GatewayContext): number {
  const special = Object.hasOwn(limitsByPath, path) ? limitsByPath[path] : undefined;
  if (special) return special(new URLSearchParams((req.url ?? '').slice(path.length + 1)));
  return isApiCall(path) ? CALL_LIMIT_BYTES : BODY_LIMIT_BYTES;
}

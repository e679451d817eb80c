import { limitOf, readUploadKind } from '@/features/media/media.rules';
import type { PaceWatch } from './body-pace';
import { hearOut } from './hear-out';
import { refuse } from './refuse';
import { isCall, isReading, type Step, type Visit } from './visit';

const CALL_LIMIT_BYTES = 65_536;
const SAVING_LIMIT_BYTES = 524_288;
const BODY_LIMIT_BYTES = 1_048_576;
/** A file of 5 MiB and the form around it. */
const IMPORT_LIMIT_BYTES = 5_308_416;

/** Calls of our own pages that carry more than a form's fields, by their exact address. */
const larger: Readonly<Record<string, (query: URLSearchParams) => number>> = {
  '/api/v1/media': (query) => limitOf[readUploadKind(query)],
  '/api/v1/imports': () => IMPORT_LIMIT_BYTES,
  '/api/v1/newsroom/save': () => SAVING_LIMIT_BYTES,
  '/api/v1/newsroom/autosave': () => SAVING_LIMIT_BYTES,
};

/**
 * Refuses a body that is too large: at once when its length is announced, else as soon as the limit is passed, whether
 * anybody reads it or not; and one that comes too slowly. An answer that goes out before the end of the body is the last one on its connection.
 */
export const limitBody =
  (pace: PaceWatch): Step =>
  (visit) => {
    const { ask, answer } = visit;
    if (!ask.carriesBody) return false;
    const limit = limitFor(visit);
    if (ask.announcedBytes > limit) return refuse(visit, 'tooLarge');
    ask.limitBody(limit, () => {
      // Readers of the body would wait for its end for ever; once the answer is out, as some close the connection then.
      answer.once(
        'close',
        () => ask.listenerCount('error') > 0 && ask.emit('error', new Error('the body is too large')),
      );
      refuse(visit, 'tooLarge');
    });
    answer.closeUnlessHeard();
    pace.add(visit);
    if (ask.headers.expect) answer.writeContinue();
    return isReading(ask.method) ? dropBody(visit) : false;
  };

/** The body of a reading means nothing: it is thrown away, and what is left is a reading like any other. */
async function dropBody(visit: Visit): Promise<boolean> {
  const { ask, answer } = visit;
  await new Promise<void>((resolve) => {
    answer.once('close', resolve);
    hearOut(ask, resolve);
  });
  if (answer.headersSent || answer.destroyed) return true;
  if (!ask.complete) return refuse(visit, 'slow');
  delete ask.headers['content-length'];
  delete ask.headers['transfer-encoding'];
  return false;
}

function limitFor({ ask, path }: Visit): number {
  const special = Object.hasOwn(larger, path) ? larger[path] : undefined;
  if (special) return special(new URLSearchParams((ask.url ?? '').slice(path.length + 1)));
  return isCall(path) ? CALL_LIMIT_BYTES : BODY_LIMIT_BYTES;
}

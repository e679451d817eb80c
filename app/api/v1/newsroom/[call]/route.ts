import { findNewsroomCall, NEWS_LIMIT_BYTES } from '@/features/newsroom/newsroom.http';
import { AppError } from '@/lib/errors/errors';
import { HttpError } from '@/lib/http/http-errors';
import { serveJsonWrite } from '@/lib/http/json-endpoint';

type Context = { params: Promise<{ call: string }> };

/** Write calls of the newsroom's client scripts: save, autosave, and the workflow steps of an item. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { call } = await params;
  return serveJsonWrite(
    request,
    (fields, viewer) => {
      const run = findNewsroomCall(call);
      if (!run) throw new HttpError('unknownCall');
      // A session that ended while somebody wrote is reported as such, not as a missing right.
      if (viewer.accountId === undefined) throw new AppError('unauthenticated', 'errors.unauthenticated');
      return run(fields, viewer);
    },
    { limit: NEWS_LIMIT_BYTES, renew: true },
  );
}

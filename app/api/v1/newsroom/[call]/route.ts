import { findNewsroomCall, NEWS_LIMIT_BYTES } from '@/features/newsroom/newsroom.http';
import { requireAccount } from '@/lib/auth/require-account';
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
      return run(fields, requireAccount(viewer));
    },
    { limit: NEWS_LIMIT_BYTES, renew: true },
  );
}

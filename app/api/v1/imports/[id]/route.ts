import { getImportProgress } from '@/features/imports/imports.http';
import { serveJson } from '@/lib/http/json-endpoint';
import { readId } from '@/lib/list/list';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ id: string }> };

/** How far an import is; asking does not count as use of the session. */
export const GET = (request: Request, { params }: Context) =>
  serveJson(request, async (viewer) => getImportProgress(viewer, readId((await params).id) ?? 0));

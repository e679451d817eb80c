import { getImportProgress } from '@/features/imports/imports.http';
import { serveJson } from '@/lib/http/json-endpoint';
import { readId } from '@/lib/list/list';

type Context = { params: Promise<{ id: string }> };

/** Progress of an import; polling it does not count as session activity. */
export const GET = (request: Request, { params }: Context) =>
  serveJson(request, async (viewer) => getImportProgress(viewer, readId((await params).id) ?? 0));

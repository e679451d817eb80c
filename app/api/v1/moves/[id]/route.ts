import { answerMoveProgress } from '@/features/moving/moving.http';
import { serveJson } from '@/lib/http/json-endpoint';
import { readId } from '@/lib/list/list';

type Context = { params: Promise<{ id: string }> };

/** Progress of a run of a move; polling it does not count as session activity. */
export const GET = (request: Request, { params }: Context) =>
  serveJson(request, async (viewer) => answerMoveProgress(viewer, readId((await params).id) ?? 0));

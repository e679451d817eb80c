import { answerFeed } from '@/features/discovery/feeds/feeds.http';

type Context = { params: Promise<{ file?: string[] }> };

/** The newest items of any filter as RSS, Atom or JSON Feed. */
export const GET = async (request: Request, { params }: Context) => answerFeed(request, (await params).file?.join('/'));

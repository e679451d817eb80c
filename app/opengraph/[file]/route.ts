import { answerLinkPreview } from '@/features/discovery/link-previews/link-previews.http';

type Context = { params: Promise<{ file: string }> };

/** The picture for link previews of an item without a cover, or of the site. */
export const GET = async (request: Request, { params }: Context) => answerLinkPreview(request, (await params).file);

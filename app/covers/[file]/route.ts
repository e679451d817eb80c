import { answerDrawnCover } from '@/features/discovery/drawn-covers/drawn-covers.http';

type Context = { params: Promise<{ file: string }> };

/** The cover drawn for an item without a picture. */
export const GET = async (request: Request, { params }: Context) => answerDrawnCover(request, (await params).file);

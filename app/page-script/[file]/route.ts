import { answerFrameScript } from '@/components/shell/page-script';

type Context = { params: Promise<{ file: string }> };

/** The script of public pages that works while somebody reads them. */
export const GET = async (_: Request, { params }: Context) => answerFrameScript((await params).file);

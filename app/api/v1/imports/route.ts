import { answerUpload } from '@/features/imports/imports.http';

/** A file to bring into a list; the answer leads to its page. */
export const POST = (request: Request) => answerUpload(request);

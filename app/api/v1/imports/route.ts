import { answerUpload } from '@/features/imports/imports.http';

/** Upload of a file to import; redirects to the import's page. */
export const POST = (request: Request) => answerUpload(request);

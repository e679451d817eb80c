import { answerResultsRequest } from '@/features/imports/imports.http';
import { readId } from '@/lib/list/list';

type Context = { params: Promise<{ id: string }> };

/** The result of each row of an import, as an Excel file. */
export const GET = async (request: Request, { params }: Context) =>
  answerResultsRequest(request, readId((await params).id) ?? 0);

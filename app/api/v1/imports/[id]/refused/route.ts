import { answerRefusedRequest } from '@/features/imports/imports.http';
import { readId } from '@/lib/list/list';

type Context = { params: Promise<{ id: string }> };

/** The refused rows of an import as they came, in the format of its file, with a column of reasons. */
export const GET = async (request: Request, { params }: Context) =>
  answerRefusedRequest(request, readId((await params).id) ?? 0);

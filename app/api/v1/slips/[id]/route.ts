import type { NextRequest } from 'next/server';
import { getSlipStatus, serveSlips } from '@/features/people/first-passwords/slips.http';
import { readFormViewer } from '@/lib/auth/page-viewer';
import { serveJson } from '@/lib/http/json-endpoint';
import { readId } from '@/lib/list/list';

type Context = { params: Promise<{ id: string }> };

/** Status of a file of slips; polling it does not count as session activity. */
export const GET = (request: Request, { params }: Context) =>
  serveJson(request, async (viewer) => getSlipStatus(viewer, readId((await params).id) ?? 0));

/** The file itself, once. */
export const POST = async (_request: NextRequest, { params }: Context) =>
  serveSlips(await readFormViewer(), readId((await params).id) ?? 0);

import { requireAccount } from '@/lib/auth/require-account';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { toFailureResponse } from '@/lib/http/failure-response';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { startDownload } from './data-export.commands';
import { readMyData } from './data-export.queries';
import { renderMyData } from './data-export.rules';
import type { MyDataFormat } from './data-export.schema';

const HEADERS = { 'Cache-Control': 'private, no-store' };

/** Serialiser of each format. */
const writers: Readonly<Record<MyDataFormat, { type: string; write: (data: object) => Promise<string> }>> = {
  json: { type: 'application/json', write: async (data) => JSON.stringify(data, null, 2) },
  html: {
    type: 'text/html',
    write: async (data) => renderMyData(data, (await getSiteFrame()).site.brand, new Date()),
  },
};

/**
 * All data stored about the viewer's own account, as a file.
 *
 * @param viewer viewer of a same-origin request; undefined for a cross-site one
 * @param asked requested format, `json` or `html`
 */
export async function answerMyData(viewer: Viewer | undefined, asked: string): Promise<Response> {
  try {
    if (!viewer) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.foreign'));
    requireAccount(viewer, 'profile.own');
    const format = await startDownload({ format: asked }, viewer);
    const { type, write } = writers[format];
    const headers = {
      ...HEADERS,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="my-data.${format}"`,
    };
    return new Response(await write(await readMyData(viewer)), { headers });
  } catch (error) {
    const { status, headers, body } = toFailureResponse(error);
    return Response.json(body, { status, headers: { ...headers, ...HEADERS } });
  }
}

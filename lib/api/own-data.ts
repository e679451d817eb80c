import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { AppError } from '../errors';
import { takeDownload } from '../own-data/commands';
import { readOwnData } from '../own-data/queries';
import { drawOwnData } from '../own-data/rules';
import type { OwnDataFormat } from '../own-data/schema';
import { readFrame } from '../site/queries';
import { failure } from './failure';

const HEADERS = { 'Cache-Control': 'private, no-store' };

/** How each format is written. */
const writers: Readonly<Record<OwnDataFormat, { type: string; write: (data: object) => Promise<string> }>> = {
  json: { type: 'application/json', write: async (data) => JSON.stringify(data, null, 2) },
  html: {
    type: 'text/html',
    write: async (data) => drawOwnData(data, (await readFrame()).site.brand, new Date()),
  },
};

/**
 * Everything kept about one's own account, as a file.
 *
 * @param viewer who asks from our own pages; undefined for a foreign page
 * @param asked the format, json or html
 */
export async function answerOwnData(viewer: Viewer | undefined, asked: string): Promise<Response> {
  try {
    if (!viewer) throw new AppError('forbidden', 'errors.foreign');
    if (!can(viewer, 'profile.own')) throw new AppError('unauthenticated', 'errors.unauthenticated');
    const format = await takeDownload({ format: asked }, viewer);
    const { type, write } = writers[format];
    const headers = {
      ...HEADERS,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="my-data.${format}"`,
    };
    return new Response(await write(await readOwnData(viewer)), { headers });
  } catch (error) {
    const { status, headers, body } = failure(error);
    return Response.json(body, { status, headers: { ...headers, ...HEADERS } });
  }
}

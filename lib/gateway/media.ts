import { pipeline } from 'node:stream/promises';
import type { StoredObject } from '@/features/media/store-types';
import { getErrorCode } from '@/lib/log/error-code';
import { readByteRange } from './byte-range';
import { type GatewayContext, isReadMethod, type Middleware } from './context';
import { matchesEtag } from './etag';
import { catchOutage } from './internal-call';
import type { MediaAccess } from './media-access';
import { rejectRequest } from './reject';

const ADDRESS = /^\/media\/([a-z0-9]{1,128})(-\d{1,5})?\.([a-z0-9]{2,5})$/;
const CACHE = 'public, max-age=31536000, immutable';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** File types of the media folder. Only images are displayed by the browser; everything else is downloaded. */
const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  zip: 'application/zip',
};

/**
 * Serves the files under `/media/`, whose names are content hashes: a public one may be cached for ever. One that is
 * not public is served to those who may see where it is used, and is 404 for all others.
 */
export function serveMedia({ store, findFileAccess, canOpen }: MediaAccess): Middleware {
  const findRight = async (hash: string, { req }: GatewayContext): Promise<ReaderAccess | undefined> => {
    const verdict = await findFileAccess(hash);
    if (!verdict || verdict.public) return verdict;
    const key = new URLSearchParams((req.url ?? '').split('?').slice(1).join('?')).get('key') ?? undefined;
    return (await canOpen(hash, req.headers.cookie, key)) ? verdict : undefined;
  };
  return async (visit) => {
    if (!visit.path.startsWith('/media/')) return false;
    if (!isReadMethod(visit.req.method)) return rejectRequest(visit, 'readOnly');
    const [, hash = '', width = '', extension = ''] = ADDRESS.exec(visit.path) ?? [];
    const type = contentTypes[extension];
    if (!type) return rejectRequest(visit, 'missing');
    const name = `${hash}${width}.${extension}`;
    const file = await store.open(name);
    if (!file) return rejectRequest(visit, 'missing');
    try {
      const right = await findRight(hash, visit).catch(catchOutage);
      if (right === 'away') return rejectRequest(visit, 'away');
      if (!right) return rejectRequest(visit, 'missing');
      await sendFile(visit, file, { type, etag: `"${name}"`, extension, ...right });
      return true;
    } finally {
      await file.close();
    }
  };
}

type ReaderAccess = { public: boolean; name: string };
type ServedFile = ReaderAccess & { type: string; etag: string; extension: string };

async function sendFile(visit: GatewayContext, file: StoredObject, facts: ServedFile): Promise<void> {
  const { req, res } = visit;
  const { type, etag } = facts;
  const size = file.bytes;
  res.setHeader('Cache-Control', facts.public ? CACHE : 'private, no-store');
  if (!facts.public) res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('ETag', etag);
  res.setHeader('Accept-Ranges', 'bytes');
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.writeHead(304).end();
    return;
  }
  const ifRange = req.headers['if-range'];
  const range = readByteRange(ifRange === undefined || ifRange === etag ? req.headers.range : undefined, size);
  if (range === 'bad') {
    res.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range;
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', end - start + 1);
  if (!type.startsWith('image/')) res.setHeader('Content-Disposition', toContentDisposition(facts));
  if (range !== 'none') res.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  const isWhole = range === 'none';
  if (req.method === 'HEAD' || size === 0) {
    res.writeHead(isWhole ? 200 : 206).end();
    return;
  }
  const bytes = await file.read(start, end);
  res.writeHead(isWhole ? 200 : 206);
  await pipeline(bytes, res).catch(ignoreEarlyClose);
}

/** The original file name, with the extension of its real type; RFC 5987 carries Thai letters. */
function toContentDisposition({ name, extension }: ServedFile): string {
  const shown = name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
  const encoded = encodeURIComponent(shown).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** A client that disconnects in the middle of a file is no fault of ours. */
function ignoreEarlyClose(error: unknown): void {
  if (getErrorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
  throw error;
}

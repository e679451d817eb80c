import { pipeline } from 'node:stream/promises';
import type { StoredBytes } from '@/features/media/store-types';
import { codeOf } from '@/lib/log/error-code';
import { unlessAway } from './ask-inner';
import { readByteRange } from './byte-range';
import { matchesTag } from './conditional';
import type { MediaDoor } from './media-door';
import { refuse } from './refuse';
import { isReading, type Step, type Visit } from './visit';

const ADDRESS = /^\/media\/([a-z0-9]{1,128})(-\d{1,5})?\.([a-z0-9]{2,5})$/;
const CACHE = 'public, max-age=31536000, immutable';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What may lie in the media folder. Only pictures are shown by the browser itself; everything else is saved as a file. */
const types: Readonly<Record<string, string>> = {
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
 * Serves the files under `/media/`, whose names are made from their content: a copy of a public one is good for ever. One
 * that is not public yet is for those who may see where it stands; for all others it isn't there.
 */
export function answerMedia({ store, readVerdict, mayOpen }: MediaDoor): Step {
  const rightOf = async (hash: string, { ask }: Visit): Promise<Right | undefined> => {
    const verdict = await readVerdict(hash);
    if (!verdict || verdict.public) return verdict;
    const key = new URLSearchParams((ask.url ?? '').split('?').slice(1).join('?')).get('key') ?? undefined;
    return (await mayOpen(hash, ask.headers.cookie, key)) ? verdict : undefined;
  };
  return async (visit) => {
    if (!visit.path.startsWith('/media/')) return false;
    if (!isReading(visit.ask.method)) return refuse(visit, 'readOnly');
    const [, hash = '', width = '', extension = ''] = ADDRESS.exec(visit.path) ?? [];
    const type = types[extension];
    if (!type) return refuse(visit, 'missing');
    const name = `${hash}${width}.${extension}`;
    const file = await store.open(name);
    if (!file) return refuse(visit, 'missing');
    try {
      const right = await rightOf(hash, visit).catch(unlessAway);
      if (right === 'away') return refuse(visit, 'away');
      if (!right) return refuse(visit, 'missing');
      await sendFile(visit, file, { type, etag: `"${name}"`, extension, ...right });
      return true;
    } finally {
      await file.close();
    }
  };
}

type Right = { public: boolean; name: string };
type Facts = Right & { type: string; etag: string; extension: string };

async function sendFile(visit: Visit, file: StoredBytes, facts: Facts): Promise<void> {
  const { ask, answer } = visit;
  const { type, etag } = facts;
  const size = file.bytes;
  answer.setHeader('Cache-Control', facts.public ? CACHE : 'private, no-store');
  if (!facts.public) answer.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  answer.setHeader('ETag', etag);
  answer.setHeader('Accept-Ranges', 'bytes');
  if (matchesTag(ask.headers['if-none-match'], etag)) {
    answer.writeHead(304).end();
    return;
  }
  const ifRange = ask.headers['if-range'];
  const range = readByteRange(ifRange === undefined || ifRange === etag ? ask.headers.range : undefined, size);
  if (range === 'bad') {
    answer.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range;
  answer.setHeader('Content-Type', type);
  answer.setHeader('Content-Length', end - start + 1);
  if (!type.startsWith('image/')) answer.setHeader('Content-Disposition', dispositionOf(facts));
  if (range !== 'none') answer.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  const isWhole = range === 'none';
  if (ask.method === 'HEAD' || size === 0) {
    answer.writeHead(isWhole ? 200 : 206).end();
    return;
  }
  const bytes = await file.read(start, end);
  answer.writeHead(isWhole ? 200 : 206);
  await pipeline(bytes, answer).catch(leftEarly);
}

/** Saved under the name that the file had, whose ending is what the file is; RFC 5987 carries Thai letters. */
function dispositionOf({ name, extension }: Facts): string {
  const shown = name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
  const encoded = encodeURIComponent(shown).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** A reader who goes away in the middle of a file is no fault of ours. */
function leftEarly(error: unknown): void {
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
  throw error;
}

import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../code-of';
import { readByteRange } from './byte-range';
import { matchesTag } from './conditional';
import { refuse } from './refuse';
import { isReading, type Step, type Visit } from './visit';

const ADDRESS = /^\/media\/([a-z0-9]{1,128}(?:-\d{1,5})?)\.([a-z0-9]{2,5})$/;
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
  zip: 'application/zip',
};

/**
 * Serves the files under `/media/`, whose names are made from their content: a copy is good for ever.
 *
 * @param folder absolute path of the media folder
 */
export function answerMedia(folder: string): Step {
  return async (visit) => {
    if (!visit.path.startsWith('/media/')) return false;
    if (!isReading(visit.ask.method)) return refuse(visit, 'readOnly');
    const [, name = '', extension = ''] = ADDRESS.exec(visit.path) ?? [];
    const type = types[extension];
    if (!type) return refuse(visit, 'missing');
    const file = await openFile(join(/* turbopackIgnore: true */ folder, `${name}.${extension}`));
    if (!file) return refuse(visit, 'missing');
    await sendFile(visit, file, type, `"${name}.${extension}"`).finally(() => file.close());
    return true;
  };
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function sendFile(visit: Visit, file: FileHandle, type: string, etag: string): Promise<void> {
  const { ask, answer } = visit;
  const { size } = await file.stat();
  answer.setHeader('Cache-Control', CACHE);
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
  if (!type.startsWith('image/')) answer.setHeader('Content-Disposition', 'attachment');
  if (range !== 'none') answer.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  answer.writeHead(range === 'none' ? 200 : 206);
  if (ask.method === 'HEAD' || size === 0) {
    answer.end();
    return;
  }
  await pipeline(file.createReadStream({ start, end, autoClose: false }), answer).catch(leftEarly);
}

/** A reader who goes away in the middle of a file is no fault of ours. */
function leftEarly(error: unknown): void {
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return;
  throw error;
}

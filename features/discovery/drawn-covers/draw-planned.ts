import { readStoredFile } from '@/features/media/read-file.store';
import { drawCover } from '@/lib/drawn-cover/draw-cover';
import { runDrawTask } from '@/lib/drawn-cover/draw-queue';
import type { CoverFormat } from '@/lib/drawn-cover/drawn-cover.schema';
import { getOrDrawPicture } from '@/lib/drawn-cover/picture-cache';
import { AppError } from '@/lib/errors/errors';
import { pictureMessages } from '@/lib/files/picture-messages';
import { createTextError } from '../public-response';
import type { PlannedCover } from './drawn-covers.queries';

type Drawing = { name: string; format: CoverFormat; encoding: 'png' | 'webp'; width?: number };

/** The picture of a cover from the cache on disk, drawn first if it isn't there; 503 while too many are being drawn. */
export async function drawPlanned(
  { facts, version, logo }: PlannedCover,
  { name, format, encoding, width }: Drawing,
): Promise<Buffer | Response> {
  const draw = async () =>
    drawCover(facts, { format, encoding, width, logo: logo === undefined ? undefined : await readStoredFile(logo) });
  return getOrDrawPicture(`${name}-${version}.${encoding}`, () => runDrawTask(draw)).catch(answerBusy);
}

function answerBusy(error: unknown): Response {
  if (!(error instanceof AppError) || error.kind !== 'busy') throw error;
  return createTextError(503, pictureMessages['media.busy'], { 'Retry-After': String(error.retryAfterSeconds ?? 1) });
}

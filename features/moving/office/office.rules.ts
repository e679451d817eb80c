import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { type RunOptions, runOptions } from '../moving.schema';

/** Id of the viewer's office; undefined for somebody who brings nothing. */
export const findOfficeId = (viewer: Viewer): number | undefined =>
  can(viewer, 'news.import') ? viewer.organisationId : undefined;

/** Office of a viewer who may bring its items. @throws AppError 'forbidden' */
export function requireOfficeId(viewer: Viewer): number {
  const organisationId = findOfficeId(viewer);
  if (organisationId === undefined) throw new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
  return organisationId;
}

/** Options of an office's run; its rights are looked up when its items are written. */
export const toOfficeOptions = (
  viewer: Viewer,
  { as, categoryId }: { as: 'drafts' | 'published'; categoryId: number },
): RunOptions =>
  runOptions.parse({
    ...{ organisationId: requireOfficeId(viewer), systemUserId: viewer.ownId ?? null },
    ...{ asDrafts: as === 'drafts', categoryId },
  });

/** Address of the screen, or of one run in it. */
export const buildRunHref = (path: string, run?: number): string => (run === undefined ? path : `${path}?run=${run}`);

'use server';

import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { idInput } from '@/lib/command/validation';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { beginWork, startMoveInBackground } from '../runs/background';
import { askOwnFeed, pauseOwnFeed, removeOwnFeed, resumeOwnFeed } from './feeds.commands';
import { importPreviewed, previewFeed, stopOwnRun, undoOwnRun } from './office.commands';
import { officeMoveMessages as words } from './office.messages';
import { buildRunHref } from './office.rules';

/** Address of the screen in the viewer's area. */
function findScreen({ role }: Viewer): string {
  const row = role === 'visitor' ? undefined : areas[role].rows.find(({ screen }) => screen === 'ownMove');
  return row && role !== 'visitor' ? buildRowHref(areas[role], row) : '/';
}

const spare = (viewer: Viewer) =>
  consume(getLimiter('import.site'), String(viewer.accountId), pickMessage(words, 'officeMove.limited'));

/** Looks at a feed. */
export const previewFeedAction = formAction(async (fields, viewer) => {
  await spare(viewer);
  const id = await previewFeed(fields, viewer);
  await startMoveInBackground(id);
  return redirectTo(buildRunHref(findScreen(viewer), id), words['officeMove.looking']);
});

export const importPreviewedAction = formAction(async (fields, viewer) => {
  await spare(viewer);
  const { begun } = await importPreviewed(fields, viewer);
  await startMoveInBackground(begun);
  return redirectTo(buildRunHref(findScreen(viewer), begun), words['officeMove.begun']);
});

export const stopOwnRunAction = formAction(async (fields, viewer) => {
  await stopOwnRun(fields, viewer);
  return succeed(buildRunHref(findScreen(viewer), idInput.parse(fields).id), words['officeMove.stopped']);
});

export const undoOwnRunAction = formAction(async (fields, viewer) => {
  await undoOwnRun(fields, viewer);
  const { id } = idInput.parse(fields);
  beginWork(id);
  return succeed(buildRunHref(findScreen(viewer), id), words['officeMove.undoing']);
});

export const askOwnFeedAction = formAction(async (fields, viewer) => {
  await spare(viewer);
  const id = await askOwnFeed(fields, viewer);
  await startMoveInBackground(id);
  return redirectTo(buildRunHref(findScreen(viewer), id), words['officeMove.begun']);
});

export const pauseOwnFeedAction = formAction(async (fields, viewer) => {
  await pauseOwnFeed(fields, viewer);
  return succeed(findScreen(viewer), words['officeMove.didPause']);
});

export const resumeOwnFeedAction = formAction(async (fields, viewer) => {
  await resumeOwnFeed(fields, viewer);
  return succeed(findScreen(viewer), words['officeMove.didResume']);
});

export const removeOwnFeedAction = formAction(async (fields, viewer) => {
  await removeOwnFeed(fields, viewer);
  return succeed(findScreen(viewer), words['officeMove.didRemove']);
});

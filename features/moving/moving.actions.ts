'use server';

import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { formatNumber } from '@/lib/time/format';
import { decideConflicts } from './conflicts/decide.commands';
import { decideAll } from './conflicts/decide-all';
import { connectSource, removeSource } from './connect/connect.commands';
import { acceptExact, chooseMapping } from './mapping/mapping.commands';
import { moveScreenMessages as words } from './move-screen.messages';
import { readPictureWish, readSinceDays, toRunHref, toSourceHref } from './move-screen.rules';
import { saveNightly } from './nightly/nightly.commands';
import { beginWork } from './runs/background';
import { requestUndo, resumeRun, startSourceRun, stopRun } from './runs/control.commands';

const toScreen = (viewer: Viewer): string => findScreenHref(viewer, 'moving') ?? '/';

/** Connects to an old portal, or changes a connection; `id` is empty for a new one. */
export const connectSourceAction = formAction(async ({ id, name, address, mediaBase, apiKey }, viewer) => {
  const source = await connectSource({ id: id || undefined, name, address, mediaBase, apiKey }, viewer);
  return redirectTo(toSourceHref(toScreen(viewer), source.id, 'settings'), words['moveScreen.connected']);
});

export const removeSourceAction = formAction(async ({ id }, viewer) => {
  await removeSource({ id }, viewer);
  return redirectTo(toScreen(viewer), words['moveScreen.removed']);
});

/** Begins a run; `mode` is `dry` or `real`. */
export const startRunAction = formAction(async ({ sourceId, mode, pictures, since }, viewer) => {
  const input = {
    sourceId,
    isDry: mode !== 'real',
    pictures: readPictureWish(pictures),
    sinceDays: readSinceDays(since),
  };
  const { id } = await startSourceRun(input, viewer);
  beginWork(id);
  return redirectTo(toRunHref(toScreen(viewer), id), words['moveScreen.begun']);
});

export const stopRunAction = formAction(async ({ id }, viewer) => {
  await stopRun({ id }, viewer);
  return succeed(toRunHref(toScreen(viewer), Number(id)), words['moveScreen.stopped']);
});

export const resumeRunAction = formAction(async ({ id }, viewer) => {
  await resumeRun({ id }, viewer);
  beginWork(Number(id));
  return succeed(toRunHref(toScreen(viewer), Number(id)), words['moveScreen.resumed']);
});

export const undoRunAction = formAction(async ({ id }, viewer) => {
  await requestUndo({ id }, viewer);
  beginWork(Number(id));
  return succeed(toRunHref(toScreen(viewer), Number(id)), words['moveScreen.undoing']);
});

/** Chooses what stands for a name of a source; empty if nothing was picked from the list. */
export const chooseMappingAction = formAction(async ({ sourceId, kind, name, targetId }, viewer) => {
  const { moved } = await chooseMapping({ sourceId, kind, name, targetId: targetId || undefined }, viewer);
  const part = kind === 'category' ? 'categories' : 'offices';
  const done =
    moved > 0 ? words['moveScreen.mappedMoved'].replace('{n}', formatNumber(moved)) : words['moveScreen.mapped'];
  return succeed(toSourceHref(toScreen(viewer), Number(sourceId), part), done);
});

export const acceptExactAction = formAction(async ({ sourceId, kind }, viewer) => {
  const { accepted, moved } = await acceptExact({ sourceId, kind }, viewer);
  const done = words['moveScreen.exactDone']
    .replace('{n}', formatNumber(accepted))
    .replace('{moved}', formatNumber(moved));
  const part = kind === 'category' ? 'categories' : 'offices';
  return succeed(toSourceHref(toScreen(viewer), Number(sourceId), part), done);
});

/** Decides the chosen conflicts of a run, or all of them with `all`; `decision` is that of the pressed button. */
export const decideConflictsAction = formAction(async ({ runId, decision, all }, viewer, form) => {
  const chosen = form.getAll('items').filter((value) => typeof value === 'string');
  const { done, left } =
    all === 'on'
      ? await decideAll({ runId, decision }, viewer)
      : { ...(await decideConflicts({ runId, oldIds: chosen, decision }, viewer)), left: 0 };
  const told = words['moveScreen.decided'].replace('{n}', formatNumber(done));
  const rest = left > 0 ? ` ${words['moveScreen.decideMore'].replace('{n}', formatNumber(left))}` : '';
  return succeed(toRunHref(toScreen(viewer), Number(runId), 'conflict'), `${told}${rest}`);
});

/** Decides one conflict and leads back to the list. */
export const decideConflictAction = formAction(async ({ runId, oldId, decision }, viewer) => {
  const { done } = await decideConflicts({ runId, oldIds: [oldId], decision }, viewer);
  const told = done > 0 ? words['moveScreen.decidedOne'] : words['moveScreen.decidedBefore'];
  return redirectTo(toRunHref(toScreen(viewer), Number(runId), 'conflict'), told);
});

/** Switches nightly runs; `isOn` is `on` or `off`. */
export const saveNightlyAction = formAction(async ({ sourceId, isOn, at, until = '', days }, viewer) => {
  const on = { isOn: true, at, until: until.slice(0, 10), days: readSinceDays(days) };
  await saveNightly({ sourceId, ...(isOn === 'on' ? on : { isOn: false }) }, viewer);
  return succeed(
    toSourceHref(toScreen(viewer), Number(sourceId), 'nights'),
    words[isOn === 'on' ? 'moveScreen.nightsOn' : 'moveScreen.nightsOff'],
  );
});

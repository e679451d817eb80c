'use server';

import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { addAbsence, endAbsence } from './stand-ins.commands';
import { standInMessages as words } from './stand-ins.messages';

/** Address of the account's screen, for browsers without script. */
const toAddress = (viewer: Viewer): string => `${findScreenHref(viewer, 'account') ?? '/'}#absences`;

/** Adds an absence: `firstDay`, `lastDay`, and `standInId`, which is empty until one is chosen. */
export const addAbsenceAction = formAction(async ({ firstDay, lastDay, standInId }, viewer) => {
  await addAbsence({ firstDay, lastDay, standInId }, viewer);
  return succeed(toAddress(viewer), words['standIns.added']);
});

export const endAbsenceAction = formAction(async ({ absenceId }, viewer) => {
  await endAbsence({ absenceId }, viewer);
  return succeed(toAddress(viewer), words['standIns.ended']);
});

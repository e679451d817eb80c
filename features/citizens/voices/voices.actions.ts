'use server';

import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { answerVoice, handOverVoice, noteVoice } from './voices.commands';
import { voicesMessages as words } from './voices.messages';

/** Address of a voice, or of the list, in the viewer's own area. */
const buildVoicePath = (viewer: Viewer, id?: string) =>
  `${findScreenHref(viewer, 'voices') ?? '/'}${id ? `/${Number(id)}` : ''}`;

export const answerVoiceAction = formAction(async ({ id, status, body, seen }, viewer) => {
  const { answered } = await answerVoice({ id, status, body, seen }, viewer);
  return succeed(buildVoicePath(viewer, id), words[answered ? 'voices.answered' : 'voices.saved']);
});

export const noteVoiceAction = formAction(async ({ id, body }, viewer) => {
  await noteVoice({ id, body }, viewer);
  return succeed(buildVoicePath(viewer, id), words['voices.noteSaved']);
});

/** The office that gave a voice away no longer sees it, so the list follows. */
export const handOverVoiceAction = formAction(async ({ id, to, office, reason, seen }, viewer) => {
  await handOverVoice({ id, to, office, reason, seen }, viewer);
  return redirectTo(buildVoicePath(viewer), words['voices.handedOver']);
});

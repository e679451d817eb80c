'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { getCurrentTime } from '@/lib/time/current-time';
import { beginProof } from './background';
import { startProof } from './proof.commands';
import { proofMessages as words } from './proof.messages';

/** Action of the button that compares a source, with its `sourceId` in the form; the portal carries it out by itself. */
export const beginProofAction = formAction(async ({ sourceId }, viewer) => {
  const seed = getCurrentTime().toISOString().slice(0, 19).replace(/\D/g, '');
  const { id } = await startProof({ sourceId: Number(sourceId), seed }, viewer);
  beginProof(id);
  refresh();
  return { done: words['proof.begun'] };
});

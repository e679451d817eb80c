import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { isAgency } from './access.queries';
import { writeAnswer } from './answers.store';
import { findChosenOffice } from './office.queries';
import { isOpenOffice, listHandoverTargets } from './targets.queries';
import { voicesMessages as words } from './voices.messages';
import { voiceAnswerInput, voiceHandoverInput, voiceNoteInput } from './voices.schema';
import { findAnswerer, lockVoice } from './voices.store';

const access = 'voices.handle';
const noun = 'voice';

/**
 * Answers the sender in the name of the viewer's office and sets the status. A report has no sender: only its status is
 * set.
 *
 * @throws AppError 'invalid' when nothing is new, and for a closing without the answer that its kind requires; 'missing';
 *   'conflict' when somebody else answered, closed or handed it over since the form was rendered
 */
export const answerVoice = command({
  access,
  input: voiceAnswerInput,
  run: async ({ id, status, body, seen }, viewer, tx) => {
    const voice = await lockVoice(tx, viewer, { id, seen });
    if (body === '' && status === voice.status) throw createFieldError('body', words['voices.nothingNew']);
    await writeAnswer(tx, voice, { status, body }, await findAnswerer(tx, viewer));
    return { answered: body !== '', before: { status: voice.status } };
  },
  audit: ({ id, status }, { before }) => ({ action: 'voice.answer', noun, nounId: id, before, after: { status } }),
});

/** Adds an internal note. @throws AppError 'missing' */
export const noteVoice = command({
  access,
  input: voiceNoteInput,
  run: async ({ id, body }, viewer, tx) => {
    await lockVoice(tx, viewer, { id });
    const { accountId, officeId: organisationId } = await findAnswerer(tx, viewer);
    await tx.voiceNote.create({ data: { voiceId: id, body, accountId, organisationId } });
  },
  audit: ({ id }) => ({ action: 'voice.note', noun, nounId: id }),
});

/**
 * Hands an open voice to another office, which is told by mail. Its due date stays, and the reader sees the hand-over by
 * the tracking code.
 *
 * @throws AppError 'invalid' for an office to which the viewer may not hand it; 'missing'; 'conflict' for a closed voice,
 *   and when somebody else changed it since the form was rendered
 */
export const handOverVoice = command({
  access,
  input: voiceHandoverInput,
  run: async ({ id, to, office, reason, seen }, viewer, tx) => {
    const voice = await lockVoice(tx, viewer, { id, seen });
    if (voice.status === 'done' || voice.status === 'dismissed')
      throw new AppError('conflict', pickMessage(words, 'voices.closed'));
    const field = to === undefined ? 'office' : 'to';
    const toId = to === undefined ? await findChosenOffice(tx, office) : to === 'agency' ? null : to;
    if (toId === voice.organisationId) throw createFieldError(field, words['voices.sameOffice']);
    if (!(await mayGive(tx, viewer, toId))) throw createFieldError(field, words['voices.badOffice']);
    const told = { toldAt: null, soonToldAt: null, lateToldAt: null };
    await tx.voice.update({ where: { id }, data: { organisationId: toId, ...told } });
    const { accountId } = viewer;
    await tx.voiceHandover.create({
      data: { voiceId: id, fromId: voice.organisationId, toId, accountId, reason },
    });
    return { before: { organisationId: voice.organisationId }, after: { organisationId: toId } };
  },
  audit: ({ id }, lines) => ({ action: 'voice.handOver', noun, nounId: id, ...lines }),
});

async function mayGive(tx: Transaction, viewer: Viewer, toId: number | null): Promise<boolean> {
  if (isAgency(viewer)) return toId === null || isOpenOffice(tx, toId);
  return (await listHandoverTargets(viewer, tx)).some(({ id }) => id === toId);
}

/** Records an export of the list in the audit log, with its row count. */
export const recordVoiceExport = exportRecord({ access, action: 'voice.export', noun });

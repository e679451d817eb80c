import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { AppError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { buildHandledWhere, isAgency } from './access.queries';
import { countAnswers } from './detail.queries';
import { voicesMessages as words } from './voices.messages';
import { toSeen } from './voices.rules';
import type { Answerer } from './voices.schema';

/**
 * Reads a voice that the viewer may handle and locks its row.
 *
 * @param seen its state when the form was rendered
 * @throws AppError 'missing' for an unknown one and for those of others; 'conflict' if it has changed since
 */
export async function lockVoice(tx: Transaction, viewer: Viewer, { id, seen }: { id: number; seen?: string }) {
  await tx.$queryRaw`SELECT id FROM voice WHERE id = ${id} FOR UPDATE`;
  const steps = { select: { id: true } } as const;
  const row = await tx.voice.findFirst({
    where: { AND: [{ id }, buildHandledWhere(viewer)] },
    include: {
      message: { include: { replies: steps } },
      suggestion: { include: { steps } },
      request: { include: { steps } },
      report: true,
      organisation: { select: { name: true } },
    },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'voices.missing'));
  if (seen !== undefined && seen !== toSeen({ ...row, answers: countAnswers(row) }))
    throw createStaleError(pickMessage(words, 'voices.conflict'), 'anonymous');
  return row;
}
export type LockedVoice = Awaited<ReturnType<typeof lockVoice>>;

/** The viewer as the author of an answer: in the name of its office, or of the agency for its staff. */
export async function findAnswerer(tx: Transaction, viewer: Viewer): Promise<Answerer> {
  const { accountId, organisationId = NO_ID } = viewer;
  if (isAgency(viewer)) return { accountId };
  const { name } = await tx.organisation.findUniqueOrThrow({ where: { id: organisationId }, select: { name: true } });
  return { accountId, officeId: organisationId, officeName: name };
}

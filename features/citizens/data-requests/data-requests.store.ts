import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/db/db';
import { enqueueMail } from '@/lib/mail/outbox';
import type { RightsKind } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import type { TaskStatus } from '../contact/tasks.schema';
import { buildTrackingLink } from '../suggestions/suggestions.rules';
import type { Answerer } from '../voices/voices.schema';
import { isClosed } from './data-requests.rules';

type DataRequest = {
  id: number;
  kind: RightsKind;
  status: TaskStatus;
  email: string;
  trackingCode: string;
  dueAt: Date;
  closedAt: Date | null;
};
type Outcome = TaskStatus | 'extended';

export const makeDataRequestMailKey = () => `rights-${randomUUID()}`;

/** Mails a step to the requester. @returns false if there is no e-mail, as it is cleared with a deleted account */
export async function mailDataRequestStep(
  tx: Transaction,
  { kind, email, trackingCode, dueAt }: DataRequest,
  { note, outcome }: { note: string; outcome: Outcome },
  office?: string,
): Promise<boolean> {
  if (email === '') return false;
  const data = {
    ...{ what: kind, outcome, note, trackingCode, office },
    ...{ link: buildTrackingLink(trackingCode), day: toThaiDay(dueAt) },
  };
  await enqueueMail(tx, { template: 'rights-step', data, to: email, key: makeDataRequestMailKey() });
  return true;
}

/**
 * Adds a step to a data request in the name of an office; a new status or note is mailed to the requester.
 *
 * @returns true if it was mailed
 */
export async function writeDataRequestStep(
  tx: Transaction,
  before: DataRequest,
  step: { status: TaskStatus; note: string; internalNote?: string },
  by: Answerer,
): Promise<boolean> {
  const { id, status: from } = before;
  const { status, note } = step;
  const closedAt = isClosed(status) ? (before.closedAt ?? getCurrentTime()) : null;
  await tx.rightsRequest.update({ where: { id }, data: { status, closedAt } });
  await tx.rightsStep.create({
    data: { ...step, requestId: id, accountId: by.accountId, organisationId: by.officeId },
  });
  if (from === status && note === '') return false;
  return mailDataRequestStep(tx, before, { note, outcome: status }, by.officeName);
}

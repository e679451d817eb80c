import { randomInt } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueUnverifiedMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { declareAssignment } from '../contact/assignment';
import { DUPLICATE_WINDOW_MS } from '../contact/contact.schema';
import { buildTrackingLink } from '../suggestions/suggestions.rules';
import { findChosenOffice } from '../voices/office.queries';
import { dataRequestsMessages as words } from './data-requests.messages';
import { makeDataRequestCode } from './data-requests.rules';
import { ANSWER_DAYS, dataRequestExtensionInput, dataRequestInput, dataRequestStepInput } from './data-requests.schema';
import { mailDataRequestStep, makeDataRequestMailKey, writeDataRequestStep } from './data-requests.store';

const access = 'rights.handle';
const noun = 'rightsRequest';
const ANSWER_MS = ANSWER_DAYS * DAY_MS;
/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('rights.address');
const getEmailLimit = () => getLimiter('rights.email');

/**
 * Stores a data request from a signed-in user or visitor, and mails its tracking code; a duplicate is stored once.
 *
 * @param raw the fields of `dataRequestInput`; others are ignored
 * @returns the code by which the requester can track it
 * @throws AppError 'invalid' by field; 'limited' above 30 an hour from one address or 5 from one e-mail
 */
export async function sendDataRequest(raw: unknown, viewer: Viewer): Promise<{ trackingCode: string }> {
  const { email } = parseInput(dataRequestInput, raw);
  await consume(getAddressLimit(), toClientKey(viewer.address), pickMessage(words, 'rights.limited'));
  await consume(getEmailLimit(), hashKey(email), pickMessage(words, 'rights.limited'));
  return storeDataRequest(raw, viewer);
}

const storeDataRequest = command({
  access: 'rights.ask',
  input: dataRequestInput,
  run: async ({ office, ...typed }, { accountId }, tx) => {
    const now = getCurrentTime();
    const given = { ...typed, organisationId: await findChosenOffice(tx, office) };
    const twice = await tx.rightsRequest.findFirst({
      where: { ...given, createdAt: { gt: new Date(now.getTime() - DUPLICATE_WINDOW_MS) } },
      select: { id: true, trackingCode: true },
    });
    if (twice) return twice;
    const trackingCode = makeDataRequestCode((below) => randomInt(below));
    const dueAt = new Date(now.getTime() + ANSWER_MS);
    const textSearch = toSearchText([trackingCode, given.name, given.email, given.body].join(' '));
    const made = await tx.rightsRequest.create({
      data: { ...given, accountId, trackingCode, textSearch, dueAt, steps: { create: { status: 'new' } } },
      select: { id: true, trackingCode: true },
    });
    const data = { what: given.kind, trackingCode, link: buildTrackingLink(trackingCode), day: toThaiDay(dueAt) };
    await enqueueUnverifiedMail(tx, {
      template: 'rights-received',
      data,
      to: given.email,
      key: makeDataRequestMailKey(),
    });
    return made;
  },
  audit: ({ kind }, { id }) => ({ action: 'rights.ask', noun, nounId: id, after: { kind } }),
});

/** Reads a request and locks its row until the end of the transaction. */
async function lockDataRequest(tx: Transaction, id: number, seen?: number) {
  await tx.$queryRaw`SELECT id FROM rights_request WHERE id = ${id} FOR UPDATE`;
  const row = await tx.rightsRequest.findUnique({
    where: { id },
    include: { _count: { select: { steps: true } }, assignee: { select: { displayName: true } } },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'rights.missing'));
  if (seen !== undefined && row._count.steps !== seen)
    throw createStaleError(pickMessage(words, 'rights.conflict'), { noun, id });
  return row;
}

/**
 * Adds a step; a new status or note is mailed to the requester. The step that closes a request contains the answer.
 *
 * @throws AppError 'invalid' when nothing is new, or a closing step has no answer; 'missing'; 'conflict' when somebody
 *   else added a step since the form was rendered
 */
export const addDataRequestStep = command({
  access,
  input: dataRequestStepInput,
  run: async ({ id, status, note, internalNote, steps }, { accountId }, tx) => {
    const before = await lockDataRequest(tx, id, steps);
    const isNews = before.status !== status || note !== '';
    if (!isNews && internalNote === '') throw createFieldError('note', words['rights.nothingNew']);
    const mailed = await writeDataRequestStep(tx, before, { status, note, internalNote }, { accountId });
    return { mailed, before: { status: before.status } };
  },
  audit: ({ id, status, note, internalNote }, { before }) => ({
    ...{ action: 'rights.step', noun, nounId: id },
    ...{ before, after: { status, note, internalNote } },
  }),
});

/**
 * Extends the deadline by another 30 days, once, and mails the reason to the requester.
 *
 * @throws AppError 'invalid' without a reason; 'missing'; 'conflict' for a request that is closed or already extended,
 *   and when somebody else added a step since the form was rendered
 */
export const extendDataRequest = command({
  access,
  input: dataRequestExtensionInput,
  run: async ({ id, reason, steps }, { accountId }, tx) => {
    const before = await lockDataRequest(tx, id, steps);
    if (before.extendedAt || before.closedAt)
      throw new AppError('conflict', pickMessage(words, 'rights.notExtendable'));
    const dueAt = new Date(before.dueAt.getTime() + ANSWER_MS);
    await tx.rightsRequest.update({
      where: { id },
      data: { dueAt, extendedAt: getCurrentTime(), weekToldAt: null, dayToldAt: null },
    });
    await tx.rightsStep.create({ data: { requestId: id, accountId, status: before.status, note: reason } });
    const mailed = await mailDataRequestStep(tx, { ...before, dueAt }, { note: reason, outcome: 'extended' });
    return { mailed, lines: { before: { dueAt: before.dueAt }, after: { dueAt, reason } } };
  },
  audit: ({ id }, { lines }) => ({ action: 'rights.extend', noun, nounId: id, ...lines }),
});

/** Assigns a request to a handler; null unassigns it. */
export const assignDataRequest = declareAssignment({
  access,
  noun,
  action: 'rights.assign',
  wrong: words['rights.noHandler'],
  lock: lockDataRequest,
  store: (tx, id, assigneeId) => tx.rightsRequest.update({ where: { id }, data: { assigneeId } }),
});

import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { getCurrentTime } from '@/lib/time/current-time';
import { policiesMessages as words } from './policies.messages';
import { type PolicyKind, policyInput, policyRecallInput } from './policies.schema';
import { lockPolicy, requireDraftRevision } from './policy-draft.commands';

const access = 'site.manage';
const noun = 'policy';
const invalidates = () => [tag.policies];

const findNewest = (tx: Transaction, kind: PolicyKind) =>
  tx.policyVersion.findFirst({
    where: { kind },
    select: { number: true, html: true, changes: true, note: true, inForceAt: true },
    orderBy: { number: 'desc' },
  });

/**
 * Time from which a new version is in force.
 *
 * @throws AppError 'invalid' for a time in the past, and for one that doesn't follow the version before
 */
function decideInForce(wanted: Date | null, before: Date | undefined): Date {
  const now = getCurrentTime();
  if (wanted && wanted <= now) throw createFieldError('inForceAt', words['policies.past'].th);
  const inForceAt = wanted ?? now;
  if (before && inForceAt <= before && before > now) throw createFieldError('inForceAt', words['policies.before'].th);
  return inForceAt;
}

/**
 * Publishes a text as the next version of a policy, in force at once or from `inForceAt` on; earlier versions are
 * stored. The draft, if there is one, is used up. A text identical to the newest version creates none.
 *
 * @returns number of the newest version, and from when on it is in force
 * @throws AppError 'invalid' by field, also for a text of which nothing is left after sanitising; 'conflict' when
 *   somebody published another version, or saved another draft, since
 */
export const publishPolicy = command({
  access,
  input: policyInput,
  invalidates,
  run: async ({ kind, html: typed, changes, note, seen, revision, inForceAt: wanted }, { accountId }, tx) => {
    await lockPolicy(tx, kind);
    const html = cleanTypedHtml(typed, 'html');
    if (toPlainText(html) === '') throw createFieldError('html', words['policies.missing'].th);
    const newest = await findNewest(tx, kind);
    const before = newest?.number ?? 0;
    if (before !== seen) throw createStaleError(pickMessage(words, 'policies.changed'), { noun, id: kind });
    await requireDraftRevision(tx, kind, revision);
    if (newest?.html === html) return { before, number: before, inForceAt: newest.inForceAt };
    const inForceAt = decideInForce(wanted, newest?.inForceAt);
    const number = before + 1;
    await tx.policyVersion.create({ data: { kind, number, html, changes, note, inForceAt, createdById: accountId } });
    await tx.policyDraft.deleteMany({ where: { kind } });
    return { before, number, inForceAt };
  },
  audit: ({ kind, changes, note }, { before, number, inForceAt }) => ({
    action: 'policy.publish',
    noun,
    nounId: kind,
    before: { number: before },
    after: { number, changes, note, inForceAt },
  }),
});

/**
 * Turns the newest version, while it is not in force yet, back into a draft.
 *
 * @throws AppError 'conflict' for any other version, and while there is a draft
 */
export const recallPolicy = command({
  access,
  input: policyRecallInput,
  invalidates,
  run: async ({ kind, number }, { accountId: updatedById }, tx) => {
    await lockPolicy(tx, kind);
    const newest = await findNewest(tx, kind);
    if (!newest || newest.number !== number || newest.inForceAt <= getCurrentTime())
      throw new AppError('conflict', pickMessage(words, 'policies.recallLate'));
    if (await tx.policyDraft.findUnique({ where: { kind }, select: { kind: true } }))
      throw new AppError('conflict', pickMessage(words, 'policies.recallDraft'));
    const { html, changes, note, inForceAt } = newest;
    await tx.policyDraft.create({ data: { kind, html, changes, note, inForceAt, updatedById } });
    await tx.policyVersion.delete({ where: { kind_number: { kind, number } } });
    return { number, changes, inForceAt };
  },
  audit: ({ kind }, before) => ({ action: 'policy.recall', noun, nounId: kind, before }),
});

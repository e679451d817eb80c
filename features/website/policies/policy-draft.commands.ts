import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { policiesMessages as words } from './policies.messages';
import { type PolicyKind, policyDiscardInput, policyDraftInput } from './policies.schema';

const access = 'site.manage';
const noun = 'policy';

/** Serialises all writes of one policy until the end of the transaction. */
export const lockPolicy = (tx: Transaction, kind: PolicyKind) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`policy ${kind}`}))`;

/** @throws AppError 'conflict' when the draft is not the one that was open; `revision` 0 stands for none */
export async function requireDraftRevision(tx: Transaction, kind: PolicyKind, revision: number): Promise<void> {
  const draft = await tx.policyDraft.findUnique({ where: { kind }, select: { revision: true } });
  if ((draft?.revision ?? 0) !== revision)
    throw createStaleError(pickMessage(words, 'policies.draftChanged'), { noun, id: kind });
}

/**
 * Saves the draft of the next version. It may be incomplete; readers don't see it.
 *
 * @throws AppError 'invalid' by field; 'conflict' when somebody saved, published or discarded it since it was opened
 */
export const savePolicyDraft = command({
  access,
  input: policyDraftInput,
  run: async ({ kind, revision, html: typed, ...fields }, { accountId: updatedById }, tx) => {
    await lockPolicy(tx, kind);
    await requireDraftRevision(tx, kind, revision);
    const data = { ...fields, html: cleanTypedHtml(typed, 'html'), revision: revision + 1, updatedById };
    await tx.policyDraft.upsert({ where: { kind }, create: { kind, ...data }, update: data });
    return data;
  },
  audit: ({ kind }, { changes, note, inForceAt }) => ({
    action: 'policy.draft',
    noun,
    nounId: kind,
    after: { changes, note, inForceAt },
  }),
});

/**
 * Discards a draft; the audit log keeps it.
 *
 * @throws AppError 'missing'; 'conflict' when somebody saved it since it was opened
 */
export const discardPolicyDraft = command({
  access,
  input: policyDiscardInput,
  run: async ({ kind, revision }, _viewer, tx) => {
    await lockPolicy(tx, kind);
    const draft = await tx.policyDraft.findUnique({ where: { kind } });
    if (!draft) throw new AppError('missing', pickMessage(words, 'policies.draftGone'));
    if (draft.revision !== revision)
      throw createStaleError(pickMessage(words, 'policies.draftChanged'), { noun, id: kind });
    await tx.policyDraft.delete({ where: { kind } });
    const { html, changes, note, inForceAt } = draft;
    return { html, changes, note, inForceAt };
  },
  audit: ({ kind }, before) => ({ action: 'policy.discard', noun, nounId: kind, before }),
});

import { command } from '@/lib/command/command';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { cleanTypedHtml } from '@/lib/rich-text/typed-html';
import { policiesMessages as words } from './policies.messages';
import { policyInput } from './policies.schema';

/**
 * Publishes a text as its next version, in force at once; earlier versions are stored. A text identical to the version
 * in force creates none.
 *
 * @returns number of the version in force
 * @throws AppError 'invalid' by field, also for a text of which nothing is left after sanitising; 'conflict' when
 *   somebody published another version since
 */
export const publishPolicy = command({
  access: 'site.manage',
  input: policyInput,
  invalidates: () => [tag.policies],
  run: async ({ kind, html: typed, note, seen }, { accountId: createdById }, tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`policy ${kind}`}))`;
    const html = cleanTypedHtml(typed, 'html');
    if (toPlainText(html) === '') throw createFieldError('html', words['policies.missing'].th);
    const current = await tx.policyVersion.findFirst({
      where: { kind },
      select: { number: true, html: true },
      orderBy: { number: 'desc' },
    });
    const before = current?.number ?? 0;
    if (before !== seen) throw new AppError('conflict', pickMessage(words, 'policies.changed'));
    if (current?.html === html) return { before, number: before };
    const number = before + 1;
    await tx.policyVersion.create({ data: { kind, number, html, note, createdById } });
    return { before, number };
  },
  audit: ({ kind, note }, { before, number }) => ({
    action: 'policy.publish',
    noun: 'policy',
    nounId: kind,
    before: { number: before },
    after: { number, note },
  }),
});

import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { enqueueMail } from '@/lib/mail/outbox';
import type { MailStatus } from '@/lib/mail/schema';
import { sendMailAgain } from './outbox.commands';

const administrator = { role: 'VecAdmin' as const, name: 'ผู้ดูแล' };

async function aMail(status: MailStatus) {
  const order = { template: 'account-deleted', data: { name: 'สมหญิง' }, to: 'mem1@example.org' } as const;
  const mailKey = await db.$transaction((tx) => enqueueMail(tx, order));
  const nextTryAt = new Date(Date.now() + 3_600_000);
  return db.mailMessage.update({ where: { mailKey }, data: { status, attempts: 9, nextTryAt } });
}

describe('the administrator', () => {
  test('sends a failed mail again, audited without its recipient', async () => {
    const { id, data } = await aMail('failed');
    await sendMailAgain({ id: String(id) }, administrator);
    const row = await db.mailMessage.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ status: 'waiting', attempts: 0, data });
    expect(row.nextTryAt.getTime()).toBeLessThanOrEqual(Date.now());
    const audit = await db.auditLog.findMany({ where: { noun: 'mail', nounId: String(id) } });
    expect(audit).toMatchObject([
      { action: 'mail.sendAgain', actorName: 'ผู้ดูแล', after: { template: 'account-deleted' } },
    ]);
    expect(JSON.stringify(audit.map(({ after }) => after))).not.toContain('mem1');
  });

  test.each(['waiting', 'held', 'sending', 'sent'] as const)(
    'does not send a mail that is %s again',
    async (status) => {
      const { id, nextTryAt } = await aMail(status);
      await expect(sendMailAgain({ id }, administrator)).rejects.toMatchObject({
        kind: 'conflict',
        key: 'mail.notFailed',
      });
      expect(await db.mailMessage.findUnique({ where: { id } })).toMatchObject({ status, nextTryAt, attempts: 9 });
    },
  );

  test('gets an error for an unknown mail', async () => {
    await expect(sendMailAgain({ id: 2_000_000_000 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  });

  test.each([{}, { id: { gt: 0 } }, { id: 'all' }, { id: '0x1' }])('can’t send %j', async (input) => {
    await expect(sendMailAgain(input, administrator)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

test.each([visitor, { role: 'newseditors' as const }, { role: 'college' as const }])(
  'a $role can’t send again',
  async (viewer) => {
    const { id } = await aMail('failed');
    await expect(sendMailAgain({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await db.mailMessage.findUnique({ where: { id } })).toMatchObject({ status: 'failed' });
  },
);

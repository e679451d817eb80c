import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { answerMailExport } from './export.http';

const request = createExportRequester('http://localhost:3000/api/v1/outbox/export', answerMailExport);
const aMail = (recipient: string, status: 'sent' | 'failed', lastError?: string) =>
  db.mailMessage.create({
    data: {
      mailKey: makeUnique('mail'),
      template: 'notice',
      data: { secret: 'SECRETMARK' },
      recipient,
      status,
      lastError,
    },
  });

test('the outbox is a file with recipient, kind, status and cause, and nothing of the contents', async () => {
  const domain = `${makeUnique('m').replaceAll(' ', '')}.example`.toLowerCase();
  await aMail(`one@${domain}`, 'sent');
  await aMail(`two@${domain}`, 'failed', 'EAUTH 535');
  const ask = await request(await anAdministrator());
  const all = await readCsvParts(await ask(`format=csv&search=${domain}`));
  expect(all.table).toHaveLength(3);
  expect(all.table.join()).not.toContain('SECRETMARK');
  const { table, facts } = await readCsvParts(await ask(`format=csv&search=${domain}&status=failed`));
  expect(table[1]).toMatch(/^1,two@.*,แจ้งประกาศถึงหน่วยงาน,ส่งไม่สำเร็จ,.*\(EAUTH 535\),/);
  expect(table).toHaveLength(2);
  expect(facts.join()).toMatch(/สถานะ,ส่งไม่สำเร็จ.*คำค้น,/);
  expect(await findLastAuditRow('mail')).toMatchObject({ action: 'mail.export', after: { rows: 1, format: 'csv' } });
});

test.each(nonAdministrators)('%s gets no outbox', async (_role, make) => {
  expect((await (await request(await make()))('format=csv')).status).toBe(403);
});

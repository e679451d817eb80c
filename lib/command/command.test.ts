import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { z } from 'zod';
import { visitor } from '@/lib/auth/viewer';
import { decodeInvalidation, INVALIDATION_CHANNEL } from '@/lib/cache/invalidation';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { command } from './command';

const saveSetting = command({
  access: 'site.manage',
  input: z.object({ key: z.string().min(1, 'errors.empty'), fail: z.boolean().default(false) }),
  invalidates: ({ key }) => [`settings:${key}`],
  audit: ({ key }) => ({ action: 'setting.save', noun: 'setting', nounId: key, after: { key } }),
  run: async ({ key, fail }, _, tx) => {
    await tx.setting.create({ data: { key, value: 1 } });
    if (fail) throw new Error('in the middle');
    return key;
  },
});
const administrator = { role: 'VecAdmin' as const, name: 'ผู้ดูแล' };

test('a command without the right writes nothing', async () => {
  const key = randomUUID();
  await expect(saveSetting({ key }, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await db.setting.count({ where: { key } })).toBe(0);
});

test('invalid input is reported by field', async () => {
  await expect(saveSetting({ key: '' }, administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { key: 'errors.empty' },
  });
  await expect(saveSetting(null, administrator)).rejects.toMatchObject({ kind: 'invalid' });
});

test('the write, its audit row and its notification are atomic', async () => {
  const heard: string[] = [];
  const listener = new Client({ connectionString: env.DATABASE_URL });
  await listener.connect();
  try {
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query(`LISTEN ${INVALIDATION_CHANNEL}`);
    const [kept, lost] = [randomUUID(), randomUUID()];
    await expect(saveSetting({ key: lost, fail: true }, administrator)).rejects.toThrow('in the middle');
    await saveSetting({ key: kept }, administrator);
    await listener.query('SELECT 1');
    expect(heard.map((payload) => decodeInvalidation(payload)?.tags)).toEqual([[`settings:${kept}`]]);
    expect(await db.setting.count({ where: { key: { in: [kept, lost] } } })).toBe(1);
    expect(await db.auditLog.findMany({ where: { nounId: { in: [kept, lost] } } })).toMatchObject([
      { nounId: kept, action: 'setting.save', actorName: 'ผู้ดูแล', after: { key: kept } },
    ]);
  } finally {
    await listener.end();
  }
});

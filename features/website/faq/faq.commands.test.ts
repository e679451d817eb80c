import { db } from '@/lib/db/db';
import { unique } from '@/testing/builders';
import { tagsOf } from '@/testing/hear';
import { administrator, badTargets, lastLine, rolesBut, someone } from '@/testing/lists';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, showFaq } from './faq.commands';
import { listFaq, listFaqEntries } from './faq.queries';
import { MOST_QUESTIONS } from './faq.schema';

const wishes = (given: object = {}) => ({
  ...{ question: unique('คำถาม'), answer: 'บรรทัดแรก\nบรรทัดสอง', target: '/login/', visible: 'on' },
  ...given,
});
const add = async (given: object = {}) => (await saveFaq(wishes(given), administrator)).after;
const allIds = async () => (await listFaqEntries()).map(({ id }) => id);

test.each(rolesBut('VecAdmin'))('%s changes no question', async (role) => {
  const { id } = await add();
  const viewer = someone(role);
  const refused = { kind: 'forbidden' };
  await expect(saveFaq(wishes(), viewer)).rejects.toMatchObject(refused);
  await expect(orderFaq({ ids: await allIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(showFaq({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteFaq({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreFaq({ id }, viewer)).rejects.toMatchObject(refused);
});

test('a target that browsers must not follow is refused', async () => {
  for (const target of badTargets) {
    const saved = saveFaq(wishes({ target }), administrator);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: 'ui.badTarget' } });
  }
});

test.each([
  [{ question: ' ' }, { question: 'faq.questionMissing' }],
  [{ question: 'ก'.repeat(201) }, { question: 'faq.questionLong' }],
  [{ answer: '' }, { answer: 'faq.answerMissing' }],
  [{ answer: 'ก'.repeat(3_001) }, { answer: 'faq.answerLong' }],
])('%j is refused', async (given, fields) => {
  await expect(saveFaq(wishes(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
});

test('a hidden question is not read; a deleted one comes back as it was', async () => {
  const { id } = await add();
  expect(await tagsOf(() => saveFaq(wishes({ id, question: 'ใหม่' }), administrator))).toEqual(['faq']);
  expect(await lastLine('faq')).toMatchObject({ action: 'faq.save', nounId: String(id), after: { question: 'ใหม่' } });
  const ids = (await allIds()).toReversed();
  await orderFaq({ ids }, administrator);
  expect(await allIds()).toEqual(ids);
  expect((await listFaq()).map((one) => one.id)).toContain(id);
  await showFaq({ id, visible: false }, administrator);
  expect((await listFaq()).map((one) => one.id)).not.toContain(id);
  const before = await db.faqEntry.findUniqueOrThrow({ where: { id }, omit: { updatedAt: true } });
  await deleteFaq({ id }, administrator);
  await expect(orderFaq({ ids }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await restoreFaq({ id }, administrator);
  expect(await db.faqEntry.findUniqueOrThrow({ where: { id } })).toMatchObject(before);
});

test('there are no more questions than a page shows', async () => {
  const missing = MOST_QUESTIONS - (await allIds()).length;
  const rows = Array.from({ length: missing }, (_, at) => ({ question: `ข้อ ${at}`, answer: 'ก', position: at }));
  await db.faqEntry.createMany({ data: rows });
  await expect(saveFaq(wishes(), administrator)).rejects.toMatchObject({ fields: { question: 'faq.tooMany' } });
});

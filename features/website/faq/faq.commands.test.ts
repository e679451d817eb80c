import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { administrator, badTargets, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { deleteFaq, orderFaq, restoreFaq, saveFaq, setFaqVisibility } from './faq.commands';
import { faqMessages } from './faq.messages';
import { listFaq, listFaqEntries } from './faq.queries';
import { MAX_QUESTIONS } from './faq.schema';

const buildFaqInput = (given: object = {}) => ({
  ...{ question: makeUnique('คำถาม'), answer: 'บรรทัดแรก\nบรรทัดสอง', target: '/login/', visible: 'on' },
  ...given,
});
const add = async (given: object = {}) => (await saveFaq(buildFaqInput(given), administrator)).after;
const listAllIds = async () => (await listFaqEntries()).map(({ id }) => id);

test.each(getRolesExcept('VecAdmin'))('%s changes no question', async (role) => {
  const { id } = await add();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveFaq(buildFaqInput(), viewer)).rejects.toMatchObject(refused);
  await expect(orderFaq({ ids: await listAllIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(setFaqVisibility({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteFaq({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreFaq({ id }, viewer)).rejects.toMatchObject(refused);
});

test('an unsafe target is rejected', async () => {
  for (const target of badTargets) {
    const saved = saveFaq(buildFaqInput({ target }), administrator);
    await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: inputMessages['ui.badTarget'] } });
  }
});

test.each([
  [{ question: ' ' }, { question: faqMessages['faq.questionMissing'] }],
  [{ question: 'ก'.repeat(201) }, { question: faqMessages['faq.questionLong'] }],
  [{ answer: '' }, { answer: faqMessages['faq.answerMissing'] }],
  [{ answer: 'ก'.repeat(3_001) }, { answer: faqMessages['faq.answerLong'] }],
])('%j is rejected', async (given, fields) => {
  await expect(saveFaq(buildFaqInput(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
});

test('a hidden question is not public; a deleted one is restored as it was', async () => {
  const { id } = await add();
  expect(await recordInvalidatedTags(() => saveFaq(buildFaqInput({ id, question: 'ใหม่' }), administrator))).toEqual([
    'faq',
  ]);
  expect(await findLastAuditRow('faq')).toMatchObject({
    action: 'faq.save',
    nounId: String(id),
    after: { question: 'ใหม่' },
  });
  const ids = (await listAllIds()).toReversed();
  await orderFaq({ ids }, administrator);
  expect(await listAllIds()).toEqual(ids);
  expect((await listFaq()).map((one) => one.id)).toContain(id);
  await setFaqVisibility({ id, visible: false }, administrator);
  expect((await listFaq()).map((one) => one.id)).not.toContain(id);
  const before = await db.faqEntry.findUniqueOrThrow({ where: { id }, omit: { updatedAt: true } });
  await deleteFaq({ id }, administrator);
  await expect(orderFaq({ ids }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await restoreFaq({ id }, administrator);
  expect(await db.faqEntry.findUniqueOrThrow({ where: { id } })).toMatchObject(before);
});

test('the number of questions is limited to what a page shows', async () => {
  const missing = MAX_QUESTIONS - (await listAllIds()).length;
  const rows = Array.from({ length: missing }, (_, at) => ({ question: `ข้อ ${at}`, answer: 'ก', position: at }));
  await db.faqEntry.createMany({ data: rows });
  await expect(saveFaq(buildFaqInput(), administrator)).rejects.toMatchObject({
    fields: { question: faqMessages['faq.tooMany'] },
  });
});

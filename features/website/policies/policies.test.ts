import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { publishPolicy, recallPolicy } from './policies.commands';
import { policiesMessages } from './policies.messages';
import { findPolicyDraft, findPolicyPage, listPolicyVersions } from './policies.queries';
import { discardPolicyDraft, savePolicyDraft } from './policy-draft.commands';

const buildPolicyInput = (given: object = {}) => ({
  kind: 'privacy',
  html: '<p>ฉบับแรก</p>',
  changes: '',
  note: '',
  seen: 0,
  ...given,
});
const inDays = (days: number) => new Date(getCurrentMs() + days * DAY_MS);
const publish = (given: object = {}) => publishPolicy(buildPolicyInput(given), administrator);
const schedule = (days: number, given: object = {}) => publish({ inForceAt: inDays(days).toISOString(), ...given });
beforeEach(async () => {
  await db.policyVersion.deleteMany({ where: { kind: 'privacy' } });
  await db.policyDraft.deleteMany();
});

test.each(getRolesExcept('VecAdmin'))('%s writes nothing', async (role) => {
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(publishPolicy(buildPolicyInput(), viewer)).rejects.toMatchObject(refused);
  await expect(savePolicyDraft(buildPolicyInput(), viewer)).rejects.toMatchObject(refused);
  await expect(discardPolicyDraft({ kind: 'privacy', revision: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(recallPolicy({ kind: 'privacy', number: 1 }, viewer)).rejects.toMatchObject(refused);
});

test('each publication is a new version; the newest is in force, and all of them can be read', async () => {
  expect(await findPolicyPage('privacy')).toEqual({ shown: undefined, current: 0, versions: [] });
  expect(await recordInvalidatedTags(() => publish())).toEqual(['policies']);
  await publish({ html: '<p>ฉบับสอง</p><script>x()</script>', changes: 'เพิ่มคุกกี้', note: 'ภายใน', seen: '1' });
  expect(await findPolicyPage('privacy')).toMatchObject({
    shown: { number: 2, html: '<p>ฉบับสอง</p>', changes: 'เพิ่มคุกกี้' },
    current: 2,
    versions: [{ number: 2 }, { number: 1 }],
  });
  expect(JSON.stringify(await findPolicyPage('privacy'))).not.toContain('ภายใน');
  expect(await findPolicyPage('privacy', '1')).toMatchObject({ shown: { html: '<p>ฉบับแรก</p>' }, current: 2 });
  for (const unknown of ['3', '0', '-1', 'x', '1e1', '1.0']) {
    expect(await findPolicyPage('privacy', unknown)).toBeUndefined();
  }
  expect(await listPolicyVersions('privacy')).toMatchObject([{ number: 2, note: 'ภายใน' }, { number: 1 }]);
  expect(await findPolicyPage('website')).toMatchObject({ current: 0 });
  expect(await findLastAuditRow('policy')).toMatchObject({
    nounId: 'privacy',
    after: { number: 2, changes: 'เพิ่มคุกกี้' },
  });
});

test('a version with a date to come can be read before, and is in force from then on', async () => {
  await publish();
  await schedule(3, { html: '<p>ฉบับหน้า</p>', seen: 1 });
  expect(await findPolicyPage('privacy')).toMatchObject({ shown: { number: 1 }, current: 1, versions: [{}, {}] });
  expect(await findPolicyPage('privacy', '2')).toMatchObject({ shown: { html: '<p>ฉบับหน้า</p>' }, current: 1 });
  await db.policyVersion.updateMany({ where: { kind: 'privacy', number: 2 }, data: { inForceAt: inDays(0) } });
  expect(await findPolicyPage('privacy')).toMatchObject({ shown: { number: 2 }, current: 2 });
});

test('a version is in force after the one before it, and never from a day in the past', async () => {
  await schedule(3);
  const wrong = { past: policiesMessages['policies.past'].th, before: policiesMessages['policies.before'].th };
  const next = { html: '<p>ถัดไป</p>', seen: 1 };
  await expect(schedule(-1, next)).rejects.toMatchObject({ fields: { inForceAt: wrong.past } });
  await expect(schedule(2, next)).rejects.toMatchObject({ fields: { inForceAt: wrong.before } });
  await expect(publish(next)).rejects.toMatchObject({ fields: { inForceAt: wrong.before } });
  await schedule(4, next);
  expect(await listPolicyVersions('privacy')).toHaveLength(2);
});

test('the newest version becomes a draft again until it is in force', async () => {
  const refused = { kind: 'conflict', key: 'policies.recallLate' };
  await publish();
  await expect(recallPolicy({ kind: 'privacy', number: 1 }, administrator)).rejects.toMatchObject(refused);
  await schedule(3, { html: '<p>ฉบับหน้า</p>', changes: 'ใหม่', seen: 1 });
  await expect(recallPolicy({ kind: 'privacy', number: 1 }, administrator)).rejects.toMatchObject(refused);
  expect(await recordInvalidatedTags(() => recallPolicy({ kind: 'privacy', number: 2 }, administrator))).toEqual([
    'policies',
  ]);
  expect(await listPolicyVersions('privacy')).toMatchObject([{ number: 1 }]);
  expect(await findPolicyDraft('privacy')).toMatchObject({ html: '<p>ฉบับหน้า</p>', changes: 'ใหม่', revision: 1 });
  await schedule(3, { html: '<p>ฉบับหน้า</p>', seen: 1, revision: 1 });
  await savePolicyDraft(buildPolicyInput(), administrator);
  const again = recallPolicy({ kind: 'privacy', number: 2 }, administrator);
  await expect(again).rejects.toMatchObject({ key: 'policies.recallDraft' });
});

test('a draft is seen by administrators alone, saved over by nobody, and used up by its publication', async () => {
  await savePolicyDraft(buildPolicyInput({ html: '<p>ร่าง</p><script>x()</script>' }), administrator);
  expect(await findPolicyDraft('privacy')).toMatchObject({ html: '<p>ร่าง</p>', revision: 1, inForceAt: null });
  expect(await findPolicyPage('privacy')).toMatchObject({ current: 0, versions: [] });
  const late = { kind: 'conflict', key: 'policies.draftChanged' };
  await expect(savePolicyDraft(buildPolicyInput(), administrator)).rejects.toMatchObject(late);
  await expect(publish()).rejects.toMatchObject(late);
  await savePolicyDraft(buildPolicyInput({ html: '', revision: '1' }), administrator);
  await publish({ revision: 2 });
  expect(await findPolicyDraft('privacy')).toBeUndefined();
  expect(await findPolicyPage('privacy')).toMatchObject({ shown: { html: '<p>ฉบับแรก</p>' } });
});

test('a discarded draft stays in the audit log', async () => {
  const discard = (revision: number) => discardPolicyDraft({ kind: 'privacy', revision }, administrator);
  await expect(discard(1)).rejects.toMatchObject({ kind: 'missing' });
  await savePolicyDraft(buildPolicyInput(), administrator);
  await expect(discard(2)).rejects.toMatchObject({ kind: 'conflict' });
  await discard(1);
  expect(await findPolicyDraft('privacy')).toBeUndefined();
  expect(await findLastAuditRow('policy')).toMatchObject({
    action: 'policy.discard',
    before: { html: '<p>ฉบับแรก</p>' },
  });
});

test('an unchanged text creates no version, and a version that was not seen is not overwritten', async () => {
  await publish();
  expect(await publish({ seen: 1 })).toMatchObject({ before: 1, number: 1 });
  const late = publish({ html: '<p>ของอีกคน</p>', seen: 0 });
  await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'policies.changed' });
  expect(await listPolicyVersions('privacy')).toHaveLength(1);
});

test.each([
  [{ html: ' ' }, { html: policiesMessages['policies.missing'].th }],
  [{ html: '<script>alert(1)</script>' }, { html: policiesMessages['policies.missing'].th }],
  [{ changes: 'ก'.repeat(501) }, { changes: policiesMessages['policies.changesLong'].th }],
  [{ note: 'ก'.repeat(301) }, { note: policiesMessages['policies.noteLong'].th }],
])('%j is rejected', async (given, fields) => {
  await expect(publish(given)).rejects.toMatchObject({ kind: 'invalid', fields });
});

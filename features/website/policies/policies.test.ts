import { db } from '@/lib/db/db';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { publishPolicy } from './policies.commands';
import { policiesMessages } from './policies.messages';
import { findPolicy, listPolicyVersions } from './policies.queries';

const buildPolicyInput = (given: object = {}) => ({
  kind: 'privacy',
  html: '<p>ฉบับแรก</p>',
  note: '',
  seen: 0,
  ...given,
});
beforeEach(() => db.policyVersion.deleteMany());

test.each(getRolesExcept('VecAdmin'))('%s publishes nothing', async (role) => {
  await expect(publishPolicy(buildPolicyInput(), createRoleViewer(role))).rejects.toMatchObject({ kind: 'forbidden' });
});

test('each publication is a new version, and the newest is in force', async () => {
  expect(await findPolicy('privacy')).toBeUndefined();
  expect(await recordInvalidatedTags(() => publishPolicy(buildPolicyInput(), administrator))).toEqual(['policies']);
  await publishPolicy(
    buildPolicyInput({ html: '<p>ฉบับสอง</p><script>x()</script>', note: 'เพิ่มคุกกี้', seen: '1' }),
    administrator,
  );
  expect(await findPolicy('privacy')).toMatchObject({ number: 2, html: '<p>ฉบับสอง</p>' });
  const versions = await listPolicyVersions('privacy');
  expect(versions.map(({ number, html, note }) => [number, html, note])).toEqual([
    [2, '<p>ฉบับสอง</p>', 'เพิ่มคุกกี้'],
    [1, '<p>ฉบับแรก</p>', ''],
  ]);
  expect(await findPolicy('website')).toBeUndefined();
  expect(await findLastAuditRow('policy')).toMatchObject({ nounId: 'privacy', after: { number: 2, note: 'เพิ่มคุกกี้' } });
});

test('an unchanged text creates no version, and a version that was not seen is not overwritten', async () => {
  await publishPolicy(buildPolicyInput(), administrator);
  expect(await publishPolicy(buildPolicyInput({ seen: 1 }), administrator)).toEqual({ before: 1, number: 1 });
  const late = publishPolicy(buildPolicyInput({ html: '<p>ของอีกคน</p>', seen: 0 }), administrator);
  await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'policies.changed' });
  expect(await listPolicyVersions('privacy')).toHaveLength(1);
});

test.each([
  [{ html: ' ' }, { html: policiesMessages['policies.missing'].th }],
  [{ html: '<script>alert(1)</script>' }, { html: policiesMessages['policies.missing'].th }],
  [{ note: 'ก'.repeat(301) }, { note: policiesMessages['policies.noteLong'].th }],
])('%j is rejected', async (given, fields) => {
  await expect(publishPolicy(buildPolicyInput(given), administrator)).rejects.toMatchObject({
    kind: 'invalid',
    fields,
  });
});

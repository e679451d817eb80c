import { type Viewer, visitor } from '@/lib/auth/viewer';
import { canSee, canWriteItemsOf, decideTransition, getEditingMode, listEvents, listLevels } from './workflow.rules';
import { type ItemFacts, type NewsEvent, type NewsStatus, newsStatuses } from './workflow.schema';
import { anItem, everywhere, ids, ME, someone, USER, type Wishes } from './workflow-facts.test-support';

const may = (viewer: Viewer, event: NewsEvent, item: ItemFacts) =>
  decideTransition(viewer, item, event, []) !== undefined;
const steps = (viewer: Viewer, item: ItemFacts) => listEvents(viewer, item, []).toSorted();
/** Results for a viewer without any relation to the item. */
function expectNothing(viewer: Viewer, item: Wishes): void {
  for (const status of newsStatuses) {
    for (const deleted of [false, true]) {
      const facts = anItem({ ...item, status, deleted });
      expect(canSee(viewer, facts)).toBe(false);
      expect(steps(viewer, facts)).toEqual([]);
      expect(getEditingMode(viewer, facts, [])).toBe('no');
    }
  }
}

describe('a visitor', () => {
  test('sees nothing of the newsroom and does nothing there', () => {
    for (const whose of everywhere) expectNothing(visitor, { whose });
  });
});

describe('a member', () => {
  test('sees nothing of the newsroom and does nothing there', () => {
    for (const whose of everywhere) expectNothing(someone('member'), { whose });
  });
});

describe('a college user', () => {
  const user = someone('usercollege', ids.college);
  const own = (status: NewsStatus, more: Wishes = {}) => anItem({ status, collegeUserId: ME, ...more });

  test('writes own items, asks for approval and takes that back', () => {
    expect(getEditingMode(user, own('draft'), [])).toBe('direct');
    expect(steps(user, own('draft'))).toEqual(['bin', 'submit']);
    expect(steps(user, own('wait'))).toEqual(['bin', 'takeBack']);
    expect(steps(user, own('return'))).toEqual(['bin', 'submit']);
  });

  test('never publishes, lifts, returns, withdraws or shows an item, also not its own', () => {
    for (const status of newsStatuses) {
      for (const event of ['publish', 'lift', 'return', 'hide', 'show'] as const) {
        expect(may(user, event, own(status))).toBe(false);
      }
    }
  });

  test('changes a public item by a revision that waits, and does not put it into the bin', () => {
    expect(getEditingMode(user, own('allow'), [])).toBe('revision');
    expect(steps(user, own('allow'))).toEqual([]);
  });

  test('has nothing to do with items of colleagues, of its college and of others', () => {
    expectNothing(user, { collegeUserId: USER });
    for (const whose of everywhere) expectNothing(user, { whose });
  });

  test('writes nothing for the lifestyle section', () => {
    expectNothing(user, { collegeUserId: ME, section: 'lifestyle' });
  });

  test('who has moved to another college leaves the old one’s items behind', () => {
    expectNothing(someone('usercollege', ids.other), { collegeUserId: ME });
    expectNothing(someone('usercollege'), { collegeUserId: ME });
  });
});

describe('a college', () => {
  const college = someone('college', ids.college);

  test('publishes its own items and those of its users at level 1, and at no other', () => {
    for (const item of [anItem(), anItem({ collegeUserId: USER })]) {
      expect(decideTransition(college, item, 'publish', [])).toMatchObject({ status: 'allow', level: 1 });
      for (const level of [2, 3]) expect(decideTransition(college, item, 'publish', [], level)).toBeUndefined();
    }
    expect(listLevels(college, anItem({ status: 'allow' }), 'lift')).toEqual([]);
  });

  test('returns and withdraws items of its users', () => {
    expect(may(college, 'return', anItem({ collegeUserId: USER }))).toBe(true);
    expect(may(college, 'hide', anItem({ collegeUserId: USER, status: 'allow' }))).toBe(true);
  });

  test('does not see the drafts of its users, nor those of its other accounts', () => {
    expect(canSee(college, anItem({ status: 'draft', collegeUserId: USER }))).toBe(false);
    expect(canSee(college, anItem({ status: 'draft' }))).toBe(false);
    expect(canSee(college, anItem({ status: 'draft', systemUserId: ME }))).toBe(true);
  });

  test('does not restore an item that was withdrawn by a higher level', () => {
    expect(may(college, 'show', anItem({ status: 'hide', hiddenLevel: 1 }))).toBe(true);
    expect(may(college, 'show', anItem({ status: 'hide', hiddenLevel: 2 }))).toBe(false);
  });

  test('writes lifestyle items of its own', () => {
    expect(may(college, 'publish', anItem({ section: 'lifestyle' }))).toBe(true);
  });

  test('has nothing to do with any other organisation', () => {
    for (const whose of everywhere) if (whose !== 'college') expectNothing(college, { whose });
  });

  test('waits for its province or institute where its kind is moderated', () => {
    expect(decideTransition(college, anItem(), 'publish', ['college'])).toBeUndefined();
    expect(getEditingMode(college, anItem({ status: 'allow' }), ['college'])).toBe('revision');
    expect(may(someone('VecProvince', ids.province), 'publish', anItem())).toBe(true);
  });
});

describe.each([
  ['an institute', 'iven', 'institute'],
  ['a provincial office', 'VecProvince', 'province'],
] as const)('%s', (_name, role, own) => {
  const viewer = someone(role, ids[own]);

  test('publishes its own items at level 2 without asking', () => {
    expect(
      decideTransition(viewer, anItem({ whose: own, status: 'draft', systemUserId: ME }), 'publish', []),
    ).toMatchObject({
      level: 2,
    });
  });

  test('approves and lifts items of its colleges to level 2, and never to 3', () => {
    expect(decideTransition(viewer, anItem(), 'publish', [])).toMatchObject({ level: 2 });
    expect(listLevels(viewer, anItem({ status: 'allow' }), 'lift')).toEqual([2]);
    expect(decideTransition(viewer, anItem({ status: 'allow' }), 'lift', [], 3)).toBeUndefined();
  });

  test('leaves an item that the agency has lifted where it is', () => {
    expect(may(viewer, 'lift', anItem({ status: 'allow', level: 3 }))).toBe(false);
  });

  test('returns and withdraws items of its colleges, but does not write them or put them into the bin', () => {
    expect(may(viewer, 'return', anItem())).toBe(true);
    expect(may(viewer, 'hide', anItem({ status: 'allow' }))).toBe(true);
    expect(may(viewer, 'bin', anItem())).toBe(false);
    expect(getEditingMode(viewer, anItem(), [])).toBe('no');
  });

  test('does not approve an item of a college user before its college has', () => {
    expect(may(viewer, 'publish', anItem({ collegeUserId: USER }))).toBe(false);
    expect(may(viewer, 'lift', anItem({ collegeUserId: USER, status: 'allow' }))).toBe(true);
  });

  test('does not see drafts of its colleges, nor anything of the lifestyle section', () => {
    expect(canSee(viewer, anItem({ status: 'draft' }))).toBe(false);
    expectNothing(viewer, { section: 'lifestyle' });
  });

  test('has nothing to do with foreign colleges, units, departments and the agency', () => {
    for (const whose of ['other', 'unit', 'department', 'agency'] as const) expectNothing(viewer, { whose });
  });
});

describe('a unit', () => {
  const unit = someone('veccentral', ids.unit);

  test('publishes its own items at level 2 without asking', () => {
    expect(decideTransition(unit, anItem({ whose: 'unit' }), 'publish', [])).toMatchObject({ level: 2 });
  });

  test('has nothing to do with its department and all others', () => {
    for (const whose of everywhere) if (whose !== 'unit') expectNothing(unit, { whose });
  });

  test('writes nothing for the lifestyle section', () => {
    expectNothing(unit, { whose: 'unit', section: 'lifestyle' });
  });
});

describe('a department', () => {
  const department = someone('veccentraldep', ids.department);

  test('writes, publishes, returns and withdraws items of its own and of its units at level 2', () => {
    for (const whose of ['department', 'unit'] as const) {
      expect(getEditingMode(department, anItem({ whose }), [])).toBe('direct');
      expect(decideTransition(department, anItem({ whose }), 'publish', [])).toMatchObject({ level: 2 });
      expect(may(department, 'return', anItem({ whose }))).toBe(true);
      expect(may(department, 'hide', anItem({ whose, status: 'allow', level: 2 }))).toBe(true);
    }
  });

  test('writes lifestyle items of its own, not of its units', () => {
    expect(may(department, 'publish', anItem({ whose: 'department', section: 'lifestyle' }))).toBe(true);
    expectNothing(department, { whose: 'unit', section: 'lifestyle' });
  });

  test('has nothing to do with colleges, provinces, institutes and the agency', () => {
    for (const whose of ['college', 'other', 'province', 'institute', 'agency'] as const)
      expectNothing(department, { whose });
  });
});

describe.each([
  ['a news editor', 'newseditors'],
  ['an administrator', 'VecAdmin'],
] as const)('%s', (_name, role) => {
  const viewer = someone(role, ids.agency);

  test('writes, publishes at every level, returns and withdraws everywhere, lifestyle too', () => {
    for (const whose of everywhere) {
      for (const section of ['news', 'lifestyle'] as const) {
        expect(getEditingMode(viewer, anItem({ whose, section }), [])).toBe('direct');
        expect(decideTransition(viewer, anItem({ whose, section }), 'publish', [], 3)).toMatchObject({
          status: 'allow',
          level: 3,
        });
        expect(may(viewer, 'return', anItem({ whose, section }))).toBe(true);
        expect(may(viewer, 'hide', anItem({ whose, section, status: 'allow', level: 3 }))).toBe(true);
      }
    }
  });

  test('publishes items of colleges at levels 1 to 3, all others at 2 or 3', () => {
    expect(listLevels(viewer, anItem(), 'publish')).toEqual([1, 2, 3]);
    expect(listLevels(viewer, anItem({ whose: 'unit' }), 'publish')).toEqual([2, 3]);
  });

  test('restores any withdrawn item at its former level', () => {
    const hidden = anItem({ status: 'hide', level: 2, hiddenLevel: 3 });
    expect(decideTransition(viewer, hidden, 'show', [])).toMatchObject({ status: 'allow', level: 2 });
  });

  test('does not see a draft of somebody else', () => {
    for (const whose of everywhere) expect(canSee(viewer, anItem({ whose, status: 'draft' }))).toBe(false);
  });

  test('is not bound by moderation', () => {
    expect(decideTransition(viewer, anItem(), 'publish', ['college', 'unit'])).toBeDefined();
  });
});

describe('everybody', () => {
  const viewer = someone('VecAdmin', ids.agency);

  test('can do nothing with an item in the bin but restore it', () => {
    for (const status of newsStatuses) {
      expect(steps(viewer, anItem({ status, systemUserId: ME, whose: 'agency', deleted: true }))).toEqual(['unbin']);
    }
  });

  test('can not return their own item', () => {
    expect(may(viewer, 'return', anItem({ whose: 'agency', systemUserId: ME }))).toBe(false);
  });

  test('loses every right while the session has an open demand', () => {
    const asked: Viewer = { ...viewer, session: { idHash: new Uint8Array(32), pendingStep: 'password' } };
    for (const whose of everywhere) expectNothing(asked, { whose });
  });
});

test.each([
  ['VecProvince', ids.province, ids.college, false],
  ['VecProvince', ids.province, ids.province, true],
  ['college', ids.college, ids.college, true],
  ['newseditors', ids.agency, ids.college, true],
] as const)('%s of %i writes items of %i: %s, in agreement with `getEditingMode`', (role, own, whose, writes) => {
  const viewer = someone(role, own);
  expect(canWriteItemsOf(viewer, whose)).toBe(writes);
  const name = everywhere.find((one) => ids[one] === whose) ?? 'college';
  expect(getEditingMode(viewer, anItem({ whose: name, status: 'allow' }), []) !== 'no').toBe(writes);
});

import { canDecideRevision, canSee, decideTransition, getEditingMode, isDecider, listEvents } from './workflow.rules';
import { newsStatuses } from './workflow.schema';
import { anItem, everywhere, ids, ME, someone, USER, type Wishes } from './workflow-facts.test-support';

/** A college user who stands in for the college. */
const standIn = { ...someone('usercollege', ids.college), standsIn: true };
const steps = (item: Wishes, moderated: string[] = []) => listEvents(standIn, anItem(item), moderated).toSorted();

test('a stand-in approves and returns the waiting items of other users, at the college’s level', () => {
  expect(steps({ collegeUserId: USER })).toEqual(['publish', 'return']);
  const approved = decideTransition(standIn, anItem({ collegeUserId: USER }), 'publish', []);
  expect(approved).toEqual({ status: 'allow', level: 1, deleted: false });
  for (const level of [2, 3])
    expect(decideTransition(standIn, anItem({ collegeUserId: USER }), 'publish', [], level)).toBeUndefined();
});

test('a stand-in does nothing else with them: neither before nor after the decision', () => {
  for (const status of newsStatuses) {
    const item = { collegeUserId: USER, status };
    if (status !== 'wait') expect(steps(item)).toEqual([]);
    expect(getEditingMode(standIn, anItem(item), [])).toBe('no');
    expect(canSee(standIn, anItem(item))).toBe(status !== 'draft');
    expect(canSee(standIn, anItem({ ...item, deleted: true }))).toBe(false);
  }
});

test('a stand-in decides on revisions of other users’ public items', () => {
  const item = anItem({ collegeUserId: USER, status: 'allow' });
  expect(canDecideRevision(standIn, item, [])).toBe(true);
  expect(canDecideRevision(standIn, item, ['college'])).toBe(false);
  expect(canDecideRevision({ ...standIn, standsIn: false }, item, [])).toBe(false);
  expect(canDecideRevision(standIn, anItem({ collegeUserId: ME, status: 'allow' }), [])).toBe(false);
});

test('nobody approves an own item by standing in', () => {
  expect(steps({ collegeUserId: ME })).toEqual(['bin', 'takeBack']);
});

test('standing in reaches neither the office’s own items, nor those of other organisations, nor lifestyle items', () => {
  for (const whose of everywhere) {
    for (const wishes of [{ whose }, { whose, collegeUserId: whose === 'college' ? null : USER }]) {
      expect(canSee(standIn, anItem(wishes))).toBe(false);
      expect(steps(wishes)).toEqual([]);
    }
  }
  expect(canSee(standIn, anItem({ collegeUserId: USER, section: 'lifestyle' }))).toBe(false);
});

test('while colleges need approval from above, a stand-in decides nothing, as the college does not', () => {
  expect(steps({ collegeUserId: USER }, ['college'])).toEqual([]);
});

test.each(['visitor', 'member'] as const)('a %s gets nothing by standing in', (role) => {
  const viewer = { ...someone(role, ids.college), standsIn: true };
  expect(isDecider(viewer)).toBe(false);
  expect(canSee(viewer, anItem({ collegeUserId: USER }))).toBe(false);
});

test('an office gets no right by standing in', () => {
  const office = someone('college', ids.college);
  for (const whose of everywhere) {
    for (const status of newsStatuses) {
      const item = anItem({ whose, status });
      expect(listEvents({ ...office, standsIn: true }, item, [])).toEqual(listEvents(office, item, []));
    }
  }
});

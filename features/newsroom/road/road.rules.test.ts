import { anItem, SOMEBODY, USER, type Wishes } from '../workflow/workflow-facts.test-support';
import { findDesk, formatRoad, formatSpan, listStations, type RoadFacts } from './road.rules';

const NOW = new Date('2026-11-24T03:00:00Z');
const aRoad = (wishes: Wishes = {}, more: Partial<RoadFacts> = {}): RoadFacts => ({
  ...anItem(wishes),
  publishAt: NOW,
  passedBy: [],
  isPassedByAgency: false,
  ...more,
});
const deskOf = (wishes: Wishes, more: Partial<RoadFacts> = {}, moderated: string[] = []) =>
  findDesk(aRoad(wishes, more), moderated, NOW);

test.each<[string, Wishes, string[], string | undefined]>([
  ['a draft lies with its author', { status: 'draft' }, [], 'author'],
  ['a returned item too', { status: 'return' }, [], 'author'],
  ['a college user’s item waits for its college', { collegeUserId: USER }, [], 'office'],
  ['while colleges are moderated for the offices above', { collegeUserId: USER }, ['college'], 'above'],
  ['what an office submits waits for those above it', { systemUserId: SOMEBODY }, [], 'above'],
  ['without any for the agency', { whose: 'institute' }, [], 'agency'],
  ['a new item of level 1 for the offices above', { status: 'allow', level: 1 }, [], 'above'],
  ['one of level 2 for the agency', { status: 'allow', level: 2 }, [], 'agency'],
  ['one of level 3 for nobody', { status: 'allow', level: 3 }, [], undefined],
  ['a withdrawn one for nobody', { status: 'hide' }, [], undefined],
  ['one in the bin for nobody', { deleted: true }, [], undefined],
  ['a lifestyle item is not raised', { status: 'allow', section: 'lifestyle' }, [], undefined],
])('%s', (_name, wishes, moderated, desk) => {
  expect(deskOf(wishes, {}, moderated)).toBe(desk);
});

test('a public item lies on a desk until all offices there have passed it, for 30 days at most', () => {
  const { supervisors } = anItem();
  expect(deskOf({ status: 'allow' }, { passedBy: supervisors.slice(1) })).toBe('above');
  expect(deskOf({ status: 'allow' }, { passedBy: supervisors })).toBeUndefined();
  expect(deskOf({ status: 'allow', level: 2 }, { isPassedByAgency: true })).toBeUndefined();
  expect(deskOf({ status: 'allow' }, { publishAt: new Date('2026-10-20T03:00:00Z') })).toBeUndefined();
});

test('a road is one line of text, with the place of the item', () => {
  expect(formatRoad(listStations(anItem(), 'above'))).toBe('เขียน → วิทยาลัย → จังหวัด (อยู่ที่นี่) → ส่วนกลาง');
  expect(formatRoad(listStations(anItem({ whose: 'unit' }), 'agency'))).toBe('เขียน → หน่วยงาน → ส่วนกลาง (อยู่ที่นี่)');
  expect(formatRoad(listStations(anItem({ whose: 'unit' }), 'above'))).toContain('หน่วยงานต้นสังกัด (อยู่ที่นี่)');
});

test.each([
  [20_000, '1 นาที'],
  [35 * 60_000, '35 นาที'],
  [3.6 * 3_600_000, '4 ชั่วโมง'],
  [50 * 3_600_000, '2 วัน'],
])('%i ms are %s', (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});

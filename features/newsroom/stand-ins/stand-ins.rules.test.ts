import { standInMessages as words } from './stand-ins.messages';
import { checkAbsence, formatAbsence, formatActor, formatStandIn, joinNames } from './stand-ins.rules';
import { MAX_ABSENCES } from './stand-ins.schema';

const known = { today: '2026-11-26', accountId: 1, others: [], isColleague: true };
const wish = { firstDay: '2026-11-26', lastDay: '2026-11-30', standInId: 2 };
const check = (given: Partial<typeof wish>, facts: Partial<Parameters<typeof checkAbsence>[1]> = {}) =>
  checkAbsence({ ...wish, ...given }, { ...known, ...facts });

test('an absence may begin today and last one day', () => {
  expect(check({})).toEqual({});
  expect(check({ lastDay: '2026-11-26' })).toEqual({});
});

test('all errors are told at once, each at its field', () => {
  const wrong = check({ firstDay: '2026-11-25', lastDay: '2026-11-24', standInId: 1 }, { isColleague: false });
  expect(wrong).toEqual({
    firstDay: words['standIns.past'],
    lastDay: words['standIns.endBeforeStart'],
    standInId: words['standIns.oneself'],
  });
});

test('days that are none and a choice that is missing are told with the rest', () => {
  const nobody = { standInId: 0 };
  expect(check({ firstDay: '', ...nobody }, { isColleague: false })).toEqual({
    ...{ firstDay: words['standIns.badDay'], standInId: words['standIns.standInRequired'] },
  });
  expect(check({ lastDay: '' })).toEqual({ lastDay: words['standIns.badDay'] });
  expect(check({ firstDay: '2026-12-01', ...nobody }, { isColleague: false })).toEqual({
    ...{ lastDay: words['standIns.endBeforeStart'], standInId: words['standIns.standInRequired'] },
  });
});

test('an account of another organisation does not stand in', () => {
  expect(check({}, { isColleague: false })).toEqual({ standInId: words['standIns.otherOffice'] });
});

test('absences do not overlap, not even by a day', () => {
  const others = [{ firstDay: '2026-11-30', lastDay: '2026-12-02' }];
  expect(check({}, { others })).toEqual({ firstDay: words['standIns.overlaps'] });
  expect(check({ lastDay: '2026-11-29' }, { others })).toEqual({});
  expect(check({ firstDay: '2026-12-02', lastDay: '2026-12-05' }, { others })).toHaveProperty('firstDay');
  expect(check({ firstDay: '2026-12-03', lastDay: '2026-12-05' }, { others })).toEqual({});
});

test('an absence ends within a year', () => {
  expect(check({ lastDay: '2027-11-27' })).toEqual({});
  expect(check({ lastDay: '2027-11-28' })).toEqual({ lastDay: words['standIns.far'] });
});

test('an account has a limited number of absences', () => {
  const days = (month: number) => `2027-${String(month).padStart(2, '0')}-01`;
  const others = Array.from({ length: MAX_ABSENCES }, (_, index) => ({
    ...{ firstDay: days(index + 1), lastDay: days(index + 1) },
  }));
  expect(check({}, { others })).toEqual({ firstDay: words['standIns.tooMany'] });
  expect(check({}, { others: others.slice(1) })).toEqual({});
  expect(words['standIns.tooMany']).toContain(String(MAX_ABSENCES));
});

test('names are told in plain Thai, days in the Buddhist era', () => {
  expect(joinNames(['ก', 'ข'])).toBe('ก และ ข');
  expect(formatActor('ก', 'ข')).toBe('ก ทำหน้าที่แทน ข');
  expect(formatActor('ก', null)).toBe('ก');
  expect(formatStandIn({ standIn: 'ก', name: '{standIn}' })).toBe('ก ปฏิบัติหน้าที่แทน {standIn}');
  expect(formatAbsence('awayBar', { name: 'ก', lastDay: '2026-11-30' })).toBe(
    'คุณตั้งว่าไม่อยู่ถึง 30 พฤศจิกายน 2569 โดย ก ทำหน้าที่แทน',
  );
});

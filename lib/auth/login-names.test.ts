import { anIdCard } from '@/testing/id-card';
import { loginNameNormalizers, recognizeLogin } from './login-names';

test.each([
  ['1310016101', 'code', 'staff'],
  ['๑๓๑๐๐๑๖๑๐๑', 'code', 'staff'],
  [' 1310016101 ', 'code', 'staff'],
  ['1100000000016', 'card', 'collegeUser'],
  ['1-1000-00000-01-6', 'card', 'collegeUser'],
  ['1 1000 00000 01 6', 'card', 'collegeUser'],
  ['๑๑๐๐๐๐๐๐๐๐๐๑๖', 'card', 'collegeUser'],
  [anIdCard(), 'card', 'collegeUser'],
  ['Member@Example.com ', 'email', 'member'],
  ['somchai@', 'email', 'member'],
  ['editor', 'userName', 'staff'],
  ['pr.chiangmai-2', 'userName', 'staff'],
  ['สมชาย', 'userName', 'staff'],
  ['1100000000015', 'wrongCard', 'staff'],
  ['12345', 'digits', 'staff'],
  ['131-001-6101', 'digits', 'staff'],
  ['12345678901234', 'digits', 'staff'],
])('%s is taken for %s, a name of %s', (typed, shape, kind) => {
  expect(recognizeLogin(typed)).toEqual({ shape, kind });
});

test.each(['', '  '])('nothing typed is nobody (%j)', (typed) => {
  expect(recognizeLogin(typed)).toBeUndefined();
});

test('a recognised name is looked up as it is stored', () => {
  expect(loginNameNormalizers.staff(' ๑๓๑๐๐๑๖๑๐๑ ')).toBe('1310016101');
  expect(loginNameNormalizers.collegeUser('๑-๑๐๐๐-๐๐๐๐๐-๐๑-๖')).toBe('1100000000016');
  expect(loginNameNormalizers.member(' Member@Example.com')).toBe('member@example.com');
});

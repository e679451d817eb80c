import { validate } from '@/lib/command/validation';
import { getDayYearsAgo } from '@/lib/time/date-windows';
import { registrationMessages } from './registration.messages';
import { memberRegistrationInput } from './registration.schema';

/** Version of the terms that comes with the database. */
const FIRST_TERMS = '1';

/** Still the 20th in UTC, already the 21st in Bangkok. */
const NOW = new Date('2026-11-20T18:00:00Z');

const somchai = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email: 'somchai@example.org',
  gender: 'Male',
  birthDate: '2008-05-01',
  terms: FIRST_TERMS,
};

const english = new Map<string, string>(
  Object.values(registrationMessages).map((message) =>
    typeof message === 'string' ? [message, message] : [message.th, message.en],
  ),
);

/** English messages by field. */
function listRefusals(change: Record<string, unknown>): Record<string, string | undefined> {
  const checked = validate(memberRegistrationInput, { ...somchai, ...change });
  const found = checked.success ? {} : checked.fields;
  return Object.fromEntries(Object.entries(found).map(([field, text]) => [field, english.get(text)]));
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('a name', () => {
  test.each(['สมชาย ใจดี', 'Somchai', 'กุ้ง', 'Jo', 'Mary Ann', 'ก'.repeat(50), 'น้ำผึ้ง ปี่ ฎุ ญี่'])(
    'may be %s',
    (firstName) => {
      expect(memberRegistrationInput.parse({ ...somchai, firstName }).firstName).toBe(firstName);
    },
  );

  test.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [undefined, 'Name is required'],
    [['สมชาย'], 'Name is required'],
    ['ก', 'Name must be at least 2 characters'],
    [' ก ', 'Name must be at least 2 characters'],
    ['ก'.repeat(51), 'Name must be less than 50 characters'],
    ['๑๒๓', 'Name can only contain letters and spaces'],
    ['฿฿', 'Name can only contain letters and spaces'],
    ['ส\u200bม', 'Name can only contain letters and spaces'],
    ['ก\nข', 'Name can only contain letters and spaces'],
    ['สมชาย\n', 'Name can only contain letters and spaces'],
    ['ก\r\nBcc: x@evil.example', 'Name can only contain letters and spaces'],
    ['ก\u00a0ข', 'Name can only contain letters and spaces'],
    ['Zoë', 'Name can only contain letters and spaces'],
    ['<img src=x>', 'Name can only contain letters and spaces'],
    ['a\u0000b', 'Name can only contain letters and spaces'],
  ])('is not %j', (typed, message) => {
    expect(listRefusals({ firstName: typed, lastName: typed })).toEqual({ firstName: message, lastName: message });
  });

  test('is stored trimmed and with single blanks', () => {
    expect(memberRegistrationInput.parse({ ...somchai, lastName: '  ณ   อยุธยา ' }).lastName).toBe('ณ อยุธยา');
  });
});

describe('an e-mail', () => {
  test.each(['Mem1@Example.org', ' mem1@example.org ', 'MEM1@EXAMPLE.ORG'])('%j is mem1@example.org', (email) => {
    expect(memberRegistrationInput.parse({ ...somchai, email }).email).toBe('mem1@example.org');
  });

  test.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    [null, 'Email is required'],
    ['somchai', 'Email must be valid'],
    ['a@b@example.org', 'Email must be valid'],
    [`${'a'.repeat(250)}@example.org`, 'Email must be valid'],
    ['somchai@example', 'Please enter a valid email format'],
    ['สมชาย@example.org', 'Please enter a valid email format'],
    ['a\r\nBcc:x@example.org', 'Email must be valid'],
  ])('is not %j', (email, message) => {
    expect(listRefusals({ email })).toEqual({ email: message });
  });
});

describe('a birth date', () => {
  const outside = 'Birth date must be between 120 and 13 years ago';
  const bad = 'Please give the day as day/month/year of the Buddhist era, such as 21/11/2551';

  test.each(['2013-11-21', '2008-05-01', '1906-11-21', '2012-02-29'])(
    'of %s is within the ages of 13 to 120',
    (birthDate) => {
      expect(memberRegistrationInput.parse({ ...somchai, birthDate }).birthDate).toBe(birthDate);
    },
  );

  test.each([
    '1/5/2551',
    '01/05/2551',
    '01-05-2551',
    '1 พ.ค. 2551',
    '1 พฤษภาคม 2551',
    '๑/๕/๒๕๕๑',
    '01052551',
    '2551-05-01',
  ])('typed as %s, with a Buddhist year, is the first of May 2008', (birthDate) => {
    expect(memberRegistrationInput.parse({ ...somchai, birthDate }).birthDate).toBe('2008-05-01');
  });

  test.each([
    ['', 'Birth date is required'],
    [undefined, 'Birth date is required'],
    ['2013-11-22', outside],
    ['22/11/2556', outside],
    ['1906-11-20', outside],
    ['1905-01-01', outside],
    ['2026-11-22', outside],
    ['2448-12-31', outside],
    ['2007-02-29', bad],
    ['29/02/2550', bad],
    ['01/05/2008', bad],
    ['1/5/51', bad],
    ['2008-5-1', bad],
  ])('is not %j', (birthDate, message) => {
    expect(listRefusals({ birthDate })).toEqual({ birthDate: message });
  });

  test('is compared by Thai calendar day', () => {
    expect(getDayYearsAgo(13)).toBe('2013-11-21');
    jest.setSystemTime(new Date('2026-11-20T16:59:59Z'));
    expect(getDayYearsAgo(13)).toBe('2013-11-20');
    expect(listRefusals({ birthDate: '2013-11-21' })).toEqual({ birthDate: outside });
  });

  test('on 29 February reaches an age on 1 March', () => {
    jest.setSystemTime(new Date('2025-02-28T05:00:00Z'));
    expect(listRefusals({ birthDate: '2012-02-29' })).toEqual({ birthDate: outside });
    jest.setSystemTime(new Date('2025-03-01T05:00:00Z'));
    expect(listRefusals({ birthDate: '2012-02-29' })).toEqual({});
  });
});

test('gender and terms are required, the terms in their current version', () => {
  const messages = {
    gender: 'Please select your gender',
    terms: 'You must agree to the terms and conditions',
  };
  expect(listRefusals({ gender: undefined, terms: undefined })).toEqual(messages);
  expect(listRefusals({ gender: 'other', terms: '2560-01' })).toEqual(messages);
  expect(listRefusals({ gender: 'Male', terms: 'yes' })).toEqual({ terms: messages.terms });
});

test('fields that a registrant may not set are dropped', () => {
  const given = { ...somchai, role: 'VecAdmin', status: 'closed', id: 1, password: 'x', usersystems_type: 'VecAdmin' };
  expect(memberRegistrationInput.parse(given)).toEqual(somchai);
});

import { validate } from '@/lib/command/validation';
import { passwordRequestsMessages } from './password-requests.messages';
import { isOfDomain, isOnRecord, isSameDomain, passwordRequestList, readDecision } from './password-requests.rules';
import { passwordRequestInput } from './password-requests.schema';

test('an address matches a listed domain itself, not a domain with the same ending', () => {
  const domains = ['gmail.com', ' School.ac.th '];
  expect(isOfDomain('a@gmail.com', domains)).toBe(true);
  expect(isOfDomain('a@school.ac.th', domains)).toBe(true);
  for (const email of ['a@evil-gmail.com', 'a@gmail.com.evil.example', 'a@mail.gmail.com', 'gmail.com@evil.example']) {
    expect(isOfDomain(email, domains)).toBe(false);
  }
  expect(isOfDomain('a@gmail.com', [])).toBe(false);
});

test('without an address on record, nothing is of the same domain or on record', () => {
  expect(isSameDomain('a@school.ac.th', 'b@School.ac.th')).toBe(true);
  for (const recorded of [null, undefined, '', 'b@other.ac.th'])
    expect(isSameDomain('a@school.ac.th', recorded)).toBe(false);
  expect(isOnRecord('a@gmail.com', [null, 'A@gmail.com '])).toBe(true);
  expect(isOnRecord('a@gmail.com', [null, 'b@gmail.com'])).toBe(false);
});

const given = { userName: '1', code: '1', email: 'a@gmail.com', phone: '053000000', acknowledged: true };

describe('the phone of a request', () => {
  test.each([
    ['053-000-000', '053000000'],
    ['081 234 5678', '0812345678'],
    ['+66812345678', '0812345678'],
    ['+66 (0)53 000 000', '053000000'],
  ])('may be written %j', (phone, plain) => {
    expect(passwordRequestInput.parse({ ...given, phone }).phone).toBe(plain);
  });

  test.each(['', '12', '05300000', '08123456789', '812345678', '+1 212 555 0100', '053-000-00a', '๐๕๓๐๐๐๐๐๐'])(
    'is not %j',
    (phone) => {
      expect(passwordRequestInput.safeParse({ ...given, phone }).success).toBe(false);
    },
  );
});

test('a request needs the acknowledgement and the code of the chosen institution', () => {
  const keys = (raw: object) =>
    passwordRequestInput.safeParse({ ...given, ...raw }).error?.issues.map(({ message }) => message);
  expect(keys({})).toBeUndefined();
  for (const acknowledged of [undefined, false, 'false', 'off', null, 0]) {
    expect(keys({ acknowledged })).toEqual([passwordRequestsMessages['registrations.acknowledgeRequired']]);
  }
  expect(keys({ code: '2' })).toEqual([passwordRequestsMessages['registrations.codeDiffers'].th]);
  expect(keys({ userName: '', code: '' })).toEqual([
    passwordRequestsMessages['registrations.institutionRequired'],
    passwordRequestsMessages['registrations.codeRequired'],
  ]);
});

test('a code of another institution is reported together with all other errors', () => {
  const checked = validate(passwordRequestInput, { userName: '1', code: ' 2 ', email: 'x', phone: '' });
  expect(checked).toMatchObject({
    success: false,
    fields: {
      code: passwordRequestsMessages['registrations.codeDiffers'].th,
      email: passwordRequestsMessages['registrations.emailInvalid'],
      phone: passwordRequestsMessages['registrations.phoneRequired'],
      acknowledged: passwordRequestsMessages['registrations.acknowledgeRequired'],
    },
  });
  expect(validate(passwordRequestInput, { userName: '1', code: ' 1 ', email: 'x' })).not.toMatchObject({
    fields: { code: expect.anything() },
  });
});

describe('the URL of the list', () => {
  test('shows waiting requests by default, and forged values fall back', () => {
    expect(passwordRequestList.read({})).toMatchObject({ status: 'waiting', page: 1, search: '' });
    expect(passwordRequestList.read({ status: 'refused', page: '3' })).toMatchObject({ status: 'refused', page: 3 });
    expect(passwordRequestList.read({ status: 'DROP', page: '-1' })).toMatchObject({ status: 'waiting', page: 1 });
  });

  test('keeps the search across tabs and pages, and another tab leads to its first page', () => {
    const choice = passwordRequestList.read({ status: 'approved', page: '3', search: 'วิทยาลัย', per: '24' });
    const search = encodeURIComponent('วิทยาลัย');
    expect(passwordRequestList.href('/a', choice, { page: choice.page })).toBe(
      `/a?status=approved&search=${search}&per=24&page=3`,
    );
    expect(passwordRequestList.href('/a', choice, { status: 'waiting' })).toBe(`/a?search=${search}&per=24`);
    expect(passwordRequestList.href('/a', choice, { page: 1 })).toBe(`/a?status=approved&search=${search}&per=24`);
    expect(passwordRequestList.href('/a', passwordRequestList.read({}))).toBe('/a');
  });

  test('may name a request to decide on, only by its id', () => {
    const href = passwordRequestList.href('/a', passwordRequestList.read({}), { refuse: 7 });
    expect(href).toBe('/a?refuse=7');
    expect(readDecision({ refuse: '7' })).toEqual({ id: 7, decision: 'refuse' });
    expect(readDecision({ approve: ['8', '9'] })).toEqual({ id: 8, decision: 'approve' });
    for (const odd of ['', '0', 'x', '1e3', '99999999999']) expect(readDecision({ approve: odd })).toBeUndefined();
    expect(readDecision({})).toBeUndefined();
  });
});

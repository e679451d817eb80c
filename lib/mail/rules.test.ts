import { findCauseKey, mailList, readMailId } from './rules';

const PATH = '/administrator/mail';

test('an address preserves search, status and page, and a changed filter leads to the first page', () => {
  const choice = mailList.read({ search: ' mem1@ ', status: 'failed', page: '3' });
  expect(mailList.href(PATH, choice, { page: 4 })).toBe(`${PATH}?search=mem1%40&status=failed&page=4`);
  expect(mailList.href(PATH, choice, { mail: 7 })).toBe(`${PATH}?search=mem1%40&status=failed&page=3&mail=7`);
  expect(mailList.href(PATH, choice, { status: undefined })).toBe(`${PATH}?search=mem1%40`);
  expect(mailList.href(PATH, mailList.read({}))).toBe(PATH);
});

test.each([
  [undefined, undefined],
  ['7', 7],
  ['0', 0],
  ['1e3', 0],
  ['99999999999', 0],
  [['8', '9'], 8],
])('mail=%j is read as %j', (mail, id) => {
  expect(readMailId({ mail })).toBe(id);
});

test.each([
  ['ESOCKET ECONNREFUSED CONN', 'mail.error.server'],
  ['ETIMEDOUT CONN', 'mail.error.server'],
  ['EAUTH AUTH PLAIN 535 5.7.8', 'mail.error.login'],
  ['EENVELOPE RCPT TO 550 5.1.1', 'mail.error.recipient'],
  ['EENVELOPE MAIL FROM 550 5.7.1', 'mail.error.refused'],
  ['EMESSAGE DATA 554', 'mail.error.refused'],
  ['unreadable', 'mail.error.unreadable'],
  ['ENOSPC', 'mail.error.other'],
])('%s is shown as %s', (lastError, key) => {
  expect(findCauseKey(lastError)).toBe(key);
});

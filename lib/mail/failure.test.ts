import { DecryptionError } from '@/lib/crypto/encryption';
import { explainFailure } from './failure';
import { mail } from './schema';

const smtp = (given: object) => Object.assign(new Error('password k7Q2mX9p is wrong'), given);

test.each([
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'ESOCKET ECONNREFUSED CONN', false],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no k7Q2mX9p', permanent: true },
    'EENVELOPE RCPT TO 550 5.1.1',
    true,
  ],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452, response: '452-4.2.2 full', permanent: false },
    'EENVELOPE RCPT TO 452 4.2.2',
    false,
  ],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }, 'EAUTH AUTH PLAIN 535', false],
  [{ code: 'EENVELOPE', command: 'API' }, 'EENVELOPE API', true],
  [{ code: 'EMESSAGE', command: 'x k7Q2mX9p', responseCode: 'odd' }, 'EMESSAGE', false],
  [{ code: 'ENOSPC' }, 'ENOSPC', false],
  [{}, 'not drawn', false],
])('only the codes of %j are stored', (given, reason, final) => {
  expect(explainFailure(smtp(given))).toEqual({ reason, final });
});

test('a mail that can’t be decrypted or parsed is not retried', () => {
  expect(explainFailure(new DecryptionError('damaged'))).toEqual({ reason: 'unreadable', final: true });
  const wrong = mail.safeParse({ template: 'account-deleted', data: { name: 'k7Q2mX9p\n' } });
  expect(explainFailure(wrong.error)).toEqual({ reason: 'wrong data', final: true });
});

test('any other error is retried', () => {
  expect(explainFailure('k7Q2mX9p')).toEqual({ reason: 'not drawn', final: false });
});

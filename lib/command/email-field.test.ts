import { emailField } from './email-field';
import { validate } from './validation';

const read = (typed: unknown) => validate(emailField('missing', 'bad'), typed);

test('an address is trimmed and stored in lower case', () => {
  expect(read(' Somchai@Example.org ')).toEqual({ success: true, data: 'somchai@example.org' });
});

test.each([
  [undefined, 'missing'],
  ['  ', 'missing'],
  ['somchai', 'bad'],
  [`${'a'.repeat(64)}@${'b'.repeat(200)}.org`, 'bad'],
])('%p is refused as %s', (typed, key) => {
  expect(read(typed)).toEqual({ success: false, fields: { '': key } });
});

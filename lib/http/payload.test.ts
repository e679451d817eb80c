import { parsePayload } from './payload';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, type = 'application/json') => parsePayload(bytes(text), type);

describe('a JSON payload', () => {
  test('is an object of fields', async () => {
    expect([...(await parse('{"news_id":1,"search":"ก"}'))]).toEqual([
      ['news_id', 1],
      ['search', 'ก'],
    ]);
  });

  test.each(['[]', '"x"', '1', 'null', 'true', '', '{', '{"a":1,}', '{"a":1}x', "{'a':1}"])(
    'is refused as %s',
    async (text) => {
      await expect(parse(text)).rejects.toMatchObject({ errorName: 'body' });
    },
  );

  test('may have a field __proto__ without affecting any prototype', async () => {
    const fields = await parse('{"__proto__":{"polluted":1},"constructor":2}');
    expect(fields.get('constructor')).toBe(2);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    ['arrays', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a field of arrays', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['unclosed brackets', '['.repeat(60_000)],
  ])('is refused with deeply nested %s', async (_, text) => {
    await expect(parse(text)).rejects.toMatchObject({ errorName: 'body' });
  });

  test('does not count brackets inside strings as depth', async () => {
    expect((await parse(`{"search":"\\"${'['.repeat(100)}"}`)).get('search')).toHaveLength(101);
  });

  test('is refused with any number of quotes', async () => {
    await expect(parse(`"${'\\"'.repeat(32_000)}`)).rejects.toMatchObject({ errorName: 'body' });
  });

  test('is refused when it is not UTF-8', async () => {
    await expect(parsePayload(new Uint8Array([0x7b, 0xff, 0x7d]), 'application/json')).rejects.toMatchObject({
      errorName: 'body',
    });
  });
});

describe('a form payload', () => {
  test('is read as urlencoded text', async () => {
    const fields = await parse('news_id=1&search=%E0%B8%81+b', 'application/x-www-form-urlencoded; charset=UTF-8');
    expect(Object.fromEntries(fields)).toEqual({ news_id: '1', search: 'ก b' });
  });

  test('is read as multipart', async () => {
    const text = '--x\r\nContent-Disposition: form-data; name="search"\r\n\r\nก\r\n--x--\r\n';
    expect(Object.fromEntries(await parse(text, 'multipart/form-data; boundary=x'))).toEqual({ search: 'ก' });
  });

  test('is refused with a file', async () => {
    const text = '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nก\r\n--x--\r\n';
    await expect(parse(text, 'multipart/form-data; boundary=x')).rejects.toMatchObject({ errorName: 'mediaType' });
  });

  test.each(['', '--x', 'nonsense', '--x\r\n\r\n'])('is refused as broken multipart: %j', async (text) => {
    await expect(parse(text, 'multipart/form-data; boundary=x')).rejects.toMatchObject({ errorName: 'body' });
  });

  test('is refused without a boundary', async () => {
    await expect(parse('--x--', 'multipart/form-data')).rejects.toMatchObject({ errorName: 'body' });
  });

  test.each([
    ['application/x-www-form-urlencoded', 'id=1&id=2'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n2\r\n--x--\r\n',
    ],
  ])('is refused when a field comes twice in %s', async (type, text) => {
    await expect(parse(text, type)).rejects.toMatchObject({ errorName: 'repeated' });
  });
});

test('a payload has at most 50 fields', async () => {
  const fields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at])));
  expect((await parse(fields(50))).size).toBe(50);
  await expect(parse(fields(51))).rejects.toMatchObject({ errorName: 'tooManyFields' });
});

test.each([
  null,
  '',
  'text/plain',
  'application/xml',
  'text/plain; application/json',
  'constructor',
  'application/json; charset=tis-620',
])('the content type %j is not one of the contract', async (type) => {
  await expect(parsePayload(bytes('{}'), type)).rejects.toMatchObject({ errorName: 'mediaType' });
});

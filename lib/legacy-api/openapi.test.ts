import { toFieldRows, toInputSchema, toOutputSchema } from './json-schema';
import { buildOpenApiDocument } from './openapi';
import { endpoints } from './registry';

const everyMode = endpoints.flatMap(({ name, operations }) =>
  operations.map((one) => ({ name, one, about: one.summary })),
);

describe('the OpenAPI document', () => {
  const text = JSON.stringify(buildOpenApiDocument('https://news.example.go.th'));
  const document = JSON.parse(text);

  test('has one POST for each call', () => {
    expect(Object.keys(document.paths)).toEqual(endpoints.map(({ name }) => `/api/${name}`));
    for (const path of Object.values(document.paths)) expect(Object.keys(Object(path))).toEqual(['post']);
  });

  test('names nothing that is not there', () => {
    for (const [, reference = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference.split('/').reduce((inside, step) => inside?.[step], document);
      expect(target).toBeDefined();
    }
  });

  test('lists the values of `crud` that select the mode of a login', () => {
    expect(document.paths['/api/login.php'].post.parameters).toEqual([
      expect.objectContaining({
        name: 'crud',
        in: 'query',
        required: true,
        schema: { enum: ['usersystems', 'collegeUser'] },
      }),
    ]);
    expect(document.paths['/api/news.php'].post.parameters).toBeUndefined();
  });

  test('gives each call an id of its own', () => {
    const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(endpoints.length);
  });
});

describe.each(everyMode)('the fields of $name ($about)', ({ one }) => {
  test('are documented one by one', () => {
    const rows = toFieldRows(toInputSchema(one));
    expect(rows.map(({ name }) => name)).toEqual(['ApiKey', ...Object.keys(one.input.shape)]);
    for (const row of rows)
      expect(row).toMatchObject({ kind: expect.stringMatching(/./), description: expect.stringMatching(/./) });
  });

  test('leave under documented names', () => {
    const named = new Set(toFieldRows(toOutputSchema(one)).map(({ name }) => name));
    expect([...leaves(one.example.output)].filter((name) => !named.has(name))).toEqual([]);
  });
});

/** The paths of all plain values, as `toFieldRows` writes them. */
function leaves(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...leaves(item, `${path}[]`)]));
  if (typeof value !== 'object' || value === null) return new Set([path]);
  const inner = Object.entries(value).flatMap(([name, part]) => [
    ...leaves(part, path === '' ? name : `${path}.${name}`),
  ]);
  return new Set(inner);
}

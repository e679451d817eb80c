import { z } from 'zod';
import { fetchData } from './fetch-data';

const ADDRESS = '/api/v1/number';
const fetching = jest.spyOn(globalThis, 'fetch');
const answer = (body: object, status = 200) => fetching.mockResolvedValueOnce(Response.json(body, { status }));

afterAll(() => fetching.mockRestore());

test('reads the data of an answer', async () => {
  answer({ status: true, data: 7 });
  expect(await fetchData(z.number(), ADDRESS)).toBe(7);
  expect(fetching).toHaveBeenCalledWith(ADDRESS, { headers: { Accept: 'application/json' } });
});

test('sends the fields of a write as JSON', async () => {
  answer({ status: true, data: 7 });
  await fetchData(z.number(), ADDRESS, { circles: '{}' });
  expect(fetching).toHaveBeenCalledWith(ADDRESS, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: '{"circles":"{}"}',
  });
});

test.each([401, 403, 503])('throws the status of a refusal with %d', async (status) => {
  answer({ status: false, code: 'REFUSED', message: 'no' }, status);
  await expect(fetchData(z.number(), ADDRESS)).rejects.toThrow(String(status));
});

test.each([{ status: false, data: 7 }, { status: true, data: 'seven' }, { data: 7 }])('refuses %j', async (body) => {
  answer(body);
  await expect(fetchData(z.number(), ADDRESS)).rejects.toThrow(z.ZodError);
});

import { z } from 'zod';

const envelope = z.object({ status: z.literal(true), data: z.unknown() });

/**
 * Fetches from an endpoint of `serveJson` or `serveJsonWrite`.
 *
 * @param schema schema of the response's `data`
 * @param fields fields of a write, sent as JSON; undefined for a read
 * @throws Error with the status of a refusal, such as 401 without a session and 503 in an outage; the error of `fetch`;
 *   ZodError for any other response
 */
export async function fetchData<T>(schema: z.ZodType<T>, address: string, fields?: object): Promise<T> {
  const accept = { Accept: 'application/json' };
  const write = { method: 'POST', headers: { ...accept, 'Content-Type': 'application/json' } };
  const reply = await fetch(address, fields ? { ...write, body: JSON.stringify(fields) } : { headers: accept });
  if (!reply.ok) throw new Error(`${reply.status}`);
  return schema.parse(envelope.parse(await reply.json()).data);
}

import { type Rules, serve } from './serve';

type Wish = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; address?: string };

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** For tests: the rules under which they call, unless they say otherwise. */
export const rules: Rules = {
  API_KEYS: ['first-key', 'second-key'],
  CORS_ORIGINS: [],
  LEGACY_ALIASES: new Map(),
  LEGACY_STATUS_200: false,
};

/** For tests: sends a payload as JSON, with a valid ApiKey in front. */
export const call = (endpoint: string, fields: object = {}, wish: Wish = {}, given: Partial<Rules> = {}) =>
  send(endpoint, { ...wish, body: JSON.stringify({ ApiKey: 'first-key', ...fields }) }, given);

/** For tests: sends a body as it is; the answer is parsed. */
export async function send(endpoint: string, wish: Wish = {}, given: Partial<Rules> = {}) {
  const { method = 'POST', headers = {}, body, address = '203.0.113.7' } = wish;
  const reply = await serve(
    {
      method,
      endpoint,
      headers: new Headers({ 'Content-Type': 'application/json', 'User-Agent': BROWSER, ...headers }),
      body: typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? null),
      address,
    },
    { ...rules, ...given },
  );
  return { ...reply, text: reply.body ?? '', json: reply.body === null ? undefined : JSON.parse(reply.body) };
}

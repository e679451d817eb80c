import type { APIRequestContext } from '@playwright/test';
import { buildHeaders } from './test';

export type Answer = { status: number; location: string; body: string };

/** Form of an answer: a page, or its payload, the data of the same page as Next's links request them. */
export type Form = 'page' | 'payload';

/** Headers of a request for a payload. */
const PAYLOAD = { RSC: '1', 'Next-Url': '/' };

/** Parameter with a hash of those headers: Next redirects to it, whatever the address. */
const HASH = '_rsc';

/**
 * Reads addresses as the reader of a request context, without following redirects: by Node's own client and
 * uncompressed, as thousands of requests through Playwright keep its worker busy. Later logins of the context have no
 * effect.
 */
export async function openPlainReader(request: APIRequestContext, baseURL = '') {
  const { cookies } = await request.storageState();
  const headers = {
    ...buildHeaders(),
    'Accept-Encoding': 'identity',
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  let hash: string | null = null;

  async function read(address: string, form: Form = 'page'): Promise<Answer> {
    const url = new URL(address, baseURL);
    if (form === 'payload' && hash !== null) url.searchParams.set(HASH, hash);
    const answer = await fetch(url, {
      headers: form === 'payload' ? { ...headers, ...PAYLOAD } : headers,
      redirect: 'manual',
    });
    const location = answer.headers.get('location') ?? '';
    const named = form === 'payload' && hash === null ? new URL(location, url).searchParams.get(HASH) : null;
    const body = await answer.text();
    if (named === null) return { status: answer.status, location, body };
    hash = named;
    return read(address, form);
  }

  return read;
}

import type { NextRequest } from 'next/server';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { answerNextAuth } from '@/lib/legacy-api/next-auth-door';

async function answer(request: NextRequest, { params }: { params: Promise<{ nextauth: string[] }> }) {
  const { method, headers, body, nextUrl } = request;
  const { nextauth } = await params;
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  const cookies = request.cookies.getAll().filter(({ name }) => name.endsWith('next-auth.csrf-token'));
  return answerNextAuth({
    ...{ method, headers, body, address, query: nextUrl.searchParams, endpoint: nextauth.join('/') },
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  });
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};

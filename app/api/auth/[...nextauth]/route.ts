import type { NextRequest } from 'next/server';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { handleNextAuth } from '@/lib/legacy-api/next-auth-handler';

async function handle(request: NextRequest, { params }: { params: Promise<{ nextauth: string[] }> }) {
  const { method, headers, body, nextUrl } = request;
  const { nextauth } = await params;
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  const cookies = request.cookies.getAll().filter(({ name }) => name.endsWith('next-auth.csrf-token'));
  return handleNextAuth({
    ...{ method, headers, body, address, query: nextUrl.searchParams, endpoint: nextauth.join('/') },
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  });
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};

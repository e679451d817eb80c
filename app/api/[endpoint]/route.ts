import type { NextRequest } from 'next/server';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { serveLegacyCall } from '@/lib/legacy-api/serve';

async function handle(
  { method, headers, body, nextUrl }: NextRequest,
  { params }: { params: Promise<{ endpoint: string }> },
) {
  const { endpoint } = await params;
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  const call = { method, endpoint, query: nextUrl.searchParams, headers, body, address };
  const { cookies, ...reply } = await serveLegacyCall(call);
  const answered = new Response(reply.body, reply);
  for (const cookie of cookies) answered.headers.append('Set-Cookie', cookie);
  return answered;
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

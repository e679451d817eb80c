import type { NextRequest } from 'next/server';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { serve } from '@/lib/legacy-api/serve';

async function answer(
  { method, headers, body, nextUrl }: NextRequest,
  { params }: { params: Promise<{ endpoint: string }> },
) {
  const { endpoint } = await params;
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  const call = { method, endpoint, query: nextUrl.searchParams, headers, body, address };
  const { cookies, ...reply } = await serve(call);
  const answered = new Response(reply.body, reply);
  for (const cookie of cookies) answered.headers.append('Set-Cookie', cookie);
  return answered;
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

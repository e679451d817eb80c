import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { env } from '../env';
import { cookieName } from './cookies';
import { nextAuthOptions, type Refusal } from './next-auth';
import { originOf } from './origin';

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own routes, with the rule of origins before them and real statuses behind them. */
export async function answerNextAuth(request: NextRequest, context: Context): Promise<Response> {
  if (request.method !== 'GET' && originOf(request.headers) === 'foreign') return refuse(403, 'FORBIDDEN');
  // next-auth takes its own address from here; the header Host is never believed.
  process.env.NEXTAUTH_URL = env.SITE_URL;
  const refusal: Refusal = {};
  const answer: Response = await NextAuth(request, context, nextAuthOptions(refusal));
  if (refusal.waitSeconds !== undefined) {
    return refuse(429, 'LIMITED', { 'Retry-After': String(refusal.waitSeconds) });
  }
  return withoutLastingCookie(answer);
}

/** next-auth would make the session's cookie outlive the browser; the login has set it as every other door does. */
function withoutLastingCookie(answer: Response): Response {
  const lasting = new RegExp(`^${cookieName('session')}=[^;]`);
  const cookies = answer.headers.getSetCookie().filter((cookie) => !lasting.test(cookie));
  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers });
}

const refuse = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ status: false, code }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

import { answerOnline, answerPresence } from '@/features/presence/presence.http';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { serve } from '@/lib/legacy-api/serve';
import type { Answer } from './answer';
import type { Ask } from './ask';
import type { Render } from './render';
import { isReading, readCallName } from './visit';

/** What every open page asks again and again, by method and path. */
const OFTEN: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  'POST /api/v1/presence': answerPresence,
  'GET /api/v1/online': answerOnline,
};

/** Answers calls of the old contract, and what open pages ask often, past Next's pipeline; everything else is for Next. */
export function pastNext(render: Render): Render {
  return (ask, answer) => {
    const path = (ask.url ?? '').split('?', 1)[0] ?? '';
    const name = readCallName(path);
    if (name !== undefined) return answerOldCall(name, ask, answer);
    const key = `${ask.method} ${path}`;
    const often = Object.hasOwn(OFTEN, key) ? OFTEN[key] : undefined;
    return often ? answerOften(often, ask, answer) : render(ask, answer);
  };
}

async function answerOften(make: (request: Request) => Promise<Response>, ask: Ask, answer: Answer): Promise<void> {
  const { method = '', url = '' } = ask;
  const body = isReading(method) ? null : readAll(ask);
  const given = await make(
    new Request(new URL(url, env.SITE_URL), { method, headers: toHeaders(ask), body, ...STREAM }),
  );
  for (const [header, value] of given.headers) answer.setHeader(header, value);
  answer.writeHead(given.status);
  answer.end(await given.text());
}
/** What `Request` wants to hear of a body that is still arriving. */
const STREAM = { duplex: 'half' } as const;

async function answerOldCall(name: string, ask: Ask, answer: Answer): Promise<void> {
  const { method = '', url = '' } = ask;
  const headers = toHeaders(ask);
  const reply = await serve({
    method,
    endpoint: name,
    query: new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)),
    headers,
    body: isReading(method) ? null : readAll(ask),
    address: readClientAddress(headers, env.TRUSTED_PROXIES),
  });
  for (const [header, value] of Object.entries(reply.headers)) answer.setHeader(header, value);
  if (reply.cookies.length > 0) answer.setHeader('Set-Cookie', reply.cookies);
  answer.writeHead(reply.status);
  answer.end(reply.body ?? undefined);
}

/** The body as bytes; a client that breaks off is told by an error, which `serve` understands. */
function readAll(ask: Ask): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      try {
        for await (const chunk of ask) controller.enqueue(chunk);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

function toHeaders({ headers }: Ask): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  );
  return new Headers(pairs);
}

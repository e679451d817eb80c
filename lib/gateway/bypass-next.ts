import { answerOnline, answerPresence } from '@/features/presence/presence.http';
import { env } from '@/lib/env/env';
import { readClientAddress } from '@/lib/http/client-address';
import { serveLegacyCall } from '@/lib/legacy-api/serve';
import { isReadMethod, readLegacyCallName } from './context';
import type { GatewayRequest } from './gateway-request';
import type { GatewayResponse } from './gateway-response';
import type { RenderHandler } from './render-middleware';

/** Polling endpoints of open pages, answered without Next. By method and path. */
const POLLED_CALLS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  'POST /api/v1/presence': answerPresence,
  'GET /api/v1/online': answerOnline,
};

/** Answers legacy calls and polling calls without Next's pipeline; everything else goes to Next. */
export function bypassNext(render: RenderHandler): RenderHandler {
  return (ask, answer) => {
    const path = (ask.url ?? '').split('?', 1)[0] ?? '';
    const name = readLegacyCallName(path);
    if (name !== undefined) return serveLegacyRequest(name, ask, answer);
    const key = `${ask.method} ${path}`;
    const often = Object.hasOwn(POLLED_CALLS, key) ? POLLED_CALLS[key] : undefined;
    return often ? servePolledCall(often, ask, answer) : render(ask, answer);
  };
}

async function servePolledCall(
  make: (request: Request) => Promise<Response>,
  ask: GatewayRequest,
  answer: GatewayResponse,
): Promise<void> {
  const { method = '', url = '' } = ask;
  const body = isReadMethod(method) ? null : toBodyStream(ask);
  const given = await make(
    new Request(new URL(url, env.SITE_URL), { method, headers: toHeaders(ask), body, ...STREAMING_BODY }),
  );
  for (const [header, value] of given.headers) answer.setHeader(header, value);
  answer.writeHead(given.status);
  answer.end(await given.text());
}
/** Required by fetch's `Request` for a streaming body. */
const STREAMING_BODY = { duplex: 'half' } as const;

async function serveLegacyRequest(name: string, ask: GatewayRequest, answer: GatewayResponse): Promise<void> {
  const { method = '', url = '' } = ask;
  const headers = toHeaders(ask);
  const reply = await serveLegacyCall({
    method,
    endpoint: name,
    query: new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length)),
    headers,
    body: isReadMethod(method) ? null : toBodyStream(ask),
    address: readClientAddress(headers, env.TRUSTED_PROXIES),
  });
  for (const [header, value] of Object.entries(reply.headers)) answer.setHeader(header, value);
  if (reply.cookies.length > 0) answer.setHeader('Set-Cookie', reply.cookies);
  answer.writeHead(reply.status);
  answer.end(reply.body ?? undefined);
}

/** The body as a byte stream. If the client aborts, the stream errors, which `serveLegacyCall` handles. */
function toBodyStream(ask: GatewayRequest): ReadableStream<Uint8Array> {
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

function toHeaders({ headers }: GatewayRequest): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  );
  return new Headers(pairs);
}

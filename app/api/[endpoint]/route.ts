import { serve } from '@/lib/api/serve';
import { readClientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';

async function answer({ method, headers, body }: Request, { params }: { params: Promise<{ endpoint: string }> }) {
  const { endpoint } = await params;
  const address = readClientAddress(headers, env.TRUSTED_PROXIES);
  const reply = await serve({ method, endpoint, headers, body, address });
  return new Response(reply.body, reply);
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

import { env } from '@/lib/env/env';
import { buildOpenApiDocument } from '@/lib/legacy-api/openapi';

export function GET() {
  return Response.json(buildOpenApiDocument(env.SITE_URL), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}

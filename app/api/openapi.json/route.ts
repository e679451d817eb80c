import { env } from '@/lib/env/env';
import { openApiDocument } from '@/lib/legacy-api/openapi';

export const dynamic = 'force-dynamic';

export function GET() {
  return Response.json(openApiDocument(env.SITE_URL), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}

import { buildSecurityTxt } from '@/features/website/security-txt.rules';
import { env } from '@/lib/env/env';
import { getSiteFrame } from '@/lib/site/queries';

/** Contact for reporting vulnerabilities (RFC 9116). */
export async function GET() {
  const { site } = await getSiteFrame();
  const text = buildSecurityTxt(site.securityEmail || site.email, env.SITE_URL);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

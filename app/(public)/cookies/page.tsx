import { CookieSettings } from '@/features/website/consent/ui/cookie-settings';
import { getSiteFrame } from '@/lib/site/queries';
import { createPolicyMetadata, renderPolicyPage } from '../policy-route';

export const generateMetadata = createPolicyMetadata('cookies');

/** The policy with the reader's choice, which is asked anew with each version of the privacy policy. */
export default async function CookiePolicyPage({ searchParams }: PageProps<'/cookies'>) {
  const { privacyVersion } = await getSiteFrame();
  return renderPolicyPage('cookies', searchParams, () => <CookieSettings policy={privacyVersion} />);
}

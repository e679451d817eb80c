import { CookieSettings } from '@/features/website/consent/ui/cookie-settings';
import { createPolicyMetadata, renderPolicyPage } from '../policy-route';

export const generateMetadata = createPolicyMetadata('privacy');

export default function PrivacyPolicyPage({ searchParams }: PageProps<'/privacy'>) {
  return renderPolicyPage('privacy', searchParams, (current) => <CookieSettings policy={current} />);
}

import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { CookieSettings } from '@/features/website/consent/ui/cookie-settings';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { findPolicy } from '@/features/website/policies/policies.queries';
import { policyPaths } from '@/features/website/policies/policies.schema';
import { PolicyPage } from '@/features/website/policies/ui/policy-page';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const description = policiesMessages['policies.privacyLead'].th;
  return buildPageMetadata({ ...policiesMessages['policies.privacy'], path: policyPaths.privacy, description, site });
}

export default async function PrivacyPolicyPage() {
  const policy = await findPolicy('privacy');
  return (
    <PolicyPage kind="privacy" policy={policy}>
      <CookieSettings policy={policy?.number ?? 0} />
    </PolicyPage>
  );
}

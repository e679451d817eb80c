import type { Metadata } from 'next';
import { CookieSettings } from '@/components/consent/cookie-settings';
import { pageMetadata } from '@/components/layout/page-metadata';
import { PolicyPage } from '@/components/policies/policy-page';
import { policiesMessages } from '@/lib/policies/messages';
import { findPolicy } from '@/lib/policies/queries';
import { policyPaths } from '@/lib/policies/schema';
import { readFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  const description = policiesMessages['policies.privacyLead'].th;
  return pageMetadata({ ...policiesMessages['policies.privacy'], path: policyPaths.privacy, description, site });
}

export default async function PrivacyPolicyPage() {
  const policy = await findPolicy('privacy');
  return (
    <PolicyPage kind="privacy" policy={policy}>
      <CookieSettings policy={policy?.number ?? 0} />
    </PolicyPage>
  );
}

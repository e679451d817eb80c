import { createPageMetadata } from '@/components/shell/page-metadata';
import { CookieSettings } from '@/features/website/consent/ui/cookie-settings';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { findPolicy } from '@/features/website/policies/policies.queries';
import { policyPaths } from '@/features/website/policies/policies.schema';
import { PolicyPage } from '@/features/website/policies/ui/policy-page';

export const generateMetadata = createPageMetadata({
  ...policiesMessages['policies.privacy'],
  path: policyPaths.privacy,
  description: policiesMessages['policies.privacyLead'].th,
});

export default async function PrivacyPolicyPage() {
  const policy = await findPolicy('privacy');
  return (
    <PolicyPage kind="privacy" policy={policy}>
      <CookieSettings policy={policy?.number ?? 0} />
    </PolicyPage>
  );
}

import { createPageMetadata } from '@/components/shell/page-metadata';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { findPolicy } from '@/features/website/policies/policies.queries';
import { policyPaths } from '@/features/website/policies/policies.schema';
import { PolicyPage } from '@/features/website/policies/ui/policy-page';

export const generateMetadata = createPageMetadata({
  ...policiesMessages['policies.website'],
  path: policyPaths.website,
  description: policiesMessages['policies.websiteLead'].th,
});

export default async function WebsitePolicyPage() {
  return <PolicyPage kind="website" policy={await findPolicy('website')} />;
}

import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { findPolicy } from '@/features/website/policies/policies.queries';
import { policyPaths } from '@/features/website/policies/policies.schema';
import { PolicyPage } from '@/features/website/policies/ui/policy-page';
import { getSiteFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await getSiteFrame();
  const description = policiesMessages['policies.websiteLead'].th;
  return buildPageMetadata({ ...policiesMessages['policies.website'], path: policyPaths.website, description, site });
}

export default async function WebsitePolicyPage() {
  return <PolicyPage kind="website" policy={await findPolicy('website')} />;
}

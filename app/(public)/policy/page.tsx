import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { PolicyPage } from '@/components/policies/policy-page';
import { policiesMessages } from '@/lib/policies/messages';
import { findPolicy } from '@/lib/policies/queries';
import { policyPaths } from '@/lib/policies/schema';
import { readFrame } from '@/lib/site/queries';

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  const description = policiesMessages['policies.websiteLead'].th;
  return pageMetadata({ ...policiesMessages['policies.website'], path: policyPaths.website, description, site });
}

export default async function WebsitePolicyPage() {
  return <PolicyPage kind="website" policy={await findPolicy('website')} />;
}

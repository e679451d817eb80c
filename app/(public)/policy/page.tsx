import { createPolicyMetadata, renderPolicyPage } from '../policy-route';

export const generateMetadata = createPolicyMetadata('website');

export default function WebsitePolicyPage({ searchParams }: PageProps<'/policy'>) {
  return renderPolicyPage('website', searchParams);
}

import { createPolicyMetadata, renderPolicyPage } from '../policy-route';

export const generateMetadata = createPolicyMetadata('terms');

export default function TermsPage({ searchParams }: PageProps<'/terms'>) {
  return renderPolicyPage('terms', searchParams);
}

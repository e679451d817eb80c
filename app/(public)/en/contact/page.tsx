import { createPageMetadata } from '@/components/shell/page-metadata';
import { EnglishContact } from '@/features/website/english/ui/english-contact';
import { getSiteFrame } from '@/lib/site/queries';

export const generateMetadata = createPageMetadata((site) => ({
  th: `Contact ${site.agencyEn}`,
  path: '/en/contact/',
  thai: '/contact/',
}));

export default async function EnglishContactPage() {
  const { site } = await getSiteFrame();
  return <EnglishContact site={site} />;
}

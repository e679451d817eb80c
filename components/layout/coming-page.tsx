import { Hourglass } from 'lucide-react';
import { siteMessages } from '@/lib/site/messages';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Breadcrumbs } from './breadcrumbs';
import { PageHeader } from './page-header';

/** A page whose service opens later: what it will offer, and where to read on. */
export function ComingPage({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: title }]} />
      <PageHeader title={title} lead={lead} />
      <EmptyState
        icon={Hourglass}
        title={siteMessages['soon.text'].th}
        action={<LinkButton href="/news_group/">{siteMessages['soon.toNews'].th}</LinkButton>}
      />
    </div>
  );
}

import { createPageMetadata } from '@/components/shell/page-metadata';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PublicPage } from '@/components/ui/page/public-page';
import { executivesMessages as words } from '@/features/website/executives/executives.messages';
import { listExecutives } from '@/features/website/executives/executives.queries';
import { ExecutiveList } from '@/features/website/executives/ui/executive-list';

const title = words['executives.title'];
const lead = words['executives.lead'].th;

export const generateMetadata = createPageMetadata({ ...title, path: '/executives/', description: lead });

export default async function ExecutivesPage() {
  const executives = await listExecutives();
  return (
    <PublicPage title={title.th} lead={lead} changedAt={executives.map(({ updatedAt }) => updatedAt)}>
      {executives.length === 0 ? (
        <EmptyState
          icon="user-round"
          title={words['executives.none'].th}
          text={words['executives.noneText'].th}
          action={<LinkButton href="/contact/">{words['executives.toContact'].th}</LinkButton>}
        />
      ) : (
        <ExecutiveList executives={executives} />
      )}
    </PublicPage>
  );
}

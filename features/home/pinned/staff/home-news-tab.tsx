import { LinkButton } from '@/components/ui/button';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { siteSettingsMessages } from '@/lib/site/messages';
import { layoutMessages } from '../../layout/layout.messages';
import { findLayouts } from '../../layout/layout.queries';
import { formatLayout, NO_PREVIEW, type PreviewWidth, previewWidths } from '../../layout/layout.rules';
import { LayoutDesk } from '../../layout/staff/layout-desk';
import { PreviewPanel } from '../../layout/staff/preview-panel';
import { homeMessages as words } from '../pinned.messages';
import { listHomeEntries } from '../pinned.queries';
import { MainNewsDesk } from './main-news-desk';

type Props = {
  preview: PreviewWidth | undefined;
  /** Address of the desk with a preview, or with none. */
  hrefOf: (preview: PreviewWidth | typeof NO_PREVIEW) => string;
  /** True on a page that is headed by the desk's name already. */
  isPage?: boolean;
};

const previewWords = { desktop: 'layout.previewDesktop', phone: 'layout.previewPhone' } as const;

/** The front page's desk: its sections and its main news, with a preview beside them. */
export async function HomeNewsTab({ preview, hrefOf, isPage }: Props) {
  const [entries, layouts] = await Promise.all([listHomeEntries(), findLayouts()]);
  const state = [formatLayout(layouts.draft ?? layouts.published), ...entries.map(({ card }) => card.id)].join();
  return (
    <section>
      {!isPage && <SectionIntro title={siteSettingsMessages['settings.part.front']} lead={words['frontPage.lead']} />}
      <div className="mb-6 flex flex-wrap gap-3">
        {previewWidths
          .filter((width) => width !== preview)
          .map((width) => (
            <LinkButton key={width} href={hrefOf(width)}>
              {layoutMessages[previewWords[width]]}
            </LinkButton>
          ))}
        {preview && <LinkButton href={hrefOf(NO_PREVIEW)}>{layoutMessages['layout.previewClose']}</LinkButton>}
      </div>
      <div className={preview ? 'grid grid-cols-1 gap-x-8 xl:grid-cols-[minmax(0,1fr)_33.25rem]' : undefined}>
        {preview && (
          <div className="min-w-0 xl:sticky xl:top-4 xl:order-2 xl:self-start">
            <PreviewPanel width={preview} state={state} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <LayoutDesk layouts={layouts} />
          <MainNewsDesk entries={entries} />
        </div>
      </div>
    </section>
  );
}

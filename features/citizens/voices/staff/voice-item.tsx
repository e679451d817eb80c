import { BackLink } from '@/components/ui/page/back-link';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { getItemHref } from '@/lib/areas/news-hrefs';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { isAgency } from '../access.queries';
import { findVoice } from '../detail.queries';
import { voicesMessages as words } from '../voices.messages';
import { VoiceDetailView } from './voice-detail';

type Props = { item: string; back: string } & Pick<ScreenProps, 'viewer'>;

/** One voice; for those of other offices the same 404 as for unknown ones. */
export async function VoiceItem({ item, back, viewer }: Props) {
  const voice = await findVoice(viewer, readId(item));
  const news = voice?.item;
  const own = news?.organisation.id === viewer.organisationId;
  const itemHref =
    news && getItemHref(viewer, { id: news.id, section: news.section, kind: news.organisation.kind, own });
  return (
    <>
      <div className="mb-4">
        <BackLink href={back}>{words['voices.back']}</BackLink>
      </div>
      {voice ? (
        <>
          <ScreenHeader title={voice.subject} />
          <VoiceDetailView voice={voice} itemHref={itemHref} agency={isAgency(viewer)} />
        </>
      ) : (
        <MissingEntry title={words['voices.missing']} />
      )}
    </>
  );
}

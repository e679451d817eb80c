import { Kicker } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListChoice } from '@/features/news/list/list.rules';
import type { NewsListLocation, NewsListResponse } from '@/features/news/list/list.schema';
import { NewsList } from '@/features/news/list/ui/news-list';
import { NewsRelatedLinks } from '@/features/news/ui/news-related-links';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';
import { PublicContact } from './public-contact';

type Props = {
  organisation: PublicOrganisation;
  place: NewsListLocation;
  choice: ListChoice;
  answer: NewsListResponse;
};

/** Public page of an organisation: name, contact data, description and news. */
export function PublicProfile({ organisation, place, choice, answer }: Props) {
  const { name, province, logo, about } = organisation;
  const tellsHow = [organisation.address, organisation.phone, organisation.mapUrl, organisation.website].some(Boolean);
  return (
    <div className="page py-8">
      <Breadcrumbs items={[{ label: name }]} />
      <header className="mb-8 flex flex-wrap items-center gap-5">
        {logo && (
          // biome-ignore lint/performance/noImgElement: our own files are already there in every width
          <img
            src={logo.src}
            srcSet={logo.srcSet}
            sizes="96px"
            alt=""
            className="size-24 rounded-sm border border-line bg-surface object-contain p-1"
          />
        )}
        <div className="min-w-0 flex-1 basis-64">
          {province && <Kicker>{province}</Kicker>}
          <h1 className="wrap-anywhere mt-1 text-2xl">{name}</h1>
        </div>
      </header>
      <div className="mb-10 grid gap-8 lg:grid-cols-[1fr_24rem]">
        {about && (
          <section className="min-w-0 max-w-read">
            <SectionHeading>{words['organisationProfiles.about'].th}</SectionHeading>
            <RichText html={about} />
          </section>
        )}
        {(tellsHow || organisation.links.length > 0) && (
          <section className="min-w-0">
            <SectionHeading>{words['organisationProfiles.contact'].th}</SectionHeading>
            <PublicContact organisation={organisation} />
          </section>
        )}
      </div>
      <section>
        <SectionHeading>{words['organisationProfiles.news'].th}</SectionHeading>
        <NewsRelatedLinks filter={{ organisationId: organisation.id }} className="mb-6" />
        <NewsList place={place} initialChoice={choice} initial={answer} />
      </section>
    </div>
  );
}

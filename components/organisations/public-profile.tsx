import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { NewsList } from '@/components/news/list/news-list';
import { RichText } from '@/components/news/rich-text';
import { WaysOn } from '@/components/news/ways-on';
import { Kicker } from '@/components/ui/badge';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListChoice } from '@/lib/news-list/rules';
import type { NewsListAnswer, NewsListPlace } from '@/lib/news-list/schema';
import { organisationProfilesMessages as words } from '@/lib/organisation-profiles/messages';
import type { PublicOrganisation } from '@/lib/organisation-profiles/schema';
import { PublicContact } from './public-contact';

type Props = { organisation: PublicOrganisation; place: NewsListPlace; choice: ListChoice; answer: NewsListAnswer };

/** What readers see of an organisation: who it is, how to reach it, what it publishes. */
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
        <WaysOn filter={{ organisationId: organisation.id }} className="mb-6" />
        <NewsList place={place} initialChoice={choice} initial={answer} />
      </section>
    </div>
  );
}

import { Kicker } from '@/components/ui/badge';
import { LineText } from '@/components/ui/line-text/line-text';
import { Name } from '@/components/ui/line-text/name';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Crumb } from '@/features/news/json-ld.rules';
import type { ListChoice } from '@/features/news/list/list.rules';
import type { NewsListLocation, NewsListResponse } from '@/features/news/list/list.schema';
import { NewsList } from '@/features/news/list/ui/news-list';
import { NewsRelatedLinks } from '@/features/news/ui/news-related-links';
import type { Picture } from '@/lib/files/picture.schema';
import { isEnglish, say } from '@/lib/messages/language';
import { linkTo } from '@/lib/public-pages/english';
import { directoryMessages } from '../directory/directory.messages';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';
import { Emblem } from './emblem';
import { PublicContact } from './public-contact';
import { PublicPosition } from './public-position';
import { PublicProgrammes } from './public-programmes';

type Props = {
  organisation: PublicOrganisation;
  members: readonly { id: number; name: string }[];
  crumbs: readonly Crumb[];
  place: NewsListLocation;
  choice: ListChoice;
  answer: NewsListResponse;
};

/** Public page of an organisation: name, picture, description, programmes, contact data, what is below it, news. */
export function PublicProfile({ organisation, members, crumbs, place, choice, answer }: Props) {
  const { kind, name, province, logo, picture, about, programmes } = organisation;
  const kicker = [say(directoryMessages[`directory.kind.${kind}`]), province?.name].filter(Boolean).join(' · ');
  return (
    <div className="page py-8">
      <Breadcrumbs items={[...crumbs]} />
      <header className="mb-8 flex flex-wrap items-center gap-5">
        <Emblem name={name} logo={logo} size="page" />
        <div className="min-w-0 flex-1 basis-64">
          <Kicker>{kicker}</Kicker>
          <h1 className="wrap-anywhere mt-1 text-2xl">
            <LineText>{name}</LineText>
          </h1>
          {organisation.shortName && (
            <p className="text-ink-2">
              <Name>{organisation.shortName}</Name>
            </p>
          )}
        </div>
      </header>
      <div className="mb-10 grid gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {picture && <ProfilePicture picture={picture} />}
          {about && (
            <section className="min-w-0 max-w-read">
              <SectionHeading>{say(words['organisationProfiles.about'])}</SectionHeading>
              <RichText lang={isEnglish() ? 'th' : undefined} html={about} />
            </section>
          )}
          {programmes.length > 0 && <PublicProgrammes programmes={programmes} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <section className="min-w-0">
            <SectionHeading>{say(words['organisationProfiles.contact'])}</SectionHeading>
            {hasContact(organisation) && <PublicContact organisation={organisation} />}
            {kind !== 'agency' && <WriteLinks id={organisation.id} />}
          </section>
          <PublicPosition organisation={organisation} members={members} />
        </div>
      </div>
      <section>
        <SectionHeading>{say(words['organisationProfiles.news'])}</SectionHeading>
        <NewsRelatedLinks filter={{ organisationId: organisation.id }} className="mb-6" />
        <NewsList place={place} initialChoice={choice} initial={answer} />
      </section>
    </div>
  );
}

const hasContact = ({ address, phone, email, openingHours, mapUrl, website, links }: PublicOrganisation): boolean =>
  links.length > 0 || [address, phone, email, openingHours, mapUrl, website].some(Boolean);

/** Links to the forms that go to this organisation. */
function WriteLinks({ id }: { id: number }) {
  const links = [
    [`/contact/?office=${id}`, words['organisationProfiles.write']],
    [`/participation/suggest/?office=${id}`, words['organisationProfiles.suggest']],
  ] as const;
  return (
    <ul className="mt-4 grid gap-1 print:hidden">
      {links.map(([href, label]) => (
        <li key={href}>
          <a {...linkTo(href)} className="inline-flex min-h-10 items-center text-link underline">
            {say(label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Picture of the place, in its colour until it has loaded. */
function ProfilePicture({ picture }: { picture: Picture }) {
  return (
    <div
      style={{ background: picture.color }}
      className="relative aspect-video max-w-read overflow-hidden rounded-md print:hidden"
    >
      {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
      <img
        src={picture.src}
        srcSet={picture.srcSet || undefined}
        sizes="(min-width: 60rem) 760px, 100vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}

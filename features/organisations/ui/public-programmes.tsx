import { Name } from '@/components/ui/line-text/name';
import { SectionHeading } from '@/components/ui/section-heading';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { DIRECTORY_PATH } from '../directory/directory.rules';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';

/** Programmes by level; each name leads to all organisations that teach it. */
export function PublicProgrammes({ programmes }: Pick<PublicOrganisation, 'programmes'>) {
  return (
    <section className="min-w-0 max-w-read">
      <SectionHeading>{say(words['organisationProfiles.programmes'])}</SectionHeading>
      <p className="text-ink-2 text-sm print:hidden">{say(words['organisationProfiles.programmesLead'])}</p>
      {programmes.map(({ level, names }) => (
        <section key={level} className="mt-5">
          <h3 className="text-lg">{say(words[`organisationProfiles.level.${level}`])}</h3>
          <ul className="sm:columns-2">
            {names.map((name) => (
              <li key={name} className="break-inside-avoid">
                <a
                  href={localHref(`${DIRECTORY_PATH}?${new URLSearchParams({ search: name })}`)}
                  className="inline-flex min-h-10 items-center font-normal hover:text-link hover:underline"
                >
                  <Name>{name}</Name>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

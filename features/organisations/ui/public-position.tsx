import { Name } from '@/components/ui/line-text/name';
import { SectionHeading } from '@/components/ui/section-heading';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { DIRECTORY_PATH, organisationHref } from '../directory/directory.rules';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';

type Link = { href: string; name: string };
type Props = { organisation: PublicOrganisation; members: readonly { id: number; name: string }[] };

/** Organisations above and below one, and its province: links to their pages and to the directory. */
export function PublicPosition({ organisation: { kind, above, province }, members }: Props) {
  const belongs = [...above.map(toLink), ...(province ? [toProvinceLink(province)] : [])];
  return (
    <>
      {belongs.length > 0 && <Links title={say(words['organisationProfiles.belongs'])} links={belongs} />}
      {members.length > 0 && <Links title={findMembersTitle(kind)} links={members.map(toLink)} />}
    </>
  );
}

const toProvinceLink = ({ id, name }: { id: number; name: string }): Link => ({
  href: localHref(`${DIRECTORY_PATH}?province=${id}`),
  name: say(words['organisationProfiles.inProvince']).replace('{province}', name),
});

const toLink = ({ id, name }: { id: number; name: string }): Link => ({ href: organisationHref(id), name });

function findMembersTitle(kind: PublicOrganisation['kind']): string {
  if (kind === 'institute') return say(words['organisationProfiles.members.institute']);
  return say(
    words[kind === 'department' ? 'organisationProfiles.members.department' : 'organisationProfiles.members.province'],
  );
}

function Links({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <section className="min-w-0">
      <SectionHeading>{title}</SectionHeading>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a
              href={href}
              className="wrap-anywhere inline-flex min-h-10 items-center font-normal hover:text-link hover:underline"
            >
              <Name>{name}</Name>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

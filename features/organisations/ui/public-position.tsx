import { SectionHeading } from '@/components/ui/section-heading';
import { DIRECTORY_PATH } from '../directory/directory.rules';
import { organisationProfilesMessages as words } from '../profile/profile.messages';
import type { PublicOrganisation } from '../profile/profile.queries';

type Link = { href: string; name: string };
type Props = { organisation: PublicOrganisation; members: readonly { id: number; name: string }[] };

/** Organisations above and below one, and its province: links to their pages and to the directory. */
export function PublicPosition({ organisation: { kind, above, province }, members }: Props) {
  const belongs = [...above.map(toLink), ...(province ? [toProvinceLink(province)] : [])];
  return (
    <>
      {belongs.length > 0 && <Links title={words['organisationProfiles.belongs'].th} links={belongs} />}
      {members.length > 0 && <Links title={findMembersTitle(kind)} links={members.map(toLink)} />}
    </>
  );
}

const toProvinceLink = ({ id, name }: { id: number; name: string }): Link => ({
  href: `${DIRECTORY_PATH}?province=${id}`,
  name: words['organisationProfiles.inProvince'].th.replace('{province}', name),
});

const toLink = ({ id, name }: { id: number; name: string }): Link => ({ href: `/organisations/${id}/`, name });

function findMembersTitle(kind: PublicOrganisation['kind']): string {
  if (kind === 'institute') return words['organisationProfiles.members.institute'].th;
  return words[
    kind === 'department' ? 'organisationProfiles.members.department' : 'organisationProfiles.members.province'
  ].th;
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
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

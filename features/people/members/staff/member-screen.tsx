import { getButtonClass, LinkButton } from '@/components/ui/button';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { AccountSection } from '@/components/ui/page/account-section';
import { Facts } from '@/components/ui/page/facts';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { formatDate } from '@/lib/time/format';
import { openMemberAction } from '../members.actions';
import { memberListMessages as words } from '../members.messages';
import { findManagedMember, type MemberRow } from '../members.queries';
import { memberActions, readMemberAction } from '../members.rules';
import { MemberActionForm } from './member-action-form';
import { MemberBadges } from './member-columns';

/** A member's account: its status and the actions on it; personal data is not shown. */
export async function MemberScreen({ params, path, rest, viewer }: ScreenProps) {
  const id = readId(rest[0]);
  const member = id && (await findManagedMember(viewer, id));
  if (!member) return <NoMember back={path} />;
  const own = `${path}/${member.id}`;
  const isOpen = member.status === 'open';
  const step = isOpen ? readMemberAction(params) : undefined;
  return (
    <>
      <ScreenHeader title={member.name} lead={words['memberDesk.privacy']}>
        <LinkButton href={path}>{words['memberDesk.toList']}</LinkButton>
      </ScreenHeader>
      {step && (
        <EditDialog key={step} title={words[`memberDesk.do.${step}`]} closeHref={own} alert={step === 'close'}>
          <MemberActionForm step={step} id={member.id} name={member.name} back={own} />
        </EditDialog>
      )}
      <AccountSection title={words['memberDesk.account']} wide>
        <MemberFacts member={member} />
        {isOpen ? (
          <div className="flex flex-wrap gap-3">
            {memberActions.map((one) => (
              <DialogLink key={one} href={`${own}?do=${one}`} className={getButtonClass({ size: 'sm' })}>
                {words[`memberDesk.do.${one}`]}
              </DialogLink>
            ))}
          </div>
        ) : (
          <ButtonForm action={openMemberAction} fields={{ id: member.id }}>
            {words['memberDesk.do.open']}
          </ButtonForm>
        )}
      </AccountSection>
    </>
  );
}

function MemberFacts({ member }: { member: MemberRow }) {
  const { email, registeredAt, lastLoginAt, deleteAfter } = member;
  return (
    <Facts
      rows={[
        [words['memberDesk.email'], email],
        [words['memberDesk.status'], <MemberBadges key="status" row={member} />],
        [words['memberDesk.registered'], <ListDateTime key="registered" at={registeredAt} />],
        [
          words['memberDesk.lastLogin'],
          lastLoginAt ? <ListDateTime key="login" at={lastLoginAt} /> : words['memberDesk.never'],
        ],
        ...(deleteAfter ? [[words['memberDesk.deleteAfter'], formatDate(deleteAfter)] as const] : []),
      ]}
    />
  );
}

function NoMember({ back }: { back: string }) {
  return (
    <MissingEntry
      title={words['memberDesk.missing']}
      text={words['memberDesk.missingText']}
      back={{ href: back, label: words['memberDesk.toList'] }}
    />
  );
}

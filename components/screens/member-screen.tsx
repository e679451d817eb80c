import { AccountSection } from '@/components/account/account-section';
import { Facts } from '@/components/account/facts';
import { ListMoment } from '@/components/list/list-moment';
import { MemberBadges } from '@/components/members/member-columns';
import { MemberStepForm } from '@/components/members/member-step-form';
import { AskLink } from '@/components/ordered/ask-link';
import { EditDialog } from '@/components/ordered/edit-dialog';
import { SmallForm } from '@/components/ordered/small-form';
import { buttonClass, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenProps } from '@/lib/areas/schema';
import { formatDate } from '@/lib/format';
import { readId } from '@/lib/list';
import { open } from '@/lib/member-desk/actions';
import { memberDeskMessages as words } from '@/lib/member-desk/messages';
import { findManagedMember } from '@/lib/member-desk/queries';
import { memberSteps, readMemberStep } from '@/lib/member-desk/rules';
import type { MemberRow } from '@/lib/member-desk/schema';
import { setStatus } from '@/lib/trace';
import { ScreenHeader } from './screen-header';

/** A member's account: its state, and what may be done with it; the person's data stay the member's. */
export async function MemberScreen({ params, path, rest, viewer }: ScreenProps) {
  const id = readId(rest[0]);
  const member = id && (await findManagedMember(viewer, id));
  if (!member) return <NoMember back={path} />;
  const own = `${path}/${member.id}`;
  const isOpen = member.status === 'open';
  const step = isOpen ? readMemberStep(params) : undefined;
  return (
    <>
      <ScreenHeader title={member.name} lead={words['memberDesk.privacy'].th}>
        <LinkButton href={path}>{words['memberDesk.toList'].th}</LinkButton>
      </ScreenHeader>
      {step && (
        <EditDialog key={step} title={words[`memberDesk.do.${step}`].th} closeHref={own} alert={step === 'close'}>
          <MemberStepForm step={step} id={member.id} name={member.name} back={own} />
        </EditDialog>
      )}
      <AccountSection title={words['memberDesk.account'].th} wide>
        <MemberFacts member={member} />
        {isOpen ? (
          <div className="flex flex-wrap gap-3">
            {memberSteps.map((one) => (
              <AskLink key={one} href={`${own}?do=${one}`} className={buttonClass({ size: 'sm' })}>
                {words[`memberDesk.do.${one}`].th}
              </AskLink>
            ))}
          </div>
        ) : (
          <SmallForm action={open} fields={{ id: member.id }}>
            {words['memberDesk.do.open'].th}
          </SmallForm>
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
        [words['memberDesk.email'].th, email],
        [words['memberDesk.status'].th, <MemberBadges key="status" row={member} />],
        [words['memberDesk.registered'].th, <ListMoment key="registered" at={registeredAt} />],
        [
          words['memberDesk.lastLogin'].th,
          lastLoginAt ? <ListMoment key="login" at={lastLoginAt} /> : words['memberDesk.never'].th,
        ],
        ...(deleteAfter ? [[words['memberDesk.deleteAfter'].th, formatDate(deleteAfter)] as const] : []),
      ]}
    />
  );
}

function NoMember({ back }: { back: string }) {
  setStatus(404);
  return (
    <EmptyState
      title={words['memberDesk.missing'].th}
      text={words['memberDesk.missingText'].th}
      action={<LinkButton href={back}>{words['memberDesk.toList'].th}</LinkButton>}
    />
  );
}

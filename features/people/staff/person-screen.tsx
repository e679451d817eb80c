import { Alert } from '@/components/ui/alert';
import { getButtonClass, LinkButton } from '@/components/ui/button';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { AccountSection } from '@/components/ui/page/account-section';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { StandInsSection } from '@/features/newsroom/stand-ins/staff/stand-ins-section';
import { listAbsences, listStandInChoices } from '@/features/newsroom/stand-ins/stand-ins.queries';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { env } from '@/lib/env/env';
import { readId } from '@/lib/list/list';
import { addPersonAbsenceAction, endPersonAbsenceAction, openAccountAction } from '../list/list.actions';
import { peopleListMessages as words } from '../list/list.messages';
import { findPerson, listColleagues, listManagedOrganisations } from '../list/list.queries';
import {
  buildListHref,
  buildPeopleList,
  type PersonActionName,
  readListQuery,
  readPersonAction,
} from '../list/list.rules';
import type { Person } from '../list/list.schema';
import { peopleMessages } from '../people.messages';
import { CollegeUserForm } from './college-user-form';
import { PersonActionForm } from './person-action-form';
import { AccessFacts, PersonFacts } from './person-facts';
import { StaffAccountForm } from './staff-account-form';

/** Page of an account: its facts, its form, and the actions on it. */
export async function PersonScreen({ row, params, path, rest, viewer }: ScreenProps) {
  const now = new Date();
  const id = readId(rest[0]);
  const person = id && (await findPerson(viewer, id, row.people ?? [], now));
  if (!person) return <NoPerson back={path} />;
  const query = readListQuery(params, buildPeopleList(row.people ?? []));
  const back = buildListHref(path, query, row.passwordRequests);
  const own = `${path}/${person.id}`;
  const steps = listPersonActions(viewer, person);
  const asked = readPersonAction(params);
  const step = steps.find((one) => one === asked);
  return (
    <>
      <ScreenHeader title={person.name}>
        <LinkButton href={back}>{words['peopleDesk.toList']}</LinkButton>
        {person.status === 'closed' && <ReopenAccountButton id={person.id} list={path} />}
      </ScreenHeader>
      {step && <PersonActionDialog step={step} person={person} list={path} />}
      {person.isOwn && (
        <div className="mb-8 max-w-read">
          <Alert>{words['peopleDesk.ownNote']}</Alert>
        </div>
      )}
      <AccountSection title={words['peopleDesk.about']} wide>
        <PersonFacts person={person} organisations={findScreenHref(viewer, 'organisation')} />
        <PersonActionLinks steps={steps.filter((one) => one === 'close')} path={own} />
      </AccountSection>
      <AccountSection title={words['peopleDesk.access']} wide>
        <AccessFacts person={person} now={now} />
        <PersonActionLinks steps={steps.filter((one) => one !== 'close' && one !== 'handover')} path={own} />
      </AccountSection>
      {person.inWork > 0 && (
        <AccountSection title={words['peopleDesk.work']} wide>
          <p className="mb-4 text-sm">{words['peopleDesk.inWork'].replace('{n}', String(person.inWork))}</p>
          <PersonActionLinks steps={['handover']} path={own} />
        </AccountSection>
      )}
      {!person.isOwn && person.status === 'open' && person.kind === 'staff' && (
        <PersonAbsences person={person} list={path} />
      )}
      <AccountSection title={words['peopleDesk.edit']}>
        <EditForm person={person} viewer={viewer} back={path} />
      </AccountSection>
    </>
  );
}

/** Absences of a person who decides on items; those of one's own account are on its own page. */
async function PersonAbsences({ person: { id, organisation }, list }: { person: Person; list: string }) {
  const place = { accountId: id, organisationId: organisation.id };
  const [absences, choices] = await Promise.all([listAbsences(place), listStandInChoices(place)]);
  return (
    <StandInsSection
      absences={absences}
      choices={choices}
      add={addPersonAbsenceAction}
      end={endPersonAbsenceAction}
      fields={{ id, back: list }}
    />
  );
}

/** Available actions; on one's own account only the handover of items. */
function listPersonActions(viewer: Viewer, person: Person): PersonActionName[] {
  const isOpen = person.status === 'open';
  const may: Record<PersonActionName, boolean> = {
    close: isOpen && !person.isOwn,
    handover: person.inWork > 0,
    password: isOpen && !person.isOwn,
    sessions: person.sessions > 0 && !person.isOwn,
    factor: person.hasSecondFactor && !person.isOwn && can(viewer, 'site.manage'),
  };
  return (['password', 'sessions', 'factor', 'handover', 'close'] as const).filter((step) => may[step]);
}

async function PersonActionDialog({ step, person, list }: { step: PersonActionName; person: Person; list: string }) {
  const { id, name, inWork, mailTo, organisation } = person;
  const back = `${list}/${id}`;
  const colleagues = inWork > 0 ? await listColleagues({ id, organisationId: organisation.id }) : [];
  return (
    <EditDialog key={step} title={words[`peopleDesk.do.${step}`]} closeHref={back} alert={step === 'close'}>
      <PersonActionForm {...{ step, id, name, inWork, mailTo, colleagues, list, back }} mayShow={env.SHOW_PASSWORDS} />
    </EditDialog>
  );
}

async function EditForm({ person, viewer, back }: { person: Person; viewer: Viewer; back: string }) {
  const open = await listManagedOrganisations(viewer, person.kind, { open: true });
  const isListed = open.some(({ id }) => id === person.organisation.id);
  const places = isListed ? open : [person.organisation, ...open];
  const Form = person.kind === 'staff' ? StaffAccountForm : CollegeUserForm;
  return <Form key={person.version} person={person} places={places} back={back} />;
}

function NoPerson({ back }: { back: string }) {
  return (
    <MissingEntry
      title={peopleMessages['people.missing']}
      text={words['peopleDesk.notFoundText']}
      back={{ href: back, label: words['peopleDesk.toList'] }}
    />
  );
}

/** Buttons of actions that open a confirmation dialog. */
function PersonActionLinks({ steps, path }: { steps: readonly PersonActionName[]; path: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((step) => (
        <DialogLink key={step} href={`${path}?do=${step}`} className={getButtonClass({ size: 'sm' })}>
          {words[`peopleDesk.do.${step}`]}
        </DialogLink>
      ))}
    </div>
  );
}

/** Reopens a closed account without confirmation. */
function ReopenAccountButton({ id, list }: { id: number; list: string }) {
  return (
    <ButtonForm action={openAccountAction} fields={{ id, back: list }}>
      {words['peopleDesk.do.open']}
    </ButtonForm>
  );
}

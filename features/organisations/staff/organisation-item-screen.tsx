import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import { env } from '@/lib/env/env';
import { getFirstValue } from '@/lib/list/list';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import { findOrganisation, listAffiliationOptions } from '../edit/edit.queries';
import type { OrganisationKind } from '../organisations.schema';
import { OrganisationActions } from './organisation-actions';
import { OrganisationDetailsList } from './organisation-details-list';
import { OrganisationDialogs } from './organisation-dialogs';
import { OrganisationForm } from './organisation-form';

type Props = ScreenProps & { kind: OrganisationKind };

/** One organisation of a list, or the form of a new one. */
export async function OrganisationItemScreen({ kind, ...props }: Props) {
  const { path, params, rest, viewer } = props;
  const [id] = rest;
  if (id === 'new') return <NewOrganisation kind={kind} {...props} />;
  const item = await findOrganisation(viewer, kind, Number(id));
  if (!item) return <Gone path={path} />;
  const { form, details } = item;
  const edits = can(viewer, 'organisations.edit');
  const choices = can(viewer, 'organisations.add') ? await listAffiliationOptions(kind, form) : undefined;
  return (
    <>
      <ScreenHeader title={form.name}>
        <OrganisationActions item={item} path={path} edits={edits} page={findScreenHref(viewer, 'organisation')} />
      </ScreenHeader>
      <p className="mb-4">
        <Badge tone={details.status === 'open' ? 'ok' : 'muted'}>
          {words[details.status === 'open' ? 'organisationEditor.opened' : 'organisationEditor.closed']}
        </Badge>
      </p>
      {edits && (
        <OrganisationDialogs asked={getFirstValue(params.ask)} item={item} path={path} mayShow={env.SHOW_PASSWORDS} />
      )}
      <OrganisationDetailsList item={item} reach={!edits} />
      {edits ? (
        <OrganisationForm kind={kind} form={form} choices={choices} path={path} />
      ) : (
        <Alert>{words['organisationEditor.readOnly']}</Alert>
      )}
    </>
  );
}

async function NewOrganisation({ kind, path, viewer }: Props) {
  if (!can(viewer, 'organisations.add')) return <Gone path={path} />;
  return (
    <>
      <ScreenHeader title={words['organisationEditor.new']} lead={words['organisationEditor.newLead']} />
      <OrganisationForm
        kind={kind}
        choices={await listAffiliationOptions(kind)}
        path={path}
        mayShow={env.SHOW_PASSWORDS}
      />
    </>
  );
}

function Gone({ path }: { path: string }) {
  return (
    <MissingEntry
      title={words['organisationEditor.gone']}
      text={words['organisationEditor.goneText']}
      back={{ href: path, label: words['organisationEditor.back'] }}
    />
  );
}

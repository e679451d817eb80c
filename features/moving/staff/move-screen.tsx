import { LinkButton } from '@/components/ui/button';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { systemScreens } from '@/lib/areas/screens-system';
import { can } from '@/lib/auth/access';
import { moveScreenMessages as words } from '../move-screen.messages';
import { readMoveChoice, toNewSourceHref } from '../move-screen.rules';
import { findSource, listSources } from '../sources.queries';
import { ConflictPage } from './conflict-page';
import { ConnectForm } from './connect-form';
import { RunPageView } from './run-page';
import { SourceList } from './source-list';
import { SourcePage } from './source-page';

type Props = Pick<ScreenProps, 'params' | 'path' | 'row' | 'viewer'>;

/** Moving in from older sites: all of them, a new one, one with its runs and names, a run, or a conflict. */
export async function MoveScreen({ params, path, row, viewer }: Props) {
  const back = { href: path, label: words['moveScreen.all'] };
  if (!can(viewer, 'site.manage')) return <MissingEntry title={words['moveScreen.missingSource']} />;
  const choice = readMoveChoice(params);
  if (choice.run !== undefined && choice.item !== '')
    return <ConflictPage run={choice.run} oldId={choice.item} path={path} />;
  if (choice.run !== undefined) return <RunPageView id={choice.run} choice={choice} path={path} />;
  if (choice.source !== undefined) {
    const source = await findSource(choice.source);
    if (!source) return <MissingEntry title={words['moveScreen.missingSource']} back={back} />;
    return <SourcePage source={source} choice={choice} path={path} />;
  }
  if (choice.isNew) {
    return (
      <>
        <ScreenHeader title={words['moveScreen.connect']} lead={words['moveScreen.connectLead']}>
          <LinkButton href={path}>{words['moveScreen.all']}</LinkButton>
        </ScreenHeader>
        <ConnectForm />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <LinkButton href={`${path}/addresses`}>{systemScreens.oldAddresses.title.th}</LinkButton>
        <LinkButton look="primary" href={toNewSourceHref(path)}>
          {words['moveScreen.connect']}
        </LinkButton>
      </ScreenHeader>
      <SourceList sources={await listSources()} path={path} />
    </>
  );
}

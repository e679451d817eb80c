import { ForbiddenView } from '@/components/ui/page/forbidden-view';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { getLandingHref } from '@/lib/areas/navigation';
import type { ScreenProps } from '@/lib/areas/schema';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import type { NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { openEditor } from '../editor.queries';
import { NewsEditor } from './news-editor';

type Props = Pick<ScreenProps, 'params' | 'path' | 'viewer'> & {
  /** Left out for a new item. */
  id?: number;
  /** The section of a new item. */
  section?: NewsContent['section'];
};

/** Editor page of an item; `?revision=<number>` opens an older revision to be saved again. */
export async function NewsEditorScreen({ params, path, viewer, id, section = 'news' }: Props) {
  const start = await openEditor(viewer, { id, section, path, revision: readNumber(getFirstValue(params.revision)) });
  if (start === 'missing') {
    setStatus(404);
    return <NotFoundView />;
  }
  if (start === 'forbidden') {
    setStatus(403);
    return <ForbiddenView landing={getLandingHref(viewer.role)} />;
  }
  const fresh = section === 'lifestyle' ? 'editor.newLifestyle' : 'editor.newNews';
  return (
    <>
      <ScreenHeader title={editorMessages[id === undefined ? fresh : 'editor.editItem']} />
      <NewsEditor start={start} />
    </>
  );
}

const readNumber = (typed: string | undefined): number | undefined =>
  typed !== undefined && /^[1-9][0-9]{0,8}$/.test(typed) ? Number(typed) : undefined;

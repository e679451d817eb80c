import { ForbiddenView } from '@/components/areas/forbidden-view';
import { NotFoundView } from '@/components/layout/not-found-view';
import { NewsEditor } from '@/components/newsroom/editor/news-editor';
import { landingOf } from '@/lib/areas/open';
import type { ScreenProps } from '@/lib/areas/schema';
import { first } from '@/lib/list';
import type { NewsContent } from '@/lib/news-content/schema';
import { editorMessages } from '@/lib/news-editor/messages';
import { readEditor } from '@/lib/news-editor/queries';
import { setStatus } from '@/lib/trace';
import { ScreenHeader } from './screen-header';

type Props = Pick<ScreenProps, 'params' | 'path' | 'viewer'> & {
  /** Left out for a new item. */
  id?: number;
  /** The section of a new item. */
  section?: NewsContent['section'];
};

/** The page on which an item is written; `?revision=<number>` opens an older writing to be saved again. */
export async function NewsEditorScreen({ params, path, viewer, id, section = 'news' }: Props) {
  const start = await readEditor(viewer, { id, section, path, revision: readNumber(first(params.revision)) });
  if (start === 'missing') {
    setStatus(404);
    return <NotFoundView />;
  }
  if (start === 'forbidden') {
    setStatus(403);
    return <ForbiddenView landing={landingOf(viewer.role)} />;
  }
  const fresh = section === 'lifestyle' ? 'editor.newLifestyle' : 'editor.newNews';
  return (
    <>
      <ScreenHeader title={editorMessages[id === undefined ? fresh : 'editor.editItem'].th} />
      <NewsEditor start={start} />
    </>
  );
}

const readNumber = (typed: string | undefined): number | undefined =>
  typed !== undefined && /^[1-9][0-9]{0,8}$/.test(typed) ? Number(typed) : undefined;

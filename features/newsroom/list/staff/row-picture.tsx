import { Cover } from '@/features/news/ui/cover';
import { buildPlaceholderGradient } from '@/features/news/ui/placeholder-gradient';
import type { NewsroomListRow } from '../list.rows';

/** Picture of a row: its cover, the one drawn for readers, or the category's colours where readers see neither. */
export function RowPicture({ row }: { row: NewsroomListRow }) {
  const { category } = row;
  return row.cover || row.drawn ? (
    <Cover card={row} sizes="60px" small="always" className="w-15 shrink-0 rounded-sm!" />
  ) : (
    <span
      data-picture=""
      style={{ background: buildPlaceholderGradient(category.colorDeep, category.color) }}
      className="block aspect-[16/10] w-15 shrink-0 rounded-sm"
    />
  );
}

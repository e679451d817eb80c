import { Badge } from '@/components/ui/badge';
import { mediaMessages } from '@/features/media/media.messages';
import { newsHref } from '@/features/news/news.rules';
import { formatNumber } from '@/lib/time/format';
import type { MediaUses } from '../library.queries';

const tones = { draft: 'muted', wait: 'warn', allow: 'info', return: 'bad', hide: 'muted' } as const;

/** Uses of a file: items by name, public ones as links; other places as a number. */
export function UsesList({ uses: { items, others } }: { uses: MediaUses }) {
  if (items.length + others === 0) return <p className="text-ink-2 text-sm">{mediaMessages['media.usesNone']}</p>;
  return (
    <>
      <ul className="border-line border-t">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 text-sm">
            <span className="min-w-0 flex-1 basis-56">
              <ItemName item={item} />
              <span className="block text-ink-3 text-xs">{item.organisation}</span>
            </span>
            {item.public ? (
              <Badge tone="ok">{mediaMessages['media.isPublic']}</Badge>
            ) : (
              <Badge tone={tones[item.status]}>{mediaMessages[`media.status.${item.status}`]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-2 text-ink-2 text-sm">
          {mediaMessages['media.usesOthers']} {formatNumber(others)} {mediaMessages['media.placesUnit']}
        </p>
      )}
    </>
  );
}

function ItemName({ item }: { item: MediaUses['items'][number] }) {
  if (!item.public) return <span className="font-normal">{item.topic}</span>;
  return (
    <a href={newsHref(item)} className="font-normal text-link hover:underline">
      {item.topic}
    </a>
  );
}

import { Icon } from '@/components/ui/icon';
import { LineText } from '@/components/ui/line-text/line-text';
import { say } from '@/lib/messages/language';
import { formatBytes } from '@/lib/time/format';
import type { NewsItem } from '../../news.schema';
import { itemMessages } from '../item.messages';

/** Downloads attached to an item, with type and size. */
export function Attachments({ files }: { files: NewsItem['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="attachments" className="mt-10 max-w-read">
      <h2 id="attachments" className="mb-2 text-lg">
        {say(itemMessages['item.attachments'])}
      </h2>
      <ul className="border-line border-t">
        {files.map((file) => (
          <li key={file.url} className="border-line border-b">
            <a href={file.url} download className="flex items-center gap-3 py-3 font-normal text-sm hover:text-link">
              <Icon name="file-text" className="size-5 shrink-0 text-gold-700" />
              <span className="min-w-0 grow">
                <LineText>{file.title}</LineText>
              </span>
              <span className="tabular shrink-0 text-ink-3 text-xs">
                {toExtension(file.url)} · {formatBytes(file.bytes)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Extension of a stored file's URL, which may have a preview key as its query. */
const toExtension = (url: string): string => /\.([a-z0-9]+)(?:\?|$)/.exec(url)?.[1]?.toUpperCase() ?? '';

import { WORDS_ATTRIBUTE } from '@/lib/messages/language';
import type { Message } from '@/lib/messages/message';
import { StaticHtml } from '../static-html/static-html';

/**
 * The English of some messages by their Thai, for the parts of a page that run in the browser: their scripts have the
 * Thai words only.
 */
export function EnglishWords({ messages }: { messages: readonly Message[] }) {
  const pairs = messages.flatMap((message) => (typeof message === 'string' ? [] : [[message.th, message.en]]));
  return (
    <StaticHtml className="hidden" source={messages}>
      <script
        type="application/json"
        {...{ [WORDS_ATTRIBUTE]: '' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words; React would escape the quotes of a text child
        dangerouslySetInnerHTML={{ __html: JSON.stringify(Object.fromEntries(pairs)).replaceAll('<', '\\u003c') }}
      />
    </StaticHtml>
  );
}

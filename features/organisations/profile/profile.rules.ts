import { say } from '@/lib/messages/language';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { toExcerpt } from '@/lib/text/excerpt';
import { directoryMessages } from '../directory/directory.messages';
import type { PublicOrganisation } from './profile.queries';

type Described = Pick<PublicOrganisation, 'about' | 'name' | 'kind' | 'province' | 'address'>;

/** One or two sentences for search engines and link previews: the description, else kind, place and address. */
export function describeOrganisation({ about, name, kind, province, address }: Described): string {
  const facts = [name, say(directoryMessages[`directory.kind.${kind}`]), province?.name, address].filter(Boolean);
  return toExcerpt(toPlainText(about)) || toExcerpt(facts.join(' · '));
}

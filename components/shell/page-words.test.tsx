import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { proofMessages } from '@/lib/http/proof-of-work/proof-of-work.messages';
import { hydratedMessages } from './page-words';

test('the same Thai has the same English, as browsers find the one by the other', () => {
  const all = [...hydratedMessages, ...[fieldMessages, contactMessages, proofMessages].flatMap(Object.values)];
  const english = new Map<string, Set<string>>();
  for (const message of all) {
    if (typeof message === 'string') continue;
    english.set(message.th, (english.get(message.th) ?? new Set()).add(message.en));
  }
  expect([...english].filter(([, texts]) => texts.size > 1).map(([thai, texts]) => [thai, ...texts])).toEqual([]);
});

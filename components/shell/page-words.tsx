import { failedMessages } from '@/components/ui/messages/failed/messages';
import { mediaMessages } from '@/components/ui/messages/media/messages';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { EnglishWords } from '@/components/ui/page/english-words';
import { carouselMessages } from '@/features/home/banners/carousel.messages';
import { newsMessages } from '@/features/news/news.messages';
import { readingMessages } from '@/features/news/reading.messages';
import { savedListMessages } from '@/features/news/saved/saved-lists.messages';
import { searchPageMessages } from '@/features/search/page/page.messages';
import { monthMessages, shortMonthMessages, weekdayMessages } from '@/lib/time/calendar.messages';

/** Words of the parts of English pages that run in the browser; those of forms come with their form. */
export const hydratedMessages = [
  ...[uiMessages, failedMessages, mediaMessages, carouselMessages, newsMessages, readingMessages, savedListMessages],
  ...[pickSuggestions(searchPageMessages), monthMessages, shortMonthMessages, weekdayMessages],
].flatMap((messages) => Object.values(messages));

/** English words for hydrated parts of every public page. */
export const PageWords = () => <EnglishWords messages={hydratedMessages} />;

/** Of the search page's words those of the search box. */
function pickSuggestions(messages: typeof searchPageMessages) {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('suggest.')));
}

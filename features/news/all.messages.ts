import { archiveMessages } from './archive/archive.messages';
import { categoriesMessages } from './categories/categories.messages';
import { newsExportMessages } from './export/export.messages';
import { feedsMessages } from './feeds.messages';
import { newsFilterMessages } from './filter/filter.messages';
import { synonymsMessages } from './filter/synonyms.messages';
import { mostReadMessages } from './most-read/most-read.messages';
import { newsMessages } from './news.messages';
import { offlineMessages } from './offline/offline.messages';
import { savedMessages } from './saved/saved.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allNewsMessages = {
  ...newsMessages,
  ...newsFilterMessages,
  ...synonymsMessages,
  ...archiveMessages,
  ...feedsMessages,
  ...mostReadMessages,
  ...newsExportMessages,
  ...categoriesMessages,
  ...savedMessages,
  ...offlineMessages,
} as const;

import type { AreaScreen } from './schema';

/** Screens of the work that waits, whatever it is about. */
export const workScreens = {
  inbox: {
    screen: 'inbox',
    title: { th: 'งานที่รอ', en: 'Inbox' },
    lead: 'ทุกเรื่องที่รอคุณในรายการเดียว เรียงตามวันครบกำหนด พักไว้ก่อนหรือมอบให้เพื่อนร่วมงานได้',
    icon: 'inbox',
  },
} as const satisfies Record<string, AreaScreen>;

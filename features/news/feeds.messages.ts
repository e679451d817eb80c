export const feedsMessages = {
  'feeds.title': { th: '{name} | {brand}', en: '{name} | {brand}' },
  'feeds.description': { th: '{name} จาก {agency}', en: '{name} of {agency}' },
  'feeds.readOn': { th: 'อ่านข่าวนี้ต่อในเว็บไซต์', en: 'Read on at the site' },
  'feeds.video': { th: 'ชมวิดีโอ', en: 'Watch the video' },
  'feeds.missing': { th: 'ไม่พบรายการข่าวที่ขอติดตาม', en: 'There is no such list of news to follow' },
  'feeds.format': {
    th: 'มีเฉพาะ /feed/rss.xml /feed/atom.xml และ /feed/feed.json',
    en: 'There are /feed/rss.xml, /feed/atom.xml and /feed/feed.json only',
  },
  'feeds.follow': { th: 'ติดตามข่าว', en: 'Follow the news' },
  'feeds.followList': { th: 'ติดตาม {name} ด้วยโปรแกรมอ่านข่าว', en: 'Follow {name} in a feed reader' },
  'feeds.help': {
    th: 'คัดลอกลิงก์ไปวางในโปรแกรมอ่านข่าว เช่น Feedly หรือ Thunderbird ข่าวใหม่จะเข้ามาเองโดยไม่ต้องให้อีเมล',
    en: 'Copy a link into a feed reader such as Feedly or Thunderbird: new items come by themselves, without an e-mail address.',
  },
  'feeds.rss': { th: 'RSS', en: 'RSS' },
  'feeds.atom': { th: 'Atom', en: 'Atom' },
  'feeds.json': { th: 'JSON Feed', en: 'JSON Feed' },
} as const;

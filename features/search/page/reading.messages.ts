/** Words about the reading of a search. Apart from the other words, which the search box takes to the browser. */
export const searchReadingMessages = {
  'search.tier.phrase': { th: 'ตรงทั้งวลี', en: 'Whole phrase' },
  'search.tier.all': { th: 'มีทุกคำ', en: 'All words' },
  'search.tier.some': { th: 'มีบางคำ', en: 'Some words' },
  'search.cut': { th: 'ค้นแยกคำด้วย: {words}', en: 'Also searched word by word: {words}' },
  'search.corrected': { th: 'ไม่พบ “{typed}” จึงแสดงผลของ', en: 'Nothing has “{typed}”. These are results for' },
  'search.asTyped': { th: 'ค้นหา “{typed}” ตามที่พิมพ์', en: 'Search for “{typed}” instead' },
} as const;

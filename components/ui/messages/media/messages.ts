/** Words of pictures and videos. */
export const mediaMessages = {
  'media.pictures': { th: 'ภาพประกอบข่าว', en: 'Pictures of the item' },
  'media.picture': { th: 'ภาพที่', en: 'Picture' },
  'media.pictureOf': { th: 'ภาพที่ {at} จาก {of}', en: 'Picture {at} of {of}' },
  'media.close': { th: 'ปิด', en: 'Close' },
  'media.previous': { th: 'ภาพก่อนหน้า', en: 'Previous picture' },
  'media.next': { th: 'ภาพถัดไป', en: 'Next picture' },
  'media.play': { th: 'เล่นวิดีโอ: {title}', en: 'Play the video: {title}' },
  'media.video': { th: 'วิดีโอ: {title}', en: 'Video: {title}' },
  'media.openSite': { th: 'เปิดที่เว็บไซต์ของวิดีโอ', en: 'Open the site of the video' },
} as const;

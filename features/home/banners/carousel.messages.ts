/** Words of the banners on the front page. */
export const carouselMessages = {
  'carousel.label': { th: 'แบนเนอร์ประชาสัมพันธ์', en: 'Announcements' },
  'carousel.slide': { th: '{at} จาก {of}', en: '{at} of {of}' },
  'carousel.previous': { th: 'แบนเนอร์ก่อนหน้า', en: 'Previous announcement' },
  'carousel.next': { th: 'แบนเนอร์ถัดไป', en: 'Next announcement' },
  'carousel.goTo': { th: 'ไปที่แบนเนอร์ {at}: {title}', en: 'Go to announcement {at}: {title}' },
  'carousel.pause': { th: 'หยุดเลื่อนแบนเนอร์', en: 'Pause' },
  'carousel.play': { th: 'เลื่อนแบนเนอร์อัตโนมัติ', en: 'Play' },
} as const;

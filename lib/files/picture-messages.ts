/** Texts of the queue for pictures. */
export const pictureMessages = {
  'media.busy': 'มีภาพรอประมวลผลจำนวนมาก กรุณารอสักครู่แล้วลองใหม่',
} as const;

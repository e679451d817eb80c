/** Words of pictures, videos and tables that only the server uses. */
export const staticMediaMessages = {
  'media.videoFrom': { th: 'วิดีโอจาก {service}', en: 'Video from {service}' },
  'media.table': { th: 'ตาราง', en: 'Table' },
  'media.videoInText': { th: 'วิดีโอในข่าว', en: 'Video' },
} as const;

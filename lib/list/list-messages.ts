export const listMessages = { 'list.search': 'คำค้น' } as const;

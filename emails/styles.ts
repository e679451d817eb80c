const font = "'Noto Sans Thai', 'Sarabun', 'Leelawadee UI', Thonburi, Tahoma, sans-serif";
const ink = '#221a16';
const link = '#8f1527';

const text = { fontFamily: font, fontSize: 16, lineHeight: 1.7, color: ink } as const;

/** Dark red and gold on warm paper, as inline styles: many mail programs support no others. */
export const styles = {
  red: '#74101f',
  gold: '#b98d2f',
  paper: '#fdfbf8',
  surface: '#ffffff',
  sunken: '#f6f2ec',
  line: '#e7dfd3',
  ink2: '#574b43',
  link,
  text,
  title: { ...text, margin: '0 0 16px', fontSize: 22, lineHeight: 1.5, fontWeight: 600 },
  brand: { ...text, fontSize: 18, fontWeight: 600, color: '#fff8ec', textDecoration: 'none' },
  paragraph: { ...text, margin: '0 0 16px' },
} as const;

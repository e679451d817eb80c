import type { SocialLink } from './shapes';

/** Invented accounts on the real services. */
export const socialLinks: readonly SocialLink[] = [
  { kind: 'facebook', label: 'เพจข่าวอาชีวศึกษา', url: 'https://www.facebook.com/example.vocational.news' },
  { kind: 'line', label: 'กลุ่มสนทนา LINE', url: 'https://line.me/R/ti/p/@example-vocational' },
  { kind: 'youtube', label: 'ช่องวิดีโอ', url: 'https://www.youtube.com/@example-vocational-news' },
  { kind: 'email', label: 'อีเมล', url: 'mailto:info@agency.example.com' },
  { kind: 'x', label: 'X ข่าวอาชีวศึกษา', url: 'https://x.com/example_vocnews' },
  { kind: 'website', label: 'เว็บไซต์ทางการ', url: 'https://agency.example.org/' },
];

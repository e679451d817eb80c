import { p } from '../html';
import type { Material } from './material';

/** Quote of the head of the organisation, as a sentence or as a blockquote. */
export function buildSpeech(m: Material, text: string): string {
  const { name, post } = m.chief;
  if (m.chance(0.6)) return p(`${name} ${post} ${m.pick(['กล่าวว่า', 'เปิดเผยว่า', 'กล่าวเพิ่มเติมว่า'])} ${text}`);
  return formatQuote(text, `${name} ${post}`);
}

/** A blockquote with its speaker. */
export const formatQuote = (text: string, who: string): string =>
  `<blockquote><p>“${text}”</p><p><em>${who}</em></p></blockquote>`;

/** 'สาขาวิชาช่างยนต์' */
export const formatBranch = (m: Material): string => `สาขาวิชา${m.trade.branch}`;

/** Contact details, as the last paragraph. */
export function formatContact(m: Material, about = 'สอบถามรายละเอียดเพิ่มเติม'): string {
  return m.pick([
    p(`${about}ได้ที่ ${m.name} โทรศัพท์ ${m.org.phone} หรืออีเมล ${m.org.email} ในวันและเวลาราชการ`),
    p(`${about}ได้ที่งานประชาสัมพันธ์ ${m.name} โทรศัพท์ ${m.org.phone} ระหว่างเวลา 08.30–16.30 น.`),
    p(`${about}ได้ทางโทรศัพท์หมายเลข ${m.org.phone} อีเมล ${m.org.email} หรือติดต่อด้วยตนเองที่ ${m.name}`),
  ]);
}

/** Different branches of study of the organisation, including the story's own. */
export function pickBranchNames(m: Material, count: number): string[] {
  return [...new Set([m.trade, ...m.trades])].slice(0, count).map(({ branch }) => branch);
}

/** A company's name as headlines shorten it: without its legal form. */
export const toBrandName = (firm: string): string => firm.replace(/^บริษัท /, '').replace(/ (\(.*\) )?จำกัด.*$/, '');

import { createPageMetadata } from '@/components/shell/page-metadata';
import { env } from '@/lib/env/env';
import { endpoints } from '@/lib/legacy-api/registry';
import { EndpointSection } from './endpoint-section';
import { FailureTable } from './failure-table';
import { ReadingCalls } from './reading-calls';
import { Rules } from './rules';

export const generateMetadata = createPageMetadata({
  th: 'เอกสารบริการข้อมูล',
  en: 'API documentation',
  path: '/api/docs',
});

export default function DocsPage() {
  return (
    <>
      <h1 className="text-2xl">เอกสารบริการข้อมูล (API)</h1>
      <p className="mt-2 max-w-read text-ink-2">
        โปรแกรมและเว็บไซต์อื่นเรียกข่าว หมวดหมู่ข่าว แบนเนอร์ ลิงก์ และจำนวนผู้ใช้ออนไลน์ได้ด้วยคำขอแบบ POST ตามรายการในหน้านี้ บริการเข้าสู่ระบบ
        สมัครสมาชิก และข้อมูลบัญชีใช้ได้จากหน้าเว็บที่อยู่ต้นทางเดียวกับระบบ
      </p>
      <Rules />
      <nav aria-labelledby="calls" className="mt-10">
        <h2 id="calls" className="text-xl">
          รายการบริการ
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {endpoints.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-block py-1 font-normal text-link underline underline-offset-4">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.name} endpoint={endpoint} site={env.SITE_URL} />
      ))}
      <ReadingCalls />
      <FailureTable />
    </>
  );
}

import { apiMessages } from '@/lib/http/api-messages';
import { httpErrors } from '@/lib/http/http-errors';

/** All error responses by code. */
export function FailureTable() {
  return (
    <section aria-labelledby="failures" className="mt-12 border-gold-500 border-t pt-6">
      <h2 id="failures" className="text-xl">
        คำขอที่ไม่สำเร็จ
      </h2>
      <p className="mt-2 max-w-read text-sm">
        คำตอบเป็น {'{"status": false, "code": "…", "message": "…"}'} และมี errors บอกเหตุผลรายช่องเมื่อข้อมูลไม่ถูกต้อง
        ข้อผิดพลาดของระบบ (500) มี id ไว้แจ้งผู้ดูแลระบบ
      </p>
      <table className="mt-3 border-collapse text-left text-sm">
        <thead>
          <tr className="border-line-strong border-b">
            {['สถานะ', 'code', 'message'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-6 font-normal text-ink-3">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(httpErrors).map(({ status, code, message }) => (
            <tr key={code} className="border-line border-b align-top">
              <td className="tabular py-2 pr-6">{status}</td>
              <th scope="row" className="py-2 pr-6 font-strong">
                {code}
              </th>
              <td className="py-2">{apiMessages[message].th}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

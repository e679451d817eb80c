import { encode } from 'uqr';
import { formatSecret } from '../second-factor/second-factor.rules';
import type { SecondFactor } from '../second-factor/second-factor.schema';

/** Enrolment of the app: a QR code, a link that opens the app on the same phone, and the secret for manual entry. */
export function EnrolmentQrCode({ factor }: { factor: Extract<SecondFactor, { state: 'begun' }> }) {
  return (
    <div className="mb-5 grid justify-items-start gap-4">
      <ol className="list-decimal ps-5 text-sm">
        <li>เปิดแอปยืนยันตัวตน เช่น Google Authenticator หรือ Microsoft Authenticator</li>
        <li>
          สแกนคิวอาร์โค้ดนี้ หรือ{' '}
          <a href={factor.address} className="font-normal text-link underline">
            เปิดแอปในเครื่องนี้
          </a>
        </li>
        <li>กรอกรหัส 6 หลักที่แอปแสดง</li>
      </ol>
      <QrCode text={factor.address} label="คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน" />
      <p className="text-ink-2 text-sm">
        สแกนไม่ได้ ให้พิมพ์รหัสนี้ในแอป: <code className="break-all font-normal text-ink">{formatSecret(factor.secret)}</code>
      </p>
    </div>
  );
}

/** Quiet zone around the code, which scanners need. */
const BORDER = 4;

/** QR code, rendered on the server; black on white in both themes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: BORDER });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-sm border border-line bg-white text-black"
    >
      <path d={cells.join('')} fill="currentColor" />
    </svg>
  );
}

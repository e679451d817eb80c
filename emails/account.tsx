import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, Paragraph } from './blocks';
import { formatDay } from './format-day';
import type { Layouts } from './layout';
import { buildLoginLink, loginNameLabels } from './login-link';

/** Mails to the owner of an account. */
export const accountMails = {
  'member-welcome': {
    subject: 'ยินดีต้อนรับสมาชิกใหม่ และรหัสผ่านเริ่มต้น',
    preview: 'รหัสผ่านเริ่มต้นสำหรับเข้าสู่ระบบครั้งแรก',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
        <Paragraph>
          สร้างบัญชีสมาชิก {site.brand} ของท่านเรียบร้อยแล้ว ใช้อีเมลนี้กับรหัสผ่านด้านล่างเข้าสู่ระบบครั้งแรกภายใน {data.hours} ชั่วโมง
          จากนั้นระบบจะให้ท่านตั้งรหัสผ่านใหม่ด้วยตนเอง
        </Paragraph>
        <Facts
          rows={[
            [loginNameLabels.member, data.userName],
            ['รหัสผ่านเริ่มต้น', data.password],
          ]}
        />
        <Action site={site} link={buildLoginLink('member')} label="เข้าสู่ระบบ" />
        <Paragraph quiet>
          หากเกิน {data.hours} ชั่วโมง ให้ขอรหัสผ่านใหม่ด้วย “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ หากท่านไม่ได้สมัครสมาชิก ไม่ต้องดำเนินการใด ๆ
          และโปรดอย่าส่งรหัสผ่านนี้ต่อให้ผู้อื่น
        </Paragraph>
      </>
    ),
  },
  'member-known': {
    subject: 'มีผู้ใช้อีเมลของท่านสมัครสมาชิกอีกครั้ง',
    preview: 'อีเมลนี้มีบัญชีอยู่แล้ว และบัญชีของท่านไม่เปลี่ยนแปลง',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
        <Paragraph>
          มีผู้สมัครสมาชิก {site.brand} ด้วยอีเมลของท่าน ซึ่งมีบัญชีอยู่แล้ว ระบบจึงไม่ได้สร้างบัญชีใหม่ และไม่ได้เปลี่ยนแปลงบัญชีเดิมของท่าน
        </Paragraph>
        <Paragraph>หากเป็นท่านเองและจำรหัสผ่านไม่ได้ ให้เปิดหน้าเข้าสู่ระบบ แล้วเลือก “ลืมรหัสผ่าน” เพื่อรับลิงก์ตั้งรหัสผ่านใหม่</Paragraph>
        {data.userName && <Facts rows={[[loginNameLabels.member, data.userName]]} />}
        <Action site={site} link={buildLoginLink('member')} label="ไปหน้าเข้าสู่ระบบ" />
        <Paragraph quiet>หากไม่ใช่ท่าน ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้</Paragraph>
      </>
    ),
  },
  'password-reset': {
    subject: 'ตั้งรหัสผ่านใหม่',
    preview: 'ลิงก์และรหัสผ่านชั่วคราวสำหรับตั้งรหัสผ่านใหม่',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
        <Paragraph>มีผู้ขอตั้งรหัสผ่านใหม่สำหรับบัญชีของท่าน กดปุ่มด้านล่างภายใน {data.minutes} นาที เพื่อตั้งรหัสผ่านใหม่</Paragraph>
        <Action site={site} link={data.link} label="ตั้งรหัสผ่านใหม่" />
        <Paragraph>หรือเข้าสู่ระบบด้วยรหัสผ่านชั่วคราวนี้ภายในเวลาเดียวกัน</Paragraph>
        <Facts
          rows={[
            [loginNameLabels[data.door ?? 'staff'], data.userName],
            ['รหัสผ่านชั่วคราว', data.password],
          ]}
        />
        <Action site={site} link={buildLoginLink(data.door)} label="เข้าสู่ระบบด้วยรหัสผ่านชั่วคราว" />
        <Paragraph quiet>
          ใช้ได้อย่างใดอย่างหนึ่งเพียงครั้งเดียว เมื่อใช้แล้วอีกอย่างจะใช้ไม่ได้ทันที หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้
          และโปรดอย่าส่งอีเมลนี้ต่อให้ผู้อื่น
        </Paragraph>
      </>
    ),
  },
  'password-changed': {
    subject: 'รหัสผ่านของท่านถูกเปลี่ยนแล้ว',
    preview: 'หากท่านไม่ได้เปลี่ยนเอง โปรดตั้งรหัสผ่านใหม่ทันที',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          รหัสผ่านของบัญชีท่านถูกเปลี่ยนเมื่อ{formatLongDate(new Date(data.at))} หากท่านเป็นผู้เปลี่ยน ไม่ต้องดำเนินการใด ๆ
        </Paragraph>
        <Paragraph>หากไม่ใช่ท่าน ให้เปิดหน้าเข้าสู่ระบบ เลือก “ลืมรหัสผ่าน” เพื่อตั้งรหัสผ่านใหม่ทันที แล้วแจ้งผู้ดูแลระบบ</Paragraph>
        {data.userName && <Facts rows={[[loginNameLabels[data.door ?? 'staff'], data.userName]]} />}
        <Action site={site} link={buildLoginLink(data.door)} label="ไปหน้าเข้าสู่ระบบ" />
      </>
    ),
  },
  'email-change': {
    subject: 'ยืนยันอีเมลใหม่ของบัญชี',
    preview: 'กดปุ่มในอีเมลนี้เพื่อยืนยันอีเมลใหม่',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ใช้บริการ</Paragraph>
        <Paragraph>
          ท่านขอใช้อีเมลนี้กับบัญชี {site.brand} กดปุ่มด้านล่างภายใน {data.minutes} นาที เพื่อยืนยัน
        </Paragraph>
        <Action site={site} link={data.link} label="ยืนยันอีเมลใหม่" />
        {data.door === 'member' && <Paragraph>เมื่อยืนยันแล้ว ให้ใช้อีเมลนี้เข้าสู่ระบบแทนอีเมลเดิม</Paragraph>}
        <Paragraph quiet>หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ อีเมลนี้จะไม่ถูกนำไปใช้</Paragraph>
      </>
    ),
  },
  'email-changed': {
    subject: 'อีเมลของบัญชีท่านถูกเปลี่ยนแล้ว',
    preview: 'หากท่านไม่ได้เปลี่ยนเอง โปรดแจ้งผู้ดูแลระบบทันที',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          อีเมลของบัญชีท่านถูกเปลี่ยนเป็นอีเมลอื่นเมื่อ{formatLongDate(new Date(data.at))} ต่อไปนี้ระบบจะไม่ส่งอีเมลมาที่อยู่นี้อีก
          หากท่านเป็นผู้เปลี่ยน ไม่ต้องดำเนินการใด ๆ
        </Paragraph>
        <Paragraph>หากไม่ใช่ท่าน ให้เข้าสู่ระบบเพื่อเปลี่ยนรหัสผ่านทันที แล้วแจ้งผู้ดูแลระบบ</Paragraph>
        {data.userName && <Facts rows={[[loginNameLabels[data.door ?? 'staff'], data.userName]]} />}
        <Action site={site} link={buildLoginLink(data.door)} label="ไปหน้าเข้าสู่ระบบ" />
      </>
    ),
  },
  'staff-password': {
    subject: ({ isFirst }) => (isFirst ? 'บัญชีเจ้าหน้าที่ของท่าน' : 'รหัสผ่านใหม่สำหรับเจ้าหน้าที่'),
    preview: ({ isFirst }) => (isFirst ? 'ผู้ดูแลเปิดบัญชีให้ท่านแล้ว' : 'ผู้ดูแลกำหนดรหัสผ่านใหม่ให้บัญชีของท่าน'),
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          {data.isFirst ? 'ผู้ดูแลเปิดบัญชีให้ท่านแล้ว' : 'ผู้ดูแลกำหนดรหัสผ่านใหม่ให้บัญชีของท่าน รหัสผ่านเดิมใช้ไม่ได้แล้ว'}{' '}
          ใช้ข้อมูลนี้เข้าสู่ระบบภายใน {data.hours} ชั่วโมง จากนั้นระบบจะให้ท่านตั้งรหัสผ่านของตนเอง
        </Paragraph>
        <Facts
          rows={[
            ['ชื่อผู้ใช้', data.userName],
            [data.isFirst ? 'รหัสผ่านเริ่มต้น' : 'รหัสผ่านใหม่', data.password],
          ]}
        />
        <Action site={site} link={buildLoginLink(data.door)} label="เข้าสู่ระบบ" />
        <Paragraph quiet>
          {data.isFirst ? 'หากมีข้อสงสัย' : 'หากท่านไม่ได้ขอ'} โปรดสอบถามผู้ดูแลของท่าน และอย่าส่งอีเมลนี้ต่อให้ผู้อื่น
        </Paragraph>
      </>
    ),
  },
  'account-deletion': {
    subject: 'บัญชีของท่านจะถูกลบ',
    preview: 'เข้าสู่ระบบก่อนวันที่กำหนด หากต้องการเก็บบัญชีไว้',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          บัญชี {site.brand} ของท่านจะถูกลบในวันที่ {formatDay(data.day)} พร้อมข้อมูลส่วนบุคคลในบัญชี และกู้คืนไม่ได้
        </Paragraph>
        <Paragraph>หากต้องการเก็บบัญชีไว้ ให้เข้าสู่ระบบแล้วกด “ยกเลิกการลบบัญชี” ที่แถบด้านบนก่อนวันดังกล่าว</Paragraph>
        {data.userName && <Facts rows={[[loginNameLabels.member, data.userName]]} />}
        <Action site={site} link={buildLoginLink('member', '/member/account')} label="เข้าสู่ระบบเพื่อเก็บบัญชีไว้" />
      </>
    ),
  },
  'account-deletion-soon': {
    subject: 'บัญชีของท่านจะถูกลบในวันพรุ่งนี้',
    preview: 'ยังยกเลิกได้ หากเข้าสู่ระบบก่อนถึงกำหนด',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          ตามที่ท่านขอไว้ บัญชี {site.brand} ของท่านจะถูกลบในวันที่ {formatDay(data.day)} พร้อมข้อมูลส่วนบุคคลในบัญชี และกู้คืนไม่ได้
        </Paragraph>
        <Paragraph>หากเปลี่ยนใจ ให้เข้าสู่ระบบแล้วกด “ยกเลิกการลบบัญชี” ที่แถบด้านบนก่อนถึงกำหนด</Paragraph>
        {data.userName && <Facts rows={[[loginNameLabels.member, data.userName]]} />}
        <Action site={site} link={buildLoginLink('member', '/member/account')} label="เข้าสู่ระบบเพื่อเก็บบัญชีไว้" />
      </>
    ),
  },
  'account-deleted': {
    subject: 'ลบบัญชีของท่านแล้ว',
    preview: 'ข้อมูลส่วนบุคคลในบัญชีถูกลบแล้ว',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          บัญชี {site.brand} ของท่านถูกลบแล้ว พร้อมข่าวที่เก็บไว้ การรับข่าวทางอีเมล และความยินยอมทั้งหมด
          ข้อความที่เคยส่งถึงหน่วยงานไม่มีชื่อและอีเมลของท่านแล้ว
        </Paragraph>
        <Paragraph>นี่คืออีเมลฉบับสุดท้ายถึงท่าน และที่อยู่อีเมลนี้จะถูกลบจากระบบหลังส่ง ขอบคุณที่ใช้บริการ</Paragraph>
      </>
    ),
  },
} satisfies Partial<Layouts>;

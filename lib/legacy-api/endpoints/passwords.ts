import { z } from 'zod';
import { changePassword } from '@/features/account/passwords/passwords.commands';
import { startReset } from '@/features/account/passwords/reset.commands';
import { findInstitution } from '@/features/organisations/organisations.queries';
import { buildSetCookie } from '@/lib/auth/cookies';
import { generatePassword } from '@/lib/auth/passwords';
import { emailAddress } from '@/lib/auth/schema';
import { id, text } from '@/lib/command/validation';
import { defineEndpoint, defineOperation } from '../endpoint';
import { uncheckedField } from '../fields';
import { renameErrorFields } from '../wire-errors';
import { buildWriteSuccess, writeOutput } from '../write-output';

const MAX_ID_LENGTH = 100;

const changeNames = {
  current: 'currentPassword',
  password: 'userGeneralPassword',
  repeated: 'userGeneralPassword',
};

export const memberPasswords = defineEndpoint('usergeneral.pass.update.php', [
  defineOperation({
    summary:
      'รหัสผ่านของสมาชิก: ผู้ที่เข้าสู่ระบบเป็นสมาชิกนั้นและส่ง currentPassword เปลี่ยนรหัสผ่านได้ (ได้คุกกี้ใหม่ ที่อื่นออกจากระบบ) นอกนั้นระบบเตรียมอีเมลตั้งรหัสผ่านใหม่ ไม่ใช้รหัสผ่านที่ส่งมา และตอบเหมือนกันไม่ว่ามีอีเมลนี้หรือไม่',
    access: 'account.reset',
    input: z.object({
      userGeneralEmail: emailAddress.meta({ description: 'อีเมลของสมาชิก' }),
      userGeneralPassword: uncheckedField('รหัสผ่านใหม่ 10–128 ตัวอักษร ใช้เมื่อส่ง currentPassword เท่านั้น'),
      currentPassword: uncheckedField('รหัสผ่านปัจจุบัน เมื่อเปลี่ยนรหัสผ่านของตนเอง (ไม่บังคับ)'),
    }),
    output: writeOutput({}),
    handle: async (input, viewer, { setCookie, userAgent }) => {
      const { userGeneralEmail: email, userGeneralPassword: password, currentPassword: current } = input;
      if (viewer.email === email && current !== undefined) {
        const change = changePassword({ current, password, repeated: password }, viewer, userAgent);
        setCookie(buildSetCookie('session', await change.catch(renameErrorFields(changeNames))));
        return buildWriteSuccess('api.passwordChanged', {});
      }
      const reset = startReset({ kind: 'member', name: email }, viewer, { hold: true });
      await reset.catch(renameErrorFields({ name: 'userGeneralEmail' }));
      return buildWriteSuccess('api.resetStarted', {});
    },
    example: {
      input: { userGeneralEmail: 'somying@example.org', userGeneralPassword: '' },
      output: buildWriteSuccess('api.resetStarted', {}),
    },
  }),
]);

export const institutionPasswords = defineEndpoint('password_usersystems.php', [
  defineOperation({
    summary:
      'รับไว้ตามสัญญาเดิม: usersystemspass เป็นข้อความสุ่มที่ต่างกันทุกครั้งและใช้เข้าสู่ระบบไม่ได้ รหัสผ่านเก็บเป็นค่าแฮชเท่านั้น ไม่มีใครอ่านได้',
    access: 'news.read',
    input: z.object({
      usersystemsid: z.union([id, text(MAX_ID_LENGTH)]).meta({ description: 'เลขผู้ใช้ระบบ' }),
    }),
    output: z.object({
      usersystemsid: z.union([z.number(), z.string()]).meta({ description: 'เลขที่ถาม' }),
      usersystems_type: z.string().meta({ description: 'ประเภทของหน่วยงานที่ลงทะเบียนได้ หรือข้อความว่าง' }),
      usersystemspass: z.string().meta({ description: 'ข้อความสุ่ม' }),
    }),
    handle: async ({ usersystemsid }) => {
      const institution = typeof usersystemsid === 'number' ? await findInstitution(usersystemsid) : undefined;
      return { usersystemsid, usersystems_type: institution?.role ?? '', usersystemspass: generatePassword() };
    },
    example: {
      input: { usersystemsid: 12 },
      output: { usersystemsid: 12, usersystems_type: 'college', usersystemspass: 'hT4#mWq7!xKd' },
    },
  }),
]);

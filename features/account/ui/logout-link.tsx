'use client';

import { forgetUser } from './stored-user';

/** Logs out a session that cannot complete its pending step. */
export function LogoutLink() {
  return (
    <form method="post" action="/logout" onSubmit={forgetUser} className="mt-8 border-line border-t pt-6">
      <button type="submit" className="py-1 font-normal text-link text-sm underline underline-offset-4">
        ออกจากระบบและกลับหน้าแรก
      </button>
    </form>
  );
}

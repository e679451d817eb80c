'use client';

import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormContext } from '@/components/ui/form/form-context';

/** Shows why the login was refused, once per response. */
export function FailureDialog({ onClose }: { onClose: () => void }) {
  const { error, values, unsent } = useContext(FormContext);
  const [closed, setClosed] = useState<object>();
  const close = () => {
    setClosed(values);
    onClose();
  };
  return (
    <Dialog open={error !== undefined && !unsent && values !== closed} onClose={close} title="เข้าสู่ระบบไม่สำเร็จ" alert>
      <p className="mb-5">{error}</p>
      <Button look="primary" autoFocus onClick={close} className="w-full">
        ตกลง
      </Button>
    </Dialog>
  );
}

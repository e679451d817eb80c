'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { dismissZeroResultAction } from '../../zero-results/zero-results.actions';
import { searchAdminMessages as words } from '../admin.messages';

/** Dismisses a search; a toast offers to undo it. */
export function DismissZeroResultForm({ needle, typed }: { needle: string; typed: string }) {
  const router = useRouter();
  return (
    <ActionForm
      action={dismissZeroResultAction}
      fields={{ needle }}
      className="contents"
      onDone={() => router.refresh()}
    >
      <SubmitButton
        look="quiet"
        size="sm"
        aria-label={`${words['searchDesk.dismiss']} ${typed}`}
        className="whitespace-nowrap px-3!"
      >
        <X aria-hidden="true" className="size-4" />
        {words['searchDesk.dismiss']}
      </SubmitButton>
    </ActionForm>
  );
}

'use client';

import { Copy } from 'lucide-react';
import { useContext, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { previewLinksMessages } from '../../previews/previews.messages';

/** The link that the form has just created; it is shown only once. */
export function NewPreviewLink() {
  const { done, values } = useContext(FormContext);
  const id = useId();
  const hydrated = useHydrated();
  const link = done ? values?.link : undefined;
  if (!link) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(previewLinksMessages['previewLinks.copied']);
  };
  return (
    <div className="grid gap-2">
      <Alert kind="warn">{previewLinksMessages['previewLinks.once']}</Alert>
      <label htmlFor={id} className="font-normal text-sm">
        {previewLinksMessages['previewLinks.new']}
      </label>
      <input id={id} readOnly value={link} className={controlClass} onFocus={({ target }) => target.select()} />
      {hydrated && (
        <Button size="sm" onClick={() => void copy()} icon={Copy}>
          {previewLinksMessages['previewLinks.copy']}
        </Button>
      )}
    </div>
  );
}

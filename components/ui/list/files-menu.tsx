import { Download } from 'lucide-react';
import { getButtonClass } from '../button';
import { DetailsMenu, menuItemClass } from '../details-menu';

type Props = {
  label: string;
  files: readonly { label: string; href: string }[];
  /** True if the file asks for a fresh proof: its link may lead to a page, which must not be saved as the file. */
  fresh?: boolean;
};

/** Menu of the files in which a list can be downloaded. */
export function FilesMenu({ label, files, fresh = false }: Props) {
  return (
    <DetailsMenu
      button={
        <>
          <Download aria-hidden="true" className="size-4" /> {label}
        </>
      }
      buttonClass={getButtonClass({}, 'cursor-pointer list-none')}
    >
      {files.map((file) => (
        <a key={file.href} className={menuItemClass} href={file.href} download={fresh ? undefined : true}>
          {file.label}
        </a>
      ))}
    </DetailsMenu>
  );
}

/** Menu of the two formats of a list; `href` is the address of its export, without the format. */
export function SheetsMenu({ label, href }: { label: string; href: string }) {
  const files = [
    { label: 'Excel (.xlsx)', href: `${href}&format=xlsx` },
    { label: 'CSV', href: `${href}&format=csv` },
  ];
  return <FilesMenu label={label} files={files} />;
}

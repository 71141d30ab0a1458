import { X } from 'lucide-react';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { ColumnMapping } from './column-mapping';
import { importTexts as words } from './import-texts';
import type { TransportImport } from './use-import';

/** Files that gave nothing: why, and where it helps what a person can say of them. */
export function UnreadFiles({ importing }: { readonly importing: TransportImport }) {
  return importing.unread.map((file) =>
    file.kind === 'columns-missing' ? (
      <ColumnMapping file={file} key={file.name} onMapped={(mapping) => void importing.map(file.name, mapping)} />
    ) : (
      <div className="flex items-start gap-3 border-b border-border px-6 py-2 phone:px-4" key={file.name} role="alert">
        <p className="min-w-0 flex-1 text-13">
          <span className="font-medium">{file.name}</span>{' '}
          <span className="text-bad">
            {file.kind === 'not-xml' ? words.notXml(file.line) : words.failed[file.kind]}
          </span>
        </p>
        <IconButton icon={X} label={words.remove(file.name)} onClick={() => importing.remove(file.name)} />
      </div>
    ),
  );
}

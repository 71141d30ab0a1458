import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import type { ShownItem } from '../archive/shown-item';
import { viewTexts } from './view-texts';

/** From a received invoice to the own codes of its lines. */
export function OpenCodes({ item }: { readonly item: ShownItem }): ReactNode {
  return (
    <div className="px-5 py-3 phone:px-4">
      <ButtonLink to={links.lineCodes(item.id)}>{viewTexts.codes}</ButtonLink>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Company } from '@/api/entities/company';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { connectionTexts } from '../connection/connection-texts';
import type { PanelPart } from '../panel-part';
import { PanelSection } from '../panel-section';
import { AccessSection } from './access-section';

/** A company's panel while nobody says how it stands with ANAF: its people, as this device knows them. */
export function PeoplePanel({
  company,
  at,
  onClose,
}: {
  readonly company: Company;
  readonly at: PanelPart;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <SidePanel title={company.name} onClose={onClose} takesFocus={at !== 'access'}>
      <PanelSection head={connectionTexts.head}>
        <p role="status" className="text-13 text-text-2">
          {connectionTexts.notRead}
        </p>
      </PanelSection>
      <AccessSection company={company} takesFocus={at === 'access'} />
    </SidePanel>
  );
}

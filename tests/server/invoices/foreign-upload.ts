import { companyId, newDeviceId, newEntityId } from '../support/samples';

/** Parameters of an upload of a foreign number, under an invoice of its own. */
export function foreignUpload(company: number) {
  return {
    company: companyId(company),
    serial: '' as const,
    isSelf: false,
    type: 'FCT' as const,
    invoice: newEntityId(),
    device: newDeviceId(),
    draft: '' as const,
    issuedAt: '2026-03-02T09:00:00.000Z',
  };
}

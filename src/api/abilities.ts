/**
 * Abilities (specification, section 6): everyone may do everything, except what a plan restriction equal to false takes
 * away. The flag's name in the plan is the key, the ability the value.
 */
export const ABILITY_BY_FLAG = {
  modulETransport: 'eTransport',
  modulContracteAbonamente: 'contracte',
  modulNIR: 'NIR',
  facturiExport: 'externe',
  trimitereXMLuriMultiple: 'trimitereXMLuriMultiple',
  notificari: 'notificari',
  exportDateContabile: 'exportDateContabile',
  facturaDetaliataXML: 'facturaDetaliataXML',
  cheieTokenAcces: 'cheieTokenAcces',
  cautareSelectieMultipla: 'cautareSelectieMultipla',
  eTVA: 'eTVA',
  integrariAPI: 'integrariAPI',
  suportEmail: 'suportEmail',
  suportTelefonic: 'suportTelefonic',
} as const;

export type PlanFlag = keyof typeof ABILITY_BY_FLAG;
export type Ability = (typeof ABILITY_BY_FLAG)[PlanFlag];

/** True unless a restriction of the plan equal to false removes the ability. */
export function hasAbility(restrictions: Readonly<Record<string, boolean>>, ability: Ability): boolean {
  return Object.entries(ABILITY_BY_FLAG).every(([flag, named]) => named !== ability || restrictions[flag] !== false);
}

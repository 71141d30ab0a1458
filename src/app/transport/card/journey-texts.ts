import type { StepKind, StepState } from '@/domain/transport/life/transport-step';

const STEPS: Readonly<Record<StepKind, string>> = {
  declare: 'Declarată',
  correct: 'Corectată',
  delete: 'Ștearsă',
  confirm: 'Confirmată',
  vehicle: 'Vehicul schimbat',
};

const STATES: Readonly<Record<StepState, string>> = {
  queued: 'pe acest dispozitiv, așteaptă rețeaua',
  waiting: 'la server, așteaptă pasul dinaintea ei',
  recorded: 'la server, pleacă la ANAF',
  uploading: 'se trimite la ANAF',
  doubtful: 'răspunsul s-a pierdut; se caută la ANAF',
  processing: 'preluată de ANAF, se verifică',
  accepted: 'ANAF: ok',
  rejected: 'respinsă de ANAF',
  refused: 'refuzată',
};

/** Words of what happened to a declaration. */
export const journeyTexts = {
  steps: STEPS,
  states: STATES,
  vehicle: (plate: string, at: string) => `${plate}, la ${at}`,
  index: (index: string) => `Index de încărcare ${index}`,
  afterOutage: 'Declarată după avaria serviciului ANAF',
  /** In place of „așteaptă rețeaua”. */
  held: 'pe acest dispozitiv; stă după o modificare pe care serverul nu a primit-o (deschideți „Sincronizare”)',
  notTaken: 'serverul nu a primit-o; este numai pe acest dispozitiv',
  late: 'A ajuns la server după ce codul expirase; ora făcută este cea trimisă la ANAF.',
} as const;

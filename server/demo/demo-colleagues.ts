/** Those with whom the demonstration's account shares its companies, and which of them works on which. Nobody signs in as them. */

export interface DemoColleague {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const DEMO_COLLEAGUES: readonly DemoColleague[] = [
  { email: 'radu.ilie@condica.example', firstName: 'Radu', lastName: 'Ilie' },
  { email: 'ioana.marin@condica.example', firstName: 'Ioana', lastName: 'Marin' },
];

/** By the company's fiscal code: an address of above. The others are nobody's, so that there is something to give. */
export const DEMO_ASSIGNMENTS: Readonly<Record<string, string>> = { '18547290': 'radu.ilie@condica.example' };

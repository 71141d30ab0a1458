interface StartedProcess {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ready: string;
}

export const HOST: string;
export function startPlan(env: Readonly<Record<string, string | undefined>>): {
  readonly ports: readonly (readonly [name: string, port: number])[];
  readonly processes: readonly StartedProcess[];
};

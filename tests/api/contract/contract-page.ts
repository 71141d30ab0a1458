/** docs/contract.md, made from the contract: each call of the specification, built or not yet, and the project's own. */
import type { Call } from '@/api/call';
import { CALLS } from '@/api/registry';
import { SPECIFIED_CALLS } from './specified-calls';

const ALL: Readonly<Record<string, Call>> = CALLS as never;
const HEAD = ['| call | | base | takes | through the outbox | ability |', '| --- | --- | --- | --- | --- | --- |'];

export function contractPage(): string {
  const specified = Object.values(SPECIFIED_CALLS).flat();
  const built = specified.filter((name) => Object.hasOwn(ALL, name)).length;
  const additions = Object.keys(ALL)
    .filter((name) => !specified.includes(name))
    .toSorted();
  const sections = Object.entries(SPECIFIED_CALLS).map(([title, names]) => section(title, names));
  return [
    '# The contract',
    '<!-- Made from src/api by `npm run contract`; a test holds it to the code. -->',
    `Of the ${specified.length} calls of the specification's section 7, ${built} are built; ${additions.length} are this project's own. The three bases are \`/api/common\` (nobody is asked who he is), \`/api/backend\` and \`/api/reports\` (bearer token and the base's key). A call that goes through the outbox bears an idempotency key and is answered once. Bodies, parameters and answers, field by field: [openapi.json](openapi.json) (OpenAPI 3.1).`,
    ...sections,
    section('Additions', additions),
    '',
  ].join('\n\n');
}

function section(title: string, names: readonly string[]): string {
  return [`## ${title}`, '', ...HEAD, ...names.map(rowOf)].join('\n');
}

function rowOf(name: string): string {
  const call = Object.hasOwn(ALL, name) ? ALL[name] : undefined;
  if (call === undefined) return `| ${name} | not yet | | | | |`;
  const { method, base, outbox, ability } = call;
  return `| ${name} | built | ${method} ${base} | ${takes(call)} | ${outbox === null ? '' : 'yes'} | ${ability ?? ''} |`;
}

function takes({ bodyKind, params }: Call): string {
  const parts = [...(params === null ? [] : ['query']), ...(bodyKind === 'none' ? [] : [bodyKind.toUpperCase()])];
  return parts.join(', ');
}

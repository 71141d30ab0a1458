/** Writes docs/contract.md and docs/openapi.json from the contract: `npm run contract`. */
import { writeFileSync } from 'node:fs';
import { contractPage } from './contract-page';
import { openApi } from './openapi';

writeFileSync('docs/contract.md', contractPage());
const { paths, ...rest } = openApi();
// A line a path: a changed call is seen as one.
const lines = Object.entries(paths as object).map(([path, item]) => `${JSON.stringify(path)}:${JSON.stringify(item)}`);
const text = `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
writeFileSync('docs/openapi.json', text);
console.log('docs/contract.md, docs/openapi.json');

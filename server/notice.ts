/** The entry of `npm run notice -- publish TITLE TEXT [--until DAY] | withdraw ID | list`: notices of public interest. */
import { parseArgs } from 'node:util';
import { bucharestMidnight } from '@/domain/calendar/bucharest-midnight';
import { addDays, isIsoDate } from '@/domain/calendar/iso-date';
import { failCommand, withOwner } from './installation/with-owner';
import { listNotices, publishNotice, withdrawNotice } from './notices/publish-notice';
import { StartError } from './process/start-error';

const USE =
  'npm run notice -- publish „Titlu” „Text” [--until 2026-12-31], npm run notice -- withdraw 3, npm run notice -- list';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { until: { type: 'string' } }, allowPositionals: true });
  const [verb, first = '', second = ''] = positionals;
  const now = new Date();
  if (verb === 'publish' && first.trim() !== '' && second.trim() !== '') {
    const notice = { title: first.trim(), body: second.trim(), shownFrom: now, shownUntil: endOf(values.until) };
    const isNew = await withOwner(process.env, (owner) => publishNotice(owner, notice));
    console.log(isNew ? 'Anunțul se arată de acum.' : 'Un anunț cu acest titlu există deja. Nimic nu s-a schimbat.');
  } else if (verb === 'withdraw' && /^\d{1,9}$/.test(first)) {
    const was = await withOwner(process.env, (owner) => withdrawNotice(owner, Number(first), now));
    console.log(was ? 'Anunțul nu se mai arată.' : 'Niciun anunț arătat nu are acest număr.');
  } else if (verb === 'list') {
    for (const { id, title, isShown } of await withOwner(process.env, (owner) => listNotices(owner, now)))
      console.log(`${id}  ${isShown ? 'se arată' : 'nu se arată'}  ${title}`);
  } else throw new StartError('settings', USE);
}

/** The end of the day, in Romania; null: until it is withdrawn. */
function endOf(day: string | undefined): Date | null {
  if (day === undefined) return null;
  if (!isIsoDate(day)) throw new StartError('settings', `${day} nu este o zi: ${USE}`);
  return new Date(bucharestMidnight(addDays(day, 1)));
}

main().catch(failCommand);

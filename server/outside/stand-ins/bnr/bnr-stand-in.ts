/** BNR's rate files: `/nbrfxrates.xml`, `/nbrfxrates10days.xml`, `/files/xml/years/nbrfxratesYYYY.xml`. */
import { htmlReply, type StandInReply, type StandInService, xmlReply } from '../stand-in-http';
import { addDays, bankingDayUpTo, isBankingDay } from './banking-days';
import { dailyRates } from './daily-rates';

const YEAR_FILE = /^\/files\/xml\/years\/nbrfxrates(\d{4})\.xml$/;
const FIRST_YEAR = 2005;

/** `today`: `yyyy-MM-dd` in Bucharest, and whether the day's rates are out (about 13:00). */
export function createBnrStandIn(now: () => { readonly today: string; readonly published: boolean }): StandInService {
  return async (request) => {
    const { today, published } = now();
    const latest = bankingDayUpTo(published ? today : addDays(today, -1));
    if (request.path === '/nbrfxrates.xml') return dataSet([latest], latest);
    if (request.path === '/nbrfxrates10days.xml') return dataSet(lastBankingDays(latest, 10), latest);
    const year = YEAR_FILE.exec(request.path)?.[1];
    return year === undefined ? undefined : yearFile(Number(year), latest);
  };
}

/** A year that has no file leads to the home page, as on the real host. */
function yearFile(year: number, latest: string): StandInReply {
  const last = `${year}-12-31` < latest ? bankingDayUpTo(`${year}-12-31`) : latest;
  const days = year < FIRST_YEAR || last < `${year}-01-01` ? [] : bankingDays(`${year}-01-01`, last);
  return days.length === 0
    ? htmlReply(200, '<html><body>Banca Națională a României</body></html>')
    : dataSet(days, last);
}

function bankingDays(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (isBankingDay(day)) days.push(day);
  return days;
}

function lastBankingDays(latest: string, count: number): readonly string[] {
  const days = [latest];
  while (days.length < count) days.unshift(bankingDayUpTo(addDays(days[0] ?? latest, -1)));
  return days;
}

/** The namespace changed its scheme with 2026. */
function dataSet(days: readonly string[], published: string): StandInReply {
  const namespace = published < '2026' ? 'http://www.bnr.ro/xsd' : 'https://www.bnr.ro/xsd';
  return xmlReply(
    `<?xml version="1.0" encoding="utf-8"?>\n<DataSet xmlns="${namespace}" ` +
      `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} nbrfxrates.xsd">\n` +
      `<Header><Publisher>National Bank of Romania</Publisher><PublishingDate>${published}</PublishingDate>` +
      '<MessageType>DR</MessageType></Header>\n<Body><Subject>Reference rates</Subject><OrigCurrency>RON</OrigCurrency>\n' +
      `${days.map(cube).join('\n')}\n</Body>\n</DataSet>`,
  );
}

function cube(day: string): string {
  const rates = dailyRates(day).map(
    ({ currency, multiplier, rate }) =>
      `<Rate currency="${currency}"${multiplier === 1 ? '' : ` multiplier="${multiplier}"`}>${rate}</Rate>`,
  );
  return `<Cube date="${day}">${rates.join('')}</Cube>`;
}

/**
 * How soon an open tab is heard again once network or server are back, with a change that waits: from that moment to the first
 * answer of the server, and to the answer that takes the change. Aim: 2 s to the first.
 */
import { expect, type Page, test } from '@playwright/test';
import { type Installation, startInstallation } from '../browser/installation';
import { type LosingProxy, startLosingProxy } from '../browser/losing-proxy';
import { openEditor } from '../browser/pages/editor-page';
import { refuseInstall, signIn, untilInstalled, untilSynchronised } from '../browser/pages/sign-in-page';
import { ms, printTable, type Row } from './report/print-table';
import { spread } from './report/spread';

const TIMES = 5;
/** Long enough for some tries in vain, another length each time. */
const AWAY_MS = 3_000;
const LONGER_EACH_MS = 317;

interface Absence {
  readonly what: string;
  readonly begin: () => Promise<void>;
  /** Gives when it was over (performance.now). */
  readonly end: () => Promise<number>;
}

test('the first request after an absence', async ({ browser }) => {
  const installation = await startInstallation();
  const road = await startLosingProxy(installation.url);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, road.url, { remember: true });
    await untilInstalled(page);
    await untilSynchronised(page);
    await refuseInstall(page);
    await openEditor(page);
    const rows: Row[] = [];
    for (const absence of absences(page, road, installation)) rows.push(...(await measured(page, road, absence)));
    printTable({
      title: 'From the end of an absence to the first answer, aim 2 s',
      head: ['what was away', 'to the answer', 'best', 'median', 'worst'],
      rows,
      foot: [
        `${TIMES} times each, away 3 to 5 s, with a draft that waits; the server is back when it says that it is ready.`,
      ],
    });
  } finally {
    await road.close();
    await installation.stop();
  }
});

function absences(page: Page, road: LosingProxy, installation: Installation): readonly Absence[] {
  const offline = (is: boolean) => page.context().setOffline(is);
  return [
    {
      what: 'the network, and the browser says when it is back',
      begin: () => offline(true),
      end: async () => {
        const at = performance.now();
        await offline(false);
        return at;
      },
    },
    {
      what: 'the road, and nobody says when it is open',
      begin: async () => road.cut(),
      end: async () => {
        road.open();
        return performance.now();
      },
    },
    {
      what: 'the server, killed and started again',
      begin: () => installation.killServer(),
      end: () => serverBack(installation),
    },
  ];
}

/** As soon as it says so itself: startServer looks only ten times a second. */
async function serverBack(installation: Installation): Promise<number> {
  const started = installation.startServer();
  for (;;) {
    const answer = await fetch(`${installation.url}/ready`).catch(() => undefined);
    if (answer?.ok === true) break;
  }
  const at = performance.now();
  await started;
  return at;
}

async function measured(page: Page, road: LosingProxy, { what, begin, end }: Absence): Promise<readonly Row[]> {
  const times = { first: [] as number[], change: [] as number[] };
  for (let time = 0; time < TIMES; time += 1) {
    await begin();
    await page.getByRole('textbox', { name: 'Observații' }).fill(`${what} ${time}`);
    await expect(page.getByRole('button', { name: /^Sincronizare: .*(1|așteptare|rețea|Offline)/ })).toBeVisible();
    await page.waitForTimeout(AWAY_MS + time * LONGER_EACH_MS);
    const answers = [road.answered('/api/backend/'), road.answered('Draft')];
    const back = await end();
    const [first = Number.NaN, change = Number.NaN] = await Promise.all(answers);
    times.first.push(Math.max(0, first - back));
    times.change.push(Math.max(0, change - back));
    await untilSynchronised(page);
  }
  return (['first', 'change'] as const).map((which) => {
    const { best, median, worst } = spread(times[which]);
    return [what, which === 'first' ? 'the first' : 'that takes the draft', ...[best, median, worst].map(ms)];
  });
}

/** What a run of the browser tests begins with: a filled demonstration, and devices for each worker that are signed in to a copy of it. */
import type { FullConfig } from '@playwright/test';
import { prepareDevices } from './prepare-devices';
import { tellPrepared } from './prepared-places';
import seedDemo, { CACHE } from './seeded-demo';

export default async function beforeAll({ workers, projects }: FullConfig): Promise<void> {
  const demoKey = await seedDemo();
  const [project] = projects;
  if (project === undefined) throw new Error('The configuration has no project.');
  const { launchOptions = {}, locale, timezoneId } = project.use;
  const contextOptions = {
    ...(locale == null ? {} : { locale }),
    ...(timezoneId == null ? {} : { timezoneId }),
  };
  tellPrepared(await prepareDevices(workers, { cache: CACHE, demoKey, launchOptions, contextOptions }));
}

/** What a person prefers: of the account on any device, and of this device. Every choice is saved by itself. */
import { type ReactNode, useState } from 'react';
import { APP_ROUTES } from '@/app/routes/route-table';
import { keptDensity } from '@/app/state/density';
import { chooseTheme, useThemeChoice } from '@/app/state/theme';
import { useAbility } from '@/app/state/use-ability';
import { PageHeader } from '@/app/ui/page-header';
import { Skeleton } from '@/app/ui/states/skeleton';
import { chooseDensity } from './choose-density';
import { PreferenceRow } from './preference-row';
import { preferencesTexts as texts } from './preferences-texts';
import { usePreferences } from './use-preferences';

export default function PreferencesPage(): ReactNode {
  const { known, choose } = usePreferences();
  const mayTransport = useAbility(APP_ROUTES.transportHome.ability);
  if (known === undefined) return <Skeleton />;
  const { preferences, waits } = known;
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader title={texts.title} note={<span aria-live="polite">{waits ? texts.waiting : ''}</span>} />
      <div className="flex flex-col gap-4 px-6 pb-8 phone:px-4">
        <Card head={texts.account.head}>
          <PreferenceRow
            title={texts.account.language}
            text={texts.account.languageText}
            options={texts.account.languages}
            value={preferences.documentLanguage}
            onChange={(documentLanguage) => choose({ documentLanguage })}
          />
          <PreferenceRow
            title={texts.account.start}
            text={texts.account.startText}
            options={texts.account.pages.filter(({ value }) => value !== 'transportHome' || mayTransport)}
            value={preferences.startPage}
            onChange={(startPage) => choose({ startPage })}
          />
          <PreferenceRow
            title={texts.account.enter}
            text={texts.account.enterText}
            options={texts.account.enters}
            value={preferences.enter}
            onChange={(enter) => choose({ enter })}
          />
        </Card>
        <DeviceCard />
      </div>
    </div>
  );
}

function DeviceCard(): ReactNode {
  const theme = useThemeChoice();
  const [density, setDensity] = useState(keptDensity);
  const { device } = texts;
  return (
    <Card head={device.head}>
      <PreferenceRow
        title={device.theme}
        text={device.themeText}
        options={device.themes}
        value={theme}
        onChange={chooseTheme}
      />
      <PreferenceRow
        title={device.density}
        text={device.densityText}
        options={device.densities}
        value={density}
        onChange={(chosen) => {
          chooseDensity(chosen);
          setDensity(chosen);
        }}
      />
    </Card>
  );
}

function Card({ head, children }: { readonly head: string; readonly children: ReactNode }): ReactNode {
  return (
    <section aria-label={head} className="rounded-2 border border-border bg-surface">
      <h2 className="rounded-t-2 bg-sunken px-4 py-2 text-13 font-medium text-text-2">{head}</h2>
      {children}
    </section>
  );
}

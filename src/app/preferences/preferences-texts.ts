/** Words of the page of preferences. */
import type { Preferences } from '@/api/entities/preferences';
import { APP_ROUTES } from '@/app/routes/route-table';
import type { Density } from '@/app/state/density';
import type { ThemeChoice } from '@/app/state/device-theme';
import type { SelectOption } from '@/app/ui/fields/select';

type Options<V extends string> = readonly SelectOption<V>[];

const LANGUAGES: Options<Preferences['documentLanguage']> = [
  { value: 'look', label: 'După cumpărător' },
  { value: 'ro', label: 'Română' },
  { value: 'ro-en', label: 'Română și engleză' },
];
const pageNamed = (value: Preferences['startPage']) => ({ value, label: APP_ROUTES[value].title });
const PAGES: Options<Preferences['startPage']> = [
  pageNamed('home'),
  pageNamed('out'),
  pageNamed('in'),
  pageNamed('inbox'),
  pageNamed('messages'),
  pageNamed('drafts'),
  pageNamed('transportHome'),
];
const ENTER: Options<Preferences['enter']> = [
  { value: 'next', label: 'Trece la câmpul următor' },
  { value: 'save', label: 'Salvează' },
];
const THEMES: Options<ThemeChoice> = [
  { value: 'system', label: 'Ca a dispozitivului' },
  { value: 'light', label: 'Deschisă' },
  { value: 'dark', label: 'Întunecată' },
];
const DENSITIES: Options<Density> = [
  { value: 'usual', label: 'Obișnuite' },
  { value: 'close', label: 'Apropiate' },
];

export const preferencesTexts = {
  title: 'Preferințe',
  waiting: 'Salvate pe acest dispozitiv; pleacă la server când este rețea',
  failed: 'Preferința nu a putut fi salvată pe acest dispozitiv.',
  account: {
    head: 'Ale contului, pe orice dispozitiv',
    language: 'Limba documentelor',
    languageText:
      'La PDF, la tipărire și la previzualizare, pentru facturile cărora nici ciorna, nici aspectul firmei nu le-a ales o limbă. „După cumpărător” pune engleza alături când acesta este din altă țară.',
    languages: LANGUAGES,
    start: 'Pagina de început',
    startText: 'Ce se deschide când porniți aplicația cu contul deschis. „Acasă” rămâne în meniu.',
    pages: PAGES,
    enter: 'Tasta Enter',
    enterText:
      'În „Date firmă” și „Contul meu”. În editorul facturii, unde totul se salvează singur, Enter trece mereu la câmpul următor.',
    enters: ENTER,
  },
  device: {
    head: 'Ale acestui dispozitiv',
    theme: 'Tema',
    themeText: 'Culorile aplicației. Hârtia rămâne albă.',
    themes: THEMES,
    density: 'Rândurile listelor',
    densityText: 'Apropiate, încap cu o cincime mai multe pe ecran. Cardurile de pe telefon rămân cum sunt.',
    densities: DENSITIES,
  },
} as const;

import { COUNTIES } from '@/domain/identifiers/counties';
import { companyFormTexts as texts } from './company-form-texts';

/** The counties by their names, for a choice. */
export const COUNTY_OPTIONS = [
  { value: '', label: texts.noCounty },
  ...COUNTIES.map(({ iso, name }) => ({ value: iso, label: name })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'ro'),
  ),
];

import type { ReactNode } from 'react';
import { MOST_LOOK_TEXT } from '@/api/entities/invoice-look';
import { classNames } from '@/app/ui/class-names';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import type { InvoiceLook, LookLanguage } from '@/domain/paper/look/invoice-look';
import type { LookPart } from './look-draft';
import { LookSection } from './look-section';
import { lookTexts } from './look-texts';

const { words, parts, language } = lookTexts;

interface LookWordsProps {
  readonly look: InvoiceLook;
  readonly change: (part: LookPart) => void;
}

const TEXTS = ['tagline', 'paymentNote', 'footText'] as const;

/** The company's own words on the paper. */
export function LookWords({ look, change }: LookWordsProps): ReactNode {
  return (
    <LookSection head={words.head}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {TEXTS.map((field) => (
          <div className={classNames(field === 'footText' && 'col-span-2 phone:col-span-1')} key={field}>
            <Field
              aside={
                <span className="text-12 text-text-3 tabular-nums">
                  {words.count(look[field].length, MOST_LOOK_TEXT)}
                </span>
              }
              error={look[field].length > MOST_LOOK_TEXT ? words.tooLong(MOST_LOOK_TEXT) : undefined}
              label={words[field]}
            >
              <TextInput onChange={(text) => change({ [field]: text })} value={look[field]} />
            </Field>
          </div>
        ))}
      </div>
    </LookSection>
  );
}

const PARTS = ['payCode', 'proof', 'signature'] as const;

/** What else stands on the paper, or does not. */
export function LookParts({ look, change }: LookWordsProps): ReactNode {
  return (
    <LookSection head={parts.head}>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-13">
        {PARTS.map((part) => (
          <Checkbox checked={look[part]} key={part} onChange={(shown) => change({ [part]: shown })}>
            {parts[part]}
          </Checkbox>
        ))}
      </div>
    </LookSection>
  );
}

const LANGUAGES = Object.keys(language.names) as readonly LookLanguage[];

/** Romanian, both languages, or by the buyer. */
export function LookLanguages({ look, change }: LookWordsProps): ReactNode {
  return (
    <LookSection about={language.about} head={language.head}>
      <div className="inline-flex divide-x divide-border overflow-hidden rounded-2 border border-border text-13">
        {LANGUAGES.map((value) => (
          <label
            className={classNames(
              'relative flex h-8 cursor-pointer items-center px-3 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 phone:h-11',
              look.language === value ? 'bg-selected font-medium text-accent-text' : 'hover:bg-hover',
            )}
            key={value}
          >
            <input
              checked={look.language === value}
              className="absolute inset-0 cursor-pointer opacity-0"
              name="look-language"
              onChange={() => change({ language: value })}
              type="radio"
            />
            {language.names[value]}
          </label>
        ))}
      </div>
    </LookSection>
  );
}

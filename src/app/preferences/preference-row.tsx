import { type ReactNode, useId } from 'react';
import { Select, type SelectOption } from '@/app/ui/fields/select';

interface PreferenceRowProps<V extends string> {
  readonly title: string;
  readonly text: string;
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A choice with what it does beside it. */
export function PreferenceRow<V extends string>(props: PreferenceRowProps<V>): ReactNode {
  const { title, text, ...choice } = props;
  const [head, told] = [useId(), useId()];
  return (
    <div className="flex items-center gap-x-6 gap-y-2 border-t border-border px-4 py-3 phone:flex-col phone:items-stretch">
      <div className="min-w-0 flex-1">
        <p id={head} className="text-13 font-medium">
          {title}
        </p>
        <p id={told} className="text-12 text-text-2">
          {text}
        </p>
      </div>
      <div className="w-60 shrink-0 phone:w-full">
        <Select {...choice} aria-labelledby={head} aria-describedby={told} />
      </div>
    </div>
  );
}

interface StepTabsProps<Step extends string> {
  /** What the steps are of. */
  readonly label: string;
  readonly steps: readonly Step[];
  readonly words: Readonly<Record<Step, string>>;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** The four steps of a form on the phone (picture 06b); any can be opened at any time. */
export function StepTabs<Step extends string>({ label, steps, words, step, onStep }: StepTabsProps<Step>) {
  const now = steps.indexOf(step);
  return (
    <nav aria-label={label} className="grid shrink-0 grid-cols-4 gap-1 border-b border-border bg-surface px-4 pt-2">
      {steps.map((each, place) => (
        <button
          key={each}
          type="button"
          aria-current={each === step ? 'step' : undefined}
          onClick={() => onStep(each)}
          className={`flex h-11 items-start border-t-[3px] pt-1.5 text-left text-12 ${each === step ? 'font-medium text-text' : 'text-text-2'} ${place === now ? 'border-accent' : place < now ? 'border-idle-fill' : 'border-border'}`}
        >
          {words[each]}
        </button>
      ))}
    </nav>
  );
}

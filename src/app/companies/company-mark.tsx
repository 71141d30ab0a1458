import { companyInitials } from '@/app/state/company-choice';
import { classNames } from '@/app/ui/class-names';

interface CompanyMarkProps {
  readonly name: string;
  readonly look: 'menu' | 'list' | 'chosen';
}

const LOOKS = {
  menu: 'size-7 bg-navy-active text-navy-text',
  list: 'size-6 bg-sunken text-text-2',
  chosen: 'size-6 bg-navy text-navy-text',
} as const;

/** Two letters for a company. */
export function CompanyMark({ name, look }: CompanyMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-2 text-[11px] font-semibold',
        LOOKS[look],
      )}
    >
      {companyInitials(name)}
    </span>
  );
}

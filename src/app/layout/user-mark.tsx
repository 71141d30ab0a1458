import type { User } from '@/api/entities/user';

/** The initials of who is signed in. */
export function UserMark({ user }: { readonly user: User }) {
  const names = [user.firstName, user.lastName].filter((name) => name !== '');
  const letters = names.length === 0 ? user.email.slice(0, 2) : names.map((name) => name[0]).join('');
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 items-center justify-center rounded-full border border-border bg-sunken text-[11px] font-semibold text-text-2"
    >
      {letters.toLocaleUpperCase('ro')}
    </span>
  );
}

import { Link } from 'wouter';
import { links } from '@/app/routes/links';

const texts = { noAccount: 'Nu aveți cont?', register: 'Înregistrați-vă', forgot: 'Parolă uitată' } as const;

/** Below the sign-in: for who has no account, or has forgotten the password. */
export default function SignInWays() {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-13 text-text-2">
      <span>
        {texts.noAccount}{' '}
        <Link href={links.register()} className="text-accent-text underline">
          {texts.register}
        </Link>
      </span>
      <Link href={links.password()} className="text-accent-text underline">
        {texts.forgot}
      </Link>
    </p>
  );
}

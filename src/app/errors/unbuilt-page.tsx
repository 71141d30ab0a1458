import { links } from '@/app/routes/links';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { unbuiltTexts } from './unbuilt-texts';

interface UnbuiltPageProps {
  /** Of the route. */
  readonly title: string;
  /** It is about what the plan includes. */
  readonly plan: boolean;
}

/** An address of the product that has no page yet: what is so, and whom to ask. */
export default function UnbuiltPage({ title, plan }: UnbuiltPageProps) {
  const { company } = useWorkspace();
  const { administrator } = company.plan;
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 tabIndex={-1} className="text-28 font-semibold">
        {title}
      </h1>
      <p className="max-w-[520px] text-14 text-text-2">{plan ? unbuiltTexts.plan : unbuiltTexts.text}</p>
      {administrator !== '' && (
        <p className="text-14 font-medium break-words">{unbuiltTexts.administrator(administrator)}</p>
      )}
      <ButtonLink to={links.out()} variant="primary">
        {unbuiltTexts.back}
      </ButtonLink>
    </div>
  );
}

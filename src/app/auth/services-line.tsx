import { CircleCheck, TriangleAlert } from 'lucide-react';
import { newsTexts } from '@/app/texts/news-texts';
import { TONE_ICON } from '@/app/ui/states/tone';
import { useNews } from './news';
import { serviceWords } from './service-words';

/** In the sign-in's foot on the phone: all services in one line, or the one that does not answer. */
export default function ServicesLine() {
  const { services } = useNews();
  if (services === null || services.length === 0) return null;
  const words = services.map(serviceWords);
  const asking = words.find(({ tone }) => tone !== 'ok');
  const Icon = asking === undefined ? CircleCheck : TriangleAlert;
  return (
    <span className="inline-flex items-center gap-1.5 text-12 text-text-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={TONE_ICON[asking?.tone ?? 'ok']} />
      {asking === undefined ? newsTexts.services.allAnswer : asking.name}
    </span>
  );
}

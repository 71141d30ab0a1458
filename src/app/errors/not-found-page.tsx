import { shellTexts } from '@/app/texts/shell-texts';
import { ErrorPage } from './error-page';

/** 404: any unknown path, and the routes that are not built. */
export default function NotFoundPage() {
  return <ErrorPage {...shellTexts.notFound} />;
}

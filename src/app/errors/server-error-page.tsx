import { shellTexts } from '@/app/texts/shell-texts';
import { ErrorPage } from './error-page';

/** 500: the server could not answer. */
export default function ServerErrorPage() {
  return <ErrorPage {...shellTexts.serverError} />;
}

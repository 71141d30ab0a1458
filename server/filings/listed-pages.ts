/**
 * The pages of a company's message list, one call each. The window is asked for by ANAF's clock where ours runs ahead. What is
 * no page comes last: the caller says what becomes of it.
 */
import type { ListAnswer, ListRequest } from '../outside/anaf/anaf-port';
import { type Asked, askAnaf } from './ask-anaf';
import type { FilingParts } from './filing-parts';

export type ListedWindow = Omit<ListRequest, 'page'> & { readonly companyId: number };

export async function* listedPages(
  parts: FilingParts,
  { companyId, from, to, ...rest }: ListedWindow,
): AsyncGenerator<Asked<ListAnswer>, void> {
  let aheadMs = 0;
  const ask = (page: number): Promise<Asked<ListAnswer>> =>
    askAnaf(parts, { companyId }, (token) =>
      parts.anaf.list(token, { ...rest, from: from - aheadMs, to: to - aheadMs, page }),
    );
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    let answer = await ask(page);
    if (answer.kind === 'clock' && answer.aheadMs !== undefined) {
      aheadMs += answer.aheadMs + parts.plan.clockMarginMs;
      answer = await ask(page);
    }
    yield answer;
    if (answer.kind !== 'page') return;
    pages = answer.pages;
  }
}

/** The editor's questions to outside services, through the server: a company by CUI, the legal day's exchange rate. */

import { callServer } from '@/api/call-server';
import { CompanyDetails, GetExchangeRates } from '@/api/calls/outside-calls';
import type { Workspace } from '@/app/state/workspace';
import { ratePerUnit } from '@/domain/exchange/legal-rate';
import { toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { isDecimalText } from '@/domain/money/decimal-text';
import { callWithSession } from '@/sync/session/call-with-session';
import type { LookUpAnswer, RateAnswer } from '../editor-services';

export async function lookUpCompany({ connection }: Pick<Workspace, 'connection'>, cui: string): Promise<LookUpAnswer> {
  const answer = await callServer(connection, CompanyDetails, { params: undefined, body: { cui } });
  if (!answer.ok) return { kind: answer.failure.kind === 'network' ? 'offline' : 'failed' };
  const { company } = answer.result;
  return company.found ? { kind: 'found', company } : { kind: 'none' };
}

/** Lei for one unit of the currency, in force for operations of `day` (fiscal code art. 290). */
export async function legalExchangeRate(
  { connection, session }: Pick<Workspace, 'connection' | 'session'>,
  currency: string,
  day: string,
): Promise<RateAnswer> {
  const params = day === '' ? {} : { dataEmitere: day };
  const answer = await callWithSession(connection, session, GetExchangeRates, { params, body: undefined });
  if (!answer.ok) return { kind: answer.failure.kind === 'network' ? 'offline' : 'failed' };
  const { rates, ratesDate } = answer.result;
  const found = rates.find((rate) => rate.currency === currency);
  if (found === undefined || !isDecimalText(found.rate)) return { kind: 'failed' };
  const perUnit = ratePerUnit({ date: ratesDate, rate: found.rate, multiplier: found.multiplier });
  return { kind: 'found', rate: toText(withoutTrailingZeros(perUnit)), day: ratesDate };
}

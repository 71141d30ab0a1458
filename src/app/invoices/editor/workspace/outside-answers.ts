/** The editor's questions to outside services, through the server: a company by CUI, the legal day's exchange rate. */

import { type CallFailure, callServer } from '@/api/call-server';
import { CompanyDetails, GetExchangeRates } from '@/api/calls/outside-calls';
import { queryCacheOf } from '@/app/state/query-cache';
import type { Workspace } from '@/app/state/workspace';
import { ratePerUnit } from '@/domain/exchange/legal-rate';
import { toText, withoutTrailingZeros } from '@/domain/money/decimal';
import { isDecimalText } from '@/domain/money/decimal-text';
import { callWithSession } from '@/sync/session/call-with-session';
import type { LookUpAnswer, RateAnswer } from '../editor-services';

export async function lookUpCompany(
  { connection, user }: Pick<Workspace, 'connection' | 'user'>,
  cui: string,
): Promise<LookUpAnswer> {
  const input = { params: undefined, body: { cui } };
  const ask = () => callServer(connection, CompanyDetails, input);
  const answer = await queryCacheOf({ user }).read(CompanyDetails, input, ask);
  if (!answer.ok) return notAnswered(answer.failure);
  const { company } = answer.result;
  return company.found ? { kind: 'found', company } : { kind: 'none' };
}

function notAnswered(failure: CallFailure): LookUpAnswer {
  if (failure.kind === 'refused' && failure.code === 'too-many-requests')
    return { kind: 'too-often', text: failure.body.error };
  return { kind: failure.kind === 'network' ? 'offline' : 'failed' };
}

/** Lei for one unit of the currency, in force for operations of `day` (fiscal code art. 290). */
export async function legalExchangeRate(
  { connection, session, user }: Pick<Workspace, 'connection' | 'session' | 'user'>,
  currency: string,
  day: string,
): Promise<RateAnswer> {
  const input = { params: day === '' ? {} : { dataEmitere: day }, body: undefined };
  const ask = () => callWithSession(connection, session, GetExchangeRates, input);
  const answer = await queryCacheOf({ user }).read(GetExchangeRates, input, ask);
  if (!answer.ok) return { kind: answer.failure.kind === 'network' ? 'offline' : 'failed' };
  const { rates, ratesDate } = answer.result;
  const found = rates.find((rate) => rate.currency === currency);
  if (found === undefined || !isDecimalText(found.rate)) return { kind: 'failed' };
  const perUnit = ratePerUnit({ date: ratesDate, rate: found.rate, multiplier: found.multiplier });
  return { kind: 'found', rate: toText(withoutTrailingZeros(perUnit)), day: ratesDate };
}

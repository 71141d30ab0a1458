import { useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { sendRegistration } from './register-draft';
import { registerTexts } from './register-texts';

/** Asks for the account and goes on: to the letter that is on its way, or to what went wrong. */
export function useSendRegistration() {
  const { connection } = useSessionGateway();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [, navigate] = useLocation();
  const send = async (withCompany: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    const answer = await sendRegistration(connection, withCompany);
    setBusy(false);
    if (answer.ok) return navigate(links.registerSuccess());
    const said = refusalSaid(answer.failure);
    if (said !== null) return setRefused(said);
    if (answer.failure.kind === 'network') return setRefused(registerTexts.offline);
    navigate(links.registerFail());
  };
  return { busy, refused, send };
}

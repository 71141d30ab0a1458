import { UpdatePreferences } from '@/api/calls/preference-calls';
import type { PreferenceChanges } from '@/api/entities/preferences';
import { preferencesNote } from '@/db/settings/preferences';
import { callWithSession } from '../session/call-with-session';
import { type OwnNotePorts, sendOwnNote } from './send-own-note';

export function sendPreferences(ports: OwnNotePorts, signal: AbortSignal): Promise<void> {
  const send = async (changes: PreferenceChanges, deadline: AbortSignal) => {
    const input = { params: undefined, body: { changes } };
    const answer = await callWithSession(ports.connection, ports.session, UpdatePreferences, input, deadline);
    return answer.ok ? { ok: true as const, result: answer.result.preferences } : answer;
  };
  return sendOwnNote(ports, { note: preferencesNote, name: 'preferences', send }, signal);
}

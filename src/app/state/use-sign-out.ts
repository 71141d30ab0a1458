import { frameTexts } from '@/app/texts/frame-texts';
import { addAlert } from './alerts';
import { useSessionGateway } from './session-gateway';

/** Ends the session here; what the server could not be told is said, not hidden. */
export function useSignOut(): () => void {
  const { session } = useSessionGateway();
  return () => {
    session.signOut().then(
      ({ warning }) => {
        if (warning !== null)
          addAlert({ id: 'sign-out', type: 'warning', message: warning, description: frameTexts.signedOutHere });
      },
      (error: unknown) => console.error('Sign-out failed:', error),
    );
  };
}

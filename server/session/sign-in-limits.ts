/**
 * Who may try a password now. A device that signed in to the account before has tries of its own. Anybody else is counted by
 * network, then by account and network, and at last by account alone, with a bound that no single network reaches: a
 * stranger who guesses locks out himself, and a crowd of them only devices the account never signed in from.
 */
import type { AttemptLimit } from './attempt-limit';
import type { MemoryLimit } from './memory-limit';

export interface SignInLimits {
  readonly ofDevice: AttemptLimit;
  readonly ofNetwork: AttemptLimit;
  readonly ofAccountAtNetwork: AttemptLimit;
  readonly ofAccount: AttemptLimit;
  /** Codes of the second factor, tried by who knows the password; by device or account. */
  readonly ofCode: AttemptLimit;
  /** Refresh tokens that the server did not write, by network. */
  readonly ofForgery: MemoryLimit;
}

export interface SignInTry {
  /** Milliseconds to wait; 0: it may be made, and is counted. */
  readonly waitMs: number;
  /** The same for a code of the second factor. */
  readonly takeCode: () => Promise<number>;
  /** It was no guess. */
  readonly succeeded: () => Promise<void>;
}

/** `device`: nonce of a device token of this very account; undefined where there is none. */
export async function beginSignIn(
  limits: SignInLimits,
  { email, network, device }: { readonly email: string; readonly network: string; readonly device: string | undefined },
): Promise<SignInTry> {
  const { ofDevice, ofNetwork, ofAccountAtNetwork, ofAccount, ofCode } = limits;
  const here = `${email} ${network}`;
  const codeSubject = device ?? email;
  const takeCode = (): Promise<number> => ofCode.take(codeSubject);
  if (device !== undefined) {
    const succeeded = async (): Promise<void> => {
      await ofDevice.clear(device);
      await ofCode.clear(codeSubject);
    };
    return { waitMs: await ofDevice.take(device), takeCode, succeeded };
  }
  const succeeded = async (): Promise<void> => {
    await ofAccountAtNetwork.clear(here);
    await ofAccount.giveBack(email);
    await ofCode.clear(codeSubject);
  };
  const waitMs =
    (await ofNetwork.take(network)) || (await ofAccountAtNetwork.take(here)) || (await ofAccount.take(email));
  return { waitMs, takeCode, succeeded };
}

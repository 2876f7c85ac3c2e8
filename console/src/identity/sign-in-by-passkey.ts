import { call } from '../platform/use-api.ts'
import { getPasskeyError } from './passkey-error.ts'
import { getPasskey } from './webauthn.ts'

/** Asks the browser for a passkey and signs in with it. Returns what went wrong, and where to show it. */
export async function signInByPasskey(openSession: () => Promise<unknown>) {
  try {
    const credential = await getPasskey(await call('POST /auth/passkey/options'))
    await call('POST /auth/passkey', { body: { credential } })
    await openSession()
  } catch (error) {
    return getPasskeyError(error)
  }
}

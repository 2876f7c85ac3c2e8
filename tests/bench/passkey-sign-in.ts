import { AgencyFactory, password } from '../../api/src/testing/agency-factory.ts'
import { Authenticator } from '../../api/src/testing/authenticator.ts'
import type { Contract } from '../../shared/src/contract.ts'
import { createClient } from '../../shared/src/http/client.ts'
import { type Bench, measureTime, median } from './bench.ts'
import { startMeasuredProduct } from './measured-product.ts'

/** Both calls of a sign-in with a passkey alone: the challenge, and its answer up to the session cookie. */
export const passkeySignIn: Bench = { name: 'passkey-sign-in', unit: 'ms', measure }

const tries = 40

async function measure() {
  const product = await startMeasuredProduct({ CONSOLE_ORIGIN: 'http://localhost:4000' })
  const base = `http://127.0.0.1:${product.port}/api`
  const cookies = new Map<string, string>()
  const call = createClient<Contract>({
    base,
    headers: () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return response
    },
  })
  try {
    const factory = new AgencyFactory(product.owner)
    const { email } = await factory.createMember(await factory.createAgency())
    await call('POST /auth/login', { body: { email, password } })
    const authenticator = new Authenticator()
    const credential = authenticator.create(await call('POST /profile/passkeys/options'))
    await call('POST /profile/passkeys', { body: { name: 'Bench', credential } })
    cookies.clear()
    const times: number[] = []
    while (times.length < tries) {
      let challenge = { challenge: '' }
      const forOptions = await measureTime(async () => {
        challenge = await call('POST /auth/passkey/options')
      })
      // Signing happens on the user's device.
      const answer = authenticator.get(challenge)
      times.push(forOptions + (await measureTime(() => call('POST /auth/passkey', { body: { credential: answer } }))))
    }
    return median(times)
  } finally {
    await product.stop()
  }
}

import type { SignInMethod } from '../database/schema/sign-in.ts'
import { type Db, withTransaction } from '../platform/database.ts'
import type { SessionUser } from '../platform/gate.ts'
import { getUserAgent } from './device.ts'
import { isKnownBrowser } from './known-browser.ts'
import { hasSignedInBefore, recordSecurityEvent } from './queries.ts'
import { sendSecurityNotice } from './security-notices.ts'
import { createSession } from './sessions.ts'
import type { HttpExchange } from './sign-in.ts'

interface ProvedSignIn {
  userId: string
  method: SignInMethod | 'passkey'
  emulation: SessionUser['emulation']
  /** Whether the user proved all factors, and did not skip one on a trusted device. */
  isConfirmed: boolean
}

/** Creates the session of a user who has proved every factor, and tells them of a sign-in on a new device. */
export async function openSession(
  db: Db,
  context: { origin: string },
  exchange: HttpExchange,
  { userId, method, emulation, isConfirmed }: ProvedSignIn,
) {
  const { request } = exchange
  await withTransaction(db, async (db) => {
    const isNewDevice = !emulation && !isKnownBrowser(request, userId) && (await hasSignedInBefore(db, userId))
    const sessionId = await createSession(db, exchange, userId, { emulation, isConfirmed })
    const event = emulation ? `emulated-by-${emulation.type.toLowerCase()}` : events[method]
    await recordSecurityEvent(db, event, userId, sessionId, request)
    if (isNewDevice)
      await sendSecurityNotice(db, context, userId, {
        kind: 'new-device',
        userAgent: getUserAgent(request),
        address: request.ip,
      })
  })
}

const events: Record<ProvedSignIn['method'], string> = {
  password: 'signed-in',
  link: 'signed-in-by-link',
  invitation: 'signed-in-by-invitation',
  emulation: 'signed-in',
  passkey: 'signed-in-by-passkey',
}

import { Problem } from '@gable/shared/http/problem.ts'
import { emulationTypes } from '@gable/shared/identity/user.ts'
import type { Db } from '../platform/database.ts'
import { hashOf } from '../platform/gate.ts'
import { newToken } from '../platform/session-cookie.ts'
import { findUserByEmail, insertMagicLink, noteSecurityEvent } from './queries.ts'

/** A link by which somebody of support sees the product as this person does. Only the server's own command makes one. */
export async function startEmulation(db: Db, { email, type, by }: { email: string; type: string; by: string }) {
  const emulationType = emulationTypes.find((known) => known === type)
  if (!emulationType) throw new Problem('invalid', `The type is one of ${emulationTypes.join(', ')}.`)
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user) throw new Problem('not_found', `Nobody has the email ${email}.`)
  const token = newToken()
  const link = { token_hash: hashOf(token), user_id: user.id, state: null, minutes: 10 }
  await insertMagicLink(db, link, { type: emulationType, by })
  await noteSecurityEvent(db, 'emulation-prepared', user.id)
  return token
}

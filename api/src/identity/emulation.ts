import { Problem } from '@gable/shared/http/problem.ts'
import { emulationTypes } from '@gable/shared/identity/user.ts'
import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { createToken } from '../platform/session-cookie.ts'
import { findUserByEmail, insertMagicLink, recordSecurityEvent } from './queries.ts'

/** Creates a link that signs support in as this user. Only the operate command calls it. */
export async function createEmulationLink(db: Db, { email, type, by }: { email: string; type: string; by: string }) {
  const emulationType = emulationTypes.find((candidate) => candidate === type)
  if (!emulationType) throw new Problem('invalid', `The type must be one of ${emulationTypes.join(', ')}.`)
  const user = await findUserByEmail(db, email.trim().toLowerCase())
  if (!user) throw new Problem('not_found', `There is no user with the email ${email}.`)
  const token = createToken()
  const link = { token_hash: hashToken(token), user_id: user.id, state: null, minutes: 10 }
  await insertMagicLink(db, link, { type: emulationType, by })
  await recordSecurityEvent(db, 'emulation-prepared', user.id)
  return token
}

import { createHash, randomInt } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import type { SessionUser } from '../../platform/gate.ts'
import { recordSecurityEvent } from '../queries.ts'
import { sendSecurityNotice } from '../security-notices.ts'
import { requireConfirmation } from './confirmation.ts'
import type { IdentityContext } from './context.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  hasFactor,
  insertRecoveryCodes,
  lockFactors,
  useRecoveryCode,
} from './queries.ts'

const count = 10

/** Codes for a user who has none yet, otherwise null. */
export async function createFirstRecoveryCodes(db: Db, userId: string): Promise<string[] | null> {
  const { all } = await countRecoveryCodes(db, userId)
  return all > 0 ? null : createRecoveryCodes(db, userId)
}

export async function replaceRecoveryCodes(db: Db, context: IdentityContext, user: SessionUser) {
  await requireConfirmation(db, user)
  await lockFactors(db, user.userId)
  if (!(await hasFactor(db, user.userId))) throw new Problem('conflict', 'Add an authenticator app or a passkey first.')
  await deleteRecoveryCodes(db, user.userId)
  await recordSecurityEvent(db, 'recovery-codes-replaced', user.userId, user.sessionId)
  await sendSecurityNotice(db, context, user.userId, { kind: 'recovery-codes-replaced' })
  return { recoveryCodes: await createRecoveryCodes(db, user.userId) }
}

/** Whether this is an unused code of the user. Uses it up, and tells the user. */
export async function takeRecoveryCode(db: Db, context: IdentityContext, userId: string, code: string) {
  if (!(await useRecoveryCode(db, userId, hashCode(code)))) return false
  const { left } = await countRecoveryCodes(db, userId)
  await recordSecurityEvent(db, 'recovery-code-used', userId)
  await sendSecurityNotice(db, context, userId, { kind: 'recovery-code-used', left })
  return true
}

async function createRecoveryCodes(db: Db, userId: string) {
  const codes = Array.from({ length: count }, createCode)
  await insertRecoveryCodes(db, userId, codes.map(hashCode))
  return codes
}

/** 75 random bits, so that a plain hash of them cannot be searched. */
const createCode = () =>
  Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

// Without letters that look like digits.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const hashCode = (code: string) => createHash('sha256').update(normalizeCode(code)).digest()

const normalizeCode = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

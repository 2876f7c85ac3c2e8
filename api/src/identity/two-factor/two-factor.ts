import type { TwoFactor } from '@gable/shared/identity/two-factor.ts'
import { confirmationMinutes } from '@gable/shared/identity/two-factor.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database.ts'
import type { SessionUser } from '../../platform/gate.ts'
import { listConfirmationMethods } from './confirmation.ts'
import { listPasskeys } from './passkey-queries.ts'
import { countRecoveryCodes, getApp, isConfirmed, listRequiringAgencies } from './queries.ts'
import { listDevices } from './trusted-device.ts'

/** The user's second factors and everything around them. */
export async function getTwoFactor(
  db: Db,
  { userId, sessionId }: SessionUser,
  request: FastifyRequest,
): Promise<TwoFactor> {
  const addedAt = (await getApp(db, userId))?.added_at
  const passkeys = await listPasskeys(db, userId)
  return {
    app: addedAt ? { addedAt: addedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, is_synced, created_at, last_used_at }) => ({
      _id: id,
      name,
      isSynced: is_synced,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: (await countRecoveryCodes(db, userId)).left,
    trustedDevices: await listDevices(db, request, userId),
    requiredBy: await listRequiringAgencies(db, userId),
    confirmation: {
      isRecent: await isConfirmed(db, sessionId, confirmationMinutes),
      methods: await listConfirmationMethods(db, userId),
    },
  }
}

import { trustedDeviceDays } from '@gable/shared/identity/two-factor.ts'
import { newId } from '@gable/shared/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database.ts'
import { hashToken } from '../../platform/gate.ts'
import { createToken } from '../../platform/session-cookie.ts'
import { formatDevice, getUserAgent } from '../device.ts'
import { deleteTrustedDevices, insertTrustedDevice, listTrustedDevices, useTrustedDevice } from './queries.ts'

/** Skips the second factor in this browser for some time. */
export async function trustDevice(
  db: Db,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
) {
  const token = createToken()
  await insertTrustedDevice(db, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    user_agent: getUserAgent(request),
    address: request.ip,
    days: trustedDeviceDays,
  })
  reply.setCookie(toCookieName(userId), token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: trustedDeviceDays * 86_400,
  })
}

export async function isTrustedDevice(db: Db, request: FastifyRequest, userId: string): Promise<boolean> {
  const hash = getDeviceHash(request, userId)
  return hash !== null && useTrustedDevice(db, userId, hash, request.ip)
}

export async function listDevices(db: Db, request: FastifyRequest, userId: string) {
  const current = getDeviceHash(request, userId)
  const rows = await listTrustedDevices(db, userId)
  return rows.map(({ id, token_hash, user_agent, address, last_used_at, expires_at }) => ({
    _id: id,
    device: formatDevice(user_agent),
    address,
    lastUsedAt: last_used_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isCurrent: current?.equals(token_hash) ?? false,
  }))
}

export const forgetOtherDevices = (db: Db, request: FastifyRequest, userId: string) =>
  deleteTrustedDevices(db, userId, getDeviceHash(request, userId))

function getDeviceHash(request: FastifyRequest, userId: string) {
  const token = request.cookies[toCookieName(userId)]
  return token ? hashToken(token) : null
}

/** Colleagues who share a browser have a cookie each. */
const toCookieName = (userId: string) => `gable_trusted_${userId.slice(-12)}`

import { Problem } from '@gable/shared/http/problem.ts'
import { signInExpired } from '@gable/shared/identity/messages.ts'
import type { CodeEntry, PasskeyAssertion } from '@gable/shared/identity/two-factor.ts'
import type { FastifyReply } from 'fastify'
import type { SignInMethod } from '../../database/schema/sign-in.ts'
import { type Db, withTransaction } from '../../platform/database.ts'
import { hashToken, type SessionUser } from '../../platform/gate.ts'
import { createToken } from '../../platform/session-cookie.ts'
import { openSession } from '../open-session.ts'
import type { HttpExchange } from '../sign-in.ts'
import { consumeSignInAttempt, type SignInLimits } from '../sign-in-limits.ts'
import { requireCode } from './confirm-session.ts'
import type { IdentityContext } from './context.ts'
import { createAssertionOptions, verifyAssertion } from './passkeys.ts'
import { deletePendingSignIn, getFactors, getPendingSignIn, insertPendingSignIn } from './queries.ts'
import { isTrustedDevice, trustDevice } from './trusted-device.ts'

const limits: SignInLimits = {
  address: { name: 'second-factor-address', attempts: 60, minutes: 15 },
  person: { name: 'second-factor-person', attempts: 8, minutes: 15 },
  everywhere: { name: 'second-factor-everywhere', attempts: 20, minutes: 60, maxSeconds: 300 },
}

const pendingMinutes = 10

interface FirstFactor {
  userId: string
  method: SignInMethod
  emulation?: SessionUser['emulation']
}

/** Creates the session of a user who has proved the first factor, unless it takes a second one. Returns whether it does. */
export async function passFirstFactor(
  db: Db,
  context: IdentityContext,
  exchange: HttpExchange,
  { userId, method, emulation = null }: FirstFactor,
): Promise<{ needsSecondFactor?: true }> {
  const { hasApp, hasPasskey } = await getFactors(db, userId)
  const hasFactor = hasApp || hasPasskey
  const isTrusted = hasFactor && !emulation && (await isTrustedDevice(db, exchange.request, userId))
  if (!hasFactor || isTrusted) {
    await openSession(db, context, exchange, { userId, method, emulation, isConfirmed: !isTrusted })
    return {}
  }
  const token = createToken()
  await insertPendingSignIn(db, {
    token_hash: hashToken(token),
    user_id: userId,
    method,
    emulation_type: emulation?.type ?? null,
    emulated_by: emulation?.by ?? null,
    minutes: pendingMinutes,
  })
  setPendingCookie(exchange.reply, token)
  return { needsSecondFactor: true }
}

export async function getSecondFactorStep(db: Db, exchange: HttpExchange) {
  const pending = await getPendingOrThrow(db, exchange)
  return {
    email: pending.email,
    canTrustDevice: pending.emulation_type === null,
    ...(await getFactors(db, pending.user_id)),
  }
}

export async function passSecondFactorByCode(
  db: Db,
  context: IdentityContext,
  exchange: HttpExchange,
  { entry, ...options }: { entry: CodeEntry; trustDevice: boolean },
) {
  const pending = await getPendingOrThrow(db, exchange)
  const refund = await consumeSignInAttempt(db, limits, pending.email, exchange)
  await requireCode(db, context, pending.user_id, entry)
  await refund()
  await completeSignIn(db, context, exchange, pending, options)
}

export async function createSecondFactorOptions(db: Db, context: IdentityContext, exchange: HttpExchange) {
  const { user_id } = await getPendingOrThrow(db, exchange)
  return createAssertionOptions(db, context, 'second-factor', user_id)
}

export async function passSecondFactorByPasskey(
  db: Db,
  context: IdentityContext,
  exchange: HttpExchange,
  { credential, ...options }: { credential: PasskeyAssertion; trustDevice: boolean },
) {
  const pending = await getPendingOrThrow(db, exchange)
  const refund = await consumeSignInAttempt(db, limits, pending.email, exchange)
  await verifyAssertion(db, context, { purpose: 'second-factor', userId: pending.user_id }, credential)
  await refund()
  await completeSignIn(db, context, exchange, pending, options)
}

type PendingSignIn = NonNullable<Awaited<ReturnType<typeof getPendingSignIn>>>

/** Of two requests at once, one gets a session. */
async function completeSignIn(
  db: Db,
  context: IdentityContext,
  exchange: HttpExchange,
  { token_hash, user_id: userId, method, emulation_type: type, emulated_by: by }: PendingSignIn,
  options: { trustDevice: boolean },
) {
  await withTransaction(db, async (db) => {
    if (!(await deletePendingSignIn(db, token_hash))) throw new Problem('not_found', signInExpired)
    const emulation = type && { type, by: by ?? '' }
    await openSession(db, context, exchange, { userId, method, emulation, isConfirmed: true })
    if (options.trustDevice && !emulation) await trustDevice(db, exchange, userId)
  })
  exchange.reply.clearCookie(pendingCookie, { path: pendingPath })
}

async function getPendingOrThrow(db: Db, { request }: HttpExchange): Promise<PendingSignIn> {
  const token = request.cookies[pendingCookie]
  const pending = token ? await getPendingSignIn(db, hashToken(token)) : undefined
  if (!pending) throw new Problem('not_found', signInExpired)
  return pending
}

const pendingCookie = 'gable_pending_sign_in'
const pendingPath = '/api/auth'

const setPendingCookie = (reply: FastifyReply, token: string) =>
  reply.setCookie(pendingCookie, token, {
    path: pendingPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
    maxAge: pendingMinutes * 60,
  })

import { decryptCredential } from '../connected-apps/credential-encryption.ts'
import { toTargetPolicy } from '../platform/outbound/target.ts'
import type { Settings } from '../platform/settings.ts'
import type { Crm } from './crm.ts'
import { createFollowUpBoss } from './follow-up-boss/follow-up-boss.ts'
import { RateLimiter } from './follow-up-boss/rate-limiter.ts'

export type CrmSettings = Pick<Settings, 'FOLLOW_UP_BOSS_URL' | 'FOLLOW_UP_BOSS_SYSTEM_KEY' | 'WEBHOOKS_ALLOW_PRIVATE'>

export type CreateCrm = (connection: { id: string; credential: Buffer }, signal: AbortSignal, timeoutMs?: number) => Crm

/** The key is decrypted for the time of its use. One limiter per app of an account serves all of a process. */
export function createCrmFactory(settings: CrmSettings, secret: Buffer): CreateCrm {
  const limiters = new Map<string, RateLimiter>()
  return ({ id, credential }, signal, timeoutMs) => {
    const limiter = limiters.get(id) ?? new RateLimiter()
    limiters.set(id, limiter)
    return createFollowUpBoss({
      url: settings.FOLLOW_UP_BOSS_URL,
      key: decryptCredential(credential, id, secret),
      systemKey: settings.FOLLOW_UP_BOSS_SYSTEM_KEY,
      policy: toTargetPolicy(settings),
      limiter,
      signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  }
}

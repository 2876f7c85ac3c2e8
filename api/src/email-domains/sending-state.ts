import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getEmailSettings } from './settings-queries.ts'

interface SendingState {
  /** Since when nothing is sent because too many emails bounced or were reported as spam. */
  pausedAt: Date | null
  weeklyLimit: number
  quietFrom: number
  quietTill: number
}

/** Whether and when marketing emails of an account may be sent. */
export async function getSendingState(db: Db, scope: AccountScope): Promise<SendingState> {
  const { paused_at, weekly_limit, quiet_from, quiet_till } = await getEmailSettings(db, scope)
  return { pausedAt: paused_at, weeklyLimit: weekly_limit, quietFrom: quiet_from, quietTill: quiet_till }
}

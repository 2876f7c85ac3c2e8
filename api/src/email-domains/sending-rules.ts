import type { SendingRules } from '@gable/shared/email-domains/email-domain.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getSendingState } from './sending-state.ts'
import { updateEmailSettings } from './settings-queries.ts'

export async function getSendingRules(db: Db, scope: AccountScope): Promise<SendingRules> {
  const { pausedAt: _, ...rules } = await getSendingState(db, scope)
  return rules
}

export async function updateSendingRules(db: Db, scope: AccountScope, rules: SendingRules): Promise<SendingRules> {
  const { weeklyLimit, quietFrom, quietTill } = rules
  await updateEmailSettings(db, scope, { weekly_limit: weeklyLimit, quiet_from: quietFrom, quiet_till: quietTill })
  await publishLiveEvent(db, scope, { kind: 'email-domains', id: 'rules' })
  return rules
}

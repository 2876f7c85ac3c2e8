import type { AppName } from '@gable/shared/connected-apps/catalog.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { requestJson } from '../platform/outbound/request-json.ts'
import { OutboundError } from '../platform/outbound/send-request.ts'
import { type TargetPolicy, toTargetPolicy } from '../platform/outbound/target.ts'
import type { Settings } from '../platform/settings.ts'
import { checkFollowUpBossKey } from './checks/follow-up-boss.ts'
import { checkZestimateToken } from './checks/zestimate.ts'

export type CheckSettings = Pick<
  Settings,
  'FOLLOW_UP_BOSS_URL' | 'FOLLOW_UP_BOSS_SYSTEM_KEY' | 'ZESTIMATE_URL' | 'WEBHOOKS_ALLOW_PRIVATE'
>

/** What an app says about a key. `UNCLEAR`: it did not say. */
type CheckResult = 'VALID' | 'REFUSED' | 'WITHOUT_ACCESS' | 'UNCLEAR'

interface CheckContext {
  settings: CheckSettings
  request: (url: string, headers: Record<string, string>) => ReturnType<typeof requestJson>
}

export type CheckCredential = (credential: string, context: CheckContext) => Promise<CheckResult>

/** The apps that can be asked about a key. The keys of other apps are stored as they are. */
const checks: Partial<Record<AppName, CheckCredential>> = {
  'follow-up-boss': checkFollowUpBossKey,
  zestimate: checkZestimateToken,
}

/** Asks the app whether it knows a key. Waits for the network, so it is called outside of transactions. */
export async function checkCredential(
  { appName, title, credential }: { appName: AppName; title: string; credential: string },
  settings: CheckSettings,
  signal: AbortSignal,
): Promise<void> {
  const check = checks[appName]
  if (!check) return
  const policy: TargetPolicy = toTargetPolicy(settings)
  const request: CheckContext['request'] = (url, headers) =>
    requestJson({ url, headers, policy, signal, timeoutMs: 8000, maxBytes: 200_000 })
  const result = await check(credential, { settings, request }).catch((error) => {
    if (error instanceof OutboundError) return 'UNCLEAR' as const
    throw error
  })
  if (result === 'REFUSED') throw invalid({ credential: `${title} does not know this key` })
  if (result === 'WITHOUT_ACCESS') throw invalid({ credential: `${title} knows this key but gives it no access` })
  if (result === 'UNCLEAR')
    throw new Problem('unavailable', `${title} did not answer. Please try again in a few minutes.`)
}

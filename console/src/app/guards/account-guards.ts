import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { safeNext } from '@gable/shared/identity/next.ts'
import { onboardingTarget } from '@gable/shared/onboarding/steps.ts'
import type { Account } from '../../platform/account.ts'
import { accountPath } from '../../platform/account.ts'
import { areaOf, nextOf, type Place, type Verdict, withinAccount, withNext } from './verdict.ts'

/** An account one is not connected to sends to the choice of account, and the page is asked for again there. */
export function askConnection(accIds: readonly string[], accountId: string, place: Place): Verdict {
  if (accIds.includes(accountId)) return 'open'
  return { go: withNext('/accounts', nextOf(withinAccount(place))) }
}

export const askPlan = ({ plan }: Pick<Account, 'plan'>): 'open' | 'schedule-demo' =>
  plan.planName ? 'open' : 'schedule-demo'

/** Who has a step of onboarding left is led to it and to no other; who has none has no business there. */
export function askOnboarding(account: Account, place: Place): Verdict | 'waiting' {
  const within = withinAccount(place)
  const isOnboarding = areaOf(within) === 'onboarding'
  const target = onboardingTarget(account)
  if (target === 'waiting') return 'waiting'
  const asked = safeNext(new URLSearchParams(place.search).get('next'))
  if (target === 'done') return isOnboarding ? { go: withNext(accountPath(account.accountId), asked) } : 'open'
  const step = `onboarding/${target}`
  if (within.pathname.replace(/\/+$/, '') === step) return 'open'
  const next = isOnboarding || within.pathname === '' ? asked : nextOf(within)
  return { go: withNext(accountPath(account.accountId, step), next) }
}

/** A suspended account opens on nothing but the page that says so and the one where it can be paid for. */
export function askFreeze({ accountId, agency }: Account, place: Place, now = Date.now()): Verdict {
  const area = areaOf(withinAccount(place))
  const isFrozen = isSuspended(agency.defaultSettings.softFreezeAfter, now)
  if (!isFrozen) return area === 'suspended' ? { go: accountPath(accountId, 'home') } : 'open'
  return openWhileFrozen.includes(area) ? 'open' : { go: accountPath(accountId, 'suspended') }
}

const openWhileFrozen = ['suspended', 'billing', 'onboarding']

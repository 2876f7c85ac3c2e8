import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { toSafeNext } from '@gable/shared/identity/next.ts'
import { getNextOnboardingStep } from '@gable/shared/onboarding/steps.ts'
import type { GuardResult } from '../../layout/guard-result.ts'
import {
  addNextParam,
  getArea,
  type PageLocation,
  toLocationInAccount,
  toNextPath,
} from '../../layout/page-location.ts'
import { type Account, accountPath } from '../../platform/account.ts'

/** Redirects to the account list, which then opens the same page in the account the user selects. */
export function checkConnection(accIds: readonly string[], accountId: string, location: PageLocation): GuardResult {
  if (accIds.includes(accountId)) return 'open'
  return { redirectTo: addNextParam('/accounts', toNextPath(toLocationInAccount(location))) }
}

export const checkPlan = ({ plan }: Pick<Account, 'plan'>): 'open' | 'schedule-demo' =>
  plan.planName ? 'open' : 'schedule-demo'

/** Redirects an unfinished account to its current onboarding step, and a finished one out of onboarding. */
export function checkOnboarding(account: Account, location: PageLocation): GuardResult | 'waiting' {
  const { accountId } = account
  const inAccount = toLocationInAccount(location)
  const isOnboarding = getArea(inAccount) === 'onboarding'
  const target = getNextOnboardingStep(account)
  if (target === 'waiting') return 'waiting'
  const requested = toSafeNext(new URLSearchParams(location.search).get('next'))
  if (target === 'done') return isOnboarding ? { redirectTo: addNextParam(accountPath(accountId), requested) } : 'open'
  const step = `onboarding/${target}`
  if (inAccount.pathname.replace(/\/+$/, '') === step) return 'open'
  const next = isOnboarding || inAccount.pathname === '' ? requested : toNextPath(inAccount)
  return { redirectTo: addNextParam(accountPath(accountId, step), next) }
}

/** Limits a suspended account to the page that explains the suspension, to billing, and to an onboarding that is not complete. */
export function checkSuspension({ accountId, agency }: Account, location: PageLocation, now = Date.now()): GuardResult {
  const area = getArea(toLocationInAccount(location))
  if (!isSuspended(agency.defaultSettings.softFreezeAfter, now))
    return area === 'suspended' ? { redirectTo: accountPath(accountId, 'home') } : 'open'
  return areasOpenWhileSuspended.includes(area) ? 'open' : { redirectTo: accountPath(accountId, 'suspended') }
}

const areasOpenWhileSuspended = ['suspended', 'billing', 'onboarding']

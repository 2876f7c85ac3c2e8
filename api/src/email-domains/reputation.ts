import { type Reputation, reputationLimits, reputationMinimum } from '@gable/shared/email-domains/email-domain.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listReputationDays, type ReputationDay } from './reputation-queries.ts'
import {
  type EmailSettingsOfAccount,
  getEmailSettings,
  lockEmailSettings,
  updateEmailSettings,
} from './settings-queries.ts'

export async function getReputation(db: Db, scope: AccountScope): Promise<Reputation> {
  const [days, settings] = [await listReputationDays(db, scope), await getEmailSettings(db, scope)]
  return {
    days,
    ...toRates(sumDays(days)),
    pausedAt: settings.paused_at?.toISOString() ?? null,
    pauseReason: settings.pause_reason,
  }
}

/**
 * Pauses sending when too many emails bounced or were reported as spam, and warns before. Called after each bounce and
 * complaint.
 */
export async function pauseIfReputationFails(db: Db, scope: AccountScope): Promise<void> {
  const problem = await findProblem(db, scope, await getEmailSettings(db, scope))
  if (!problem) return
  // Events of two workers may cross the limit at the same time, and people get one email.
  const settings = await lockEmailSettings(db, scope)
  if (settings.paused_at || (problem.level === 'WARNED' && isWarned(settings))) return
  await updateEmailSettings(
    db,
    scope,
    problem.level === 'PAUSED' ? { paused_at: new Date(), pause_reason: problem.reason } : { warned_at: new Date() },
  )
  await enqueue(db, 'send-reputation-notice', { accountId: scope.accountId, ...problem })
  await publishReputation(db, scope)
}

interface ReputationProblem {
  level: 'WARNED' | 'PAUSED'
  /** In words, with the rate and its limit. */
  reason: string
}

async function findProblem(
  db: Db,
  scope: AccountScope,
  settings: EmailSettingsOfAccount,
): Promise<ReputationProblem | undefined> {
  if (settings.paused_at) return undefined
  const counts = sumSinceResumed(await listReputationDays(db, scope), settings)
  if (counts.sent < reputationMinimum) return undefined
  const { bounceRate, complaintRate } = toRates(counts)
  const rates = [
    { rate: bounceRate, limits: reputationLimits.bounce, what: 'bounced' },
    { rate: complaintRate, limits: reputationLimits.complaint, what: 'were reported as spam' },
  ]
  const describe = (what: string, rate: number, limit: number) => `${rate}% of emails ${what}. The limit is ${limit}%.`
  const paused = rates.find(({ rate, limits }) => rate > limits.pause)
  if (paused) return { level: 'PAUSED', reason: describe(paused.what, paused.rate, paused.limits.pause) }
  const warned = rates.find(({ rate, limits }) => rate > limits.warn)
  if (!warned || isWarned(settings)) return undefined
  return { level: 'WARNED', reason: describe(warned.what, warned.rate, warned.limits.pause) }
}

/** One warning in thirty days is enough. */
const isWarned = ({ warned_at }: EmailSettingsOfAccount) =>
  warned_at !== null && Date.now() - warned_at.getTime() < 30 * dayLength

type Counts = Omit<ReputationDay, 'day'>

const sumDays = (days: readonly Counts[]): Counts =>
  days.reduce(
    (sum, { sent, bounced, complained }) => ({
      sent: sum.sent + sent,
      bounced: sum.bounced + bounced,
      complained: sum.complained + complained,
    }),
    { sent: 0, bounced: 0, complained: 0 },
  )

function sumSinceResumed(days: readonly ReputationDay[], { resumed_on, resumed_counts }: EmailSettingsOfAccount) {
  const { sent = 0, bounced = 0, complained = 0 } = resumed_counts
  const fresh = days.filter(({ day }) => resumed_on === null || day >= resumed_on)
  const before = { sent: -sent, bounced: -bounced, complained: -complained }
  return sumDays([...fresh, ...(fresh[0]?.day === resumed_on ? [before] : [])])
}

/** In percent, rounded to hundredths. */
function toRates({ sent, bounced, complained }: Counts) {
  const toRate = (count: number) => (sent > 0 ? Math.round((count / sent) * 10_000) / 100 : 0)
  return { bounceRate: toRate(bounced), complaintRate: toRate(complained) }
}

/** Allows sending again. What was counted until now does not pause it a second time. */
export async function resumeSending(db: Db, scope: AccountScope): Promise<Reputation> {
  const { paused_at } = await lockEmailSettings(db, scope)
  if (paused_at) {
    const { day, ...counts } = (await listReputationDays(db, scope)).at(-1) ?? { day: null }
    const change = { resumed_on: day, resumed_counts: JSON.stringify(counts) }
    await updateEmailSettings(db, scope, { paused_at: null, pause_reason: '', warned_at: null, ...change })
    await wakeAccount(db, 'send-emails', scope.accountId)
    await publishReputation(db, scope)
  }
  return getReputation(db, scope)
}

const publishReputation = (db: Db, scope: AccountScope) =>
  publishLiveEvent(db, scope, { kind: 'email-domains', id: 'reputation' })

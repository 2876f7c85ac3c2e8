import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Rng } from './rng.ts'
import { pickOfficeTime } from './seasonality.ts'
import type { WorldContext } from './world-context.ts'

/** The stage changes of a lead from its creation on. They may lie past today: readers take those before their time. */
export interface LeadProgress {
  stageChanges: StageChange[]
  /** The next action, should the lead stay in its stage. */
  nextAction: { day: number; minute: number; choice: number } | undefined
}

interface StageChange {
  at: Date
  from: LeadStage
  to: LeadStage
  lostReason?: string
}

export interface LeadState {
  stage: LeadStage
  since: Date
  lostReason: string | undefined
}

export function generateLeadProgress({ calendar }: WorldContext, rng: Rng, createdAt: Date): LeadProgress {
  const stageChanges: StageChange[] = []
  let from: LeadStage = 'NEW'
  let at = createdAt
  for (let next = pickNextStage(rng, from); next; next = pickNextStage(rng, from)) {
    const [to, days] = next
    at = pickOfficeTime(calendar, rng, at, days)
    stageChanges.push({
      at,
      from,
      to,
      ...(to === 'LOST' && { lostReason: rng.pick(reasons[from] ?? ['No reason given']) }),
    })
    from = to
  }
  const daysFromToday = rng.weighted([
    [rng.int(-9, -1), 22],
    [0, 18],
    [rng.int(1, 4), 35],
    [rng.int(5, 16), 25],
  ])
  const nextAction = { day: calendar.today + daysFromToday, minute: rng.int(18, 33) * 30, choice: rng.next() }
  return { stageChanges, nextAction: rng.bool(0.84) ? nextAction : undefined }
}

export function getLeadState(lead: LeadProgress & { createdAt: Date }, now: Date): LeadState {
  const last = lead.stageChanges.findLast(({ at }) => at <= now)
  return { stage: last?.to ?? 'NEW', since: last?.at ?? lead.createdAt, lostReason: last?.lostReason }
}

/** The next stage and the days until then, or undefined when the lead stays. */
function pickNextStage(rng: Rng, from: LeadStage): readonly [LeadStage, number] | undefined {
  const soon = (low: number, high: number) => low + (high - low) * rng.next() ** 2
  const transitions: Partial<Record<LeadStage, readonly (readonly [readonly [LeadStage, number], number])[]>> = {
    NEW: [
      [['CONTACTED', soon(0.03, 2)], 62],
      [['CONTACTED', soon(2, 12)], 30],
      [['LOST', rng.float(6, 25)], 8],
    ],
    CONTACTED: [
      [['QUALIFIED', soon(3, 60)], 64],
      [['LOST', rng.float(20, 90)], 36],
    ],
    QUALIFIED: [
      [['UNDER_CONTRACT', rng.float(15, 100)], 68],
      [['LOST', rng.float(30, 120)], 32],
    ],
    UNDER_CONTRACT: [
      [['CLOSED', rng.float(35, 90)], 93],
      [['LOST', rng.float(8, 30)], 7],
    ],
  }
  return rng.weighted(transitions[from] ?? [[undefined, 1]])
}

const reasons: Partial<Record<LeadStage, string[]>> = {
  NEW: ['Never answered', 'Wrong number', 'Just curious about the value'],
  CONTACTED: [
    'Staying in their home for now',
    'Working with another agent',
    'Stopped responding',
    'Just curious about the value',
  ],
  QUALIFIED: ['Chose another agent', 'Sold to a relative', 'Waiting for lower rates', 'Staying in their home for now'],
  UNDER_CONTRACT: ['Buyer lost financing', 'Failed inspection'],
}

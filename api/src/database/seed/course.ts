import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Chance } from './chance.ts'
import { workingMoment } from './rhythm.ts'
import type { Setting } from './setting.ts'

/** How a lead goes on from its beginning, also past today: whoever asks takes what has happened by then. */
export interface Course {
  moves: Move[]
  /** What its agent means to do next, were it to stay where it is. */
  plan: { day: number; minute: number; wish: number } | undefined
}

export interface Move {
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

export function courseOf({ calendar }: Setting, chance: Chance, createdAt: Date): Course {
  const moves: Move[] = []
  let from: LeadStage = 'NEW'
  let at = createdAt
  for (let next = nextStep(chance, from); next; next = nextStep(chance, from)) {
    const [to, days] = next
    at = workingMoment(calendar, chance, at, days)
    moves.push({ at, from, to, ...(to === 'LOST' && { lostReason: chance.pick(reasons[from] ?? ['Gave no reason']) }) })
    from = to
  }
  const inDays = chance.weigh([
    [chance.whole(-9, -1), 22],
    [0, 18],
    [chance.whole(1, 4), 35],
    [chance.whole(5, 16), 25],
  ])
  const plan = { day: calendar.today + inDays, minute: chance.whole(18, 33) * 30, wish: chance.unit() }
  return { moves, plan: chance.happens(0.84) ? plan : undefined }
}

export function stateAt(lead: Course & { createdAt: Date }, now: Date): LeadState {
  const last = lead.moves.findLast(({ at }) => at <= now)
  return { stage: last?.to ?? 'NEW', since: last?.at ?? lead.createdAt, lostReason: last?.lostReason }
}

/** Where it goes next and after how many days; nothing, when it stays. */
function nextStep(chance: Chance, from: LeadStage): readonly [LeadStage, number] | undefined {
  const soon = (low: number, high: number) => low + (high - low) * chance.unit() ** 2
  const ways: Partial<Record<LeadStage, readonly (readonly [readonly [LeadStage, number], number])[]>> = {
    NEW: [
      [['CONTACTED', soon(0.03, 2)], 62],
      [['CONTACTED', soon(2, 12)], 30],
      [['LOST', chance.between(6, 25)], 8],
    ],
    CONTACTED: [
      [['QUALIFIED', soon(3, 60)], 64],
      [['LOST', chance.between(20, 90)], 36],
    ],
    QUALIFIED: [
      [['UNDER_CONTRACT', chance.between(15, 100)], 68],
      [['LOST', chance.between(30, 120)], 32],
    ],
    UNDER_CONTRACT: [
      [['CLOSED', chance.between(35, 90)], 93],
      [['LOST', chance.between(8, 30)], 7],
    ],
  }
  return chance.weigh(ways[from] ?? [[undefined, 1]])
}

const reasons: Partial<Record<LeadStage, string[]>> = {
  NEW: ['Never answered', 'Wrong number', 'Only curious about the value'],
  CONTACTED: [
    'Stays in the home for now',
    'Works with another agent',
    'Never answered again',
    'Only curious about the value',
  ],
  QUALIFIED: ['Chose another agent', 'Sold to a relative', 'Waits for lower rates', 'Stays in the home for now'],
  UNDER_CONTRACT: ['Buyer lost the financing', 'Inspection findings'],
}

import type { DemoContent } from './contents-fixtures.ts'
import { listSecondTuesdays } from './emails.ts'
import type { WorldContext } from './world-context.ts'

/** Which template was sent on which newsletter day, oldest first. */
export interface Sending {
  templateId: string
  day: number
}

/**
 * The archived email went out first. Later smart content takes every second newsletter, the checklist each October, and
 * the other emails take turns.
 */
export function planSendings(context: WorldContext, contents: DemoContent[], smartTemplateIds: string[]): Sending[] {
  const days = listSecondTuesdays(context).filter((day) => context.calendar.at(day, 9.5 * 60) < context.calendar.now)
  const archived = contents.find(({ status }) => status === 'ARCHIVED')?.templateId
  const regular = contents
    .filter(({ status, templateId }) => status === 'PUBLISHED' && templateId !== checklist)
    .map(({ templateId }) => templateId)
  const [nextRegular, nextSmart] = [takeTurns(regular), takeTurns(smartTemplateIds)]
  return days.map((day, index) => {
    const isOctober = context.calendar.dateOf(day).slice(5, 7) === '10'
    if (index < 2 && archived) return { day, templateId: archived }
    if (isOctober) return { day, templateId: checklist }
    return { day, templateId: index >= days.length - smartMonths && index % 2 === 1 ? nextSmart() : nextRegular() }
  })
}

export const smartMonths = 13
const checklist = 'fall-checklist'

function takeTurns<T>(list: T[]): () => T {
  let turn = 0
  return () => list[turn++ % list.length] as T
}

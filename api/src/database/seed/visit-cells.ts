import type { Chance } from './chance.ts'
import type { Setting } from './setting.ts'
import { trafficOf } from './traffic.ts'
import type { VisitCell } from './visits.ts'

/** Shares out the agency's visits among its widgets and pages and their days, so that they add up. */
export function visitCellsOf({ recipe, subjects, calendar, rhythm, chanceOf }: Setting): VisitCell[] {
  const chance = chanceOf('visits')
  const weighed = Array.from({ length: calendar.today + 1 }, (_, day) => day).flatMap((day) =>
    subjects
      .filter((subject) => trafficOf(subject).share > 0 && trafficOf(subject).publishedOn <= day)
      .map((subject) => ({
        subject: subject.subject,
        subject_id: subject.id,
        starts: calendar.at(day).getTime(),
        entrance_rate: trafficOf(subject).entranceRate,
        weight: trafficOf(subject).share * rhythm.busyness(day) * mood(chance),
      })),
  )
  return shareOut(recipe.sizes.visits, weighed)
}

/** Some days go well for no reason. */
export const mood = (chance: Chance): number => chance.between(0.7, 1.3)

/** Whole numbers that keep the proportions and add up to the total. */
export function shareOut<T extends { weight: number }>(total: number, list: T[]) {
  const sum = list.reduce((sum, { weight }) => sum + weight, 0)
  let before = 0
  return list.map(({ weight, ...rest }) => {
    const visits = Math.round(((before + weight) / sum) * total) - Math.round((before / sum) * total)
    before += weight
    return { ...rest, visits }
  })
}

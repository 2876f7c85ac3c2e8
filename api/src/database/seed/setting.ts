import { type DemoSubject, demoSubjectsOf } from '@gable/shared/demo/subjects.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import { type Chance, chanceFrom } from './chance.ts'
import type { Recipe } from './recipe.ts'
import { type Rhythm, rhythmOf } from './rhythm.ts'

/** What every part of one agency's story knows. */
export interface Setting {
  recipe: Recipe
  calendar: Calendar
  rhythm: Rhythm
  team: TeamMember[]
  subjects: DemoSubject[]
  dashboard: DemoSubject
  /** Each part of the story draws from a stream of its own, so that a longer part leaves the others as they were. */
  chanceOf(part: string): Chance
}

export interface TeamMember {
  id: string
  name: string
}

export function settingOf(recipe: Recipe, team: TeamMember[], now: Date): Setting {
  const calendar = calendarOf(recipe.zone, now)
  const subjects = demoSubjectsOf(recipe.agency)
  const dashboard = subjects.find(({ subject }) => subject === 'contact-dashboard')
  if (!dashboard) throw new Error(`${recipe.agency} has no dashboard`)
  const chanceOf = (part: string) => chanceFrom(`${recipe.agency}/${part}`)
  return { recipe, calendar, rhythm: rhythmOf(calendar), team, subjects, dashboard, chanceOf }
}

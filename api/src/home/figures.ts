import type { HomeFigures } from '@gable/shared/home/endpoints.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { countContactsAndLeads, listVisitsByDay } from './queries.ts'

export async function getHomeFigures(db: Db, scope: Scope): Promise<HomeFigures> {
  const people = await countContactsAndLeads(db, scope)
  const days = await listVisitsByDay(db, scope)
  const weeksOf = (metric: 'views' | 'submissions') => ({
    thisWeek: sum(days.slice(-7), metric),
    lastWeek: sum(days.slice(-14, -7), metric),
  })
  return { ...people, views: weeksOf('views'), submissions: weeksOf('submissions'), days }
}

const sum = (days: HomeFigures['days'], metric: 'views' | 'submissions') =>
  days.reduce((total, day) => total + day[metric], 0)

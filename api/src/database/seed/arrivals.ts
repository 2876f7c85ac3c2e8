import type { DemoSubject } from '@gable/shared/demo/subjects.ts'
import { visitorMinute, workingMinute } from './rhythm.ts'
import type { Setting } from './setting.ts'
import { trafficOf } from './traffic.ts'

export type Source = 'Import' | 'Open house' | 'Referral' | 'Landing page' | 'Widget'

/** How a person came to be known to the agency. */
export interface Arrival {
  at: Date
  source: Source
  /** The widget or page that was filled in. */
  subject?: DemoSubject
}

/** Everybody who comes, in order of arrival. */
export function arrivalsOf(setting: Setting): Arrival[] {
  const arrivals = [...imports(setting), ...openHouses(setting), ...referrals(setting), ...submissions(setting)]
  return arrivals.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Three address books: one to begin with, one of an agent who joined, one of a neighbour who retired. */
function imports({ recipe, calendar }: Setting): Arrival[] {
  return Array.from({ length: recipe.sizes.imports }, (_, index) => {
    const share = index / recipe.sizes.imports
    const [day, minute] = share < 0.6 ? [1, 610] : share < 0.85 ? [223, 842] : [518, 575]
    return { at: new Date(calendar.at(day, minute).getTime() + index * 7), source: 'Import' }
  })
}

function openHouses({ recipe, calendar, rhythm, chanceOf }: Setting): Arrival[] {
  const chance = chanceOf('open houses')
  return Array.from({ length: recipe.sizes.openHouses }, () => {
    let day = rhythm.busyDay(chance, 6, calendar.today - 7)
    while (calendar.weekday(day) !== 0) day += 1
    return { at: calendar.at(day, 13 * 60 + chance.between(0, 180)), source: 'Open house' }
  })
}

function referrals({ recipe, calendar, rhythm, chanceOf }: Setting): Arrival[] {
  const chance = chanceOf('referrals')
  return Array.from({ length: recipe.sizes.referrals }, () => {
    const day = rhythm.busyDay(chance, 4)
    return { at: calendar.at(day, workingMinute(chance)), source: 'Referral' }
  })
}

function submissions({ recipe, calendar, rhythm, subjects, chanceOf }: Setting): Arrival[] {
  const chance = chanceOf('submissions')
  return Array.from({ length: recipe.sizes.formLeads }, () => {
    // These weeks' campaign goes well, so that there is something to do today.
    const day = rhythm.busyDay(chance, chance.happens(0.2) ? calendar.today - 40 : 2)
    const out = subjects.filter((subject) => trafficOf(subject).publishedOn < day)
    const subject = chance.weigh(
      out.map((subject) => [subject, trafficOf(subject).share * trafficOf(subject).entranceRate] as const),
    )
    const source = subject.subject === 'widget' ? 'Widget' : 'Landing page'
    return { at: calendar.at(day, visitorMinute(chance)), source, subject }
  })
}

import type { DemoAsset } from '@gable/shared/demo/assets.ts'
import { pickOfficeMinute, pickVisitorMinute } from './seasonality.ts'
import { trafficOf } from './traffic.ts'
import type { WorldContext } from './world-context.ts'

export type Source = 'Import' | 'Open house' | 'Referral' | 'Landing page' | 'Widget'

/** The way a contact came to the agency. */
export interface Acquisition {
  at: Date
  source: Source
  /** The widget or page the contact submitted. */
  asset?: DemoAsset
}

/** All acquisitions in order of time. */
export function generateAcquisitions(context: WorldContext): Acquisition[] {
  const acquisitions = [...imports(context), ...openHouses(context), ...referrals(context), ...submissions(context)]
  return acquisitions.sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Three imported address books: the first at the start, one of an agent who joined, one of a retired colleague. */
function imports({ config, calendar }: WorldContext): Acquisition[] {
  return Array.from({ length: config.sizes.imports }, (_, index) => {
    const share = index / config.sizes.imports
    const [day, minute] = share < 0.6 ? [1, 610] : share < 0.85 ? [223, 842] : [518, 575]
    return { at: new Date(calendar.at(day, minute).getTime() + index * 7), source: 'Import' }
  })
}

function openHouses({ config, calendar, seasonality, rngFor }: WorldContext): Acquisition[] {
  const rng = rngFor('open houses')
  return Array.from({ length: config.sizes.openHouses }, () => {
    let day = seasonality.pickDay(rng, 6, calendar.today - 7)
    while (calendar.weekday(day) !== 0) day += 1
    return { at: calendar.at(day, 13 * 60 + rng.float(0, 180)), source: 'Open house' }
  })
}

function referrals({ config, calendar, seasonality, rngFor }: WorldContext): Acquisition[] {
  const rng = rngFor('referrals')
  return Array.from({ length: config.sizes.referrals }, () => {
    const day = seasonality.pickDay(rng, 4)
    return { at: calendar.at(day, pickOfficeMinute(rng)), source: 'Referral' }
  })
}

function submissions({ config, calendar, seasonality, assets, rngFor }: WorldContext): Acquisition[] {
  const rng = rngFor('submissions')
  return Array.from({ length: config.sizes.formLeads }, () => {
    // A fifth of the submissions are recent, so that Today has leads to work on.
    const day = seasonality.pickDay(rng, rng.bool(0.2) ? calendar.today - 40 : 2)
    const published = assets.filter((asset) => trafficOf(asset).publishedOn < day)
    const asset = rng.weighted(
      published.map((asset) => [asset, trafficOf(asset).share * trafficOf(asset).entranceRate] as const),
    )
    const source = asset.kind === 'widget' ? 'Widget' : 'Landing page'
    return { at: calendar.at(day, pickVisitorMinute(rng)), source, asset }
  })
}

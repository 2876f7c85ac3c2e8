import { type DemoAsset, listDemoAssets } from '@gable/shared/demo/assets.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { createRng, type Rng } from './rng.ts'
import { createSeasonality, type Seasonality } from './seasonality.ts'
import type { WorldConfig } from './world-config.ts'

/** Shared by the generators of one agency. */
export interface WorldContext {
  config: WorldConfig
  calendar: Calendar
  seasonality: Seasonality
  team: TeamMember[]
  assets: DemoAsset[]
  dashboard: DemoAsset
  /** Each generator uses its own random sequence, so that a change in one leaves the others as they are. */
  rngFor(part: string): Rng
}

export interface TeamMember {
  id: string
  name: string
}

export function createWorldContext(config: WorldConfig, team: TeamMember[], now: Date): WorldContext {
  const calendar = createCalendar(config.zone, now)
  const assets = listDemoAssets(config.agency)
  const dashboard = assets.find(({ kind }) => kind === 'contact-dashboard')
  if (!dashboard) throw new Error(`${config.agency} has no dashboard`)
  const rngFor = (part: string) => createRng(`${config.agency}/${part}`)
  return { config, calendar, seasonality: createSeasonality(calendar), team, assets, dashboard, rngFor }
}

import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import {
  type SellingOptionsSettings,
  sellingOptionKeys,
} from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import type { PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { matchFilterLists, type OwnerRow } from './owner-queries.ts'
import type { PageContent } from './page-content.ts'

/** The modules that a contact sees, in order: active ones whose filters match, with the selling options that match. */
export async function listVisibleModules(
  db: Db,
  scope: AccountScope,
  { contactId, activeApps }: Pick<OwnerRow, 'contactId' | 'activeApps'>,
  { modules, vendors }: Pick<PageContent, 'modules' | 'vendors'>,
  isNonMarketing: boolean,
): Promise<PublicModule[]> {
  const candidates = modules.filter(
    (module) =>
      module.isActive &&
      !(isNonMarketing && mortgageModules.has(module.moduleType)) &&
      !(module.moduleType === 'LENDER' && !vendors[module.settings.vendor]),
  )
  const lists = candidates.flatMap((module) => [
    module.visibilitySettings.filters,
    ...(module.moduleType === 'SELLING_OPTIONS' ? listOptionFilters(module.settings) : []),
  ])
  const matches = (await matchFilterLists(db, scope, contactId, lists)).values()
  const nextMatch = () => matches.next().value === true
  return candidates.flatMap((module) => {
    const isVisible = nextMatch()
    if (module.moduleType !== 'SELLING_OPTIONS') return isVisible ? [toPublicModule(module)] : []
    const settings = hideOptions(module.settings, nextMatch, activeApps.includes('homeward'))
    const hasOption = Object.values(sellingOptionKeys).some((key) => settings[key].enabled)
    return isVisible && hasOption ? [toPublicModule({ ...module, settings })] : []
  })
}

/** Every module, whether it is active or not, for the editor's preview. */
export const toPublicModule = ({ moduleId, moduleType, settings }: DashboardModule): PublicModule =>
  ({ moduleId, moduleType, settings }) as PublicModule

/** Mortgages may not be shown to contacts who opted out of marketing. */
const mortgageModules = new Set<DashboardModule['moduleType']>(['HOME_EQUITY', 'MORTGAGE_TREND'])

const listOptionFilters = (settings: SellingOptionsSettings) =>
  Object.values(sellingOptionKeys).map((key) => settings[key].filters)

/** Homeward is offered while its app is connected. */
function hideOptions(
  settings: SellingOptionsSettings,
  isVisible: () => boolean,
  hasHomeward: boolean,
): SellingOptionsSettings {
  const options = Object.values(sellingOptionKeys).map((key) => {
    const { enabled, ...option } = settings[key]
    // Every option takes its match, also one that is turned off.
    const matches = isVisible()
    return [key, { ...option, enabled: enabled && matches && (key !== 'homeward' || hasHomeward) }]
  })
  return { ...settings, ...Object.fromEntries(options) }
}

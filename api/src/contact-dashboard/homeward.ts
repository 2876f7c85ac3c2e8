import { sellingOptionKeys } from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import type { HomewardData } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { translateModule } from '@gable/shared/contact-dashboard/translate-module.ts'
import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toButtonPath } from './dashboard-form.ts'
import { hasSubmittedFromButton } from './homeward-queries.ts'
import type { OwnerKey } from './owner-queries.ts'
import type { PageContent } from './page-content.ts'
import { toPublicModule } from './visible-modules.ts'

interface HomewardInput {
  owner: OwnerKey
  content: Pick<PageContent, 'dashboardId' | 'modules'>
  value: HomeValue
}

/** Asks the database only if the option is turned on. */
export async function getHomeward(
  db: Db,
  scope: AccountScope,
  { owner, content: { dashboardId, modules }, value }: HomewardInput,
): Promise<HomewardData> {
  const offering = modules.filter(
    ({ moduleType, isActive, settings }) => moduleType === 'SELLING_OPTIONS' && isActive && settings.homeward.enabled,
  )
  const paths = offering.map(({ moduleId }) => toButtonPath({ moduleId, button: sellingOptionKeys.HOMEWARD }))
  const buttons = offering.flatMap((module) => listButtonTexts(toPublicModule(module)))
  return {
    avm: value.data[0]?.median ?? null,
    isPreliminaryOfferRequested:
      offering.length > 0 && (await hasSubmittedFromButton(db, scope, { ...owner, dashboardId, paths, buttons })),
  }
}

/** Submissions keep the texts that the owner saw, in the language of the page. */
const listButtonTexts = (module: ReturnType<typeof toPublicModule>) =>
  [module, translateModule(module, 'es')].flatMap((translated) =>
    translated.moduleType === 'SELLING_OPTIONS'
      ? [{ label: module.settings.name, value: translated.settings.homeward.ctaButton.label }]
      : [],
  )

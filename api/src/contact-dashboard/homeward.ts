import type { HomewardData } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { translateModule } from '@gable/shared/contact-dashboard/translate-module.ts'
import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
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
  const buttons = modules.flatMap((module) =>
    module.moduleType === 'SELLING_OPTIONS' && module.isActive && module.settings.homeward.enabled
      ? listButtonTexts(toPublicModule(module))
      : [],
  )
  return {
    avm: value.data[0]?.median ?? null,
    isPreliminaryOfferRequested:
      buttons.length > 0 && (await hasSubmittedFromButton(db, scope, { ...owner, dashboardId, buttons })),
  }
}

/** Submissions keep the texts that the owner saw, in the language of the page. */
const listButtonTexts = (module: ReturnType<typeof toPublicModule>) =>
  [module, translateModule(module, 'es')].flatMap((translated) =>
    translated.moduleType === 'SELLING_OPTIONS'
      ? [{ label: module.settings.name, value: translated.settings.homeward.ctaButton.label }]
      : [],
  )

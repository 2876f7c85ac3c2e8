import { getModuleButtons } from '@gable/shared/contact-dashboard/module-buttons.ts'
import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { ComponentChild } from 'preact'
import type { ModuleProps } from './module-props.ts'
import { BuyingPreference } from './modules/buying-preference.tsx'
import { Comps } from './modules/comps.tsx'
import { ContactAgent } from './modules/contact-agent.tsx'
import { Cta } from './modules/cta.tsx'
import { HomeDetails } from './modules/home-details.tsx'
import { HomeEquity } from './modules/home-equity.tsx'
import { HomeEstimate } from './modules/home-estimate.tsx'
import { HomeValueTrend } from './modules/home-value-trend.tsx'
import { Html } from './modules/html.tsx'
import { Lender } from './modules/lender.tsx'
import { MortgageTrend } from './modules/mortgage-trend.tsx'
import { MultiAvm } from './modules/multi-avm.tsx'
import { PrimaryCta } from './modules/primary-cta.tsx'
import { SellingOptions } from './modules/selling-options.tsx'
import { ThreeStepProcess } from './modules/three-step-process.tsx'
import { Video } from './modules/video.tsx'

/** The component of each module type. A type without one does not compile. */
const components: { [T in ModuleType]: (props: ModuleProps<T>) => ComponentChild } = {
  HOME_ESTIMATE: HomeEstimate,
  MULTI_AVM: MultiAvm,
  HOME_VALUE_TREND: HomeValueTrend,
  SELLING_OPTIONS: SellingOptions,
  HOME_EQUITY: HomeEquity,
  COMPS: Comps,
  MORTGAGE_TREND: MortgageTrend,
  HOME_DETAILS: HomeDetails,
  BUYING_PREFERENCE: BuyingPreference,
  PRIMARY_CTA: PrimaryCta,
  CONTACT_AGENT: ContactAgent,
  THREE_STEP_PROCESS: ThreeStepProcess,
  VIDEO: Video,
  HTML: Html,
  CTA: Cta,
  LENDER: Lender,
}

export function renderModule(
  module: PublicModule,
  context: Pick<ModuleProps<ModuleType>, 'page' | 'labels'>,
): ComponentChild {
  const { moduleType, moduleId, settings } = module
  // Called as a function, so that the caller learns whether there is anything to show.
  const renderContent = components[moduleType] as (props: ModuleProps<ModuleType>) => ComponentChild
  return renderContent({ ...context, moduleId, settings, buttons: getModuleButtons(module, context.page.language) })
}

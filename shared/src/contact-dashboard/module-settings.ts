import { withDefaults } from '../assets/with-defaults.ts'
import type { ModuleType } from './module-type.ts'
import { type BuyingPreferenceSettings, defaultBuyingPreference } from './modules/buying-preference.ts'
import { type CompsSettings, defaultComps } from './modules/comps.ts'
import { type ContactAgentSettings, defaultContactAgent } from './modules/contact-agent.ts'
import { type CtaSettings, defaultCta } from './modules/cta.ts'
import { defaultHomeDetails, type HomeDetailsSettings } from './modules/home-details.ts'
import { defaultHomeEquity, type HomeEquitySettings } from './modules/home-equity.ts'
import { defaultHomeEstimate, type HomeEstimateSettings } from './modules/home-estimate.ts'
import { defaultHomeValueTrend, type HomeValueTrendSettings } from './modules/home-value-trend.ts'
import { defaultHtml, type HtmlSettings } from './modules/html.ts'
import { defaultLender, type LenderSettings } from './modules/lender.ts'
import { defaultMortgageTrend, type MortgageTrendSettings } from './modules/mortgage-trend.ts'
import { completeSelections, defaultMultiAvm, type MultiAvmSettings } from './modules/multi-avm.ts'
import { defaultPrimaryCta, type PrimaryCtaSettings } from './modules/primary-cta.ts'
import { defaultSellingOptions, type SellingOptionsSettings } from './modules/selling-options.ts'
import { defaultThreeStepProcess, type ThreeStepProcessSettings } from './modules/three-step-process.ts'
import { defaultVideo, type VideoSettings } from './modules/video.ts'

/** The settings of a module, by type. */
export interface ModuleSettingsOf {
  HOME_ESTIMATE: HomeEstimateSettings
  MULTI_AVM: MultiAvmSettings
  HOME_VALUE_TREND: HomeValueTrendSettings
  SELLING_OPTIONS: SellingOptionsSettings
  HOME_EQUITY: HomeEquitySettings
  COMPS: CompsSettings
  MORTGAGE_TREND: MortgageTrendSettings
  HOME_DETAILS: HomeDetailsSettings
  BUYING_PREFERENCE: BuyingPreferenceSettings
  PRIMARY_CTA: PrimaryCtaSettings
  CONTACT_AGENT: ContactAgentSettings
  THREE_STEP_PROCESS: ThreeStepProcessSettings
  VIDEO: VideoSettings
  HTML: HtmlSettings
  CTA: CtaSettings
  LENDER: LenderSettings
}

export type ModuleSettings = ModuleSettingsOf[ModuleType]

/** The settings of a new module. A module type without defaults does not compile. */
export const defaultSettings: { [T in ModuleType]: ModuleSettingsOf[T] } = {
  HOME_ESTIMATE: defaultHomeEstimate,
  MULTI_AVM: defaultMultiAvm,
  HOME_VALUE_TREND: defaultHomeValueTrend,
  SELLING_OPTIONS: defaultSellingOptions,
  HOME_EQUITY: defaultHomeEquity,
  COMPS: defaultComps,
  MORTGAGE_TREND: defaultMortgageTrend,
  HOME_DETAILS: defaultHomeDetails,
  BUYING_PREFERENCE: defaultBuyingPreference,
  PRIMARY_CTA: defaultPrimaryCta,
  CONTACT_AGENT: defaultContactAgent,
  THREE_STEP_PROCESS: defaultThreeStepProcess,
  VIDEO: defaultVideo,
  HTML: defaultHtml,
  CTA: defaultCta,
  LENDER: defaultLender,
}

/** Adds defaults for settings that did not exist when the module was saved, and leaves out providers that no longer exist. */
export function withModuleDefaults<T extends ModuleType>(type: T, stored: Record<string, unknown>) {
  const settings = withDefaults(defaultSettings[type], stored) as ModuleSettingsOf[T]
  return 'avmSelections' in settings
    ? { ...settings, avmSelections: completeSelections(settings.avmSelections) }
    : settings
}

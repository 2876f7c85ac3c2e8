import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { ComponentType } from 'react'
import { BuyingPreferencePanel } from './buying-preference-panel.tsx'
import { CompsPanel } from './comps-panel.tsx'
import { ContactAgentPanel } from './contact-agent-panel.tsx'
import { CtaPanel } from './cta-panel.tsx'
import { HomeDetailsPanel } from './home-details-panel.tsx'
import { HomeEquityPanel } from './home-equity-panel.tsx'
import { HomeEstimatePanel } from './home-estimate-panel.tsx'
import { HomeValueTrendPanel } from './home-value-trend-panel.tsx'
import { HtmlPanel } from './html-panel.tsx'
import { LenderPanel } from './lender-panel.tsx'
import { MortgageTrendPanel } from './mortgage-trend-panel.tsx'
import { MultiAvmPanel } from './multi-avm-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { PrimaryCtaPanel } from './primary-cta-panel.tsx'
import { SellingOptionsPanel } from './selling-options-panel.tsx'
import { ThreeStepProcessPanel } from './three-step-process-panel.tsx'
import { VideoPanel } from './video-panel.tsx'

/** The fields of each module type. A type without a panel does not compile. */
export const panels: { [T in ModuleType]: ComponentType<PanelProps<T>> } = {
  HOME_ESTIMATE: HomeEstimatePanel,
  MULTI_AVM: MultiAvmPanel,
  HOME_VALUE_TREND: HomeValueTrendPanel,
  SELLING_OPTIONS: SellingOptionsPanel,
  HOME_EQUITY: HomeEquityPanel,
  COMPS: CompsPanel,
  MORTGAGE_TREND: MortgageTrendPanel,
  HOME_DETAILS: HomeDetailsPanel,
  BUYING_PREFERENCE: BuyingPreferencePanel,
  PRIMARY_CTA: PrimaryCtaPanel,
  CONTACT_AGENT: ContactAgentPanel,
  THREE_STEP_PROCESS: ThreeStepProcessPanel,
  VIDEO: VideoPanel,
  HTML: HtmlPanel,
  CTA: CtaPanel,
  LENDER: LenderPanel,
}

import { MarketingArea } from '../assets/marketing-area.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'

/** The pages of the account, for those who manage marketing. */
export const AccountArea = () => <MarketingArea crumb="Account Landing Pages" tabs={<LandingPageTabs />} />

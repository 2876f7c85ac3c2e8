import { MarketingArea } from '../assets/marketing-area.tsx'
import { LandingPageTabs } from './landing-page-tabs.tsx'

/** The account pages, which require the marketing permission. */
export const AccountPagesArea = () => <MarketingArea crumb="Account Landing Pages" tabs={<LandingPageTabs />} />

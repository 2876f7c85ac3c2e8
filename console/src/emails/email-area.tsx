import { MarketingArea } from '../assets/marketing-area.tsx'

/** The email pages, which require the marketing permission. */
export const EmailArea = () => <MarketingArea crumb="Emails" />

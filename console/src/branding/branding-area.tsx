import { MarketingArea } from '../assets/marketing-area.tsx'

/** The branding pages, for users who may manage marketing settings. */
export const BrandingArea = () => <MarketingArea crumb="Branding" />

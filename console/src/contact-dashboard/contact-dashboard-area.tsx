import { MarketingArea } from '../assets/marketing-area.tsx'

export const ContactDashboardArea = () => <MarketingArea crumb="Contact Dashboard" />

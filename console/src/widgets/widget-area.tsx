import { MarketingArea } from '../assets/marketing-area.tsx'

/** The widget pages, which require the marketing permission. */
export const WidgetArea = () => <MarketingArea crumb="Widgets" />

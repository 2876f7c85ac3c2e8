import { MarketingArea } from '../assets/marketing-area.tsx'

/** Everything about widgets, for those who manage marketing. */
export const WidgetArea = () => <MarketingArea crumb="Widgets" />

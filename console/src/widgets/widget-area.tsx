import { MarketingArea } from '../subjects/marketing-area.tsx'

/** Everything about widgets, for those who manage marketing. */
export const WidgetArea = () => <MarketingArea crumb="Widgets" />

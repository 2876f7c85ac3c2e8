import { MarketingArea } from '../assets/marketing-area.tsx'

/** The pages of automations, which require the marketing permission, as those of workflows do. */
export const AutomationArea = () => <MarketingArea crumb="Automations" />
export const WorkflowArea = () => <MarketingArea crumb="Workflows" />

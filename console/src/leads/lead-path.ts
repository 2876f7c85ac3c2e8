/** The name under which the address says which lead is looked at closer. */
export const openedLead = 'lead'

/** Today with this lead open. */
export const leadPath = (id: string) => `leads/today?${openedLead}=${encodeURIComponent(id)}`

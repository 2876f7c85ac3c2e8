/** The name under which the address says which lead is looked at closer. */
export const openedLead = 'lead'

/** The board with this lead open. */
export const leadPath = (id: string) => `leads/kanban?${openedLead}=${encodeURIComponent(id)}`

/** URL parameter of the open lead. */
export const leadParam = 'lead'

export const toLeadPath = (id: string) => `leads/today?${leadParam}=${encodeURIComponent(id)}`

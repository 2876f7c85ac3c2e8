/** What may stand open over the overview, by its address. */
export const openedPanel = 'panel'
export const valueInfo = 'home-value'
export const mortgageHistory = 'mortgage-history'

/** What may stand open over the overview, by its address. */
export const panelParam = 'panel'
export const valueInfoPanel = 'home-value'
export const mortgageHistoryPanel = 'mortgage-history'

/** Panels of the overview that the URL can open. */
export const panelParam = 'panel'
export const valueInfoPanel = 'home-value'
export const mortgageHistoryPanel = 'mortgage-history'

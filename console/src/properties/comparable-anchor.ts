/** The id by which a pin finds its card on the page. */
export const getComparableCardId = (id: string) => `comparable-${id.replace(/\W/g, '-')}`

/** These texts are given letter by letter, slips included, so they must not change. */
export const filterConfigNotAvailable = 'Lead Routing filter config is no long available.'
export const ruleNotAvailable = 'The lead routing rule you are attempting to reach is no longer available.'

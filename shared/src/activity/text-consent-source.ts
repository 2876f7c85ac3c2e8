/** How a permission was given or taken: on a form, to an agent, by replying, or as the carrier reports it. */
export const textConsentSources = ['FORM', 'AGENT', 'REPLY', 'CARRIER'] as const
export type TextConsentSource = (typeof textConsentSources)[number]

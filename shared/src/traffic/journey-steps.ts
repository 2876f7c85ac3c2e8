/**
 * What visitors do between seeing a widget or page and sending its form. Each step counts once per visit. An address
 * counts when the visitor types it and figures when they change one; every other step when it is shown.
 */
export const countedSteps = ['figures', 'address', 'timeline', 'offer', 'questions', 'details', 'answer'] as const
export type CountedStep = (typeof countedSteps)[number]

export const isCountedStep = (name: unknown): name is CountedStep => countedSteps.includes(name as CountedStep)

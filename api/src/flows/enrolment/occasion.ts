import type { ReentryRule } from '@gable/shared/flows/definition.ts'

/**
 * What a contact is enrolled for. They are enrolled once per occasion, so what is processed again changes nothing.
 * Whether the contact may come back yet is decided where the run is inserted.
 */
export const toOccasion = (rule: ReentryRule, key: string): string => (rule === 'NEVER' ? 'once' : key)

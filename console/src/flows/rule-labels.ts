import type { ExitRule, ReentryRule } from '@gable/shared/flows/definition.ts'

export const reentryLabels: Record<ReentryRule, { label: string; hint: string }> = {
  NEVER: { label: 'Once per contact', hint: 'A contact who was in it never enters again.' },
  AFTER_END: { label: 'Again after the end', hint: 'A contact can enter again once they are through.' },
  EVERY_TIME: { label: 'Every time', hint: 'A contact enters on every occasion, even while still in it.' },
}

export const exitLabels: Record<ExitRule['type'], { label: string; hint: string }> = {
  NO_LONGER_MATCHES: { label: 'No longer matches', hint: 'The contact stops matching the filters above.' },
  SUBMITS_FORM: { label: 'Submits a form', hint: 'The contact sends an inquiry through any of your forms.' },
  REACHES_STAGE: { label: 'Lead reaches a stage', hint: 'The lead of the contact moves to one of these stages.' },
  UNSUBSCRIBES: { label: 'Unsubscribes', hint: 'The contact unsubscribes from your emails.' },
}

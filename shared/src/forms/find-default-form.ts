import type { LeadType } from '../activity/entry.ts'
import type { FormConfig } from './form.ts'

/** The form that new widgets and pages of this lead type open: the oldest one that is not archived. */
export const findDefaultForm = <F extends Pick<FormConfig, '_id' | 'leadType' | 'isArchived'>>(
  forms: readonly F[],
  leadType: LeadType | undefined,
): F | undefined =>
  forms
    .filter((form) => form.leadType === leadType && !form.isArchived)
    // Ids begin with their time.
    .reduce<F | undefined>((oldest, form) => (oldest && oldest._id < form._id ? oldest : form), undefined)

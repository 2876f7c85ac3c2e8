import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import type { OwnerCorrection } from '@gable/shared/contact-dashboard/correction.ts'

/** The owner's last word on a fact. */
export const getLatestCorrection = (
  corrections: readonly OwnerCorrection[],
  field: CorrectionField,
): OwnerCorrection | undefined =>
  corrections.filter((correction) => correction.field === field).sort((a, b) => (a.at < b.at ? 1 : -1))[0]

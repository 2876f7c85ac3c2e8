import { RequiredText, requiredMessage } from '@gable/shared/http/fields.ts'
import * as z from 'zod'

export const otherReason = 'OTHER'

/** A suggested reason, or another one as text. */
export const LostReason = z
  .object({ reason: z.string().nullable(), ownWords: z.string() })
  .superRefine(({ reason, ownWords }, { addIssue }) => {
    if (!reason) addIssue({ code: 'custom', path: ['reason'], message: requiredMessage })
    if (reason !== otherReason) return
    const { error } = RequiredText(200).safeParse(ownWords)
    if (error) addIssue({ code: 'custom', path: ['ownWords'], message: error.issues[0]?.message ?? requiredMessage })
  })
export type LostReason = z.infer<typeof LostReason>

export const toLostReason = ({ reason, ownWords }: LostReason): string =>
  reason === otherReason ? ownWords.trim() : (reason ?? '')

import * as z from 'zod'
import { OptionalText, RequiredText } from '../http/fields.ts'
import { EmailAddress } from '../identity/user.ts'

export const recommendationsPerDay = 10
export const wordsMaximum = 1000

/** In a letter to somebody who did not ask for it no address stands but ours. */
const hasAddress = (text: string) =>
  /https?:|www\.|\b[a-z0-9-]+\.(com|net|org|io|co|info|biz|ru|xyz|top|shop|link)\b/i.test(text)
const withoutAddress = (text: string) => !hasAddress(text)
const noAddress = 'Please leave web addresses out: the email has its own link'

export const NewRecommendation = z.object({
  name: RequiredText(80).refine(withoutAddress, noAddress),
  email: EmailAddress,
  words: OptionalText(wordsMaximum).refine(withoutAddress, noAddress),
})
export type NewRecommendation = z.infer<typeof NewRecommendation>

export const recommendationStates = ['SENT', 'JOINED'] as const

export const Recommendation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Who recommended; nobody, when they have left. */
  by: z.string().nullable(),
  sentAt: z.string(),
  /** Joined: somebody with this e-mail has come to Gable since, wherever that is. */
  state: z.enum(recommendationStates),
})
export type Recommendation = z.infer<typeof Recommendation>

export const Recommendations = z.object({
  data: z.array(Recommendation),
  /** How many more may go out now. */
  left: z.number(),
})
export type Recommendations = z.infer<typeof Recommendations>

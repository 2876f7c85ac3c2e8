import * as z from 'zod'
import { OptionalText, RequiredText } from '../http/fields.ts'
import { EmailAddress } from '../identity/user.ts'

export const recommendationsPerDay = 10
export const messageMaximum = 1000

/** Unsolicited emails must not contain links of the sender, or they could be used for spam. */
const hasWebAddress = (text: string) =>
  /https?:|www\.|\b[a-z0-9-]+\.(com|net|org|io|co|info|biz|ru|xyz|top|shop|link)\b/i.test(text)
const hasNoWebAddress = (text: string) => !hasWebAddress(text)
const noWebAddressMessage = 'Please remove web addresses. The email already includes a link to Gable.'

export const NewRecommendation = z.object({
  name: RequiredText(80).refine(hasNoWebAddress, noWebAddressMessage),
  email: EmailAddress,
  words: OptionalText(messageMaximum).refine(hasNoWebAddress, noWebAddressMessage),
})
export type NewRecommendation = z.infer<typeof NewRecommendation>

const recommendationStates = ['SENT', 'JOINED'] as const

export const Recommendation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The name of the sender. Null if they have left the account. */
  by: z.string().nullable(),
  sentAt: z.string(),
  /** JOINED once someone with this email has signed up in any account since then. */
  state: z.enum(recommendationStates),
})
export type Recommendation = z.infer<typeof Recommendation>

export const Recommendations = z.object({
  data: z.array(Recommendation),
  /** How many more can be sent today. */
  left: z.number(),
})
export type Recommendations = z.infer<typeof Recommendations>

import { requiredMessage } from '@gable/shared/http/fields.ts'
import { amountMessage, CashTerms, faultOfClosing, faultOfExpiry } from '@gable/shared/offers/new-offer.ts'
import type { CashOffer } from '@gable/shared/offers/offer.ts'
import * as z from 'zod'
import { momentOf, wallTime } from '../leads/due.ts'

/** A cash offer as its fields hold it: the expiry is what a clock on the agent's wall shows. */
export const cashForm = (timeZone: string, before: CashOffer | undefined) =>
  z.object({
    amountCents: z
      .number(amountMessage)
      .nullable()
      .transform((cents) => cents ?? 0)
      .pipe(CashTerms.shape.amountCents),
    buyer: CashTerms.shape.buyer.unwrap(),
    closingOn: CashTerms.shape.closingOn.refine(...unlessKept(before?.closingOn, faultOfClosing)),
    expiresAt: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, requiredMessage)
      .transform((wall) => (wall === wallOf(before, timeZone) && before ? before.expiresAt : momentOf(wall, timeZone)))
      .refine(...unlessKept(before?.expiresAt, faultOfExpiry)),
    terms: CashTerms.shape.terms.unwrap(),
  })

export type CashForm = z.input<ReturnType<typeof cashForm>>

/** A new one stands for a week, to the end of a working day. */
export const cashFormOf = (before: CashOffer | undefined, timeZone: string, now = Date.now()): CashForm => ({
  amountCents: before?.amountCents ?? null,
  buyer: before?.buyer ?? '',
  closingOn: before?.closingOn ?? '',
  expiresAt: wallOf(before, timeZone) ?? `${wallTime(now + week, timeZone).slice(0, 10)}T17:00`,
  terms: before?.terms ?? '',
})

const week = 7 * 86_400_000

const wallOf = (before: CashOffer | undefined, timeZone: string) => before && wallTime(before.expiresAt, timeZone)

/** What was said before may be over by now. */
const unlessKept = (before: string | undefined, faultOf: (value: string, now: number) => string | undefined) =>
  [
    (value: string) => value === before || faultOf(value, Date.now()) === undefined,
    { error: ({ input }: { input?: unknown }) => faultOf(String(input), Date.now()) ?? requiredMessage },
  ] as const

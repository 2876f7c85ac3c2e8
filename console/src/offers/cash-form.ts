import { requiredMessage } from '@gable/shared/http/fields.ts'
import { amountMessage, CashTerms, getClosingError, getExpiryError } from '@gable/shared/offers/offer-terms.ts'
import type { CashOffer } from '@gable/shared/offers/offer.ts'
import * as z from 'zod'
import { fromLocalTime, toLocalTime } from '../leads/due.ts'

/** A cash offer as its fields hold it: the expiry is what a clock on the agent's wall shows. */
export const createCashFormSchema = (timeZone: string, before: CashOffer | undefined) =>
  z.object({
    amountCents: z
      .number(amountMessage)
      .nullable()
      .transform((cents) => cents ?? 0)
      .pipe(CashTerms.shape.amountCents),
    buyer: CashTerms.shape.buyer.unwrap(),
    closingOn: CashTerms.shape.closingOn.refine(...unlessUnchanged(before?.closingOn, getClosingError)),
    expiresAt: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, requiredMessage)
      .transform((wall) => (wall === toLocalExpiry(before, timeZone) && before ? before.expiresAt : fromLocalTime(wall, timeZone)))
      .refine(...unlessUnchanged(before?.expiresAt, getExpiryError)),
    terms: CashTerms.shape.terms.unwrap(),
  })

export type CashFormValues = z.input<ReturnType<typeof createCashFormSchema>>

/** A new one stands for a week, to the end of a working day. */
export const toCashFormValues = (before: CashOffer | undefined, timeZone: string, now = Date.now()): CashFormValues => ({
  amountCents: before?.amountCents ?? null,
  buyer: before?.buyer ?? '',
  closingOn: before?.closingOn ?? '',
  expiresAt: toLocalExpiry(before, timeZone) ?? `${toLocalTime(now + week, timeZone).slice(0, 10)}T17:00`,
  terms: before?.terms ?? '',
})

const week = 7 * 86_400_000

const toLocalExpiry = (before: CashOffer | undefined, timeZone: string) => before && toLocalTime(before.expiresAt, timeZone)

/** What was said before may be over by now. */
const unlessUnchanged = (before: string | undefined, faultOf: (value: string, now: number) => string | undefined) =>
  [
    (value: string) => value === before || faultOf(value, Date.now()) === undefined,
    { error: ({ input }: { input?: unknown }) => faultOf(String(input), Date.now()) ?? requiredMessage },
  ] as const

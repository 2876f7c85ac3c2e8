import { requiredMessage } from '@gable/shared/http/fields.ts'
import type { CashOffer } from '@gable/shared/offers/offer.ts'
import { amountMessage, CashTerms, getClosingError, getExpiryError } from '@gable/shared/offers/offer-terms.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import * as z from 'zod'
import { fromLocalTime, toLocalTime } from '../design/format/local-time.ts'

/** The form of a cash offer. The expiry field holds local time in the agent's time zone. */
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
      .transform((localTime) =>
        localTime === toLocalExpiry(before, timeZone) && before ? before.expiresAt : fromLocalTime(localTime, timeZone),
      )
      .refine(...unlessUnchanged(before?.expiresAt, getExpiryError)),
    terms: CashTerms.shape.terms.unwrap(),
  })

type CashFormValues = z.input<ReturnType<typeof createCashFormSchema>>

/** A new offer expires after a week, at 5 PM. */
export const toCashFormValues = (
  before: CashOffer | undefined,
  timeZone: string,
  now = Date.now(),
): CashFormValues => ({
  amountCents: before?.amountCents ?? null,
  buyer: before?.buyer ?? '',
  closingOn: before?.closingOn ?? '',
  expiresAt: toLocalExpiry(before, timeZone) ?? `${toLocalTime(now + week, timeZone).slice(0, 10)}T17:00`,
  terms: before?.terms ?? '',
})

const week = 7 * dayLength

const toLocalExpiry = (before: CashOffer | undefined, timeZone: string) =>
  before && toLocalTime(before.expiresAt, timeZone)

/** An unchanged date may have passed. */
const unlessUnchanged = (before: string | undefined, getError: (value: string, now: number) => string | undefined) =>
  [
    (value: string) => value === before || getError(value, Date.now()) === undefined,
    { error: ({ input }: { input?: unknown }) => getError(String(input), Date.now()) ?? requiredMessage },
  ] as const

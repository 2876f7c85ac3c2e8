import * as z from 'zod'
import { CreditBalance } from '../credits/credits.ts'
import { countedFeatures } from '../plans/plan.ts'
import { packIds } from './packs.ts'

/** `INVOICE`: the operator records payments. `STRIPE`: people pay by card. */
const paymentProviders = ['INVOICE', 'STRIPE'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

const orderKinds = ['CREDITS', 'PLAN'] as const
export type OrderKind = (typeof orderKinds)[number]

export const orderStates = ['OPEN', 'PAID', 'CANCELED'] as const
export type OrderState = (typeof orderStates)[number]

const subscriptionStates = ['ACTIVE', 'PAST_DUE', 'CANCELED'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const BillTo = z.object({ name: z.string().default(''), address: z.string().default('') })
export type BillTo = z.infer<typeof BillTo>

export const Order = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  description: z.string(),
  credits: z.number().nullable(),
  amountCents: z.number(),
  provider: z.enum(paymentProviders),
  state: z.enum(orderStates),
  isAutomatic: z.boolean(),
  orderedBy: z.string().nullable(),
  billTo: BillTo,
  createdAt: z.string(),
  dueAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  note: z.string(),
  /** Where an open order is paid by card. */
  checkoutUrl: z.string().nullable(),
})
export type Order = z.infer<typeof Order>

/** Invoice numbers as people write them: `G-1001`. */
export const formatOrderNumber = (number: number): string => `G-${number}`

export function parseOrderNumber(text: string): number | undefined {
  const [, digits] = /^(?:g-?)?(\d{1,9})$/i.exec(text.trim()) ?? []
  return digits ? Number(digits) : undefined
}

export const Allowance = z.object({ feature: z.enum(countedFeatures), used: z.number(), available: z.number() })
export type Allowance = z.infer<typeof Allowance>

export const PlanOffer = z.object({
  _id: z.string(),
  planName: z.string(),
  /** For a month. Null: on request. */
  priceCents: z.number().nullable(),
  isCurrent: z.boolean(),
  /** The current plan is not for sale, unless the account is suspended or about to be. */
  isPaid: z.boolean(),
  /** Features of which the account uses more than the plan allows. */
  exceeded: z.array(z.enum(countedFeatures)),
})
export type PlanOffer = z.infer<typeof PlanOffer>

export const Reservation = z.object({ note: z.string(), count: z.number(), credits: z.number() })
export type Reservation = z.infer<typeof Reservation>

export const AutoRecharge = z.object({
  isOn: z.boolean(),
  /** Credits are bought when fewer than these are available. */
  below: z.int('Please enter a whole number').min(0, 'Please enter 0 or more').max(1_000_000, 'Please enter less'),
  packId: z.enum(packIds),
  monthlyLimitCents: z
    .int('Please enter an amount')
    .min(1, 'Please enter an amount')
    .max(100_000_00, 'Please enter less than $100,000'),
})
export type AutoRecharge = z.infer<typeof AutoRecharge>

export const Billing = z.object({
  plan: z.object({ planName: z.string().nullable(), priceCents: z.number().nullable() }),
  subscription: z.object({
    /** `SUSPENDED` and `ENDING` follow from the freeze date of the account. */
    state: z.enum([...subscriptionStates, 'SUSPENDED', 'ENDING', 'NONE']),
    renewsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
  }),
  allowances: z.array(Allowance),
  balance: CreditBalance,
  reservations: z.array(Reservation),
  plans: z.array(PlanOffer),
  openOrders: z.array(Order),
  provider: z.enum(paymentProviders),
  /** Cards and receipts are managed on a page of the payment provider. */
  hasPortal: z.boolean(),
  autoRecharge: AutoRecharge.extend({ problem: z.string(), spentThisMonthCents: z.number() }),
})
export type Billing = z.infer<typeof Billing>
export type BillingState = Billing['subscription']['state']

export const defaultAutoRecharge: AutoRecharge = {
  isOn: false,
  below: 500,
  packId: 'credits-2500',
  monthlyLimitCents: 500_00,
}

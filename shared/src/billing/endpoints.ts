import * as z from 'zod'
import { CreditBalance } from '../credits/credits.ts'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { AutoRecharge, Billing, Order } from './billing.ts'
import { packIds } from './packs.ts'
import { Transaction, TransactionFilter } from './transactions.ts'

/** People pay while their account is suspended, too. */
const access = { allow: 'ACCESS_ACCOUNT_SETTINGS', whileSuspended: true } as const
const params = z.object({ orderId: Id })

export const NewOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CREDITS'), _id: Id, packId: z.enum(packIds) }),
  z.object({ kind: z.literal('PLAN'), _id: Id, planId: z.string().min(1).max(100) }),
])
export type NewOrder = z.infer<typeof NewOrder>

export const billingEndpoints = defineEndpoints({
  'GET /agent/credits': {
    allow: 'member',
    about: 'The credits of the account, for agents who manage billing or marketing.',
    whileSuspended: true,
    reply: CreditBalance,
  },
  'GET /agent/billing': {
    ...access,
    about: 'Plan, subscription, allowances, credits, open orders and what is for sale.',
    reply: Billing,
  },
  'GET /agent/billing/transactions': {
    ...access,
    about: 'Charges and movements of credits, newest first. Postcards of one day are one row.',
    query: TransactionFilter.extend({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(Transaction), total: z.number() }),
  },
  'POST /agent/billing/orders': {
    ...access,
    about: 'Orders credits or a plan. Sending the same ID again returns the order that exists.',
    opensTransactions: true,
    body: NewOrder,
    reply: Order,
  },
  'GET /agent/billing/orders/:orderId': {
    ...access,
    about: 'Returns an order, which is its invoice.',
    params,
    reply: Order,
  },
  'POST /agent/billing/orders/:orderId/canceled': {
    ...access,
    about: 'Cancels an order that is not paid.',
    opensTransactions: true,
    params,
    reply: Order,
  },
  'PUT /agent/billing/auto-recharge': {
    ...access,
    about: 'Sets when credits are bought automatically, and up to which amount a month.',
    body: AutoRecharge,
    reply: AutoRecharge,
  },
  'POST /agent/billing/portal': {
    ...access,
    about: 'Returns a link to the page of the payment provider where cards and receipts are.',
    opensTransactions: true,
    reply: z.object({ url: z.string() }),
  },
})

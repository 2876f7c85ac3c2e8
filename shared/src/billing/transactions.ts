import * as z from 'zod'
import { orderStates } from './billing.ts'

/** CHARGE is money; the others are movements of credits. */
export const transactionKinds = ['CHARGE', 'ADDED', 'POSTCARDS', 'RETURNED', 'CORRECTION'] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const transactionLabels: Record<TransactionKind, string> = {
  CHARGE: 'Charge',
  ADDED: 'Credits added',
  POSTCARDS: 'Postcards',
  RETURNED: 'Credits returned',
  CORRECTION: 'Correction',
}

export const Transaction = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(transactionKinds),
  description: z.string(),
  /** How many movements of one day this sums up. */
  count: z.number(),
  credits: z.number().nullable(),
  availableAfter: z.number().nullable(),
  amountCents: z.number().nullable(),
  order: z.object({ _id: z.string(), number: z.string(), state: z.enum(orderStates) }).nullable(),
})
export type Transaction = z.infer<typeof Transaction>

export const transactionPageSizes = [10, 25, 50, 100]

export const TransactionFilter = z.object({
  kind: z.enum(transactionKinds).optional(),
  /** Days in the time zone of the agency, both included. */
  from: z.iso.date().optional(),
  till: z.iso.date().optional(),
})
export type TransactionFilter = z.infer<typeof TransactionFilter>

export const transactionsFileUrl = (accountId: string, filter: TransactionFilter): string => {
  const query = new URLSearchParams({ account: accountId })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return `/api/agent/billing/transactions.csv?${query}`
}

import * as z from 'zod'

/** Credits for one postcard. */
export const postcardPrice = 10

const Count = z.int().min(0)

/** What an account got is available, reserved or spent: `granted` is the sum of the other three. */
export const CreditBalance = z.object({
  available: Count,
  /** Set aside for postcards that are on their way. */
  reserved: Count,
  spent: Count,
  granted: Count,
})
export type CreditBalance = z.infer<typeof CreditBalance>

export const creditAccounts = ['available', 'reserved', 'spent', 'granted'] as const
export type CreditAccount = (typeof creditAccounts)[number]

const creditEntryKinds = ['GRANT', 'RESERVE', 'CAPTURE', 'RELEASE'] as const
export type CreditEntryKind = (typeof creditEntryKinds)[number]

const creditCauseTypes = ['postcard', 'purchase', 'grant', 'task', 'correction'] as const
export type CreditCauseType = (typeof creditCauseTypes)[number]

/** Why credits move, for people: what it was for, its ID, and a few words. */
export interface CreditCause {
  type: CreditCauseType
  id?: string
  note?: string
}

export const emptyBalance: CreditBalance = { available: 0, reserved: 0, spent: 0, granted: 0 }

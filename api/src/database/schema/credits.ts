import type { CreditAccount, CreditCauseType, CreditEntryKind } from '@gable/shared/credits/credits.ts'
import type { Generated } from 'kysely'

export interface CreditTables {
  credit_entries: {
    account_id: string
    number: number
    at: Generated<Date>
    key: string
    kind: CreditEntryKind
    from_account: CreditAccount
    to_account: CreditAccount
    amount: number
    available_after: number
    cause_type: CreditCauseType
    cause_id: string | null
    note: Generated<string>
  }
  credit_balances: {
    account_id: string
    available: Generated<number>
    reserved: Generated<number>
    spent: Generated<number>
    granted: Generated<number>
    last_entry: Generated<number>
    recharge_below: number | null
  }
}

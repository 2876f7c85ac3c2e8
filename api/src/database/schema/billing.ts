import type {
  BillTo,
  OrderKind,
  OrderState,
  PaymentProvider,
  SubscriptionState,
} from '@gable/shared/billing/billing.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface BillingTables {
  subscriptions: {
    account_id: string
    state: Generated<SubscriptionState>
    renews_at: Date | null
    ends: Generated<boolean>
    customer_id: string | null
    subscription_id: string | null
    reported_at: Date | null
    recharge_pack: string | null
    recharge_monthly_cents: number | null
    recharge_problem: Generated<string>
  }
  orders: {
    account_id: string
    id: string
    number: Generated<number>
    kind: OrderKind
    credits: number | null
    plan_id: string | null
    description: string
    amount_cents: number
    provider: PaymentProvider
    state: Generated<OrderState>
    is_automatic: Generated<boolean>
    ordered_by: string | null
    bill_to: JSONColumnType<BillTo, string, string>
    created_at: Generated<Date>
    due_at: Date | null
    paid_at: Date | null
    note: Generated<string>
    checkout_id: string | null
    checkout_url: string | null
    external_id: string | null
  }
}

import type { Order, PaymentProvider } from '@gable/shared/billing/billing.ts'
import { consoleOrigin, type Settings } from '../platform/settings.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

export interface PayableOrder {
  accountId: string
  order: Order
  planId: string | null
  /** The account at the payment provider, once it has one. */
  customerId: string | null
}

export interface Checkout {
  id: string
  url: string
}

/** `later`: the operator records the payment, or a message of the provider does. */
export type ChargeResult =
  | { state: 'paid'; externalId: string }
  | { state: 'later' }
  | { state: 'declined'; reason: string }

/** How accounts pay. Every call may be repeated with the same order, and nothing is charged twice. */
export interface Payments {
  provider: PaymentProvider
  /** A page on which the order is paid. Undefined when it is paid by invoice. */
  openCheckout(order: PayableOrder): Promise<Checkout | undefined>
  closeCheckout(checkoutId: string): Promise<void>
  /** Charges the card of the last payment, without its holder. */
  charge(order: PayableOrder): Promise<ChargeResult>
  /** A page for cards and receipts. */
  openPortal?(customerId: string, accountId: string): Promise<string>
  endSubscription(subscriptionId: string): Promise<void>
}

export function createPayments(settings: Settings): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_URL: url } = settings
  return key ? createStripePayments({ key, url, consoleOrigin: consoleOrigin(settings) }) : invoicePayments
}

/** The operator sends the invoice, or the buyer prints it, and `npm run operate -- invoice-paid` records the payment. */
const invoicePayments: Payments = {
  provider: 'INVOICE',
  openCheckout: async () => undefined,
  closeCheckout: async () => {},
  charge: async () => ({ state: 'later' }),
  endSubscription: async () => {},
}

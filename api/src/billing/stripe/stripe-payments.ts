import type { ChargeResult, Checkout, PayableOrder, Payments } from '../payments.ts'
import { callStripe, type FormValue, StripeError, type StripeOptions } from './stripe-client.ts'

export function createStripePayments(options: StripeOptions & { consoleOrigin: string }): Payments {
  const post = <T>(path: string, fields: Record<string, FormValue>, idempotencyKey?: string) =>
    callStripe<T>(options, 'POST', path, fields, idempotencyKey)
  const billingPath = (accountId: string) => `${options.consoleOrigin}/a/${accountId}/billing/overview`

  return {
    provider: 'STRIPE',
    async openCheckout(payable): Promise<Checkout> {
      const { accountId, order, customerId } = payable
      const overview = billingPath(accountId)
      const { id, url } = await post<Checkout>(
        '/v1/checkout/sessions',
        {
          client_reference_id: order._id,
          success_url: `${overview}?order=${order._id}`,
          cancel_url: overview,
          customer: customerId ?? undefined,
          metadata: toMetadata(payable),
          ...(order.kind === 'PLAN' ? toSubscription(payable) : toPayment(payable)),
        },
        `order-${order._id}`,
      )
      return { id, url }
    },
    async closeCheckout(checkoutId) {
      await post(`/v1/checkout/sessions/${encodeURIComponent(checkoutId)}/expire`, {}).catch(ignoreRefusal)
    },
    charge: (payable) => charge(options, payable),
    async openPortal(customerId, accountId) {
      const { url } = await post<{ url: string }>('/v1/billing_portal/sessions', {
        customer: customerId,
        return_url: billingPath(accountId),
      })
      return url
    },
    async endSubscription(subscriptionId) {
      const path = `/v1/subscriptions/${encodeURIComponent(subscriptionId)}`
      // What is left of the month is credited to the customer.
      await callStripe(options, 'DELETE', path, { prorate: true, invoice_now: true }).catch(ignoreRefusal)
    },
  }
}

/** Messages about the payment name the order by it. */
const toMetadata = ({ accountId, order, planId }: PayableOrder) => ({
  account_id: accountId,
  order_id: order._id,
  plan_id: planId ?? undefined,
})

const toLineItems = ({ order }: PayableOrder, recurring?: { interval: 'month' }) => [
  {
    quantity: 1,
    price_data: {
      currency: 'usd',
      unit_amount: order.amountCents,
      product_data: { name: order.description },
      recurring,
    },
  },
]

const toSubscription = (payable: PayableOrder) => ({
  mode: 'subscription',
  line_items: toLineItems(payable, { interval: 'month' }),
  subscription_data: { metadata: toMetadata(payable) },
})

const toPayment = (payable: PayableOrder) => ({
  mode: 'payment',
  line_items: toLineItems(payable),
  // The card is kept, so that credits can be bought automatically if the account wants that.
  payment_intent_data: { setup_future_usage: 'off_session', metadata: toMetadata(payable) },
  ...(payable.customerId === null && { customer_creation: 'always' }),
})

async function charge(options: StripeOptions, payable: PayableOrder): Promise<ChargeResult> {
  const { order, customerId } = payable
  const noCard = { state: 'declined', reason: 'There is no card on file. Buy credits once to save a card.' } as const
  if (!customerId) return noCard
  try {
    const path = `/v1/customers/${encodeURIComponent(customerId)}/payment_methods`
    const { data } = await callStripe<{ data: { id: string }[] }>(options, 'GET', path, { limit: 1 })
    if (!data[0]) return noCard
    const { id, status } = await callStripe<{ id: string; status: string }>(
      options,
      'POST',
      '/v1/payment_intents',
      {
        amount: order.amountCents,
        currency: 'usd',
        customer: customerId,
        payment_method: data[0].id,
        off_session: true,
        confirm: true,
        description: order.description,
        metadata: toMetadata(payable),
      },
      `order-${order._id}`,
    )
    if (status === 'succeeded') return { state: 'paid', externalId: id }
    return status === 'processing'
      ? { state: 'later' }
      : { state: 'declined', reason: 'The card asks for a confirmation.' }
  } catch (error) {
    if (error instanceof StripeError) return { state: 'declined', reason: error.message }
    throw error
  }
}

/** It has ended already. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof StripeError)) throw error
}

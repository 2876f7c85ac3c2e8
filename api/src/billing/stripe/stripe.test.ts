import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { createLog } from '../../platform/observe/log.ts'
import { signStripeMessage, startStripeServer } from '../../testing/stripe-server.ts'
import { test, type World } from '../../testing/world.ts'
import { rechargeCredits } from '../recharge.ts'
import { createStripePayments } from './stripe-payments.ts'
import { isFromStripe } from './stripe-signature.ts'

const key = 'sk_test_12345678'
const secret = 'whsec_0123456789abcdef'

/** A product that takes cards, and a buyer. */
async function createShop(world: World) {
  const stripe = await startStripeServer()
  const settings = {
    ...world.settings,
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_URL: stripe.url,
  }
  const app = await buildApp({ ...world, settings, log: createLog(settings) })
  onTestFinished(async () => {
    await app.close()
    stripe.close()
  })
  const agency = await world.factory.createAgency()
  const buyer = await world.factory.withApp(app).createAgent(agency)
  const { accountId } = agency
  const send = (event: object, header?: string) => {
    const body = JSON.stringify(event)
    return app.inject({
      method: 'POST',
      url: '/api/inbound/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': header ?? signStripeMessage(body, secret) },
      payload: body,
    })
  }
  const tell = (type: string, object: object, created = Math.floor(Date.now() / 1000)) =>
    send({ id: `evt_${newId()}`, object: 'event', type, created, data: { object } })
  const toSession = ({ _id, amountCents }: { _id: string; amountCents: number }, changes: object = {}) => ({
    id: 'cs_1',
    object: 'checkout.session',
    payment_status: 'paid',
    amount_total: amountCents,
    currency: 'usd',
    customer: 'cus_1',
    subscription: null,
    payment_intent: `pi_${_id}`,
    metadata: { account_id: accountId, order_id: _id },
    ...changes,
  })
  return {
    stripe,
    buyer,
    accountId,
    send,
    tell,
    toSession,
    buy: (_id = newId()) =>
      buyer.call('POST /agent/billing/orders', { body: { kind: 'CREDITS', _id, packId: 'credits-500' } }),
    orderPlan: (planId: string) =>
      buyer.call('POST /agent/billing/orders', { body: { kind: 'PLAN', _id: newId(), planId } }),
    credits: async () => (await buyer.call('GET /agent/credits')).available,
    get: () => buyer.call('GET /agent/billing'),
  }
}

test('a card buys credits: checkout with the price of the order, and the credits when Stripe reports the payment', async ({
  world,
}) => {
  const { buy, stripe, tell, toSession, credits, buyer, get } = await createShop(world)
  const order = await buy()
  expect(order.checkoutUrl).toBe('https://checkout.stripe.test/cs_1')
  const [request] = stripe.requests
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions',
    key: `order-${order._id}`,
    form: {
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '5000',
      'line_items[0][price_data][currency]': 'usd',
      'metadata[order_id]': order._id,
    },
  })
  expect(await credits()).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => tell('checkout.session.completed', toSession(order))))
  await tell('payment_intent.succeeded', {
    id: `pi_${order._id}`,
    amount_received: 5000,
    currency: 'usd',
    customer: 'cus_1',
    metadata: toSession(order).metadata,
  })
  await tell('checkout.session.expired', toSession(order))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await credits()).toBe(500)
  expect((await get()).hasPortal).toBe(true)
  expect(await buyer.call('POST /agent/billing/portal')).toEqual({ url: 'https://billing.stripe.test/session' })
})

test('two tabs that buy at once get an order and a checkout each, and the same order in both gets one', async ({
  world,
}) => {
  const { buy, tell, toSession, credits } = await createShop(world)
  const id = newId()
  const [first, same, other] = await Promise.all([buy(id), buy(id), buy()])
  expect(same.checkoutUrl).toBe(first.checkoutUrl)
  expect(other.checkoutUrl).not.toBe(first.checkoutUrl)
  for (const order of [other, first, same]) await tell('checkout.session.completed', toSession(order))
  expect(await credits()).toBe(1000)
})

test('messages that are forged, old, from the future, of unknown types or amounts change nothing', async ({
  world,
}) => {
  const { buy, send, tell, toSession, credits } = await createShop(world)
  const order = await buy()
  const event = { type: 'checkout.session.completed', created: 1, data: { object: toSession(order) } }
  const body = JSON.stringify(event)
  const forged = [
    '',
    't=1,v1=00',
    signStripeMessage(body, 'whsec_of_someone_else'),
    signStripeMessage(`${body} `, secret),
    signStripeMessage(body, secret, Date.now() - hourLength),
    signStripeMessage(body, secret, Date.now() + hourLength),
  ]
  for (const header of forged) expect((await send(event, header)).statusCode).toBe(403)
  const ignored = [
    tell('customer.created', { id: 'cus_1' }),
    tell('checkout.session.completed', { id: 'cs_of_another_shop' }),
    tell('checkout.session.completed', toSession(order, { amount_total: 1 })),
    tell('checkout.session.completed', toSession(order, { currency: 'jpy' })),
    tell('checkout.session.completed', toSession(order, { payment_status: 'unpaid' })),
    tell('checkout.session.completed', toSession({ ...order, _id: newId() })),
  ]
  expect((await Promise.all(ignored)).map(({ statusCode }) => statusCode)).toEqual(ignored.map(() => 200))
  expect(await credits()).toBe(0)
})

test('when Stripe does not respond the order waits, and the next try opens its checkout', async ({ world }) => {
  const { buy, stripe } = await createShop(world)
  stripe.state.failure = { status: 500, body: { error: { message: 'oops' } } }
  const id = newId()
  await expect(buy(id)).rejects.toMatchObject({ code: 'unavailable' })
  stripe.state.failure = undefined
  expect(await buy(id)).toMatchObject({ _id: id, state: 'OPEN', checkoutUrl: expect.stringContaining('https://') })
})

test('a subscription follows what Stripe reports in any order, and an older plan is ended', async ({ world }) => {
  await world.owner.db
    .insertInto('plans')
    .values(
      ['reef', 'ocean'].map((id) => ({
        id,
        plan_name: id,
        feature_flags: '{}',
        price_cents: 9900,
        numerical_feature_map: JSON.stringify({ 'team-members': 5 }),
      })),
    )
    .execute()
  const { orderPlan, tell, toSession, get, stripe, accountId, buyer } = await createShop(world)
  const pay = async (planId: string, subscription: string) => {
    const order = await orderPlan(planId)
    await tell('checkout.session.completed', toSession(order, { subscription, payment_intent: null }))
    return { account_id: accountId, order_id: order._id }
  }
  const metadata = await pay('reef', 'sub_1')
  expect((await get()).plan.planName).toBe('reef')
  const now = Math.floor(Date.now() / 1000)
  const toSubscription = (status: string, id = 'sub_1') => ({
    id,
    status,
    cancel_at_period_end: false,
    metadata,
    items: { data: [{ current_period_end: now + 86_400 }] },
  })
  await tell('customer.subscription.updated', toSubscription('past_due'), now + 20)
  await tell('customer.subscription.updated', toSubscription('active'), now + 10)
  expect((await get()).subscription).toEqual({
    state: 'PAST_DUE',
    renewsAt: new Date((now + 86_400) * 1000).toISOString(),
    endsAt: null,
  })
  const invoice = { id: 'in_2', billing_reason: 'subscription_cycle', amount_paid: 9900 }
  const renewal = { ...invoice, parent: { subscription_details: { subscription: 'sub_1', metadata } } }
  for (const _ of [1, 2]) await tell('invoice.paid', renewal)
  const { data } = await buyer.call('GET /agent/billing/transactions', { query: { kind: 'CHARGE' } })
  expect(data.map(({ description }) => description)).toEqual(['Plan renewal, one month', 'reef plan, one month'])
  await pay('ocean', 'sub_2')
  expect(stripe.requests).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/v1/subscriptions/sub_1' }))
  await tell('customer.subscription.deleted', toSubscription('canceled'), now + 30)
  expect(await get()).toMatchObject({ plan: { planName: 'ocean' }, subscription: { state: 'ACTIVE' } })
  await tell('customer.subscription.deleted', toSubscription('canceled', 'sub_2'), now + 40)
  expect((await get()).subscription.state).toBe('SUSPENDED')
})

test('an automatic recharge charges the saved card once, and is switched off when the card is declined', async ({
  world,
}) => {
  const { stripe, buy, tell, toSession, buyer, credits, get, accountId } = await createShop(world)
  await tell('checkout.session.completed', toSession(await buy()))
  const body = { isOn: true, below: 5000, packId: 'credits-500', monthlyLimitCents: 100_000 } as const
  const payments = createStripePayments({ key, url: stripe.url, consoleOrigin: 'http://localhost' })
  const recharge = () =>
    rechargeCredits(payments)({
      db: world.product.db,
      payload: { accountId },
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })
  await buyer.call('PUT /agent/billing/auto-recharge', { body })
  await recharge()
  expect(await credits()).toBe(1000)
  const charges = () => stripe.requests.filter(({ path }) => path === '/v1/payment_intents')
  expect(charges()).toMatchObject([{ form: { amount: '5000', off_session: 'true', payment_method: 'pm_1' } }])
  stripe.state.failure = { status: 402, body: { error: { code: 'card_declined', message: 'Your card was declined.' } } }
  await recharge()
  expect((await get()).autoRecharge).toMatchObject({ isOn: false, problem: 'Your card was declined.' })
  await recharge()
  expect(await credits()).toBe(1000)
})

test('a signature is valid for five minutes in both directions, and one of several is enough', () => {
  const [body, now] = [Buffer.from('{}'), Date.now()]
  const sign = (at: number) => signStripeMessage('{}', secret, at)
  for (const [shift, valid] of [
    [0, true],
    [-299, true],
    [299, true],
    [-302, false],
    [302, false],
  ] as const)
    expect(isFromStripe(sign(now + shift * 1000), body, secret, now)).toBe(valid)
  expect(isFromStripe(`${sign(now)},v1=${'0'.repeat(64)}`, body, secret, now)).toBe(true)
  for (const header of [undefined, 5, '', 't=,v1=', `t=${now}`, `v1=${'0'.repeat(64)}`])
    expect(isFromStripe(header, body, secret, now)).toBe(false)
})

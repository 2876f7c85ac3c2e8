import type { PackId } from '@gable/shared/billing/packs.ts'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { captureCredits, grantCredits, releaseCredits, reserveCredits } from '../credits/ledger.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { runJobs } from '../testing/jobs.ts'
import { parseCsv } from '../testing/parse-csv.ts'
import { test, type World } from '../testing/world.ts'
import { operateGrant, operateInvoicePaid, operateInvoices, operatePlan } from './operate-billing.ts'

async function createBuyer(world: World, fields: { soft_freeze_after?: Date; plan_id?: string } = {}) {
  const agency = await world.factory.createAgency(fields)
  const buyer = await world.factory.createAgent(agency)
  const { accountId } = agency
  const scope = mintAccountScope(accountId)
  return {
    agency,
    buyer,
    accountId,
    scope,
    run: <T>(work: (db: Db) => Promise<T>) => withAccount(world.product.db, scope, work),
    buy: (packId: PackId = 'credits-2500', _id = newId()) =>
      buyer.call('POST /agent/billing/orders', { body: { kind: 'CREDITS', _id, packId } }),
    orderPlan: (planId: string, _id = newId()) =>
      buyer.call('POST /agent/billing/orders', { body: { kind: 'PLAN', _id, planId } }),
    get: () => buyer.call('GET /agent/billing'),
    list: (query = {}) => buyer.call('GET /agent/billing/transactions', { query }),
  }
}

const payInvoice = (world: World, number: string, reference?: string) =>
  operateInvoicePaid(world.owner.db, number, (name) => (name === 'reference' ? reference : undefined))

const toOptions = (options: Record<string, string>) => (name: string) => options[name]

async function createPlan(world: World, name: string, options: Record<string, string>) {
  const limits = { contacts: '5000', widgets: '5', 'landing-pages': '5', 'personalized-urls': '5', 'team-members': '5' }
  await operatePlan(world.owner.db, toOptions({ name, ...limits, ...options }))
  return name.toLowerCase()
}

describe('buying credits by invoice', () => {
  test('credits come once the operator records the payment, and only once', async ({ world }) => {
    const { buy, get, buyer } = await createBuyer(world)
    const order = await buy()
    expect(order).toMatchObject({ state: 'OPEN', credits: 2500, amountCents: 24_000, provider: 'INVOICE' })
    expect(order.checkoutUrl).toBeNull()
    expect(await get()).toMatchObject({ balance: { available: 0 }, openOrders: [{ _id: order._id }] })
    expect(await operateInvoices(world.owner.db)).toContain(`${order.number}  `)
    expect(await payInvoice(world, order.number, 'Wire 4711')).toBe('Recorded the payment: 2,500 credits.')
    expect(await payInvoice(world, order.number)).toBe('This invoice is already paid.')
    expect(await buyer.call('GET /agent/credits')).toMatchObject({ available: 2500, granted: 2500 })
    const paid = await buyer.call('GET /agent/billing/orders/:orderId', { params: { orderId: order._id } })
    expect(paid).toMatchObject({ state: 'PAID', note: 'Wire 4711', orderedBy: 'Ada Moss' })
  })

  test('sending the same order again, also at once, orders once', async ({ world }) => {
    const { buy, get } = await createBuyer(world)
    const id = newId()
    const orders = await Promise.all([buy('credits-500', id), buy('credits-500', id), buy('credits-10000', id)])
    expect(new Set(orders.map(({ number }) => number)).size).toBe(1)
    expect((await get()).openOrders).toHaveLength(1)
  })

  test('an open order can be canceled, a paid one cannot, and money for a canceled one still counts', async ({
    world,
  }) => {
    const { buy, buyer } = await createBuyer(world)
    const cancel = (orderId: string) =>
      buyer.call('POST /agent/billing/orders/:orderId/canceled', { params: { orderId } })
    const [first, second] = [await buy('credits-500'), await buy('credits-500')]
    expect(await cancel(first._id)).toMatchObject({ state: 'CANCELED' })
    expect(await cancel(first._id)).toMatchObject({ state: 'CANCELED' })
    await payInvoice(world, second.number)
    await expect(cancel(second._id)).rejects.toMatchObject({ code: 'conflict' })
    await payInvoice(world, first.number)
    expect((await buyer.call('GET /agent/credits')).available).toBe(1000)
  })
})

describe('changing the plan', () => {
  test('a plan takes effect when it is paid, and ends a suspension', async ({ world }) => {
    const planId = await createPlan(world, 'Coastal', { price: '99' })
    const { orderPlan, get, buyer } = await createBuyer(world, { soft_freeze_after: new Date(Date.now() - 1000) })
    expect((await get()).subscription.state).toBe('SUSPENDED')
    const order = await orderPlan(planId)
    expect((await get()).plan.planName).toBe('Everything')
    await payInvoice(world, order.number)
    const { plan, subscription } = await get()
    expect({ plan, state: subscription.state }).toEqual({
      plan: { planName: 'Coastal', priceCents: 9900 },
      state: 'ACTIVE',
    })
    expect(Date.parse(subscription.renewsAt ?? '')).toBeGreaterThan(Date.now() + 27 * dayLength)
    expect((await buyer.call('GET /agent/agency')).defaultSettings.softFreezeAfter).toBeNull()
  })

  test('a suspended account can pay for the plan that it has', async ({ world }) => {
    const planId = await createPlan(world, 'Marsh', { price: '40' })
    const { orderPlan, get } = await createBuyer(world, {
      plan_id: planId,
      soft_freeze_after: new Date(Date.now() - 1000),
    })
    await payInvoice(world, (await orderPlan(planId)).number)
    expect((await get()).subscription.state).toBe('ACTIVE')
    await expect(orderPlan(planId)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('one plan is ordered at a time', async ({ world }) => {
    const [harbor, bay] = [
      await createPlan(world, 'Harbor', { price: '50' }),
      await createPlan(world, 'Bay', { price: '70' }),
    ]
    const { orderPlan } = await createBuyer(world)
    const [one, again] = await Promise.all([orderPlan(harbor), orderPlan(harbor)])
    expect(again._id).toBe(one._id)
    await expect(orderPlan(bay)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(one.number),
    })
  })

  test('a plan without a price, the current one, or one that is too small is refused', async ({ world }) => {
    const free = await createPlan(world, 'Unpriced', {})
    const small = await createPlan(world, 'Tiny', { price: '9', 'team-members': '0' })
    const { orderPlan } = await createBuyer(world)
    for (const plan of [free, small, 'everything'])
      await expect(orderPlan(plan)).rejects.toMatchObject({ code: 'conflict' })
    await expect(orderPlan('unknown')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the overview', () => {
  test('counts what is used of each allowance and names what credits are reserved for', async ({ world }) => {
    const { agency, run, scope, get } = await createBuyer(world)
    await world.factory.createAsset(agency, { status: 'PUBLISHED' })
    await world.factory.createAsset(agency, { status: 'ARCHIVED' })
    await run(async (db) => {
      await grantCredits(db, scope, { key: 'start', amount: 100, cause: { type: 'grant' } })
      const cause = { type: 'postcard', note: 'Just sold' } as const
      await reserveCredits(
        db,
        scope,
        ['a', 'b', 'c'].map((key) => ({ key, amount: 10, cause })),
      )
      await captureCredits(db, scope, ['a'])
    })
    const { allowances, balance, reservations, subscription } = await get()
    expect(allowances).toContainEqual({ feature: 'widgets', used: 1, available: 5 })
    expect(allowances).toContainEqual({ feature: 'team-members', used: 1, available: 25 })
    expect(balance).toEqual({ available: 70, reserved: 20, spent: 10, granted: 100 })
    expect(reservations).toEqual([{ note: 'Just sold', count: 2, credits: 20 }])
    expect(subscription).toEqual({ state: 'ACTIVE', renewsAt: null, endsAt: null })
  })

  test('is for those who manage the account; the balance also for those who manage marketing', async ({ world }) => {
    const { agency, buyer, buy } = await createBuyer(world)
    const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
    const stranger = await createBuyer(world)
    const { _id: orderId } = await buy()
    for (const key of ['GET /agent/billing', 'GET /agent/billing/transactions', 'GET /agent/credits'] as const)
      await expect(agent.call(key)).rejects.toMatchObject({ code: 'forbidden' })
    const file = `/api/agent/billing/transactions.csv?account=${agency.accountId}`
    expect((await agent.send('GET', file)).statusCode).toBe(403)
    expect((await stranger.buyer.send('GET', file)).statusCode).toBe(403)
    expect((await world.anonymous.send('GET', file)).statusCode).toBe(401)
    const params = { orderId }
    await expect(stranger.buyer.call('GET /agent/billing/orders/:orderId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await buyer.send('POST', '/api/agent/billing/orders', { kind: 'CREDITS', _id: newId() })).statusCode).toBe(
      422,
    )
  })
})

test('transactions are one row for the postcards of a day, filtered, paged, and each on its own in the file', async ({
  world,
}) => {
  const { run, scope, buy, list, buyer, accountId } = await createBuyer(world)
  const order = await buy('credits-500')
  await payInvoice(world, order.number)
  const cause = { type: 'postcard', note: '=Just sold' } as const
  await run((db) =>
    reserveCredits(
      db,
      scope,
      ['a', 'b', 'c'].map((key) => ({ key, amount: 10, cause })),
    ),
  )
  await run((db) => captureCredits(db, scope, ['a', 'b']))
  await run((db) => releaseCredits(db, scope, ['a', 'c'], 'Not printed'))
  await operateGrant(world.owner.db, accountId, toOptions({ credits: '-20', note: 'Sent twice' }))
  const { data, total } = await list()
  expect(
    data.map(({ kind, count, credits, availableAfter, amountCents }) => [
      kind,
      count,
      credits,
      availableAfter,
      amountCents,
    ]),
  ).toEqual([
    ['CORRECTION', 1, -20, 470, null],
    ['RETURNED', 2, 20, 490, null],
    ['POSTCARDS', 3, -30, 470, null],
    ['ADDED', 1, 500, 500, null],
    ['CHARGE', 1, null, null, 5000],
  ])
  expect(total).toBe(5)
  expect(data[3]?.order).toEqual({ _id: order._id, number: order.number, state: 'PAID' })
  expect((await list({ kind: 'POSTCARDS' })).data).toHaveLength(1)
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({
    total: 5,
    data: [{ kind: 'POSTCARDS' }, { kind: 'ADDED' }],
  })
  expect((await list({ till: '2020-01-01' })).total).toBe(0)
  const file = await buyer.send('GET', `/api/agent/billing/transactions.csv?account=${accountId}&kind=POSTCARDS`)
  const [header, ...rows] = parseCsv(file.body.replace('\ufeff', ''))
  expect(header?.[2]).toBe('Description')
  expect(rows).toHaveLength(3)
  expect(rows[0]?.slice(1, 4)).toEqual(['Postcards', "'=Just sold", '-10'])
})

describe('automatic recharge by invoice', () => {
  const settings = { isOn: true, below: 100, packId: 'credits-500', monthlyLimitCents: 9000 } as const

  test('orders a pack when credits run low, one at a time and within the monthly limit', async ({ world }) => {
    const { run, scope, buyer, get, accountId } = await createBuyer(world)
    await run((db) => grantCredits(db, scope, { key: 'start', amount: 120, cause: { type: 'grant' } }))
    expect(await buyer.call('PUT /agent/billing/auto-recharge', { body: settings })).toEqual(settings)
    await runJobs(world, accountId)
    expect((await get()).openOrders).toEqual([])
    const spend = (key: string, amount: number) =>
      run((db) => reserveCredits(db, scope, [{ key, amount, cause: { type: 'postcard' } }]))
    await spend('a', 30)
    await runJobs(world, accountId)
    await spend('b', 30)
    await runJobs(world, accountId)
    const { openOrders, autoRecharge } = await get()
    expect(openOrders).toMatchObject([{ isAutomatic: true, credits: 500 }])
    expect(autoRecharge).toMatchObject({ spentThisMonthCents: 5000, problem: '' })
    await payInvoice(world, openOrders[0]?.number ?? '')
    await spend('c', 550)
    await runJobs(world, accountId)
    expect(await get()).toMatchObject({ openOrders: [], autoRecharge: { problem: 'The monthly limit is reached.' } })
  })

  test('a limit below the price of the pack is refused', async ({ world }) => {
    const { buyer } = await createBuyer(world)
    const body = { ...settings, monthlyLimitCents: 4999 }
    await expect(buyer.call('PUT /agent/billing/auto-recharge', { body })).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('the operator', () => {
  test('lists, changes and assigns plans', async ({ world }) => {
    const { db } = world.owner
    await createPlan(world, 'Lagoon', { price: '120.50', flags: 'marketing' })
    const { accountId, get } = await createBuyer(world)
    expect(await operatePlan(db, toOptions({ name: 'Lagoon', account: accountId }))).toContain('now has the plan')
    expect(await operatePlan(db, toOptions({ name: 'Lagoon', widgets: '7' }))).toContain('1 account has it')
    expect(await get()).toMatchObject({ plan: { planName: 'Lagoon', priceCents: 12_050 } })
    expect(await operatePlan(db, toOptions({}))).toMatch(/Lagoon {2}\$120\.50 a month {2}widgets 7, landing-pages 5/)
    await expect(operatePlan(db, toOptions({ name: 'Lagoon', price: 'much' }))).rejects.toThrow('--price must be')
    await expect(operatePlan(db, toOptions({ name: 'No such', account: accountId }))).rejects.toThrow('no plan named')
  })

  test('grants credits once for a key', async ({ world }) => {
    const { accountId } = await createBuyer(world)
    const grant = () => operateGrant(world.owner.db, accountId, toOptions({ credits: '500', key: 'welcome' }))
    expect(await grant()).toBe('Done. 500 credits are available.')
    expect(await grant()).toContain('nothing changed. 500')
    for (const credits of ['', '0', '1.5', 'many'])
      await expect(operateGrant(world.owner.db, accountId, toOptions({ credits }))).rejects.toThrow('whole number')
    await expect(payInvoice(world, 'G-999999999')).rejects.toThrow('There is no invoice')
  })
})

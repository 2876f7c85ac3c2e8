import { formatOrderNumber, parseOrderNumber } from '@gable/shared/billing/billing.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import { countedFeatures } from '@gable/shared/plans/plan.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { getBalance, grantCredits } from '../credits/ledger.ts'
import { copyPlans } from '../platform/cells/cell-queries.ts'
import { inCellOf, listOwners } from '../platform/cells/cells.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { findInvoice, listOpenInvoices } from './order-queries.ts'
import { assignPlan, findPlan, listAccountsOfPlan, listPlansWithAccounts, upsertPlan } from './plan-queries.ts'
import { settleOrder } from './settle-order.ts'

type GetOption = (name: string) => string | undefined

/** The options of `plan`: each counted feature, and what follows. */
export const billingOptions = ['price', 'flags', 'number', 'reference', 'credits', 'note', 'key', ...countedFeatures]

/** Lists the plans, creates or changes one, or assigns one to an account. Open consoles show it at once. */
export async function operatePlan(owner: Db, getOption: GetOption): Promise<string> {
  const [name, accountId] = [getOption('name'), getOption('account')]
  if (!name) return describePlans(owner)
  if (accountId) {
    const plan = await findPlan(owner, name)
    if (!plan) throw new Problem('invalid', `There is no plan named ${name}.`)
    if (!(await inCellOf(owner, accountId, (db) => assignPlan(db, accountId, plan.id))))
      throw new Problem('not_found', `Account ${accountId} not found.`)
    await publishBilling(owner, [accountId])
    return `The account now has the plan ${name}.`
  }
  const limits = countedFeatures.flatMap((feature) => {
    const limit = getOption(feature)
    return limit === undefined ? [] : [[feature, parseCount(feature, limit)] as const]
  })
  const price = getOption('price')
  const planId = await upsertPlan(owner, name, {
    limits: Object.fromEntries(limits),
    flags: getOption('flags')?.split(',').filter(Boolean),
    priceCents: price === undefined ? undefined : parsePrice(price),
  })
  const accounts: string[] = []
  for (const db of listOwners(owner)) {
    if (db !== owner) await copyPlans(owner, db)
    accounts.push(...(await listAccountsOfPlan(db, planId)))
  }
  await publishBilling(owner, accounts)
  return `Saved the plan ${name}. ${pluralize(accounts.length, 'account has', 'accounts have')} it.`
}

export async function operateGrant(owner: Db, accountId: string, getOption: GetOption): Promise<string> {
  const amount = Number(getOption('credits'))
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > 10_000_000)
    throw new Problem('invalid', '--credits must be a whole number, negative to take credits back.')
  const note = getOption('note') ?? (amount > 0 ? 'Granted by support' : 'Corrected by support')
  const key = `operator ${getOption('key') ?? newId()}`
  return withJobAccount(owner, { accountId }, async (db, scope) => {
    const isNew = await grantCredits(db, scope, {
      key,
      amount,
      cause: { type: amount > 0 ? 'grant' : 'correction', note },
    })
    const { available } = await getBalance(db, scope)
    return `${isNew ? 'Done' : 'This key was used before, so nothing changed'}. ${available} credits are available.`
  })
}

export async function operateInvoicePaid(owner: Db, numberText: string, getOption: GetOption): Promise<string> {
  const number = parseOrderNumber(numberText)
  const invoice = number === undefined ? undefined : await findInvoiceIn(listOwners(owner), number)
  if (!invoice) throw new Problem('not_found', `There is no invoice ${numberText}.`)
  const { accountId, id, provider, description } = invoice
  if (provider !== 'INVOICE') throw new Problem('conflict', `${numberText} is paid by card, not by invoice.`)
  const settlement = await withJobAccount(owner, { accountId }, (db, scope) =>
    settleOrder(db, scope, id, { note: getOption('reference') ?? 'Invoice' }),
  )
  return settlement.state === 'settled' ? `Recorded the payment: ${description}.` : 'This invoice is already paid.'
}

/** Each database has numbers of its own. */
async function findInvoiceIn(owners: readonly Db[], number: number) {
  for (const db of owners) {
    const invoice = await findInvoice(db, number)
    if (invoice) return invoice
  }
  return undefined
}

export async function operateInvoices(owner: Db): Promise<string> {
  const invoices: Awaited<ReturnType<typeof listOpenInvoices>> = []
  for (const db of listOwners(owner)) invoices.push(...(await listOpenInvoices(db)))
  if (invoices.length === 0) return 'No invoices are open.'
  return invoices
    .map(({ number, agency, description, cents, due }) =>
      [
        formatOrderNumber(number),
        agency,
        description,
        `$${(cents / 100).toFixed(2)}`,
        due ? `due ${due.toISOString().slice(0, 10)}` : '',
      ].join('  '),
    )
    .join('\n')
}

async function describePlans(owner: Db): Promise<string> {
  const plans = await listPlansWithAccounts(owner)
  const elsewhere: { planName: string; accounts: number }[] = []
  for (const db of listOwners(owner).slice(1)) elsewhere.push(...(await listPlansWithAccounts(db)))
  if (plans.length === 0) return 'There are no plans.'
  return plans
    .map((plan) => ({ ...plan, accounts: plan.accounts + countElsewhere(plan, elsewhere) }))
    .map(({ planName, priceCents, features, flags, accounts }) =>
      [
        planName,
        priceCents === null ? 'no price' : `$${(priceCents / 100).toFixed(2)} a month`,
        countedFeatures.map((feature) => `${feature} ${features[feature] ?? 0}`).join(', '),
        Object.keys(flags)
          .filter((flag) => flags[flag])
          .join(', ') || 'no flags',
        pluralize(accounts, 'account'),
      ].join('  '),
    )
    .join('\n')
}

const countElsewhere = ({ planName }: { planName: string }, plans: readonly { planName: string; accounts: number }[]) =>
  plans.filter((plan) => plan.planName === planName).reduce((sum, { accounts }) => sum + accounts, 0)

async function publishBilling(owner: Db, accountIds: readonly string[]) {
  for (const accountId of accountIds)
    await withJobAccount(owner, { accountId }, (db, scope) => publishLiveEvent(db, scope, { kind: 'billing' }))
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Problem('invalid', `--${name} must be a whole number.`)
  return Number(text)
}

/** Dollars as people write them: 99 or 99.50. `none` takes the plan off sale. */
function parsePrice(text: string): number | null {
  if (text === 'none') return null
  if (!/^\d{1,6}(\.\d{2})?$/.test(text) || Number(text) === 0)
    throw new Problem('invalid', '--price must be an amount in dollars such as 99 or 99.50, or none.')
  return Math.round(Number(text) * 100)
}

import type { Trigger } from '@gable/shared/flows/trigger.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { createImportHelpers } from '../../testing/imports.ts'
import { test } from '../../testing/world.ts'

const isBuyer = { key: 'tags', anyOf: ['Buyer'] }

describe('a workflow enrolls', () => {
  test('contacts who are added, of its account alone', async ({ world }) => {
    const [here, elsewhere] = [await createAgencyWithFlows(world), await createAgencyWithFlows(world)]
    await here.addContact('Early Bird')
    const flow = await here.publishFlow({ type: 'CONTACT_CREATED', includesImported: false }, { filters: [isBuyer] })
    await here.addContact('Nora Field', { tags: ['Buyer'] })
    await here.addContact('Tom Reed', { tags: ['Seller'] })
    await elsewhere.addContact('Ana Lopez', { tags: ['Buyer'] })
    await elsewhere.work()
    expect(await here.listEntered(flow)).toEqual(['Nora Field'])
  })

  test('contacts who get or lose a tag', async ({ world }) => {
    const { publishFlow, addContact, agent, listEntered } = await createAgencyWithFlows(world)
    const nora = await addContact('Nora Field')
    const added = await publishFlow({ type: 'TAG_ADDED', tag: 'buyer' })
    const removed = await publishFlow({ type: 'TAG_REMOVED', tag: 'Buyer' })
    const setTags = (tags: string[]) =>
      agent.call('PATCH /agent/contacts/:contactId', { params: { contactId: nora._id }, body: { tags } })
    await setTags(['Seller'])
    expect(await listEntered(added)).toEqual([])
    await setTags(['Seller', 'Buyer'])
    expect(await listEntered(added)).toEqual(['Nora Field'])
    await setTags([])
    expect(await listEntered(removed)).toEqual(['Nora Field'])
    await addContact('Tom Reed', { tags: ['Buyer'] })
    expect(await listEntered(added)).toEqual(['Nora Field', 'Tom Reed'])
  })

  test('contacts to whom exactly that happened which it waits for', async ({ world }) => {
    const { publishFlow, addContact, record, listEntered } = await createAgencyWithFlows(world)
    const asset = newId()
    const cases: { trigger: Trigger; fact: string; right: object; wrong: object }[] = [
      {
        trigger: { type: 'LEAD_CREATED', leadTypes: ['HV'] },
        fact: 'LEAD.CREATED',
        ...differIn('leadType', 'HV', 'CO'),
      },
      {
        trigger: { type: 'LEAD_STAGE_CHANGED', stages: ['CLOSED'] },
        fact: 'LEAD.STAGE_CHANGED',
        ...differIn('to', 'CLOSED', 'LOST'),
      },
      {
        trigger: { type: 'FORM_SUBMITTED', assetIds: [asset] },
        fact: 'FORM_SUBMISSION.SUBMITTED',
        ...differIn('subjectId', asset, newId()),
      },
      {
        trigger: { type: 'CALL_LOGGED', outcomes: ['NO_ANSWER'] },
        fact: 'CALL.LOGGED',
        ...differIn('outcome', 'NO_ANSWER', 'REACHED'),
      },
    ]
    const flows = []
    for (const { trigger } of cases) flows.push(await publishFlow(trigger))
    const right = await addContact('Nora Field')
    const wrong = await addContact('Tom Reed')
    for (const { fact, ...details } of cases) {
      await record(right._id, fact, details.right)
      await record(wrong._id, fact, details.wrong)
    }
    for (const [n, flow] of flows.entries())
      expect(await listEntered(flow), cases[n]?.trigger.type).toEqual(['Nora Field'])
  })

  test('contacts who visit their dashboard, open emails, scan postcards or view offers', async ({ world }) => {
    const { publishFlow, addContact, record, listEntered } = await createAgencyWithFlows(world)
    const triggers: [Trigger, string][] = [
      [{ type: 'DASHBOARD_VIEWED' }, 'DASHBOARD.VIEWED'],
      [{ type: 'DASHBOARD_CLICKED' }, 'DASHBOARD.CLICKED'],
      [{ type: 'EMAIL_OPENED', contentIds: [] }, 'EMAIL.OPENED'],
      [{ type: 'EMAIL_CLICKED', contentIds: [] }, 'EMAIL.CLICKED'],
      [{ type: 'POSTCARD_SCANNED', contentIds: [] }, 'POSTCARD.SCANNED'],
      [{ type: 'OFFER_VIEWED' }, 'OFFER.VIEWED'],
    ]
    const flows = []
    for (const [trigger] of triggers) flows.push(await publishFlow(trigger))
    for (const [n, [, fact]] of triggers.entries()) {
      const { _id } = await addContact(`Contact ${n}`)
      await record(_id, fact)
      await record(_id, 'EMAIL.SENT')
    }
    for (const [n, flow] of flows.entries()) expect(await listEntered(flow), triggers[n]?.[1]).toEqual([`Contact ${n}`])
  })

  test('owners of homes whose estimate changed, and not those whose history is loaded', async ({ world }) => {
    const { agency, publishFlow, addContact, addProperty, listRuns } = await createAgencyWithFlows(world)
    const addEstimates = (propertyId: string, ...dollars: [monthsAgo: number, dollars: number][]) =>
      world.owner.pool.query(
        `insert into value_estimates (account_id, property_id, provider, value_date, median_cents, low_cents, high_cents,
          confidence) select $1, $2, 'County', current_date - 30 * m, d * 100, d * 90, d * 110, 90
          from unnest($3::int[], $4::int[]) as e(m, d)`,
        [agency.accountId, propertyId, dollars.map(([months]) => months), dollars.map(([, amount]) => amount)],
      )
    const [some, much] = [
      await publishFlow({ type: 'ESTIMATE_CHANGED', direction: 'UP', percent: 5 }),
      await publishFlow({ type: 'ESTIMATE_CHANGED', direction: 'UP', percent: 20 }),
    ]
    const propertyId = await addProperty((await addContact('Nora Field'))._id)
    await addEstimates(propertyId, [3, 300_000], [2, 330_000], [1, 400_000])
    expect(await listRuns(some)).toEqual([])
    await addEstimates(propertyId, [0, 424_000])
    expect(await listRuns(some)).toMatchObject([{ name: 'Nora Field', property_id: propertyId }])
    expect(await listRuns(much)).toEqual([])
  })

  test('imported contacts only if it includes them', async ({ world }) => {
    const { agency, publishFlow, listEntered } = await createAgencyWithFlows(world)
    const [without, including] = [
      await publishFlow({ type: 'CONTACT_CREATED', includesImported: false }),
      await publishFlow({ type: 'CONTACT_CREATED', includesImported: true }),
    ]
    const { runImport } = await createImportHelpers(world, agency)
    await runImport('First name,Last name,Email\nNora,Field,nora@example.com\n')
    expect(await listEntered(without)).toEqual([])
    expect(await listEntered(including)).toEqual(['Nora Field'])
  })

  test('contacts with a lead that was moved, with the lead, and undo is no second move', async ({ world }) => {
    const { publishFlow, addContact, agent, listRuns } = await createAgencyWithFlows(world)
    const flow = await publishFlow({ type: 'LEAD_STAGE_CHANGED', stages: [] })
    const { _id: contactId } = await addContact('Nora Field')
    const lead = await agent.call('POST /agent/leads', { body: { contactId, leadType: 'HV' } })
    const params = { leadId: lead._id }
    const move = () => agent.call('POST /agent/leads/lead/:leadId/move', { params, body: { stage: 'CONTACTED' } })
    const undo = () => agent.call('POST /agent/leads/lead/:leadId/undone', { params, query: { change: 'MOVE' } })
    await move()
    await undo()
    // Undone before any flow looked.
    expect(await listRuns(flow)).toEqual([])
    await move()
    expect(await listRuns(flow)).toMatchObject([{ name: 'Nora Field', lead_id: lead._id }])
    await undo()
    expect(await listRuns(flow)).toHaveLength(1)
  })
})

/** Details of two entries, of which one is what a trigger waits for. */
const differIn = (key: string, right: string, wrong: string) => ({ right: { [key]: right }, wrong: { [key]: wrong } })

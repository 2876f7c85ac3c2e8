import { expect } from 'vitest'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import { createAgencyWithEmails } from '../testing/emails.ts'
import { aDefinition, enroll, insertFlow, passTime } from '../testing/flows.ts'
import { runJobs } from '../testing/jobs.ts'
import { test } from '../testing/world.ts'

test('webhooks hear once that a contact entered, and once that they reached the end, but not that they left', async ({
  world,
}) => {
  const { agency, agent, addContacts } = await createAgencyWithEmails(world)
  const { accountId } = agency
  const [finishes = '', leaves = ''] = await addContacts('ada@example.com', 'bo@example.com')
  await agent.call('POST /agent/webhooks', {
    body: { url: 'http://127.0.0.1:9/crm', eventTypes: ['flow.entered', 'flow.finished'] },
  })
  const flow = await insertFlow(
    world.owner,
    accountId,
    aDefinition([{ id: 'pause', kind: 'WAIT', duration: { amount: 3, unit: 'DAYS' } }]),
    { kind: 'AUTOMATION', title: 'Past clients' },
  )
  const listEvents = async () =>
    (
      await world.owner.pool.query(
        `select event_type as type, payload->'data'->>'contactId' as "contactId", payload->'data'->'flow' as flow
          from webhook_deliveries where account_id = $1 order by 1, 2`,
        [accountId],
      )
    ).rows
  await enroll(world.product, flow, [{ contactId: finishes }, { contactId: leaves }])
  await runJobs(world, accountId)
  const of = { id: flow.flowId, kind: 'AUTOMATION', title: 'Past clients' }
  const entered = [finishes, leaves].sort().map((contactId) => ({ type: 'flow.entered', contactId, flow: of }))
  expect(await listEvents()).toEqual(entered)
  const [run] = await agent.call('GET /agent/contacts/:contactId/flows', { params: { contactId: leaves } })
  await agent.call('POST /agent/flow-runs/:runId/left', { params: { runId: run?._id ?? '' } })
  await passTime(world.owner, accountId, '3 days')
  await wakeAccount(world.owner.db, 'run-flows', accountId)
  await runJobs(world, accountId)
  expect(await listEvents()).toEqual([...entered, { type: 'flow.finished', contactId: finishes, flow: of }])
})

import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { runJobs } from '../testing/jobs.ts'
import { test, type World } from '../testing/world.ts'

/** A contact with a personal email, and one of a broadcast that an event belongs to. */
async function createAgencyWithSentEmails(world: World) {
  const setup = await createAgencyWithContacts(world)
  const { agency, addContact } = setup
  const owner = await world.factory.createAgent(agency, { role: 'AGENT' })
  const email = `nora-${newId()}@example.com`
  const contact = await addContact('Noralinde Quackenfield', { emailId: email, ownerId: owner.agentId })
  const account = { account_id: agency.accountId }
  const { db } = world.owner
  const [contentId, pieceId] = [newId(), newId()]
  await db
    .insertInto('contents')
    .values({
      ...account,
      id: contentId,
      medium: 'EMAIL',
      template_type: 'REGULAR',
      template_id: 'home-value-report',
      title: 'May',
      lead_type: 'GENERAL',
      intent: 'HOME_VALUE',
    })
    .execute()
  await db
    .insertInto('content_versions')
    .values({ ...account, content_id: contentId, version: 1, settings: '{}' })
    .execute()
  const piece = { ...account, contact_id: contact._id, to_email: email, subject: 'For Noralinde' }
  await db
    .insertInto('email_pieces')
    .values([
      { ...piece, id: pieceId, kind: 'MARKETING', content_id: contentId, version: 1, recipient: '{"values":{}}' },
      { ...piece, id: newId(), kind: 'PERSONAL', body: 'Hi Noralinde', state: 'DELIVERED' },
    ])
    .execute()
  await db
    .insertInto('email_events')
    .values({ ...account, id: newId(), piece_id: pieceId, at: new Date(), type: 'open', detail: '{"ip":"1.2.3.4"}' })
    .execute()
  await db
    .insertInto('email_suppressions')
    .values({ ...account, email, reason: 'MANUAL' })
    .execute()
  await db
    .insertInto('contact_topic_opt_outs')
    .values({ ...account, contact_id: contact._id, topic: 'LISTINGS' })
    .execute()
  return { ...setup, owner, contact, pieceId }
}

test('of an erased person only an empty row of a broadcast stays, and what waits is not sent', async ({ world }) => {
  const { agency, owner, contact, pieceId } = await createAgencyWithSentEmails(world)
  await owner.call('GET /agent/emails/:pieceId', { params: { pieceId } })
  await owner.call('POST /agent/contacts/:contactId/erasure', {
    params: { contactId: contact._id },
    body: { name: 'Noralinde Quackenfield' },
  })
  await runJobs(world, agency.accountId)
  const list = (table: 'email_pieces' | 'email_events' | 'email_suppressions' | 'contact_topic_opt_outs') =>
    world.owner.db.selectFrom(table).selectAll().where('account_id', '=', agency.accountId).execute()
  expect(await list('email_pieces')).toMatchObject([
    { id: pieceId, contact_id: null, to_email: '', subject: '', recipient: null, state: 'CANCELED' },
  ])
  for (const table of ['email_events', 'email_suppressions', 'contact_topic_opt_outs'] as const)
    expect(await list(table)).toEqual([])
  await expect(owner.call('GET /agent/emails/:pieceId', { params: { pieceId } })).rejects.toMatchObject({
    code: 'not_found',
    message: 'Email not found',
  })
})

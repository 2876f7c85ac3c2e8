import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { createEmailScenario } from '../testing/emails.ts'
import { test } from '../testing/world.ts'

test('contacts who may not get an email have a piece that says why', async ({ world }) => {
  const emails = ['ok', 'archived', 'unsubscribed', 'topic', 'bounced', 'complained', 'stopped', 'private']
  const { contactIds, account, queue, getStates, send } = await createEmailScenario(world, [
    ...emails.map((name) => `${name}@example.com`),
    '',
  ])
  const { db } = world.owner
  const update = (n: number, set: object) =>
    db
      .updateTable('contacts')
      .set(set)
      .where('id', '=', contactIds[n] ?? '')
      .execute()
  await update(1, { archived_at: new Date() })
  await update(2, { unsubscribed_at: new Date() })
  await update(7, { is_non_marketing: true })
  await db
    .insertInto('contact_topic_opt_outs')
    .values({ ...account, contact_id: contactIds[3] ?? '', topic: 'HOME_UPDATES' })
    .execute()
  const suppressions = [
    ['bounced', 'BOUNCE'],
    ['complained', 'COMPLAINT'],
    ['stopped', 'MANUAL'],
  ] as const
  for (const [name, reason] of suppressions)
    await db
      .insertInto('email_suppressions')
      .values({ ...account, email: `${name}@example.com`, reason })
      .execute()

  expect(await queue()).toEqual({ queued: 1, held: 8 })
  await send()
  expect(await getStates()).toEqual({
    'ok@example.com': 'DELIVERED',
    'archived@example.com': 'ARCHIVED',
    'unsubscribed@example.com': 'UNSUBSCRIBED',
    'topic@example.com': 'TOPIC_UNSUBSCRIBED',
    'bounced@example.com': 'SUPPRESSED_BOUNCE',
    'complained@example.com': 'SUPPRESSED_COMPLAINT',
    'stopped@example.com': 'UNSUBSCRIBED',
    'private@example.com': 'NON_MARKETING',
    '': 'NO_EMAIL',
  })
})

test('another topic is still sent to who unsubscribed from one', async ({ world }) => {
  const { contactIds, account, queue, publish, listPieces } = await createEmailScenario(world, ['nora@example.com'])
  const [contact_id = ''] = contactIds
  await world.owner.db
    .insertInto('contact_topic_opt_outs')
    .values({ ...account, contact_id, topic: 'HOME_UPDATES' })
    .execute()
  await queue('spring', contactIds, await publish({ topic: 'LISTINGS' }))
  expect((await listPieces()).map(({ state }) => state)).toEqual(['QUEUED'])
})

test('asking twice for the same occasion queues nothing twice', async ({ world }) => {
  const { queue, listPieces, contactIds } = await createEmailScenario(world, ['nora@example.com'])
  await Promise.all([queue(), queue(), queue('spring', [...contactIds, ...contactIds])])
  expect(await listPieces()).toHaveLength(1)
})

test('a contact gets no more marketing emails a week than the limit, over all contents', async ({ world }) => {
  const { queue, publish, contactIds, listPieces, send } = await createEmailScenario(world, ['nora@example.com'])
  const others = [await publish(), await publish()]
  await queue()
  await send()
  for (const other of others) await queue('spring', contactIds, other)
  expect((await listPieces()).map(({ state, hold_reason }) => hold_reason ?? state)).toEqual([
    'DELIVERED',
    'QUEUED',
    'WEEKLY_LIMIT',
  ])
})

test('two requests at once do not exceed the limit of the week together', async ({ world }) => {
  const { queue, publish, contactIds, listPieces } = await createEmailScenario(world, [
    'a@example.com',
    'b@example.com',
  ])
  const emails = [await publish(), await publish(), await publish(), await publish()]
  await Promise.all(emails.map((email) => queue('spring', contactIds, email)))
  const held = (await listPieces()).filter(({ hold_reason }) => hold_reason === 'WEEKLY_LIMIT')
  expect(held).toHaveLength(4)
})

test('who unsubscribes while an email is queued does not get it', async ({ world }) => {
  const { queue, contactIds, getStates, send } = await createEmailScenario(world, ['a@example.com', 'b@example.com'])
  await queue()
  await world.owner.db
    .updateTable('contacts')
    .set({ unsubscribed_at: new Date() })
    .where('id', '=', contactIds[0] ?? '')
    .execute()
  await send()
  expect(await getStates()).toEqual({ 'a@example.com': 'UNSUBSCRIBED', 'b@example.com': 'DELIVERED' })
})

test('smart content is held for contacts whose home has no figure', async ({ world }) => {
  const blocks = [{ id: 'a', type: 'EQUITY', title: 'Your equity', buttonLabel: 'See' } as const]
  const { queue, send, getStates, email } = await createEmailScenario(world, ['nora@example.com'], { blocks })
  const { db } = world.owner
  const update = { intent: 'EQUITY', template_type: 'SMART' } as const
  await db.updateTable('contents').set(update).where('id', '=', email.contentId).execute()
  await queue()
  await send()
  expect(await getStates()).toEqual({ 'nora@example.com': 'NO_FIGURE' })
  // What an agent wrote goes out as it is.
  await db.updateTable('contents').set({ template_type: 'REGULAR' }).where('id', '=', email.contentId).execute()
  await queue('summer')
  await send()
  expect(await getStates()).toEqual({ 'nora@example.com': 'DELIVERED' })
})

test('without a postal address nothing is sent', async ({ world }) => {
  const { queue, getStates, agency } = await createEmailScenario(world, ['nora@example.com'])
  await world.owner.db.updateTable('brandings').set({ details: '{}' }).where('id', '=', agency.brandingId).execute()
  await queue()
  expect(await getStates()).toEqual({ 'nora@example.com': 'NO_POSTAL_ADDRESS' })
})

test('while the account is paused new emails are held and queued ones wait', async ({ world }) => {
  const { queue, getStates, send, setSettings, addContacts } = await createEmailScenario(world, ['nora@example.com'])
  await queue()
  await setSettings({ paused_at: new Date() })
  await queue('spring', await addContacts('ben@example.com'))
  await send()
  expect(await getStates()).toEqual({ 'nora@example.com': 'QUEUED', 'ben@example.com': 'SENDING_PAUSED' })
})

test('in quiet hours marketing waits and personal emails leave', async ({ world }) => {
  const { queue, send, setSettings, listPieces, contactIds, account, agent } = await createEmailScenario(world, [
    'nora@example.com',
  ])
  await queue()
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/New_York' }).format(),
  )
  await world.owner.db
    .updateTable('agencies')
    .set({ time_zone: 'America/New_York' })
    .where('account_id', '=', account.account_id)
    .execute()
  await setSettings({ quiet_from: (hour + 23) % 24, quiet_till: (hour + 2) % 24 })
  const body = { pieceId: newId(), subject: 'Coffee?', text: 'Are you free on Monday?' }
  await agent.call('POST /agent/contacts/:contactId/emails', { params: { contactId: contactIds[0] ?? '' }, body })
  await send()
  const [marketing, personal] = await listPieces()
  expect(personal).toMatchObject({ kind: 'PERSONAL', state: 'DELIVERED', subject: 'Coffee?' })
  expect(marketing?.state).toBe('QUEUED')
  expect(marketing?.due_at.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
})

test('an account never queues emails of another', async ({ world }) => {
  const { queue, email } = await createEmailScenario(world, ['nora@example.com'])
  const other = await createEmailScenario(world, ['ben@example.com'])
  expect(await other.queue('spring', other.contactIds, email)).toEqual({ queued: 0, held: 0 })
  expect(await queue('spring', other.contactIds)).toEqual({ queued: 0, held: 0 })
})

import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createMessageId } from '../email-tracking/message-id.ts'
import { createIntake, intakeDomain, postmarkPassword } from '../testing/intake-agency.ts'
import { runJobs } from '../testing/jobs.ts'
import { gmailVerification, leadEmails, unreadableEmail } from '../testing/lead-emails.ts'
import { createNoticeOf } from '../testing/lead-intake.ts'
import { createTextEmail } from '../testing/mime.ts'
import { test as base } from '../testing/world.ts'

const test = base.extend<{ intake: Awaited<ReturnType<typeof createIntake>> }>({
  intake: async ({ world }, use) => {
    const intake = await createIntake(world)
    await intake.owner.call('POST /agent/lead-intake/address')
    await use(intake)
    await intake.close()
  },
})

describe('an email to the intake address', () => {
  test('becomes a lead in Today before any job runs, once however often it is delivered', async ({ intake }) => {
    const [zillow] = leadEmails
    expect(await intake.sendEmail(zillow?.message ?? '')).toMatch(/^250/)
    const leads = await intake.listToday()
    expect(leads).toMatchObject([
      {
        fullName: 'Nora Field',
        emailId: 'nora.field@example.com',
        source: 'Zillow',
        leadType: 'BUYER',
        address: '12 Oak Street, Dover, NH 03820',
      },
    ])
    expect(await intake.sendEmail(zillow?.message ?? '')).toMatch(/^250/)
    expect(await intake.listToday()).toHaveLength(1)
    expect(await intake.owner.call('GET /agent/lead-intake/address')).toMatchObject({ received: 1, leads: 1, open: 0 })
  })

  test('that cannot be read is kept with its text, and an agent makes a lead of it', async ({ world, intake }) => {
    expect(await intake.sendEmail(unreadableEmail)).toMatch(/^250/)
    expect(await intake.listToday()).toEqual([])
    const [entry] = await intake.listEntries({ state: 'OPEN' })
    expect(entry).toMatchObject({
      reason: 'UNREADABLE',
      sourceName: 'Email',
      title: 'About the house',
      sender: 'Greta Wolf <greta.wolf@example.org>',
    })
    const params = { entryId: entry?._id ?? '' }
    const { text, draft } = await intake.owner.call('GET /agent/lead-intake/entries/:entryId', { params })
    expect(text).toContain('the house on the corner')
    const body = { ...draft, firstName: 'Greta', lastName: 'Wolf', email: 'greta.wolf@example.org', message: text }
    const { leadId } = await intake.owner.call('POST /agent/lead-intake/entries/:entryId/lead', { params, body })
    expect(await intake.listToday()).toMatchObject([{ _id: leadId, fullName: 'Greta Wolf', source: 'Email' }])
    await expect(
      intake.owner.call('POST /agent/lead-intake/entries/:entryId/dismissed', { params }),
    ).rejects.toMatchObject({ code: 'conflict' })
    const rival = await intake.factory.createAgent(await intake.factory.createAgency())
    await expect(rival.call('GET /agent/lead-intake/entries/:entryId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(rival.call('POST /agent/lead-intake/entries/:entryId/lead', { params, body })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(
      await world.owner.db
        .selectFrom('leads')
        .selectAll()
        .where('account_id', '=', rival.accountId ?? '')
        .execute(),
    ).toEqual([])
  })

  test('tells those who manage the account at most once an hour', async ({ world, intake }) => {
    for (let n = 0; n < 3; n += 1)
      await intake.sendEmail(createTextEmail({ from: 'a@example.org', subject: `Hello ${n}` }, 'Hi'))
    const listBell = (agent = intake.owner) => agent.call('GET /agent/notifications')
    expect(await listBell()).toMatchObject({
      unread: 1,
      data: [{ kind: 'LEAD_INTAKE', contact: null, text: expect.stringMatching(/: Hello 0$/) }],
    })
    const agent = await intake.factory.createAgent(intake.agency, { role: 'AGENT' })
    expect((await listBell(agent)).unread).toBe(0)
    await runJobs(world, intake.accountId)
    const { rows } = await world.owner.pool.query(
      `select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs
        where payload->>'to' = $1`,
      [intake.owner.email],
    )
    const page = `/a/${intake.accountId}/settings/lead-intake/messages`
    expect(rows).toEqual([{ subject: 'An incoming message needs a look', text: expect.stringContaining(page) }])
  })

  test('rings no bell of somebody who wants none, and the notice goes with the message', async ({ world, intake }) => {
    const second = await intake.factory.createAgent(intake.agency)
    await second.call('PATCH /agent/notifications/settings', {
      body: { kinds: { LEAD_INTAKE: { bell: false, email: false } } },
    })
    await intake.sendEmail(createTextEmail({ from: 'a@example.org', subject: 'Hello' }, 'Hi'))
    const countUnread = async (agent: typeof second) => (await agent.call('GET /agent/notifications')).unread
    expect([await countUnread(intake.owner), await countUnread(second)]).toEqual([1, 0])
    await world.owner.db.deleteFrom('lead_intake_entries').where('account_id', '=', intake.accountId).execute()
    expect(await countUnread(intake.owner)).toBe(0)
  })

  test('with the confirmation of a forwarding shows code and link', async ({ intake }) => {
    await intake.sendEmail(gmailVerification)
    const [entry] = await intake.listEntries({ state: 'OPEN' })
    expect(entry?.reason).toBe('VERIFICATION')
    const detail = await intake.owner.call('GET /agent/lead-intake/entries/:entryId', {
      params: { entryId: entry?._id ?? '' },
    })
    expect(detail.verification).toMatchObject({ provider: 'Gmail', code: '482913077' })
  })

  test('is forgotten if it is our own, or the answer of a machine', async ({ world, intake }) => {
    const ours = createMessageId(world.secret, intake.accountId, newId(), 'gable.test')
    const notice = createNoticeOf('Nora')
    for (const message of [
      notice.replace(/Message-ID: .*/, `Message-ID: ${ours}\r`),
      `Auto-Submitted: auto-replied\r\n${notice}`,
      notice.replace('noreply@forms.example', 'no-reply@gable.test'),
    ])
      expect(await intake.sendEmail(message)).toMatch(/^250/)
    expect(await intake.listEntries()).toEqual([])
    expect(await intake.listToday()).toEqual([])
  })
})

describe('the intake address', () => {
  test('is the only one that the mail server takes, and a replaced one stops', async ({ intake }) => {
    const { address } = await intake.owner.call('GET /agent/lead-intake/address')
    expect(address).toMatch(/^leads-[a-z2-7]{12}@in\.example\.com$/)
    const others = [
      `leads-aaaaaaaaaaaa@${intakeDomain}`,
      `postmaster@${intakeDomain}`,
      `${address}.evil.example`,
      'nora@example.org',
    ]
    for (const to of others) expect(await intake.sendEmail(createNoticeOf('Nora'), { to })).toMatch(/^550/)
    const tagged = (address ?? '').toUpperCase().replace('@', '+zillow@')
    expect(await intake.sendEmail(createNoticeOf('Nora'), { to: tagged })).toMatch(/^250/)
    expect(await intake.listToday()).toHaveLength(1)
    await intake.owner.call('POST /agent/lead-intake/address')
    expect(await intake.sendEmail(createNoticeOf('Omar'), { to: address ?? '' })).toMatch(/^550/)
  })

  test('takes a bounded number of emails of limited size, and asks senders to try again', async ({ world, intake }) => {
    expect(
      await intake.sendEmail(`Subject: x\r\n\r\n${'x'.repeat(998)}\r\n`.padEnd(1_200_000, `${'y'.repeat(70)}\r\n`)),
    ).toMatch(/^552/)
    const setCount = (name: string, count: number) =>
      world.owner.db.updateTable('attempts').set({ count }).where('key', 'like', `${name}:%`).execute()
    expect(await intake.sendEmail(unreadableEmail)).toMatch(/^250/)
    await setCount('lead-email-sender', 60)
    expect(await intake.sendEmail(createNoticeOf('Ada'))).toMatch(/^451/)
    expect(await intake.sendEmail(createNoticeOf('Nora'), { from: 'other@portal.example' })).toMatch(/^250/)
    expect(await intake.listToday()).toHaveLength(1)
    await setCount('lead-email-account', 240)
    expect(await intake.sendEmail(createNoticeOf('Omar'), { from: 'third@portal.example' })).toMatch(/^451/)
  })

  test('receives the emails of Postmark, with the password alone', async ({ intake }) => {
    const { address } = await intake.owner.call('GET /agent/lead-intake/address')
    const post = (password: string, payload: object | string) =>
      intake.app.inject({
        method: 'POST',
        url: '/api/inbound/lead-emails/postmark',
        payload,
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(password).toString('base64')}`,
        },
      })
    const payload = {
      OriginalRecipient: address,
      FromFull: { Email: 'leads@portal.example' },
      RawEmail: createNoticeOf('Nora'),
    }
    expect((await post('gable:wrong', payload)).statusCode).toBe(401)
    expect(await intake.listToday()).toEqual([])
    expect((await post(postmarkPassword, payload)).statusCode).toBe(200)
    expect((await post(postmarkPassword, payload)).statusCode).toBe(200)
    expect((await post(postmarkPassword, { ...payload, OriginalRecipient: 'nobody@in.example.com' })).statusCode).toBe(
      200,
    )
    expect((await post(postmarkPassword, '{"half')).statusCode).toBe(200)
    expect(await intake.listToday()).toHaveLength(1)
  })
})

test('an installation without the settings has no address and no such path', async ({ world }) => {
  const owner = await world.factory.createAgent(await world.factory.createAgency())
  expect(await owner.call('GET /agent/lead-intake/address')).toMatchObject({ address: null, isAvailable: false })
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/inbound/lead-emails/postmark',
    payload: {},
  })
  expect(statusCode).toBe(404)
})

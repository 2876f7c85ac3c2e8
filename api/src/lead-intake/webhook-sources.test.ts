import { newId } from '@gable/shared/ids.ts'
import { maxPayloadsPerSource } from '@gable/shared/lead-intake/source.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createIntake, createIntakeSource, postPayload } from '../testing/intake-agency.ts'
import { samplePayload, signRequest } from '../testing/lead-intake.ts'
import { test as base, type World } from '../testing/world.ts'

const test = base.extend<{ intake: Awaited<ReturnType<typeof createIntake>> }>({
  intake: async ({ world }, use) => {
    const intake = await createIntake(world)
    await use(intake)
    await intake.close()
  },
})

const readContact = async ({ owner }: World, accountId: string) =>
  owner.db.selectFrom('contacts').selectAll().where('account_id', '=', accountId).execute()

describe('a payload of a mapped source', () => {
  test('becomes a lead in Today before any job runs, with contact, home, activity and notification', async ({
    world,
    intake,
  }) => {
    const { post, get, source } = await createIntakeSource(intake)
    expect((await post(samplePayload)).statusCode).toBe(202)
    const [lead] = await intake.listToday()
    expect(lead).toMatchObject({
      fullName: 'Nora Field',
      emailId: 'nora@example.com',
      phone: '(603) 555-0134',
      leadType: 'BUYER',
      source: source.name,
      address: '12 Oak Street, Dover, NH 03820',
    })
    const detail = await intake.owner.call('GET /agent/leads/lead/:leadId', { params: { leadId: lead?._id ?? '' } })
    expect(detail.history[0]).toMatchObject({ kind: 'CREATED', detail: { note: 'Is it still available?' } })
    expect(detail.routing).toMatchObject({ outcome: 'NOBODY' })
    const [contact] = await readContact(world, intake.accountId)
    expect(contact).toMatchObject({ source: source.name, tags: ['Website'], unsubscribed_at: null })
    const { data } = await intake.owner.call('GET /agent/notifications')
    expect(data).toMatchObject([{ kind: 'UNASSIGNED_LEAD', leadId: lead?._id }])
    const jobs = await world.owner.db
      .selectFrom('property_lookups')
      .select('property_id')
      .where('account_id', '=', intake.accountId)
      .execute()
    expect(jobs).toHaveLength(1)
    expect(await get()).toMatchObject({ received: 1, leads: 1, open: 0, rejected: 0 })
  })

  test('goes to the agent whom a rule for its source names', async ({ intake }) => {
    const { post, source } = await createIntakeSource(intake)
    const ben = await intake.factory.createMember(intake.agency, undefined, { role: 'AGENT' })
    const { fields } = await intake.owner.call('GET /agent/lead-routing/filter-config')
    expect(fields.find(({ key }) => key === 'source')?.options).toContainEqual({
      value: source.name,
      label: source.name,
    })
    await intake.owner.call('POST /agent/lead-routing/rules', {
      body: {
        name: 'Forms',
        isOn: true,
        overridesOwner: false,
        filters: [{ key: 'source', anyOf: [source.name] }],
        assignment: { type: 'AGENT', agentId: ben.agentId },
      },
    })
    await post(samplePayload)
    expect(await intake.listToday()).toMatchObject([{ agentId: ben.agentId }])
  })

  test('sent again with the same id, also at the same moment, is one lead', async ({ intake }) => {
    const { post, get } = await createIntakeSource(intake)
    const changed = { ...samplePayload, comments: 'Once more' }
    const answers = await Promise.all([post(samplePayload), post(samplePayload), post(changed), post(samplePayload)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
    expect(await intake.listToday()).toHaveLength(1)
    expect(await intake.listEntries()).toHaveLength(1)
    expect(await get()).toMatchObject({ leads: 1 })
  })

  test('without an id counts once a day, and asking again is another lead of the same contact', async ({
    world,
    intake,
  }) => {
    const { post } = await createIntakeSource(intake)
    const { id: _, ...payload } = samplePayload
    await post(payload)
    await post(payload)
    expect(await intake.listToday()).toHaveLength(1)
    await post({ ...payload, comments: 'Another question' })
    const yesterday = new Date(Date.now() - 25 * hourLength)
    for (const table of ['incoming_leads', 'lead_intake_entries'] as const)
      await world.owner.db
        .updateTable(table)
        .set(table === 'incoming_leads' ? { at: yesterday } : { received_at: yesterday })
        .where('account_id', '=', intake.accountId)
        .execute()
    await post(payload)
    expect(await intake.listToday()).toHaveLength(3)
    expect(await readContact(world, intake.accountId)).toHaveLength(1)
  })

  test('never clears an opt-out and overwrites nothing', async ({ world, intake }) => {
    const { post } = await createIntakeSource(intake)
    const optedOutAt = new Date('2026-01-05T10:00:00Z')
    await world.owner.db
      .insertInto('contacts')
      .values({
        account_id: intake.accountId,
        id: newId(),
        first_name: 'Eleonora',
        last_name: 'Field',
        source: 'Import',
        email: 'nora@example.com',
        unsubscribed_at: optedOutAt,
        is_non_marketing: true,
      })
      .execute()
    await post(samplePayload)
    expect(await readContact(world, intake.accountId)).toMatchObject([
      {
        first_name: 'Eleonora',
        source: 'Import',
        phone: '(603) 555-0134',
        unsubscribed_at: optedOutAt,
        is_non_marketing: true,
      },
    ])
  })

  test('may be a form, and is read whatever its values are', async ({ intake }) => {
    const { post, params } = await createIntakeSource(intake)
    await intake.owner.call('PATCH /agent/lead-intake/sources/:sourceId', {
      params,
      body: { mapping: { email: 'your-email', fullName: 'your-name' } },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(
      (await post('your-name=Omar+Said&your-email=omar%40example.com&a=1&a=2&%00=%00', { headers })).statusCode,
    ).toBe(202)
    expect(await intake.listToday()).toMatchObject([{ fullName: 'Omar Said', emailId: 'omar@example.com' }])
    for (const body of [
      '[]',
      '"text"',
      '7',
      '{"a":{"b":[[[["\\u0000\\ud800"]]]]}}',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    ])
      expect((await post(body)).statusCode).toBe(202)
  })
})

describe('a payload that is not mapped', () => {
  test('is kept, shown, and becomes a lead by hand with what the mapping reads', async ({ intake }) => {
    const { post, map, params, get } = await createIntakeSource(intake, { isMapped: false })
    await post(samplePayload)
    expect(await intake.listToday()).toEqual([])
    expect(await get()).toMatchObject({ open: 1, received: 1, leads: 0 })
    const [payload] = await intake.owner.call('GET /agent/lead-intake/sources/:sourceId/payloads', { params })
    expect(payload?.fields).toContainEqual({ path: 'person.email', value: 'nora@example.com' })
    const [entry] = await intake.listEntries({ state: 'OPEN' })
    expect(entry).toMatchObject({ reason: 'NOT_MAPPED', channel: 'WEBHOOK' })
    await map()
    const entryParams = { entryId: entry?._id ?? '' }
    const { draft } = await intake.owner.call('GET /agent/lead-intake/entries/:entryId', { params: entryParams })
    expect(draft).toMatchObject({ firstName: 'Nora', email: 'nora@example.com', leadType: 'BUYER' })
    const create = () =>
      intake.owner.call('POST /agent/lead-intake/entries/:entryId/lead', { params: entryParams, body: draft })
    const [first, second] = await Promise.all([create(), create()])
    expect([first?.isNew, second?.isNew].sort()).toEqual([false, true])
    expect(first?.leadId).toBe(second?.leadId)
    expect(await intake.listToday()).toHaveLength(1)
    expect(await get()).toMatchObject({ open: 0, leads: 1 })
  })

  test('becomes a lead when it is sent again after the mapping', async ({ intake }) => {
    const { post, map } = await createIntakeSource(intake, { isMapped: false })
    await post(samplePayload)
    await map()
    await post(samplePayload)
    expect(await intake.listToday()).toHaveLength(1)
    expect(await intake.listEntries()).toMatchObject([{ state: 'LEAD' }])
  })

  test('waits while the source is paused, and without anything to answer to', async ({ intake }) => {
    const { post, params } = await createIntakeSource(intake)
    await post({ ...samplePayload, person: { first_name: 'Nora' } })
    await intake.owner.call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: { isPaused: true } })
    await post({ ...samplePayload, id: 'another' })
    const entries = await intake.listEntries({ state: 'OPEN' })
    expect(entries.map(({ reason }) => reason).sort()).toEqual(['NO_CONTACT', 'PAUSED'])
    const entryParams = { entryId: entries[0]?._id ?? '' }
    await intake.owner.call('POST /agent/lead-intake/entries/:entryId/dismissed', { params: entryParams })
    expect(await intake.listEntries({ state: 'DISMISSED' })).toHaveLength(1)
    await intake.owner.call('POST /agent/lead-intake/entries/:entryId/undismissed', { params: entryParams })
    expect(await intake.listEntries({ state: 'OPEN' })).toHaveLength(2)
  })
})

describe('a request to a source', () => {
  test('needs its signature, and a forged or old one is counted and stores nothing', async ({ intake }) => {
    const { post, secret, get, params } = await createIntakeSource(intake, { isSigned: true })
    const body = JSON.stringify(samplePayload)
    const forged = [
      {},
      signRequest('whsec_other', body),
      signRequest(secret, `${body} `),
      signRequest(secret, body, Date.now() - 10 * 60_000),
      { ...signRequest(secret, body), 'gable-timestamp': '1' },
      { 'gable-timestamp': 'x', 'gable-signature': 'v1=' },
    ]
    for (const headers of forged)
      expect((await post(body, { headers: headers as Record<string, string> })).statusCode).toBe(401)
    expect(await intake.listEntries()).toEqual([])
    expect(await get()).toMatchObject({ rejected: forged.length, lastRejection: 'SIGNATURE', received: 0 })
    expect((await post(body, { headers: signRequest(secret, body) })).statusCode).toBe(202)
    expect(await intake.listToday()).toHaveLength(1)
    const { secret: next } = await intake.owner.call('POST /agent/lead-intake/sources/:sourceId/secret', { params })
    expect((await post(body, { headers: signRequest(secret, body) })).statusCode).toBe(401)
    expect((await post(body, { headers: signRequest(next ?? '', body) })).statusCode).toBe(202)
    await intake.owner.call('DELETE /agent/lead-intake/sources/:sourceId/secret', { params })
    expect((await post({ ...samplePayload, id: '2' })).statusCode).toBe(202)
    expect(JSON.stringify(await get())).not.toContain('whsec_')
  })

  test('with an unknown or replaced code finds nothing', async ({ intake }) => {
    const { post, source, params } = await createIntakeSource(intake)
    const { url } = await intake.owner.call('POST /agent/lead-intake/sources/:sourceId/address', { params })
    expect((await post(samplePayload)).statusCode).toBe(404)
    expect((await postPayload(intake.app, `${source.url}x`, samplePayload)).statusCode).toBe(404)
    expect((await postPayload(intake.app, url, samplePayload)).statusCode).toBe(202)
  })

  test('is refused when it is too large or neither JSON nor a form', async ({ intake }) => {
    const { post, get } = await createIntakeSource(intake)
    expect((await post('{"name": "Nora"')).statusCode).toBe(400)
    expect((await post('')).statusCode).toBe(400)
    expect((await post('<xml/>', { headers: { 'content-type': 'text/xml' } })).statusCode).toBe(400)
    expect((await post({ text: 'x'.repeat(65 * 1024) })).statusCode).toBe(413)
    expect(await get()).toMatchObject({ rejected: 3, lastRejection: 'BODY' })
    expect(await intake.listEntries()).toEqual([])
  })

  test('is limited per sender, and few payloads are kept, first those that need a look', async ({ world, intake }) => {
    const { post, params } = await createIntakeSource(intake)
    await post({ id: 'unreadable', note: 'Please call' })
    const statuses: number[] = []
    for (let n = 0; n < 125; n += 1) {
      const payload = { id: `bomb-${n}`, person: { email: `bomb${n}@example.com` } }
      statuses.push((await post(payload, { ip: '192.0.2.7' })).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await post({ ...samplePayload }, { ip: '192.0.2.8' })).statusCode).toBe(202)
    const { count } = await world.owner.db
      .selectFrom('lead_intake_entries')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', intake.accountId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(maxPayloadsPerSource)
    expect(await intake.listEntries({ state: 'OPEN' })).toHaveLength(1)
    expect(await intake.owner.call('GET /agent/lead-intake/sources/:sourceId/payloads', { params })).toHaveLength(10)
  })
})

describe('sources', () => {
  test('belong to their account and need the permission', async ({ intake }) => {
    const { params, source } = await createIntakeSource(intake)
    const agent = await intake.factory.createAgent(intake.agency, { role: 'AGENT' })
    const rival = await intake.factory.createAgent(await intake.factory.createAgency())
    for (const call of [
      () => agent.call('GET /agent/lead-intake/sources'),
      () => agent.call('GET /agent/lead-intake/entries', { query: {} }),
      () => agent.call('GET /agent/lead-intake/address'),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
    await expect(rival.call('GET /agent/lead-intake/sources/:sourceId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(rival.call('DELETE /agent/lead-intake/sources/:sourceId', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(
      rival.call('PATCH /agent/lead-intake/sources/:sourceId', { params, body: { isPaused: true } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(rival.call('POST /agent/lead-intake/sources/:sourceId/secret', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await rival.call('GET /agent/lead-intake/sources')).toEqual([])
    const bodies = [
      { name: '' },
      { name: source.name.toUpperCase() },
      { name: 'zillow' },
      { name: 'x', leadType: 'NO' as 'HV' },
    ]
    for (const body of bodies)
      await expect(intake.owner.call('POST /agent/lead-intake/sources', { body })).rejects.toMatchObject({
        code: 'invalid',
      })
    await intake.owner.call('DELETE /agent/lead-intake/sources/:sourceId', { params })
    expect(await intake.owner.call('GET /agent/lead-intake/sources')).toEqual([])
  })
})

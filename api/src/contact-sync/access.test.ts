import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { createSyncedAgency, runSyncJob, testSystemKey } from '../testing/contact-sync.ts'
import { signWebhook } from '../testing/follow-up-boss/webhooks.ts'
import { test } from '../testing/synced-world.ts'
import { createWebhookToken } from './webhook-token.ts'

describe('the sync of an account', () => {
  test('is set up only by who may change settings, and seen by nobody of another account', async ({ world, boss }) => {
    const { agent, params } = await createSyncedAgency(world, boss)
    const stranger = await world.factory.createAgent(await world.factory.createAgency())
    const read = 'GET /agent/connected-apps/:appId/contact-sync' as const
    await expect(agent.call(read, { params })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(world.anonymous.call(read, { params })).rejects.toMatchObject({ code: 'signed_out' })
    for (const attempt of [
      () => stranger.call(read, { params }),
      () =>
        stranger.call('PUT /agent/connected-apps/:appId/contact-sync', { params, body: { rules: {}, mappings: [] } }),
      () => stranger.call('GET /agent/connected-apps/:appId/user-mapping', { params }),
      () => stranger.call('GET /agent/connected-apps/:appId/sync-runs', { params }),
      () => stranger.call('POST /agent/connected-apps/:appId/contact-sync/started', { params }),
      () =>
        stranger.call('POST /agent/connected-apps/:appId/contact-sync/preview', {
          params,
          body: { rules: {}, mappings: [] },
        }),
      () => stranger.call(read, { params: { appId: newId() } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('refuses unknown attributes and fields that are mapped twice', async ({ world, boss }) => {
    const { setUp } = await createSyncedAgency(world, boss)
    await expect(setUp({}, [{ attributeKey: 'nothing', remoteField: 'price' }])).rejects.toMatchObject({
      fields: { 'mappings.0.attributeKey': 'This attribute does not exist' },
    })
    const twice = [
      { attributeKey: 'crm_stage', remoteField: 'stage' },
      { attributeKey: 'crm_stage', remoteField: 'price' },
    ]
    await expect(setUp({}, twice)).rejects.toMatchObject({ code: 'invalid' })
  })

  test('can be tried with one person in each direction, which writes nothing', async ({ world, boss }) => {
    boss.addPerson({ firstName: 'Nora', lastName: 'Field', tags: ['vip'] })
    const { agency, admin, params, addContact, sync, updateContact, getContact, settings } = await createSyncedAgency(
      world,
      boss,
    )
    await sync()
    await updateContact((await getContact('Field'))._id, { first_name: 'Eleonora' })
    await addContact('Tom Reed', { emailId: 'tom@example.com' })
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    const { email, userId, agentId } = admin
    const member = { email, userId, agentId, accountId: agency.accountId }
    const client = await world.factory.withApp(app).signIn(member)
    const { incoming, outgoing } = await client.call('POST /agent/connected-apps/:appId/contact-sync/preview', {
      params,
      body: { rules: {}, mappings: [] },
    })
    expect(incoming).toMatchObject({ name: 'Nora Field', outcome: 'Already the same person on both sides' })
    expect(incoming?.fields[0]).toEqual({
      label: 'First name',
      local: 'Eleonora',
      remote: 'Nora',
      after: 'Eleonora',
      change: 'APP',
    })
    expect(outgoing).toMatchObject({ name: 'Tom Reed' })
    expect(boss.people.size).toBe(1)
    await app.close()
  })

  test('waits while it is paused, and loses nothing', async ({ world, boss }) => {
    boss.addPerson({ lastName: 'Field' })
    const { admin, params, addContact, sync, listNames, getSync } = await createSyncedAgency(world, boss)
    await admin.call('POST /agent/connected-apps/:appId/contact-sync/paused', { params })
    await expect(
      admin.call('POST /agent/connected-apps/:appId/contact-sync/started', { params }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await addContact('Tom Reed', { emailId: 'tom@example.com' })
    await sync({ isRequested: false })
    expect([await listNames(), boss.people.size]).toEqual([['Tom Reed'], 1])
    expect(await getSync()).toMatchObject({ state: 'PAUSED', waiting: 1 })
    await admin.call('POST /agent/connected-apps/:appId/contact-sync/resumed', { params })
    await sync({ isRequested: false })
    expect((await listNames()).sort()).toEqual(['Nora Field', 'Tom Reed'])
    expect(boss.people.size).toBe(2)
  })
})

describe('a webhook', () => {
  test('lets people be read again if it is signed, and forged ones change nothing', async ({ world, boss }) => {
    const person = boss.addPerson({ lastName: 'Field' })
    const agency = await createSyncedAgency(world, boss)
    await agency.sync()
    const settings = { ...agency.settings, FOLLOW_UP_BOSS_SYSTEM_KEY: testSystemKey }
    const app = await buildApp({ ...world, settings, log: createLog(settings) })
    const { accountId } = agency.agency
    const url = `/api/inbound/follow-up-boss/${createWebhookToken(world.secret, accountId, agency.appId)}`
    const send = (body: string, headers: Record<string, string>, to = url) =>
      app.inject({ method: 'POST', url: to, headers, payload: body }).then(({ statusCode }) => statusCode)
    const signed = signWebhook(testSystemKey, 'peopleUpdated', [person.id])
    const forged = signWebhook('another key of somebody', 'peopleDeleted', [person.id])
    expect(await send(forged.body, forged.headers)).toBe(403)
    expect(await send(`${signed.body} `, signed.headers)).toBe(403)
    expect(await send(signed.body, { 'content-type': 'application/json' })).toBe(403)
    expect(await send(signed.body, signed.headers, url.slice(0, -3))).toBe(403)
    const countInbox = async () => (await world.owner.db.selectFrom('sync_inbox').selectAll().execute()).length
    expect(await countInbox()).toBe(0)
    boss.editPerson(person.id, { firstName: 'Eleonora' })
    expect([await send(signed.body, signed.headers), await send(signed.body, signed.headers)]).toEqual([200, 200])
    expect(await countInbox()).toBe(1)
    await agency.sync({ isRequested: false })
    expect(await agency.listNames()).toEqual(['Eleonora Field'])
    boss.deletePerson(person.id)
    const deleted = signWebhook(testSystemKey, 'peopleDeleted', [person.id])
    expect(await send(deleted.body, deleted.headers)).toBe(200)
    await agency.sync({ isRequested: false })
    expect(await agency.listNames()).toEqual([])
    await app.close()
  })

  test('is registered once for each event, if the installation is a registered system', async ({ world, boss }) => {
    boss.addPerson()
    const { agency, appId, settings } = await createSyncedAgency(world, boss)
    const registered = { ...settings, FOLLOW_UP_BOSS_SYSTEM_KEY: testSystemKey }
    for (let n = 0; n < 2; n++) {
      await world.owner.db.updateTable('sync_states').set({ synced_at: null }).execute()
      await runSyncJob(world, registered, { accountId: agency.accountId, appId })
    }
    expect(boss.webhooks.map(({ event }) => event)).toEqual([
      'peopleCreated',
      'peopleUpdated',
      'peopleDeleted',
      'notesCreated',
      'notesUpdated',
      'notesDeleted',
      'tasksCreated',
      'tasksUpdated',
      'tasksDeleted',
    ])
  })
})

import { describe, expect } from 'vitest'
import { createSyncedAgency } from '../testing/contact-sync.ts'
import type { FollowUpBossServer } from '../testing/follow-up-boss/state.ts'
import { test } from '../testing/synced-world.ts'
import type { World } from '../testing/world.ts'

const [monday, friday] = ['2031-03-03T15:00:00.000Z', '2031-03-07T15:00:00.000Z']

/** An agency whose agent is a user of the app, too, with a lead of a person on both sides. */
async function createAgencyWithLead(world: World, boss: FollowUpBossServer, rules = {}) {
  const person = boss.addPerson({ lastName: 'Field' })
  const synced = await createSyncedAgency(world, boss, rules)
  const { admin, sync, getContact } = synced
  boss.users.push({ id: 7, name: 'Ben Ode', email: admin.email, role: 'Agent' })
  await sync()
  const { _id: contactId } = await getContact('Field')
  const lead = await admin.call('POST /agent/leads', {
    body: { contactId, leadType: 'SELLER', agentId: admin.agentId },
  })
  const params = { leadId: lead._id }
  await sync()
  return {
    ...synced,
    person,
    plan: (action: string, at: string) =>
      admin.call('POST /agent/leads/lead/:leadId/next-step', { params, body: { action, at } }),
    finish: () => admin.call('POST /agent/leads/lead/:leadId/done', { params }),
    /** Tasks that no webhook announced are read once an hour. */
    skipAnHour: () =>
      world.owner.db
        .updateTable('sync_tasks')
        .set({ checked_at: new Date(0) })
        .execute(),
    async getStep() {
      const { nextAction, nextActionAt } = await admin.call('GET /agent/leads/lead/:leadId', { params })
      return { nextAction, nextActionAt }
    },
  }
}

const countWrites = ({ requests }: FollowUpBossServer) =>
  requests.filter((request) => !request.startsWith('GET')).length

describe('the next action of a lead', () => {
  test('becomes a task of its agent in the app, changes with it and completes it', async ({ world, boss }) => {
    const { person, sync, plan, finish } = await createAgencyWithLead(world, boss)
    await plan('Send the comps', monday)
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([
      {
        personId: person.id,
        assignedUserId: 7,
        name: 'Send the comps',
        type: 'Follow Up',
        isCompleted: 0,
        dueDateTime: '2031-03-03T15:00:00Z',
      },
    ])
    await plan('Send the comps again', monday)
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([{ name: 'Send the comps again', dueDate: '2031-03-03', isCompleted: 0 }])
    boss.requests.length = 0
    await sync()
    expect(countWrites(boss)).toBe(0)
    await finish()
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([{ isCompleted: 1 }])
  })

  test.for([
    ['moves', true],
    ['replaces', false],
  ] as const)('that is planned for another day %s the task', async ([, movesTasks], { world, boss }) => {
    boss.movesTasks = movesTasks
    const { sync, plan, skipAnHour, getStep, finish } = await createAgencyWithLead(world, boss)
    await plan('Send the comps', monday)
    await sync()
    const [first] = boss.tasks
    await plan('Send the comps', friday)
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([{ name: 'Send the comps', dueDateTime: '2031-03-07T15:00:00Z', isCompleted: 0 }])
    expect(boss.tasks[0]?.id === first?.id).toBe(movesTasks)
    boss.requests.length = 0
    await skipAnHour()
    await sync()
    expect([countWrites(boss), await getStep()]).toEqual([0, { nextAction: 'Send the comps', nextActionAt: friday }])
    await finish()
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([{ isCompleted: 1 }])
  })

  test('is completed in the app and planned anew if the task may not be deleted', async ({ world, boss }) => {
    const { sync, plan } = await createAgencyWithLead(world, boss)
    await plan('Send the comps', monday)
    await sync()
    await plan('Send the comps', friday)
    boss.faults.push({ status: 403, path: /^tasks/, method: 'DELETE' })
    await sync({ isRequested: false })
    expect(boss.tasks).toMatchObject([
      { dueDate: '2031-03-03', isCompleted: 1 },
      { dueDate: '2031-03-07', isCompleted: 0 },
    ])
  })

  test('stays here if its agent is no user of the app', async ({ world, boss }) => {
    const { sync, plan } = await createAgencyWithLead(world, boss)
    boss.users.splice(0, boss.users.length, { id: 1, name: 'Ada Moss', email: 'ada@boss.example', role: 'Broker' })
    await sync()
    await plan('Send the comps', monday)
    await sync()
    expect(boss.tasks).toEqual([])
  })

  test('that left without an answer is looked up before it is sent again', async ({ world, boss }) => {
    const { sync, plan } = await createAgencyWithLead(world, boss)
    await plan('Only once', monday)
    boss.faults.push({ kind: 'TAKEN_THEN_500', path: /^tasks/, method: 'POST' })
    await sync({ isRequested: false })
    await world.owner.db.updateTable('sync_states').set({ not_before: null }).execute()
    await sync()
    expect(boss.tasks.map(({ name }) => name)).toEqual(['Only once'])
  })
})

describe('a task of the app', () => {
  test('becomes the next action of the lead, moves with it and is done with it', async ({ world, boss }) => {
    const { person, sync, getStep, skipAnHour } = await createAgencyWithLead(world, boss)
    boss.addTask(person.id, { name: 'Without a day' })
    const task = boss.addTask(person.id, { name: 'Visit the house', dueDateTime: '2031-03-03T15:00:00Z' })
    boss.addTask(person.id, { name: 'Later', dueDate: '2031-04-01' })
    await sync()
    expect(await getStep()).toEqual({ nextAction: 'Visit the house', nextActionAt: monday })
    boss.editTask(task.id, { dueDateTime: '2031-03-07T15:00:00Z' })
    await skipAnHour()
    await sync()
    expect(await getStep()).toEqual({ nextAction: 'Visit the house', nextActionAt: friday })
    boss.editTask(task.id, { isCompleted: 1 })
    boss.requests.length = 0
    await skipAnHour()
    await sync()
    expect(await getStep()).toEqual({ nextAction: null, nextActionAt: null })
    expect(countWrites(boss)).toBe(0)
  })

  test('replaces no next action that somebody planned here', async ({ world, boss }) => {
    const { person, sync, plan, getStep } = await createAgencyWithLead(world, boss)
    await plan('Send the comps', friday)
    boss.addTask(person.id, { name: 'Visit the house', dueDateTime: '2031-03-03T15:00:00Z' })
    await sync()
    expect(await getStep()).toMatchObject({ nextAction: 'Send the comps' })
    expect(boss.tasks.map(({ name }) => name)).toEqual(['Visit the house', 'Send the comps'])
  })

  test.for([
    ['APP', 'There'],
    ['GABLE', 'Here'],
  ] as const)('that changed on both sides is decided by the rule %s', async ([conflicts, kept], { world, boss }) => {
    const { sync, plan, getStep } = await createAgencyWithLead(world, boss, { conflicts })
    await plan('Before', monday)
    await sync()
    await plan('Here', monday)
    boss.editTask(boss.tasks[0]?.id ?? 0, { name: 'There' })
    await sync()
    expect([(await getStep()).nextAction, boss.tasks.map(({ name }) => name)]).toEqual([kept, [kept]])
  })
})

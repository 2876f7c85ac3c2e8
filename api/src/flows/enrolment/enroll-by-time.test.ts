import { describe, expect } from 'vitest'
import { createLog } from '../../platform/observe/log.ts'
import { createAgencyWithFlows } from '../../testing/flow-agency.ts'
import { test, type World } from '../../testing/world.ts'
import { enrollByTime } from './enroll-by-time.ts'

/** An agency whose rules of time are evaluated as if the last look was so long ago. */
async function setUp(world: World) {
  const context = await createAgencyWithFlows(world)
  const { accountId } = context.agency
  const { pool } = world.owner
  const query = async (text: string, ...values: unknown[]) => (await pool.query(text, [accountId, ...values])).rows
  async function lookAgain(lastLook = '2 hours') {
    await query(`update flow_time_rules set evaluated_till = now() - $2::interval where account_id = $1`, lastLook)
    const job = { payload: { accountId }, db: world.product.db, signal: new AbortController().signal }
    await enrollByTime({ ...job, log: createLog({ LOG_LEVEL: 'silent' }) })
  }
  const setActivity = (id: string, ago: string) =>
    query('update contacts set last_activity_at = now() - $3::interval where account_id = $1 and id = $2', id, ago)
  const getDay = async (offset: string): Promise<string> => {
    const rows = await query(
      `select to_char(now() at time zone time_zone + $2::interval, 'YYYY-MM-DD') as day from agencies where account_id = $1`,
      offset,
    )
    return rows[0]?.day
  }
  return { ...context, query, lookAgain, setActivity, getDay }
}

describe('a workflow for silent contacts enrolls', () => {
  test('each once per silence, from the day on that the rule says', async ({ world }) => {
    const { publishFlow, addContact, setActivity, lookAgain, listEntered } = await setUp(world)
    const [nora, tom, old] = [
      await addContact('Nora Field'),
      await addContact('Tom Reed'),
      await addContact('Long Gone'),
    ]
    await setActivity(nora._id, '30 days 30 minutes')
    await setActivity(tom._id, '29 days')
    await setActivity(old._id, '90 days')
    const flow = await publishFlow({ type: 'NO_ACTIVITY', days: 30 })
    expect(await listEntered(flow)).toEqual([])
    await lookAgain()
    await lookAgain()
    expect(await listEntered(flow)).toEqual(['Nora Field'])
    await setActivity(nora._id, '30 days 10 minutes')
    await lookAgain()
    expect(await listEntered(flow)).toEqual(['Nora Field', 'Nora Field'])
  })

  test('only those who match and are not archived, and nobody while it is paused', async ({ world }) => {
    const { publishFlow, addContact, setActivity, lookAgain, listEntered, setStatus, updateContact } =
      await setUp(world)
    const add = async (name: string, tags: string[]) => {
      const { _id } = await addContact(name, { tags })
      await setActivity(_id, '30 days 30 minutes')
      return _id
    }
    await add('Nora Field', ['Buyer'])
    await add('Tom Reed', [])
    await updateContact(await add('Ida Stone', ['Buyer']), { archived_at: new Date() })
    const filters = [{ key: 'tags', anyOf: ['Buyer'] }]
    const flow = await publishFlow({ type: 'NO_ACTIVITY', days: 30 }, { filters })
    await setStatus(flow, 'PAUSED')
    await lookAgain()
    expect(await listEntered(flow)).toEqual([])
    await setStatus(flow, 'ACTIVE')
    await lookAgain()
    expect(await listEntered(flow)).toEqual(['Nora Field'])
  })
})

describe('a workflow for anniversaries enrolls', () => {
  test('owners once on the day on which they bought, of today and of missed days', async ({ world }) => {
    const { publishFlow, addContact, addProperty, query, lookAgain, listRuns, getDay } = await setUp(world)
    const own = async (name: string, soldOn: string) => {
      const propertyId = await addProperty((await addContact(name))._id)
      await query('update properties set last_sold_on = $3 where account_id = $1 and id = $2', propertyId, soldOn)
      return propertyId
    }
    // Four years back, because a leap day has no day of its own three years back.
    const today = await own('Nora Field', await getDay('-4 years'))
    await own('Tom Reed', await getDay('-4 years -1 day'))
    await own('Ida Stone', await getDay('-4 years 1 day'))
    await own('New Owner', await getDay('0 days'))
    const flow = await publishFlow({ type: 'ANNIVERSARY', date: 'PURCHASE', offsetDays: 0 })
    expect(await listRuns(flow)).toMatchObject([{ name: 'Nora Field', property_id: today }])
    await lookAgain('2 days')
    await lookAgain('2 days')
    expect((await listRuns(flow)).map(({ name }) => name)).toEqual(['Nora Field', 'Tom Reed'])
  })

  test('contacts before a date of theirs comes around, with or without a year', async ({ world }) => {
    const { publishFlow, addContact, updateContact, listEntered, getDay } = await setUp(world)
    const add = async (name: string, birthday: string) =>
      updateContact((await addContact(name))._id, { custom: JSON.stringify({ birthday }) })
    const inAWeek = await getDay('7 days')
    await add('Nora Field', `1980${inAWeek.slice(4)}`)
    await add('Tom Reed', `-${inAWeek.slice(4)}`)
    await add('Ida Stone', `1980${(await getDay('8 days')).slice(4)}`)
    const flow = await publishFlow({ type: 'ANNIVERSARY', date: 'birthday', offsetDays: -7 })
    expect((await listEntered(flow)).sort()).toEqual(['Nora Field', 'Tom Reed'])
  })
})

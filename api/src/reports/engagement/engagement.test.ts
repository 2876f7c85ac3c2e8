import { newId } from '@gable/shared/ids.ts'
import { defaultOfficeHours } from '@gable/shared/leads/office-hours.ts'
import { getAnswerState } from '@gable/shared/reports/answer-time.ts'
import { dayLength, hourLength } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { createRng } from '../../demo/rng.ts'
import { createAgencyWithContacts } from '../../testing/contacts.ts'
import { test, type World } from '../../testing/world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength)

async function createWarmAgency(world: World) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent } = contacts
  const { db } = world.owner
  const account = { account_id: agency.accountId }

  const record = (contactId: string, what: string, days: number, detail: object = {}) => {
    const [event_group = '', kind = ''] = what.split(' ')
    return db
      .insertInto('timeline_entries')
      .values({
        ...account,
        id: newId(),
        at: daysAgo(days),
        event_group,
        kind,
        contact_id: contactId,
        detail: JSON.stringify(detail),
      })
      .execute()
  }
  async function addLead(contactId: string, createdDaysAgo: number, answeredDaysAgo?: number) {
    const id = newId()
    const created_at = daysAgo(createdDaysAgo)
    await db
      .insertInto('leads')
      .values({ ...account, id, contact_id: contactId, lead_type: 'SELLER', source: 'Widget', created_at })
      .execute()
    if (answeredDaysAgo !== undefined) await record(contactId, 'LEAD STAGE_CHANGED', answeredDaysAgo, { leadId: id })
  }
  const getReport = (query: object = {}) => agent.call('GET /agent/reports/engagement', { query })
  return { ...contacts, record, addLead, getReport }
}

type Report = Awaited<ReturnType<Awaited<ReturnType<typeof createWarmAgency>>['getReport']>>
const getTiles = (report: Report) => Object.fromEntries(report.tiles.map(({ key, value }) => [key, value]))
const getRows = (report: Report) => report.table.rows.map(({ cells }) => cells)

describe('the engagement report', () => {
  test('shows who is warm and by what, and who rose and cooled', async ({ world }) => {
    const { addContact, record, getReport, updateContact } = await createWarmAgency(world)
    expect(await getReport()).toMatchObject({ hasData: false })
    const nora = (await addContact('Nora Field', { source: 'Widget' }))._id
    const tom = (await addContact('Tom Reed', { source: 'Import' }))._id
    await updateContact(tom, { owner_id: null })
    await record(nora, 'FORM_SUBMISSION SUBMITTED', 2)
    await record(nora, 'DASHBOARD VIEWED', 2)
    await record(nora, 'EMAIL SENT', 2)
    for (let n = 0; n < 5; n++) await record(nora, 'EMAIL CLICKED', 4)
    await record(tom, 'EMAIL OPENED', 3)
    await record(tom, 'POSTCARD SCANNED', 40)

    const report = await getReport()
    expect(report.hasData).toBe(true)
    expect(getTiles(report)).toMatchObject({ engaged: 2, warm: 1, rose: 1, cooled: 1 })
    expect(report.headline).toBe('1 contact is hot or warm; 1 contact warmed up and 1 cooled down.')
    expect(getRows(report)).toEqual([
      ['Nora Field', 'Ada Moss', '1 submission, 5 clicks, 1 visit', 25, 0, 25],
      ['Tom Reed', 'No owner', '1 open', 1, 5, -4],
    ])
    expect(report.table.rows[0]?.link).toEqual({ kind: 'contact', id: nora })
    expect(report.chart).toMatchObject({
      bars: [{ name: 'Ada Moss' }, { name: 'No owner', segments: [{ value: 0 }, { value: 1 }] }],
    })
    expect((await getReport({ breakdown: 'source' })).chart).toMatchObject({
      bars: [{ name: 'Widget' }, { name: 'Import' }],
    })
    const namesOf = async (query: object) => getRows(await getReport(query)).map(([name]) => name)
    expect(await namesOf({ owner: 'NONE' })).toEqual(['Tom Reed'])
    expect(await namesOf({ source: 'Widget' })).toEqual(['Nora Field'])
    expect(await namesOf({ trend: 'COOLED' })).toEqual(['Tom Reed'])
    expect(await namesOf({ level: 'HOT' })).toEqual(['Nora Field'])
    expect(await namesOf({ sort: 'name' })).toEqual(['Tom Reed', 'Nora Field'])
    expect(await namesOf({ sort: 'change', sortOrder: 'asc', pageSize: 1 })).toEqual(['Tom Reed'])
  })

  test('leads from each figure about contacts to exactly these', async ({ world }) => {
    const { addContact, record, getReport } = await createWarmAgency(world)
    const did = { hot: [2, 2], warm: [1, 1], cool: [0, 1], cooled: [0, 0], cold: [0, 0] }
    for (const [name, [submissions = 0, clicks = 0]] of Object.entries(did)) {
      const { _id } = await addContact(name)
      for (let n = 0; n < submissions; n++) await record(_id, 'FORM_SUBMISSION SUBMITTED', 2 + n)
      for (let n = 0; n < clicks; n++) await record(_id, 'EMAIL CLICKED', 2 + n)
      if (name === 'cooled') await record(_id, 'POSTCARD SCANNED', 40)
    }
    const { tiles } = await getReport()
    const linked = tiles.filter(({ link }) => link)
    expect(linked.map(({ key, value }) => [key, value])).toEqual([
      ['engaged', 3],
      ['warm', 2],
      ['rose', 3],
      ['cooled', 1],
    ])
    for (const { key, value, link } of linked) {
      expect(link?.kind).toBe('table')
      const query = Object.fromEntries(Object.entries(link?.query ?? {}).filter(([, text]) => text !== ''))
      expect((await getReport(query)).table.total, key).toBe(value)
    }
  })

  test('leaves out archived contacts, and takes them back', async ({ world }) => {
    const { addContact, record, getReport, updateContact } = await createWarmAgency(world)
    const { _id } = await addContact('Nora Field')
    await record(_id, 'DASHBOARD VIEWED', 1)
    await updateContact(_id, { archived_at: new Date() })
    await record(_id, 'DASHBOARD VIEWED', 1)
    expect(getTiles(await getReport())).toMatchObject({ engaged: 0 })
    await updateContact(_id, { archived_at: null })
    expect(getRows(await getReport())).toEqual([['Nora Field', 'Ada Moss', '2 visits', 6, 0, 6]])
  })

  test('compares first answers with the response limit', async ({ world }) => {
    const { agency, addContact, addLead, getReport } = await createWarmAgency(world)
    const { _id } = await addContact('Nora Field')
    await addLead(_id, 5, 4.9)
    await addLead(_id, 5, 2)
    await addLead(_id, 5)
    await addLead(_id, 0)
    const without = await getReport()
    expect(getTiles(without)).toMatchObject({ inTime: null })
    expect(getTiles(without).firstAnswer).toBeCloseTo(((0.1 + 3) / 2) * 24, 1)
    await world.owner.db
      .insertInto('account_settings')
      .values({ account_id: agency.accountId, answer_within_hours: 4 })
      .execute()
    const { tiles } = await getReport()
    expect(tiles.find(({ key }) => key === 'inTime')).toMatchObject({ value: 33.3, fraction: [1, 3] })
  })

  test('counts first answers as the response limit of a lead decides them', async ({ world }) => {
    const { agency, addContact, addLead, getReport } = await createWarmAgency(world)
    const { _id } = await addContact('Nora Field')
    const rng = createRng('answers')
    const leads = Array.from({ length: 40 }, () => {
      const created = rng.int(2, 700) / 24
      return { created, answered: rng.bool(0.7) ? created * rng.int(0, 100) * 0.01 : undefined }
    })
    for (const { created, answered } of leads) await addLead(_id, created, answered)
    const { timeZone } = await world.owner.db
      .selectFrom('agencies')
      .select('time_zone as timeZone')
      .where('account_id', '=', agency.accountId)
      .executeTakeFirstOrThrow()
    const stored = await world.owner.db
      .selectFrom('leads')
      .leftJoin('lead_first_answers', 'lead_id', 'leads.id')
      .select(['created_at', 'answered_at'])
      .where('leads.account_id', '=', agency.accountId)
      .execute()
    const rows = stored.map((row) => ({
      createdAt: row.created_at.getTime(),
      answeredAt: row.answered_at?.getTime() ?? null,
    }))
    const times = rows.flatMap((row) => (row.answeredAt ? [row.answeredAt - row.createdAt] : [])).sort((a, b) => a - b)
    const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]]
    for (const [hours, office] of [
      [3, null],
      [3, defaultOfficeHours],
      [30, defaultOfficeHours],
      [20, { days: [2], from: '09:00', till: '11:30' }],
    ] as const) {
      const settings = { answer_within_hours: hours, office_hours: office && JSON.stringify(office) }
      await world.owner.db
        .insertInto('account_settings')
        .values({ account_id: agency.accountId, ...settings })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
        .execute()
      const limit = { hours, office: office && { ...office, days: [...office.days] }, timeZone }
      const states = rows.map((row) => getAnswerState(row, limit, Date.now()))
      const { tiles } = await getReport()
      expect(tiles.find(({ key }) => key === 'inTime')?.fraction, `${hours} hours`).toEqual([
        states.filter((state) => state === 'IN_TIME').length,
        states.filter((state) => state !== 'WAITING').length,
      ])
      expect(getTiles({ tiles } as Report).firstAnswer).toBeCloseTo(((low ?? 0) + (high ?? 0)) / 2 / hourLength, 4)
    }
  })

  test('is refused to strangers and with unknown filters, and shows nothing of another account', async ({ world }) => {
    const [ours, theirs] = [await createWarmAgency(world), await createWarmAgency(world)]
    const { _id } = await theirs.addContact('Nora Field')
    await theirs.record(_id, 'DASHBOARD VIEWED', 1)
    expect(await ours.getReport()).toMatchObject({ hasData: false, table: { total: 0 } })
    const path = '/api/agent/reports/engagement'
    const getStatus = async (query: string) => (await ours.agent.send('GET', `${path}?${query}`)).statusCode
    expect(await getStatus('owner=nobody')).toBe(422)
    expect(await getStatus('level=BOILING')).toBe(422)
    expect(await getStatus('sort=size')).toBe(422)
    expect(await getStatus('from=2026-03-02&till=2026-03-01')).toBe(422)
    expect(await getStatus(`segment=${newId()}`)).toBe(404)
    expect((await world.anonymous.send('GET', path)).statusCode).toBe(401)
  })
})

import type { FlowKind, FlowStatus } from '@gable/shared/flows/flow.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Report } from '@gable/shared/reports/report.ts'
import { reportQueries } from '@gable/shared/reports/report-queries.ts'
import { addDays, toDay } from '@gable/shared/time/calendar.ts'
import { expect } from 'vitest'
import { createRng, type Rng } from '../demo/rng.ts'
import { mintAccountScope } from '../platform/mint.ts'
import { aDefinition, insertFlow } from '../testing/flows.ts'
import { parseCsv } from '../testing/parse-csv.ts'
import { publishPostcard } from '../testing/postcards.ts'
import { captureQueries, explainQueries } from '../testing/query-plans.ts'
import { test, type World } from '../testing/world.ts'
import { getReport } from './get-report.ts'

const zone = 'America/New_York'
const days = 40
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const getValue = ({ tiles }: Report, key: string) => tiles.find((tile) => tile.key === key)
const getCells = ({ table }: Report, id: string) => table.rows.find((row) => row.id === id)?.cells

/** Flows of both kinds with random counts, emails, postcards and submissions of the last days. */
async function createBusyAgency(world: World, rng: Rng) {
  const agency = await world.factory.createAgency({ time_zone: zone })
  const { accountId: account_id } = agency
  const owner = await world.factory.createAgent(agency)
  const { contentId: content_id } = await publishPostcard(world.owner, account_id)
  const { db } = world.owner
  const at = () => new Date(Date.now() - rng.int(0, (days - 2) * 24 * 60) * 60_000)
  const today = toDay(Date.now(), zone)

  async function addFlow(kind: FlowKind, status: FlowStatus) {
    const { flowId: flow_id } = await insertFlow(world.owner, account_id, aDefinition([]), {
      kind,
      status,
      title: newId(),
    })
    const flow = { account_id, flow_id }
    for (const type of ['ENTERED', 'FINISHED', 'LEFT'])
      for (let ago = 0; ago < days; ago += rng.int(1, 6))
        await db
          .insertInto('flow_counters')
          .values({ ...flow, step_id: '', day: addDays(today, -ago), type, count: rng.int(1, 9) })
          .execute()
    for (const step_id of ['email', 'postcard'])
      await db
        .insertInto('flow_counters')
        .values({ ...flow, step_id, day: today, type: 'DONE', count: 1 })
        .execute()
    for (let n = 0; n < 12; n++) {
      const piece = { ...flow, content_id, version: 1, occasion: newId() }
      const [emailId, postcardId, time] = [newId(), newId(), at()]
      const isSent = rng.bool(0.8)
      const seen = isSent && rng.bool(0.5) ? new Date() : null
      const sent = { sent_at: isSent ? time : null, opened_at: seen }
      await db
        .insertInto('email_pieces')
        .values({ ...piece, ...sent, id: emailId, flow_step_id: 'email', kind: 'MARKETING' })
        .execute()
      const submitted = { due_on: today, submitted_at: isSent ? time : null, scanned_at: seen }
      await db
        .insertInto('postcard_pieces')
        .values({ ...piece, ...submitted, id: postcardId, flow_step_id: 'postcard' })
        .execute()
      for (const piece_id of [emailId, postcardId].filter(() => rng.bool(0.4)))
        await db
          .insertInto('submissions')
          .values({
            account_id,
            id: newId(),
            at: at(),
            subject: 'landing-page',
            subject_id: newId(),
            piece_id,
            subject_name: 'Page',
            visit_id: newId(),
            page_url: '',
            language: 'en',
            form_name: 'Form',
            lead_type: 'HV',
            search: '',
            state: rng.pick(['NEW', 'READ', 'SPAM']),
            answers: '[]',
            details: '{}',
          } as never)
          .execute()
    }
    return flow_id
  }

  const load = (query: object = {}) =>
    owner.call('GET /agent/reports/automations', { query: { from: addDays(today, 1 - days), till: today, ...query } })
  return { agency, owner, today, addFlow, load }
}

test('the report equals what the lists and the pages of automations and workflows show', async ({ world }) => {
  const { owner, addFlow, load } = await createBusyAgency(world, createRng('busy'))
  for (const status of ['ACTIVE', 'PAUSED'] as const)
    for (const kind of ['AUTOMATION', 'WORKFLOW'] as const) await addFlow(kind, status)
  for (const kind of ['AUTOMATION', 'WORKFLOW'] as const) {
    const report = await load({ kind })
    const { data } = await owner.call('GET /agent/flows', { query: { kind } })
    expect(report.table.total).toBe(data.length)
    for (const key of ['entered', 'finished', 'left', 'sent', 'leads'] as const)
      expect(getValue(report, key)?.value, key).toBe(sum(data.map(({ statistics }) => statistics[key])))
    const [opened, sent] = (['opened', 'sent'] as const).map((key) => sum(data.map((flow) => flow.statistics[key])))
    expect(getValue(report, 'opened')?.fraction).toEqual([opened, sent])
    for (const { _id, title, statistics } of data) {
      const { entered, finished, left, sent, opened, leads } = statistics
      const cells = [entered, finished, left, sent, [opened, sent], leads]
      expect(getCells(report, _id)).toEqual([title, expect.any(String), expect.any(String), ...cells])
      const page = await owner.call('GET /agent/flows/:flowId/performance', {
        params: { flowId: _id },
        query: { days },
      })
      expect(sum(page.series.map((day) => day.entered))).toBe(entered)
      expect(sum(page.series.map((day) => day.left))).toBe(left)
      expect(sum(page.steps.map((step) => step.sent))).toBe(sent)
      expect(sum(page.steps.map((step) => step.opened))).toBe(opened)
    }
  }
})

test('periods side by side add up to the whole, and each is compared with the one before', async ({ world }) => {
  const { today, addFlow, load } = await createBusyAgency(world, createRng('periods'))
  await addFlow('AUTOMATION', 'ACTIVE')
  const whole = await load({ by: 'WEEK' })
  const middle = addDays(today, -days / 2)
  const late = await load({ from: addDays(middle, 1) })
  const early = await load({ till: middle })
  for (const key of ['entered', 'finished', 'left', 'sent', 'leads']) {
    const [value = 0, before = 0] = [late, early].map((report) => getValue(report, key)?.value ?? 0)
    expect(value + before, key).toBe(getValue(whole, key)?.value)
    expect(getValue(late, key)?.previous, key).toBe(before)
  }
  if (whole.chart.kind !== 'series') throw new Error('not a series')
  expect(whole.chart.series.map(({ values }) => sum(values))).toEqual(
    ['entered', 'finished'].map((key) => getValue(whole, key)?.value),
  )
})

test('rows are filtered by kind and status, sorted, exported, and lead to their page', async ({ world }) => {
  const { agency, owner, today, addFlow, load } = await createBusyAgency(world, createRng('rows'))
  const automation = await addFlow('AUTOMATION', 'ACTIVE')
  const workflow = await addFlow('WORKFLOW', 'ARCHIVED')
  const { table } = await load({ sort: 'entered', sortOrder: 'asc' })
  const entered = table.rows.map(({ cells }) => Number(cells[3]))
  expect(entered).toEqual([...entered].sort((a, b) => a - b))
  const archived = await load({ status: 'ARCHIVED' })
  expect(archived.table.rows).toMatchObject([{ id: workflow, link: { kind: 'workflow', id: workflow } }])
  expect(getCells(archived, workflow)?.slice(1, 3)).toEqual(['Workflow', 'Archived'])
  // What is active shows that nobody entered; what is archived had its time.
  const future = { from: addDays(today, 1), till: addDays(today, 2) }
  const quiet = await load(future)
  expect(quiet.headline).toBe('No contacts entered an automation or workflow in this period.')
  expect(quiet.table.rows).toMatchObject([{ id: automation, link: { kind: 'automation', id: automation } }])
  const file = `/api/agent/reports/automations.csv?account=${agency.accountId}&kind=WORKFLOW`
  const [header, ...lines] = parseCsv((await owner.send('GET', file)).body)
  expect(header?.slice(0, 4)).toEqual(['Title', 'Kind', 'Status', 'Entered'])
  expect(lines).toHaveLength(1)
})

test('counters and pieces are read by their indexes', async ({ world }) => {
  const { agency, addFlow } = await createBusyAgency(world, createRng('plans'))
  await addFlow('AUTOMATION', 'ACTIVE')
  const scope = mintAccountScope(agency.accountId)
  const queries = await captureQueries(world.product, scope, 'flow_counters', (db) =>
    getReport(db, scope, 'automations', reportQueries.automations.parse({})).then(() => undefined),
  )
  expect(queries.length).toBeGreaterThan(0)
  await world.owner.pool.query('analyze flow_counters, email_pieces, postcard_pieces, submissions')
  for (const plan of await explainQueries(world.product, scope, queries, { isSmall: true }))
    expect(plan).not.toMatch(/Seq Scan on (flow_counters|email_pieces|postcard_pieces|submissions)/)
})

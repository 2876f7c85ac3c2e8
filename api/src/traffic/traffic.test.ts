import { newId } from '@gable/shared/ids.ts'
import { dayLength, hourLength, toDay } from '@gable/shared/time/calendar.ts'
import { describe, expect } from 'vitest'
import { findCounterMismatches } from '../demo/counter-mismatches.ts'
import { createPage } from '../testing/submissions.ts'
import { seedVisits, type Visit } from '../testing/visits.ts'
import { test, type World } from '../testing/world.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1'
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const zone = 'America/New_York'
const today = () => toDay(Date.now(), zone)
const period = () => ({ from: today(), till: today() })

const facebook = { source: 'Facebook', medium: 'social', campaign: 'spring', referrer: 'm.facebook.com' }

interface Sent {
  type?: string
  from?: object
  detail?: object
  userAgent?: string
  headers?: Record<string, string>
}

async function createVisitedPage(world: World) {
  const page = await createPage(world, { kind: 'landing-page' })
  const agent = await world.factory.createAgent(page.agency)
  const { subjectId } = page
  const visit = async ({ type = 'view', from = {}, detail, userAgent = phone, headers = {} }: Sent) => {
    const event = { id: newId(), type, subject: 'landing-page', subjectId, visitId: newId() }
    const body = JSON.stringify({ ...event, at: new Date().toISOString(), from, detail })
    const sent = { 'content-type': 'text/plain', 'user-agent': userAgent, ...headers }
    return (await world.anonymous.send('POST', '/api/public/events', body, sent)).json()
  }
  const getTraffic = (by: 'campaign' | 'source' | 'referrer' | 'device') =>
    agent.call('GET /agent/traffic/:subjectId', { params: { subjectId }, query: { by, ...period() } })
  return { ...page, agent, visit, getTraffic }
}

describe('visits by where they come from', () => {
  test('are counted by campaign, source, referrer and device, and so are the leads', async ({ world }) => {
    const { visit, getTraffic, submit, agency, agent } = await createVisitedPage(world)
    await visit({ from: facebook })
    await visit({ from: facebook, type: 'entrance' })
    await visit({ from: { referrer: 'www.google.com' }, userAgent: computer })
    await visit({ userAgent: computer })
    const page =
      'https://homes.example/lp/1?utm_source=facebook&utm_medium=Social&utm_campaign=spring&address=12+Secret+Street'
    await submit({ page, referrer: 'https://m.facebook.com/story' }, { 'user-agent': phone })

    const spring = { views: 1, entrances: 1, submissions: 1 }
    const report = await getTraffic('campaign')
    expect(report.total).toEqual({ views: 3, entrances: 1, submissions: 1 })
    expect(report.rows).toEqual([
      { kind: 'none', name: '', views: 2, entrances: 0, submissions: 0, filter: { campaign: '' } },
      { kind: 'value', name: 'spring', ...spring, filter: { campaign: 'spring' } },
    ])
    expect(
      (await getTraffic('source')).rows.map(({ kind, name, medium, views }) => [kind, name, medium, views]),
    ).toEqual(
      expect.arrayContaining([
        ['value', 'facebook', 'social', 1],
        ['value', 'google.com', undefined, 1],
        ['none', '', undefined, 1],
      ]),
    )
    expect((await getTraffic('referrer')).rows.map(({ name }) => name).sort()).toEqual([
      '',
      'facebook.com',
      'google.com',
    ])
    expect((await getTraffic('device')).rows).toMatchObject([
      { name: 'COMPUTER', views: 2, submissions: 0 },
      { name: 'PHONE', ...spring },
    ])
    expect(await findCounterMismatches(world.owner.db, agency.accountId)).toEqual([])

    const { data } = await agent.call('GET /agent/submissions', { query: { campaign: 'spring', device: 'PHONE' } })
    expect(data).toHaveLength(1)
    for (const query of [{ campaign: '' }, { device: 'TABLET' }, { source: 'facebook', medium: 'cpc' }] as const)
      expect((await agent.call('GET /agent/submissions', { query })).total).toBe(0)
    expect((await agent.call('GET /agent/submissions', { query: { site: 'facebook.com' } })).total).toBe(1)

    const listContacts = async (key: string, value: string) => {
      const query = { filters: JSON.stringify([{ key, anyOf: [value] }]) }
      return (await agent.call('GET /agent/contacts/search', { query })).data.length
    }
    expect(await listContacts('campaign', 'spring')).toBe(1)
    expect(await listContacts('campaign', 'autumn')).toBe(0)
    expect(await listContacts('campaignSource', 'facebook')).toBe(1)
    expect((await agent.call('GET /agent/leads/search', { query: { campaign: 'spring' } })).total).toBe(1)
    expect((await agent.call('GET /agent/leads/search', { query: { campaign: 'autumn' } })).total).toBe(0)
    expect((await agent.call('GET /agent/leads/field-config')).campaigns).toEqual(['spring'])
  })

  test('exclude bots, and agents who are signed in', async ({ world }) => {
    const { visit, getTraffic } = await createVisitedPage(world)
    expect(await visit({ from: facebook, userAgent: bot })).toEqual({ accepted: 0, ignored: 1 })
    expect(await visit({ from: facebook, headers: { 'sec-purpose': 'prefetch' } })).toEqual({ accepted: 0, ignored: 1 })
    expect(await getTraffic('campaign')).toMatchObject({ rows: [], total: { views: 0 } })
  })

  test('from before it was recorded show as not recorded', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const { subject, subjectId } = await world.factory.createAsset(agency)
    const agent = await world.factory.createAgent(agency)
    const at = Date.now() - 60_000
    await seedVisits(world.owner, agency.accountId, zone, [
      { subject, subjectId, type: 'view', at },
      { subject, subjectId, type: 'view', at, traffic: { device: 'TABLET' } },
      { subject, subjectId, type: 'view', at, traffic: { device: 'TABLET', campaign: '?' } },
    ])
    const from = toDay(at, zone)
    const { rows } = await agent.call('GET /agent/traffic/:subjectId', {
      params: { subjectId },
      query: { by: 'campaign', from, till: today() },
    })
    expect(rows).toEqual([
      { kind: 'none', name: '', views: 1, entrances: 0, submissions: 0, filter: { campaign: '' } },
      { kind: 'unknown', name: '', views: 2, entrances: 0, submissions: 0, filter: null },
    ])
  })

  test('of a page without scripts are known by the link that opened it', async ({ world }) => {
    const { subjectId, getTraffic } = await createVisitedPage(world)
    const headers = { 'user-agent': phone, referer: 'https://homes.example/lp/1?utm_campaign=flyers' }
    await world.anonymous.send('GET', `/api/public/pages/${subjectId}/view.gif`, undefined, headers)
    expect((await getTraffic('campaign')).rows).toMatchObject([{ name: 'flyers', views: 1 }])
  })

  test('are refused if the browser sends something else', async ({ world }) => {
    const { visit, getTraffic } = await createVisitedPage(world)
    for (const from of [{ source: 7 }, { campaign: 'x'.repeat(301) }, { hasTouch: 'yes' }])
      expect(await visit({ from })).toMatchObject({ code: 'invalid' })
    expect((await getTraffic('device')).rows).toEqual([])
  })
})

describe('steps of a journey', () => {
  test('show how many visitors got to each one', async ({ world }) => {
    const { visit, agent, subjectId } = await createVisitedPage(world)
    await visit({})
    await visit({})
    for (const moduleId of ['address', 'timeline', 'details'])
      await visit({ type: 'step', detail: { moduleId, text: 'ignored' } })
    await visit({ type: 'entrance' })
    const steps = await agent.call('GET /agent/traffic/:subjectId/steps', { params: { subjectId }, query: period() })
    expect(steps).toMatchObject({
      recordedFrom: null,
      stages: [
        { stage: 'view', visits: 2 },
        { stage: 'address', visits: 1 },
        { stage: 'entrance', visits: 1 },
        { stage: 'timeline', visits: 1 },
        { stage: 'details', visits: 1 },
        { stage: 'submission', visits: 0 },
      ],
    })
  })

  test('show the median of the time that visits took, without those that were away or went no further', async ({
    world,
  }) => {
    const agency = await world.factory.createAgency()
    const { subject, subjectId } = await world.factory.createAsset(agency)
    const agent = await world.factory.createAgent(agency)
    const start = Date.now() - hourLength * 2
    const walk = (seconds: number): Visit[] => {
      const visit = { subject, subjectId, visitId: newId() }
      const step = (moduleId: string, at: number): Visit => ({
        ...visit,
        type: 'step',
        at,
        detail: { moduleId, text: '' },
      })
      return [
        { ...visit, type: 'entrance', at: start },
        step('timeline', start + 4000),
        ...(seconds > 0 ? [step('details', start + 4000 + seconds * 1000)] : []),
      ]
    }
    const visits = [10, 12, 20, 50, 90, 3000, 0, 0].flatMap((seconds) => walk(seconds))
    await seedVisits(world.owner, agency.accountId, zone, visits)
    const query = { from: toDay(start, zone), till: today() }
    const request = { params: { subjectId }, query }
    const { stages } = await agent.call('GET /agent/traffic/:subjectId/steps', request)
    const seconds = Object.fromEntries(stages.map(({ stage, medianSeconds }) => [stage, medianSeconds]))
    expect(seconds).toMatchObject({ view: null, entrance: 4, timeline: 20, details: null, submission: null })
  })

  test('have names that we know', async ({ world }) => {
    const { visit, agent, subjectId } = await createVisitedPage(world)
    expect(await visit({ type: 'step', detail: { moduleId: 'made-up', text: '' } })).toEqual({
      accepted: 0,
      ignored: 1,
    })
    expect(await visit({ type: 'step' })).toEqual({ accepted: 0, ignored: 1 })
    const query = period()
    expect((await agent.call('GET /agent/traffic/:subjectId/steps', { params: { subjectId }, query })).stages).toEqual(
      [],
    )
  })

  test('count from the day on which they were first recorded', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const { subject, subjectId } = await world.factory.createAsset(agency)
    const agent = await world.factory.createAgent(agency)
    const [before, now] = [Date.now() - 3 * dayLength, Date.now() - 60_000]
    await seedVisits(world.owner, agency.accountId, zone, [
      { subject, subjectId, type: 'view', at: before },
      { subject, subjectId, type: 'view', at: now },
      { subject, subjectId, type: 'step', at: now, detail: { moduleId: 'address', text: '' } },
    ])
    const query = { from: toDay(before, zone), till: today() }
    const steps = await agent.call('GET /agent/traffic/:subjectId/steps', { params: { subjectId }, query })
    expect(steps.recordedFrom).toBe(toDay(now, zone))
    expect(steps.stages[0]).toEqual({ stage: 'view', visits: 1, medianSeconds: null })
  })
})

describe('the figures of a page', () => {
  test('stay within the agency, and with those who may see its pages', async ({ world }) => {
    const { agency, subjectId } = await createVisitedPage(world)
    const rival = await world.factory.createAgent(await world.factory.createAgency())
    const assistant = await world.factory.createAgent(agency, { role: 'AGENT' })
    const request = { params: { subjectId }, query: { by: 'device' as const, ...period() } }
    const steps = { params: { subjectId }, query: period() }
    for (const stranger of [rival, assistant]) {
      await expect(stranger.call('GET /agent/traffic/:subjectId', request)).rejects.toMatchObject({ code: 'not_found' })
      await expect(stranger.call('GET /agent/traffic/:subjectId/steps', steps)).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })

  test('need a period and a breakdown', async ({ world }) => {
    const { agent, subjectId } = await createVisitedPage(world)
    for (const query of [
      { by: 'weather', from: '2026-01-01', till: '2026-01-02' },
      { by: 'device', from: '2026-02-01', till: '2026-01-01' },
      { by: 'device', from: '2010-01-01', till: '2026-01-01' },
      { by: 'device', from: 'yesterday', till: '2026-01-01' },
    ])
      await expect(
        agent.call('GET /agent/traffic/:subjectId', { params: { subjectId }, query: query as never }),
      ).rejects.toMatchObject({ code: 'invalid' })
  })
})

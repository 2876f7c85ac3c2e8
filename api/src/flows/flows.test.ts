import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { flowMessages } from '@gable/shared/flows/messages.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createContentAgency } from '../testing/contents.ts'
import { test, type World } from '../testing/world.ts'

const notFound = expect.objectContaining({ code: 'not_found' })
const conflict = (message: string) => expect.objectContaining({ code: 'conflict', message })

async function createFlowAgency(world: World) {
  const agency = await createContentAgency(world)
  const { ada } = agency
  return {
    ...agency,
    createWorkflow: (title = 'Speed to lead') =>
      ada.call('POST /agent/flows', { body: { flowId: newId(), kind: 'WORKFLOW', title } }),
    save: (flowId: string, definition: FlowDefinition, basedOn?: string) =>
      ada.call('PUT /agent/flows/:flowId/draft', {
        params: { flowId },
        body: { definition, ...(basedOn !== undefined && { basedOn }) },
      }),
    publish: (flowId: string) =>
      ada.call('POST /agent/flows/:flowId/published', { params: { flowId }, body: { contacts: 'STAY' } }),
  }
}

const onLead = (...steps: Step[]): FlowDefinition => ({
  trigger: { type: 'LEAD_CREATED', leadTypes: [] },
  filters: [],
  reentry: 'EVERY_TIME',
  exits: [],
  window: null,
  steps,
})
const note = (text: string, id = 'note'): Step => ({ id, kind: 'ADD_NOTE', text })

describe('a workflow', () => {
  test('begins as an empty draft that says what it needs, and is created once per id', async ({ world }) => {
    const { ada } = await createFlowAgency(world)
    const body = { flowId: newId(), kind: 'WORKFLOW', title: ' Speed to lead ' } as const
    const flow = await ada.call('POST /agent/flows', { body })
    expect(flow).toMatchObject({
      _id: body.flowId,
      kind: 'WORKFLOW',
      title: 'Speed to lead',
      status: 'DRAFT',
      publishedVersion: null,
      statistics: { active: 0, entered: 0, sent: 0 },
      lastUpdated: { triggeredBy: 'Ada Moss' },
    })
    expect(flow.errors.map(({ message }) => message)).toContain('Choose what starts this workflow.')
    expect(await ada.call('POST /agent/flows', { body })).toMatchObject({ _id: body.flowId })
    expect((await ada.call('GET /agent/flows', { query: { kind: 'WORKFLOW' } })).total).toBe(1)
    expect((await ada.call('GET /agent/flows', { query: { kind: 'AUTOMATION' } })).total).toBe(0)
  })

  test('is saved as a draft, and a save that is based on an older one is refused', async ({ world }) => {
    const { createWorkflow, save } = await createFlowAgency(world)
    const { _id, updatedAt } = await createWorkflow()
    const saved = await save(_id, onLead(note('Hello')), updatedAt)
    expect(saved.draft.steps).toEqual([note('Hello')])
    await expect(save(_id, onLead(), updatedAt)).rejects.toMatchObject({ code: 'conflict' })
    await expect(save(_id, onLead(), saved.updatedAt)).resolves.toMatchObject({ draft: { steps: [] } })
  })

  test('cannot be published with errors, and publishing what has not changed makes no version', async ({ world }) => {
    const { ada, createWorkflow, save, publish } = await createFlowAgency(world)
    const { _id: flowId } = await createWorkflow()
    await save(flowId, onLead(note('')))
    await expect(publish(flowId)).rejects.toMatchObject({ code: 'invalid', message: flowMessages.WORKFLOW.hasErrors })
    await save(flowId, onLead(note('Hello')))
    expect(await publish(flowId)).toMatchObject({ status: 'ACTIVE', publishedVersion: 1, errors: [] })
    expect(await publish(flowId)).toMatchObject({ publishedVersion: 1 })
    expect(await save(flowId, onLead(note('Again')))).toMatchObject({ hasUnpublishedChanges: true, status: 'ACTIVE' })
    expect(await publish(flowId)).toMatchObject({ publishedVersion: 2, hasUnpublishedChanges: false })
    const versions = await ada.call('GET /agent/flows/:flowId/versions', { params: { flowId } })
    expect(versions).toMatchObject([{ version: 2, publishedBy: 'Ada Moss' }, { version: 1 }])
  })

  test('goes back to an earlier version, or to what is published, as a draft', async ({ world }) => {
    const { ada, createWorkflow, save, publish } = await createFlowAgency(world)
    const { _id: flowId } = await createWorkflow()
    const params = { flowId }
    await expect(ada.call('POST /agent/flows/:flowId/discarded', { params })).rejects.toEqual(
      conflict(flowMessages.WORKFLOW.notPublished),
    )
    for (const text of ['One', 'Two']) {
      await save(flowId, onLead(note(text)))
      await publish(flowId)
    }
    await save(flowId, onLead(note('Three')))
    expect(await ada.call('POST /agent/flows/:flowId/discarded', { params })).toMatchObject({
      draft: { steps: [note('Two')] },
      hasUnpublishedChanges: false,
    })
    const restored = await ada.call('POST /agent/flows/:flowId/versions/:version/restored', {
      params: { flowId, version: '1' },
    })
    expect(restored).toMatchObject({ draft: { steps: [note('One')] }, published: { steps: [note('Two')] } })
  })

  test('is paused, resumed, archived and brought back, but never deleted once it was published', async ({ world }) => {
    const { ada, createWorkflow, save, publish } = await createFlowAgency(world)
    const { _id: flowId } = await createWorkflow()
    const params = { flowId }
    const change = (to: 'paused' | 'resumed' | 'archived' | 'unarchived') =>
      ada.call(`POST /agent/flows/:flowId/${to}`, { params })
    await expect(change('paused')).rejects.toEqual(conflict(flowMessages.WORKFLOW.notActive))
    await save(flowId, onLead(note('Hello')))
    await publish(flowId)
    expect(await change('paused')).toMatchObject({ status: 'PAUSED' })
    expect(await change('resumed')).toMatchObject({ status: 'ACTIVE' })
    await expect(ada.call('DELETE /agent/flows/:flowId', { params })).rejects.toEqual(
      conflict(flowMessages.WORKFLOW.deletePublished),
    )
    expect(await change('archived')).toMatchObject({ status: 'ARCHIVED' })
    expect((await ada.call('GET /agent/flows', { query: { kind: 'WORKFLOW' } })).total).toBe(0)
    await expect(save(flowId, onLead())).rejects.toEqual(conflict(flowMessages.WORKFLOW.editArchived))
    expect(await change('unarchived')).toMatchObject({ status: 'PAUSED' })
  })
})

test('every template becomes a draft whose emails are ready, and an automation holds on to what it sends', async ({
  world,
}) => {
  const { ada } = await createFlowAgency(world)
  for (const kind of ['AUTOMATION', 'WORKFLOW'] as const)
    for (const template of await ada.call('GET /agent/flow-templates', { query: { kind } })) {
      expect(template.enrollment).toMatch(kind === 'AUTOMATION' ? /^Enroll / : /^When /)
      const body = { flowId: newId(), title: template.title }
      const params = { templateId: template._id }
      const flow = await ada.call('POST /agent/flow-templates/:templateId/create', { params, body })
      await ada.call('POST /agent/flow-templates/:templateId/create', { params, body })
      expect(flow).toMatchObject({ title: template.title, status: 'DRAFT', kind })
      // Postcards wait until somebody has looked at their proof.
      const messages = flow.errors.map(({ message }) => message).filter((message) => !/postcard/i.test(message))
      expect(messages, template.title).toEqual([])
    }
  const { data } = await ada.call('POST /agent/content/search', { body: { medium: 'EMAIL', pageSize: 100 } })
  const used = data.find(({ title }) => title === 'Your home value this month')
  expect(used).toMatchObject({ status: 'PUBLISHED', linkedAutomations: 1 })
  const contentId = used?._id ?? ''
  expect(await ada.call('GET /agent/content/:contentId/automations', { params: { contentId } })).toMatchObject([
    { kind: 'AUTOMATION', title: 'Home value every month', status: 'DRAFT' },
  ])
  await expect(ada.call('POST /agent/content/:contentId/archived', { params: { contentId } })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('everything that steps can refer to comes in one call, of the own account alone', async ({ world }) => {
  const { ada, createEmail, createWorkflow } = await createFlowAgency(world)
  const [email, workflow] = [await createEmail('Spring news'), await createWorkflow()]
  await (await createFlowAgency(world)).createEmail('Not ours')
  const references = await ada.call('GET /agent/flow-references')
  expect(references).toMatchObject({
    contents: [{ _id: email._id, title: 'Spring news', medium: 'EMAIL', status: 'DRAFT' }],
    flows: [{ _id: workflow._id, title: 'Speed to lead', kind: 'WORKFLOW', status: 'DRAFT' }],
    agents: [{ title: 'Ada Moss' }],
  })
  expect(references.fields.map(({ key }) => key)).toContain('tags')
})

test('the calls for an automation and a workflow by id answer their own kind alone', async ({ world }) => {
  const { ada, createWorkflow } = await createFlowAgency(world)
  const { _id: workflowId } = await createWorkflow('Stale lead')
  const automation = await ada.call('POST /agent/flows', {
    body: { flowId: newId(), kind: 'AUTOMATION', title: 'Past clients' },
  })
  const automationId = automation._id
  expect(await ada.call('GET /agent/marketing-automations/:automationId', { params: { automationId } })).toEqual({
    _id: automationId,
    title: 'Past clients',
    status: 'DRAFT',
    updatedAt: automation.updatedAt,
    lastUpdated: automation.lastUpdated,
  })
  expect(await ada.call('GET /agent/workflow-wrappers/:workflowId', { params: { workflowId } })).toMatchObject({
    definition: { title: 'Stale lead' },
  })
  expect(await ada.call('GET /agent/workflows/:workflowId', { params: { workflowId } })).toMatchObject({
    automationDefinition: { title: 'Stale lead' },
  })
  await expect(
    ada.call('GET /agent/marketing-automations/:automationId', { params: { automationId: workflowId } }),
  ).rejects.toEqual(notFound)
  await expect(ada.call('GET /agent/workflows/:workflowId', { params: { workflowId: automationId } })).rejects.toEqual(
    notFound,
  )
})

test('another agency finds no flow, and an agent without the marketing permission may not see any', async ({
  world,
}) => {
  const { createWorkflow, agency } = await createFlowAgency(world)
  const { _id: flowId } = await createWorkflow()
  const stranger = await world.factory.createAgent(await world.factory.createAgency())
  const agent = await world.factory.createAgent(agency, { role: 'AGENT' })
  for (const key of [
    'GET /agent/flows/:flowId',
    'POST /agent/flows/:flowId/discarded',
    'POST /agent/flows/:flowId/paused',
    'POST /agent/flows/:flowId/archived',
    'POST /agent/flows/:flowId/clone',
    'DELETE /agent/flows/:flowId',
    'GET /agent/flows/:flowId/versions',
  ] as const) {
    await expect(stranger.call(key, { params: { flowId } }), key).rejects.toEqual(notFound)
    await expect(agent.call(key, { params: { flowId } }), key).rejects.toMatchObject({ code: 'forbidden' })
  }
})

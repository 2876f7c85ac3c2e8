import type { FilterField } from '@gable/shared/contacts/filter.ts'
import { describeEnrollment } from '@gable/shared/flows/describe-enrollment.ts'
import { describeStep } from '@gable/shared/flows/describe-step.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowTemplate } from '@gable/shared/flows/flow-detail.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { automationTemplates } from '@gable/shared/flows/templates/automation-templates.ts'
import type { FlowTemplateSource, TemplateContent } from '@gable/shared/flows/templates/flow-template.ts'
import { workflowTemplates } from '@gable/shared/flows/templates/workflow-templates.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { listFilterFields } from '../contacts/filter-config.ts'
import { createContent } from '../content/lifecycle.ts'
import { publishContent } from '../content/publish.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { findFlow } from './flow-queries.ts'
import { createFlow } from './lifecycle.ts'

const templates: Record<FlowKind, FlowTemplateSource[]> = {
  AUTOMATION: automationTemplates,
  WORKFLOW: workflowTemplates,
}

export async function listFlowTemplates(db: Db, scope: AccountScope, kind: FlowKind): Promise<FlowTemplate[]> {
  const fields = await listFilterFields(db, scope, 'AUTOMATION_ENROLLMENT')
  return templates[kind].map(({ id, title, description, contents, build }) => ({
    _id: id,
    title,
    description,
    ...describeTemplate({ kind, contents, build }, fields),
    contents: Object.values(contents).map(({ title, medium }) => ({ title, medium })),
  }))
}

/** Before they are created, the contents have their keys as ids. */
function describeTemplate(
  { kind, contents, build }: Pick<FlowTemplateSource, 'kind' | 'contents' | 'build'>,
  fields: readonly FilterField[],
) {
  const definition = build(Object.fromEntries(Object.keys(contents).map((key) => [key, key])))
  const steps = listSteps(definition.steps)
  const names = {
    agents: new Map(),
    flows: new Map(),
    webhooks: new Map(),
    assets: new Map(),
    fields,
    contents: new Map(Object.entries(contents)),
    steps: new Map(steps.map((step) => [step.id, step])),
  }
  return {
    enrollment: describeEnrollment(kind, definition, names),
    steps: steps.map((step) => describeStep(step, names)),
  }
}

/** Creates a draft and the contents that it sends. Does nothing if there is a flow with this id. */
export async function createFromTemplate(
  db: Db,
  scope: Scope,
  templateId: string,
  { flowId, title }: { flowId: string; title: string },
) {
  const all = Object.values(templates).flat()
  const { kind, contents, build } = orNotFound(
    all.find(({ id }) => id === templateId),
    'template',
  )
  if (await findFlow(db, scope, flowId)) return
  const contentIds: Record<string, string> = {}
  for (const [key, content] of Object.entries(contents)) contentIds[key] = await addContent(db, scope, content)
  await createFlow(db, scope, { flowId, kind, title }, build(contentIds))
}

/**
 * Publishes emails if they are complete, so that the flow is ready. A postcard waits until an agent has looked at its
 * proof.
 */
async function addContent(db: Db, scope: Scope, { medium, templateId, title }: TemplateContent): Promise<string> {
  const contentId = await createContent(db, scope, templateId, title)
  if (medium === 'POSTCARD') return contentId
  try {
    await publishContent(db, scope, contentId, {})
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
  return contentId
}

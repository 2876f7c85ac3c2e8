import { findArea, type HomeArea } from '@gable/shared/flows/find-area.ts'
import { listAgents } from '../../leads/agent-queries.ts'
import { assignLead } from '../../leads/assign.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { DueRun } from '../batch-queries.ts'
import { publishContacts } from './publish-contacts.ts'
import type { StepBatch, StepExecutor } from './step-batch.ts'
import { toResults } from './step-batch.ts'
import { listAreas, listLeadsOfRuns, setOwners, takeTurns } from './step-queries.ts'

/** Assigns contacts together with the lead that the run is about. Agents who left the team are passed over. */
export const assignOwners: StepExecutor<'ASSIGN_OWNER'> = async (batch) => {
  const { db, scope, runs } = batch
  const team = new Map((await listAgents(db, scope)).map(({ _id, fullName }) => [_id, fullName]))
  const agents = await chooseAgents(batch, team)
  const owners = runs.flatMap(({ id, contactId }) => {
    const agentId = agents.get(id)
    return agentId ? [{ contactId, agentId }] : []
  })
  const changed = await setOwners(db, scope, owners)
  const leads = await listLeadsOfRuns(db, scope, runs)
  const assigned = new Set<string>()
  for (const { id } of runs) {
    const [lead, agentId] = [leads.get(id), agents.get(id)]
    if (lead && agentId && (await assignLead(db, scope, lead.id, agentId, 'FLOW'))) assigned.add(id)
  }
  await publishContacts(db, scope, changed)
  const [first] = assigned
  if (first) await publishLiveEvent(db, scope, { kind: 'leads', id: leads.get(first)?.id ?? '' })
  return toResults(runs, ({ id, contactId }) => {
    const agentId = agents.get(id)
    if (agentId === null) return { type: 'SKIPPED', code: 'NOTHING_TO_CHANGE' }
    if (agentId === undefined) return { type: 'SKIPPED', code: 'AGENT_UNAVAILABLE' }
    if (!changed.has(contactId) && !assigned.has(id)) return { type: 'SKIPPED', code: 'NOTHING_TO_CHANGE' }
    return { type: 'DONE', detail: { agentId, agentName: team.get(agentId) } }
  })
}

/** The agent of each run. Null leaves the owner as it is; runs for whom nobody is left are missing. */
async function chooseAgents(
  { db, scope, flow, step, runs }: StepBatch<'ASSIGN_OWNER'>,
  team: ReadonlyMap<string, string>,
): Promise<Map<string, string | null>> {
  const { to } = step
  if (to.type === 'AGENT') return toAgents(runs, team, () => to.agentId ?? undefined)
  if (to.type === 'BY_AREA') {
    const areas = await listAreas(db, scope, runs)
    return toAgents(runs, team, ({ id }) => findAgentOfArea(to, areas.get(id)))
  }
  const available = to.agentIds.filter((id) => team.has(id))
  if (available.length === 0) return new Map()
  const turn = await takeTurns(db, scope, { flowId: flow.flowId, stepId: step.id, count: runs.length })
  return new Map(runs.map(({ id }, n) => [id, available[(turn + n) % available.length] ?? null]))
}

const toAgents = (
  runs: readonly DueRun[],
  team: ReadonlyMap<string, string>,
  choose: (run: DueRun) => string | null | undefined,
) =>
  new Map(
    runs.flatMap((run) => {
      const agentId = choose(run)
      return agentId === null || (agentId !== undefined && team.has(agentId)) ? [[run.id, agentId] as const] : []
    }),
  )

type ByArea = Extract<StepBatch<'ASSIGN_OWNER'>['step']['to'], { type: 'BY_AREA' }>

/** Undefined for an area without an agent; null leaves the owner as it is. */
function findAgentOfArea(to: ByArea, home: HomeArea | undefined): string | null | undefined {
  const area = findArea(to, home)
  return area ? (area.agentId ?? undefined) : to.otherwise
}

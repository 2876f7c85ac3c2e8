import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind, FlowStatus } from '@gable/shared/flows/flow.ts'
import type { RunState, StepOutcome } from '@gable/shared/flows/run.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json<T> = ColumnType<T, string, string>
/** A date without a time zone, YYYY-MM-DD. */
type Day = string

export interface FlowTables {
  flows: {
    account_id: string
    id: string
    kind: FlowKind
    title: string
    status: Generated<FlowStatus>
    draft: Json<FlowDefinition>
    published_version: number | null
    created_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    updated_by: string | null
  }
  flow_versions: {
    account_id: string
    flow_id: string
    version: number
    definition: Json<FlowDefinition>
    revision: Generated<number>
    published_at: Generated<Date>
    published_by: string | null
  }
  flow_contents: {
    account_id: string
    flow_id: string
    content_id: string
  }
  flow_runs: {
    account_id: string
    id: string
    flow_id: string
    version: number
    contact_id: string
    property_id: string | null
    lead_id: string | null
    occasion: string
    /** Why the contact was enrolled. */
    cause: Json<Record<string, unknown>>
    state: Generated<RunState>
    step_id: string | null
    steps_taken: Generated<number>
    steps_since_wait: Generated<number>
    due_at: Date | null
    is_waiting: Generated<boolean>
    awaits: string | null
    attempts: Generated<number>
    is_leaving: Generated<boolean>
    reason: Generated<string>
    started_at: Generated<Date>
    finished_at: Date | null
  }
  flow_run_steps: {
    account_id: string
    run_id: string
    number: number
    step_id: string
    at: Generated<Date>
    outcome: StepOutcome
    branch: string | null
    reason: Generated<string>
    detail: ColumnType<Record<string, unknown>, string | undefined, string>
  }
  flow_counters: {
    account_id: string
    flow_id: string
    step_id: string
    day: Day
    type: string
    count: number
  }
  flow_turns: {
    account_id: string
    flow_id: string
    step_id: string
    taken: string
  }
  flow_facts: {
    account_id: string
    fact: string
  }
  flow_signals: {
    account_id: string
    id: GeneratedAlways<string>
    fact: string
    contact_id: string
    property_id: string | null
    entry_id: string | null
    detail: ColumnType<Record<string, unknown>, string | undefined, string>
    at: Generated<Date>
    /** The first one of its transaction wakes the job. */
    wakes: Generated<boolean>
    /** It came of an import. */
    is_bulk: Generated<boolean>
    /** How often it could not be processed. */
    attempts: Generated<number>
  }
  flow_hooks: {
    account_id: string
    flow_id: string
    generation: Generated<number>
    code_hash: Buffer
    created_at: Generated<Date>
  }
  flow_hook_requests: {
    account_id: string
    flow_id: string
    key_hash: Buffer
    at: Generated<Date>
  }
  flow_enrollments: {
    account_id: string
    flow_id: string
    version: number
    cursor: string | null
    finished_at: Date | null
  }
  flow_departures: {
    account_id: string
    flow_id: string
    contact_id: string
  }
  flow_time_rules: {
    account_id: string
    flow_id: string
    evaluated_till: Date
  }
  flow_simulations: {
    account_id: string
    id: string
    kind: Generated<'SIMULATION' | 'ESTIMATE'>
    flow_id: string
    state: Generated<'RUNNING' | 'DONE' | 'STOPPED' | 'FAILED'>
    progress: Generated<number>
    days: number
    definition: Json<FlowDefinition>
    published: ColumnType<FlowDefinition | null, string | null, string | null>
    result: ColumnType<Record<string, unknown>, string | undefined, string>
    started_at: Generated<Date>
  }
}

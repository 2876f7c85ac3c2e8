import * as z from 'zod'
import { leadStages, leadTypes } from '../activity/entry.ts'
import { ContactFilters } from '../contacts/filter.ts'
import { tagLengthMaximum } from '../contacts/tag.ts'
import { Id, OptionalText } from '../http/fields.ts'
import { Trigger } from './trigger.ts'

export const durationUnits = ['MINUTES', 'HOURS', 'DAYS', 'WEEKS', 'MONTHS'] as const
export type DurationUnit = (typeof durationUnits)[number]

export const Duration = z.object({ amount: z.number().int().min(1).max(1000), unit: z.enum(durationUnits) })
export type Duration = z.infer<typeof Duration>

/** Of a day, in the time zone of the agency: 09:30. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time')

const StepId = z.string().regex(/^[a-z0-9-]{1,40}$/i)
const tag = z.string().max(tagLengthMaximum)

/** Who gets a contact or a lead. Round robin takes the agents in turn. */
export const Assignment = z.discriminatedUnion('type', [
  z.object({ type: z.literal('AGENT'), agentId: Id.nullable() }),
  z.object({ type: z.literal('ROUND_ROBIN'), agentIds: z.array(Id).max(100) }),
  z.object({
    type: z.literal('BY_AREA'),
    areas: z.array(z.object({ places: z.array(z.string().max(80)).max(200), agentId: Id.nullable() })).max(100),
    /** Homes elsewhere. Null leaves the owner as it is. */
    otherwise: Id.nullable(),
  }),
])
export type Assignment = z.infer<typeof Assignment>

const defineStep = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ id: StepId, kind: z.literal(kind), ...shape })

/** Steps that a contact passes on one way. References may be null in a draft. */
const simpleSteps = [
  defineStep('WAIT', { duration: Duration }),
  /** The next such time. Days are 0 for Sunday to 6; none means any day. */
  defineStep('WAIT_UNTIL', { days: z.array(z.number().int().min(0).max(6)).max(7), time: ClockTime }),
  defineStep('SEND_EMAIL', { contentId: Id.nullable() }),
  defineStep('SEND_POSTCARD', { contentId: Id.nullable() }),
  defineStep('ASSIGN_OWNER', { to: Assignment }),
  defineStep('CHANGE_STAGE', { stage: z.enum(leadStages), lostReason: OptionalText(200) }),
  defineStep('ADD_TAG', { tag }),
  defineStep('REMOVE_TAG', { tag }),
  /** A custom field of the contact. Null empties it. */
  defineStep('SET_ATTRIBUTE', { key: z.string().max(80), value: z.unknown() }),
  /** The next step of the contact's open lead, in Today. Without an open lead, one of this type is created. */
  defineStep('CREATE_TASK', { action: OptionalText(200), due: Duration, leadType: z.enum(leadTypes) }),
  defineStep('ADD_NOTE', { text: OptionalText(2000) }),
  defineStep('NOTIFY', {
    to: z.enum(['OWNER', 'EVERYONE', 'AGENTS']),
    agentIds: z.array(Id).max(100),
    message: OptionalText(500),
  }),
  /** Enrolls the contact in an automation. */
  defineStep('ENROLL', { flowId: Id.nullable() }),
  /** Sends the contact to one of the webhooks of the account. */
  defineStep('CALL_WEBHOOK', { webhookId: Id.nullable() }),
  defineStep('GO_TO', { stepId: StepId.nullable() }),
  defineStep('END', {}),
] as const

type SimpleStep = z.infer<(typeof simpleSteps)[number]>

/** A way that contacts can take. Its end leads to the step after the one that branches. */
export interface Branch<Key extends string = string> {
  key: Key
  steps: Step[]
}

/** Steps with several ways to continue. */
type BranchingStep =
  | { id: string; kind: 'CONDITION'; filters: z.infer<typeof ContactFilters>; branches: Branch<'YES' | 'NO'>[] }
  | {
      id: string
      kind: 'WAIT_FOR_EVENT'
      event: Trigger
      timeout: Duration
      branches: Branch<'HAPPENED' | 'TIMED_OUT'>[]
    }
  | { id: string; kind: 'SPLIT'; branches: (Branch & { percent: number })[] }

export type Step = SimpleStep | BranchingStep
export type StepKind = Step['kind']
export type StepOf<Kind extends StepKind> = Extract<Step, { kind: Kind }>

const Steps: z.ZodType<Step[]> = z.lazy(() => z.array(Step).max(100))
const branches = <Keys extends [string, ...string[]]>(...keys: Keys) =>
  z.tuple(keys.map((key) => z.object({ key: z.literal(key), steps: Steps })) as never)

export const Step: z.ZodType<Step> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    ...simpleSteps,
    defineStep('CONDITION', { filters: ContactFilters, branches: branches('YES', 'NO') }),
    defineStep('WAIT_FOR_EVENT', { event: Trigger, timeout: Duration, branches: branches('HAPPENED', 'TIMED_OUT') }),
    defineStep('SPLIT', {
      branches: z
        .array(z.object({ key: StepId, percent: z.number().int().min(0).max(100), steps: Steps }))
        .min(2)
        .max(5),
    }),
  ]),
) as never

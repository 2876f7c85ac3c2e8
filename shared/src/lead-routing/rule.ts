import * as z from 'zod'
import { leadTypes } from '../activity/entry.ts'
import { ContactFilters, FilterField } from '../contacts/filter.ts'
import { Assignment } from '../flows/step.ts'
import { Id, RequiredLine } from '../http/fields.ts'
import { RoutingDecision } from '../leads/routing-decision.ts'

export const maxRoutingRules = 100

export const RoutingRuleInput = z.object({
  name: RequiredLine(80),
  isOn: z.boolean(),
  /** All must match. A rule without filters takes every lead. */
  filters: ContactFilters,
  assignment: Assignment,
  /** Also takes leads of contacts who have an owner, and leads of one agent's own page. */
  overridesOwner: z.boolean(),
})
export type RoutingRuleInput = z.infer<typeof RoutingRuleInput>

export type RoutingRuleChange = { [Key in keyof RoutingRuleInput]?: RoutingRuleInput[Key] | undefined }

export const RoutingRule = RoutingRuleInput.extend({
  _id: z.string(),
  /** Rises with each change. */
  version: z.number(),
  /** What keeps it from working as meant, such as an agent who left. */
  errors: z.array(z.string()),
  /** How many leads it has given to agents. */
  leads: z.number(),
  updatedAt: z.string(),
})
export type RoutingRule = z.infer<typeof RoutingRule>

export const RoutingFilterConfig = z.object({
  type: z.literal('LEAD_ROUTING'),
  fields: z.array(FilterField),
  /** Active members, to whom leads can be given. */
  agents: z.array(z.object({ _id: z.string(), fullName: z.string() })),
})
export type RoutingFilterConfig = z.infer<typeof RoutingFilterConfig>

/** What the leads of this product came through. Other systems name theirs. */
export const leadSources = ['Widget', 'Landing page', 'Seller dashboard', 'Offer page', 'Conversational AI'] as const
export type LeadSource = (typeof leadSources)[number]

/** A lead to try the rules with. */
export const DescribedLead = z.object({
  leadType: z.enum(leadTypes),
  source: z.string().trim().max(64),
  formId: Id.nullable(),
  assetId: Id.nullable(),
  city: z.string().trim().max(80),
  zip: z.string().trim().max(10),
  valueCents: z.int().min(0).max(1e15).nullable(),
  language: z.enum(['en', 'es']),
  /** The owner of the contact. */
  ownerId: Id.nullable(),
})
export type DescribedLead = z.infer<typeof DescribedLead>

/** What each rule would do, in order, and who would get the lead. */
export const RoutingTest = z.object({
  decision: RoutingDecision,
  agentName: z.string().nullable(),
  rules: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** NOT_REACHED: an earlier rule or the owner took the lead. */
      result: z.enum(['TAKES', 'NO_MATCH', 'NOBODY_LEFT', 'HAS_OWNER', 'NOT_REACHED']),
      checks: z.array(z.object({ text: z.string(), isMet: z.boolean() })),
    }),
  ),
})
export type RoutingTest = z.infer<typeof RoutingTest>

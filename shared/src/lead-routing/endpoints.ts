import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import {
  DescribedLead,
  maxRoutingRules,
  RoutingFilterConfig,
  RoutingRule,
  RoutingRuleInput,
  RoutingTest,
} from './rule.ts'

const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ ruleId: Id })

export const leadRoutingEndpoints = defineEndpoints({
  'GET /agent/lead-routing/filter-config': {
    allow,
    about: 'What rules can filter leads by, and the agents they can give leads to.',
    reply: RoutingFilterConfig,
  },
  'GET /agent/lead-routing/rules': {
    allow,
    about: 'All routing rules in the order in which they are tried.',
    reply: z.array(RoutingRule),
  },
  'POST /agent/lead-routing/rules': {
    allow,
    about: 'Adds a rule after the others.',
    body: RoutingRuleInput,
    reply: RoutingRule,
  },
  'GET /agent/lead-routing/rules/:ruleId': { allow, about: 'One routing rule.', params, reply: RoutingRule },
  'PATCH /agent/lead-routing/rules/:ruleId': {
    allow,
    about: 'Changes a rule. With the version that was read, a change by someone else in between is a conflict.',
    params,
    body: RoutingRuleInput.partial().extend({ version: z.int().optional() }),
    reply: RoutingRule,
  },
  'DELETE /agent/lead-routing/rules/:ruleId': {
    allow,
    about: 'Deletes a rule. Leads keep the text of why they were given to their agent.',
    params,
    reply: z.undefined(),
  },
  'PUT /agent/lead-routing/order': {
    allow,
    about: 'Sets the order of the rules. Rules that are not named follow after the others.',
    body: z.object({ ruleIds: z.array(Id).max(maxRoutingRules) }),
    reply: z.array(RoutingRule),
  },
  'POST /agent/lead-routing/test': {
    allow,
    readOnly: true,
    about: 'Tells which rule would take a lead and why: one that exists, or one that is described. Changes nothing.',
    body: z.union([z.strictObject({ leadId: Id }), z.strictObject({ lead: DescribedLead })]),
    reply: RoutingTest,
  },
})

import * as z from 'zod'
import { quote } from '../text/quote.ts'

/** Why a lead went to its first agent. The texts are kept as they were, so later changes of a rule do not alter them. */
export const RoutingDecision = z.object({
  /** RULE: a routing rule. OWNER: the contact had an owner. PAGE: it came through the page of one agent. */
  outcome: z.enum(['RULE', 'OWNER', 'PAGE', 'NOBODY']),
  agentId: z.string().nullable(),
  rule: z.object({ _id: z.string(), name: z.string(), version: z.number() }).nullable(),
  /** Why the rule matched: `it is a Seller lead`. */
  reasons: z.array(z.string()),
  /** Rules that matched, but had nobody left to give the lead to. */
  passedOver: z.array(z.string()),
})
export type RoutingDecision = z.infer<typeof RoutingDecision>

/** A decision as a sentence. */
export function describeRouting(
  { outcome, rule, reasons, passedOver }: RoutingDecision,
  agentName: string | null,
): string {
  const agent = agentName ?? 'An agent who left'
  const passed = passedOver.length > 0 ? ` ${passedOver.map(quote).join(' and ')} had nobody available.` : ''
  if (outcome === 'OWNER') return `Given to ${agent} because they already owned the contact.`
  if (outcome === 'PAGE') return `Given to ${agent} because it came through their own page.`
  if (outcome === 'NOBODY' || !rule) return `Everybody was notified because ${joinReasons(reasons)}.${passed}`
  return `Given to ${agent} by the rule ${quote(rule.name)} because ${joinReasons(reasons)}.${passed}`
}

const joinReasons = (reasons: readonly string[]) =>
  reasons.length < 2 ? (reasons[0] ?? '') : `${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)}`

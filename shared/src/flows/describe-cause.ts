import { quote } from '../text/quote.ts'
import { describeEvent } from './describe-trigger.ts'
import type { FlowNames } from './names.ts'
import type { Trigger } from './trigger.ts'

/** Why a contact was enrolled. */
export function describeCause(cause: Record<string, unknown>, trigger: Trigger | null, names: FlowNames): string {
  if (cause.type === 'MANUAL') return `Enrolled by ${toText(cause.agentName) || 'an agent'}`
  if (cause.type === 'FLOW')
    return `Enrolled by the ${cause.kind === 'AUTOMATION' ? 'automation' : 'workflow'} ${quote(toText(cause.title))}`
  if (trigger) return `Trigger: ${describeEvent(trigger, names)}`
  return 'Matched the filters'
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

import type { FlowEvent } from './trigger-rules.ts'

/**
 * Splits events, in order, so that each contact has one of them per round: what begins by the first can wait for the
 * second. Signals of one activity entry stay together, and so do changes of fields, which are no occasions.
 */
export function splitRounds(events: readonly FlowEvent[]): FlowEvent[][] {
  const rounds: FlowEvent[][] = []
  const latest = new Map<string, { round: number; entryId: string | null }>()
  for (const event of events) {
    const former = latest.get(event.contactId)
    const round = former ? former.round + (belongsTo(event, former) ? 0 : 1) : 0
    latest.set(event.contactId, { round, entryId: event.entryId })
    const group = rounds[round] ?? []
    group.push(event)
    rounds[round] = group
  }
  return rounds
}

const belongsTo = ({ entryId, fact }: FlowEvent, former: { entryId: string | null }) =>
  (entryId !== null && entryId === former.entryId) || fact.startsWith('CONTACT.CHANGED.')

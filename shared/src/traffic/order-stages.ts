import type { FunnelStage } from './traffic-report.ts'

/**
 * Puts what was counted into the order in which visitors do it. A calculator asks for an address after its button;
 * questions of the agency come before or after the contact details, and fewer visitors get to the later one.
 */
export function orderStages(visits: ReadonlyMap<string, number>): { stage: FunnelStage; visits: number }[] {
  const get = (stage: FunnelStage) => visits.get(stage) ?? 0
  const start: FunnelStage[] = get('figures') > 0 ? ['figures', 'entrance', 'address'] : ['address', 'entrance']
  const end: FunnelStage[] = get('questions') < get('details') ? ['details', 'questions'] : ['questions', 'details']
  const order: FunnelStage[] = ['view', ...start, 'timeline', 'offer', ...end, 'submission', 'answer']
  return order
    .filter((stage) => get(stage) > 0 || alwaysShown.has(stage))
    .map((stage) => ({ stage, visits: get(stage) }))
}

const alwaysShown = new Set<FunnelStage>(['view', 'entrance', 'submission'])

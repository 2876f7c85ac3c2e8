import { getEventTime, isPlausibleEventTime } from '@gable/shared/ingest/event-time.ts'
import type { VisitorEvent } from '@gable/shared/ingest/visitor-event.ts'
import { isCountedStep } from '@gable/shared/traffic/journey-steps.ts'
import type { AssetMap, CachedAsset } from '../platform/asset-map.ts'
import type { KeyedTraffic } from './read-traffic.ts'
import type { EventRow, ExcludedEventRow } from './record-queries.ts'

interface ClassifiedEvents {
  counted: EventRow[]
  /** Stored with the reason for not counting them. */
  excluded: ExcludedEventRow[]
  /** Number of events for assets that do not exist, are not published, or are of another kind. */
  unknown: number
}

interface ClassificationContext {
  assets: Pick<AssetMap, 'getCached' | 'find'>
  isBot: boolean
  /** Where a visit came from. */
  getTraffic: (event: VisitorEvent, asset: CachedAsset) => KeyedTraffic
  /** Whether an agent of the account sent them, who is looking at their own page. */
  isMember: (accountId: string) => boolean | Promise<boolean>
  now: number
}

/** Assigns each event to its account and decides whether it counts. */
export async function classifyEvents(
  events: VisitorEvent[],
  context: ClassificationContext,
): Promise<ClassifiedEvents> {
  const { assets } = context
  const classified: ClassifiedEvents = { counted: [], excluded: [], unknown: 0 }
  for (const event of events) {
    const id = event.subjectId.toLowerCase()
    const asset = assets.getCached(id) ?? (await assets.find(id))
    if (asset?.status !== 'PUBLISHED' || asset.kind !== event.subject || isUnknownStep(event)) classified.unknown += 1
    else {
      const isPreview = event.isPreview || (await context.isMember(asset.scope.accountId))
      classifyEvent({ ...event, isPreview }, asset, context, classified)
    }
  }
  return classified
}

function classifyEvent(
  event: VisitorEvent,
  asset: CachedAsset,
  { isBot, getTraffic, now }: ClassificationContext,
  classified: ClassifiedEvents,
) {
  const at = getEventTime(event)
  const reason = event.isPreview ? 'PREVIEW' : isBot ? 'BOT' : isPlausibleEventTime(at, now) ? undefined : 'CLOCK'
  const { accountId } = asset.scope
  const { id, type, subject: kind, visitId, detail } = event
  const row = { accountId, id, at, type, subject: kind, subjectId: asset.id }
  if (reason) classified.excluded.push({ ...row, reason })
  else
    classified.counted.push({
      ...row,
      visitId,
      traffic: getTraffic(event, asset),
      detail: type === 'click' ? detail : type === 'step' ? toStepDetail(detail) : undefined,
    })
}

const isUnknownStep = ({ type, detail }: VisitorEvent) => type === 'step' && !isCountedStep(detail?.moduleId)

/** The name of the step alone, because counters have a row for each text. */
const toStepDetail = (detail: VisitorEvent['detail']) => detail && { moduleId: detail.moduleId, text: '' }

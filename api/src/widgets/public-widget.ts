import { createHash } from 'node:crypto'
import type { ProblemBody } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { withDefaultContent } from '@gable/shared/widgets/default-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { toPublicContent } from '@gable/shared/widgets/public-content.ts'
import { type WidgetConfig, type PublicWidget, toPublicWidget } from '@gable/shared/widgets/public-widget.ts'
import { buildJourney } from '../journeys/find-journey.ts'
import type { Db } from '../platform/database.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { getPublicWidgetRow } from './public-widget-queries.ts'

/** An answer as it goes over the wire, however often. */
export interface PublicWidgetReply {
  status: 200 | 404
  body: string
  etag: string
}

export interface PublicWidgetOptions {
  /** The installation's own, with which consents are sealed. */
  secret: Buffer
  countsMachines: boolean
}

/** What a website is answered of a widget now. Undefined of what is no widget. */
export async function renderPublicWidget(
  db: Db,
  subject: CachedAsset,
  language: Language,
  { secret, countsMachines }: PublicWidgetOptions,
): Promise<PublicWidgetReply | undefined> {
  const stored = await getPublicWidgetRow(db, subject)
  if (stored?.status === 'ARCHIVED') return toReply(404, archived)
  const journey = stored && (await buildJourney(db, subject, { language }, secret))
  if (!journey) return undefined
  const { agencyName } = stored
  const type = stored.type as WidgetType
  const settings = toPublicContent(withDefaultContent(type, stored.settings))
  const decided = { widgetId: subject.id, type, agencyName, settings, journey }
  const widget = toPublicWidget(decided as WidgetConfig<typeof type>) as PublicWidget
  return toReply(200, countsMachines ? { ...widget, countsMachines } : widget)
}

const archived: ProblemBody = { code: 'archived', message: 'This widget is no longer available.' }

function toReply(status: PublicWidgetReply['status'], content: PublicWidget | ProblemBody): PublicWidgetReply {
  const body = JSON.stringify(content)
  return { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

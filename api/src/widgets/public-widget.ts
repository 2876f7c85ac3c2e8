import { createHash } from 'node:crypto'
import type { ProblemBody } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { withDefaultContent, withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { toPublicContent } from '@gable/shared/widgets/public-content.ts'
import {
  otherLanguages,
  type PublicWidget,
  toPublicWidget,
  type WidgetConfig,
} from '@gable/shared/widgets/public-widget.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { translateWidget } from '@gable/shared/widgets/spanish-texts.ts'
import { getBrowserConversions } from '../conversions/browser-conversions.ts'
import { buildJourney } from '../journeys/find-journey.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import type { Db } from '../platform/database.ts'
import { getMarketRate, listScoreRates } from '../properties/rate-queries.ts'
import { hasCountyTaxes } from '../property-taxes/queries.ts'
import { getPublicWidgetRow, sendsAnswer } from './queries.ts'

/** Serialized once and sent many times. */
export interface PublicWidgetReply {
  status: 200 | 404
  body: string
  etag: string
}

export interface PublicWidgetOptions {
  /** The installation's secret, which signs consents. */
  secret: Buffer
  countsMachines: boolean
}

/** Undefined if there is no such widget. */
export async function renderPublicWidget(
  db: Db,
  asset: CachedAsset,
  language: Language,
  { secret, countsMachines }: PublicWidgetOptions,
): Promise<PublicWidgetReply | undefined> {
  const row = await getPublicWidgetRow(db, asset)
  if (row?.status === 'ARCHIVED') return toReply(404, archived)
  const journey = row && (await buildJourney(db, asset, { language }, secret))
  if (!journey) return undefined
  const { agencyName } = row
  const type = row.type as WidgetType
  const { spanishTexts = [] } = withDefaultSettings(type, row.settings)
  const content = toPublicContent(withDefaultContent(type, row.settings))
  const settings = language === 'es' ? translateWidget(content, spanishTexts) : content
  const marketRate = await getMarketRate(db)
  const scoreRates = await listScoreRates(db)
  const emailsFigures = type !== 'SEARCH' && (await sendsAnswer(db, asset, journey.forms[0]?.id))
  const config = {
    widgetId: asset.id,
    type,
    agencyName,
    settings,
    journey,
    marketRate,
    scoreRates,
    ...(emailsFigures && { emailsFigures }),
    ...(type !== 'SEARCH' && (await hasCountyTaxes(db)) && { hasCountyTaxes: true }),
    ...(spanishTexts.length > 0 && { otherLanguage: otherLanguages[language] }),
  }
  const widget = toPublicWidget(config as WidgetConfig<typeof type>) as PublicWidget
  const conversions = await getBrowserConversions(db, asset.scope)
  return toReply(200, { ...widget, ...(conversions && { conversions }), ...(countsMachines && { countsMachines }) })
}

const archived: ProblemBody = { code: 'archived', message: 'This widget is no longer available.' }

function toReply(status: PublicWidgetReply['status'], content: PublicWidget | ProblemBody): PublicWidgetReply {
  const body = JSON.stringify(content)
  return { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

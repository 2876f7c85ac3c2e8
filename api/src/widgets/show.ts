import { createHash } from 'node:crypto'
import type { ProblemBody } from '@gable/shared/http/problem.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { filledContent } from '@gable/shared/widgets/filled-settings.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { shownContent } from '@gable/shared/widgets/shown-content.ts'
import { type DecidedWidget, type ShownWidget, shownWidget } from '@gable/shared/widgets/shown-widget.ts'
import { journeyOf } from '../journeys/journey-of.ts'
import type { Db } from '../platform/database.ts'
import type { KnownSubject } from '../platform/subject-map.ts'
import { readStored } from './shown-queries.ts'

/** An answer as it goes over the wire, however often. */
export interface Shown {
  status: 200 | 404
  body: string
  etag: string
}

export interface Showing {
  /** The installation's own, with which consents are sealed. */
  secret: Buffer
  countsMachines: boolean
}

/** What a website is answered of a widget now. Undefined of what is no widget. */
export async function show(
  db: Db,
  subject: KnownSubject,
  language: Language,
  { secret, countsMachines }: Showing,
): Promise<Shown | undefined> {
  const stored = await readStored(db, subject)
  if (stored?.status === 'ARCHIVED') return wired(404, archived)
  const journey = stored && (await journeyOf(db, subject, { language }, secret))
  if (!journey) return undefined
  const { agencyName } = stored
  const type = stored.type as WidgetType
  const settings = shownContent(filledContent(type, stored.settings))
  const decided = { widgetId: subject.id, type, agencyName, settings, journey }
  const widget = shownWidget(decided as DecidedWidget<typeof type>) as ShownWidget
  return wired(200, countsMachines ? { ...widget, countsMachines } : widget)
}

const archived: ProblemBody = { code: 'archived', message: 'This widget is no longer available.' }

function wired(status: Shown['status'], content: ShownWidget | ProblemBody): Shown {
  const body = JSON.stringify(content)
  return { status, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

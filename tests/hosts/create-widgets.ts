import { withDefaultSettings } from '@gable/shared/widgets/default-settings.ts'
import { renderEmbedCode } from '@gable/shared/widgets/embed-code.ts'
import { leadTypeOf, type WidgetType, widgetTypes } from '@gable/shared/widgets/settings.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { AgencyFactory, TestAgency } from '../../api/src/testing/agency-factory.ts'

export interface PublishedWidget {
  type: WidgetType
  tag: WidgetTag
  widgetId: string
  /** The embed code, as copied from the console. */
  code: string
  /** URL of the hosted page. */
  link: string
}

/** One widget of each type with the default settings. */
export const createWidgets = (factory: AgencyFactory, agency: TestAgency, origin: string) =>
  Promise.all(widgetTypes.map((type) => createWidget(factory, agency, { type, origin })))

async function createWidget(
  factory: AgencyFactory,
  agency: TestAgency,
  { type, origin }: { type: WidgetType; origin: string },
): Promise<PublishedWidget> {
  const action = { actionType: 'FORM', value: agency.formIds.get(leadTypeOf[type]) ?? '' } as const
  const { subjectId: widgetId } = await factory.createAsset(agency, { type, action })
  const settings = withDefaultSettings(type, { brandingId: agency.brandingId, action })
  const code = renderEmbedCode({ widgetId, type, settings, agencyName: agency.name, origin })
  return { type, tag: tagOf[type], widgetId, code, link: `${origin}/f/${widgetId}` }
}

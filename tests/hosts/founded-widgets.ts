import { embedCode } from '@gable/shared/widgets/embed-code.ts'
import { filledSettings } from '@gable/shared/widgets/filled-settings.ts'
import { leadTypeOf, type WidgetType, widgetTypes } from '@gable/shared/widgets/settings.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { FoundAgency, Founding } from '../../api/src/testing/founding.ts'

export interface FoundedWidget {
  type: WidgetType
  tag: WidgetTag
  widgetId: string
  /** As the console gives it out to be pasted. */
  code: string
  /** What its page of our own is reached by. */
  link: string
}

/** One widget of each type, as an agency gets it that changes nothing. */
export const foundWidgets = (founding: Founding, agency: FoundAgency, origin: string) =>
  Promise.all(widgetTypes.map((type) => foundWidget(founding, agency, { type, origin })))

async function foundWidget(
  founding: Founding,
  agency: FoundAgency,
  { type, origin }: { type: WidgetType; origin: string },
): Promise<FoundedWidget> {
  const action = { actionType: 'FORM', value: agency.formIds.get(leadTypeOf[type]) ?? '' } as const
  const { subjectId: widgetId } = await founding.subject(agency, { type, action })
  const settings = filledSettings(type, { brandingId: agency.brandingId, action })
  const code = embedCode({ widgetId, type, settings, agencyName: agency.name, origin })
  return { type, tag: tagOf[type], widgetId, code, link: `${origin}/f/${widgetId}` }
}

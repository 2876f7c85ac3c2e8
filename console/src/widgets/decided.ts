import type { FormAction } from '@gable/shared/assets/subject.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'
import { askedOf, demandsOf } from '@gable/shared/journeys/asked.ts'
import { filledContent } from '@gable/shared/widgets/filled-settings.ts'
import { leadTypeOf, type WidgetSettings, type WidgetType } from '@gable/shared/widgets/settings.ts'
import { shownContent } from '@gable/shared/widgets/shown-content.ts'
import type { DecidedWidget } from '@gable/shared/widgets/shown-widget.ts'
import { sampleJourney } from '../journeys/sample-journey.ts'

interface Surroundings {
  agencyName: string
  /** The default one first. */
  brandings: Branding[]
  forms: FormConfig[]
  groups: FormGroupConfig[]
}

/** What the server would make of these settings for visitors. Undefined where there is no brand to show it in. */
export function decidedOf<T extends WidgetType>(
  type: T,
  settings: WidgetSettings,
  { agencyName, brandings, forms, groups }: Surroundings,
): DecidedWidget<T> | undefined {
  const branding = brandings.find(({ _id }) => _id === settings.brandingId) ?? brandings[0]
  if (!branding) return undefined
  const stored = { ...settings }
  const led = 'action' in settings ? formsOfAction(settings.action, forms, groups) : ownForm(type, forms)
  return {
    widgetId: 'preview',
    type,
    agencyName,
    settings: shownContent(filledContent(type, stored)),
    journey: sampleJourney(branding, askedOf(demandsOf(type, stored), led), 'widget'),
  }
}

function formsOfAction(action: FormAction | null, forms: FormConfig[], groups: FormGroupConfig[]): FormConfig[] {
  if (!action) return []
  const ids =
    action.actionType === 'FORM' ? [action.value] : (groups.find(({ _id }) => _id === action.value)?.formIds ?? [])
  return ids.flatMap((id) => forms.find(({ _id }) => _id === id) ?? [])
}

/** Of a calculator that is only computed. */
const ownForm = (type: WidgetType, forms: FormConfig[]) =>
  forms.filter(({ leadType }) => leadType === leadTypeOf[type]).slice(0, 1)

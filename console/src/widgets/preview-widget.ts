import type { FormAction } from '@gable/shared/assets/asset.ts'
import type { Branding } from '@gable/shared/branding/branding.ts'
import { findDefaultForm } from '@gable/shared/forms/find-default-form.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'
import { getJourneyQuestions, toQuestionSettings } from '@gable/shared/journeys/questions.ts'
import { withDefaultContent } from '@gable/shared/widgets/default-settings.ts'
import type { MarketRate } from '@gable/shared/widgets/market-rate.ts'
import { toPublicContent } from '@gable/shared/widgets/public-content.ts'
import type { WidgetConfig } from '@gable/shared/widgets/public-widget.ts'
import type { ScoreRate } from '@gable/shared/widgets/score-rates.ts'
import { leadTypeOf, type WidgetSettings, type WidgetType } from '@gable/shared/widgets/settings.ts'
import { createSampleJourney } from '../journeys/create-sample-journey.ts'

interface AccountDefaults {
  agencyName: string
  /** Starts with the default branding template. */
  brandings: Branding[]
  forms: FormConfig[]
  groups: FormGroupConfig[]
  marketRate?: MarketRate | undefined
  scoreRates?: readonly ScoreRate[] | undefined
  hasCountyTaxes?: boolean
}

/** Builds the widget that the server would send to visitors. Undefined without any branding template. */
export function toPreviewWidget<T extends WidgetType>(
  type: T,
  settings: WidgetSettings,
  { agencyName, brandings, forms, groups, marketRate, scoreRates, hasCountyTaxes }: AccountDefaults,
): WidgetConfig<T> | undefined {
  const branding = brandings.find(({ _id }) => _id === settings.brandingId) ?? brandings[0]
  if (!branding) return undefined
  const record = { ...settings }
  const journeyForms =
    'action' in settings ? listActionForms(settings.action, forms, groups) : listDefaultForms(type, forms)
  return {
    widgetId: 'preview',
    type,
    agencyName,
    marketRate,
    scoreRates,
    ...(hasCountyTaxes && { hasCountyTaxes }),
    emailsFigures: journeyForms[0]?.generalSettings.sendsAnswer ?? true,
    settings: toPublicContent(withDefaultContent(type, record)),
    journey: createSampleJourney(
      branding,
      getJourneyQuestions(toQuestionSettings(type, record), journeyForms),
      'widget',
    ),
  }
}

function listActionForms(action: FormAction | null, forms: FormConfig[], groups: FormGroupConfig[]): FormConfig[] {
  if (!action) return []
  const ids =
    action.actionType === 'FORM' ? [action.value] : (groups.find(({ _id }) => _id === action.value)?.formIds ?? [])
  return ids.flatMap((id) => forms.find(({ _id }) => _id === id) ?? [])
}

/** The form of the widget's lead type, for calculators without a form setting. */
function listDefaultForms(type: WidgetType, forms: FormConfig[]): FormConfig[] {
  const form = findDefaultForm(forms, leadTypeOf[type])
  return form ? [form] : []
}

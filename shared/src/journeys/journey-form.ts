import type { FormConfig } from '../forms/form.ts'
import type { JourneyForm } from './journey.ts'

/** The part of a form that visitors' browsers get. */
export const toJourneyForm = ({
  _id,
  leadType,
  title,
  description,
  settings,
}: Pick<FormConfig, '_id' | 'leadType' | 'title' | 'description'> & {
  settings: JourneyFormSettings
}): JourneyForm => ({
  id: _id,
  leadType,
  title,
  description,
  asksSellingTimeline: settings.includeSellingTimeline === true,
  phoneMandatory: settings.phoneMandatory,
})

type JourneyFormSettings = Pick<FormConfig['settings'], 'phoneMandatory' | 'includeSellingTimeline'>

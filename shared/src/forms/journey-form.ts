import type { JourneyForm } from '../journeys/journey.ts'
import type { FormConfig } from './form.ts'

/** A form as a visitor's browser knows it. */
export const journeyFormOf = ({
  _id,
  leadType,
  title,
  description,
  settings,
}: Pick<FormConfig, '_id' | 'leadType' | 'title' | 'description'> & { settings: Asked }): JourneyForm => ({
  id: _id,
  leadType,
  title,
  description,
  asksSellingTimeline: settings.includeSellingTimeline === true,
  phoneMandatory: settings.phoneMandatory,
})

type Asked = Pick<FormConfig['settings'], 'phoneMandatory' | 'includeSellingTimeline'>

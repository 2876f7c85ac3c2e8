import type { Journey } from '@gable/shared/journey/journey.ts'
import { en } from '@gable/shared/journey/words/en.ts'
import { define } from '../../embeds/src/element/define.ts'
import { connect } from '../../embeds/src/journey/connect.ts'
import css from '../../embeds/src/journey/journey.css'
import { JourneyView } from '../../embeds/src/journey/journey-view.tsx'
import { trackerOf } from '../../embeds/src/track/tracker.ts'

const [subject, subjectId] = ['widget', '018bb2c0-1e00-7000-8c00-0000000000a1'] as const
const base = 'https://gable.example'

const journey: Journey = {
  ...{ subject, subjectId, language: 'en', asksAddress: true, phoneMandatory: false },
  brand: {
    ...{ name: 'Harbor & Hill', logo: null, buttonStyle: 'PILL', font: 'SERIF' },
    ...{ colour: '#123F5C', onColour: '#FFFFFF', ink: '#123F5C', inkOnDark: '#6C889A' },
    ...{ phone: '', email: '', address: '', website: '', license: '', disclaimer: '', marks: [] },
    ...{ privacyUrl: 'https://harbor.example/privacy', termsUrl: '' },
  },
  forms: [
    { id: 'hv', leadType: 'HV', title: 'What is it worth?', description: 'We tell you.', asksSellingTimeline: true },
  ],
  consent: { wording: 'You agree to be called.', version: 'en-1', seal: 'seal' },
}

const { count } = trackerOf({ base, subject, subjectId, visitId: 'visit', countsMachines: true })
const services = connect({ base, journey, visitId: 'visit', count })

/** The journey as a widget will show it: in a shadow root, on a page nobody here controls. */
define('journey-widget', {
  component: () => <JourneyView surface="widget" journey={journey} words={en} services={services} />,
  attributes: [],
  css,
})

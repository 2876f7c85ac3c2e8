import type { SubjectKind } from '@gable/shared/assets/subject.ts'

interface Words {
  /** One of them, as it is called in a list. */
  name: string
  heading: string
  views: { label: string; tooltip: string }
  /** What views lead to: journeys begun, or buttons pressed. */
  step: { label: string; tooltip: string }
  conversion: { tooltip: string }
  ratio: string
}

/** What the figures of each kind of thing are called. */
export const wordsOf: Record<SubjectKind, Words> = {
  widget: {
    name: 'Widget',
    heading: 'Widget Performance',
    views: { label: 'Widget Views', tooltip: 'The number of times the widget was viewed' },
    step: {
      label: 'Entrances',
      tooltip: 'The percentage and number of times CTAs were clicked and journeys started, out of widget views',
    },
    conversion: { tooltip: 'The percentage and number of form submissions, out of journeys started' },
    ratio: 'Widget Views to Submission Rate',
  },
  'landing-page': {
    name: 'Landing Page',
    heading: 'Landing Page Performance',
    views: { label: 'Page Views', tooltip: 'The number of times the page was viewed' },
    step: {
      label: 'Entrances',
      tooltip: 'The percentage and number of times CTAs were clicked and journeys started, out of page views',
    },
    conversion: { tooltip: 'The percentage and number of form submissions, out of journeys started' },
    ratio: 'Page Views to Submissions Rate',
  },
  'contact-dashboard': {
    name: 'Contact Dashboard',
    heading: 'Contact Dashboard Performance',
    views: { label: 'Dashboard Views', tooltip: 'The number of times contacts viewed the dashboards' },
    step: { label: 'Click-Through Rate', tooltip: 'The percentage and number of CTA clicks, out of dashboard views' },
    conversion: { tooltip: 'The percentage and number of form submissions, out of CTA clicks' },
    ratio: 'Click-Through Rate',
  },
}

import type { AssetKind } from '@gable/shared/assets/asset.ts'

interface PerformanceLabels {
  /** Singular, for lists. */
  name: string
  heading: string
  views: { label: string; tooltip: string }
  /** Journeys started, or buttons clicked on dashboards. */
  engagement: { label: string; tooltip: string }
  conversion: { tooltip: string }
  ratio: string
}

/** The labels of the statistics by asset kind. */
export const performanceLabels: Record<AssetKind, PerformanceLabels> = {
  widget: {
    name: 'Widget',
    heading: 'Widget Performance',
    views: { label: 'Widget Views', tooltip: 'The number of times the widget was viewed' },
    engagement: {
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
    engagement: {
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
    engagement: {
      label: 'Click-Through Rate',
      tooltip: 'The percentage and number of CTA clicks, out of dashboard views',
    },
    conversion: { tooltip: 'The percentage and number of form submissions, out of CTA clicks' },
    ratio: 'Click-Through Rate',
  },
}

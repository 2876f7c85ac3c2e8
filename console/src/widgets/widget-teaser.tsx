import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { TeaserOffer } from './teaser-offer.tsx'
import { TeaserSamples } from './teaser-samples.tsx'

/** In place of the list where the plan has no widgets: what they look like, what they bring, and how to get them. */
export const WidgetTeaser = () => (
  <Page title="Widgets" width="wide">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Widgets' }]} />
    </TopBarSlot>
    <TeaserOffer />
    <TeaserSamples />
  </Page>
)

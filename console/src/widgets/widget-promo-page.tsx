import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { WidgetPromo } from './widget-promo.tsx'
import { WidgetSamples } from './widget-samples.tsx'

/** In place of the list where the plan has no widgets: what they look like, what they bring, and how to get them. */
export const WidgetPromoPage = () => (
  <Page title="Widgets" width="wide">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Widgets' }]} />
    </TopBarSlot>
    <WidgetPromo />
    <WidgetSamples />
  </Page>
)

import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { WidgetPromo } from './widget-promo.tsx'
import { WidgetSamples } from './widget-samples.tsx'

/** Replaces the list on plans without widgets. */
export const WidgetPromoPage = () => (
  <Page title="Widgets" width="wide">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Widgets' }]} />
    </TopBarSlot>
    <WidgetPromo />
    <WidgetSamples />
  </Page>
)

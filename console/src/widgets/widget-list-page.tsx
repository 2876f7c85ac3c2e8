import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount } from '../platform/account.ts'
import { CreateWidgetButton } from './create-widget-button.tsx'
import { WidgetList } from './widget-list.tsx'
import { WidgetPromoPage } from './widget-promo-page.tsx'

/** Lists the widgets. Promotes widgets instead if the plan does not include them. */
export function WidgetListPage() {
  const { plan } = useAccount()
  if (allowanceOf(plan, 'widgets') === 0) return <WidgetPromoPage />
  return (
    <Page title="Widgets" actions={<CreateWidgetButton />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Widgets' }]} />
      </TopBarSlot>
      <WidgetList />
    </Page>
  )
}

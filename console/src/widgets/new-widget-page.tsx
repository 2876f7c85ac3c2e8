import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccount } from '../platform/account.ts'
import { useWidgetPaths } from './widget-paths.ts'
import { WidgetPromoPage } from './widget-promo-page.tsx'
import { WidgetTemplatePicker } from './widget-template-picker.tsx'

export function NewWidgetPage() {
  const { plan } = useAccount()
  const { listPath } = useWidgetPaths()
  if (allowanceOf(plan, 'widgets') === 0) return <WidgetPromoPage />
  return (
    <Page title="Select a Template">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Widgets', to: listPath }, { label: 'New Widget' }]} />
      </TopBarSlot>
      <WidgetTemplatePicker />
    </Page>
  )
}

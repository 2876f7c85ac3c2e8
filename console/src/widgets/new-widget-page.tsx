import { allowanceOf } from '@gable/shared/plans/plan.ts'
import { SelectTemplatePage } from '../layout/select-template-page.tsx'
import { useAccount } from '../platform/account.ts'
import { useWidgetPaths } from './widget-paths.ts'
import { WidgetPromoPage } from './widget-promo-page.tsx'
import { WidgetTemplatePicker } from './widget-template-picker.tsx'

export function NewWidgetPage() {
  const { plan } = useAccount()
  const { listPath } = useWidgetPaths()
  if (allowanceOf(plan, 'widgets') === 0) return <WidgetPromoPage />
  return (
    <SelectTemplatePage list={{ label: 'Widgets', to: listPath }} label="New Widget">
      <WidgetTemplatePicker />
    </SelectTemplatePage>
  )
}

import { bigAssets, demoAssets } from '@gable/shared/demo/assets.ts'
import { bigAccount, demoAccounts } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { expect, test } from 'vitest'
import { createDemoWidgetContent } from './widgets.ts'

const widgets = [
  ...demoAssets.map((asset) => ({ ...asset, accountId: demoAccounts[asset.agency] })),
  ...bigAssets.slice(0, 6).map((asset) => ({ ...asset, accountId: bigAccount })),
].filter(({ kind }) => kind === 'widget')

test.for(widgets)('the settings of the demo widget $name are valid', ({ accountId, type, name }) => {
  const settings = {
    ...createDemoWidgetContent({ accountId, type, name }),
    brandingId: newId(),
    action: { actionType: 'FORM', value: newId() },
  }
  expect(settingsRules[type as WidgetType].safeParse(settings).error?.issues ?? []).toEqual([])
})

import { bigAssets, demoAssets } from '@gable/shared/demo/assets.ts'
import { bigAccount, demoAccounts } from '@gable/shared/demo/people.ts'
import { newId } from '@gable/shared/ids.ts'
import type { WidgetSettings, WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { listWidgetTexts, type SpanishText } from '@gable/shared/widgets/spanish-texts.ts'
import { spanishWidgetTexts } from '@gable/shared/widgets/spanish-widget-texts.ts'
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

test.for(widgets)('every text of the demo widget $name has Spanish', ({ accountId, type, name }) => {
  const { spanishTexts = [], ...content } = createDemoWidgetContent({ accountId, type, name }) as WidgetSettings & {
    spanishTexts?: SpanishText[]
  }
  const own = new Set(spanishTexts.map(({ text }) => text))
  expect(listWidgetTexts(content).filter((text) => !own.has(text) && !spanishWidgetTexts.has(text))).toEqual([])
})

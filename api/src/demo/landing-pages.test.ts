import { bigAssets, demoAssets } from '@gable/shared/demo/assets.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { GeneralRules, layoutRules } from '@gable/shared/landing-pages/layout-rules.ts'
import { expect, test } from 'vitest'
import { createDemoPage } from './landing-pages.ts'

const pages = [...demoAssets, ...bigAssets.slice(0, 6)].filter(({ kind }) => kind === 'landing-page')

test.for(pages)('the settings of the demo page $name are valid', ({ type, name }) => {
  const actionFor = () => ({ actionType: 'FORM', value: newId() }) as const
  const page = createDemoPage({ type, name }, { brandingId: newId(), actionFor })
  expect(layoutRules[type as LayoutType].safeParse(page?.settings).error?.issues ?? []).toEqual([])
  expect(GeneralRules.safeParse(page?.generalSettings).error?.issues ?? []).toEqual([])
})

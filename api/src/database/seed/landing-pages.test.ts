import { bigSubjects, demoSubjects } from '@gable/shared/demo/subjects.ts'
import { newId } from '@gable/shared/ids.ts'
import type { LayoutType } from '@gable/shared/landing-pages/layout.ts'
import { GeneralRules, layoutRules } from '@gable/shared/landing-pages/layout-rules.ts'
import { expect, test } from 'vitest'
import { demoPage } from './landing-pages.ts'

const pages = [...demoSubjects, ...bigSubjects.slice(0, 6)].filter(({ subject }) => subject === 'landing-page')

test.for(pages)('the demo’s $name is set so that it could be saved', ({ type, name }) => {
  const actionFor = () => ({ actionType: 'FORM', value: newId() }) as const
  const page = demoPage({ type, name }, { brandingId: newId(), actionFor })
  expect(layoutRules[type as LayoutType].safeParse(page?.settings).error?.issues ?? []).toEqual([])
  expect(GeneralRules.safeParse(page?.generalSettings).error?.issues ?? []).toEqual([])
})

import { bigAccount, demoAccounts } from '@gable/shared/demo/people.ts'
import { bigSubjects, demoSubjects } from '@gable/shared/demo/subjects.ts'
import { newId } from '@gable/shared/ids.ts'
import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { settingsRules } from '@gable/shared/widgets/settings-rules.ts'
import { expect, test } from 'vitest'
import { demoContent } from './widgets.ts'

const widgets = [
  ...demoSubjects.map((subject) => ({ ...subject, accountId: demoAccounts[subject.agency] })),
  ...bigSubjects.slice(0, 6).map((subject) => ({ ...subject, accountId: bigAccount })),
].filter(({ subject }) => subject === 'widget')

test.for(widgets)('the demo’s $name is set so that it could be saved', ({ accountId, type, name }) => {
  const settings = {
    ...demoContent({ accountId, type, name }),
    brandingId: newId(),
    action: { actionType: 'FORM', value: newId() },
  }
  expect(settingsRules[type as WidgetType].safeParse(settings).error?.issues ?? []).toEqual([])
})

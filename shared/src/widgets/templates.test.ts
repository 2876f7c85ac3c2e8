import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { type WidgetType, widgetTypes } from './settings.ts'
import { settingsRules } from './settings-rules.ts'
import { templates } from './templates.ts'

test.for(widgetTypes)('%s has a choice of templates', (type) => {
  expect(templates.filter((beginning) => beginning.type === type).length).toBeGreaterThanOrEqual(2)
})

test('each template has an id, a name and a description of its own', () => {
  for (const key of ['id', 'name', 'description'] as const)
    expect(new Set(templates.map((beginning) => beginning[key])).size).toBe(templates.length)
})

test.for(templates)('$name can be saved as it is, once a state is chosen', ({ type, content }) => {
  const settings = {
    ...content,
    ...('defaultState' in content && { defaultState: 'ME' }),
    brandingId: newId(),
    action: { actionType: 'FORM', value: newId() },
  }
  expect(settingsRules[type as WidgetType].safeParse(settings).error?.issues ?? []).toEqual([])
})

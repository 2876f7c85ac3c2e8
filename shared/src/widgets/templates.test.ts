import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { type WidgetType, widgetTypes } from './settings.ts'
import { settingsRules } from './settings-rules.ts'
import { templates } from './templates.ts'

test.for(widgetTypes)('%s has at least two templates', (type) => {
  expect(templates.filter((template) => template.type === type).length).toBeGreaterThanOrEqual(2)
})

test('each template has a unique id, name and description', () => {
  for (const key of ['id', 'name', 'description'] as const)
    expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length)
})

test.for(templates)('$name is valid without changes, except for the state', ({ type, content }) => {
  const settings = {
    ...content,
    ...('defaultState' in content && { defaultState: 'ME' }),
    brandingId: newId(),
    action: { actionType: 'FORM', value: newId() },
  }
  expect(settingsRules[type as WidgetType].safeParse(settings).error?.issues ?? []).toEqual([])
})

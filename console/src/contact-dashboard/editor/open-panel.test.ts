import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import { expect, test } from 'vitest'
import { createNewModule, getSelectedModule } from './open-panel.ts'

const modules = listDefaultModules('2026-11-22T00:00:00.000Z')

test('a new module is hidden, visible to everyone and above all others', () => {
  expect(createNewModule('HTML', modules)).toMatchObject({
    seq: 0,
    isActive: false,
    settings: { name: 'HTML Module' },
    visibilitySettings: { visibilityLevel: 'all', filters: [] },
  })
  expect(createNewModule('HTML', [])).toMatchObject({ seq: 1 })
})

test('the selected module is the one of the open panel, unless someone else removed it', () => {
  const module = createNewModule('CTA', modules)
  expect(getSelectedModule({ kind: 'list' }, modules)).toBeUndefined()
  expect(getSelectedModule({ kind: 'new', module }, modules)).toBe(module)
  expect(getSelectedModule({ kind: 'module', moduleId: 'COMPS' }, modules)).toMatchObject({ moduleType: 'COMPS' })
  expect(getSelectedModule({ kind: 'module', moduleId: 'removed' }, modules)).toBeUndefined()
})

import { getDashboardLabels } from '@gable/shared/contact-dashboard/labels/get-dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { expect, test } from 'vitest'
import { renderModule } from '../modules.tsx'
import { createModule, createPage } from '../testing/render-sample.ts'
import { createModuleKeeper } from './keep-modules.ts'

function createKeeper() {
  const rendered: string[] = []
  const keeper = createModuleKeeper((module, context) => {
    rendered.push(module.moduleId)
    return renderModule(module, context)
  })
  const show = (page: PublicDashboard, modules = page.modules) => {
    rendered.length = 0
    keeper.start(page)
    const contents = modules.map((module) => keeper.render(module, { page, labels }))
    return { rendered: [...rendered], contents }
  }
  return show
}

test('a keystroke renders the module that it changes, and no other', () => {
  const show = createKeeper()
  const page = createPage()
  const first = show(page)
  expect(first.rendered).toHaveLength(page.modules.length)
  const typed = page.modules.map((module) =>
    module.moduleId === 'COMPS' ? createModule('COMPS', { heading: 'Sold nearby' }) : module,
  )
  const { rendered, contents } = show(page, structuredClone(typed))
  expect(rendered).toEqual(['COMPS'])
  expect(contents.filter((content, index) => content !== first.contents[index])).toHaveLength(1)
})

test('another home or language renders every module', () => {
  const show = createKeeper()
  const page = createPage()
  show(page)
  expect(show({ ...page, language: 'es' }).rendered).toHaveLength(page.modules.length)
  expect(show({ ...page, value: { data: [], course: [] }, language: 'es' }).rendered).toHaveLength(page.modules.length)
})

test('a module that comes back after a change is up to date', () => {
  const show = createKeeper()
  const page = createPage()
  show(page)
  show(page, [])
  expect(show(page, [createModule('CTA', { heading: 'New' })]).rendered).toEqual(['CTA'])
})

const labels = getDashboardLabels('en')

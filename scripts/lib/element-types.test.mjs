import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderElementTypes } from '../../shared/src/widgets/element-types.ts'
import { inRoot } from './repository.mjs'
import { runCaptured } from './run.mjs'

let folder = ''

beforeAll(async () => {
  await mkdir(inRoot('.cache'), { recursive: true })
  folder = await mkdtemp(inRoot('.cache', 'types-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Compiles the files in a new project with only the given packages. Returns the compiler's output. */
async function compile(files, options = {}, packages = {}) {
  const project = await mkdtemp(join(folder, 'project-'))
  const allFiles = { ...files, 'widgets.d.ts': renderElementTypes() }
  for (const [name, text] of Object.entries(allFiles)) await writeFile(join(project, name), text)
  for (const [name, target] of Object.entries(packages)) {
    await mkdir(join(project, 'node_modules', name, '..'), { recursive: true })
    await symlink(target, join(project, 'node_modules', name))
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    ...options,
  }
  const config = { compilerOptions, files: Object.keys(allFiles) }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config))
  const { output } = await runCaptured(process.execPath, [
    inRoot('node_modules', 'typescript-7', 'bin', 'tsc'),
    '-p',
    project,
    '--pretty',
    'false',
  ])
  return output.trim()
}

const page = `
const widget = document.querySelector('search-widget')
widget?.addEventListener('gable:success', ({ detail }) => detail.submissionId.length)
document.addEventListener('gable:error', (event) => {
  const reason: 'gone' | 'tooMany' | 'failed' | 'unreachable' = event.detail.reason
  return reason
})
window.addEventListener('gable:submit', (event) => event.preventDefault())
document.createElement('mortgage-calculator-widget').setAttribute('widget-id', '1')
// @ts-expect-error: events never contain what the visitor typed
widget?.addEventListener('gable:change', ({ detail }) => detail.value)
`

const comparison = `
import type { WidgetEvents } from '../../../embeds/src/element/widget-events.ts'
import type { WidgetEventDetails } from './widgets.d.ts'
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false
export const all: Same<keyof WidgetEvents, keyof WidgetEventDetails> = true
export const each: { [Name in keyof WidgetEvents]: Same<WidgetEvents[Name], WidgetEventDetails[Name]> } = {
  ready: true, view: true, change: true, invalid: true, submit: true, success: true, error: true,
}
`

test('the types work without a framework and match the events of the elements', async () => {
  const files = { 'page.ts': page, 'comparison.ts': comparison }
  expect(await compile(files, { skipLibCheck: false, skipDefaultLibCheck: true })).toBe('')
}, 60_000)

const component = `
export const Page = () => (
  <main>
    <search-widget widget-id="1" lang="es" style={{ display: 'block' }} className="custom" key="one">
      <a href="/f/1">What is it worth?</a>
    </search-widget>
    <affordability-calculator-widget widget-id="2" {...{ 'ongable:success': ({ detail }) => void detail.submissionId }} />
    {/* @ts-expect-error: widget-id is required */}
    <search-widget />
    {/* @ts-expect-error: unknown element */}
    <popup-widget widget-id="3" />
  </main>
)
`

test('the types work with the global JSX namespace of React 18', async () => {
  const react = `
declare namespace JSX {
  interface Element {}
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicElements { main: { children?: unknown }; a: { href: string; children?: unknown } }
}
`
  expect(await compile({ 'page.tsx': component, 'react.d.ts': react }, { jsx: 'preserve' })).toBe('')
}, 60_000)

test('the types work with React 19 and Vue', async () => {
  const ref = `
import { useRef } from 'react'
export function Measured() {
  const widget = useRef<HTMLElement>(null)
  return <search-widget ref={widget} widget-id="1" />
}
`
  const vue = `
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['home-sale-calculator-widget']>['$props']
export const props: Props = { 'widget-id': '1', 'onGable:success': ({ detail }) => void detail.submissionId }
export const routerLink: GlobalComponents['RouterLink'] | undefined = undefined
// @ts-expect-error: widget-id is required
export const empty: Props = {}
`
  const vueFolder = join(folder, 'vue')
  await mkdir(vueFolder)
  const vueTypes = 'export interface GlobalComponents { RouterLink: new () => { $props: { to: string } } }'
  await writeFile(join(vueFolder, 'index.d.ts'), vueTypes)
  await writeFile(join(vueFolder, 'package.json'), '{ "name": "vue", "types": "index.d.ts" }')
  const packages = { vue: vueFolder, '@types/react': inRoot('console', 'node_modules', '@types', 'react') }
  const files = { 'page.tsx': component, 'measured.tsx': ref, 'vue.ts': vue }
  expect(await compile(files, { jsx: 'react-jsx', skipLibCheck: true }, packages)).toBe('')
}, 60_000)

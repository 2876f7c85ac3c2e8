import { expect, test } from './host-test.ts'
import { getRecordedVisits } from './recorded-visits.ts'
import { createVisitor } from './visitor.ts'

/** Overrides from Prototype.js and similar old libraries. */
const prototypeJs = `
  Object.extend = (target, source) => { for (const name in source) target[name] = source[name]; return target }
  Object.toJSON = (value) => Array.isArray(value) ? '[' + value.map(Object.toJSON).join(', ') + ']' : '"' + value + '"'
  Array.prototype.toJSON = function () { return Object.toJSON(this) }
  String.prototype.toJSON = function () { return '"' + this + '"' }
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"' }
  window.$ = (id) => document.getElementById(id)
  window.$A = (list) => { const array = []; for (let i = 0; i < (list ? list.length : 0); i++) array.push(list[i]); return array }
  Array.from = $A
  Object.extend(Array.prototype, {
    each(work) { for (const one of this) work(one) },
    _reverse: Array.prototype.reverse,
    reverse(inline) { return (inline === false ? this.slice() : this)._reverse() },
    first() { return this[0] },
    last() { return this[this.length - 1] },
    compact() { return this.filter(Boolean) },
    reduce() { return this.length > 1 ? this : this[0] },
    without(...values) { return this.filter((one) => !values.includes(one)) },
    find(test) { for (const one of this) if (test(one)) return one },
    entries() { return [...this] },
  })
  Object.extend(String.prototype, { gsub() { return this }, strip() { return this.trim() }, startsWith(text) { return this.lastIndexOf(text, 0) === 0 } })
  Function.prototype.bind = function (...given) { const work = this; const self = given.shift(); return function (...more) { return work.apply(self, given.concat(more)) } }
  Element.prototype.remove = function () { this.parentNode.removeChild(this); return this }
`
/** Types into a calculator and waits for what follows from it. */
async function changeFigures({ type, element }: ReturnType<typeof createVisitor>) {
  if (type === 'SEARCH') return
  const figure = element.locator('.figure')
  const before = (await figure.textContent()) ?? ''
  await element.getByRole('textbox').first().fill('250,000')
  await expect(figure).not.toHaveText(before)
}

/** Globals that other scripts leak. */
const leakedGlobals = `
  Object.prototype.extend = function () { return this }
  Object.prototype.isPage = true
  Object.defineProperty(Object.prototype, 'value', { value: 'theirs', writable: true })
  window.module = { exports: {} }
  window.exports = window.module.exports
  window.define = Object.assign((...given) => { defined.push(given) }, { amd: {} })
  window.defined = []
  window.require = () => { throw new Error('No such module') }
  window.process = { env: {} }
  window.h = window.render = window.options = window.PIECES = 'theirs'
`

test('widgets submit correctly on a page whose scripts extend built-ins and leak globals', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await open({
    head: `<script>${prototypeJs}${leakedGlobals}</script>`,
    body: widgets.map(({ code }) => code).join(''),
  })
  const visitors = widgets.map((widget) => createVisitor(page, widget))
  for (const visitor of visitors) await changeFigures(visitor)
  for (const visitor of visitors) await visitor.openForm()
  for (const visitor of visitors) await visitor.fillForm()
  for (const { send, thanks } of visitors) {
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets) {
    await expect
      .poll(() => getRecordedVisits(owner, widgetId))
      .toMatchObject({ views: 1, entrances: 1, leads: 1, sightings: [{ faults: [] }] })
  }
  expect(await page.evaluate(() => (window as unknown as { defined: unknown[] }).defined)).toEqual([])
})

import { storedOf } from './stored.ts'
import { expect, test } from './strangers.ts'
import { visitorAt } from './visitor.ts'

/** The lines of Prototype.js and of its time that other scripts still stumble over. */
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
/** What else other scripts leave lying about. */
const leftovers = `
  Object.prototype.extend = function () { return this }
  Object.prototype.isPage = true
  window.module = { exports: {} }
  window.exports = window.module.exports
  window.define = Object.assign((...given) => { defined.push(given) }, { amd: {} })
  window.defined = []
  window.require = () => { throw new Error('No such module') }
  window.process = { env: {} }
  window.h = window.render = window.options = window.PIECES = 'theirs'
`

test('between scripts that extend what is built in and leak their own names, everything arrives as it was typed', async ({
  page,
  open,
  widgets,
  owner,
}) => {
  await open({
    head: `<script>${prototypeJs}${leftovers}</script>`,
    body: widgets.map(({ code }) => code).join(''),
  })
  const visitors = widgets.map((widget) => visitorAt(page, widget))
  for (const visitor of visitors) await visitor.begin()
  for (const visitor of visitors) await visitor.fillIn()
  for (const { send, thanks } of visitors) {
    await send.click()
    await expect(thanks).toBeVisible()
  }
  for (const { widgetId } of widgets) {
    await expect
      .poll(() => storedOf(owner, widgetId))
      .toMatchObject({ views: 1, entrances: 1, leads: 1, sightings: [{ faults: [] }] })
  }
  expect(await page.evaluate(() => (window as unknown as { defined: unknown[] }).defined)).toEqual([])
})
